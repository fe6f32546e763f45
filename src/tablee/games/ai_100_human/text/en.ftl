### AI 100% Human.
###
### Evolution cards have no printed names: they are called by one word (board-title-<title>), their number and
### what they look for.
### `neighbour` hands on the bare names (left, right, grid), so that sentences can put them right.
###
### What begins with `board-` is said by the board in the browser only. Colours are given to it as in
### the data (red blue yellow black green violet). Where a message speaks of one or two colours, they are
### $first and $second, and $second is `none` if there is one only. $zone is the text of board-in-<zone>.
###
###   board-kind-<colour>         the type of AI that a colour stands for
###   board-title-<title>         the name of a card, one word by what it looks for; card-<number> begins with it
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
###   board-power-<state>         active, spent
###   board-pass-<side>           left, right                    board-order
###   board-preview               $points                        board-why           $count, $points, $total
###   board-why-steps             $count, $total                 board-why-product   $least, $most, $total
###   board-why-copy              $copied (its name)             board-why-nothing
###   board-pays                  $now                           board-pays-then     $now, $then
###   board-rank                  $least, $most, $rank           board-rank-last     $least, $rank
###   board-term-<term>           the name of an icon or a term; its attribute `meaning` explains it

title = AI 100% Human
tagline = Draft cards, wire them into a grid of fifteen, and make every one of them pay the moment it is placed.
goal =
    { $seats ->
        [1] Score as many victory points as you can: your total gives you a rank, from Failure to PRIV8.
       *[other] Score victory points with the cards you place, both objectives and your AI card. Whoever has the most at the end wins.
    }

## Things

