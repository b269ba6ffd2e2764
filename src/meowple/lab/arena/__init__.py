"""Contests: `arena` plays bots against each other on the same deals, `ranking` says which
is stronger and how sure that is, `paired` compares two of them deal by deal and tells when
enough is known, `contest_file` keeps a contest on disk so that it can be resumed."""
