"""The server: tables for many players, over HTTP and WebSockets, in one or more processes.

Begin with `app`, which puts everything together, and follow an action from there:
`websocket` receives it, `live` holds the table in memory and asks `meowple.table` what
the action does, `storage` commits it, `websocket` sends the new state to every client.

`http` is the API around tables, `workers` are the processes in which bots think, and
`notifications` tells players who are away that it is their turn. `run` starts it all by
uvicorn with `settings`; `uvicorn_protocols`, `rate_limits`, `metrics`, `json_logging` and
`errors` are what every part uses.
"""
