### Precognition.
###
### `resource`, `cause` and `slot` hand on the bare names (human, cards, kept …), so that sentences can
### choose the right form for them; `counted` says an amount of a resource in every sentence.
###
### What begins with `board-` is said by the board in the browser only:
###   counted                    $resource (human ymune battery food doctor protector healthy), $amount
###   board-type-<type>          Human card …                      board-season   $season
###   board-card-kind            $type, $season
###   board-distribution         $season, $human, $ymune, $battery, $food (how many cards)
###   board-card-cost            $cost (a number, or `copy` for =)
###   board-card-gain            $resource, $amount                board-card-gain-x   $resource
###   board-card-bonus           $resource, $amount                board-card-plague   $plague
###   board-condition-<kind>     as in the data: $type; $first, $second; $op (least, most, exactly), $value;
###                              $resource, $amount
###   board-effect-gain, -lose   $resource, $amount                board-effect-heal   $amount
###   board-effect-feed
###   board-machine              $slots, $condition, $effect       board-machine-state-<state>
###   board-tile-hidden, -ignore
###   board-objective-<scope>    one, each                         board-requirement   $resource, $amount
###   board-objective-front      $requirements, $price             board-objective-back   $requirements
###   board-objective-lacks      $player, $lacks
###   board-flow-<way>, board-outlook-<what>, board-total, board-team, board-team-total
###   board-term-<term>          the name of an icon or a term; its attribute `meaning` explains it

title = Precognition
tagline = Keep a card, give a card: steer your boat down the Great River and bring your people through three seasons.
goal =
    { $mode ->
        [cooperative] Win together: meet every objective when its season ends, and bring enough healthy humans through twelve rounds. If one objective fails, everybody loses.
        [team] After twelve rounds, the team with the most healthy humans on its two Boats wins.
       *[competitive] After twelve rounds, whoever has the most healthy humans aboard wins.
    }

## Things

card-s1-h1 = Lone Drifter
card-s1-h2 = Riverbank Camp
card-s1-h3 = Abandoned Village
card-s1-y1 = Young Volunteer
card-s1-y2 = Algae Divers
card-s1-y3 = Reef Assembly
card-s1-b1 = Washed-up Cell
card-s1-b2 = Solar Barge
card-s1-f1 = Wild Orchard
card-s1-f2 = Fishing Nets
card-s2-h1 = Drowned Suburb
card-s2-h2 = Quarantine Ward
card-s2-y1 = Marsh Healers
card-s2-y2 = River Sentinels
card-s2-b1 = Rusted Substation
card-s2-b2 = Twin Turbines
card-s2-f1 = Forgotten Silo
card-s2-f2 = Tainted Harvest
card-s3-h1 = Ruined Metropolis
card-s3-h2 = Mirror Convoy
card-s3-y1 = Last Guardians
card-s3-b1 = Tidal Dynamo
card-s3-f1 = Frozen Stores
card-s3-f2 = Plague Granary

room-std-a = Standard Room A
room-std-b = Standard Room B
room-dis = Dispensary
room-sas = Expedition Airlock
room-gen = Generator
room-gre = Autonomous Greenhouse
room-agr = Agronomy Laboratory
room-det = Detection Unit
room-cmd = Command Post
room-dec = Decontamination Unit
room-sto = Store
room-wor = Workshop
room-pan = Pantry
room-sea = Search Unit

machine-std-a-1 = Standard A1
machine-std-a-2 = Standard A2
machine-std-a-3 = Standard A3
machine-std-b-1 = Standard B1
machine-std-b-2 = Standard B2
machine-std-b-3 = Standard B3
machine-dis-1 = { room-dis } 1
machine-dis-2 = { room-dis } 2
machine-dis-3 = { room-dis } 3
machine-sas-1 = { room-sas } 1
machine-sas-2 = { room-sas } 2
machine-sas-3 = { room-sas } 3
machine-gen-1 = { room-gen } 1
machine-gen-2 = { room-gen } 2
machine-gen-3 = { room-gen } 3
machine-gre-1 = { room-gre } 1
machine-gre-2 = { room-gre } 2
machine-gre-3 = { room-gre } 3
machine-agr-1 = { room-agr } 1
machine-agr-2 = { room-agr } 2
machine-agr-3 = { room-agr } 3
machine-det-1 = { room-det } 1
machine-det-2 = { room-det } 2
machine-det-3 = { room-det } 3
machine-cmd-1 = { room-cmd } 1
machine-cmd-2 = { room-cmd } 2
machine-cmd-3 = { room-cmd } 3
machine-dec-1 = { room-dec } 1
machine-dec-2 = { room-dec } 2
machine-dec-3 = { room-dec } 3
machine-sto-1 = { room-sto } 1
machine-sto-2 = { room-sto } 2
machine-sto-3 = { room-sto } 3
machine-wor-1 = { room-wor } 1
machine-wor-2 = { room-wor } 2
machine-wor-3 = { room-wor } 3
machine-pan-1 = { room-pan } 1
machine-pan-2 = { room-pan } 2
machine-pan-3 = { room-pan } 3
machine-sea-1 = { room-sea } 1
machine-sea-2 = { room-sea } 2
machine-sea-3 = { room-sea } 3

tile-river-1-food = Teeming Shoals
tile-river-1-batt = Drifting Wreck
tile-river-1-huma = Castaways
tile-river-1-ymun = Ymune Escort
tile-river-2-food = Spoiled Stores
tile-river-2-batt = Short Circuit
tile-river-2-huma = Rapids
tile-river-2-ymun = Call of the Deep
tile-river-3-food = Famine Winds
tile-river-3-batt = Deep Freeze
tile-river-3-huma = Black Whirlpool
tile-river-3-ymun = Dying Algae
tile-island-1 = Summer Island
tile-island-2 = Autumn Island
tile-island-3 = Winter Island

