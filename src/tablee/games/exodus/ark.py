"""An Ark: what comes into it, what leaves it, its berths and its gems."""

from __future__ import annotations

from tablee.engine.events import EVERYBODY
from tablee.games.exodus.piles import discard
from tablee.games.exodus.state import CARDS, Player, Table

# --- gems -------------------------------------------------------------------------------------


def pay(p: Player, price: int) -> None:
    """From the reserve, then from Vaults in the order of their integration.

    Whoever wants to pay otherwise moves gems first, which is free (EXO-207, EXO-208).
    """
    left = price - min(price, p.reserve)
    p.reserve -= price - left
    for place in range(len(p.stored)):
        taken = min(left, p.stored[place])
        p.stored[place] -= taken
        left -= taken
    assert left == 0, "what cannot be paid is not offered (EXO-136)"


def stored_on(p: Player, module: int) -> int:
    return p.stored[p.modules.index(module)]


def room_on(s: Table, p: Player, vault: int) -> int:
    """How many more gems fit on a Vault (EXO-210)."""
    return s.kit.capacity[vault] - stored_on(p, vault)


def store(p: Player, vault: int, amount: int) -> None:
    """Let so many gems lie on a Vault; the others are in the reserve (EXO-207)."""
    place = p.modules.index(vault)
    p.reserve += p.stored[place] - amount
    p.stored[place] = amount


# --- berths -----------------------------------------------------------------------------------


def free_berths(s: Table, p: Player, module: int) -> int:
    return s.kit.berths[module] - p.homes.count(module)


def has_room(s: Table, p: Player) -> bool:
    """Whether there is a berth for another crew: all that are housed have one each."""
    berths = 0
    for module in p.modules:
        berths += s.kit.berths[module]
    return berths > len(p.crews)


def modules_with_room(s: Table, p: Player) -> list[int]:
    """The modules that can take another crew (EXO-147)."""
    return sorted([module for module in p.modules if free_berths(s, p, module) > 0])


# --- coming in --------------------------------------------------------------------------------


def add_module(p: Player, module: int) -> None:
    p.modules.append(module)
    p.stored.append(0)


def add_crew(p: Player, crew: int, module: int) -> None:
    """A crew comes into the Ark, into a berth of this module."""
    p.crews.append(crew)
    p.homes.append(module)
    p.boarded.append(crew)


def score_prestige(s: Table, seat: int, card: int) -> None:
    """The prestige value is scored at once (EXO-137)."""
    points = s.kit.prestige[card]
    if points:
        s.seats[seat].points[CARDS] += points
        s.emit("prestige", seat, [card, points])


def rehouse(s: Table, seat: int, crew: int, module: int) -> None:
    """A vacant crew is controlled again, with all it has; this is no integration (EXO-158)."""
    p = s.seats[seat]
    p.vacant.remove(crew)
    p.crews.append(crew)
    p.homes.append(module)
    s.emit("rehouse", seat, [crew, module])


# --- going out --------------------------------------------------------------------------------


def take_crew_away(p: Player, crew: int) -> int:
    """Out of its berth, with its tokens and its tilt; the module that housed it."""
    place = p.crews.index(crew)
    home = p.homes[place]
    del p.crews[place]
    del p.homes[place]
    p.boarded.remove(crew)
    return home


def take_module_away(s: Table, seat: int, module: int) -> None:
    """Its gems go to the bank (EXO-211), and all its crews become vacant (EXO-151, EXO-152)."""
    p = s.seats[seat]
    place = p.modules.index(module)
    gems = p.stored[place]
    del p.modules[place]
    del p.stored[place]
    if gems:
        s.emit("lose-gems", seat, [module, gems])
    left = [crew for crew in p.boarded if crew in p.crews and home_of(p, crew) == module]
    for crew in left:
        where = p.crews.index(crew)
        del p.crews[where]
        del p.homes[where]
    p.vacant += left
    if left:
        s.emit("vacate", seat, left)


def home_of(p: Player, crew: int) -> int:
    return p.homes[p.crews.index(crew)]


def leave_play(s: Table, seat: int, card: int) -> None:
    """A card leaves an Ark for good, and is like new: no tilt, no protection (EXO-161), its tokens
    go back to the supply (EXO-177, EXO-183).
    """
    p = s.seats[seat]
    if s.kit.is_module[card]:
        take_module_away(s, seat, card)
    else:
        take_crew_away(p, card)
    strip(s, card)


def strip(s: Table, card: int) -> None:
    kept = ~(1 << card)
    s.tilted &= kept
    s.protected &= kept
    s.mutants &= kept
    s.jailers = [carrier for carrier in s.jailers if carrier != card]
    s.mutagens = [carrier for carrier in s.mutagens if carrier != card]


def discard_from_ark(s: Table, seat: int, card: int) -> None:
    """Destroyed or sacrificed, it goes to the discard pile, or to its own (EXO-013, EXO-149)."""
    leave_play(s, seat, card)
    discard(s, card)


def return_to_hand(s: Table, seat: int, card: int) -> None:
    """Back to the hand of the player who controls it; all have seen it."""
    leave_play(s, seat, card)
    s.seats[seat].take(card, EVERYBODY)


def discard_vacant(s: Table, seat: int) -> None:
    """Crews without a berth are lost at the end of an integration turn (EXO-155), in the order in
    which they came into the Ark (EXO-014).
    """
    p = s.seats[seat]
    for crew in [crew for crew in p.boarded if crew in p.vacant]:
        p.vacant.remove(crew)
        p.boarded.remove(crew)
        strip(s, crew)
        discard(s, crew)
        s.emit("abandon", seat, [crew])
