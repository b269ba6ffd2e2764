"""`meowple admin`, the commands for hosts: `admin` has the commands, `context` what they
share, `exports` the files of records, `listing` the list of tables."""
