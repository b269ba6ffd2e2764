"""Checks of the built package.

    python -m tools.wheel

builds a wheel and an sdist of this checkout, installs the wheel in an environment of its
own outside the checkout, and plays a game against a bot over HTTP and WebSocket from it
(`play`).
"""
