"""The road: `bikes` ride around it, and kittens dodge them."""
