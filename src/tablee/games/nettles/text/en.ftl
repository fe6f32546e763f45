title = Nettles
tagline = Lay leaves face down, bid how many you can turn over, and do not get stung.
goal =
    { $wins ->
        [1] Win one challenge
        [2] Win two challenges
       *[3] Win three challenges
    }, or be the last one with discs.

disc-mint = mint leaf
disc-nettle = nettle
number = { $name }
seat = Seat { $name }
proof-perhaps = perhaps
proof-there = still there
proof-gone = gone

ask-lay-first = Lay your first disc face down.
    .help = Everyone lays one disc at the same time. Whoever takes the challenge later turns over the own stack first: your own nettle stings you too.
    .hint = Mint or nettle, nobody sees it. Your own nettle stings you, too.
ask-add-or-bid =
    { $hand ->
        [0] Your hand is empty: open the bidding ({ $discs } discs on the table).
       *[other] Add a disc, or open the bidding ({ $discs } discs on the table).
    }
    .help = A bid is the number of discs you will turn over without finding a nettle. Your own stack comes first, then the top discs of the others. After the first bid, nobody adds discs any more.
    .hint = A bid is how many leaves you turn over without a nettle, your stack first.
ask-raise-or-pass = { $bidder } bids { $bid } of { $discs }. Raise, or pass?
    .help = Whoever bids highest must turn over that many discs. Whoever passes is out of the bidding for this round.
    .hint = Whoever bids highest must turn that many. A pass is for this round only.
ask-turn-disc =
    { $count ->
        [one] Turn over one more disc: whose?
       *[other] Turn over { $count } more discs: whose is next?
    }
    .help = The top disc of the stack you choose is turned over. A nettle ends your challenge and costs you a disc.
    .hint = Who would have laid a nettle on top? Turn where you believe in mint.
ask-give-up = Your own nettle has stung you: which disc do you lose?
    .help = It leaves the game face down, and nobody else learns which one it is.
    .hint = Nobody learns which one it is. Without the nettle you cannot bluff.
ask-name-starter = You are out of the game. Who starts the next round?
    .help = Your own nettle has put you out of the game, so you choose who starts.
    .hint = You are out, but you still choose who begins.

verb-lay = Lay { $target }
verb-lose = Lose { $target }
verb-pass = Pass
verb-bid = Bid { $target }
verb-turn = Turn over: { $target }
verb-name = { $target } starts

event-round =
    { $you ->
        [yes] Round { $round }: you start.
       *[no] Round { $round }: { $seat } starts.
    }
event-lay =
    { $you ->
        [yes] You lay a disc: { $disc }.
       *[no] { $seat } lays a disc: { $disc }.
    }
    .hidden = { $seat } lays a disc.
event-bid =
    { $you ->
        [yes] You bid { $number }.
       *[no] { $seat } bids { $number }.
    }
event-pass =
    { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
event-turn-own =
    { $you ->
        [yes] You turn over your own disc: { $disc }.
       *[no] { $seat } turns over an own disc: { $disc }.
    }
event-turn =
    { $you ->
        [yes] You turn over a disc ({ $owner }): { $disc }.
       *[no] { $owner_you ->
            [yes] { $seat } turns over one of your discs: { $disc }.
           *[no] { $seat } turns over a disc ({ $owner }): { $disc }.
        }
    }
event-won =
    { $you ->
        [yes] You win the challenge ({ $wins } of { $goal }).
       *[no] { $seat } wins the challenge ({ $wins } of { $goal }).
    }
event-failed =
    { $you ->
        [yes] { $owner_you ->
            [yes] You are stung by your own nettle: the challenge has failed.
           *[no] You are stung: the challenge has failed (nettle: { $owner }).
        }
       *[no] { $owner_you ->
            [yes] { $seat } is stung by your nettle: the challenge has failed.
           *[no] { $seat } is stung: the challenge has failed (nettle: { $owner }).
        }
    }
event-lose =
    { $you ->
        [yes] You lose a disc: { $disc }.
       *[no] { $seat } loses a disc: { $disc }.
    }
    .hidden = { $seat } loses a disc.
event-out =
    { $you ->
        [yes] You are out of the game.
       *[no] { $seat } is out of the game.
    }
event-last =
    { $you ->
        [yes] You are the last one left and win the game.
       *[no] { $seat } is the last one left and wins the game.
    }

refusal-not-in-hand = That disc is not in your hand: { $disc }.
refusal-no-such-bid = A bid must be between { $least } and { $most } now.
refusal-bidding = The bidding is open: raise, or pass.
refusal-nothing-face-down =
    { $owner_you ->
        [yes] Nothing of yours is face down any more.
       *[no] Nothing is face down there any more ({ $owner }).
    }
refusal-only-before-bids = Once the bidding is open, nobody adds discs any more.
refusal-only-bidding = Bids come after the discs have been laid and before any is turned over.
refusal-only-challenger = Only the highest bidder turns over discs, when the bidding has ended.

score-wins = Challenges won
score-last = Last one left

field-round = Round
field-starter = Started by
field-bidder = Highest bidder
field-stung_by = Nettle found
field-hand = Hand
field-stack = Stack
field-turned = Turned over
field-lost = Lost
field-nettle = Nettle
field-bid = Bid
field-passed = Has passed
field-wins = Challenges won

option-wins = Challenges to win

board-round = Round { $round }
board-track = Bids
board-number = { $number }
board-highest = { $player } bids { $number }
board-hand = Your discs
board-hand-empty = Your hand is empty.
board-in-hand = In hand: { $count }
board-lost = Lost: { $count }
board-proof = Nettle: { $proof }
board-wins =
    { $wins ->
        [one] 1 challenge won of { $goal }
       *[other] { $wins } challenges won of { $goal }
    }
board-bid = Bids { $number }
board-passed = Has passed
board-out = Out of the game
board-starts = Starts
board-stack =
    { $count ->
        [0] { $player }: no disc on the stack
       *[other] { $player }: stack from the top: { $discs }
    }
board-face-down = face down
board-face-down-mine = { $disc }, face down
board-state-thinking = is thinking
board-state-chosen = has chosen
board-state-locked = has confirmed

board-term-mint = Mint leaf
    .meaning = Harmless. Turn over as many as you bid, and the challenge is won.
board-term-nettle = Nettle
    .meaning = It stings: the challenge has failed, and the challenger loses a disc.
board-term-down = Face down
    .meaning = Only its owner knows what it is. The symbol shows whose it is.
board-term-mine = Your own disc, face down
    .meaning = You see what you have laid; the others do not.
board-term-win = Challenge won
    .meaning = As many stars as challenges are needed to win the game.
board-term-stack = Stack
    .meaning = The discs laid in this round, face down. The challenger turns stacks over from the top.
board-term-hand = Discs left
    .meaning = How many discs are in hand and how many are lost. Only their owner knows which.
board-term-lost = Lost discs
    .meaning = Out of the game for good. Whoever has lost all discs is out, too.
board-term-bid = Bid
    .meaning = So many discs the bidder will turn over without finding a nettle. The highest bid takes the challenge.
round-number = Round { $round }
bar-standing = Round { $round }
bar-goal = Goal: { $wins } challenges won, or be the last one left

# The reference sheet
sheet-goal = Goal
sheet-goal-most = Win the agreed number of challenges, or be the last one with discs.
sheet-round = A round
sheet-round-lay = Everybody lays one disc face down; then add one in turn, or open the bidding.
sheet-round-bid = Raise or pass: how many discs without a nettle?
sheet-round-turn = The highest bidder turns over the own stack first, then others.
sheet-round-lose = A nettle ends it: a disc is lost, face down.
