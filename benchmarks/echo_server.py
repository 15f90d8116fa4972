"""Reference server of the load benchmark: stores every message and sends it back.

FastAPI and uvicorn as in the real server, SQLite with the same durability (WAL, FULL), one connection with a
lock, one commit per message. No game, no tables, no other listeners.

    python benchmarks/echo_server.py FILE PORT
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiosqlite
import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect


def create_app(path: str) -> FastAPI:
    """The application, with its database at the path."""
    lock = asyncio.Lock()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with aiosqlite.connect(path) as database:
            await database.execute("PRAGMA journal_mode = WAL")
            await database.execute("PRAGMA synchronous = FULL")
            await database.execute("CREATE TABLE messages (id INTEGER PRIMARY KEY, at REAL, text TEXT)")
            await database.commit()
            app.state.database = database
            yield

    app = FastAPI(lifespan=lifespan)

    @app.websocket("/echo")
    async def echo(websocket: WebSocket) -> None:
        database: aiosqlite.Connection = app.state.database
        await websocket.accept()
        try:
            while True:
                text = await websocket.receive_text()
                async with lock:
                    await database.execute(
                        "INSERT INTO messages (at, text) VALUES (?, ?)", (time.time(), text)
                    )
                    await database.commit()
                await websocket.send_text(text)
        except WebSocketDisconnect:
            pass

    @app.get("/health")
    async def health() -> dict[str, str]:
        return {"status": "well"}

    return app


def main() -> None:
    """Serve until stopped."""
    path, port = sys.argv[1:]
    uvicorn.run(
        create_app(path),
        port=int(port),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        server_header=False,
        backlog=2048,
    )


if __name__ == "__main__":
    main()
