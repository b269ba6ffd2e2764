"""The tests of a package run where it is installed: see `tests/plugin`."""

collect_ignore = ["catnaps"]