objective-1a = First Crew
objective-1b = Full Cabins
objective-1c = Supply Ship
objective-1d = Refuge
objective-1e = Shared Table
objective-1f = All Hands
objective-1g = Engines Lit
objective-1h = Ready for Autumn
objective-2a = Ymune Council
objective-2b = Haven
objective-2c = Floating Factory
objective-2d = Shield Ship
objective-2e = Fleet Repairs
objective-2f = Nobody Hungry
objective-2g = Watch on Every Bow
objective-2h = Winter Stores
objective-3a = The Ark
objective-3b = Flagship
objective-3c = Great Dynamo
objective-3d = Floating Hospital
objective-3e = One People
objective-3f = Last Rations
objective-3g = Final Push
objective-3h = Clean Decks

resource = { $name }
cause = { $name }
slot = { $name }
bound = { $name }
season = Season { $name }
amount = { $name }

counted =
    { $resource ->
        [human] { $amount ->
            [one] { $amount } human
           *[other] { $amount } humans
        }
        [ymune] { $amount ->
            [one] { $amount } ymune
           *[other] { $amount } ymunes
        }
        [battery] { $amount ->
            [one] { $amount } battery
           *[other] { $amount } batteries
        }
        [food] { $amount } food
        [doctor] { $amount ->
            [one] { $amount } Doctor
           *[other] { $amount } Doctors
        }
        [protector] { $amount ->
            [one] { $amount } Protector
           *[other] { $amount } Protectors
        }
       *[healthy] { $amount ->
            [one] { $amount } healthy human
           *[other] { $amount } healthy humans
        }
    }
source =
    { $cause ->
        [cards] your cards
        [machines] a Machine
        [river] the River
       *[aside] what you set aside
    }
lost-humans =
    { $healthy ->
        [0] { $contaminated ->
            [one] { $contaminated } contaminated human
           *[other] { $contaminated } contaminated humans
        }
       *[other] { $contaminated ->
            [0] { $healthy ->
                [one] { $healthy } healthy human
               *[other] { $healthy } healthy humans
            }
           *[other] { $healthy } healthy and { $contaminated } contaminated humans
        }
    }

## Questions

ask-install-room =
    { $count ->
        [one] Choose one more Machine Room for your boat.
       *[other] Choose { $count } Machine Rooms for your boat.
    }
    .help = You install two of the rooms dealt to you; the other goes back to the box. Look for conditions that you can meet often, and for rooms that help each other.
    .hint = Look for conditions that you will often meet: rooms work once their slots are full.
ask-pass-card =
    { $count ->
        [one] Choose one more card for your right neighbour.
       *[other] Choose { $count } of these cards for your right neighbour.
    }
    .help = They will lie face up in your right neighbour’s Decision Zone, and one of them comes back to your Action Zone in the first round. The other two are the first cards you draw.
    .hint = One of the cards you pass comes back to you: pass what you could use yourself.
ask-keep-card = Choose the card you keep and the card you give.
    .help = The card you keep goes to your Action Zone. Of the two face-up cards you give one to your left neighbour, and one comes to you from the right. What is left goes to your right neighbour, and one of those cards will come back to you next round.
    .hint = Keep one for yourself, give a face-up one to the left; the others go right.
ask-give-card = You keep { $kept }. Which face-up card do you give to your left neighbour?
    .help = It will lie beside the card your neighbour keeps, who may activate it. A card with a plague value raises the plague there, activated or not.
    .hint = It helps your left neighbour this round: give what you can do without.
ask-activate =
    Activate { $kept }, { $received }, or both? Both together { $cost ->
        [0] are free.
        [one] cost { $cost } healthy human (you have { $healthy }).
       *[other] cost { $cost } healthy humans (you have { $healthy }).
    }
    .help = A single card is free. Both cost the sum of their costs: that many healthy humans move to the Contaminated Deck, where Doctors can heal them. Two cards of one type also give their bonus.
    .hint = One card is free; for both, healthy humans fall ill. They can be healed later.
ask-take-amount =
    You can gain { counted } from { source }. How { $resource ->
        [food] much
       *[other] many
    } do you take?
    .help = You may take less than you are offered, even nothing. That is rarely useful: think of the food that healthy humans will need, and of Machines that count what you gain.
    .hint = Taking everything is nearly always right; more humans also eat more at the Island.
ask-station-ymunes =
    { $amount ->
        [one] A ymune comes aboard from { source }. Doctor or Protector?
       *[other] { $amount } ymunes come aboard from { source }. How many become Doctors?
    }
    .help = Every Doctor heals one human each round, for the rest of the game. A Protector is spent once: to lower your plague, or to ignore a River tile that takes something from you.
    .hint = Doctors heal every round; a Protector is spent once, against plague or a bad tile.
ask-place-battery =
    { $amount ->
        [one] Put a battery from { source } on a Machine.
       *[other] Put { $amount } batteries from { source } on your Machines.
    }
    .help = A Machine works once all its battery slots are filled. Batteries are never moved, so complete the Machine whose condition you will meet most often.
    .hint = Fill all slots of one Machine first: only then does it work.
ask-use-machine = Use your Machines, then end your Action phase.
    .help = Every powered Machine whose condition is met can be used once a round, in the order you like. Gain humans before you heal. In cooperative mode you can also reveal or mitigate objectives now.
    .hint = What is lit matches your cards: use each once, in the order you like.
ask-heal-humans =
    { $amount ->
        [one] You can heal { $amount } human. Do you?
       *[other] You can heal up to { $amount } humans. How many do you heal?
    }
    .help = Healed humans move from the Contaminated Deck to the Cabins: there they count, pay costs, and eat.
    .hint = Healed humans count again; they also eat at the next Island.
ask-spend-ymunes =
    { $amount ->
        [one] You spend { $amount } ymune on { $objective }. Is it a Doctor?
       *[other] You spend { $amount } ymunes on { $objective }. How many of them are Doctors?
    }
    .help = Only ymunes that you gained this round can be spent. The others you spend are Protectors.
    .hint = Only ymunes of this round can pay. A Doctor would heal in every round to come.
