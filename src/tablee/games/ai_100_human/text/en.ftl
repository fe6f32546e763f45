### AI 100% Human.
###
### Evolution cards have no printed names: they are called by their number and what they look for.
### `neighbour` hands on the bare names (left, right, grid), so that sentences can put them right.
###
### What begins with `board-` is said by the board in the browser only. Colours are given to it as in
### the data (red blue yellow black green violet). Where a message speaks of one or two colours, they are
### $first and $second, and $second is `none` if there is one only. $zone is the text of board-in-<zone>.
###
###   board-kind-<colour>         the type of AI that a colour stands for
###   board-look                  $first, $number                board-phase         $phase
###   board-corner-<corner>       tl tr bl br                    board-connector     $corner (text), $first, $number
###   board-connectors            $connectors (a list of board-connector)
###   board-zone-<zone>           the name of a zone, for its icon; its attribute `meaning` explains it
###   board-in-<zone>             the same inside a sentence: in each row
###
### Conditions, one for each form that the data have:
###   board-figure                $points, $shape (board-shape-<shape>), $match, $zone
###   board-figures               $points, $figures (a list of board-figure-kind: $shape, $match), $zone
###   board-set-slots             $points, $slots, $zone. A list of board-slot-colours ($first, $second) and
###                               board-slot-number ($number), or if all are alike one board-slots-alike
###                               ($count, $first, $second)
###   board-set-size              $points, $size, $match, $zone  board-at-most       $max, after a condition
###   board-set-groups            $points, $many, $few, $attribute (colour, number), $zone
###   board-per_card-colours      $points, $first, $second, $zone
###   board-per_card-number       $points, $number, $zone
###   board-most, board-least, board-distinct                    $points, $attribute, $zone
###   board-progressive-colours   $first, $second, $steps, $zone
###   board-progressive-most, board-progressive-distinct         $attribute, $steps, $zone
###   board-step, board-step-last $count, $points: one entry of $steps, and the last one
###   board-product               $zone
###   board-connectors-<orientation>                             $points, $match, $zone
###   board-diamonds              $points, $match, $zone; then board-diamonds-complete or -incomplete, and
###                               board-share if one connector may do for two
###   $match: board-match-colours ($first, $second), -same, -distinct ($attribute), -sum ($sum),
###     -consecutive, -colour_pair ($first, $second), -at_least_same ($count, $attribute), or -at_least
###     ($requirements: a list of board-requirement-colour with $first, board-requirement-number with $number)
###
### Effects of black cards and AI faces, and where conditions stand:
###   board-effect-copy           $first                         board-effect-copy_points   $points (solo)
###   board-effect-swap_with_reserve   $points (what is lost)    board-effect-extra_reserve $points, $draw, $more
###   board-effect-swap_in_tableau     $points
###   board-face-extra_card                                      board-face-swap_in_tableau $points
###   board-face-redraw           $draw, $discard                board-face-diagonal_placement   $points
###   board-face-dual_identity    $points, $first, $first_number, $second, $second_number
###   board-face-end              $condition                     board-objective            $round, $condition
###   board-objective-starter
###
### Signs of the table:
###   board-power-<state>         active, spent                  board-identity      $first, $number
###   board-pass-<side>           left, right                    board-order
###   board-preview               $points                        board-why           $count, $points, $total
###   board-why-steps             $count, $total                 board-why-product   $least, $most, $total
###   board-why-copy              $copied (its name)             board-why-nothing
###   board-rank                  $least, $most, $rank           board-rank-last     $least, $rank
###   board-term-<term>           the name of an icon or a term; its attribute `meaning` explains it

title = AI 100% Human
tagline = Draft cards, wire them into a grid of fifteen, and make every one of them pay the moment it is placed.

## Things

