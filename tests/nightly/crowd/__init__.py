"""A thousand WebSockets at one server: people who play, people who look on, people on bad
lines, and people who mean harm. Limits are those of `meowple serve`; every client has an
address of its own, by the header of a trusted proxy."""