card-001 = { board-title-diagonal_2 } 001 (red/violet)
card-002 = { board-title-diagonal_2 } 002 (blue/yellow)
card-003 = { board-title-diagonal_2 } 003 (blue/black)
card-004 = { board-title-diagonal_2 } 004 (same colour)
card-005 = { board-title-diagonal_2 } 005 (same colour)
card-006 = { board-title-adjacent_2 } 006 (green/black in columns)
card-007 = { board-title-adjacent_2 } 007 (green/black in columns)
card-008 = { board-title-adjacent_2 } 008 (blue/red in columns)
card-009 = { board-title-adjacent_2 } 009 (green/violet in rows)
card-010 = { board-title-adjacent_2 } 010 (red/violet in rows)
card-011 = { board-title-adjacent_2 } 011 (red/blue in rows)
card-012 = { board-title-adjacent_2 } 012 (red in its row)
card-013 = { board-title-adjacent_2 } 013 (same number in columns)
card-014 = { board-title-adjacent_2 } 014 (same number in columns)
card-015 = { board-title-adjacent_3 } 015 (three numbers in columns)
card-016 = { board-title-adjacent_3 } 016 (three colours in columns)
card-017 = { board-title-adjacent_2 } 017 (same number in rows)
card-018 = { board-title-adjacent_2 } 018 (same colour in rows)
card-019 = { board-title-adjacent_3 } 019 (three colours in rows)
card-020 = { board-title-l_3 } 020 (black/green)
card-021 = { board-title-l_3 } 021 (same number)
card-022 = { board-title-l_3 } 022 (black/blue)
card-023 = { board-title-square_4 } 023 (red/violet)
card-024 = { board-title-gap_2 } 024 (red/violet with a card between)
card-025 = { board-title-two_horizontal_pairs } 025 (yellow/blue)
card-026 = { board-title-set } 026 (violet + black in columns)
card-027 = { board-title-set } 027 (violet + black in columns)
card-028 = { board-title-set } 028 (yellow + green in columns)
card-029 = { board-title-set } 029 (2 × yellow/blue in columns)
card-030 = { board-title-set } 030 (2 × green/black in columns)
card-031 = { board-title-set } 031 (violet + yellow/blue in columns)
card-032 = { board-title-set } 032 (violet + yellow/blue in columns)
card-033 = { board-title-set } 033 (2 + 4 in columns)
card-034 = { board-title-set } 034 (2 + 3 in columns)
card-035 = { board-title-set } 035 (2 × red in its row)
card-036 = { board-title-set } 036 (2 × violet in its row)
card-037 = { board-title-set } 037 (2 × yellow/red in rows)
card-038 = { board-title-set } 038 (1 + 5 in rows)
card-039 = { board-title-set } 039 (2 × black around)
card-040 = { board-title-set } 040 (2 × black/green around)
card-041 = { board-title-set } 041 (2 of a colour in columns)
card-042 = { board-title-set } 042 (2 of a number in rows)
card-043 = { board-title-trio } 043 (green/violet/blue in columns)
card-044 = { board-title-trio } 044 (3 × blue/yellow in rows)
card-045 = { board-title-trio } 045 (3 × black/green in rows)
card-046 = { board-title-trio } 046 (3 × blue/green in rows)
card-047 = { board-title-quintet } 047 (5 different numbers)
card-048 = { board-title-quintet } 048 (5 different colours)
card-049 = { board-title-sextet } 049 (6 different colours)
card-050 = { board-title-quartet } 050 (4 of a colour)
card-051 = { board-title-quartet } 051 (4 different numbers in its row)
card-052 = { board-title-crowd } 052 (red)
card-053 = { board-title-row } 053 (yellow in its row)
card-054 = { board-title-row } 054 (black/green in its row)
card-055 = { board-title-row } 055 (violet/red in its row)
card-056 = { board-title-ring } 056 (red around)
card-057 = { board-title-ring } 057 (violet around)
card-058 = { board-title-ring } 058 (violet around)
card-059 = { board-title-most } 059 (commonest colour)
card-060 = { board-title-most } 060 (commonest colour)
card-061 = { board-title-most } 061 (commonest colour in its row)
card-062 = { board-title-most } 062 (commonest colour in its row)
card-063 = { board-title-distinct } 063 (colours in its row)
card-064 = { board-title-distinct } 064 (colours in its row)
card-065 = { board-title-most } 065 (commonest number in its row)
card-066 = { board-title-distinct } 066 (colours in its column)
card-067 = { board-title-most } 067 (commonest colour around)
card-068 = { board-title-least } 068 (rarest colour)
card-069 = { board-title-least } 069 (rarest colour)
card-070 = { board-title-stack } 070 (violet/red in its column)
card-071 = { board-title-stack } 071 (violet/red in its column)
card-072 = { board-title-halo } 072 (red around)
card-073 = { board-title-halo } 073 (green/yellow around)
card-074 = { board-title-halo } 074 (green/yellow around)
card-075 = { board-title-halo } 075 (green/blue around)
card-076 = { board-title-halo } 076 (blue/black around)
card-077 = { board-title-halo } 077 (same number around)
card-078 = { board-title-connectors } 078 (vertical, sum 6)
card-079 = { board-title-connectors } 079 (vertical, sum 5)
card-080 = { board-title-connectors } 080 (vertical, sum 7)
card-081 = { board-title-connectors } 081 (horizontal, sum 7)
card-082 = { board-title-connectors } 082 (horizontal, sum 5)
card-083 = { board-title-connectors } 083 (horizontal, sum 6)
card-084 = { board-title-connectors } 084 (vertical, same number)
card-085 = { board-title-connectors } 085 (horizontal, same number in its row)
card-086 = { board-title-connectors } 086 (horizontal, same colour)
card-087 = { board-title-connectors } 087 (horizontal, two colours)
card-088 = { board-title-connectors } 088 (vertical, two colours in its column)
card-089 = { board-title-connectors } 089 (vertical, blue + red)
card-090 = { board-title-connectors } 090 (vertical, blue + green)
card-091 = { board-title-connectors } 091 (vertical, violet + black)
card-092 = { board-title-connectors } 092 (horizontal, black + violet)
card-093 = { board-title-connectors } 093 (horizontal, blue + green)
card-094 = { board-title-connectors } 094 (horizontal, blue + red)
card-095 = { board-title-diamonds } 095 (yellow + violet)
card-096 = { board-title-diamonds } 096 (red + black)
card-097 = { board-title-diamonds } 097 (red + violet)
card-098 = { board-title-diamonds } 098 (yellow + black)
card-099 = { board-title-copy } 099 (blue)
card-100 = { board-title-copy } 100 (blue)
card-101 = { board-title-copy } 101 (green)
card-102 = { board-title-copy } 102 (green)
card-103 = { board-title-copy } 103 (yellow)
card-104 = { board-title-copy } 104 (yellow)
card-105 = { board-title-copy_points } 105 (points)
card-106 = { board-title-copy_points } 106 (points)
card-107 = { board-title-spy } 107 (a neighbour’s 5s)
card-108 = { board-title-spy } 108 (a neighbour’s 1s)
card-109 = { board-title-spy } 109 (a neighbour’s 2s)
card-110 = { board-title-spy } 110 (a neighbour’s 4s)
card-111 = { board-title-distinct } 111 (colours in a neighbour’s row)
card-112 = { board-title-distinct } 112 (colours in a neighbour’s row)
card-113 = { board-title-most } 113 (commonest colour in a neighbour’s row)
card-114 = { board-title-most } 114 (commonest colour in a neighbour’s row)
card-115 = { board-title-swap_with_reserve } 115 (with the reserve)
card-116 = { board-title-swap_with_reserve } 116 (with the reserve)
card-117 = { board-title-extra_reserve } 117 (larger)
card-118 = { board-title-extra_reserve } 118 (larger)
card-119 = { board-title-swap_in_tableau } 119 (in the tableau)
card-120 = { board-title-swap_in_tableau } 120 (in the tableau)
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