card-001 = 001 (red/violet diagonals)
card-002 = 002 (blue/yellow diagonals)
card-003 = 003 (blue/black diagonals)
card-004 = 004 (same-colour diagonals)
card-005 = 005 (same-colour diagonals)
card-006 = 006 (green/black column pairs)
card-007 = 007 (green/black column pairs)
card-008 = 008 (blue/red column pairs)
card-009 = 009 (green/violet row pairs)
card-010 = 010 (red/violet row pairs)
card-011 = 011 (red/blue row pairs)
card-012 = 012 (red pairs in its row)
card-013 = 013 (same-number column pairs)
card-014 = 014 (same-number column pairs)
card-015 = 015 (three-number columns)
card-016 = 016 (three-colour columns)
card-017 = 017 (same-number row pairs)
card-018 = 018 (same-colour row pairs)
card-019 = 019 (three-colour lines in rows)
card-020 = 020 (black/green L)
card-021 = 021 (same-number L)
card-022 = 022 (black/blue L)
card-023 = 023 (red/violet squares)
card-024 = 024 (red/violet with a card between)
card-025 = 025 (double yellow/blue pairs)
card-026 = 026 (violet + black in columns)
card-027 = 027 (violet + black in columns)
card-028 = 028 (yellow + green in columns)
card-029 = 029 (2 × yellow/blue in columns)
card-030 = 030 (2 × green/black in columns)
card-031 = 031 (violet + yellow/blue in columns)
card-032 = 032 (violet + yellow/blue in columns)
card-033 = 033 (2 + 4 in columns)
card-034 = 034 (2 + 3 in columns)
card-035 = 035 (2 × red in its row)
card-036 = 036 (2 × violet in its row)
card-037 = 037 (2 × yellow/red in rows)
card-038 = 038 (1 + 5 in rows)
card-039 = 039 (2 × black around)
card-040 = 040 (2 × black/green around)
card-041 = 041 (2 of a colour in columns)
card-042 = 042 (2 of a number in rows)
card-043 = 043 (green/violet/blue trios in columns)
card-044 = 044 (3 × blue/yellow in rows)
card-045 = 045 (3 × black/green in rows)
card-046 = 046 (3 × blue/green in rows)
card-047 = 047 (5 different numbers)
card-048 = 048 (5 different colours)
card-049 = 049 (6 different colours)
card-050 = 050 (4 of a colour)
card-051 = 051 (4 different numbers in its row)
card-052 = 052 (red cards)
card-053 = 053 (yellow cards in its row)
card-054 = 054 (black/green cards in its row)
card-055 = 055 (violet/red cards in its row)
card-056 = 056 (red cards around)
card-057 = 057 (violet cards around)
card-058 = 058 (violet cards around)
card-059 = 059 (commonest colour)
card-060 = 060 (commonest colour)
card-061 = 061 (commonest colour in its row)
card-062 = 062 (commonest colour in its row)
card-063 = 063 (colours in its row)
card-064 = 064 (colours in its row)
card-065 = 065 (commonest number in its row)
card-066 = 066 (colours in its column)
card-067 = 067 (commonest colour around)
card-068 = 068 (rarest colour)
card-069 = 069 (rarest colour)
card-070 = 070 (violet/red steps in its column)
card-071 = 071 (violet/red steps in its column)
card-072 = 072 (red steps around)
card-073 = 073 (green/yellow steps around)
card-074 = 074 (green/yellow steps around)
card-075 = 075 (green/blue steps around)
card-076 = 076 (blue/black steps around)
card-077 = 077 (same-number steps around)
card-078 = 078 (vertical connectors with sum 6)
card-079 = 079 (vertical connectors with sum 5)
card-080 = 080 (vertical connectors with sum 7)
card-081 = 081 (horizontal connectors with sum 7)
card-082 = 082 (horizontal connectors with sum 5)
card-083 = 083 (horizontal connectors with sum 6)
card-084 = 084 (vertical connectors with equal numbers)
card-085 = 085 (horizontal connectors with equal numbers in its row)
card-086 = 086 (horizontal connectors of one colour)
card-087 = 087 (horizontal connectors of two colours)
card-088 = 088 (vertical connectors of two colours in its column)
card-089 = 089 (vertical connectors blue + red)
card-090 = 090 (vertical connectors blue + green)
card-091 = 091 (vertical connectors violet + black)
card-092 = 092 (horizontal connectors black + violet)
card-093 = 093 (horizontal connectors blue + green)
card-094 = 094 (horizontal connectors blue + red)
card-095 = 095 (yellow + violet diamonds)
card-096 = 096 (red + black diamonds)
card-097 = 097 (red + violet diamonds)
card-098 = 098 (yellow + black diamonds)
card-099 = 099 (copy of a blue card)
card-100 = 100 (copy of a blue card)
card-101 = 101 (copy of a green card)
card-102 = 102 (copy of a green card)
card-103 = 103 (copy of a yellow card)
card-104 = 104 (copy of a yellow card)
card-105 = 105 (copy of points)
card-106 = 106 (copy of points)
card-107 = 107 (a neighbour’s 5s)
card-108 = 108 (a neighbour’s 1s)
card-109 = 109 (a neighbour’s 2s)
card-110 = 110 (a neighbour’s 4s)
card-111 = 111 (colours in a neighbour’s row)
card-112 = 112 (colours in a neighbour’s row)
card-113 = 113 (commonest colour in a neighbour’s row)
card-114 = 114 (commonest colour in a neighbour’s row)
card-115 = 115 (exchange with the reserve)
card-116 = 116 (exchange with the reserve)
card-117 = 117 (larger reserve)
card-118 = 118 (larger reserve)
card-119 = 119 (swap in the tableau)
card-120 = 120 (swap in the tableau)
card-AI-1 = AI-1 (three figures)
card-AI-2 = AI-2 (sixteenth card)
card-AI-3 = AI-3 (mixed diamonds)
card-AI-4 = AI-4 (extremes)
card-AI-5 = AI-5 (rewiring)
card-AI-6 = AI-6 (fresh data)
card-AI-7 = AI-7 (red and violet ring)
card-AI-8 = AI-8 (diagonal links)
card-AI-9 = AI-9 (full spectrum)
card-AI-10 = AI-10 (double identity)
card-AI-11 = AI-11 (runs)
card-AI-12 = AI-12 (matching ends)