ask-lower-plague =
    Your plague is at { $plague }. { $protectors ->
        [one] Do you spend your Protector
       *[other] How many of your { $protectors } Protectors do you spend
    } to lower it?
    .help = Each Protector you spend lowers your plague by 2. What remains takes that many humans from you now, and again every round until it is lowered.
    .hint = What remains takes that many humans, now and in every round until it is lowered.
ask-lose-humans =
    You lose { $amount ->
        [one] { $amount } human
       *[other] { $amount } humans
    } to { $cause ->
        [river] the River
       *[plague] the plague
    }. How many of them are contaminated?
    .help = The rest are healthy. Contaminated humans neither score nor pay, but they do not eat either, and Doctors can still heal them.
    .hint = Contaminated humans count for nothing yet: they are often the smaller loss.
ask-face-river = { $tile } is ahead. Do you apply it, or spend a Protector to ignore it?
    .help = One Protector spares you the whole effect of the tile, a gift included. But a Protector also lowers your plague by 2: weigh which is worth more.
    .hint = A Protector steers you past this tile, and is gone then. Is it worth it?
ask-lose-ymunes =
    { $tile } takes { $amount ->
        [one] { $amount } ymune
       *[other] { $amount } ymunes
    } from you. How many of them are Doctors?
    .help = The rest are Protectors. A Doctor heals one human in every round to come; a Protector helps once.
    .hint = A Doctor would heal in every round to come; a Protector helps only once.
ask-lose-battery =
    { $tile } takes { $amount ->
        [one] a battery
       *[other] { $amount } batteries
    } from you. From which Machine?
    .help = A Machine that loses a battery stands still until the slot is filled again. Take it from a Machine that is not powered anyway, or that you hardly use.
    .hint = Take it from a Machine that does not run anyway: without it, that one stops.

## Choices

verb-install = Install { $target }
verb-pass = Pass right: { $target }
verb-keep = Keep { $target }
verb-give = Give { $target } to the left
verb-activate =
    { $target ->
        [kept] Activate the kept card
        [received] Activate received card
       *[both] Activate both cards
    }
verb-sparingly = Take less this round
verb-take = Take { $target }
verb-doctors = Doctors: { $target }
verb-battery = Battery on { $target }
verb-aside = Set a battery aside
verb-use = Use { $target }
verb-heal = Heal { $target }
verb-reveal = Reveal an objective
verb-mitigate = Mitigate { $target }
verb-spend-doctors = Doctors spent: { $target }
verb-finish = End the Action phase
verb-protect = Protectors: { $target }
verb-lose = Contaminated lost: { $target }
verb-apply = Apply the tile
verb-ignore = Ignore (1 Protector)
verb-lose-doctors = Doctors lost: { $target }
verb-unplug = Take a battery from { $target }

## What happens

event-install =
    { $you ->
        [yes] You install
       *[no] { $seat } installs
    } { $rooms_count ->
        [one] the Machine Room
       *[other] the Machine Rooms
    } { $rooms }.
event-round = Round { $round } begins (season { $season }).
event-look =
    { $you ->
        [yes] You look at the top of your deck: { $cards }.
       *[no] { $seat } looks at the top of the deck: { $cards }.
    }
    .hidden =
        { $you ->
            [yes] You look at the top cards of your deck.
           *[no] { $seat } looks at the top cards of the deck.
        }
event-draw =
    { $you ->
        [yes] You draw { $cards }.
       *[no] { $seat } draws { $cards }.
    }
    .hidden =
        { $you ->
            [yes] You draw two cards.
           *[no] { $seat } draws two cards.
        }
event-keep =
    { $you ->
        [yes] You keep { $card }.
       *[no] { $seat } keeps { $card }.
    }
event-give =
    { $you ->
        [yes] You give { $card } to { $to }.
       *[no] { $to_you ->
            [yes] { $seat } gives you { $card }.
           *[no] { $seat } gives { $card } to { $to }.
        }
    }
event-pass =
    { $you ->
        [yes] You pass { $cards } to { $to }.
       *[no] { $to_you ->
            [yes] { $seat } passes you { $cards }.
           *[no] { $seat } passes { $cards } to { $to }.
        }
    }
event-activate =
    { $you ->
        [yes] You activate
       *[no] { $seat } activates
    } { $slot ->
        [kept] the kept card.
        [received] the received card.
       *[both] both cards.
    }
event-pay =
    { $you ->
        [yes] You pay
       *[no] { $seat } pays
    }: { $amount ->
        [0] nobody is contaminated.
        [one] { $amount } healthy human is contaminated.
       *[other] { $amount } healthy humans are contaminated.
    }
event-gain =
    { $you ->
        [yes] You gain
       *[no] { $seat } gains
    } { counted } from { $cause ->
        [cards] cards.
        [machines] a Machine.
       *[river] the River.
    }
event-place-battery =
    { $you ->
        [yes] You put
       *[no] { $seat } puts
    } a battery { $cause ->
        [cards] from a card
        [machines] from a Machine
        [river] from the River
       *[aside] that was set aside
    } on { $machine }.
event-set-aside =
    { $you ->
        [yes] You set
       *[no] { $seat } sets
    } { $amount ->
        [one] a battery
       *[other] { $amount } batteries
    } aside.
event-return-batteries =
    { $amount ->
        [one] A battery that { $you ->
            [yes] you have
           *[no] { $seat } has
        } set aside finds no free slot and goes
       *[other] { $amount } batteries that { $you ->
            [yes] you have
           *[no] { $seat } has
        } set aside find no free slot and go
    } back to the supply.
event-use =
    { $you ->
        [yes] You use the Machine { $machine }.
       *[no] { $seat } uses the Machine { $machine }.
    }
event-heal =
    { $you ->
        [yes] Your { $cause ->
            [doctors] Doctors heal
           *[machines] Machine heals
        }
       *[no] The { $cause ->
            [doctors] Doctors of { $seat } heal
           *[machines] Machine of { $seat } heals
        }
    } { $amount ->
        [one] { $amount } human.
       *[other] { $amount } humans.
    }
event-finish =
    { $you ->
        [yes] You end your Action phase.
       *[no] { $seat } ends the Action phase.
    }
