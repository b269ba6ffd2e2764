"""The HTTP API, and the pages and files of the browser client.

Begin with `endpoint`: what an endpoint is, and how a request becomes a checked `Call`.
The endpoints themselves are in `profiles`, `tables`, `games`, `puzzles`, `history` and
`notifications`, with `ops` for hosts, which also lists them all. The types of their
requests and responses, and answers that need no database, are in `meowple.backend`;
`openapi` describes them.
`error_responses` has the status and body of errors, `client_address` tells where a
request comes from, `security_headers` is the outermost middleware, `static` serves the
built client, `compression` and `pages` are helpers.
"""
