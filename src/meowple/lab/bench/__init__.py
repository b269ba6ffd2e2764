"""Benchmarks: `bench` measures our own speed; `catanatron` is a script that measures
another engine in its own environment, for comparison."""