event-reveal =
    { $you ->
        [yes] You reveal
       *[no] { $seat } reveals
    } the objective { $objective }: { $amount ->
        [one] { $amount } healthy human is contaminated.
       *[other] { $amount } healthy humans are contaminated.
    }
event-mitigate =
    { $you ->
        [yes] You mitigate the objective { $objective }.
       *[no] { $seat } mitigates the objective { $objective }.
    }
event-spend =
    { $you ->
        [yes] You spend { counted }.
       *[no] { $seat } spends { counted }.
    }
event-raise-plague =
    { $you ->
        [yes] Your plague
       *[no] The plague of { $seat }
    } rises by { $amount }, to { $level }.
event-lower-plague =
    { $you ->
        [yes] You spend
       *[no] { $seat } spends
    } { $protectors ->
        [0] no Protector: the plague stays
        [one] { $protectors } Protector: the plague falls
       *[other] { $protectors } Protectors: the plague falls
    } { $protectors ->
        [0] at
       *[other] to
    } { $level }.
event-lose-humans =
    { $you ->
        [yes] You lose
       *[no] { $seat } loses
    } { lost-humans } to { $cause ->
        [river] the River.
       *[plague] the plague.
    }
event-turn-tile = The next tile of the River is turned up: { $tile }.
event-ignore =
    { $you ->
        [yes] You spend a Protector and ignore { $tile }.
       *[no] { $seat } spends a Protector and ignores { $tile }.
    }
event-lose =
    { $you ->
        [yes] You lose { counted } to the River.
       *[no] { $seat } loses { counted } to the River.
    }
event-lose-battery =
    { $you ->
        [yes] The River takes a battery from your { $machine }.
       *[no] The River takes a battery from { $seat } ({ $machine }).
    }
event-feed =
    { $amount ->
        [0] { $you ->
            [yes] You have
           *[no] { $seat } has
        } { $unfed ->
            [0] nobody to feed.
            [one] no food: { $unfed } healthy human goes hungry and is lost.
           *[other] no food: { $unfed } healthy humans go hungry and are lost.
        }
       *[other] { $you ->
            [yes] Your healthy humans eat
           *[no] The healthy humans of { $seat } eat
        } { $amount } food{ $unfed ->
            [0] {"."}
            [one] ; { $unfed } goes hungry and is lost.
           *[other] ; { $unfed } go hungry and are lost.
        }
    }
event-discard =
    { $you ->
        [yes] You discard { $cards }.
       *[no] { $seat } discards { $cards }.
    }
event-uncover = The season is over: the hidden objective { $objective } is turned up.
event-met = The objective { $objective } is met.
event-failed = The objective { $objective } is not met.
event-won = All players win together, with { $total } healthy humans; { $target } were needed.
event-lost = All players lose together. Healthy humans: { $total }, needed at the end: { $target }.
event-end = The journey is over.

## Why not

refusal-not-dealt = { $room } is not one of the Machine Rooms dealt to you.
refusal-not-in-hand = { $card } is not one of the cards you can choose from.
refusal-not-available = { $card } is neither in your hand nor in your Decision Zone.
refusal-not-visible = You can only give a face-up card of your Decision Zone, and { $card } is not one.
refusal-kept-already = You keep { $card }: give another card.
refusal-cannot-pay =
    Both cards together cost { $cost ->
        [one] { $cost } healthy human
       *[other] { $cost } healthy humans
    }, and you have only { $healthy }.
refusal-too-few = It must be at least { $least }.
refusal-too-many = It can be { $most } at most.
refusal-ascending-order = Choose in the order shown: you cannot go back.
refusal-not-aboard = The Machine { $machine } is not on your boat.
refusal-no-free-slot = All battery slots of { $machine } are filled.
refusal-only-cooperative = That is possible in cooperative mode only.
refusal-not-powered = { $machine } was not powered when you began to use Machines: all its battery slots must be filled.
refusal-condition-not-met = The condition of { $machine } is not met this round.
refusal-used-already = You have already used { $machine } this round.
refusal-pile-empty = All objectives of this season have been revealed.
refusal-too-few-healthy =
    Revealing an objective takes { $price ->
        [one] { $price } healthy human
       *[other] { $price } healthy humans
    }, and you have only { $healthy }.
refusal-not-revealed = { $objective } is not a revealed objective of this season.
refusal-mitigated-already = { $objective } has already been mitigated.
refusal-not-gained = You have not gained enough this round to pay the price of { $objective }; only your own gains of this round count, and no batteries that are placed.
refusal-no-battery = There is no battery on { $machine }.
refusal-keep-then-give = First choose the card you keep, then the card you give.
refusal-only-deciding = Cards are kept and given in the Decision phase only.
refusal-only-after-cards = Machines are used in the Action phase, once your cards are activated and all they give is placed.
refusal-only-acting = Objectives are revealed and mitigated between two steps of your Action phase.

## What can be read off cards and tiles

fact-distribution = Distribution tile: { $human } human, { $ymune } ymune, { $battery } battery and { $food } food cards in every deck
fact-type = { board-card-kind }
fact-cost = cost { $cost }
fact-cost-copied = cost = (that of the other card)
fact-gain = gives { counted }
fact-gain-x =
    gives { $resource ->
        [human] as many humans
        [ymune] as many ymunes
        [battery] as many batteries
       *[food] as much food
    } as the other card costs (X)
fact-bonus = bonus { counted }
fact-plague = plague { $plague }
fact-loss = takes { counted }
fact-feeds = every healthy human eats 1 food
fact-slots =
    needs { $slots ->
        [one] { $slots } battery
       *[other] { $slots } batteries
    }
fact-pair-type-and-other = { board-condition-pair_type_and_other }
fact-pair-types = { board-condition-pair_types }
fact-pair-plague-mix = { board-condition-pair_plague_mix }
fact-pair-cost-sum = { board-condition-pair_cost_sum }
fact-pair-cost-equal = { board-condition-pair_cost_equal }
fact-pair-cost-different = { board-condition-pair_cost_different }
fact-gained-from-cards = { board-condition-gained_from_cards }
fact-given-type = { board-condition-given_type }
fact-given-cost = { board-condition-given_cost }
fact-given-has-plague = { board-condition-given_has_plague }
fact-heals =
    heals { $amount ->
        [one] { $amount } human
       *[other] up to { $amount } humans
    }