objective-O1 = Ω1 (same-number column pairs)
objective-O2 = Ω2 (sum-6 column pairs)
objective-O3 = Ω3 (different numbers in one row)
objective-O4 = Ω4 (four-colour diamonds)
objective-O5 = Ω5 (one-colour columns)
objective-O6 = Ω6 (full house of colours)
objective-O7 = Ω7 (same-colour diagonals)
objective-O8 = Ω8 (same-colour row pairs)
objective-O9 = Ω9 (vertical connectors of one colour)
objective-O10 = Ω10 (rarest × commonest colour)
objective-O11 = Ω11 (different colours)
objective-O12 = Ω12 (diamonds with 3 equal numbers)
objective-O13 = Ω13 (four-number diamonds)
objective-O14 = Ω14 (diamonds of 13)
objective-O15 = Ω15 (full house of numbers)
objective-O16 = Ω16 (4 of a number in rows)

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-black = black
colour-green = green
colour-violet = violet

corner = { $name }

cell = { $name }
cell-n1 = the cell above a1
cell-n2 = the cell above a2
cell-n3 = the cell above a3
cell-n4 = the cell above a4
cell-n5 = the cell above a5
cell-s1 = the cell below c1
cell-s2 = the cell below c2
cell-s3 = the cell below c3
cell-s4 = the cell below c4
cell-s5 = the cell below c5
cell-wa = the cell left of a1
cell-wb = the cell left of b1
cell-wc = the cell left of c1
cell-ea = the cell right of a5
cell-eb = the cell right of b5
cell-ec = the cell right of c5

neighbour = { $name }
seat = Seat { $name }

rank-failure = Failure
rank-mentat = Mentat
rank-al9000 = AL9000
rank-shyrka = Shyrka
rank-cortana = Cortana
rank-skynet = Skynet
rank-priv8 = PRIV8

## Questions

ask-choose-face = Which AI face do you play with? The objectives are { $objectives }.
    .help = It lies in the middle of your tableau for the whole game and counts there like any card. It pays at the end or gives you a power: choose one that goes well with the objectives.
ask-keep-card =
    { $count ->
        [one] Keep one of these cards as your reserve.
       *[other] Keep { $count } of these cards as your reserve.
    }
    .help = Each turn one more card joins your reserve, and you play one of it. Keep cards that help each other, or that pay well while your tableau is still small.
ask-pick-card = Pick one card of the pack for your reserve.
    .help = The rest goes on, in round 1 to the left, in round 2 to the right. Take what will pay in your tableau, and see what you leave to your neighbour.
ask-drop-card = Which card of the pack do you discard?
    .help = Your opponent will get the rest of the pack, together with one card that nobody has seen. Discard what would be worth most over there.
ask-take-from-grid = Take a card from the line of the { $colour } header.
    .help = The two others of this line leave the grid after the turn. The standee moves to the colour of the card you take: that is the line you will choose from next turn.
ask-choose-card = Which card of your reserve do you play this turn?
    .help = A card is scored only once, when it is placed, with what lies in the tableau then. Play what pays now, and let cards wait that need more around them; after turn 7 what is left in the reserve is lost.
ask-discard-card =
    { $count ->
        [one] Discard one card of your reserve.
       *[other] Discard { $count } cards of your reserve.
    }
    .help = The new cards are in your reserve already, and any of its cards can go. Keep what you can still place well in this round.
ask-place-card = Where do you place { $card }?
    .help = On an empty cell beside a card of your tableau. It scores once, here and now; but its colour, number and corners will also serve the cards that follow and the objective.
ask-move-to = Where does { $card } go?
    .help = To an empty cell, or to the cell of another card, which then takes its place. Nothing is scored because of it: think of the objective and of the cards to come.
ask-copy-card = { $card }: which { $colour } card of a neighbour do you copy?
    .help = Your black card is scored by the condition of the card you copy, but in your own tableau and from its own cell. Look for the condition that your tableau meets best.
ask-read-neighbour = { $card }: whose cards do you count?
    .help = Compare the two: cards of this turn and the AI card count as well. What you choose costs your neighbour nothing.
ask-lift-card = { $card }: which card of your tableau goes to the reserve?
    .help = The new card is scored at once on that cell. The old one goes to your reserve and can be played again from the next turn on. The loss stands whether you exchange or not.
ask-insert-card = Which card of your reserve takes the place of { $card }?
    .help = It is scored at once, as if you had placed it there this turn.
ask-swap-cards = { $card }: which card of your tableau do you move?
    .help = It changes places with another card or goes to an empty cell. Nothing is scored because of it; use it to prepare the objective, or decline.
ask-prepare-objective = Before { $objective } is scored: do you use your AI card?
    .help = With AI-5 you may swap two cards or move one, once in the game. With AI-10 you may say which of its two identities counts; if you do not, the better one does.
ask-add-card = Which card of your reserve do you add as your sixteenth?
    .help = It goes outside the full grid, and what it scores there is the score of your AI card. Choose the card that your tableau pays best.
ask-place-outside = Where outside the grid do you place { $card }?
    .help = It makes the row or the column that it touches longer by one card. Above and below the grid it is alone in its row.

## Choices