ask-choose-face =
    Which AI face do you play with? { $objectives_count ->
        [0] The objectives are drawn afterwards.
       *[other] The objectives are { $objectives }.
    }
    .help = It lies in the middle of your tableau for the whole game and counts there like any card. It pays at the end or gives you a power: choose one that goes well with the objectives, or solo with the draft grid.
    .hint = It stays in the middle all game. Choose what fits the objectives.
ask-keep-card =
    { $count ->
        [one] Keep one of these cards as your reserve.
       *[other] Keep { $count } of these cards as your reserve.
    }
    .help = Each turn one more card joins your reserve, and you play one of it. Keep cards that help each other, or that pay well while your tableau is still small.
    .hint = Keep cards that help each other; they wait here until you play them.
ask-pick-card = Pick one card from the pack for your reserve.
    .help = The rest goes on, in round 1 to the left, in round 2 to the right. Take what will pay in your tableau, and see what you leave to your neighbour.
    .hint = One card is yours; your neighbour gets the rest. Take what your tableau pays best.
ask-drop-card = Which card from the pack do you discard?
    .help = Your opponent will get the rest of the pack, together with one card that nobody has seen. Discard what would be worth most over there.
    .hint = Your opponent gets what is left: discard what would help most over there.
ask-take-from-grid = Take one of the three cards in line with the { $colour } header.
    .help = The two others of this line leave the grid after the turn. The standee moves to the colour of the card you take: that is the line you will choose from next turn.
    .hint = The colour you take decides the line you choose from next turn.
ask-choose-card = Which card from your reserve do you play this turn?
    .help = A card is scored only once, when it is placed, with what lies in the tableau then. Play what pays now, and let cards wait that need more around them; after turn 7 what is left in the reserve is lost.
    .hint = A card pays once, when laid, for what lies there. Can it pay more later?
ask-discard-card =
    { $count ->
        [one] Discard one card from your reserve.
       *[other] Discard { $count } cards from your reserve.
    }
    .help = The new cards are already in your reserve, and any of its cards can go. Keep what you can still place well in this round.
    .hint = New or old, any card may go: keep what you can still place well this round.
ask-place-card = Where do you place { $card }?
    .help = On an empty cell beside a card of your tableau. It scores once, here and now; but its colour, number and corners will also serve the cards that follow and the objective.
    .hint = The numbers say what each cell pays now. Neighbours of this card may pay later.
ask-move-to = Where does { $card } go?
    .help = To an empty cell, or to the cell of another card, which then takes its place. Nothing is scored because of it: think of the objective and of the cards to come.
    .hint = Moving pays nothing by itself: prepare the objective, or the next card.
ask-copy-card = { $card }: which { $colour } card of a neighbour do you copy?
    .help = Your black card is scored by the condition of the card you copy, but in your own tableau and from its own cell. Look for the condition that your tableau meets best.
    .hint = You copy what a neighbour’s card asks for; it is counted in your own tableau.