fact-for-one = { board-objective-one }
fact-for-each = { board-objective-each }
fact-requires = asks for { board-requirement }
fact-mitigated = mitigated
fact-price = mitigated for { counted }

## The score sheet

score-start = Healthy humans at the start
score-cards = Humans from cards
score-machines = Humans from Machines
score-river = Humans gained or lost on the River
score-plague = Lost to the plague
score-hunger = Lost to hunger
score-objectives = Spent on objectives
score-contaminated = Still contaminated
score-partner = Healthy humans of the partner
score-others = Healthy humans of the others

## What lies on the table

field-round = Round
field-river = River
field-progress = River tiles turned up
field-discard = Discarded cards
field-unused_tiles = River tiles in the box
field-unused_rooms = Machine Rooms in the box
field-piles = Hidden objectives
field-revealed = Open objectives
field-mitigated = Mitigated objectives
field-finished = Objectives of past seasons
field-unused_objectives = Objectives in the box
field-verdict = Outcome
field-healthy = Healthy humans
field-contaminated = Contaminated humans
field-doctors = Doctors
field-protectors = Protectors
field-food = Food
field-plague = Plague
field-rooms = Machine Rooms
field-batteries = Batteries on the Machines
field-dealt = Machine Rooms dealt
field-deck = Expedition deck
field-hand = Hand
field-offer = Decision Zone
field-passing = For the right neighbour
field-keep = Under the Keep card
field-give = Under the Give card
field-kept = Kept card
field-received = Received card
field-activated = Activated
field-stage = Step of the Action phase
field-sparing = Takes less
field-incoming = Being gained
field-healing = Still to heal
field-gained = Gained from cards this round
field-fresh = Gained this round and not spent
field-aside = Batteries set aside
field-powered = Powered Machines
field-used = Machines used
field-tally = Humans by source

## How it is played

option-mode = Mode
option-mode-competitive = competitive
option-mode-team = teams of two
option-mode-cooperative = cooperative
option-setup = Setup
option-setup-standard = standard
option-setup-advanced = advanced
option-difficulty = Difficulty of the cooperative mode
option-difficulty-normal = normal
option-difficulty-hard = hard
option-difficulty-apocalypse = apocalypse

## The board: cards

board-type-human = Human card
board-type-ymune = Ymune card
board-type-battery = Battery card
board-type-food = Food card
board-season =
    { $season ->
        [1] Season 1 · Summer
        [2] Season 2 · Autumn
       *[3] Season 3 · Winter
    }
board-distribution = Season { $season }: { $human } human, { $ymune } ymune, { $battery } battery and { $food } food cards.
board-card-kind =
    { $type ->
        [human] { board-type-human }
        [ymune] { board-type-ymune }
        [battery] { board-type-battery }
       *[food] { board-type-food }
    } · season { $season }
board-card-cost =
    { $cost ->
        [copy] Cost =: the same as the cost of the other card of the Action Zone; 0 if both show =.
        [0] Cost 0: adds nothing to the price of activating both cards.
        [one] Cost { $cost }: contaminates { $cost } healthy human if both cards are activated.
       *[other] Cost { $cost }: contaminates { $cost } healthy humans if both cards are activated.
    }
board-card-gain = Gives { counted }.
board-card-gain-x =
    Gives X { $resource ->
        [human] humans
        [ymune] ymunes
        [battery] batteries
       *[food] food
    }: as much as the other card of the Action Zone costs.
board-card-bonus = Bonus, if both cards of the Action Zone are of the same type: { counted }.
board-card-plague = Plague { $plague }: raises the plague of the boat on which it lies, activated or not.

## The board: Machines, River, objectives

board-condition-pair_type_and_other =
    Your Action Zone holds a { $type ->
        [human] human card
        [ymune] ymune card
        [battery] battery card
       *[food] food card
    } and a card of another type.
board-condition-pair_types =
    Your Action Zone holds a { $first ->
        [human] human card
        [ymune] ymune card
        [battery] battery card
       *[food] food card
    } and a { $second ->
        [human] human card
        [ymune] ymune card
        [battery] battery card
       *[food] food card
    }.
board-condition-pair_plague_mix = Your Action Zone holds one card with a plague value and one without.
board-condition-pair_cost_sum =
    The costs of the two cards of your Action Zone add up to { $op ->
        [least] at least { $value }
        [most] at most { $value }
       *[exactly] exactly { $value }
    }.
board-condition-pair_cost_equal = The two cards of your Action Zone have the same cost.
board-condition-pair_cost_different = The two cards of your Action Zone have different costs.
board-condition-gained_from_cards = You gained at least { counted } from cards this round.
board-condition-given_type =
    The card you gave to your left neighbour is a { $type ->
        [human] human card
        [ymune] ymune card
        [battery] battery card
       *[food] food card
    }.
board-condition-given_cost =
    The card you gave to your left neighbour costs { $op ->
        [least] { $value } or more
        [most] { $value } or less
       *[exactly] exactly { $value }
    }.
board-condition-given_has_plague = The card you gave to your left neighbour has a plague value.
board-effect-gain = Gain { counted }.
board-effect-lose = Lose { counted }.
board-effect-heal =
    { $amount ->
        [one] Heal { $amount } human.
       *[other] Heal up to { $amount } humans.
    }
board-effect-feed = Every healthy human eats 1 food; those who get none are lost.
board-machine =
    { $slots ->
        [one] { $slots } battery slot
       *[other] { $slots } battery slots
    }. Condition: { $condition } Effect: { $effect }
board-machine-state-usable = Can be used now
board-machine-state-used = Used this round
board-machine-state-powered = Powered, condition not met
board-machine-state-full = Powered from next round
board-machine-state-unpowered =
    { $missing ->
        [one] { $missing } battery missing
       *[other] { $missing } batteries missing
    }