verb-face = Play with { $target }
verb-keep = Keep { $target }
verb-pick = Take { $target }
verb-discard = Discard { $target }
verb-play = Play { $target }
verb-copy = Copy { $target }
verb-insert = Put in { $target }
verb-place = Place on { $target }
verb-move = Move the card of { $target }
verb-to = To { $target }
verb-lift = Take out the card of { $target }
verb-read =
    { $target ->
        [left] Count the cards on your left
        [right] Count the cards on your right
       *[grid] Count the cards of the grid
    }
verb-declare = Declare the AI card { $target }
verb-redraw = Draw new cards first (AI-6)
verb-decline = Decline

## What happens

event-objectives = The objectives are { $objectives }.
event-headers = Headers of the draft grid, first the rows, then the columns: { $colours }.
event-ai-card =
    { $you ->
        [yes] You can play with one of these AI faces: { $faces }.
       *[no] { $seat } can play with one of these AI faces: { $faces }.
    }
event-face =
    { $you ->
        [yes] You play with { $card }.
       *[no] { $seat } plays with { $card }.
    }
event-round = Round { $round } begins.
event-grid = Laid out face up in the grid: { $cards }.
event-standee = The standee goes to the { $colour } header.
event-deal-reserve =
    { $you ->
        [yes] You are dealt { $cards }.
       *[no] { $seat } is dealt { $cards }.
    }
    .hidden =
        { $you ->
            [yes] You are dealt cards for a reserve.
           *[no] { $seat } is dealt cards for a reserve.
        }
event-keep =
    { $you ->
        [yes] You keep { $card }.
       *[no] { $seat } keeps { $card }.
    }
    .hidden =
        { $you ->
            [yes] You keep a card.
           *[no] { $seat } keeps a card.
        }
event-return =
    { $cards_count ->
        [0] { $you ->
            [yes] You keep all of them.
           *[no] { $seat } keeps all of them.
        }
       *[other] { $you ->
            [yes] You return { $cards } to the deck.
           *[no] { $seat } returns { $cards } to the deck.
        }
    }
    .hidden =
        { $you ->
            [yes] You return the other cards to the deck.
           *[no] { $seat } returns the other cards to the deck.
        }
event-deal-pack =
    { $you ->
        [yes] You are dealt the pack { $cards }.
       *[no] { $seat } is dealt the pack { $cards }.
    }
    .hidden =
        { $you ->
            [yes] You are dealt a pack.
           *[no] { $seat } is dealt a pack.
        }
event-turn = Turn { $turn }.
event-pick =
    { $you ->
        [yes] You pick { $card }.
       *[no] { $seat } picks { $card }.
    }
    .hidden =
        { $you ->
            [yes] You pick a card.
           *[no] { $seat } picks a card.
        }
event-drop =
    { $you ->
        [yes] You discard { $card } from the pack.
       *[no] { $seat } discards { $card } from the pack.
    }
    .hidden =
        { $you ->
            [yes] You discard a card from the pack.
           *[no] { $seat } discards a card from the pack.
        }
event-top-up =
    { $you ->
        [yes] A card that nobody has seen is added to your pack.
       *[no] A card that nobody has seen is added to the pack of { $seat }.
    }
event-pass =
    { $you ->
        [yes] You pass your pack to { $to }.
       *[no] { $seat } passes the pack to { $to }.
    }
event-receive =
    { $you ->
        [yes] You receive { $cards }.
       *[no] { $seat } receives { $cards }.
    }
    .hidden =
        { $you ->
            [yes] You receive a pack.
           *[no] { $seat } receives a pack.
        }
event-take =
    { $you ->
        [yes] You take { $card } from { $cell } of the draft grid.
       *[no] { $seat } takes { $card } from { $cell } of the draft grid.
    }
event-mark = What lies on { $cells } of the draft grid leaves after this turn.
event-refill = The draft grid is filled up with { $cards }.
event-redraw =
    { $you ->
        [yes] You use the power of your AI card for new cards.
       *[no] { $seat } uses the power of the AI card for new cards.
    }
event-draw =
    { $cards_count ->
        [0] { $you ->
            [yes] There is nothing left for you to draw.
           *[no] There is nothing left for { $seat } to draw.
        }
       *[other] { $you ->
            [yes] You draw { $cards }.
           *[no] { $seat } draws { $cards }.
        }
    }
    .hidden =
        { $you ->
            [yes] You draw into your reserve.
           *[no] { $seat } draws into the reserve.
        }
event-reshuffle = The draw pile is empty: the discards of this round are shuffled and become the new one.
event-discard =
    { $cards_count ->
        [0] { $you ->
            [yes] You have nothing to discard.
           *[no] { $seat } has nothing to discard.
        }
       *[other] { $you ->
            [yes] You discard { $cards }.
           *[no] { $seat } discards { $cards }.
        }
    }
    .hidden =
        { $you ->
            [yes] You discard from your reserve.
           *[no] { $seat } discards from the reserve.
        }
event-reveal =
    { $you ->
        [yes] You reveal { $card }.
       *[no] { $seat } reveals { $card }.
    }
