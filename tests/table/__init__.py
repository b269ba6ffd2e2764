"""Tables without a server around them."""
