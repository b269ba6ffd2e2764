"""Scenarios: `scenario` has missions and figures as data, `lanterns` the one scenario with
rules of its own.
"""
