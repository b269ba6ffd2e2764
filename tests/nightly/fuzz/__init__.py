"""Fuzzing of every file format and message, guided by coverage.

An input that reaches a line nobody reached before joins the corpus. Anything but an answer
or an error of our own family is a finding."""
