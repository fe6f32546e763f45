### Seeders from Sereis: Exodus.
###
### `chamber`, `slot`, `way`, `position` and `amount` hand on the bare numbers; a negotiator is called by one word of
### its caste. Names of cards stand in the data too: a test holds them against each other.
###
### What begins with `board-` is said by the board in the browser only. What a card does is put together from its data,
### one message for each verb; nothing is written for a single card:
###
###   board-thing                 a card that a filter means: $noun (this card module crew primary secondary mutant
###                               worker convert priest tilted), $whose (self opponent any none), $cost (`none` or the
###                               most it may cost), $except (`none` or the name of a card)
###   board-each, -many, -short   what affinities and majorities count: $noun (as above, or a caste)
###   board-gems                  $amount
###   board-effect-<verb>         $amount where the verb has one; the arguments of board-thing where it has a filter
###   board-effect-gain_vault     gain_resource with `to: this_vault`: $amount
###   board-effect-gain_counted   gain_resource with a count: $amount (what is gained at most)
###   board-effect-take_topmost   take_from_discard with `pick: topmost`: the arguments of board-thing
###   board-effect-recruit        $amount, $noun                 board-effect-promote   $from, $to (worker …)
###   board-effect-gain_token     $token (jailer mutagen)
###   board-ability               $kind (integration activation natural sacrifice), $gems, $tilt (yes no), $sacrifice (a
###                               text of board-thing, or `none`), $effects (all effects, one after another)
###   board-only-<phase>, board-window                            when it can be used, after the effects
###   board-caste-<ability>       jailer mutagen recruit: $noun  board-prestige-<ability>   affinity majority: $points,
###                               $noun; vault: $capacity (`none` if there is none); hospital: $points
###   board-label-<ability>       the same in a few words, as printed on a card
###   board-card-kind             $type, $caste (the name)       board-card-cost, -prestige, -berths   $amount
###   board-card-recycling        $amount (a number, or `round`)
###   board-term-<term>           the name of an icon or a term; its attribute `meaning` explains it

title = Seeders from Sereis: Exodus
tagline = Negotiate for cards in the corridors of the Wing of Whispers, and build an Ark of modules and crews.
goal = Score prestige points with the cards you integrate and with what your Ark is good at, round after round. Whoever has the most after four rounds wins.

## Things

caste-theocrat = Theocrats
caste-original = Originals
caste-bio = Bio-Consortium
caste-architect = Architects
caste-core = Core
caste-deviant = Deviants

card-novice = Novice
card-preacher = Preacher
card-missionary = Missionary
card-inquisitor = Inquisitor
card-high-priest = High Priest
card-cathedral = Cathedral
card-conversion-centre = Conversion Centre
card-seminary = Seminary
card-sanctuary = Sanctuary
card-heir = Heir
card-senator = Senator
card-chancellor = Chancellor
card-warden = Warden
card-ambassador = Ambassador
card-senate-dome = Senate Dome
card-secret-services = Secret Services
card-penitentiary = Penitentiary
card-diplomatic-academy = Diplomatic Academy
card-lab-assistant = Lab Assistant
card-geneticist = Geneticist
card-surgeon = Surgeon
card-chimera = Chimera
card-virologist = Virologist
card-clinic = Clinic
card-regeneration-hospital = Regeneration Hospital
card-mutation-lab = Mutation Laboratory
card-genotheque = Genotheque
card-nanotechnician = Nanotechnician
card-engineer = Engineer
card-sapper = Sapper
card-master-architect = Master Architect
card-archives = Archives
card-rd-department = R&D Department
card-orbital-shipyard = Orbital Shipyard
card-shield-generator = Shield Generator
card-habitat-ring = Habitat Ring
card-apprentice = Apprentice
card-miner = Miner
card-foreman = Foreman
card-union-delegate = Union Delegate
card-mechanic = Mechanic
card-merchant = Merchant
card-dormitory = Workers’ Dormitory
card-refinery = Refinery
card-forge = Core Forge
card-courtesan = Courtesan
card-conspirator = Conspirator
card-smuggler = Smuggler
card-hacker = Hacker
card-morphoplast = Morphoplast
card-hideout = Hideout
card-black-market = Black Market
card-clandestine-bank = Clandestine Bank
card-lawless-zone = Lawless Zone
card-worker = Worker
card-convert = Convert
card-priest = Priest

negotiator-theocrat = Theocrat
negotiator-original = Original
negotiator-bio = Bio-Consortium
negotiator-architect = Architect
negotiator-core = Core
negotiator-deviant = Deviant

influence-1-1 = [1]-[1]
influence-2-1 = [2]-[1]
influence-3-1 = [3]-[1]
influence-2-2 = [2]-[2]
influence-3-2 = [3]-[2]
influence-3-3 = [3]-[3]

chamber = { $name }
slot = { $name }
way = { $name }
position = { $name }
amount = { $name }
seat = Seat { $name }
stage = { $name }
deed = { $name }
noun = { $name }
whose = { $name }
limit = { $name }
ability = { $name }
tilting = { $name }
type = { $name }
token = { $name }
supply-jailer = { field-jailers }
supply-mutagen = { field-mutagens }

## Questions

ask-take-position = Which position in the turn order do you take?
    .help = The order holds for the whole round. Early positions choose slots first; late ones see what the others have placed, and whoever places last has the last word on a chamber. In the Integration phase, too, turns are taken in this order.
    .hint = Early positions choose slots first; the last ones see what the others did.
ask-discard-card = You kept a card and hold one too many: which one do you discard?
    .help = It may be the kept card or a new one. What remains is your first packet in the draft: a card is safe only once you have picked it.
    .hint = Any of them may go. A card is safe only once you have picked it.
ask-pick-card =
    { $count ->
        [2] Pick one of these 2 cards; the other goes on.
       *[other] Pick one of these { $count } cards; the others go on.
    }
    .help = Packets go to the left in rounds 1 and 3 and to the right in rounds 2 and 4. Early cards can also be worth keeping as gems: every card in hand can be recycled in the Integration phase.
    .hint = Take one, the rest goes on. Every card is also worth gems later.
ask-refill-chambers =
    { $card }: choose { $count ->
        [one] one more chamber to refill
       *[other] up to { $count } chambers to refill
    }, or go on.
    .help = The cards of these chambers are discarded, and new ones from the deck take their places. This is the only moment of the round for it, and the card is tilted.
    .hint = New cards for chambers you do not like: only now, before anybody is placed.
ask-place-negotiator = Where does your { $negotiator } negotiator stand, and which side gets more?
    .help = “1-3” is the slot between chambers 1 and 3 with the higher value towards chamber 1; “3-1” is the same slot with the higher value towards chamber 3. A card of the same caste adds a cube on its side.
    .hint = Your cubes go to both sides. Strictly the most in a chamber wins its card.
ask-hide-negotiator = Which negotiator lies face down on slot { $slot }?
    .help = Nobody else learns which one it is, and it lays no cubes yet. When the resolution begins it is revealed, and then you choose the sides.
    .hint = Nobody sees who lies here. The cubes are laid only when it is revealed.
ask-reveal-negotiator = Which of your face-down negotiators do you reveal first?
    .help = They lay their cubes one after another, all of yours before the next player’s. The cards that lie in the chambers now give the social bonus.
    .hint = They lay their cubes one after another: begin with the one that matters less.
ask-lay-cubes = Your { $negotiator } negotiator on slot { $slot } is revealed: which side gets more?
    .help = The chamber named first gets the higher value. A card of the same caste adds a cube on its side.
    .hint = Now the cubes fall: give the higher value to the chamber you can still win.
ask-recall-negotiator = You won chamber { $chamber }: which of your negotiators next to it do you recall?
    .help = The cubes stay and count for the chambers to come. A recalled negotiator does not grow this round, so bring home one that needs it least.
    .hint = Whoever comes home does not grow this round; the cubes stay.
ask-choose-branch = Your { $negotiator } negotiator grows: to which influence?
    .help = [3]-[1] is strong on one side, [2]-[2] reliable on both. Either way the next step is [3]-[2].
    .hint = Strong on one side, or reliable on both? The next step is the same.
ask-take-turn =
    { $stage ->
        [placing] Place a negotiator; you may use abilities first.
        [placed] Your negotiator is placed: use abilities, or end your turn.
       *[integrating] Recycle, integrate and use abilities, then end your turn.
    }
    .help = In the Negotiation you place exactly one negotiator in each turn, and may use abilities before and after. In the Integration phase you turn cards into gems or build them into your Ark, in any order; of what is left in your hand you keep one card. Moving crews and gems costs nothing.
    .hint = What is lit can be done now. Nothing is lost by looking first.
ask-house-crew = Which module houses { $crew }?
    .help = A module scores its prestige ability only while it houses a crew, so it is good to have one in each. You can move crews later, free of charge.
    .hint = A module scores only while it houses a crew: one in each is a good start.
ask-rehouse-crew = Which vacant crew moves into { $module }?
    .help = It costs nothing and scores nothing: you control the crew again, with its abilities and tokens. Vacant crews that are left are discarded at the end of your integration turn.
    .hint = It costs nothing, and the crew works for you again.