event-place =
    { $you ->
        [yes] You place { $card } on { $cell }.
       *[no] { $seat } places { $card } on { $cell }.
    }
event-declare =
    { $you ->
        [yes] You declare your AI card { $colour }.
       *[no] { $seat } declares the AI card { $colour }.
    }
event-identity =
    { $you ->
        [yes] Your AI card now counts as { $colour }: that pays more.
       *[no] The AI card of { $seat } now counts as { $colour }: that pays more.
    }
event-swap =
    { $cards_count ->
        [one] { $you ->
            [yes] You move { $cards } from { $start } to { $end }.
           *[no] { $seat } moves { $cards } from { $start } to { $end }.
        }
       *[other] { $you ->
            [yes] You swap { $cards }, on { $start } and { $end }.
           *[no] { $seat } swaps { $cards }, on { $start } and { $end }.
        }
    }
event-stay =
    { $you ->
        [yes] You change nothing with { $card }.
       *[no] { $seat } changes nothing with { $card }.
    }
event-copy =
    { $you ->
        [yes] With { $card } you copy { $copied }.
       *[no] With { $card }, { $seat } copies { $copied }.
    }
event-read =
    { $you ->
        [yes] For { $card } you count the cards { $neighbour ->
            [left] on your left.
            [right] on your right.
           *[grid] of the grid.
        }
       *[no] For { $card }, { $seat } counts the cards { $neighbour ->
            [left] of the left neighbour.
            [right] of the right neighbour.
           *[grid] of the grid.
        }
    }
event-exchange =
    { $you ->
        [yes] On { $cell } you put { $new } in the place of { $out }, which goes to your reserve.
       *[no] On { $cell }, { $seat } puts { $new } in the place of { $out }, which goes to the reserve.
    }
