"""Fake receivers of notices: a webhook and a mail server on this machine."""

from __future__ import annotations

import json
import socketserver
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_string, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Any, TypeVar

from tests.server.players import PATIENCE
from tests.server.serving import Serving

T = TypeVar("T")

# How often time is moved on before a notice is given up.
_STEPS = 200


class Box:
    """A mailbox: all that came in, in order; `status` is what a webhook answers."""

    def __init__(self) -> None:
        self.address = ""
        self.status = 200
        # A webhook answers when this is set.
        self.answers = Event()
        self.answers.set()
        self.mail: SimpleQueue[EmailMessage] = SimpleQueue()
        self.posts: SimpleQueue[dict[str, Any]] = SimpleQueue()

    def letter(self) -> EmailMessage:
        return self.mail.get(timeout=PATIENCE)

    def next_letter(self, server: Serving) -> EmailMessage:
        return _moved_on(self.mail, server)

    def next_post(self, server: Serving) -> dict[str, Any]:
        return _moved_on(self.posts, server)


def _moved_on(queue: SimpleQueue[T], server: Serving) -> T:
    """The next thing that comes, while time goes on."""
    for _ in range(_STEPS):
        server.times.pass_by(61)
        try:
            return queue.get(timeout=0.3)
        except Empty:
            continue
    raise AssertionError("nothing came")


@contextmanager
def _running(server: socketserver.BaseServer) -> Iterator[None]:
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@contextmanager
def webhook() -> Iterator[Box]:
    box = Box()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            box.posts.put({"path": self.path, **json.loads(body)})
            box.answers.wait(PATIENCE)
            self.send_response(box.status)
            self.send_header("Location", f"{box.address}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *words: object) -> None:
            """Nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    box.address = f"http://127.0.0.1:{server.server_port}"
    with _running(server):
        yield box


@contextmanager
def mail_server() -> Iterator[Box]:
    box = Box()

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.say("220 here")
            while line := self.rfile.readline():
                word = line[:4].upper().strip()
                if word == b"DATA":
                    self.say("354 go on")
                    box.mail.put(self.letter())
                if word == b"QUIT":
                    self.say("221 bye")
                    return
                self.say("250 fine")

        def letter(self) -> EmailMessage:
            lines = iter(self.rfile.readline, b".\r\n")
            text = b"".join(lines).decode().replace("\r\n", "\n")
            return message_from_string(text, policy=policy.default)

        def say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

    class Server(socketserver.ThreadingTCPServer):
        allow_reuse_address = True

    server = Server(("127.0.0.1", 0), Handler)
    box.address = f"smtp://127.0.0.1:{server.server_address[1]}"
    with _running(server):
        yield box