ask-read-neighbour = { $card }: whose cards do you count?
    .help = Compare the two: cards of this turn and the AI card count as well. What you choose costs your neighbour nothing.
    .hint = Black cards look next door: choose whose cards are counted. It costs them nothing.
ask-lift-card = { $card }: which card of your tableau goes to the reserve?
    .help = The new card is scored at once on that cell. The old one goes to your reserve and can be played again from the next turn on. Then you lose the points on the card, whether you exchange or not.
    .hint = The card you lift can be played again later; the new one is scored at once.
ask-insert-card = Which card from your reserve takes the place of { $card }?
    .help = It is scored at once, as if you had placed it there this turn.
    .hint = It is scored at once in this cell, as if you had just placed it.
ask-swap-cards = { $card }: which card of your tableau do you move?
    .help = It changes places with another card or goes to an empty cell. Nothing is scored because of it; use it to prepare the objective, or decline.
    .hint = Two cards may change places. Nothing is scored: think of the objective.
ask-prepare-objective = Before { $objective } is scored: do you use your AI card?
    .help = With AI-5 you may swap two cards or move one, once in the game. With AI-10 you may say which of its two identities counts; if you do not, the better one does.
    .hint = Last chance before the objective pays: a swap may complete something.
ask-add-card = Which card from your reserve do you add as your sixteenth?
    .help = It goes outside the full grid, and what it scores there is the score of your AI card. Choose the card that your tableau pays best.
    .hint = This card goes outside the grid; what it scores there is your AI card’s score.
ask-place-outside = Where outside the grid do you place { $card }?
    .help = It makes the row or the column that it touches longer by one card. Above and below the grid it is alone in its row.
    .hint = It makes the row or column it touches longer: look where that pays.

## Choices

verb-face = Play with { $target }
verb-keep = Keep { $target }
verb-pick = Take { $target }
verb-discard = Discard { $target }
verb-play = Play { $target }
verb-copy = Copy { $target }
verb-insert = Put in { $target }
verb-place = Place on { $target }
verb-move = Move the card on { $target }
verb-to = To { $target }
verb-lift = Take out the card on { $target }
verb-read =
    { $target ->
        [left] Left neighbour
        [right] Right neighbour
       *[grid] Neutral grid
    }
verb-declare = AI card: { $target }
verb-redraw = Draw first (AI-6)
verb-decline = Do nothing

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
       *[no]
            { $to_you ->
                [yes] { $seat } passes you a pack.
               *[no] { $seat } passes the pack to { $to }.
            }
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
        [yes] You use the power of your AI card to draw new cards.
       *[no] { $seat } uses the power of the AI card to draw new cards.
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
        [yes] For { $card } you count the cards of { $owner }.
       *[no] { $owner_you ->
            [yes] For { $card }, { $seat } counts your cards.
           *[no] For { $card }, { $seat } counts the cards of { $owner }.
        }
    }
