title = Sample Game
tagline = Say in one sentence what one does in it.
goal = Win rounds with your cards: whoever has the most points at the end wins.

card = { $name }
seat = Seat { $name }

ask-play-card = Play a card.
    .help = The highest card takes the round.
    .hint = The highest card takes the round, and every card is yours only once.

verb-play = Play { $target }

event-play =
    { $you ->
        [yes] You play { $card }.
       *[no] { $seat } plays { $card }.
    }
event-win =
    { $you ->
        [yes] You take the round.
       *[no] { $seat } takes the round.
    }

refusal-not-in-hand = { $card } is not in your hand.

score-rounds = Rounds

field-deck = Deck
field-discard = Discarded
field-starter = Started by
field-hand = Hand
field-played = Played
field-points = Points

option-hand = Cards in hand
round-number = Round { $round }