board-tile-hidden = A River tile still face down: season 1 gives, seasons 2 and 3 take.
board-tile-ignore = Each player may spend 1 Protector to ignore it.
board-objective-one = At least one player must own all of it.
board-objective-each = Every player must own all of it.
board-requirement =
    { $resource ->
        [human] { $amount ->
            [one] { $amount } human (healthy or contaminated)
           *[other] { $amount } humans (healthy or contaminated)
        }
        [battery] { $amount ->
            [one] { $amount } battery on Machines
           *[other] { $amount } batteries on Machines
        }
       *[other] { counted }
    }
board-objective-front = At the end of the season: { $requirements }. Price of mitigation: { $price }, from what one player gains in a round.
board-objective-back = Mitigated. At the end of the season: { $requirements }.
board-objective-lacks = { $player } lacks { $lacks }.
board-objective-met = Met as things stand

## The board: what goes where, and what is coming

board-flow-from = from { $player }
board-outlook-cost =
    { $cost ->
        [0] Both: free
       *[other] Both: cost { $cost } (healthy humans: { $healthy })
    }
board-outlook-plague =
    { $lost ->
        [0] The plague takes nobody this round.
        [one] The plague takes { $lost } human this round.
       *[other] The plague takes { $lost } humans this round.
    }
board-outlook-food =
    { $lacking ->
        [0] Enough food for the next Island
       *[other] { $lacking } food short for the next Island
    }: { $healthy } to feed, { $food } in store.
board-outlook-island =
    { $rounds ->
        [0] The Island is reached this round.
        [one] The Island is reached in { $rounds } round.
       *[other] The Island is reached in { $rounds } rounds.
    }
board-total = { $total } of { $target } healthy humans
board-team = Team { $team }
board-team-total = Team { $team }: { $total }

## The board: icons and terms

board-term-human = Human
    .meaning = Gained humans come aboard contaminated. Healthy humans at the end are your score.
board-term-healthy = Healthy human
    .meaning = A human in the Cabins: pays the cost of cards, eats 1 food at every Island, and counts at the end.
board-term-contaminated = Contaminated human
    .meaning = A human on the Contaminated Deck: neither pays, eats nor counts until healed.
board-term-ymune = Ymune
    .meaning = Becomes a Doctor or a Protector when it comes aboard, and stays that.
board-term-doctor = Doctor
    .meaning = A ymune in the Infirmary: heals one human every round and is not used up.
board-term-protector = Protector
    .meaning = A ymune on the Bow: spent to lower your plague by 2, or to ignore a River tile.
board-term-food = Food
    .meaning = At every Island each healthy human eats 1 food.
board-term-battery = Battery
    .meaning = Placed on a Machine and never moved; a Machine with all slots filled is powered.
board-term-plague = Plague
    .meaning = Every round it takes as many humans as its level, until Protectors lower it.
board-term-cost = Cost
    .meaning = To activate both cards, as many healthy humans as both costs together are contaminated. A single card is free.
board-term-copy = Copied cost
    .meaning = Costs the same as the other card of the Action Zone; 0 if both show =.
board-term-variable = X
    .meaning = As much as the other card of the Action Zone costs, whether that card is activated or not.
board-term-bonus = Bonus resources
    .meaning = An activated card gives them too if both cards of the Action Zone are of the same type.
board-term-cabins = Cabins
    .meaning = Where the healthy humans live.
board-term-contaminated-deck = Contaminated Deck
    .meaning = Where gained humans arrive, and where humans go who pay a cost.
board-term-infirmary = Infirmary
    .meaning = Where the Doctors work.
board-term-bow = Bow
    .meaning = Where the Protectors stand.
board-term-food-gauge = Food gauge
    .meaning = How much food is in store; there is no limit.
board-term-plague-gauge = Plague gauge
    .meaning = The plague level of the boat, from 0 to 12.
board-term-decision-zone = Decision Zone
    .meaning = Two face-up cards from the left neighbour. One of them must be given to the left.
board-term-action-zone = Action Zone
    .meaning = The card you kept and the card you received from the right: activate one or both.
board-term-machine-zone = Machine Zone
    .meaning = The two Machine Rooms of the boat.
board-term-machine-room = Machine Room
    .meaning = Three Machines, one in each row.
board-term-machine = Machine
    .meaning = Once powered, it can be used once a round if its condition is met.
board-term-hand = Hand
    .meaning = The two cards drawn this round; only their owner sees them.
board-term-deck = Expedition deck
    .meaning = All decks are alike: 10 cards of season 1 on top, then 8 of season 2 and 6 of season 3.
board-term-distribution = Distribution of the cards
    .meaning = How many cards of each type every deck has in each season.
board-term-river = Great River
    .meaning = Each round one tile is turned up. The fourth tile of a season is an Island.
board-term-island = Island
    .meaning = The healthy humans are fed. Nobody can ignore it.
board-term-progress = Progress pawn
    .meaning = Stands on the last tile that was turned up.
board-term-objective = Objective
    .meaning = To be met at the end of its season, or all players lose.
board-term-heal = Heal
    .meaning = A Machine moves that many humans from the Contaminated Deck to the Cabins.
board-term-left = To the left
    .meaning = The card you give goes to your left neighbour’s Action Zone.
board-term-right = To the right
    .meaning = The cards you neither keep nor give go to your right neighbour’s Decision Zone.
board-term-down = Kept card
    .meaning = It goes to your own Action Zone.
board-term-other = Another type
    .meaning = In a condition: a card of any other type.
board-term-sum = Sum of costs
    .meaning = In a condition: the costs of both cards in your Action Zone, added up.
board-term-summer = Summer
    .meaning = A card of season 1, or the first four rounds of the River: its tiles give.
board-term-autumn = Autumn
    .meaning = A card of season 2, or rounds 5 to 8 of the River: its tiles take.
board-term-winter = Winter
    .meaning = A card of season 3, or rounds 9 to 12 of the River: its tiles take.
