"""Ours against a peer, in one run: `python -m benchmarks`, and `python -m benchmarks long` for the hundred thousand games."""
