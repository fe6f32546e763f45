"""Actions in two parts, a verb and what it is done to, beside the flat numbers."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tablee.engine.actions import ActionSpace

NO_ACTION: Final = -1


class Factors:
    """Both ways between an action's number, and its verb and target. Targets count from 0."""

    def __init__(self, space: ActionSpace) -> None:
        self.verbs: Final = [verb.name for verb in space.verbs]
        self.targets: Final = [[f"{v.kind}:{t}" for t in v.targets] or [""] for v in space.verbs]
        self.shape: Final = (len(self.verbs), max(len(targets) for targets in self.targets))
        self.action_of: Final = np.full(self.shape, NO_ACTION, np.int32)
        """By verb and target; NO_ACTION where a verb has fewer targets."""
        self.verb_of: Final = np.zeros(space.size, np.int32)
        self.target_of: Final = np.zeros(space.size, np.int32)
        for number, verb in enumerate(space.verbs):
            actions = np.arange(verb.base, verb.base + verb.size())
            self.action_of[number, : verb.size()] = actions
            self.verb_of[actions] = number
            self.target_of[actions] = actions - verb.base

    def join(self, verb: int, target: int) -> int:
        """The action; NO_ACTION if this verb has no such target."""
        return int(self.action_of[verb, target])

    def split(self, action: int) -> tuple[int, int]:
        return int(self.verb_of[action]), int(self.target_of[action])

    def mask(self, flat: NDArray[np.int8]) -> NDArray[np.int8]:
        """A mask over actions as one over verbs and targets; a batch stays a batch."""
        found: NDArray[Any] = flat[..., self.action_of]
        return np.where(self.action_of != NO_ACTION, found, 0).astype(np.int8)