board-term-prescient = Prescient
    .meaning = The character whose deck you play; all decks are alike.
board-term-card = Expedition card
    .meaning = Activated, it gives its gain. It costs something only if you activate both cards.

## The board: what is said on the table

board-round = Round { $round } of { $rounds }
board-setup = Getting ready
board-tile-down = a tile face down
board-keep = Keep
board-give = Give
board-pass = Pass right
board-keeping = You keep this card.
board-confirms = You keep { $kept } and give { $given } to { $player }.
board-gets-rest =
    { $count ->
        [one] { $player } gets the other card.
       *[other] { $player } gets the other { $count } cards.
    }
board-giving = You give this card.
board-activated = Activated
board-in-rounds =
    { $rounds ->
        [0] this round
        [one] in { $rounds } round
       *[other] in { $rounds } rounds
    }
board-heals =
    { $amount ->
        [one] heals { $amount }
       *[other] heal { $amount }
    }
board-aside = set aside
board-open = Show the boat of { $player }
board-boat-of = The boat of { $player }
board-my-boat = Your boat
board-close = Close
board-partner = partner
board-way-give-help = The card you give goes to this Action Zone. What this player passes on comes to your Decision Zone.
board-way-pass-help = The two cards you neither keep nor give go to this Decision Zone. The card this player gives comes to your Action Zone.
board-powered =
    { $count ->
        [one] { $count } Machine powered
       *[other] { $count } Machines powered
    }
board-next-round = for the next round
board-slot-both = Both cards
board-slot-kept = Kept card only
board-slot-received = Received card only
board-would-bring =
    Gain: { $gain }. { $cost ->
        [0] Costs nothing.
        [one] Contaminates { $cost } healthy human.
       *[other] Contaminates { $cost } healthy humans.
    }
board-fall-ill =
    { $cost ->
        [0] nobody falls ill
        [one] { $cost } of { $healthy } falls ill
       *[other] { $cost } of { $healthy } fall ill
    }
board-healthy-best = healthy at best
board-healthy-best-said =
    { $count ->
        [one] At best { $count } human is healthy after the Doctors.
       *[other] At best { $count } humans are healthy after the Doctors.
    }
board-cannot-pay = both cost { $cost }, only { $healthy } healthy
board-gets = gets { $card }
board-on-left = on your left
board-on-right = on your right
board-on-both = on both sides of you
board-free = free
board-outlook = What your choice would bring
board-outlook-with = { $card } and what { $player } may give you
board-if-comes = If { $card } comes:
board-look-first = Tap or point at a card to see what it would bring with either card { $player } may give you.
board-objectives = Objectives of this season
board-total-help = Healthy humans of all players now, and how many you need together at the end.
board-pile =
    { $count ->
        [0] No objective of this season is hidden any more.
        [one] { $count } objective is still hidden. Revealing it contaminates { $price }.
       *[other] { $count } objectives are still hidden. Revealing one contaminates { $price }.
    }
board-pile-short =
    { $count ->
        [0] none hidden
       *[other] { $count } hidden
    }
board-scope-one = one of us
board-scope-each = each of us
board-decision-zone = Decision
board-action-zone = Action
board-mitigate = Mitigate
board-mitigated = mitigated
board-machine-state-open = Powered; condition not known yet

# About this edition: groups of components, their items where these have no name in play, and fields

edition-numbers = Numbers in the rules
edition-numbers-item =
    { $id ->
        [start-healthy] Healthy humans at the start
        [start-contaminated] Contaminated humans at the start
        [start-doctors] Doctors at the start
        [start-protectors] Protectors at the start
        [start-food] Food at the start
        [start-plague] Plague at the start
        [most-plague] Highest plague level
        [plague-per-protector] Plague that a Protector lowers
        [protectors-to-ignore] Protectors for ignoring a River tile
        [food-per-human] Food that a human eats
        [cards-drawn] Cards drawn each round
        [opening-looked-at] Cards looked at in the advanced setup
        [opening-passed] Cards passed in the setup
        [rooms-aboard] Machine Rooms aboard
        [rooms-dealt] Machine Rooms dealt in the advanced setup
        [slots-per-room] Battery slots of a room
        [batteries] Batteries in the box
       *[river-tiles-per-season] River tiles of a season
    }
edition-resources = Resources
edition-prescients = Prescients
edition-prescients-item =
    { $id ->
        [defitia] Tal Defitia
        [terias] Tal Terias
        [kartus] Tal Kartus
       *[pria] Tal Pria
    }
edition-seasons = Seasons
edition-seasons-item = Season { $id }
edition-teams = Teams
edition-teams-item =
    { $id ->
        [a] Team A
       *[b] Team B
    }
edition-difficulties = Difficulties
edition-difficulties-item =
    { $id ->
        [normal] Normal
        [hard] Hard
       *[apocalypse] Apocalypse
    }
edition-targets = Totals to reach together
edition-targets-item = { $id } players
edition-cards = Expedition cards
edition-distribution = Distribution tile
edition-distribution-item = Season { $id }
edition-rooms = Machine Rooms
edition-machines = Machines
edition-tiles = River tiles
edition-islands = Island tiles
edition-objectives = Objective tiles

edition-field-value = Value
edition-field-name = Name
edition-field-rounds = Rounds
edition-field-cards = Cards
edition-field-plague = Plague
edition-field-reveal_price = Price of revealing
edition-field-seats = Seats
edition-field-food = Food
edition-field-extra_objectives = Further objectives
edition-field-healthy = Healthy humans
edition-field-season = Season
edition-field-type = Type
edition-field-cost = Cost
edition-field-gain = Gain
edition-field-bonus = Bonus
edition-field-human = Human
edition-field-ymune = Ymune
edition-field-battery = Battery
edition-field-face = Face
edition-field-back = Back
edition-field-room = Room
edition-field-row = Row
edition-field-slots = Battery slots
edition-field-condition = Condition
edition-field-heal = Healing
edition-field-lose = Loss
edition-field-scope = Who must meet it
edition-field-require = Requirements
edition-field-price = Price of mitigation
round-number = Round { $round }
bar-standing =
    Round { $round } of 12, { $round ->
        [1] summer
        [2] summer
        [3] summer
        [4] summer
        [5] autumn
        [6] autumn
        [7] autumn
        [8] autumn
       *[other] winter
    }