event-read-grid =
    { $you ->
        [yes] For { $card } you count the cards of the grid.
       *[no] For { $card }, { $seat } counts the cards of the grid.
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
event-prospect = { $objective } would pay { $points } VP then
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
refusal-not-in-pack = { $card } is not in your pack.
refusal-in-order = Choose in ascending order of the numbers, and leave enough cards for the rest of your choice: { $card } cannot come next.
refusal-not-in-reserve = { $card } is not in your reserve.
refusal-not-in-line = { $card } is not in the standee’s row or column.
refusal-cell-taken = There is already a card on { $cell }.
refusal-cell-apart = On { $cell } the card would touch no other: it must share a side with a card of your tableau (with AI-8 a corner is enough).
refusal-outside-grid = You cannot place on { $cell }: cards stay inside the grid of 3 rows and 5 columns.
refusal-ai-card-stays = The AI card is never moved.
refusal-nothing-there = There is no card on { $cell }.
refusal-would-be-alone = With that card on { $cell }, a card of your tableau would touch no other.
refusal-other-order = Begin a swap with the card that comes first, row by row: { $cell } cannot be chosen here.
refusal-power-spent = You have already used the power of your AI card.
refusal-not-your-power = Your AI face has no such power.
refusal-no-such-identity = Your AI card cannot be { $colour }, or you have already declared it.
refusal-cannot-copy = { $card } cannot be copied: it must be an Evolution card of the right colour in a neighbour’s tableau.
refusal-no-such-neighbour =
    { $neighbour ->
        [left] There is nobody on your left.
        [right] With two players your neighbours are your opponent and the grid.
       *[grid] There is no grid in this game: your neighbours are the players on your left and right.
    }
refusal-takes-no-part = { $card } cannot be exchanged: the AI card and cards with this effect take no part.
refusal-card-stays = The card on { $cell } stays where it is: only a few effects move a card.
refusal-only-placing = Cells are chosen in one step of the turn only: to place the card that you have revealed.
refusal-only-before-placing = Cards from pack and reserve are chosen before the cards of the turn are placed.

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
edition-field-least = Minimum points
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
board-shape-row_ends = pair of row ends
board-match-colours = in { board-colours }
board-match-same =
    { $attribute ->
        [colour] of one colour
       *[number] with the same number
    }
board-match-distinct =
    { $attribute ->
        [colour] with all different colours
       *[number] with all different numbers
    }
board-match-sum = adding up to { $sum }
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
board-figures = { $points } VP for each of these figures, { $zone }: { $figures }.
board-set-slots = { $points } VP for every set ({ $slots }), { $zone }.
board-slot-colours = a { board-card-of }
board-slot-number = a { $number }
board-slots-alike = { $count } { board-cards-of }
board-set-size = { $points } VP for every set of { $size } cards { $match }, { $zone }.
board-set-groups =
    { $points } VP for every full house, { $zone }: { $attribute ->
        [colour] { $many } cards of one colour and { $few } of another, or of the same.
       *[number] { $many } cards with one number and { $few } with another, or with the same.
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
board-product = Cards of the rarest colour present × cards of the commonest = VP, { $zone }. A single colour pays 0.
board-connectors-horizontal = { $points } VP for every horizontal pair of connectors { $match }, { $zone }.
board-connectors-vertical = { $points } VP for every vertical pair of connectors { $match }, { $zone }.
board-diamonds = { $points } VP for every diamond { $match }, { $zone }.
board-diamonds-complete = The diamond must be complete.
board-diamonds-incomplete = Diamonds that are not complete yet count as well.
board-share = One connector may serve both for a colour and for a number.

## The board: effects, AI faces, objectives

board-effect-copy = Copy one { board-first } card of a neighbour: it is scored in your own tableau, from the cell of this card.
board-effect-copy_points = As many VP as the better of your two neighbours gained this turn. Solo: { $points } VP.
board-effect-swap_with_reserve = You may exchange a card of your tableau with one of your reserve, which is scored at once. Then lose { $points } VP in any case.
board-effect-extra_reserve =
    { $points } VP. Draw { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    } into your reserve. If this card lies in your tableau when round 2 begins, keep { $more ->
        [one] { $more } more card.
       *[other] { $more } more cards.
    }
board-effect-swap_in_tableau = { $points } VP. You may swap two cards of your tableau, or move one to an empty cell.
board-face-extra_card = At the end of the game: add a card from your reserve outside the grid and score it.
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
board-face-dual_identity = Whenever you score, this card is { board-first } { $first_number } or { board-second } { $second_number }, as you like. At the end of the game: { $points } VP.
board-face-end = Scored at the end of the game. { $condition }
board-objective = Scored at the end of round { $round }. { $condition }
board-objective-starter = Good for first games

## The board: signs of the table

board-power-active = The power can be used
board-power-spent = The power has been used
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
    .meaning = Whoever has the most at the end wins.
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
    .meaning = Cards of one zone, anywhere within it.
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

board-title-diagonal_2 = Diagonal
board-title-adjacent_2 = Pair
board-title-adjacent_3 = Line
board-title-l_3 = Corner
board-title-square_4 = Square
board-title-gap_2 = Echo
board-title-two_horizontal_pairs = Twins
board-title-row_ends = Ends
board-title-figures = Figures
board-title-set = Set
board-title-trio = Trio
board-title-quartet = Quartet
board-title-quintet = Quintet
board-title-sextet = Sextet
board-title-row = Row
board-title-ring = Ring
board-title-crowd = Crowd
board-title-spy = Spy
board-title-stack = Stack
board-title-halo = Halo
board-title-most = Majority
board-title-least = Minority
board-title-distinct = Rainbow
board-title-product = Extremes
board-title-connectors = Link
board-title-diamonds = Diamond
board-title-copy = Copy
board-title-copy_points = Mirror
board-title-swap_with_reserve = Exchange
board-title-extra_reserve = Reserve
board-title-swap_in_tableau = Swap
board-title-extra_card = Extra
board-title-redraw = Redraw
board-title-diagonal_placement = Slant
board-title-dual_identity = Double
board-kind = { $kind } card, { $look }.
board-vp = VP
board-points = { $points } VP
board-at-best = Up to { $points } VP now
board-gain-here = VP on { $cell }
board-gain-best = VP at best, on { $cell }
board-pays = Would pay { $now } VP now
board-pays-then = Would pay { $now } VP now, { $then } VP then
board-at-end = End of round { $round }
board-scale =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-confirms-play = You play { $card } this turn.
board-confirms-pick = You take { $card }; the rest of the pack goes on.
board-confirms-place = You place { $card } on { $cell }.
board-confirms-pays =
    { $sure ->
        [yes] It pays { $points } VP.
       *[no] It pays { $points } VP at best, on { $cell }.
    }
board-do-play = Play { $card }
board-do-pick = Take { $card }
board-do-place = Place on { $cell }
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
round-number = Round { $round }
bar-standing =
    { $round ->
        [0] Before round 1
       *[other] Round { $round } of 2, turn { $turn } of 7
    }
bar-goal =
    { $seats ->
        [1] Goal: as many points as you can
       *[other] Goal: most points after round 2
    }
bar-done-choose-card = Confirm my card
bar-done-pick-card = Confirm my card
bar-done-keep-card = Confirm my choice

# The reference sheet
sheet-goal = Goal
sheet-goal-most = Most points after two rounds. Turns in a round: { $turns }.
sheet-turn = A turn
sheet-turn-pick = Take one card of the pack, pass the rest on.
sheet-turn-place = Choose one card of your reserve and place it beside another one.
sheet-turn-score = It pays now, for what lies there.
sheet-when = When it pays
sheet-when-card = Card: once, when it is placed.
sheet-when-objective = Objective: after the last turn of its round.
sheet-when-ai = AI card: at the very end.
sheet-zones = Where it looks
sheet-zones-wide = Whole tableau; each row or column by itself; its own row or column.
sheet-zones-near = Around it: the cells that touch it, not itself. A neighbour’s tableau, or one row of it.
sheet-counts = What it counts
sheet-counts-figures = Figures in an exact shape: pair, line, L, square. Sets: anywhere in the zone.
sheet-counts-many = Per card, commonest, rarest, different ones; ladders pay by the count.
sheet-counts-corners = Connectors: a pair beside at the top, a pair above at the right, four make a diamond.
sheet-counts-black = Black cards come last in a turn.

## The guide

guide-chapter-feed = First cards
guide-chapter-objective = The objective
    .before = Some turns later.
guide-chapter-last = The last cards
    .before = The second round is nearly over.

guide-goal = { $free } cards will join your AI card here. Then whoever has the most victory points wins.
    .why = Everybody adds a card each turn. Most points come from these cards, the rest from objectives and the AI cards.
guide-play = Play this green card: it pays for every card of its row’s commonest colour.
    .why = Every card says what it pays for and where it looks: this one in its row, where it counts itself too.
guide-play-else = That works too: now it needs a cell.
guide-place = The numbers say what it would pay on each cell. Choose one.
    .why = It has to lie beside another card. Your green AI card counts in its row like any other.
guide-paid =
    { $score_points ->
        [0] Nothing this time: from now on this card just helps others.
        [one] One point, and only once: from now on this card just helps others.
       *[other] { $score_points } points, and only once: from now on this card just helps others.
    }
    .why = A card is scored when it is placed, with what lies there then. It never pays again.
guide-pick = This green card suits your tableau: take it. The rest of the pack goes to { $left }.
    .why = Each turn one card joins your reserve and one leaves it for your tableau. Packs travel on, and another comes to you.
guide-pick-else = That works too: { $left } now holds what you left.
guide-wait = The red card pays { $grows_now } now, and up to { $grows_most } with more around it. Use it, or wait?
    .why = It counts the green and yellow cards around it, and only once. Other cards could feed it first.
guide-anywhere = This one pays the same on every cell. Where will it help the next cards?
    .why = It looks at the whole tableau. The red card in your reserve counts green neighbours, at its corners too.
guide-early =
    Only { $score_points ->
        [one] one point
       *[other] { $score_points } points
    }, for good: with more around it, it pays up to { $grows_most }. You can take that back.
    .why = A card pays for what lies there already. So lay first what feeds, and later what pays.
guide-corners-pick = Corners count as well: take this yellow card, it compares them.
    .why = Each corner of a card is a connector, a triangle with a colour and a number of its own.
guide-corners-play = Try it at once, and see which corners it means.
    .why = What you do not play stays in your reserve for later turns.
guide-corners = Above your AI card two corners touch at the right. Their colours differ: that pays here.
    .why = Of two cards one above the other, the connectors at the right of their common edge are a pair. Side by side, it is those at the top.
guide-corners-else = That works too: it looks at the pairs in its own column.
guide-own-pick = Now you decide. Each card shows the most it would pay at the moment.
    .why = Take what will pay soon, or what you would not like to leave to { $left }.
guide-feed-play = Enough green and yellow lies together now: play the card that waited.
    .why = Cards in your reserve can wait until the end of the round. What is left then is lost.
guide-feed-else = That works too: it can wait until turn { $turns }, but no longer.
guide-feed-place = Where do most green and yellow cards lie around it? There it pays { $best }.
    .why = It counts the cards on all cells around it, those at its corners included, but not itself.
guide-fed = { $score_points } points, because what feeds it lay there first. That is the whole secret.
    .why = Lay first what feeds, and later what pays. Your reserve is where good cards wait.

guide-slip = After turn { $turns } this objective pays everybody: it wants different numbers in one row.
    .why = Only the best row of each tableau counts. The second objective follows at the end of the game.
guide-alone = This turn is yours. The objective already shows what it would pay you.
    .why = Look at a card or a cell: you see what it pays now, and what the objective would pay then.
guide-missing =
    As your cards lie, the objective pays { $objective_now }. Which number does your best row still need?
    .why = The more different numbers, the more it pays. A number that is there twice adds nothing.
guide-black = This black card looks at a neighbour’s tableau. Play it and see.
    .why = Black cards come last: all others of the turn pay before them.
guide-black-else = That works too: black cards can wait like any other.
guide-keep-free = It pays the same everywhere. Which cell should stay free for your best row?
    .why = Wherever it lies, its number, colour and corners help other cards and the objective.
guide-whose = Compare both neighbours: where does it find more?
    .why = In the tableau of { $left } it pays { $left_pays }, in that of { $right } { $right_pays }. Nobody loses anything by it.
guide-both-counts = The round ends with this card: add up what it pays and what the objective then pays.
    .why = The forecast shows both for every cell. Whatever stays in your reserve is lost.
guide-counted =
    { $objective_points ->
        [0] The objective paid nothing this time.
        [one] The objective paid one point.
       *[other] The objective paid { $objective_points } points.
    } Now a second round begins, with new cards.
    .why = Tableau and points stay as they are. In the second round packs go to the right.

guide-columns = Cells left: { $free }. The second objective wants whole columns of a single colour.
    .why = One of your columns is complete like that already. Look at the columns of the free cells.
guide-last-cards = At the end your AI card pays too, for sets of all colours. What comes first?
    .why = It looks at your whole tableau, once the objective has paid. Cards that you do not play by then are lost.
guide-last-cells = These numbers count the card alone: what would each cell do for the objective?
    .why = As soon as you look at a cell, the objective shows what it would pay then.
guide-end = One card is left: after it the objective pays, then every AI card, and it is over.
    .why = Whoever has the most points then wins. Equal totals share the victory.