event-score =
    { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { $points } VP with { $card } on { $cell }.
event-lose =
    { $you ->
        [yes] You lose
       *[no] { $seat } loses
    } { $points } VP with { $card } on { $cell }.
event-objective =
    { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { $points } VP for the objective { $objective }.
event-count = Thanks to { $cells }
event-connect = Connected at { $corners }
event-extra =
    { $you ->
        [yes] You place { $card } outside the grid, on { $cell }.
       *[no] { $seat } places { $card } outside the grid, on { $cell }.
    }
event-no-extra =
    { $you ->
        [yes] You add no sixteenth card.
       *[no] { $seat } adds no sixteenth card.
    }
event-ai =
    { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { $points } VP with { $card }, the AI card.
event-rank =
    { $you ->
        [yes] With { $points } VP your rank is { $rank }.
       *[no] With { $points } VP the rank of { $seat } is { $rank }.
    }

## Why not

refusal-not-your-face = { $card } is not a face of your AI card.
refusal-not-in-hand = { $card } is not one of the cards in your hand.
refusal-in-order = Choose in ascending order of the numbers, and leave enough cards for the rest of your choice: { $card } cannot come next.
refusal-not-in-reserve = { $card } is not in your reserve.
refusal-not-in-line = { $card } does not lie in the line that the standee heads.
refusal-cell-taken = A card lies on { $cell } already.
refusal-cell-apart = On { $cell } the card would touch no other: it must share a side with a card of your tableau (with AI-8 a corner is enough).
refusal-outside-grid = You cannot place on { $cell }: cards stay inside the grid of 3 rows and 5 columns.
refusal-ai-card-stays = The AI card is never moved.
refusal-nothing-there = There is no card on { $cell }.
refusal-would-be-alone = With that card on { $cell }, a card of your tableau would touch no other.
refusal-other-order = Begin a swap with the card that comes first, row by row: { $cell } cannot be chosen here.
refusal-power-spent = You have used the power of your AI card already.
refusal-not-your-power = Your AI face has no such power.
refusal-no-such-identity = Your AI card cannot be { $colour }, or you have declared already.
refusal-cannot-copy = { $card } cannot be copied: it must be an Evolution card of the right colour in a neighbour’s tableau.
refusal-no-such-neighbour =
    { $neighbour ->
        [left] There is nobody on your left.
        [right] With two players your neighbours are your opponent and the grid.
       *[grid] There is no grid in this game: your neighbours are the players on your left and right.
    }
refusal-takes-no-part = { $card } cannot be exchanged: the AI card and cards with this effect take no part.

## The score sheet

score-red = Red cards
score-blue = Blue cards
score-yellow = Yellow cards
score-black = Black cards
score-green = Green cards
score-violet = Violet cards
score-objective-1 = Objective of round 1
score-objective-2 = Objective of round 2
score-ai = AI card

## What lies on the table

field-round = Round
field-turn = Turn
field-objectives = Objectives
field-deck = Draw pile
field-stock = Cards of round 2
field-gone = Out of the game
field-queue = Black cards to resolve
field-grid = Grid
field-headers = Headers of the draft grid
field-standee = Standee
field-marked = Cells to be cleared
field-pile = Turn pile
field-discard = Discards
field-tableau = Tableau
field-faces = AI faces not in play
field-outside = Sixteenth card
field-edge = Its cell outside the grid
field-pack = Pack
field-added = Card added unseen
field-reserve = Reserve
field-known = Reserve, known to all
field-chosen = Chosen card
field-revealed = Revealed card
field-cell = Cell of this turn
field-discarded = Discarded this round
field-spent = Discarded in the round before
field-passed = Returned and passed on
field-picks = Picked
field-first = Kept at the start of the round
field-came_out = Came out of the reserve
field-came_out_in = Came out in turn
field-joined = Joined the reserve openly
field-joined_in = Joined in turn
field-drew_in = Drew in turn
field-power = Power used in turn
field-declared = Declared identity
field-identity = Identity of the AI card
field-points = Victory points
field-gained = VP of this turn
field-sheet = Scored cards
field-sheet_points = Their VP

## How it is played

option-objectives = Objectives
option-objectives-all = all sixteen
option-objectives-starter = for first games

# About this edition: groups of components, their items where these have no name in play, and fields

edition-numbers = Numbers of the rules
edition-numbers-item =
    { $id ->
        [turns] Turns of a round
        [cards-dealt] Cards dealt for the reserve
        [cards-kept] Cards kept as the reserve
        [cards-in-pack] Cards in a pack
        [neutral-columns] Columns of the neutral grid laid each round
        [draft-grid-side] Rows and columns of the draft grid
       *[turn-pile] Cards in the turn pile
    }
edition-ranks = Solo ranks
edition-cards = Evolution cards
edition-faces = AI faces
edition-objectives = Objectives

edition-field-value = Value
edition-field-least = Least points
edition-field-phase = Phase
edition-field-colour = Colour
edition-field-number = Number
edition-field-connectors = Connectors
edition-field-zone = Zone
edition-field-scoring = Condition
edition-field-card = AI card
edition-field-identities = Identities
edition-field-last_figure = Last figure
edition-field-starter = For a first game

## The board: cards

board-kind-red = Illustration
board-kind-blue = Game
board-kind-yellow = Calculation
board-kind-black = Hacking
board-kind-green = Research
board-kind-violet = Conversation
board-first =
    { $first ->
        [red] red
        [blue] blue
        [yellow] yellow
        [black] black
        [green] green
       *[violet] violet
    }
board-second =
    { $second ->
        [red] red
        [blue] blue
        [yellow] yellow
        [black] black
        [green] green
       *[violet] violet
    }
board-first-card = { board-first }
board-second-card = { board-second }
board-first-cards = { board-first }
board-second-cards = { board-second }
board-colours =
    { $second ->
        [none] { board-first }
       *[other] { board-first } and/or { board-second }
    }
board-card-of =
    { $second ->
        [none] { board-first } card
       *[other] { board-first } or { board-second } card
    }
board-cards-of =
    { $second ->
        [none] { board-first } cards
       *[other] { board-first } and/or { board-second } cards
    }
board-look = { board-first } { $number }
board-phase = phase { $phase }
board-corner-tl = top left
board-corner-tr = top right
board-corner-bl = bottom left
board-corner-br = bottom right
board-connector = { $corner } { board-first } { $number }
board-connectors = Connectors: { $connectors }.

## The board: zones

board-zone-tableau = Whole tableau
    .meaning = All cards of your tableau, the AI card included.
board-zone-each_row = Each row
    .meaning = Every row is counted by itself, and the results are added.
board-zone-each_column = Each column
    .meaning = Every column is counted by itself, and the results are added.
board-zone-row = Its row
    .meaning = Only the row in which the card lies, the card itself included.
board-zone-column = Its column
    .meaning = Only the column in which the card lies, the card itself included.
board-zone-around = Around it
    .meaning = The up to eight cards that touch the card by a side or a corner, but not the card itself.
board-zone-best_row = One row
    .meaning = A single row is counted: the one that pays most.
board-zone-neighbour_tableau = A neighbour’s tableau
    .meaning = All cards of the neighbour you choose, the AI card included.
board-zone-neighbour_row = A neighbour’s row
    .meaning = The row of the neighbour you choose that is level with the row of this card.
board-zone-copied = Zone of the copied card
    .meaning = Read in your own tableau, from the cell of the black card.
board-zone-both_neighbours = Both neighbours
    .meaning = What both of them gained this turn is compared.
board-zone-reserve = Reserve
    .meaning = The card acts on your reserve.
board-zone-outside = Outside the grid
    .meaning = One of the sixteen cells that touch the grid from outside.
board-zone-self = This card
    .meaning = The card acts on itself.
board-in-tableau = in the whole tableau
board-in-each_row = in each row
board-in-each_column = in each column
board-in-row = in its row
board-in-column = in its column
board-in-around = around it
board-in-best_row = in one row, the best
board-in-neighbour_tableau = in the whole tableau of a neighbour
board-in-neighbour_row = in the same row of a neighbour

## The board: conditions

board-shape-diagonal_2 = diagonal pair
board-shape-adjacent_2 = adjacent pair
board-shape-adjacent_3 = line of three
board-shape-l_3 = L of three
board-shape-square_4 = 2×2 square
board-shape-gap_2 = pair one card apart
board-shape-two_horizontal_pairs = group of two horizontal pairs
board-shape-row_ends = row whose ends make a pair
board-match-colours = in { board-colours }
board-match-same =
    { $attribute ->
        [colour] of one colour
       *[number] with the same number
    }
board-match-distinct =
    { $attribute ->
        [colour] with no colour twice
       *[number] with no number twice
    }
board-match-sum = with the sum { $sum }
board-match-consecutive = with consecutive numbers in any order
board-match-colour_pair = with one { board-first } and one { board-second }
board-match-at_least = with { $requirements }
board-match-at_least_same =
    with at least { $count } { $attribute ->
        [colour] of one colour
       *[number] equal numbers
    }
board-requirement-colour = a { board-first } connector
board-requirement-number = a connector with the number { $number }
board-figure = { $points } VP for every { $shape } { $match }, { $zone }.
board-figure-kind = { $shape } { $match }
board-figures = { $points } VP for every figure of these kinds, { $zone }: { $figures }.
board-set-slots = { $points } VP for every set ({ $slots }), { $zone }.
board-slot-colours = a { board-card-of }
board-slot-number = a { $number }
board-slots-alike = { $count } { board-cards-of }
board-set-size = { $points } VP for every set of { $size } cards { $match }, { $zone }.
board-set-groups =
    { $points } VP for every full house, { $zone }: { $attribute ->
        [colour] { $many } cards of one colour and { $few } of one colour; both may be the same.
       *[number] { $many } cards with one number and { $few } with one number; both may be the same.
    }
board-at-most =
    { $max ->
        [one] It pays once at most.
        [2] It pays twice at most.
       *[other] It pays { $max } times at most.
    }
board-per_card-colours = { $points } VP for every { board-card-of }, { $zone }.
board-per_card-number = { $points } VP for every card with the number { $number }, { $zone }.
board-most =
    { $points } VP for every card of the { $attribute ->
        [colour] commonest colour
       *[number] commonest number
    }, { $zone }.
board-least =
    { $points } VP for every card of the { $attribute ->
        [colour] rarest colour
       *[number] rarest number
    } that occurs, { $zone }.
board-distinct =
    { $points } VP for every different { $attribute ->
        [colour] colour
       *[number] number
    }, { $zone }.
board-progressive-colours = By the number of { board-cards-of }, { $zone }: { $steps }.
board-progressive-most =
    By the number of cards that share { $attribute ->
        [colour] one colour
       *[number] one number
    }, { $zone }: { $steps }.
board-progressive-distinct =
    By how many different { $attribute ->
        [colour] colours
       *[number] numbers
    } there are, { $zone }: { $steps }.
board-step = { $points } VP for { $count }
board-step-last = { $points } VP for { $count } or more
board-product = As many VP as cards of the rarest colour that occurs times cards of the commonest, { $zone }.
board-connectors-horizontal = { $points } VP for every horizontal pair of connectors { $match }, { $zone }.
board-connectors-vertical = { $points } VP for every vertical pair of connectors { $match }, { $zone }.
board-diamonds = { $points } VP for every diamond { $match }, { $zone }.
board-diamonds-complete = The diamond must be complete.
board-diamonds-incomplete = Diamonds that are not complete yet count as well.
board-share = One connector may do for a colour and for a number.

## The board: effects, AI faces, objectives

board-effect-copy = Copy one { board-first } card of a neighbour: it is scored in your own tableau, from the cell of this card.
board-effect-copy_points =
    As many VP as the better of your two neighbours gained this turn. Alone: { $points } VP.
board-effect-swap_with_reserve = Lose { $points } VP. You may exchange a card of your tableau with one of your reserve, which is scored at once.
board-effect-extra_reserve =
    { $points } VP. Draw { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    } into your reserve. If this card lies in your tableau when round 2 begins, keep { $more ->
        [one] { $more } card more.
       *[other] { $more } cards more.
    }
board-effect-swap_in_tableau = { $points } VP. You may swap two cards of your tableau, or move one to an empty cell.
board-face-extra_card = At the end of the game: add a card of your reserve outside the grid and score it.
board-face-swap_in_tableau = Once per game: swap two cards of your tableau, or move one to an empty cell. At the end of the game: { $points } VP.
board-face-redraw =
    Once per round: draw { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    } into your reserve, then discard { $discard ->
        [one] { $discard } card of it.
       *[other] { $discard } cards of it.
    }
board-face-diagonal_placement = You may also place cards that touch only by a corner. At the end of the game: { $points } VP.
board-face-dual_identity = At every scoring of yours this card is { board-first } { $first_number } or { board-second } { $second_number }, as you like. At the end of the game: { $points } VP.
board-face-end = Scored at the end of the game. { $condition }
board-objective = Scored at the end of round { $round }. { $condition }
board-objective-starter = Good for first games

## The board: signs of the table

board-power-active = The power can be used
board-power-spent = The power has been used
board-identity = Counts as { board-first } { $number }
board-pass-left = Packs go to the left
board-pass-right = Packs go to the right
board-order = Black cards still to resolve, in this order
board-preview = { $points } VP here
board-why = { $count } × { $points } VP = { $total } VP
board-why-steps = { $count } counted: { $total } VP
board-why-product = { $least } of the rarest × { $most } of the commonest colour = { $total } VP
board-why-copy = Scored like { $copied }
board-why-nothing = The condition is not met: 0 VP
board-rank = { $least } to { $most } VP: { $rank }
board-rank-last = { $least } VP or more: { $rank }

## The board: icons and terms

board-term-evolution-card = Evolution card
    .meaning = A card to draft and place. It has a colour, a number, four connectors and a condition that is scored once.
board-term-ai-card = AI card
    .meaning = Lies in the middle of the tableau and counts there like any card; it pays at the end of the game or gives a power.
board-term-objective = Objective
    .meaning = Everyone scores it on their own tableau at the end of its round.
board-term-starter = Starter objective
    .meaning = One of the six objectives that are good for first games.
board-term-tableau = Tableau
    .meaning = Your grid of 3 rows and 5 columns; all fifteen cells are filled at the end.
board-term-row = Row
    .meaning = Five cells side by side: a at the top, b in the middle, c at the bottom.
board-term-column = Column
    .meaning = Three cells one above another, 1 to 5 from the left.
board-term-reserve = Reserve
    .meaning = Your secret cards. Each turn you play one of them.
board-term-pack = Pack
    .meaning = The cards being drafted: pick one, pass the rest.
board-term-separation-card = Separation card
    .meaning = Keeps reserve and pack apart; in solo play it heads a row or a column of the draft grid.
board-term-draft = Draft
    .meaning = Everyone picks one card of a pack and passes the rest on.
board-term-draw-pile = Draw pile
    .meaning = The cards of this round that nobody was dealt.
board-term-phase = Phase
    .meaning = Cards and objectives of phase 1 are used in round 1, those of phase 2 in round 2.
board-term-round = Round
    .meaning = Seven turns, and then the objective. The game has two rounds.
board-term-turn = Turn
    .meaning = Pick, pass, choose, place, score: everybody at the same time.
board-term-points = Victory points (VP)
    .meaning = Whoever has most of them at the end wins.
board-term-condition = Condition
    .meaning = What a card pays for, or what it does.
board-term-zone = Location zone
    .meaning = The part of the tableau in which a condition is read.
board-term-number = Number
    .meaning = Every card has a number from 1 to 5.
board-term-connector = Connector
    .meaning = The triangle in a corner of a card, with a colour and a number of its own.
board-term-horizontal-pair = Horizontal pair
    .meaning = Of two cards side by side: the two connectors that touch at the top of their common edge.
board-term-vertical-pair = Vertical pair
    .meaning = Of two cards one above the other: the two connectors that touch at the right of their common edge.
board-term-diamond = Diamond
    .meaning = The four connectors that meet where four cells touch. A tableau has eight diamonds.
board-term-figure = Figure
    .meaning = Cards in a given arrangement; it may be turned and mirrored.
board-term-set = Set
    .meaning = Cards of one zone, wherever in it they lie.
board-term-big-set = Big set
    .meaning = A set of four or more cards.
board-term-golden-rule = Golden rule
    .meaning = Within one scoring a card or connector serves once. The best way to group them is always found for you.
board-term-neighbour = Neighbour
    .meaning = The player on your left or on your right.
board-term-neutral-grid = Neutral grid
    .meaning = With two players, open cards that stand in for a second neighbour.
board-term-draft-grid = Draft grid
    .meaning = In solo play, nine open cards to take from; it also stands in for the neighbours.
board-term-header = Header
    .meaning = The colour at the head of a row or column of the draft grid.
board-term-turn-pile = Turn pile
    .meaning = In solo play, the cards that fill the draft grid up after every turn.
board-term-copy-card = Copy card
    .meaning = A black card that is scored like a card of a neighbour.
board-term-black-card = Black card
    .meaning = A Hacking card: resolved after all other colours, in ascending order.
board-term-token = AI token
    .meaning = Shows whether the power of AI-5 or AI-6 can still be used.
board-term-standee = Standee
    .meaning = Marks your AI card; in solo play it shows the line to take from.
board-term-rank = Rank
    .meaning = What your total is worth in solo play.

## The board in the browser: labels

board-letter-red = R
board-letter-blue = B
board-letter-yellow = Y
board-letter-black = K
board-letter-green = G
board-letter-violet = V
board-kind = { $kind } card, { $look }.
board-vp = VP
board-points = { $points } VP
board-at-best = At most { $points } VP now
board-round = Round { $round } of 2
board-turn = turn { $turn } of { $turns }
board-my-tableau = Your tableau
board-tableau-of = Tableau of { $player }
board-open = Show the tableau
board-close = Close
board-back = Back to the table
board-empty = { $cell }: empty
board-sheet = Scored cards
board-sheet-empty = Nothing has been scored yet.
board-no-pack = no pack in hand
board-no-reserve = no card in reserve
board-held = { $reserve } in reserve, { $pack } in the pack
board-neighbour-left = left neighbour
board-neighbour-right = right neighbour
board-marked = Leaves the grid after this turn.