bar-goal =
    { $mode ->
        [cooperative] Goal: meet every objective together
        [team] Goal: most healthy humans for your team
       *[competitive] Goal: most healthy humans after round 12
    }
bar-done-keep-card = Confirm my choice
bar-done-pass-card = Confirm my choice
bar-done-install-room = Confirm my rooms

## The guide

guide-chapter-summer = First summer days
guide-chapter-island = The Island
    .before = Later that summer.
guide-chapter-autumn = Plague in autumn
    .before = Autumn has come.

guide-goal = After round { $rounds }, the Boat with the most healthy humans wins. They live behind these windows.
    .why = Only humans in the Cabins count. Everything else on your Boat is there to keep them healthy.
guide-keep = Keep what you want to use this round: { $card } brings humans aboard.
    .why = Your hand is secret, the other cards lie face up. You may keep any of them. All players choose at the same time.
guide-keep-else = That works too: this is now your own card for this round.
guide-give = One of these now helps { $left }, on your left. Which one can you do without?
    .why = It becomes the second card over there this round, just as { $right } hands one to you.
guide-passed = What you left went right, to { $right }. Remember it: part of it comes back next round.
    .why = Next round { $right } must hand you one of the cards that lie face up there. So you know what may come.
guide-use-both =
    One card is free. Use both: { $cost ->
        [one] a healthy human pays for it and gets contaminated.
       *[other] { $cost } healthy humans pay for it and get contaminated.
    }
    .why = Whoever pays is not lost: they move to the Contaminated Deck, and Doctors bring them back.
guide-use-both-else = Nobody pays, but the other card brings you nothing.
guide-new-people = Those who paid wait here, and so do all newcomers: contaminated, but not lost.
    .why = Newcomers always come aboard contaminated. They count once they are healed.
guide-doctor = Ymunes heal in the Infirmary or shield you on the Bow, for good: take a Doctor.
    .why = A Doctor heals every round. A Protector is spent on the day you need one.
guide-doctor-else = A Protector waits for bad days; until then fewer humans are healed.
guide-healed =
    Each Doctor heals somebody every round. This time: { $heal_amount ->
        [one] one human.
       *[other] { $heal_amount } humans.
    }
    .why = Doctors stay, so early ones heal most. Nobody pays for that.
guide-first-stop = Last, the Boat reaches a stop of the River. In summer, stops are gifts.
    .why = In autumn and winter they take something away. At Islands everybody eats.
guide-foresee = One of the cards { $right } shows will come to you: keep a partner for either.
    .why = Under each of your cards you see what it would bring beside each of those two.
guide-engine = Fill all slots of a Machine, and it works whenever your cards match its picture: try { $machine }.
    .why = It works once a round, right after your cards. Batteries stay where you put them.
guide-engine-else = That works too: this one starts as soon as all its slots are filled.
guide-mouths = At the Island every healthy human eats. Mouths now: { $healthy }; food: { $food }. This round is yours.
    .why = Doctors heal before the meal, so there will be more mouths. Whoever finds no food is lost.
guide-run-engine = A full Machine matches your cards. Does it help with this meal?
    .why = Each can work once a round, and you choose the order.
guide-hunger =
    There was not enough: { $feed_unfed ->
        [one] one healthy human is
       *[other] { $feed_unfed } healthy humans are
    } lost. You can take that back.
    .why = Count mouths and food before an Island. Contaminated humans eat nothing.
guide-fed = Nobody went hungry. Contaminated humans eat nothing, and what is left over stays aboard.
    .why = More Islands wait at the end of autumn and winter, and by then more mouths.
guide-skull = A skull raises your plague even on a card you do not use. This round is yours.
    .why = Look at what { $right } shows. The plague takes as many humans as its level, every round.
guide-stations = More Doctors, or Protectors on the Bow? A skull lies beside you.
    .why = Doctors heal what is left. Protectors keep the plague and bad stops from taking anybody.
guide-send =
    Each Protector who goes takes { $lowers } plague along.{ $protectors ->
        [one] {""}
       *[other] {" "}One who stays may be useful soon.
    }
    .why = What remains of the plague takes humans now, and again in every round.
guide-stop = Autumn stops take something away, but a Protector steers around them.
    .why = That Protector is gone afterwards. Islands cannot be avoided like this.
guide-plague-stays = Your plague stays at { $plague } and takes humans each round, until Protectors lower it.
    .why = It never falls by itself, so Protectors are worth most when skulls come.

# The reference sheet
sheet-goal = Goal
sheet-goal-most = Most healthy humans after the last round; then most contaminated ones.
sheet-round = A round
sheet-round-decide = Cards drawn: { $cards_drawn }. Keep one, give a face-up one to the left, pass the others to the right.
sheet-round-act = Use one card free of charge, or both by moving healthy humans to the deck; then the Machines.
sheet-round-plague = The plague rises. Each Protector spent lowers it by: { $plague_per_protector }. Then its level is lost in humans.
sheet-round-heal = Each Doctor heals one human; then comes the tile of the River.
sheet-people = People
sheet-people-healthy = Healthy: they pay, eat and count at the end.
sheet-people-ill = Contaminated: nothing, until a Doctor heals them. Whoever comes aboard is contaminated.
sheet-people-ymunes = Ymunes: Doctors in the Infirmary heal, Protectors on the Bow hold off plague and River.
sheet-machines = Machines
sheet-machines-full = All slots filled and the condition met: usable once a round.
sheet-stops = Stops
sheet-stops-river = River: summer gives; autumn and winter take. Protectors needed to ignore a tile: { $protectors_to_ignore }.
sheet-stops-island = Island, at the end of a season: food eaten by each healthy human: { $food_per_human }.
