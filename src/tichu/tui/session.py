"""The interface between a game and the screen: implemented by local games and by tables of a server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path

from tichu.core.actions import Action
from tichu.core.errors import TichuError
from tichu.tui.hints import Hint
from tichu.tui.refusals import file_reason, refusal
from tichu.tui.scene import News, Scene
from tichu.words import say

Listener = Callable[[News], None]


class CannotSave(TichuError):
    """This game cannot be saved here, or is saved already."""


class GameSession(ABC):
    """A game that the person takes part in. ``scene`` is its state; the listener is told every change."""

    scene: Scene
    saved: Path | None = None
    """The file the game is written to."""
    can_save: bool = False
    """Whether the game can be saved to a file."""
    shared: bool = False
    """Whether other people may sit at the table.

    Then there is a chat, and a quick answer would tell the others something about the hand. If False, the
    game also picks up the person's tricks, unless it is held.
    """
    farewell: str = ""
    """What happens to the game if the person leaves now, in a sentence."""

    def __init__(self) -> None:
        self._listener: Listener = lambda news: None

    def watch(self, listener: Listener) -> None:
        """Report every change to this listener from now on."""
        self._listener = listener

    def tell(self, before: Scene, seat: int | None = None, action: Action | None = None) -> None:
        """Report a change of the scene to the listener."""
        self._listener(News(before, self.scene, seat, action))

    def note(self, words: str, alarm: bool = False) -> None:
        """Report a note to the listener."""
        self._listener(News(self.scene, self.scene, note=words, alarm=alarm))

    @abstractmethod
    async def run(self) -> None:
        """Run the game until it is over or cancelled."""

    @abstractmethod
    async def act(self, seat: int, action: Action) -> None:
        """Make an action of the person; raises a ``TichuError`` if it is refused."""

    @abstractmethod
    async def hint(self, seat: int) -> Hint:
        """Ask what a good player would do."""

    @abstractmethod
    async def go_on(self) -> None:
        """End the intermission: start, deal the next round, resume."""

    def hold(self, on: bool) -> None:  # noqa: B027 - most games wait for nobody
        """Make the others wait while the person chooses a bomb, where that is possible."""

    async def speak(self, words: str) -> None:
        """Send a chat message."""
        raise TichuError("nobody-listens", "there is nobody to talk to")

    def save(self, path: Path) -> None:
        """Write the game to a new file, now and from now on."""
        raise CannotSave("cannot-save", "the server keeps this game and its record")

    def save_as(self, name: str) -> str:
        """Save under a name that was typed; returns what went wrong in a sentence, or nothing."""
        try:
            self.save(Path(name).expanduser())
        except FileExistsError:
            return say("terminal.fileExists", file=name)
        except OSError as why:
            return say("terminal.cannotWrite", file=name, why=file_reason(why))
        except TichuError as why:
            return refusal(why)
        except (RuntimeError, ValueError) as why:  # an unknown home directory, an impossible file name
            return say("terminal.cannotWrite", file=name, why=str(why))
        return ""

    @abstractmethod
    def close(self) -> None:
        """Stop at once, without waiting for bots or the network."""