ask-arrange-crew = Which module houses { $crew } from now on?
    .help = All crews move at once when the last one has its module, so they can change places. Every module that scores should house one, and Mutants belong into Hospitals.
    .hint = All crews move together, so they can change places. Leave no scoring module empty.
ask-settle-vault = How many gems shall lie in { $vault }? (Now: { $amount })
    .help = The others are in your reserve. Gems in a Vault pay like those of the reserve, nobody can steal them, and each scores 1 point in the Prestige phase if the Vault houses a crew.
    .hint = Gems here pay like others, cannot be stolen, and score if a crew is housed.
ask-keep-card = Which card do you keep for the next round?
    .help = The others are discarded without gain. The kept card joins the cards you are dealt and goes through the draft with them.
    .hint = Only one card stays for the next round; what else could be gems now?
ask-imprison-crew = Which crew do you imprison?
    .help = It goes to your prison and counts for nobody; its tokens return to the supply. With another Jailer you can release it into your own hand, whoever had it before.
    .hint = Any crew in play, yours too. In prison it counts for nobody.
ask-release-crew = Which of your prisoners do you take into your hand?
    .help = It is yours to integrate from now on, with its cost and its points.
    .hint = It comes into your hand, whoever had it before.
ask-mutate-crew = Mutagen of { $carrier }: which crew becomes a Mutant?
    .help = Hospitals pay for primary Mutants, and Geneticists for all you control. But Mutants can also be hunted: some cards destroy them or send them back.
    .hint = A Mutant alone does nothing: look for Hospitals and cards that count Mutants.
ask-choose-sacrifice = { $card }: which card do you sacrifice?
    .help = It leaves your Ark. A secondary crew returns to its pile and can be recruited again.
    .hint = It leaves your Ark. Points scored for it stay yours.
ask-choose-target =
    { $card }: { $deed ->
        [destroy] which card do you destroy?
        [return-to-hand] which crew goes back to a hand?
        [take-control] which crew do you take over?
        [promote] which crew is promoted?
        [untilt] which card do you straighten?
        [mutate] which crew becomes a Mutant?
        [cure] which Mutant do you cure?
        [take-from-discard] which card do you take from the discard pile?
       *[other] which card do you choose?
    }
    .help = Only cards in play can be chosen, no vacant crews and no prisoners; where it says so, cards of the discard pile.
    .hint = Only cards in play can be chosen; the lit ones fit.
ask-protect-card =
    { $card }: { $count ->
        [one] which module do you protect?
       *[other] which modules do you protect ({ $count } at most)?
    }
    .help = They cannot be destroyed until the next Preparation phase. You can still sacrifice them.
    .hint = Safe from destruction until the next Preparation: protect what scores most.
ask-house-taken = Which module houses { $crew }, which you take over?
    .help = The crew comes with its tokens and its tilt. Nothing is paid or scored for it now.
    .hint = The crew is yours now, with its tokens. Where does it help most?
ask-steal-from =
    { $card }: from whom do you steal up to { $most ->
        [one] { $most } gem?
       *[other] { $most } gems?
    }
    .help = Only gems of the reserve can be stolen; those in Vaults are safe.
    .hint = Only gems of a reserve can be stolen; those in Vaults are safe.
ask-steal-amount = { $card }: how many gems do you steal from { $victim } ({ $most } at most)?
    .help = Taking all you can is nearly always right.
    .hint = Taking all you can is nearly always right.
ask-look-at-hand = { $card }: whose hand do you look at?
    .help = You alone see it. Then you may exchange one of your cards for one of that hand.
    .hint = You alone see it, and may exchange one card afterwards.
ask-give-card = You see the hand of { $other }: which card do you give for one of theirs?
    .help = You may also leave everything as it is. Give what is worth least to you.
    .hint = Give what is worth least to you, or leave everything as it is.
ask-take-card = Which card do you take from { $other }?
    .help = Nobody else learns which cards have changed hands.
    .hint = Nobody else learns which cards changed hands.
ask-add-cubes =
    { $card }: in which zone do you lay { $amount ->
        [one] { $amount } cube?
       *[other] { $amount } cubes?
    }
    .help = All of them go to one zone next to one of your negotiators.
    .hint = All go to one zone beside a negotiator of yours: where do they win a card?
ask-mark-zone = { $card }: in which zone do you want to win a tie?
    .help = If you share the most cubes there, the card is yours, unless another of the tied players has marked the zone too.
    .hint = Where the most cubes are shared, this mark gives you the card.
ask-choose-cubes =
    { $card }: whose cubes do you move ({ $most ->
        [one] { $most } cube
       *[other] { $most } cubes
    } at most)?
    .help = All cubes moved now belong to one player, and go to one zone that already holds cubes of that player.
    .hint = All cubes moved now belong to one player: whose move helps you most?
ask-choose-zone =
    { $owner_you ->
        [yes] To which zone do your cubes go ({ $most } at most)?
       *[no] To which zone do the cubes of { $owner } go ({ $most } at most)?
    }
    .help = It must already hold a cube of the same player.
    .hint = It must already hold a cube of that player.
ask-move-cube =
    { $owner_you ->
        [yes] From which zone does a cube of yours go to zone { $zone } (still { $left })?
       *[no] From which zone does a cube of { $owner } go to zone { $zone } (still { $left })?
    }
    .help = Each cube may come from another zone. You may stop after the first one.
    .hint = Each cube may come from another zone; you may stop after the first.
ask-remove-from =
    { $card }: from which zone do you remove { $most ->
        [one] { $most } cube?
       *[other] up to { $most } cubes?
    }
    .help = A single cube can break a tie, or make one.
    .hint = A single cube can break a tie, or make one.
ask-remove-of = Whose cubes do you remove from zone { $zone } ({ $most } at most)?
    .help = They go back to their owner.
    .hint = Look who leads here: a missing cube may change that.
ask-remove-amount =
    { $owner_you ->
        [yes] How many of your cubes do you remove from zone { $zone } ({ $most } at most)?
       *[no] How many cubes of { $owner } do you remove from zone { $zone } ({ $most } at most)?
    }
    .help = They go back to their owner.
    .hint = They go back to their owner; a tie may be enough for you.
ask-swap-first = { $card }: which chamber’s card do you swap?
    .help = The cards change places; cubes and negotiators stay. So the cubes of one chamber now count for the other card.
    .hint = Only the cards change places; the cubes stay and win the other card.
ask-swap-second = Chamber { $chamber } and which other one swap their cards?
    .help = Cubes and negotiators stay, and no social bonus changes.
    .hint = Choose where your cubes lead: that card will be yours.
ask-give-point =
    { $card }: which negotiator gains an influence point { $left ->
        [one] (the last one)?
       *[other] (of { $left })?
    }
    .help = Influence stays for the rest of the game. In round 4 both values of a negotiator left on a slot score.
    .hint = Influence stays for the whole game, and scores in the last round.
ask-reorganise-ark = The scoring is next: do you move your crews first?
    .help = A module scores its prestige ability only if it houses a crew, and a Hospital counts the primary Mutants in it. All reorganise at the same time, and nothing is shown before the last one is done.
    .hint = Scoring comes next: a module without a crew brings nothing.
ask-keep-one-card = A card came back to your hand: which single card do you keep?
    .help = The others are discarded without gain.
    .hint = Only one card stays; the others go without gain.

## Choices

verb-position = Take position { $target }
verb-discard = Discard { $target }
verb-pick = Pick { $target }
verb-send = Send: { $target }
verb-hide = Face down on { $target }
verb-place = Place on { $target }
verb-reveal = Reveal on { $target }
verb-recall = Recall: { $target }
verb-branch = Grow to { $target }
verb-recycle = Recycle { $target }
verb-integrate = Integrate { $target }
verb-house = House in { $target }
verb-arrange = Move crews
verb-vault = Gems of { $target }
verb-keep = Keep { $target }
verb-use = Use { $target }
verb-imprison = Imprison ({ $target })
verb-release = Release ({ $target })
verb-mutate = Mutagen of { $target }
verb-sacrifice = Sacrifice { $target }
verb-target = Choose { $target }
verb-give = Give { $target }
verb-take = Take { $target }
verb-improve = Improve: { $target }
verb-player = Choose { $target }
verb-chamber = Chamber { $target }
verb-amount = Choose { $target }
verb-decline = Do nothing
verb-done = That is all
verb-end = End the turn

## What happens

event-first-player =
    { $you ->
        [yes] You are the first player.
       *[no] { $seat } is the first player.
    }
event-round = Round { $round } begins.
event-position =
    { $you ->
        [yes] You take position { $position } in the turn order.
       *[no] { $seat } takes position { $position } in the turn order.
    }
event-deal =
    { $you ->
        [yes] You are dealt: { $cards }.
       *[no] { $seat } is dealt: { $cards }.
    }
    .hidden =
        { $you ->
            [yes] You are dealt cards.
           *[no] { $seat } is dealt cards.
        }
event-discard =
    { $you ->
        [yes] You discard { $card }.
       *[no] { $seat } discards { $card }.
    }
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
event-pass =
    { $you ->
        [yes] You pass the rest of your packet to { $to }.
       *[no] { $to_you ->
            [yes] { $seat } passes you a packet.
           *[no] { $seat } passes a packet to { $to }.
        }
    }
