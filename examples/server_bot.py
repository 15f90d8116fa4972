"""A program that takes a seat at a table of a Tichu server and plays a match.

    python examples/server_bot.py http://127.0.0.1:8000/t/abcdefghijkl --token tichu_... --bot club

It reconnects after a broken connection or a restart of the server. docs/client.md explains the client,
docs/server.md how to create a token.
"""

from __future__ import annotations

import argparse
import asyncio
import sys

from tichu.bots import Bot
from tichu.bots.registry import make
from tichu.client import Client, ClientError, TableLink, play
from tichu.core.actions import Action
from tichu.core.view import View


async def play_match(link: TableLink, token: str, bot: Bot) -> list[int]:
    """Sit down unless already seated, play until the match is over, and return the places that won."""

    async def decide(view: View) -> Action:
        return await asyncio.to_thread(bot.decide, view)  # the connection stays alive meanwhile

    async with Client(link.server, token=token).table(link) as table:
        if table.mirror.place is None:
            await table.do("sit")
        mirror = await play(table, decide)
    return list(mirror.table["winners"])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Take a seat at a table of a Tichu server and play.")
    parser.add_argument("link", help="the table's link")
    parser.add_argument("--token", required=True, help="the token of the person who plays")
    parser.add_argument("--bot", default="club", help="the bot that decides: a name from `tichu bots`")
    options = parser.parse_args()
    try:
        link = TableLink.parse(options.link)
        print("winners:", asyncio.run(play_match(link, options.token, make(options.bot))))
    except ClientError as why:
        sys.exit(str(why))
