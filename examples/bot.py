"""A bot in forty lines: takes a seat that is open to bots, plays a whole game by choosing any legal move, and ends.

python examples/bot.py http://localhost:8017 TOKEN [TABLE]"""

import json
import secrets
import sys
import time
from contextlib import suppress

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


def main(server: str, token: str, table: str | None = None) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=server, headers=headers) as http:
        tables = http.get("/api/tables").raise_for_status().json()["tables"]
        table = table or next(one["id"] for one in tables if one["status"] == "open" and one["bots_welcome"])
        joined = http.post(f"/api/tables/{table}/join", json={})  # a conflict if we sit there already, which is fine
        seats = http.get(f"/api/tables/{table}").json().get("seats", [])
    mine = [seat for seat, one in enumerate(seats) if one["yours"]] or sys.exit(joined.text)
    address = f"ws{server.removeprefix('http')}/api/tables/{table}/seats/{mine[0]}/socket"
    while True:
        with suppress(OSError, WebSocketException), connect(address, additional_headers=headers) as socket:
            for message in map(json.loads, socket):
                if message.get("error", {}).get("status") in (401, 403, 404):
                    sys.exit(message["error"]["text"])
                if "error" in message or "refused" in message:
                    break
                if message.get("status") in ("over", "aborted"):
                    return print(message["status"], json.dumps(message.get("outcome")))
                if message.get("moves"):
                    time.sleep(0.05)  # the server takes twenty moves a second from one person
                    socket.send(json.dumps({"decision": message["decision"], "move": secrets.choice(message["moves"])}))
        time.sleep(1)  # something went wrong: connect again, and be told how things stand


main(*sys.argv[1:])