event-receive =
    { $you ->
        [yes] You receive: { $cards }.
       *[no] { $seat } receives: { $cards }.
    }
    .hidden =
        { $you ->
            [yes] You receive a packet.
           *[no] { $seat } receives a packet.
        }
event-reshuffle = The deck is empty: the discard pile is shuffled and becomes the new deck.
event-fill = The chambers are filled: { $cards }.
event-use =
    { $you ->
        [yes] You use { $card }.
       *[no] { $seat } uses { $card }.
    }
event-decline-refill =
    { $you ->
        [yes] You do not use { $card }.
       *[no] { $seat } does not use { $card }.
    }
event-refill = In chamber { $chamber }, { $old } is discarded and { $new } takes its place.
event-place =
    { $you ->
        [yes] You place your { $negotiator } negotiator on slot { $slot }.
       *[no] { $seat } places the { $negotiator } negotiator on slot { $slot }.
    }
event-hide =
    { $you ->
        [yes] You take slot { $slot } with a negotiator who lies face down.
       *[no] { $seat } takes slot { $slot } with a negotiator who lies face down.
    }
event-hidden =
    { $you ->
        [yes] It is your { $negotiator } negotiator.
       *[no] It is the { $negotiator } negotiator.
    }
    .hidden = Only its owner knows which one it is.
event-reveal =
    { $you ->
        [yes] You reveal your { $negotiator } negotiator on slot { $slot }.
       *[no] { $seat } reveals the { $negotiator } negotiator on slot { $slot }.
    }
event-cubes =
    { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } { $most ->
        [one] { $most } cube
       *[other] { $most } cubes
    } for chamber { $first } and { $least ->
        [one] { $least } cube
       *[other] { $least } cubes
    } for chamber { $second }.
event-win =
    { $you ->
        [yes] You win { $card } in chamber { $chamber }.
       *[no] { $seat } wins { $card } in chamber { $chamber }.
    }
event-no-majority = Nobody has the most cubes in chamber { $chamber }: { $card } is discarded.
event-recall =
    { $you ->
        [yes] You recall your { $negotiator } negotiator.
       *[no] { $seat } recalls the { $negotiator } negotiator.
    }
event-improve =
    { $you ->
        [yes] Your { $negotiator } negotiator grows to { $influence }.
       *[no] The { $negotiator } negotiator of { $seat } grows to { $influence }.
    }
