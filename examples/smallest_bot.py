"""A program that takes a seat at a table and plays: python examples/smallest_bot.py LINK TOKEN.

Create the token on the server's page (“You”), or with POST /api/tokens.
"""

import asyncio
import sys

from tichu.bots import registry
from tichu.client import Client, TableLink, play
from tichu.core.actions import Action
from tichu.core.view import View

bot = registry.make("club")


async def decide(view: View) -> Action:
    """Choose an action."""
    return bot.decide(view)


async def main(link: TableLink, token: str) -> None:
    """Play a match."""
    async with Client(link.server, token=token).table(link) as table:
        await table.do("sit")
        print("The match is over:", (await play(table, decide)).table["scores"])


asyncio.run(main(TableLink.parse(sys.argv[1]), sys.argv[2]))
