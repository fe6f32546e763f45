"""The faults that can be planted in the parlour: which check finds each of them, saying what."""

from __future__ import annotations

from typing import Final

from tests.contract import asking, checks, exchanges, telling, veils, views
from tests.contract.checks import Check

FAULTS: Final[dict[str, list[tuple[Check, str]]]] = {
    # Play ends, and nothing is created or lost.
    "endless": [(checks.check_play_ends, "random play does not end")],
    "options-empty": [(checks.check_play_ends, "is asked but has no option")],
    "card-lost": [(checks.check_play_ends, r"lost: \['card")],
    "card-doubled": [(checks.check_play_ends, r"created: \['card")],
    "moment-too-early": [(checks.check_play_ends, r"lost: \['card")],
    "token-lost": [(checks.check_play_ends, "tokens were")],
    # The same seed and answers give the same match.
    "deal-by-python": [(checks.check_matches_can_be_repeated, "the same answers lead to another")],
    "deal-by-count": [(checks.check_matches_can_be_repeated, "the same answers lead to another")],
    "text-misread": [(checks.check_matches_can_be_repeated, "as text lead to another")],
    "score-drifts": [(checks.check_matches_can_be_repeated, "cannot be verified, result-differs")],
    # Answers under a veil commute, and are secret.
    "veil-stirs-deck": [
        (veils.check_secret_answers_commute, "changes the position"),
        (veils.check_take_back_restores, "the position differs"),
    ],
    "veil-tells-order": [(veils.check_secret_answers_commute, "changes what is told")],
    "veil-marks-last": [(veils.check_secret_answers_commute, "changes what is seen")],
    "veil-shows-in-options": [(veils.check_secret_answers_commute, "is not offered to seat")],
    "veil-writes-table": [(veils.check_veil_hides_answers, "sees answer")],
    "veil-writes-neighbour": [(veils.check_veil_hides_answers, "sees answer")],
    # Copies.
    "clone-forgets-points": [(checks.check_clones_are_independent, "a clone differs")],
    "clone-forgets-asked": [(checks.check_clones_are_independent, "other seats act in a clone")],
    "clone-follows-original": [(checks.check_clones_are_independent, "changes a clone")],
    "clone-shares-hand": [(checks.check_clones_are_independent, "changes the original")],
    "clone-shares-rows": [(checks.check_clones_are_independent, "changes the original")],
    "dump-not-json": [(checks.check_saved_positions_go_on, "changes as JSON")],
    "load-adds-token": [(checks.check_saved_positions_go_on, "the loaded position differs")],
    "dump-forgets-rounds": [(checks.check_saved_positions_go_on, "rounds changes but is not")],
    "dump-forgets-acts": [(checks.check_saved_positions_go_on, "goes on differently")],
    "frame-undeclared": [
        (checks.check_saved_positions_go_on, "the frame DealPacks is not declared")
    ],
    "dump-forgets-limit": [(checks.check_saved_positions_go_on, "offers seat . something else")],
    # Options, refusals, and what is said.
    "acting-forgets": [(asking.check_options_are_in_order, "not all of them act")],
    "options-idle": [(asking.check_options_are_in_order, "is not asked but offered")],
    "options-unsorted": [(asking.check_options_are_in_order, "are not sorted")],
    "options-twice": [(asking.check_options_are_in_order, "has an option twice")],
    "options-wait": [(asking.check_options_are_in_order, "is offered to wait")],
    "options-outside": [(asking.check_options_are_in_order, "which is no action")],
    "options-unused": [(asking.check_options_are_in_order, "which is no action")],
    "text-unreadable": [(asking.check_options_are_in_order, "does not read back")],
    "refusal-missing": [(asking.check_refusals_say_why, "there is no reason why")],
    "refusal-of-option": [(asking.check_refusals_say_why, "is offered to seat ., and refused")],
    "refusal-raises": [(asking.check_refusals_say_why, "raises KeyError")],
    "refusal-undeclared": [(asking.check_refusals_say_why, "refusal 'never-declared' is not")],
    "refusal-arguments": [(asking.check_refusals_say_why, "'not-yours' does not take")],
    "event-undeclared": [(asking.check_events_are_declared, "event 'never-declared' is not")],
    "event-arguments": [(asking.check_events_are_declared, "'play' does not take")],
    "event-unknown": [(asking.check_events_are_declared, "'play' speaks of card -1")],
    "event-not-secret": [(asking.check_events_are_declared, "'draw' is secret but not declared")],
    "ask-undeclared": [(asking.check_decisions_can_be_shown, "ask 'grab' is not declared")],
    "about-arguments": [(asking.check_decisions_can_be_shown, "ask 'act' speaks of card")],
    "decision-missing": [(asking.check_decisions_can_be_shown, "decision None")],
    "decision-not-sent": [(asking.check_decisions_can_be_shown, "changes when it is sent")],
    "group-outside-space": [(asking.check_decisions_can_be_shown, "cannot be built")],
    # Views.
    "view-shows-seed": [(views.check_views_show_what_is_declared, "holds the seed")],
    "view-shows-deck": [
        (views.check_views_show_what_is_declared, "shows deck"),
        (exchanges.check_unknown_cards_can_be_exchanged, "in the view"),
    ],
    "moment-shows-deck": [
        (views.check_views_show_what_is_declared, "shows deck"),
        (exchanges.check_unknown_cards_can_be_exchanged, "before anybody is asked"),
    ],
    "view-shows-hand": [
        (views.check_views_show_what_is_declared, "shows hand"),
        (exchanges.check_unknown_cards_can_be_exchanged, "in the view"),
    ],
    "view-shows-memory": [(views.check_views_show_what_is_declared, "shows (pack|known)")],
    "view-hides-own-hand": [(views.check_views_show_what_is_declared, "hand is .*, seen as")],
    "view-hides-discard": [(views.check_views_show_what_is_declared, "discard is .*, seen as")],
    "view-shows-wrong-part": [(views.check_views_show_what_is_declared, "of buried")],
    "view-shows-whole-part": [
        (views.check_views_show_what_is_declared, "of buried as .*, and may not know it"),
        (exchanges.check_unknown_cards_can_be_exchanged, "in the view"),
    ],
    "view-hides-own-part": [(views.check_views_show_what_is_declared, "of buried is .*, seen as")],
    "view-shortens-part": [(views.check_views_show_what_is_declared, "of buried as None")],
    "view-lengthens-part": [(views.check_views_show_what_is_declared, "is no part of buried")],
    "view-ignores-veil": [
        (views.check_views_show_what_is_declared, "is asked something else"),
        (veils.check_veil_hides_answers, "sees answer"),
    ],
    "view-miscounts": [(views.check_views_show_what_is_declared, "another number of answers")],
    "view-forgets-flow": [(views.check_views_show_what_is_declared, "other steps")],
    "view-forgets-veil": [(views.check_views_show_what_is_declared, "another veil")],
    "view-forgets-take-back": [(views.check_views_show_what_is_declared, "goes back to something")],
    "options-peek": [
        (views.check_views_show_what_is_declared, "offers something else"),
        (views.check_worlds_fit_their_view, "offers something else"),
        (asking.check_decisions_can_be_shown, "is shown"),
    ],
    "refusal-peeks": [
        (views.check_views_show_what_is_declared, "gives other reasons"),
        (exchanges.check_unknown_cards_can_be_exchanged, "in the refusals"),
    ],
    # Worlds.
    "world-leaves-unknown": [(views.check_worlds_fit_their_view, "does not know deck")],
    "world-loses-card": [(views.check_worlds_fit_their_view, r"lost: \['card")],
    "world-adds-token": [(views.check_worlds_fit_their_view, "tokens were")],
    "world-changes-hand": [(views.check_worlds_fit_their_view, "does not look like the view")],
    "world-by-python": [(views.check_worlds_fit_their_view, "the same seed gives")],
    "world-ignores-seed": [(views.check_worlds_fit_their_view, "all seeds give")],
    "world-forgets": [
        (views.check_worlds_keep_to_deductions, "contradicts what follows from PARLOUR-1")
    ],
    "deduction-false": [
        (views.check_worlds_keep_to_deductions, "cannot deduce PARLOUR-1: it is not true")
    ],
    # Nothing that is hidden shows.
    "view-shows-charms": [
        (views.check_views_show_what_is_declared, "shows charms"),
        (exchanges.check_unknown_cards_can_be_exchanged, "notices exchanging charm .* in the view"),
    ],
    "layout-shows-all": [
        (
            exchanges.check_unknown_cards_can_be_exchanged,
            "nothing could be exchanged for viewer -1, and no rule says why",
        )
    ],
    "layout-hides-nothing": [
        (
            exchanges.check_unknown_cards_can_be_exchanged,
            "by PARLOUR-2 nothing is hidden, but viewer -1 cannot know",
        )
    ],
    "event-tells-neighbour": [
        (telling.check_nobody_is_told_what_is_hidden, "is told of card .* by 'bury'")
    ],
    "event-hints-buried": [
        (telling.check_nobody_is_told_what_is_hidden, "is told, and cannot see, whether seat")
    ],
    "unseen-missing": [(telling.check_previews_come_true, "come true: .* is there no Unseen")],
    "unseen-silent": [(telling.check_previews_come_true, "another position; is there no Unseen")],
    "unseen-crash": [(telling.check_previews_come_true, "not end with Unseen but with KeyError")],
    "frame-tells-secret": [(exchanges.check_unknown_cards_can_be_exchanged, "in the view")],
    "omen-in-prompt": [
        (exchanges.check_unknown_cards_can_be_exchanged, "in the decision"),
        (telling.check_nobody_is_told_what_is_hidden, "is asked 'act' about card"),
    ],
    "omen-in-refusal": [(exchanges.check_unknown_cards_can_be_exchanged, "in the refusals")],
    "omen-in-preview": [(exchanges.check_unknown_cards_can_be_exchanged, "in the preview")],
    "event-tells-drawn": [
        (exchanges.check_unknown_cards_can_be_exchanged, "is told of exchanging")
    ],
    "event-tells-buried": [
        (exchanges.check_unknown_cards_can_be_exchanged, "is told of exchanging")
    ],
    "event-tells-passed": [
        (exchanges.check_unknown_cards_can_be_exchanged, "is told of exchanging")
    ],
    "event-tells-kept": [(exchanges.check_unknown_cards_can_be_exchanged, "is told of exchanging")],
    # Answers can be taken back.
    "clone-shares-kept": [(veils.check_take_back_restores, "in a copy change the original")],
    "reopen-does-not-ask": [(veils.check_take_back_restores, "other seats act")],
    "reopen-everybody": [(veils.check_take_back_restores, "the answer of seat . changes")],
    "veil-leaves-mark": [(veils.check_take_back_restores, "the views differ")],
    "event-pierces-veil": [
        (veils.check_take_back_restores, "events remain"),
        (veils.check_veil_hides_answers, "is told of answer"),
    ],
    # Playouts and scores.
    "hush-loses-card": [(checks.check_playouts_follow_the_rules, r"lost: \['card")],
    "hush-never-over": [(checks.check_playouts_follow_the_rules, "does not reach the end")],
    "hush-adds-points": [(checks.check_playouts_follow_the_rules, "goes on differently")],
    "score-forgets-seat": [(checks.check_scores_add_up, "2 scores")],
    "score-parts": [(checks.check_scores_add_up, "does not add up")],
    "score-undeclared": [(checks.check_scores_add_up, "are not declared")],
    "returns-forgets-seat": [(checks.check_scores_add_up, "2 returns")],
    "returns-not-a-number": [(checks.check_scores_add_up, "the returns are")],
    "outlook-without-end": [(checks.check_scores_add_up, "positions are worth")],
}
