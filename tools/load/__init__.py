"""The load test: many live tables over WebSockets, beside a bare echo in the same run.

    python -m tools.load --tables 200 --seconds 4 --rounds 8

Begin with `__main__`, then `latency` and `memory`, which are the measurements. The server,
the echo (`servers`) and the clients (`client`, with `players` and `echoes` over
`websocket`) are processes of their own, started by `processes`. It runs on Linux, since
memory is read from /proc.
"""
