"""What every game is made of: the contract, dice, records, errors."""
