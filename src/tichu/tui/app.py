"""The full-screen application: theme, style sheet, quitting."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from tichu.tui.card_faces import PAINT, Faces
from tichu.tui.screen import TableScreen
from tichu.tui.session import GameSession

NIGHT = Theme(
    name="tichu",
    primary="#e8c66a",
    secondary="#7fae92",
    accent="#c0242a",
    foreground="#e9e4d6",
    background="#151a17",
    surface="#1d2420",
    panel="#26302a",
    dark=True,
)


class TichuApp(App[None]):
    """Tichu in a terminal."""

    TITLE = "Tichu"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        # Priority: dialogs and input lines would use the interrupt key for themselves.
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True),
    ]
    CSS = """
    #head { height: 1; background: $panel; }
    #body { height: 1fr; }
    #table { height: 1fr; }
    #seats { height: auto; background: $surface; }
    #trick { height: 1fr; min-height: 2; padding: 0 1; }
    #log { height: 1fr; min-height: 2; background: $background; padding: 0 1; color: $foreground 80%;
           scrollbar-size-vertical: 1; scrollbar-gutter: stable; overflow-x: hidden; }
    #mine { height: auto; }
    #prompt { height: 1; background: $surface; }
    #aside { height: auto; max-height: 2; }
    #aside.-empty { display: none; }
    #hand { height: 4; }
    #says { height: 2; }
    #bar { height: 1; }
    .-tall #hand { height: 6; }
    .-tall #seats { padding: 1 0; }
    .-tall #trick { padding: 1 2; }
    .-wide #body { layout: grid; grid-size: 2 2; grid-columns: 1fr 46; grid-rows: 1fr auto; }
    .-wide #table { height: 100%; }
    .-wide #log { row-span: 2; height: 100%; border-left: solid $panel; }
    .-resting #hand, .-resting #aside, .-resting #seats, .-resting #prompt { display: none; }
    .-narrow .-resting #log, .-narrow.-resting #log { display: none; }
    .-resting #trick { padding: 1 2; }
    ModalScreen { align: center middle; background: $background 60%; }
    .dialog { width: auto; max-width: 90%; min-width: 40; height: auto; max-height: 95%; padding: 0 1;
              background: $panel; border: round $primary; }
    .dialog Label { width: auto; max-width: 100%; }
    .dialog .question { text-style: bold; }
    .dialog .quiet { color: $foreground 60%; }
    .dialog OptionList { height: auto; max-height: 16; width: auto; min-width: 36; border: none;
                         background: $panel; padding: 0; }
    .dialog VerticalScroll { height: auto; max-height: 18; }
    .-tall .dialog VerticalScroll, .-tall .dialog OptionList { max-height: 38; }
    .page { width: 74; }
    .page Static { width: 100%; }
    """

    def __init__(self, session: GameSession) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (118, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-short"), (36, "-tall")]
        self.session = session
        self.register_theme(NIGHT)
        self.theme = NIGHT.name

    def on_mount(self) -> None:
        """Open the table."""
        self.push_screen(TableScreen(self.session, Faces(paint=PAINT)))

    async def action_quit(self) -> None:
        """Ask whether to leave; if that question is open already, leave at once."""
        table = next(screen for screen in self.screen_stack if isinstance(screen, TableScreen))
        if table.dialogs.leaving:
            self.exit()
            return
        if self.screen is not table:  # close the dialog in front of the table
            self.screen.dismiss(None)
        table.action_leave()

    def on_unmount(self) -> None:
        """Stop the game without waiting for bots."""
        self.session.close()