event-score-negotiator =
    { $you ->
        [yes] Your { $negotiator } negotiator scores
       *[no] The { $negotiator } negotiator of { $seat } scores
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-recycle =
    { $you ->
        [yes] You recycle { $card }
       *[no] { $seat } recycles { $card }
    } for { $gems ->
        [one] { $gems } gem.
       *[other] { $gems } gems.
    }
event-integrate =
    { $you ->
        [yes] You integrate { $card }
       *[no] { $seat } integrates { $card }
    } for { $price ->
        [one] { $price } gem.
       *[other] { $price } gems.
    }
event-house = { $module } houses { $crew }.
event-prestige =
    { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with { $card }.
event-jailer = { $card } gets a Jailer token.
event-mutagen = { $card } gets a Mutagen token.
event-recruit =
    { $you ->
        [yes] You recruit a crew: { $card }.
       *[no] { $seat } recruits a crew: { $card }.
    }
event-lost = { $card }: the effect is not possible now and is lost.
event-vacate =
    { $you ->
        [yes] Vacant in your Ark: { $crews }.
       *[no] Vacant in the Ark of { $seat }: { $crews }.
    }
event-lose-gems =
    { $gems ->
        [one] { $gems } gem in { $module } goes back to the bank.
       *[other] { $gems } gems in { $module } go back to the bank.
    }
event-rehouse =
    { $you ->
        [yes] Your vacant { $crew } moves into { $module }.
       *[no] In the Ark of { $seat }, the vacant { $crew } moves into { $module }.
    }
event-abandon =
    { $you ->
        [yes] You lose { $crew }: it found no berth in time.
       *[no] { $seat } loses { $crew }: it found no berth in time.
    }
event-move =
    { $you ->
        [yes] You move { $crew } to { $module }.
       *[no] { $seat } moves { $crew } to { $module }.
    }
event-store =
    { $you ->
        [yes] Gems in your { $vault }: { $gems }.
       *[no] Gems in { $vault } of { $seat }: { $gems }.
    }
event-spend-jailer =
    { $you ->
        [yes] You spend the Jailer token of { $card } and 1 gem.
       *[no] { $seat } spends the Jailer token of { $card } and 1 gem.
    }
event-imprison =
    { $you ->
        [yes] { $owner_you ->
            [yes] You imprison { $crew } from your own Ark.
           *[no] You imprison { $crew } from the Ark of { $owner }.
        }
       *[no] { $owner_you ->
            [yes] { $seat } imprisons { $crew } from your Ark.
           *[no] { $seat } imprisons { $crew } from the Ark of { $owner }.
        }
    }
event-release =
    { $you ->
        [yes] You release { $crew } into your hand.
       *[no] { $seat } releases { $crew } and takes it into hand.
    }
event-mutate = { $crew } becomes a Mutant.
event-cure = { $crew } is no longer a Mutant.
event-sacrifice =
    { $you ->
        [yes] You sacrifice { $card }.
       *[no] { $seat } sacrifices { $card }.
    }
event-gain =
    { $you ->
        [yes] You gain
       *[no] { $seat } gains
    } { $gems ->
        [one] { $gems } gem
       *[other] { $gems } gems
    } with { $card }.
event-steal =
    { $you ->
        [yes] You steal { $gems ->
            [one] { $gems } gem
           *[other] { $gems } gems
        } from { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } steals { $gems ->
                [one] { $gems } gem
               *[other] { $gems } gems
            } from you.
           *[no] { $seat } steals { $gems ->
                [one] { $gems } gem
               *[other] { $gems } gems
            } from { $victim }.
        }
    }
event-draw =
    { $you ->
        [yes] You draw: { $cards }.
       *[no] { $seat } draws: { $cards }.
    }
    .hidden =
        { $you ->
            [yes] You draw from the deck.
           *[no] { $seat } draws from the deck.
        }
event-take =
    { $you ->
        [yes] You take { $card } from the discard pile.
       *[no] { $seat } takes { $card } from the discard pile.
    }
event-promote =
    { $you ->
        [yes] You replace { $old } with { $new }.
       *[no] { $seat } replaces { $old } with { $new }.
    }
event-destroy =
    { $you ->
        [yes] { $owner_you ->
            [yes] You destroy { $card } in your own Ark.
           *[no] You destroy { $card } in the Ark of { $owner }.
        }
       *[no] { $owner_you ->
            [yes] { $seat } destroys { $card } in your Ark.
           *[no] { $seat } destroys { $card } in the Ark of { $owner }.
        }
    }
event-return =
    { $you ->
        [yes] { $owner_you ->
            [yes] You return { $card } to your hand.
           *[no] You return { $card } to the hand of { $owner }.
        }
       *[no] { $owner_you ->
            [yes] { $seat } returns { $card } to your hand.
           *[no] { $seat } returns { $card } to the hand of { $owner }.
        }
    }
event-take-control =
    { $you ->
        [yes] You take { $crew } over from { $owner }; { $module } houses it.
       *[no] { $owner_you ->
            [yes] { $seat } takes { $crew } over from you; { $module } houses it.
           *[no] { $seat } takes { $crew } over from { $owner }; { $module } houses it.
        }
    }
event-protect = { $card } is protected until the next Preparation phase.
event-discount =
    { $amount ->
        [one] { $card }: the next fitting card costs { $amount } gem less.
       *[other] { $card }: the next fitting card costs { $amount } gems less.
    }
event-straighten =
    { $you ->
        [yes] You straighten { $card }.
       *[no] { $seat } straightens { $card }.
    }
event-look =
    { $you ->
        [yes] You look at the hand of { $other }.
       *[no] { $other_you ->
            [yes] { $seat } looks at your hand.
           *[no] { $seat } looks at the hand of { $other }.
        }
    }
event-see = In that hand: { $cards }.
    .hidden = Only these two know what is in it.
event-exchange =
    { $you ->
        [yes] You give { $given } for { $taken }.
       *[no] { $seat } gives { $given } for { $taken }.
    }
    .hidden =
        { $you ->
            [yes] You exchange a card.
           *[no] { $seat } exchanges a card.
        }
event-leave-hand =
    { $you ->
        [yes] You exchange nothing with { $other }.
       *[no] { $other_you ->
            [yes] { $seat } exchanges nothing with you.
           *[no] { $seat } exchanges nothing with { $other }.
        }
    }
event-add-cubes =
    { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } { $amount ->
        [one] { $amount } more cube
       *[other] { $amount } more cubes
    } for chamber { $zone }.
event-mark-zone =
    { $you ->
        [yes] You mark zone { $zone }: a tie there is yours.
       *[no] { $seat } puts a mark for ties on zone { $zone }.
    }
event-move-cube =
    { $owner_you ->
        [yes] A cube of yours goes from zone { $origin } to zone { $zone }.
       *[no] A cube of { $owner } goes from zone { $origin } to zone { $zone }.
    }
event-remove-cubes =
    { $owner_you ->
        [yes] { $amount ->
            [one] { $amount } cube of yours leaves zone { $zone }.
           *[other] { $amount } cubes of yours leave zone { $zone }.
        }
       *[no] { $amount ->
            [one] { $amount } cube of { $owner } leaves zone { $zone }.
           *[other] { $amount } cubes of { $owner } leave zone { $zone }.
        }
    }
event-swap-chambers = The cards of chambers { $first } and { $second } change places.
event-conceal =
    { $you ->
        [yes] You take your negotiators into a hidden hand: { $count }.
       *[no] { $seat } takes the remaining negotiators into a hidden hand: { $count }.
    }
event-score =
    { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with the ability of { $card }.
event-score-affinity =
    { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with the Affinity of { $card }.
event-score-majority =
    { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with the Majority of { $card }.
event-score-vault =
    { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with the gems in { $card }.
event-score-hospital =
    { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with the Mutants in { $card }.
event-end = The four rounds are over.

## Why not

refusal-position-taken =
    { $owner_you ->
        [yes] You already have position { $position }.
       *[no] { $owner } has already taken position { $position }.
    }
refusal-no-such-position = There is no position { $position }: there are as many as players.
refusal-not-in-hand = { $card } is not in your hand.
refusal-not-in-packet = { $card } is not in your packet.
refusal-same-card = You hold several copies of { $card }: choose the one that is offered, they are all alike.
refusal-chamber-empty = There is no card in chamber { $chamber }.
refusal-in-order = Choose chambers in ascending order: chamber { $chamber } cannot come next.
refusal-not-your-negotiator = This { $negotiator } negotiator is not yours.
refusal-already-placed = Your { $negotiator } negotiator has been placed already this round.
refusal-no-right-to-hide = You can place face down only after a Morphoplast was activated, once for each activation.
refusal-send-first = First choose the negotiator, then the slot.
refusal-equal-values = Both values of your { $negotiator } negotiator are equal: there is only one way to lay the cubes.
refusal-slot-taken = A negotiator already stands on slot { $slot }.
refusal-slot-closed = There is no open slot { $slot } in this game.
refusal-not-hidden = None of your negotiators lies face down on slot { $slot }.
refusal-stands-elsewhere = Your { $negotiator } negotiator stands on slot { $slot } and lays cubes on its two sides only.
refusal-not-beside = Your { $negotiator } negotiator does not stand next to chamber { $chamber }.
refusal-no-such-step = Your { $negotiator } negotiator cannot grow to { $influence } in one step.
refusal-place-first = You cannot pass: place a negotiator before you end your turn.
refusal-placed-already = You have already placed a negotiator in this turn.
refusal-only-when-placing = Negotiators are placed in the Negotiation phase only.
refusal-only-when-integrating = Cards are recycled and integrated in the Integration phase only.
refusal-only-in-your-turn = You can do that in your own turn of the Negotiation or the Integration phase only.
refusal-only-by-ability = A chamber can be chosen only when an ability asks for one.
refusal-cannot-pay =
    { $price ->
        [one] { $card }: that costs { $price } gem, and you have { $gems }.
       *[other] { $card }: that costs { $price } gems, and you have { $gems }.
    }
refusal-no-free-berth = None of your modules has a free berth for { $card }.
refusal-module-full = All berths of { $module } are taken.
refusal-not-your-module = { $module } is not a module of your Ark.
refusal-not-vacant = { $card } is not one of your vacant crews.
refusal-nothing-to-arrange = There is nothing to move: you need a crew and at least two modules.
refusal-arranged-already = You have just moved your crews. You can do so again after another action.
refusal-not-your-vault = { $card } is not a Vault of your Ark.
refusal-settled-already = You have just changed the gems in { $vault }. You can do so again after another action.
refusal-no-gems-to-move = There are no gems to move to { $vault } or away from it.
refusal-same-amount = { $vault } already holds that many gems ({ $gems }).
refusal-wrong-amount = { $amount } is not possible: it can be { $least } to { $most }.
refusal-not-in-your-ark = You do not control { $card }.
refusal-no-ability = { $card } has no ability that you could use.
refusal-only-when-integrated = The ability of { $card } works by itself when the card is integrated.
refusal-only-before-placing = { $card } can be used only before the first negotiator of the round is placed.
refusal-only-in-negotiation = { $card } can be used in the Negotiation phase only.
refusal-only-in-integration = { $card } can be used in the Integration phase only.
refusal-tilted = { $card } is tilted: its Activation has been used this round.
refusal-nothing-to-sacrifice = You control no card that could be sacrificed for { $card }.
refusal-no-effect = { $card } would have no effect now.
refusal-no-jailer-there = There is no Jailer token of yours on { $card }.
refusal-no-mutagen-there = There is no Mutagen token of yours on { $card }.
refusal-no-crew-in-play = There is no crew in play.
refusal-no-crew-to-mutate = There is no crew in play without a Mutant token.
refusal-prison-empty = Your prison is empty.
refusal-not-in-your-prison = { $card } is not in your prison.
refusal-not-in-play = { $card } is not in play: vacant crews, prisoners and hand cards cannot be chosen.
refusal-only-crews = { $card } is no crew.
refusal-mutant-already = { $crew } is a Mutant already.
refusal-no-target = { $by } cannot be used on { $card }.
refusal-protected = { $by } cannot be used on { $card }, which is protected until the next Preparation phase.
refusal-chosen-already = You have chosen { $card } already.
refusal-no-player = There is no such player.
refusal-no-opponent = Choose an opponent.
refusal-reserve-empty =
    { $owner_you ->
        [yes] There are no gems in your reserve.
       *[no] There are no gems in the reserve of { $owner }.
    }
refusal-hand-empty =
    { $owner_you ->
        [yes] You have no cards in hand.
       *[no] { $owner } has no cards in hand.
    }
refusal-not-in-that-hand = { $card } is not in that hand.
refusal-none-of-yours-beside = None of your negotiators stands next to chamber { $zone }.
refusal-no-cube-there = There is no such cube in zone { $zone }.
refusal-same-zone = Choose another chamber than { $zone }.
refusal-too-few-zones =
    { $owner_you ->
        [yes] You have cubes in fewer than two zones.
       *[no] { $owner } has cubes in fewer than two zones.
    }
refusal-strongest-already = Your { $negotiator } negotiator already has the highest influence.

## What can be read off things

fact-standing = { board-points }
fact-left = in the supply: { $amount }
fact-chamber-card = chamber: { $card }
fact-cubes =
    { $owner }: { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
fact-mark = wins a tie: { $owner }
fact-leads =
    { $owner_you ->
        [yes] you lead
       *[no] { $owner } leads
    }
fact-tied = { board-tied }
fact-at-home = { $owner }: { $influence }, not placed
fact-on-slot = { $owner }: { $influence } on slot { $slot }
fact-unseen = { $owner }: { $influence }, in the hidden hand or face down
fact-face-down = { $owner }: face down
fact-card-kind = { board-card-kind }
fact-cost = cost { $amount }
fact-recycling = recycling gain { $amount }
fact-recycling-round = recycling gain: the number of the round
fact-prestige =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } when integrated
fact-berths = { board-card-berths }
fact-in-ark = Ark: { $owner }
fact-houses = houses: { $crews }
fact-housed = in { $module }
fact-vacant = vacant: { $owner }
fact-prisoner = prison: { $owner }
fact-stored = gems on it: { $amount }
fact-tilted = tilted
fact-protected = protected
fact-mutant = Mutant
fact-jailers = Jailer tokens: { $amount }
fact-mutagens = Mutagen tokens: { $amount }
fact-jailer = { board-caste-jailer }
fact-mutagen = { board-caste-mutagen }
fact-recruit-one = { board-caste-recruit }
fact-affinity = { board-prestige-affinity }
fact-majority = { board-prestige-majority }
fact-vault = { board-prestige-vault }
fact-hospital = { board-prestige-hospital }
fact-integration = { board-kind }
fact-ability = { board-kind } ({ board-price })
fact-sacrifice = { board-kind } ({ board-thing })
fact-excepted = except { $card }
fact-only-negotiation = { board-only-negotiation }
fact-only-integration = { board-only-integration }
fact-window = { board-window }
fact-gain-resource = { board-effect-gain_resource }
fact-gain-vault = { board-effect-gain_vault }
fact-gain-counted = { board-effect-gain_counted }
fact-steal-resource = { board-effect-steal_resource }
fact-draw = { board-effect-draw }
fact-take-from-discard = { board-effect-take_from_discard }
fact-take-topmost = { board-effect-take_topmost }
fact-recruit = { board-effect-recruit }
fact-promote = { board-effect-promote }
fact-destroy = { board-effect-destroy }
fact-return-to-hand = { board-effect-return_to_hand }
fact-take-control = { board-effect-take_control }
fact-protect = { board-effect-protect }
fact-discount = { board-effect-discount }
fact-untilt = { board-effect-untilt }
fact-mutate = { board-effect-mutate }
fact-cure = { board-effect-cure }
fact-gain-token = { board-effect-gain_token }
fact-swap-hand-card = { board-effect-swap_hand_card }
fact-add-influence = { board-effect-add_influence }
fact-move-cubes = { board-effect-move_cubes }
fact-remove-cubes = { board-effect-remove_cubes }
fact-swap-chambers = { board-effect-swap_chambers }
fact-refill-chambers = { board-effect-refill_chambers }
fact-hide-negotiator = { board-effect-hide_negotiator }
fact-improve-negotiator = { board-effect-improve_negotiator }
fact-win-ties = { board-effect-win_ties }
fact-score = { board-effect-score }

## The score sheet

score-cards = Integrated cards
score-abilities = Effects of cards
score-negotiators = Negotiators in round 4
score-affinities = Affinities
score-majorities = Majorities
score-vaults = Vaults
score-hospitals = Hospitals

## What lies on the table

field-round = Round
field-order = Turn order
field-track = Turn-order track
field-turn = Turns of this negotiation
field-deck = Deck
field-discard = Discard pile
field-piles = Secondary crews
field-chambers = Chambers
field-cubes = Cubes in the zones
field-marks = Marks for ties
field-slots = Negotiators on slots
field-owners = Whose they are
field-face_down = Slots face down
field-sent = Negotiator on the way
field-tilted = Tilted cards
field-protected = Protected modules
field-mutants = Mutants
field-jailers = Jailer tokens
field-mutagens = Mutagen tokens
field-hand = Hand
field-known_to = Hand cards known to others
field-pack = Draft packet
field-passed = Passed on
field-chosen = To be discarded
field-modules = Modules
field-stored = Gems on modules
field-crews = Crews
field-homes = Modules of the crews
field-vacant = Vacant crews
field-prison = Prison
field-reserve = Reserve
field-discounts = Pending discounts
field-arranged = Crews moved
field-settled = Vaults changed
field-influence = Influence
field-home = Negotiators at home
field-concealed = Hidden hand
field-rights = Face-down placements left
field-points = Prestige points by source
field-laid = Shown from the hand
field-lots = Cards remembered
field-holders = Who may have them
field-boarded = Crews by arrival
guide-fact-score = Prestige
field-plan = New modules of the crews

## How it is played

option-airlocks = Airlocks (three players)
option-airlocks-a = A: every chamber has three slots
option-airlocks-b = B, for experts: two to four slots
option-wing_first = Wing filled
option-wing_first-false = after the draft
option-wing_first-true = before the draft (expert)
option-experienced = Deck
option-experienced-false = all cards
option-experienced-true = for experienced players: six cards fewer
option-draft = Draft
option-draft-true = with draft
option-draft-false = without: keep what you are dealt
option-first = First player
option-first-random = drawn by lot
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4

# About this edition: groups of components, their items where these have no name in play, and fields

edition-numbers = Numbers of the rules
edition-numbers-item =
    { $id ->
        [keep-limit] Cards kept for the next round
        [social-bonus] Cubes of the social bonus
        [jailer-price] Gems for using a Jailer
        [points-per-gem] Points per gem in a Vault
        [points-per-mutant] Points per Mutant in a Hospital
        [start-gems] Gems at the start
        [start-points] Points at the start
        [jailer-tokens] Jailer tokens
        [mutagen-tokens] Mutagen and Mutant tokens
        [usual-berths] Berths of a module
        [ark-cards] Ark cards
        [secondary-crews] Secondary crews
        [gems] Gems in the box
        [cubes-per-player] Cubes per player
        [influence-tokens] Influence tokens
       *[airlocks] Airlock tiles
    }
edition-rounds = Rounds
edition-rounds-item = Round { $id }
edition-castes = Castes
edition-influence = Influence of negotiators
edition-removed = Left out for experienced players
edition-removed-item =
    { $id ->
        [apprentice] { card-apprentice }
        [novice] { card-novice }
        [worker] { card-worker }
        [convert] { card-convert }
       *[priest] { card-priest }
    }
edition-setups = Numbers of players
edition-setups-item = { $id } players
edition-airlocks = Airlocks
edition-airlocks-item =
    { $id ->
        [a] Airlocks A
       *[b] Airlocks B
    }
edition-chambers = Chambers
edition-chambers-item =
    { $id ->
        [four-1] Chamber 1 (three or four)
        [four-2] Chamber 2 (three or four)
        [four-3] Chamber 3 (three or four)
        [four-4] Chamber 4 (three or four)
        [four-5] Chamber 5 (three or four)
        [four-6] Chamber 6 (three or four)
        [four-7] Chamber 7 (three or four)
        [four-8] Chamber 8 (three or four)
        [four-9] Chamber 9 (three or four)
        [four-10] Chamber 10 (three or four)
        [four-11] Chamber 11 (three or four)
        [four-12] Chamber 12 (three or four)
        [two-1] Chamber 1 (two players)
        [two-2] Chamber 2 (two players)
        [two-3] Chamber 3 (two players)
        [two-4] Chamber 4 (two players)
        [two-5] Chamber 5 (two players)
        [two-6] Chamber 6 (two players)
        [two-7] Chamber 7 (two players)
        [two-8] Chamber 8 (two players)
        [two-9] Chamber 9 (two players)
        [two-10] Chamber 10 (two players)
        [two-11] Chamber 11 (two players)
       *[two-12] Chamber 12 (two players)
    }
edition-slots = Slots
edition-slots-item =
    { $id ->
        [four-1-2] Slot 1-2 (three or four)
        [four-1-3] Slot 1-3 (three or four)
        [four-1-11] Slot 1-11 (three or four)
        [four-2-3] Slot 2-3 (three or four)
        [four-2-4] Slot 2-4 (three or four)
        [four-3-6] Slot 3-6 (three or four)
        [four-3-12] Slot 3-12 (three or four)
        [four-4-5] Slot 4-5 (three or four)
        [four-4-6] Slot 4-6 (three or four)
        [four-5-6] Slot 5-6 (three or four)
        [four-5-7] Slot 5-7 (three or four)
        [four-6-9] Slot 6-9 (three or four)
        [four-7-8] Slot 7-8 (three or four)
        [four-7-9] Slot 7-9 (three or four)
        [four-8-9] Slot 8-9 (three or four)
        [four-8-10] Slot 8-10 (three or four)
        [four-9-12] Slot 9-12 (three or four)
        [four-10-11] Slot 10-11 (three or four)
        [four-10-12] Slot 10-12 (three or four)
        [four-11-12] Slot 11-12 (three or four)
        [two-1-2] Slot 1-2 (two players)
        [two-1-12] Slot 1-12 (two players)
        [two-2-3] Slot 2-3 (two players)
        [two-3-4] Slot 3-4 (two players)
        [two-4-5] Slot 4-5 (two players)
        [two-5-6] Slot 5-6 (two players)
        [two-6-7] Slot 6-7 (two players)
        [two-7-8] Slot 7-8 (two players)
        [two-8-9] Slot 8-9 (two players)
        [two-9-10] Slot 9-10 (two players)
        [two-10-11] Slot 10-11 (two players)
       *[two-11-12] Slot 11-12 (two players)
    }
edition-cards = Ark cards
edition-cards-item =
    { $id ->
        [novice] { card-novice }
        [preacher] { card-preacher }
        [missionary] { card-missionary }
        [inquisitor] { card-inquisitor }
        [high-priest] { card-high-priest }
        [cathedral] { card-cathedral }
        [conversion-centre] { card-conversion-centre }
        [seminary] { card-seminary }
        [sanctuary] { card-sanctuary }
        [heir] { card-heir }
        [senator] { card-senator }
        [chancellor] { card-chancellor }
        [warden] { card-warden }
        [ambassador] { card-ambassador }
        [senate-dome] { card-senate-dome }
        [secret-services] { card-secret-services }
        [penitentiary] { card-penitentiary }
        [diplomatic-academy] { card-diplomatic-academy }
        [lab-assistant] { card-lab-assistant }
        [geneticist] { card-geneticist }
        [surgeon] { card-surgeon }
        [chimera] { card-chimera }
        [virologist] { card-virologist }
        [clinic] { card-clinic }
        [regeneration-hospital] { card-regeneration-hospital }
        [mutation-lab] { card-mutation-lab }
        [genotheque] { card-genotheque }
        [nanotechnician] { card-nanotechnician }
        [engineer] { card-engineer }
        [sapper] { card-sapper }
        [master-architect] { card-master-architect }
        [archives] { card-archives }
        [rd-department] { card-rd-department }
        [orbital-shipyard] { card-orbital-shipyard }
        [shield-generator] { card-shield-generator }
        [habitat-ring] { card-habitat-ring }
        [apprentice] { card-apprentice }
        [miner] { card-miner }
        [foreman] { card-foreman }
        [union-delegate] { card-union-delegate }
        [mechanic] { card-mechanic }
        [merchant] { card-merchant }
        [dormitory] { card-dormitory }
        [refinery] { card-refinery }
        [forge] { card-forge }
        [courtesan] { card-courtesan }
        [conspirator] { card-conspirator }
        [smuggler] { card-smuggler }
        [hacker] { card-hacker }
        [morphoplast] { card-morphoplast }
        [hideout] { card-hideout }
        [black-market] { card-black-market }
        [clandestine-bank] { card-clandestine-bank }
       *[lawless-zone] { card-lawless-zone }
    }
edition-secondary = Secondary crews
edition-secondary-item =
    { $id ->
        [worker] { card-worker }
        [convert] { card-convert }
       *[priest] { card-priest }
    }

edition-field-value = Value
edition-field-passes = Packets go
edition-field-name = Name
edition-field-colour = Colour
edition-field-pair = Values
edition-field-next = Next step
edition-field-count = Number
edition-field-side = Side of the Wing
edition-field-airlocks = Airlocks
edition-field-placements = Placements per player
edition-field-deal = Cards dealt
edition-field-closes = Closed slots
edition-field-number = Number
edition-field-x = Place from the left
edition-field-y = Place from the top
edition-field-slot = Slot
edition-field-chambers = Chambers
edition-field-caste = Caste
edition-field-type = Type
edition-field-copies = Copies
edition-field-recycling = Recycling gain
edition-field-cost = Integration cost
edition-field-prestige = Prestige value
edition-field-berths = Berths
edition-field-caste_ability = Caste ability
edition-field-technical = Technical ability
edition-field-prestige_ability = Prestige ability

## The board: what cards are

board-type-module = Module
board-type-crew = Crew
board-card-kind =
    { $type ->
        [module] { board-type-module }
       *[crew] { board-type-crew }
    } · { $caste }
board-card-cost =
    { $amount ->
        [0] Costs nothing to integrate.
        [one] Costs { $amount } gem to integrate.
       *[other] Costs { $amount } gems to integrate.
    }
board-card-recycling =
    { $amount ->
        [round] Recycling gives as many gems as the number of the round.
        [0] Recycling gives nothing.
        [one] Recycling gives { $amount } gem.
       *[other] Recycling gives { $amount } gems.
    }
board-card-prestige =
    { $amount ->
        [0] No points when integrated.
        [one] { $amount } point when integrated.
       *[other] { $amount } points when integrated.
    }
board-card-berths =
    { $amount ->
        [one] { $amount } berth.
       *[other] { $amount } berths.
    }

## The board: what cards do

board-gems =
    { $amount ->
        [one] { $amount } gem
       *[other] { $amount } gems
    }
board-noun =
    { $noun ->
        [this] this card
        [module] a module
        [crew] a crew
        [primary] a primary crew
        [secondary] a secondary crew
        [mutant] a Mutant crew
        [worker] a Worker
        [convert] a Convert
        [priest] a Priest
        [tilted] a tilted card
       *[card] a card
    }
board-whose =
    { $whose ->
        [self] { "" } of your Ark
        [opponent] { "" } of an opponent
        [any] { "" } in play
       *[none] { "" }
    }
board-costing =
    { $cost ->
        [none] { "" }
       *[other] { "" } with an integration cost of { $cost } or less
    }
board-excepted =
    { $except ->
        [none] { "" }
       *[other] , but no { $except }
    }
board-thing = { board-noun }{ board-whose }{ board-costing }{ board-excepted }
board-each =
    { $noun ->
        [module] module
        [crew] crew
        [mutant] Mutant
        [worker] Worker
        [convert] Convert
        [priest] Priest
        [theocrat] Theocrat card
        [original] Original card
        [bio] Bio-Consortium card
        [architect] Architect card
        [core] Core card
        [deviant] Deviant card
       *[card] card
    }
board-many =
    { $noun ->
        [module] modules
        [crew] crews
        [mutant] Mutants
        [worker] Workers
        [convert] Converts
        [priest] Priests
        [theocrat] Theocrat cards
        [original] Original cards
        [bio] Bio-Consortium cards
        [architect] Architect cards
        [core] Core cards
        [deviant] Deviant cards
       *[card] cards
    }
board-short =
    { $noun ->
        [module] Modules
        [crew] Crews
        [mutant] Mutants
        [worker] Workers
        [convert] Converts
        [priest] Priests
        [theocrat] { caste-theocrat }
        [original] { caste-original }
        [bio] { caste-bio }
        [architect] { caste-architect }
        [core] { caste-core }
        [deviant] { caste-deviant }
       *[card] Cards
    }
board-kind =
    { $kind ->
        [integration] Integration
        [activation] Activation
        [natural] Natural
       *[sacrifice] Sacrifice
    }
board-price =
    { $tilt ->
        [yes] { $gems ->
            [0] tilt
            [one] tilt, { $gems } gem
           *[other] tilt, { $gems } gems
        }
       *[no] { $gems ->
            [0] { $sacrifice }
            [one] { $gems } gem
           *[other] { $gems } gems
        }
    }
board-ability =
    { $kind ->
        [integration] { board-kind }: { $effects }
       *[other] { board-kind } ({ board-price }): { $effects }
    }
board-only-negotiation = In the Negotiation phase only.
board-only-integration = In the Integration phase only.
board-window = Before the first negotiator is placed, even outside your turn.
board-effect-gain_resource = Gain { board-gems }.
board-effect-gain_vault =
    { $amount ->
        [one] Put { $amount } gem from the bank into this Vault.
       *[other] Put { $amount } gems from the bank into this Vault.
    }
board-effect-gain_counted = Gain 1 gem for each crew in your prison, { $amount } at most.
board-effect-steal_resource = Steal up to { board-gems } from the reserve of an opponent.
board-effect-draw =
    { $amount ->
        [one] Draw { $amount } Ark card.
       *[other] Draw { $amount } Ark cards.
    }
board-effect-take_from_discard = Take { board-thing } of your choice from the discard pile into your hand.
board-effect-take_topmost =
    Take the topmost { $noun ->
        [module] module
        [crew] crew
       *[card] card
    } of the discard pile into your hand.
board-recruited =
    { $noun ->
        [worker] { $amount ->
            [one] { $amount } Worker
           *[other] { $amount } Workers
        }
        [convert] { $amount ->
            [one] { $amount } Convert
           *[other] { $amount } Converts
        }
       *[priest] { $amount ->
            [one] { $amount } Priest
           *[other] { $amount } Priests
        }
    }
board-effect-recruit = Recruit { board-recruited }.
board-effect-promote =
    Replace { $from ->
        [worker] a Worker
        [convert] a Convert
       *[priest] a Priest
    } of your Ark with { $to ->
        [worker] a Worker
        [convert] a Convert
       *[priest] a Priest
    } from the pile and score its prestige value.
board-effect-destroy = Destroy { board-thing }.
board-effect-return_to_hand = Return { board-thing } to the hand of the player who controls it.
board-effect-take_control = Take control of { board-thing }. You need a free berth for it.
board-effect-protect =
    { $amount ->
        [one] Until the next Preparation phase, { $amount } module of yours cannot be destroyed.
       *[other] Until the next Preparation phase, up to { $amount } modules of yours cannot be destroyed.
    }
board-effect-discount =
    { $noun ->
        [module] The next module you integrate this turn costs { board-gems } less.
        [crew] The next crew you integrate this turn costs { board-gems } less.
       *[card] The next card you integrate this turn costs { board-gems } less.
    }
board-effect-untilt = Straighten { board-thing }.
board-effect-mutate = Put a Mutant token from the supply on { board-thing }.
board-effect-cure = Remove the Mutant token of { board-thing }.
board-effect-gain_token =
    { $token ->
        [jailer] Put a Jailer token from the supply on this card.
       *[mutagen] Put a Mutagen token from the supply on this card.
    }
board-effect-swap_hand_card = Look at an opponent’s hand; you may exchange one of your hand cards for one of theirs.
board-effect-add_influence =
    { $amount ->
        [one] Lay { $amount } of your cubes in a zone next to one of your negotiators.
       *[other] Lay { $amount } of your cubes in one zone next to one of your negotiators.
    }
board-effect-move_cubes =
    { $amount ->
        [one] Move { $amount } cube to another zone that already holds cubes of the same player.
       *[other] Move up to { $amount } cubes of one player, all to one other zone that already holds cubes of that player.
    }
board-effect-remove_cubes =
    { $amount ->
        [one] Remove { $amount } cube from a zone.
       *[other] Remove up to { $amount } cubes of one player from a zone.
    }
board-effect-swap_chambers = Swap the cards of two chambers.
board-effect-refill_chambers =
    { $amount ->
        [one] Discard the card of { $amount } chamber and refill it from the deck.
       *[other] Discard the cards of up to { $amount } chambers and refill them from the deck.
    }
board-effect-hide_negotiator = Take your remaining negotiators into a hidden hand; in this phase you may place one of them face down, without cubes until the resolution.
board-effect-improve_negotiator =
    { $amount ->
        [one] One of your negotiators gains { $amount } influence point.
       *[other] Your negotiators gain { $amount } influence points, shared out as you like.
    }
board-effect-win_ties = Choose a zone: if you are among those tied for the most cubes there, you win the card.
board-effect-score =
    { $amount ->
        [one] Score { $amount } point.
       *[other] Score { $amount } points.
    }
board-caste-jailer = Jailer: when integrated, put a Jailer token on this card.
board-caste-mutagen = Mutagen: when integrated, put a Mutagen token on this card.
board-caste-recruit =
    Recruit: when integrated, take { $noun ->
        [worker] a Worker
        [convert] a Convert
       *[priest] a Priest
    } into your hand.
board-prestige-affinity =
    { $points ->
        [one] Affinity: { $points } point each round for every { board-each } you control.
       *[other] Affinity: { $points } points each round for every { board-each } you control.
    }
board-prestige-majority =
    { $points ->
        [one] Majority: { $points } point each round if you control more { board-many } than each other player.
       *[other] Majority: { $points } points each round if you control more { board-many } than each other player.
    }
board-prestige-vault =
    { $capacity ->
        [none] Vault: holds gems; 1 point each round for every gem in it.
        [one] Vault: holds { $capacity } gem; 1 point each round for every gem in it.
       *[other] Vault: holds up to { $capacity } gems; 1 point each round for every gem in it.
    }
board-prestige-hospital =
    { $points ->
        [one] Hospital: { $points } point each round for every primary Mutant housed here.
       *[other] Hospital: { $points } points each round for every primary Mutant housed here.
    }
board-label-jailer = Jailer
board-label-mutagen = Mutagen
board-label-recruit =
    { $noun ->
        [worker] Recruit: Worker
        [convert] Recruit: Convert
       *[priest] Recruit: Priest
    }
board-label-affinity = Affinity { $points } – { board-short }
board-label-majority = Majority { $points } – { board-short }
board-label-vault =
    { $capacity ->
        [none] Vault
       *[other] Vault ({ $capacity })
    }
board-label-hospital = Hospital

## The board: icons and terms

board-term-prestige = Prestige points
    .meaning = Whoever has the most after four rounds wins. The number on a card is scored once, when it is integrated.
board-term-gem = Gem
    .meaning = The only resource. It pays for integrating cards and for abilities.
board-term-cost = Integration cost
    .meaning = The gems you pay to put the card from your hand into your Ark.
board-term-recycling = Recycling gain
    .meaning = The gems you get for discarding the card from your hand in the Integration phase.
board-term-recycling-round = Recycling by rounds
    .meaning = Recycling gives as many gems as the number of the round.
board-term-module = Module
    .meaning = A card that houses crews. Its prestige ability scores only while it houses one.
board-term-crew = Crew
    .meaning = A card that needs a free berth in one of your modules.
board-term-primary = Primary crew
    .meaning = A crew from the Ark deck.
board-term-secondary = Secondary crew
    .meaning = A Worker, Convert or Priest. It comes from its own pile and returns there.
board-term-worker = Worker
    .meaning = A secondary crew of the Core: costs nothing, worth 1 point.
board-term-convert = Convert
    .meaning = A secondary crew of the Theocrats: costs nothing, worth 1 point.
board-term-priest = Priest
    .meaning = A secondary crew of the Theocrats: costs 1 gem, worth 3 points. Only technical abilities bring it.
board-term-berth = Berth
    .meaning = Room for one crew in a module.
board-term-vacant = Vacant crew
    .meaning = Its module left play. It does nothing until you integrate a new module and re-house it; after your next integration turn it is lost.
board-term-ark = Ark
    .meaning = The cards you control: your modules and the crews housed in them.
board-term-reserve = Reserve
    .meaning = The gems on your personal board. They stay from round to round.
board-term-hand = Hand
    .meaning = Cards to recycle or to integrate. At most one is kept for the next round.
board-term-packet = Draft packet
    .meaning = Pick one card and pass the rest on.
board-term-deck = Deck
    .meaning = All Ark cards that nobody has drawn yet, face down.
board-term-discard = Discard pile
    .meaning = Open to all, the latest card on top.
board-term-turn-order = Turn order
    .meaning = Chosen anew each round from round 2 on; the player with the fewest points chooses first.
board-term-wing = Wing of Whispers
    .meaning = The board of the negotiation: twelve chambers, with corridors between them.
board-term-chamber = Chamber
    .meaning = Holds one card to be won. Chambers are resolved from 1 to 12.
board-term-slot = Slot
    .meaning = A place for one negotiator, between two chambers.
board-term-zone = Zone
    .meaning = The cubes at a chamber. Whoever has strictly the most there wins its card; if the most is shared, it is discarded.
board-term-airlock = Airlock
    .meaning = With three players, closes a corridor for the whole game.
board-term-negotiator = Negotiator
    .meaning = You have one of each caste. Placed on a slot, it lays cubes on both sides.
board-term-influence = Influence
    .meaning = Two values, one for each side of the slot. A negotiator who wins nothing gains a point; in round 4 both values score.
board-term-cube = Influence cube
    .meaning = Laid in a zone by a negotiator. It stays when the negotiator is recalled.
board-term-bonus = Social bonus
    .meaning = One more cube for a card of the negotiator’s own caste.
board-term-recalled = Recalled
    .meaning = Won a card and went home: does not grow this round.
board-term-face-down = Face-down negotiator
    .meaning = Revealed when the resolution begins; only then does it lay cubes.
board-term-hidden-hand = Hidden hand
    .meaning = After a Morphoplast nobody else sees which negotiators are left.
board-term-jailer = Jailer
    .meaning = Spend the token and 1 gem in your turn to imprison a crew in play, or to release one from your prison into your hand.
board-term-prison = Prison
    .meaning = Captured crews. Nobody controls them, and they count for nothing.
board-term-mutagen = Mutagen
    .meaning = In your turn, turn it over and put it on any crew in play, free of charge: that crew is a Mutant.
board-term-mutant = Mutant
    .meaning = A crew with a Mutant token. Other cards make something of it.
board-term-recruit = Recruit
    .meaning = When the card is integrated, a secondary crew comes from its pile into your hand.
board-term-integration = Integration
    .meaning = Carried out when the card is integrated; mandatory.
board-term-activation = Activation
    .meaning = Tilt the card, and pay gems if a cost is shown: once a round.
board-term-natural = Natural
    .meaning = Pay the gems shown, as often as you like.
board-term-sacrifice = Sacrifice
    .meaning = Discard a card of your Ark as shown, as often as you can.
board-term-tilted = Tilted
    .meaning = The Activation of this card has been used. It is straightened in the next Preparation phase.
board-term-affinity = Affinity
    .meaning = Points in every Prestige phase for each card of a kind that you control.
board-term-majority = Majority
    .meaning = Points in every Prestige phase if you control strictly more cards of a kind than each other player.
board-term-vault = Vault
    .meaning = Gems in it pay like those of the reserve and give 1 point each in every Prestige phase, if the module houses a crew.
board-term-hospital = Hospital
    .meaning = 2 points in every Prestige phase for each primary Mutant housed here.
board-term-protected = Protected
    .meaning = Cannot be destroyed until the next Preparation phase.
board-term-discount = Discount
    .meaning = Makes the next fitting card you integrate this turn cheaper.
board-term-tie-mark = Mark for ties
    .meaning = Its owner wins this card if tied for the most cubes, unless another of the tied players has a mark too.
board-term-theocrat = Theocrats
    .meaning = Caste of Converts and Priests.
board-term-original = Originals
    .meaning = Caste of high prestige and Jailers.
board-term-bio = Bio-Consortium
    .meaning = Caste of Mutagens and Hospitals.
board-term-architect = Architects
    .meaning = Caste of modules.
board-term-core = Core
    .meaning = Caste of numbers and Workers.
board-term-deviant = Deviants
    .meaning = Caste of disruption and Vaults.

## The board: what is said on it

board-card-back = A card face down
board-envoy = { $player }, { $caste }
board-envoy-hidden = { $player }, face down
board-tied = tied, nobody takes it
board-leads =
    { $you ->
        [yes] you lead
       *[no] { $player } leads
    }
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-no-cubes = no cubes
board-chamber = Chamber { $number }
board-empty = empty
board-corridor = Corridor { $slot }
board-place-in = { $corridor }: free
board-to = to { $chamber }
board-swap = Swap
board-round-of = of { $rounds }
board-changes = What it changes
board-with-bonus = { $value } + { $bonus } caste
board-value-to = { $value } to { $card }
board-my-negotiators = My negotiators
board-stands = on slot { $slot }
board-free-berths =
    { $count ->
        [0] No free berth
        [one] { $count } free berth
       *[other] { $count } free berths
    }
board-used = used
board-here = here
board-free = free
board-of = { $count }/{ $all }
board-no-modules = No module yet. Integrate one first: crews need berths.
board-integrate = Integrate
board-integrate-for = Integrate { $card }: { board-gems }
board-recycle-for = Recycle { $card }: +{ board-gems }
board-recycle-hint = Recycle cards below for gems.
board-can-do = What I can do
board-to-spend = to spend: { $gems }{ " " }
board-place-one = Choose one of your negotiators below, then a slot.
board-scores-now = { board-points } now
board-use = Use
board-tokens = Tokens
board-for-free = Free of charge
board-not-now = Not now
board-hand-lost =
    { $count ->
        [one] { $count } card in hand.
       *[other] { $count } cards in hand.
    } { $lost ->
        [one] You keep 1, the other is lost.
       *[other] You keep 1, the other { $lost } are lost.
    }
board-nothing-lost = Nothing is lost.
board-choose-one = Choose
board-confirms-pick = You keep { $card }.
board-confirms-discard = You discard { $card }.
board-gets-rest =
    { $count ->
        [one] The other card goes to { $player }.
       *[other] The other { $count } go to { $player }.
    }
board-goes-to = the rest goes here
board-comes-from = the next packet comes from here
board-kept = Kept face down
board-open-ark = Open the Ark
board-supplies = Supplies
board-close = Close
board-my-ark = My Ark
board-ark-of = Ark: { $player }
board-this-round = this round
board-my-points = points
board-known-hand = Hand cards that are known
board-look-at-slot = Point at a slot to see what it changes; choose it to place your negotiator there. S swaps the two values.
board-parts = Parts of the table
board-part-draft = Draft
board-part-wing = Wing
board-part-ark = Ark
board-phase-preparation = Preparation
board-phase-foundation = Foundation
board-phase-negotiation = Negotiation
board-phase-integration = Integration
board-phase-prestige = Prestige
board-round-in = Round { $round } of { $rounds }
board-do-send = Place here
board-do-hide = Place face down
board-do-recycle = Recycle
board-do-integrate = Integrate
board-do-use = Use the ability
board-do-arrange = Move the crews
board-do-vault = Move the gems
board-do-imprison = Imprison
board-do-release = Release
board-do-mutate = Use the Mutagen
board-do-end = End the turn
board-do-all = Confirm all { $count }
board-note-place = S, or the slot again, swaps the values. Nothing counts yet.
board-becomes = { $before }, then { $after }
board-of-berths =
    { $berths ->
        [one] of { $berths } berth
       *[other] of { $berths } berths
    }
board-note-house = Costs { board-gems }, scores { board-points }.
board-in-ark = { $card } in my Ark
board-once-for = once, when integrated for { board-gems }
board-each-crew = each round, as my Ark is now
board-each-module = each round with a crew in it, as my Ark is now
board-through-others = each round by other cards of my Ark
board-point-at-card = Point at a card to see what it would bring in your Ark.
board-sources = What scores each round
board-sources-none = No card of this Ark scores yet.
board-prospect = Once the cards score
board-castes-aboard = Aboard
board-compared = The whole packet
board-compared-price = Price
board-compared-once = once
board-compared-each = each round
board-leading-now = Leading now
board-leading-others = The others lead
board-leading-none = You lead no chamber yet.
board-leading-so = Leading if placed so
board-spends = { $count } to be spent

round-number = Round { $round }
bar-standing = Round { $round } of 4
bar-goal = Goal: most prestige after round 4
bar-done-discard-card = Confirm my choice
bar-done-pick-card = Confirm my card
bar-done-choose-branch = Confirm my choice
bar-done-keep-one-card = Confirm my choice

# The reference sheet
sheet-goal = Goal
sheet-goal-most = Most prestige after the last round.
sheet-round = A round
sheet-round-order = Turn order: whoever is last on the track chooses first.
sheet-round-phases = Draft, then the Wing, then the Ark, then prestige.
sheet-wing = Wing
sheet-wing-value = A negotiator lays its values to both sides. More for a card of its caste: { $social_bonus }.
sheet-wing-majority = A strict majority wins the card; a tie discards it.
sheet-wing-grow = Whoever wins goes home; the others grow stronger.
sheet-ark = Ark
sheet-ark-recycle = Recycle cards for gems; integrate others by paying, with prestige at once.
sheet-ark-berth = A crew needs a berth. Usual berths of a module: { $usual_berths }.
sheet-ark-keep = Cards kept in hand for the next round: { $keep_limit }.
sheet-score = Every round
sheet-score-cards = Affinity for each card it names; Majority if you have strictly the most.
sheet-score-tokens = Vault, for each gem: { $points_per_gem }. Hospital, for each primary Mutant: { $points_per_mutant }.
sheet-signs = Signs
sheet-signs-tilt = A tilted card has been used this round. Gems for spending a Jailer: { $jailer_price }.

## The guide

guide-chapter-wing = The Wing of Whispers
guide-chapter-ark = Your first Ark
    .before = The cards are won, now they can be used.
guide-chapter-round-two = A new round
    .before = Both Arks have scored.
guide-chapter-sides = A stronger negotiator
    .before = Late in the next negotiation.

guide-goal = Win cards here and build them into your Ark: the most prestige wins after round { $rounds }.
    .why = In every round cards are won, then built, and then Arks score. This negotiation began without you, and is nearly over.
guide-disc = A negotiator bargains for two cards at once. Take { $negotiator }, for { $first } and { $second }.
    .why = Every slot lies between two chambers and has room for a single negotiator. You and { $rival } take turns until all slots are taken.
guide-disc-else = That works too, but only { $negotiator } counts extra for { $first }.
guide-slot = Stand between them: both get your cubes, and each card goes to whoever has more there.
    .why = All cubes of a chamber count together, whichever side they came from. You see who would lead before you confirm.
guide-slot-else = That works too: now the cards on both sides of that slot have your cubes.
guide-bonus = { $card } has the colour of your negotiator, which brought one more cube: you lead there.
    .why = A card of the same caste adds a cube on its side. With any other negotiator it would be a tie.
guide-last = Open slots: { $open_slots }, and { $rival } gets the other one. What do you gain, what do you lose?
    .why = Choose a slot, and both chambers show who would lead. Nobody can pass.
guide-won = Chamber by chamber, most cubes wins: { $win_card } is yours. What is tied goes to nobody.
    .why = It goes by the numbers of the chambers. Tied cards are discarded.
guide-recall = Each win brings somebody home. Whoever is still there at the end grows stronger: who shall stay?
    .why = Coming home is no loss: the cubes stay and count. But only who wins nothing gains influence.
guide-grown = { $improve_negotiator } stayed to the end and is stronger for the whole game: { $improve_influence }.
    .why = These are the cubes for one side and for the other. In the last round, those who stay score points instead.

guide-money = You have no gems yet. Cards that you cannot pay for are money: recycle { $card }.
    .why = Each card in your hand can be built or recycled, never both. Dear cards usually bring more gems.
guide-money-else = That works too: any card in your hand can become gems.
guide-money-end = Then nothing is built this round, and most of your hand is lost.
guide-module = Crews need a berth, and berths come with modules. Gems: { $reserve }. What comes first?
    .why = The prestige of a card is scored at once, as soon as it is paid for and built. Without a free berth, no crew comes aboard.
guide-worker = { $recruit_card } came along and costs nothing. Give it a berth: that scores as well.
    .why = Some cards bring such helpers into your hand. They have to be integrated like all others.
guide-worker-else = It waits in your hand for now. Do not forget it: only one card can be kept.
guide-worker-lost = It is gone, and it was worth no gems. The berth is still free.
guide-crew = Free berths: { $berths }. Which cards become gems, and who moves in?
    .why = Every crew scores its prestige when it moves in. Some, like { $card }, score again in every round.
guide-leftovers = All berths are taken. Build, recycle, or keep one card: whatever else is left is lost.
    .why = Another module brings new berths. What you keep goes into the next draft, and some cards bring more gems in later rounds.
guide-finish = Your hand is empty, so nothing is lost. End here, and { $rival } builds.
    .why = Whole turns are taken one after another. Gems that are left stay with you.
guide-finish-else = Moving crews is free. End your turn when all is as you like it.
guide-keep = A single card stays with you, and the others bring nothing. Which one is worth it?
    .why = Even a card that you cannot use is worth gems, if you recycle it in time. You can go back and do so.
guide-move = A module scores nothing while it is empty. Crews may change places: would that help here?
    .why = This holds for what a module scores every round. Whatever else it can do needs no crew.
guide-scored = Now your Ark scores: { $score_affinity_card } brings +{ $score_affinity_points }, and will again in every round.
    .why = It counts all cards of one kind in your Ark, so it grows with them. Built early, it pays most often.
guide-nothing-scored = Nothing in your Ark scores by itself yet. Cards like { $card } do, in every round.
    .why = Most cards bring prestige once, when they are built. Those that score every round are worth most if built early.

guide-order = You have { $score } prestige, { $rival } has { $rival_score }. Who is behind chooses first: early or late?
    .why = Early, you have the first choice of slots. Late, you see what { $rival } has done, and place the last negotiator.
guide-draft = Keep what suits your Ark. { $rival } gets the other card, and hands you one as well.
    .why = Both choose at the same time. A card can also be kept for its gems, or so that { $rival } does not get it.
guide-opening = Your negotiators are home again, and new cards have come. Whom do you send first?
    .why = Look for a card in the colour of a negotiator, with another good one beside it. One of yours is stronger now.

guide-strong = { $negotiator } won nothing last round and has grown: { $high } for one side, { $low } for the other.
    .why = A negotiator who wins nothing is not wasted: influence is never lost again.
guide-sides = Count what { $rival } has beside each slot: where does it stand, and which way round?
    .why = The colour of the negotiator counts here, too. More than a lead is never needed.
guide-sides-else = Then { $rival } stands between { $first } and { $second } and wins both.
guide-both = Both are yours: the higher value won { $first }, the colour won { $second }.
    .why = A cube more than needed wins nothing. Strength belongs where it breaks a tie.
guide-tie = { $card } went to nobody: it was a tie. You can go back and turn it round.
    .why = The colour would have been enough on the other side. Strength belongs where it breaks a tie.
