title = Goofspiel
tagline = Bid your cards, each only once, for prizes that come up one by one.
goal = Win prizes with your bids: whoever has the most points in prizes at the end wins.

card = { $name }
prize = { $name }

ask-bid =
    { $prizes_count ->
        [0] Bid a card for the hidden prize.
        [one] Bid a card for the prize { $prizes }.
       *[other] Bid a card for the prizes { $prizes }.
    }
    .help = Everyone lays a card face down. The single highest card takes all prizes at stake. Each of your cards can be bid only once, so spend the high ones where it counts.
    .hint = The single highest card wins the prize; every card is yours only once.

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

option-cards = Cards per player
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

## The board in the browser

board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-at-stake =
    { $points ->
        [one] 1 point at stake
       *[other] { $points } points at stake
    }
board-carried =
    { $count ->
        [one] prize carried over
       *[other] { $count } prizes carried over
    }
board-prize = Prize { $prize }
board-prize-help =
    { $prize ->
        [one] Worth 1 point
       *[other] Worth { $prize } points
    } to the highest bid, unless it is tied.
board-prize-hidden = A hidden prize
board-prize-hidden-help = It is turned up when all bids are in.
board-deck =
    { $count ->
        [0] No prizes to come.
       *[other] To come: { $prizes }. { $points ->
            [one] 1 point
           *[other] { $points } points
        } in all.
    }
board-holds =
    { $count ->
        [0] No cards left
       *[other] Still has { $cards }
    }
board-won =
    { $points ->
        [0] No prizes yet
        [one] Has won { $prizes }: 1 point
       *[other] Has won { $prizes }: { $points } points
    }
board-leads = in the lead
board-ahead =
    { $points ->
        [one] 1 point ahead
       *[other] { $points } points ahead
    } of { $players }
board-behind =
    { $points ->
        [one] 1 point behind
       *[other] { $points } points behind
    } { $players }
board-level = Level with { $players }
board-state-thinking = thinking
board-state-chosen = has chosen
board-state-locked = has confirmed
board-slot-none = { $player } has not bid yet.
board-slot-back = { $player }: a card, face down
board-slot-peek = Your { $card }, face down
board-slot-front = { $player } bids { $card }.
board-slot-last = Last bid of { $player }: { $card }
board-card = Card { $card }
board-card-help =
    { $stronger ->
        [0] Nobody else has a higher card left: it can be tied, but not beaten.
        [one] One other player still has a higher card.
       *[other] { $stronger } other players still have a higher card.
    }
board-if-won = If you win:
board-over =
    { $count ->
        [0] Nobody has won a prize.
        [one]
            { $players } wins with { $points ->
                [one] 1 point
               *[other] { $points } points
            }.
       *[other]
            { $players } share the victory with { $points ->
                [one] 1 point
               *[other] { $points } points
            }.
    }
board-term-prize = Prize
    .meaning = Worth its number in points to the highest bid, unless it is tied.
board-term-card = Bid card
    .meaning = It has as many petals as its strength; each card can be bid only once.
board-term-left = Cards left
    .meaning = Light: still in hand. Dark: already bid.
board-term-leads = In the lead
    .meaning = Has the most points so far.
board-term-points = Points
    .meaning = The sum of the prizes won. The most points win in the end.
board-term-deck = Prizes to come
    .meaning = Bright: still to come. Dark: already turned up. One is turned up in each round.
bar-goal = Goal: the most points in prizes
bar-done-bid = Confirm my bid
round-number = Round { $round }

## The guide

guide-chapter-bids = Bidding
guide-low = Prizes are points, and every card is yours only once: let { $card } go for this small one.
    .why = Whoever has the most points in the end wins. What you lay now is spent, whatever happens.
guide-low-else = That works too, but a high card is gone for a low prize.
guide-higher = The highest card wins the prize, if nobody lays the same. What is this one worth to you?
    .why = You see which cards the others have left. All cards are turned over together.

# The reference sheet
sheet-goal = Goal
sheet-goal-most = Most points in prizes when all cards are spent.
sheet-round = A round
sheet-round-bid = Everybody bids one card in secret; all are turned over together.
sheet-round-win = The single highest bid wins what is at stake.
sheet-round-tie = A tie at the top: nobody wins; the prize is discarded or carried over, as agreed.
sheet-round-spent = Every card that was bid is spent.
