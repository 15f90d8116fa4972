"""Train shark's networks by self-play on the kernel.

    python -m tichu.train --folder training

Stages are run one after the other, and each is saved in the folder: the same command continues after the last
one. ``learned.npz`` in the folder is what ``tichu.bots.shark`` loads; ``training.png`` shows the errors and
gains, if matplotlib is installed.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np

from tichu.bots.shark import learned
from tichu.bots.shark.network import GAMES
from tichu.train import stages
from tichu.train.fitting import Data
from tichu.train.stages import StageResult, Weights

PLAN: Final = ("play", "play", "gift", "tichu", "play", "grand", "belief")
"""Networks in the order of training; a network that is trained again goes on from its weights."""
SIZES: Final = {"play": 200_000, "tichu": 150_000, "grand": 80_000, "gift": 30_000, "belief": 200}
"""Decisions that are recorded for a network; for beliefs passes of 12,288 moments."""

SHARED: Final = ("play",)
"""Networks for which a game without its own weights has those of Nanjing; they were measured there too."""
MIN_ERRORS: Final = 2.0
"""Standard errors by which a stage must win against the player before it; otherwise it changes nothing."""


class Training:
    """The stages done so far, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.done: list[dict[str, Any]] = []
        self.weights: dict[str, dict[str, Weights]] = {game: {} for game in stages.GAMES}
        folder.mkdir(parents=True, exist_ok=True)
        log = folder / "training.json"
        if log.exists():
            self.done = json.loads(log.read_text())
            self._read(folder / learned.WEIGHTS.name)

    def _read(self, path: Path) -> None:
        """Read the weights of the games and networks that have been trained."""
        with np.load(path) as data:
            for game, name in {(each["game"], each["network"]) for each in self.done if each["kept"]}:
                shapes = learned.BELIEF_SHAPES if name == "belief" else learned.shapes(name)
                at = stages.GAMES.index(game)
                self.weights[game][name] = {
                    part: data[f"{name}_{part}"][at].astype(np.float32) for part in shapes if part != "use"
                }

    def add(self, entry: dict[str, Any], result: StageResult) -> None:
        """Save what a stage has learned, if it wins."""
        if entry["kept"]:
            self.weights[entry["game"]][entry["network"]] = result.weights
        self.done.append(entry)
        self.save(self.folder / learned.WEIGHTS.name)
        (self.folder / "training.json").write_text(json.dumps(self.done, indent=1) + "\n")

    def save(self, path: Path) -> None:
        """Write the weights, with half the digits."""
        arrays: dict[str, Any] = {}
        names = {name for game in self.weights.values() for name in game}
        for name in sorted(names):
            shapes = learned.BELIEF_SHAPES if name == "belief" else learned.shapes(name)
            use = np.zeros(GAMES, np.int64)
            parts = {part: np.zeros(shape, np.float16) for part, shape in shapes.items() if part != "use"}
            for at, game in enumerate(stages.GAMES):
                own = self.weights[game].get(name)
                if own is None and name in SHARED:
                    own = self.weights[stages.GAMES[0]].get(name)
                if own is not None:
                    use[at] = 1
                    for part, array in parts.items():
                        array[at] = own[part]
            arrays |= {f"{name}_{part}": array for part, array in parts.items()} | {f"{name}_use": use}
        np.savez_compressed(path, **arrays)

    def plot(self) -> None:
        """Draw the errors and gains of all stages, if matplotlib is installed."""
        try:
            from matplotlib import pyplot
        except ImportError:
            return
        figure, (left, right) = pyplot.subplots(1, 2, figsize=(11, 4))
        for entry in self.done:
            if entry["network"] != "belief":
                left.plot([unseen for _, unseen in entry["losses"]], label=_title(entry))
        left.set(
            title="Error on unseen decisions", xlabel="epoch", ylabel="mean square, in units of 40 points"
        )
        left.legend(fontsize=6)
        gains = [entry for entry in self.done if entry["network"] != "belief"]
        right.barh(
            [_title(entry) for entry in gains],
            [entry["gain"] for entry in gains],
            xerr=[2 * entry["error"] for entry in gains],
        )
        right.set(title="Gain of each stage", xlabel="points a round, without search")
        figure.tight_layout()
        figure.savefig(self.folder / "training.png")
        pyplot.close(figure)


def _title(entry: dict[str, Any]) -> str:
    return f"{entry['stage']} {entry['game']} {entry['network']}"


def run(training: Training, args: argparse.Namespace) -> None:
    """Run the stages that are not done yet."""
    plan = [(game, network) for game in args.games for network in args.plan]
    recorded: dict[tuple[str, str], Data] = {}
    for stage, (game, network) in enumerate(plan):
        if stage < len(training.done):
            continue
        networks = {name: each for name, each in training.weights[game].items() if name != "belief"}
        size, seed = max(1, int(args.scale * SIZES[network])), args.seed + stage
        if network == "belief":
            start = training.weights[game].get("belief")
            result = stages.learn_beliefs(networks, game, size, seed, start)
        else:
            known = networks if network in networks else networks | _by_rule(network, seed)
            data = stages.collect(network, known, game, size, seed, args.threads)
            parts = [recorded[game, network], data] if (game, network) in recorded else [data]
            recorded[game, network] = data
            result = stages.learn(network, networks, game, stages.joined(parts), seed, args.deals)
        entry = {
            "stage": stage + 1, "game": game, "network": network, "size": size, "seed": seed,
            "losses": result.losses, "gain": result.gain, "error": result.error,
            "kept": result.gain > MIN_ERRORS * result.error,
        }  # fmt: skip
        training.add(entry, result)
        training.plot()
        _print(entry, result)


def _by_rule(network: str, seed: int) -> dict[str, Weights]:
    """A new network, for those whose inputs are only written while they are used."""
    return {network: stages.new_model(network, seed).weights} if network in stages.RULES else {}


def _print(entry: dict[str, Any], result: StageResult) -> None:
    first, last = entry["losses"][0][1], entry["losses"][-1][1]
    gain = f"{entry['gain']:+.2f} ± {2 * entry['error']:.2f} points a round"
    if entry["network"] == "belief":
        first, last = entry["losses"][0][0], entry["losses"][-1][0]
        gain = f"{entry['gain']:+.4f} log-likelihood a card"
    title = f"{entry['stage']:2} {entry['game']:9} {entry['network']:7} {entry['size']:9,}"
    if not entry["kept"]:
        gain += ", not kept"
    sys.stdout.write(f"{title}  error {first:.4f} to {last:.4f}  {gain}  {result.seconds:.0f} s\n")
    sys.stdout.flush()


def main() -> None:
    """Read the options and train."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--folder", type=Path, default=Path("training"))
    parser.add_argument("--games", nargs="+", default=["nanjing"], choices=stages.GAMES)
    parser.add_argument("--plan", nargs="+", default=list(PLAN), choices=[*learned.INPUTS, "belief"])
    parser.add_argument("--scale", type=float, default=1.0, help="factor for the sizes of all stages")
    parser.add_argument("--deals", type=int, default=10_000, help="duplicate deals to measure each stage")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=100)
    args = parser.parse_args()
    run(Training(args.folder), args)


if __name__ == "__main__":
    main()
