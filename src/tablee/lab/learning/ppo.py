"""Masked PPO: a network plays, and what turned out better than expected becomes likelier."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from tablee.engine.game import Game
from tablee.lab.learning.experience import Chosen, Lesson
from tablee.lab.learning.learned import Layers
from tablee.lab.observations import Flat
from tablee.lab.spreading import spreading_of

WIDTH: Final = 128
RATE: Final = 1e-3
"""At first; the learner learns more and more slowly, and what it knows settles."""
CLIP: Final = 0.2
"""A single lesson makes no answer likelier or less likely by more than this part."""
CURIOSITY: Final = 0.01
"""What it is worth to stay undecided."""
PASSES: Final = 3
BATCH: Final = 256
STEEPEST: Final = 0.5
NEVER: Final = -1e9


class Learner:
    """Two layers that see what a seat sees; then a number for each action, and one for the hope."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        torch.manual_seed(seed)
        self.spreading: Final = spreading_of(game)
        self.net: Final = nn.Sequential(
            nn.Linear(self.spreading.size, WIDTH),
            nn.ReLU(),
            nn.Linear(WIDTH, WIDTH),
            nn.ReLU(),
            nn.Linear(WIDTH, game.space.size + 1),
        )
        with torch.no_grad():
            self.net[-1].weight *= 0.01  # at first, all that is offered is as likely
        self.adam: Final = torch.optim.Adam(self.net.parameters(), RATE, eps=1e-5)

    def judge(self, observations: Flat, masks: NDArray[np.int8]) -> tuple[Tensor, Tensor]:
        """How likely each action is, as a logarithm, and what share of the victory is expected."""
        out = self.net(torch.from_numpy(self.spreading.spread(observations)))
        offered = torch.from_numpy(masks != 0)
        return out[:, :-1].masked_fill(~offered, NEVER).log_softmax(1), out[:, -1]

    def choose(self, observations: Flat, masks: NDArray[np.int8]) -> Chosen:
        with torch.no_grad():
            likely, expected = self.judge(observations, masks)
            actions = likely.exp().multinomial(1)
        return actions[:, 0].numpy(), likely.gather(1, actions)[:, 0].numpy(), expected.numpy()

    def learn(self, lesson: Lesson, trust: float, rate: float) -> None:
        """With so much trust in advice, from 0 to 1, and at such a rate."""
        for group in self.adam.param_groups:
            group["lr"] = rate
        for _ in range(PASSES):
            for rows in torch.randperm(len(lesson)).split(BATCH):
                self.adam.zero_grad()
                self.loss(lesson, rows.numpy(), trust).backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), STEEPEST)
                self.adam.step()

    def loss(self, lesson: Lesson, rows: NDArray[np.int64], trust: float) -> Tensor:
        likely, expected = self.judge(lesson.observations[rows], lesson.masks[rows])
        gains = torch.from_numpy(lesson.advantages[rows])
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        actions = torch.from_numpy(lesson.actions[rows])
        now = likely.gather(1, actions[:, None])[:, 0]
        ratio = (now - torch.from_numpy(lesson.likely[rows])).exp()
        better = torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains)
        surprise = (expected - torch.from_numpy(lesson.returns[rows])) ** 2
        undecided = -(likely.exp() * likely).sum(1)
        loss = (0.5 * surprise - (1 - trust) * (better + CURIOSITY * undecided)).mean()
        if lesson.advised is not None:
            advised = torch.from_numpy(lesson.advised[rows])
            loss = loss - trust * likely.gather(1, advised[:, None]).mean()
        return loss

    def layers(self) -> Layers:
        """What was learned, as arrays."""
        return [
            (layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy().copy())
            for layer in self.net
            if isinstance(layer, nn.Linear)
        ]
