title = Goofspiel
tagline = Bid your cards, each only once, for prizes that come up one by one.

card = { $name }
prize = { $name }

ask-bid =
    { $prizes_count ->
        [0] Bid a card for the hidden prize.
        [one] Bid a card for the prize { $prizes }.
       *[other] Bid a card for the prizes { $prizes }.
    }
    .help = Everyone lays a card face down. The single highest card takes all prizes at stake. Each of your cards can be bid only once, so spend the high ones where it counts.

verb-bid = Bid { $target }

event-prize = The prize { $prize } is turned up.
event-bid =
    { $you ->
        [yes] You bid { $card }.
       *[no] { $seat } bids { $card }.
    }
event-win =
    { $you ->
        [yes] You win { $prizes }.
       *[no] { $seat } wins { $prizes }.
    }
event-discard = The highest bid is tied: nobody gets { $prizes }.
event-carry = The highest bid is tied: { $prizes } { $prizes_count ->
        [one] stays
       *[other] stay
    } at stake.

refusal-played = You have already bid { $card }.
refusal-no-such-card = There is no such card in this game.

score-prizes = Prizes won

field-deck = Prizes to come
field-stake = At stake
field-gone = Prizes nobody won
field-hand = Hand
field-bid = Last bid
field-won = Won

option-cards = Cards in a suit
option-order = Order of the prizes
option-order-shuffled = shuffled
option-order-ascending = ascending
option-order-descending = descending
option-ties = Prize of a tied round
option-ties-discard = discarded
option-ties-carry = carried over
option-prize = Prize
option-prize-open = turned up before the bids
option-prize-hidden = hidden until the bids are in
