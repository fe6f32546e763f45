### Pest.
###
### `resource`, `stock`, `amount` and `position` hand on the bare names (wood, coin, 3, left …), so that sentences can
### choose the right form; `counted` says an amount of $stock. Names of cards, Buildings and places stand in the data too.
###
### What begins with `board-` is said by the board in the browser only:
###   board-plague-places         what a Plague card strikes: $size, $resource (bare; `none` for all of a size)
###   board-plague-ports, -roads  $route (its name)
###   board-agenda-<decree>       what a Decree asks for             board-imperative-<decree>
###   board-power-<technology>    what a Technology does
###   board-term-<term>           the name of an icon or a term; its attribute `meaning` explains it

title = Pest
tagline = Lead your Doctor through a sick empire: collect, heal, build, and win the ear of the Council.
goal =
    { $seats ->
        [1] Gain as much Renown as you can in three Eras, with Buildings, Healed Subjects, Decrees and Technologies. Your total says which rank you reach.
       *[other] Gain Renown with Buildings, Healed Subjects, Decrees, Technologies, the Capital and Influence. Whoever has the most after three Eras wins.
    }

## Things: places

place-abben = Abben
place-birrik = Birrik
place-corva = Corva
place-dunmel = Dunmel
place-elbrin = Elbrin
place-farrun = Farrun
place-gimmar = Gimmar
place-hollin = Hollin
place-istrel = Istrel
place-jassa = Jassa
place-kelm = Kelm
place-lirra = Lirra
place-meskar = Meskar
place-mossa = Mossa
place-nivel = Nivel
place-oskel = Oskel
place-prynn = Prynn
place-quorra = Quorra
place-rynna = Rynna
place-sollen = Sollen
place-brennok = Brennok
place-caldrin = Caldrin
place-dassar = Dassar
place-ervill = Ervill
place-fennik = Fennik
place-gollor = Gollor
place-jorland = Jorland
place-kestor = Kestor
place-lodren = Lodren
place-morvay = Morvay
place-nertha = Nertha
place-pelgar = Pelgar
place-rosten = Rosten
place-silvar = Silvar
place-terras = Terras
place-blessir = Blessir
place-dolvar = Dolvar
place-esmeron = Esmeron
place-gothar = Gothar
place-hakkon = Hakkon
place-korvath = Korvath
place-lumera = Lumera
place-sandrell = Sandrell
place-tharnis = Tharnis
place-varkand = Varkand
place-thokaia = Thokaia

road-abben-brennok = Abben–Brennok
road-abben-nertha = Abben–Nertha
road-abben-silvar = Abben–Silvar
road-birrik-mossa = Birrik–Mossa
road-birrik-nertha = Birrik–Nertha
road-birrik-varkand = Birrik–Varkand
road-blessir-meskar = Blessir–Meskar
road-blessir-terras = Blessir–Terras
road-brennok-corva = Brennok–Corva
road-brennok-gothar = Brennok–Gothar
road-brennok-thokaia = Brennok–Thokaia
road-caldrin-dolvar = Caldrin–Dolvar
road-caldrin-dunmel = Caldrin–Dunmel
road-caldrin-thokaia = Caldrin–Thokaia
road-caldrin-varkand = Caldrin–Varkand
road-corva-nertha = Corva–Nertha
road-corva-thokaia = Corva–Thokaia
road-corva-varkand = Corva–Varkand
road-dassar-dolvar = Dassar–Dolvar
road-dassar-fennik = Dassar–Fennik
road-dassar-lirra = Dassar–Lirra
road-dassar-oskel = Dassar–Oskel
road-dolvar-farrun = Dolvar–Farrun
road-dolvar-lirra = Dolvar–Lirra
road-dunmel-esmeron = Dunmel–Esmeron
road-dunmel-farrun = Dunmel–Farrun
road-dunmel-thokaia = Dunmel–Thokaia
road-elbrin-gollor = Elbrin–Gollor
road-elbrin-jassa = Elbrin–Jassa
road-elbrin-tharnis = Elbrin–Tharnis
road-ervill-meskar = Ervill–Meskar
road-ervill-sollen = Ervill–Sollen
road-ervill-tharnis = Ervill–Tharnis
road-esmeron-hollin = Esmeron–Hollin
road-esmeron-kelm = Esmeron–Kelm
road-esmeron-pelgar = Esmeron–Pelgar
road-farrun-lumera = Farrun–Lumera
road-fennik-korvath = Fennik–Korvath
road-fennik-mossa = Fennik–Mossa
road-fennik-varkand = Fennik–Varkand
road-gimmar-prynn = Gimmar–Prynn
road-gimmar-silvar = Gimmar–Silvar
road-gollor-gothar = Gollor–Gothar
road-gollor-hakkon = Gollor–Hakkon
road-gollor-rosten = Gollor–Rosten
road-gothar-jassa = Gothar–Jassa
road-gothar-kestor = Gothar–Kestor
road-hakkon-kestor = Hakkon–Kestor
road-hakkon-prynn = Hakkon–Prynn
road-hakkon-quorra = Hakkon–Quorra
road-hollin-jorland = Hollin–Jorland
road-hollin-thokaia = Hollin–Thokaia
road-istrel-jorland = Istrel–Jorland
road-istrel-pelgar = Istrel–Pelgar
road-istrel-terras = Istrel–Terras
road-jassa-jorland = Jassa–Jorland
road-jassa-thokaia = Jassa–Thokaia
road-jorland-tharnis = Jorland–Tharnis
road-kelm-lodren = Kelm–Lodren
road-kelm-pelgar = Kelm–Pelgar
road-kestor-silvar = Kestor–Silvar
road-korvath-oskel = Korvath–Oskel
road-korvath-rynna = Korvath–Rynna
road-lirra-lumera = Lirra–Lumera
road-lodren-lumera = Lodren–Lumera
road-lodren-sandrell = Lodren–Sandrell
road-lumera-morvay = Lumera–Morvay
road-lumera-nivel = Lumera–Nivel
road-meskar-sollen = Meskar–Sollen
road-morvay-nivel = Morvay–Nivel
road-morvay-oskel = Morvay–Oskel
road-mossa-rynna = Mossa–Rynna
road-nivel-sandrell = Nivel–Sandrell
road-prynn-quorra = Prynn–Quorra
road-quorra-rosten = Quorra–Rosten
road-rosten-sollen = Rosten–Sollen
road-terras-tharnis = Terras–Tharnis

route-red = Ember Road
route-blue = Saltway
route-black = Greyroad

## Things: cards

start-start-card-1 = Starting Location 1
start-start-card-2 = Starting Location 2
start-start-card-3 = Starting Location 3
start-start-card-4 = Starting Location 4
start-start-card-5 = Starting Location 5

plague-forest-villages = Forest Villages
plague-quarry-villages = Quarry Villages
plague-farming-villages = Farming Villages
plague-marsh-villages = Marsh Villages
plague-market-towns = Market Towns
plague-crowded-cities = Crowded Cities
plague-red-caravan-1 = Red Caravan: Fields
plague-red-caravan-2 = Red Caravan: Timber
plague-red-caravan-3 = Red Caravan: Apothecaries
plague-blue-caravan-1 = Blue Caravan: Marshes
plague-blue-caravan-2 = Blue Caravan: Masons
plague-blue-caravan-3 = Blue Caravan: Bakers
plague-black-caravan-1 = Greyroad Caravan: Quarries
plague-black-caravan-2 = Greyroad Caravan: Markets
plague-black-caravan-3 = Greyroad Caravan: Builders
plague-red-sea-traders = Red Sea Traders
plague-blue-sea-traders = Blue Sea Traders
plague-black-sea-traders = Black Sea Traders

favour-council-aid-granaries = Council Aid: Granaries
favour-council-aid-herbalists = Council Aid: Herbalists
favour-council-aid-foresters = Council Aid: Foresters
favour-council-aid-masons = Council Aid: Masons
favour-council-aid-treasury = Council Aid: Treasury
favour-council-aid-scholars = Council Aid: Scholars
favour-council-aid-warehouses = Council Aid: Warehouses
favour-council-aid-court = Council Aid: Court
favour-council-silence-1 = Council in Recess
favour-council-silence-2 = Council Divided

capital-card-plea-of-the-healers = Plea of the Healers
capital-card-plea-of-the-masons = Plea of the Masons
capital-card-plea-of-the-merchants = Plea of the Merchants
capital-card-plea-of-the-scholars = Plea of the Scholars
capital-card-plea-of-the-nobles = Plea of the Nobles

decree-quarantine-protocols = Quarantine Protocols
decree-full-granaries = Full Granaries
decree-frontier-charter = Frontier Charter
decree-rival-houses = Rival Houses
decree-call-to-the-capital = Call to the Capital
decree-shared-settlements = Shared Settlements
decree-employment-program = Employment Program
decree-healthy-empire = Healthy Empire
decree-open-borders = Open Borders
decree-age-of-invention = Age of Invention
decree-great-rebuilding = Great Rebuilding
decree-voice-of-the-people = Voice of the People
decree-political-war = Political War
decree-urban-planning = Urban Planning
decree-clean-streets = Clean Streets

technology-breathing-apparatus = Breathing Apparatus
technology-blast-furnace = Blast Furnace
technology-examination-desk = Examination Desk
technology-medical-mask = Medical Mask
technology-disinfectant = Disinfectant
technology-cloning-experiment = Cloning Experiment
technology-construction-crane = Construction Crane
technology-ambulance-cart = Ambulance Cart
technology-inhaler = Inhaler
technology-plague-experts = Plague Experts
technology-scholars = Scholars
technology-experimental-laboratory = Experimental Laboratory
technology-production-line = Production Line
technology-infirmary = Infirmary
technology-protective-uniform = Protective Uniform
technology-travel-permit = Travel Permit
technology-clinical-trials = Clinical Trials
technology-quarantine-tent = Quarantine Tent
technology-quarantine-house = Quarantine House
technology-tool-cart = Tool Cart
technology-advanced-quarantine = Advanced Quarantine
technology-steel-horseshoe = Steel Horseshoe
technology-syringe = Syringe
technology-checkpoint = Checkpoint
technology-mobile-workshop = Mobile Workshop
technology-loading-crane = Loading Crane
technology-storage-containers = Storage Containers
technology-adrenaline-shot = Adrenaline Shot
technology-letter-of-recommendation = Letter of Recommendation
technology-storage-jars = Storage Jars

## Things: Buildings and tokens

building-castle = Castle
building-workshop-1 = Workshop 1
building-workshop-2 = Workshop 2
building-mill = Mill
building-workshop-3 = Workshop 3
building-workshop-4 = Workshop 4
building-factory = Factory
building-workshop-5 = Workshop 5
building-workshop-6 = Workshop 6
building-bank = Bank

district-mill-district = Mill district
district-factory-district = Factory district
district-bank-district = Bank district

capital-building-imperial-granary = Imperial Granary
capital-building-city-walls = City Walls
capital-building-university = University
capital-building-hospital = Hospital
capital-building-cathedral = Cathedral

reward-renown = 1 Renown token
reward-coin = 1 Coin
reward-influence = 1 Influence
reward-any = 1 resource of your choice
reward-research = 1 Research token
reward-wood = 1 wood
reward-stone = 1 stone
reward-food = 1 food
reward-herbs = 1 herb

rank-squire = Squire
rank-counsellor = Counsellor
rank-baron = Baron
rank-viscount = Viscount
rank-count = Count
rank-duke = Duke
rank-archduke = Archduke
rank-emperor = Emperor

colour-yellow = Yellow
colour-blue = Blue
colour-red = Red
colour-green = Green
colour-purple = Purple

## Things: actions, slots and amounts

action-move = Move
action-build = Build
action-produce = Produce
action-research = Research
action-heal = Heal
action-assign = Assign

cell-move-research = { action-move } + { action-research }
cell-move-heal = { action-move } + { action-heal }
cell-move-assign = { action-move } + { action-assign }
cell-build-research = { action-build } + { action-research }
cell-build-heal = { action-build } + { action-heal }
cell-build-assign = { action-build } + { action-assign }
cell-produce-research = { action-produce } + { action-research }
cell-produce-heal = { action-produce } + { action-heal }
cell-produce-assign = { action-produce } + { action-assign }

slot-move = Move
slot-build = Build
slot-produce = Produce
slot-storage = Storage
slot-zone = Quarantine Zone

technology-slot-top = Top
technology-slot-middle = Middle
technology-slot-bottom = Bottom

arrangement-none = none
arrangement-move = { slot-move }
arrangement-build = { slot-build }
arrangement-move-build = { slot-move }, { slot-build }
arrangement-produce = { slot-produce }
arrangement-move-produce = { slot-move }, { slot-produce }
arrangement-build-produce = { slot-build }, { slot-produce }
arrangement-move-build-produce = { slot-move }, { slot-build }, { slot-produce }
arrangement-storage = { slot-storage }
arrangement-move-storage = { slot-move }, { slot-storage }
arrangement-build-storage = { slot-build }, { slot-storage }
arrangement-move-build-storage = { slot-move }, { slot-build }, { slot-storage }
arrangement-produce-storage = { slot-produce }, { slot-storage }
arrangement-move-produce-storage = { slot-move }, { slot-produce }, { slot-storage }
arrangement-build-produce-storage = { slot-build }, { slot-produce }, { slot-storage }
arrangement-move-build-produce-storage = { slot-move }, { slot-build }, { slot-produce }, { slot-storage }

pair-wood-wood = 2 wood
pair-wood-stone = 1 wood and 1 stone
pair-wood-food = 1 wood and 1 food
pair-wood-herbs = 1 wood and 1 herb
pair-stone-stone = 2 stone
pair-stone-food = 1 stone and 1 food
pair-stone-herbs = 1 stone and 1 herb
pair-food-food = 2 food
pair-food-herbs = 1 food and 1 herb
pair-herbs-herbs = 2 herbs

way-pay = paying food
way-camp = with the Camp
way-leave-pay = leaving 1 sick Subject, paying food
way-leave-camp = leaving 1 sick Subject, with the Camp

post-castle = { building-castle }
post-workshop-1 = { building-workshop-1 }
post-workshop-2 = { building-workshop-2 }
post-mill = { building-mill }
post-workshop-3 = { building-workshop-3 }
post-workshop-4 = { building-workshop-4 }
post-factory = { building-factory }
post-workshop-5 = { building-workshop-5 }
post-workshop-6 = { building-workshop-6 }
post-bank = { building-bank }
post-mobile-workshop = { technology-mobile-workshop }
post-plague-experts = { technology-plague-experts }
post-capital = Capital
post-track = Healed Population track

position = { $name }
resource = { $name }
stock = { $name }
amount = { $name }
gain = { $name }
good-wood = wood
good-stone = stone
good-food = food
good-herbs = herbs
good-coin = Coins
good-research = Research tokens

agenda-quarantine-protocols = { board-agenda-quarantine-protocols }
agenda-full-granaries = { board-agenda-full-granaries }
agenda-frontier-charter = { board-agenda-frontier-charter }
agenda-rival-houses = { board-agenda-rival-houses }
agenda-call-to-the-capital = { board-agenda-call-to-the-capital }
agenda-shared-settlements = { board-agenda-shared-settlements }
agenda-employment-program = { board-agenda-employment-program }
agenda-healthy-empire = { board-agenda-healthy-empire }
agenda-open-borders = { board-agenda-open-borders }
agenda-age-of-invention = { board-agenda-age-of-invention }
agenda-great-rebuilding = { board-agenda-great-rebuilding }
agenda-voice-of-the-people = { board-agenda-voice-of-the-people }
agenda-political-war = { board-agenda-political-war }
agenda-urban-planning = { board-agenda-urban-planning }
agenda-clean-streets = { board-agenda-clean-streets }

imperative-quarantine-protocols = { board-imperative-quarantine-protocols }
imperative-full-granaries = { board-imperative-full-granaries }
imperative-frontier-charter = { board-imperative-frontier-charter }
imperative-rival-houses = { board-imperative-rival-houses }
imperative-call-to-the-capital = { board-imperative-call-to-the-capital }
imperative-shared-settlements = { board-imperative-shared-settlements }
imperative-employment-program = { board-imperative-employment-program }
imperative-healthy-empire = { board-imperative-healthy-empire }
imperative-open-borders = { board-imperative-open-borders }
imperative-age-of-invention = { board-imperative-age-of-invention }
imperative-great-rebuilding = { board-imperative-great-rebuilding }
imperative-voice-of-the-people = { board-imperative-voice-of-the-people }
imperative-political-war = { board-imperative-political-war }
imperative-urban-planning = { board-imperative-urban-planning }
imperative-clean-streets = { board-imperative-clean-streets }

power-breathing-apparatus = { board-power-breathing-apparatus }
power-blast-furnace = { board-power-blast-furnace }
power-examination-desk = { board-power-examination-desk }
power-medical-mask = { board-power-medical-mask }
power-disinfectant = { board-power-disinfectant }
power-cloning-experiment = { board-power-cloning-experiment }
power-construction-crane = { board-power-construction-crane }
power-ambulance-cart = { board-power-ambulance-cart }
power-inhaler = { board-power-inhaler }
power-plague-experts = { board-power-plague-experts }
power-scholars = { board-power-scholars }
power-experimental-laboratory = { board-power-experimental-laboratory }
power-production-line = { board-power-production-line }
power-infirmary = { board-power-infirmary }
power-protective-uniform = { board-power-protective-uniform }
power-travel-permit = { board-power-travel-permit }
power-clinical-trials = { board-power-clinical-trials }
power-quarantine-tent = { board-power-quarantine-tent }
power-quarantine-house = { board-power-quarantine-house }
power-tool-cart = { board-power-tool-cart }
power-advanced-quarantine = { board-power-advanced-quarantine }
power-steel-horseshoe = { board-power-steel-horseshoe }
power-syringe = { board-power-syringe }
power-checkpoint = { board-power-checkpoint }
power-mobile-workshop = { board-power-mobile-workshop }
power-loading-crane = { board-power-loading-crane }
power-storage-containers = { board-power-storage-containers }
power-adrenaline-shot = { board-power-adrenaline-shot }
power-letter-of-recommendation = { board-power-letter-of-recommendation }
power-storage-jars = { board-power-storage-jars }
seat = Seat { $name }

## Things: amounts in sentences

counted =
    { $stock ->
        [wood]
            { $amount ->
                [one] { $amount } wood
               *[other] { $amount } wood
            }
        [stone]
            { $amount ->
                [one] { $amount } stone
               *[other] { $amount } stone
            }
        [food]
            { $amount ->
                [one] { $amount } food
               *[other] { $amount } food
            }
        [herbs]
            { $amount ->
                [one] { $amount } herb
               *[other] { $amount } herbs
            }
        [coin]
            { $amount ->
                [one] { $amount } Coin
               *[other] { $amount } Coins
            }
       *[research]
            { $amount ->
                [one] { $amount } Research token
               *[other] { $amount } Research tokens
            }
    }

## Questions

ask-place-castle = Where does your Castle stand?
    .help = It produces the resource of its location in every Produce action, without a Subject, and your Doctor starts next to it. A sick Subject there goes to your Quarantine.
    .hint = It produces this place’s resource all game; your Doctor starts next to it.
ask-place-doctor = Where does your Doctor start?
    .help = You can build where your Doctor is. A City gives the most Influence to whoever builds there first.
    .hint = You build where your Doctor is: larger places bring more Influence.
ask-keep-camp = The plague strikes your Camp in { $place }: does it stay?
    .help = Either way it has kept the sick Subjects away. A Camp that comes back can be placed anew in your next Move.
    .hint = It has done its work either way. Back on your board it can be placed anew.
ask-refuse-sick =
    { $count ->
        [one] { $place }: do you refuse { $count } sick Subject?
       *[other] { $place }: do you refuse { $count } sick Subjects?
    }
    .help = Your Technology turns them away. Taking them in costs room in your Quarantine, but they can be healed.
    .hint = Turned away they cost no room; taken in they can be healed.
ask-shelter-sick =
    { $count ->
        [one] { $count } sick Subject too many for the Zone: which slots do you fill?
       *[other] { $count } sick Subjects too many for the Zone: which slots do you fill?
    }
    .help = A Subject on an action hinders it, one on the Storage lowers its limit to 4. Whoever finds no slot dies, and each of the Dead costs Renown at the end of every Era.
    .hint = On an action they hinder it, on the Storage they shrink it; the Dead cost Renown.
ask-clear-storage = Do you clear the slot on the Storage before the reward comes?
    .help = With a sick Subject there, only 4 of each kind can be stored. You can move it to another slot.
    .hint = A sick Subject there means less room for what you are about to gain.
ask-take-resource =
    { $left ->
        [one] Which resource do you take?
       *[other] Which resource do you take first (of { $left })?
    }
    .help = A crate is any resource. What does not fit into your Storage is lost.
    .hint = Wood and stone build, food pays for the way, herbs heal.
ask-enlarge-type = Which kind do you store beyond 5?
    .help = Storage Containers hold one kind up to 7; what is above 5 of the others is lost.
    .hint = One kind may be stored beyond the limit: which will you need?
ask-pay-coins =
    { $resource ->
        [wood]
            { $due ->
                [one] { $due } wood
               *[other] { $due } wood
            }
        [stone]
            { $due ->
                [one] { $due } stone
               *[other] { $due } stone
            }
        [food]
            { $due ->
                [one] { $due } food
               *[other] { $due } food
            }
       *[herbs]
            { $due ->
                [one] { $due } herb
               *[other] { $due } herbs
            }
    }: how many Coins do you pay instead?
    .help = A Coin replaces 1 resource of any kind, so it is good to keep for what is hard to get.
    .hint = A Coin replaces any resource; keep what you need next.
ask-place-assistant = Where does your Assistant go?
    .help = Each space gives two actions: the one above its column and the one left of its row. You play them in either order, and a space takes one Assistant a Year.
    .hint = Each space gives both actions, of its column and of its row, once a Year.
ask-take-action = Which action do you play next?
    .help = Finish one action before you begin the other; you may leave out either. At any moment of your turn, 2 resources can be exchanged for 1 Coin, and sick Subjects rearranged.
    .hint = Play both in either order: what should be done before the other?
ask-move-doctor =
    { $points ->
        [one] Where does your Doctor go ({ $points } movement point left)?
       *[other] Where does your Doctor go ({ $points } movement points left)?
    }
    .help = Locations with a Building of yours and the Capital cost no points. You pick up all sick Subjects on the way: the first in a location is free, all others cost 1 food each. Where you stop you gain a resource.
    .hint = You pick up all sick on the way and gain a resource where you stop.
ask-enter-location =
    { $sick ->
        [one] { $place }: how do you deal with { $sick } sick Subject?
       *[other] { $place }: how do you deal with { $sick } sick Subjects?
    }
    .help = The Camp makes all of them free and then protects the location. It comes back when you build there or when the plague strikes it.
    .hint = The Camp makes them free and protects the place; otherwise they cost food.
ask-cure-subject =
    { $count ->
        [one] You pick up { $count } sick Subject: does your Camp heal it?
       *[other] You pick up { $count } sick Subjects: does your Camp heal one?
    }
    .help = It goes free of charge to your Healed Population track; the others go to Quarantine.
    .hint = One goes healed to your track at once, free of charge.
ask-treat-subject = Do you put one of the sick Subjects on { $technology }?
    .help = It needs no Quarantine slot there, and each Research or Heal action brings it nearer to being healed, free of charge.
    .hint = There it takes no slot, and each Research or Heal brings it nearer to health.
ask-build-work = What do you build, and where?
    .help = Your Buildings go where your Doctor or your Camp is, one in each location. You may build two of them in one action, or one Capital Building instead.
    .hint = First in a place brings most Influence; a Building needs a Healed Subject to produce.
ask-choose-extra = The action is hindered: what do you pay in addition?
    .help = It costs 1 wood or 1 stone more, once in the action.
    .hint = A sick Subject hinders this action: it costs one material more.
ask-choose-saving = Do you pay 1 Research token to save a material?
    .help = An improved Build costs 1 wood or 1 stone less. Only one action of this turn can be improved.
    .hint = A Research token saves a material; only one action of a turn can be improved.
ask-produce-goods = Do you produce as it is, or improve with 1 Research token?
    .help = An improved Produce gives 1 more resource of a kind that one of your Buildings gives now.
    .hint = A Research token brings one more of what your Buildings give now.
ask-lose-resource = The action is hindered: which resource do you do without?
    .help = You gain 1 less of it. Coins and Research tokens are not touched.
    .hint = A sick Subject hinders this action: do without what you need least.
ask-heal-subject = Whom do you heal next?
    .help = Each Subject costs the herbs of the next free space of your Healed Population track. Those who hinder an action or the Storage come first; before or after the action you can rearrange them.
    .hint = Heal first whoever hinders an action; each space of the track costs its herbs.
ask-do-research = Which Technology do you acquire?
    .help = One for each Research action, for its cost in Research tokens. For 1 token the whole market is replaced, as often as you like.
    .hint = A Technology works at once and for good; look which fits your plan.
ask-insert-technology = Into which slot does { $technology } go?
    .help = A Technology that is already there leaves: it returns to the deck, and you take Renown tokens for the Renown it shows.
    .hint = Room for one in each slot: what was there leaves and pays its Renown.
ask-choose-produce = What does your Mobile Workshop produce?
    .help = You choose for good. It needs a Healed Subject to produce.
    .hint = This holds for the whole game: choose what you are short of.
ask-assign-subject = Where does the next Healed Subject go?
    .help = In a Building it makes the Building produce. In the Capital it counts for the Capital card, and brings a Capital Reward token at the end of the action. On the track it is worth Renown at the end of the game.
    .hint = In a Building they produce, in the Capital they count, on the track they score.
ask-shift-subject = { $post }: where does this Subject go?
    .help = To a free slot of another Building. Subjects do not go back to the track, nor from a Building to the Capital.
    .hint = To a free Building: a place where more is produced.
ask-claim-reward = Which Capital Reward token do you take?
    .help = It is turned face down after that, for everybody, until the Era ends; in solo for the rest of the game.
    .hint = Taken, it is gone for everybody until the Era ends.
ask-choose-capital = { $card }: do you take the reward, or a Subject back?
    .help = A Subject taken back goes to your Healed Population track; all others in the Capital leave now.
    .hint = A Subject taken back stays with you; all others in the Capital leave now.

## Choices

verb-castle = Place in { $target }
verb-doctor = Place in { $target }
verb-refuse = Refuse
verb-admit = Take in
verb-stay = Leave the Camp
verb-return = Take the Camp back
verb-shelter = Fill: { $target }
verb-place = Place: { $target }
verb-trial = Use Clinical Trials
verb-repeat = Repeat: { $target }
verb-act = Play: { $target }
verb-exchange = Exchange { $target }
verb-arrange = Hinder: { $target }
verb-end = End the turn
verb-coins = Pay in Coins: { $target }
verb-take =
    { $target ->
        [wood] Take 1 wood
        [stone] Take 1 stone
        [food] Take 1 food
       *[herbs] Take 1 herb
    }
verb-enlarge =
    Store more: { $target ->
        [wood] wood
        [stone] stone
        [food] food
        [herbs] herbs
        [coin] Coins
       *[research] Research tokens
    }
verb-go = Go to { $target }
verb-jump = Jump to { $target }
verb-enter = Enter { $target }
verb-camp = Place the Camp
verb-improve = Improve the action
verb-stop = Stop here
verb-treat = Treat: { $target }
verb-cure = Heal one
verb-build = Build { $target }
verb-build-at-camp = Build at the Camp: { $target }
verb-build-capital = Build { $target }
verb-add =
    { $target ->
        [wood] Pay 1 wood more
        [stone] Pay 1 stone more
        [food] Pay 1 food more
       *[herbs] Pay 1 herb more
    }
verb-save =
    { $target ->
        [wood] Save 1 wood
        [stone] Save 1 stone
        [food] Save 1 food
       *[herbs] Save 1 herb
    }
verb-produce = Produce
verb-more =
    { $target ->
        [wood] Gain 1 wood more
        [stone] Gain 1 stone more
        [food] Gain 1 food more
       *[herbs] Gain 1 herb more
    }
verb-less =
    { $target ->
        [wood] Lose 1 wood
        [stone] Lose 1 stone
        [food] Lose 1 food
       *[herbs] Lose 1 herb
    }
verb-acquire = Acquire { $target }
verb-refresh = Replace the market
verb-insert = Place: { $target }
verb-advance = Advance: { $target }
verb-recall = Bring to: { $target }
verb-infect = Take sick Subjects: { $target }
verb-heal = Heal from: { $target }
verb-discharge = Return from: { $target }
verb-shift = Move from: { $target }
verb-assign = Assign to: { $target }
verb-employ = Send to: { $target }
verb-claim = Take { $target }
verb-gain = Take the reward
verb-retrieve = Take a Subject back
verb-decline = Do nothing
verb-done = That is all

## What happens

event-token =
    { $place } gives { $resource ->
        [wood] wood
        [stone] stone
        [food] food
       *[herbs] herbs
    }.
event-order =
    { $you ->
        [yes] You are first in the turn order.
       *[no] { $seat } is first in the turn order.
    }
event-start-card = { $card } is drawn.
event-castle =
    { $you ->
        [yes] You place your Castle in { $place }.
       *[no] { $seat } places a Castle in { $place }.
    }
event-doctor =
    { $you ->
        [yes] Your Doctor starts in { $place }.
       *[no] The Doctor of { $seat } starts in { $place }.
    }
event-year = Year { $year } begins.
event-plague = The Plague card is { $card }.
event-road-struck =
    { $count ->
        [one] { $count } sick Subject on the road { $road }.
       *[other] { $count } sick Subjects on the road { $road }.
    }
event-struck =
    { $count ->
        [one] { $count } sick Subject comes to { $place }.
       *[other] { $count } sick Subjects come to { $place }.
    }
event-blocked = { $place } keeps the plague away.
event-brought =
    { $you ->
        [yes]
            { $count ->
                [one] Your Building in { $place } brings you { $count } sick Subject.
               *[other] Your Building in { $place } brings you { $count } sick Subjects.
            }
       *[no]
            { $count ->
                [one] The Building in { $place } brings { $count } sick Subject to { $seat }.
               *[other] The Building in { $place } brings { $count } sick Subjects to { $seat }.
            }
    }
event-refused =
    { $you ->
        [yes]
            You turn away { $count ->
                [one] { $count } sick Subject
               *[other] { $count } sick Subjects
            } in { $place }.
       *[no]
            { $seat } turns away { $count ->
                [one] { $count } sick Subject
               *[other] { $count } sick Subjects
            } in { $place }.
    }
event-camp-returns =
    { $you ->
        [yes] Your Camp returns from { $place }.
       *[no] The Camp of { $seat } returns from { $place }.
    }
event-destroyed = { $place } is destroyed, and the plague spreads.
event-quarantine =
    { $you ->
        [yes] Sick Subjects in your Quarantine Zone: +{ $count }.
       *[no] Sick Subjects in the Quarantine Zone of { $seat }: +{ $count }.
    }
event-die =
    { $you ->
        [yes]
            { $count ->
                [one] { $count } of your sick Subjects dies.
               *[other] { $count } of your sick Subjects die.
            }
       *[no]
            { $count ->
                [one] { $count } sick Subject of { $seat } dies.
               *[other] { $count } sick Subjects of { $seat } die.
            }
    }
event-overflow =
    { $you ->
        [yes]
            Your Cemetery is full: for { $count ->
                [one] { $count } more Dead Subject
               *[other] { $count } more Dead Subjects
            } you take { $tokens ->
                [one] { $tokens } Negative Renown token
               *[other] { $tokens } Negative Renown tokens
            }.
       *[no]
            The Cemetery of { $seat } is full: for { $count ->
                [one] { $count } more Dead Subject
               *[other] { $count } more Dead Subjects
            } { $seat } takes { $tokens ->
                [one] { $tokens } Negative Renown token
               *[other] { $tokens } Negative Renown tokens
            }.
    }
event-arrange =
    { $you ->
        [yes] Sick Subjects in your way: { $arrangement }.
       *[no] Sick Subjects in the way of { $seat }: { $arrangement }.
    }
event-favour = The Council announces { $card }.
event-favour-paid =
    { $you ->
        [yes]
            You get the { $position ->
                [left] left
                [centre] centre
               *[right] right
            } reward of { $card }.
       *[no]
            { $seat } gets the { $position ->
                [left] left
                [centre] centre
               *[right] right
            } reward of { $card }.
    }
event-gain =
    { $you ->
        [yes] You gain { counted }.
       *[no] { $seat } gains { counted }.
    }
event-lose =
    { $you ->
        [yes] You lose { counted }.
       *[no] { $seat } loses { counted }.
    }
event-pay =
    { $you ->
        [yes] You pay { counted }.
       *[no] { $seat } pays { counted }.
    }
event-renown =
    { $you ->
        [yes]
            You take { $tokens ->
                [one] { $tokens } Renown token
               *[other] { $tokens } Renown tokens
            }.
       *[no]
            { $seat } takes { $tokens ->
                [one] { $tokens } Renown token
               *[other] { $tokens } Renown tokens
            }.
    }
event-influence =
    { $you ->
        [yes] Your Influence is now { $space }.
       *[no] The Influence of { $seat } is now { $space }.
    }
event-marker-taken = A marker goes to the Neutral space.
event-imperative =
    { $you ->
        [yes] You meet the Imperative: level { $level }.
       *[no] { $seat } meets the Imperative: level { $level }.
    }
event-turn =
    { $you ->
        [yes] It is your turn.
       *[no] It is the turn of { $seat }.
    }
event-place =
    { $you ->
        [yes] You place an Assistant: { $cell }.
       *[no] { $seat } places an Assistant: { $cell }.
    }
event-trial =
    { $you ->
        [yes] You place an Assistant on Clinical Trials.
       *[no] { $seat } places an Assistant on Clinical Trials.
    }
event-act =
    { $you ->
        [yes] You play: { $action }.
       *[no] { $seat } plays: { $action }.
    }
event-exchange =
    { $you ->
        [yes]
            You exchange { $first ->
                [wood]
                    { $second ->
                        [wood] 2 wood
                        [stone] 1 wood and 1 stone
                        [food] 1 wood and 1 food
                       *[herbs] 1 wood and 1 herb
                    }
                [stone]
                    { $second ->
                        [stone] 2 stone
                        [food] 1 stone and 1 food
                       *[herbs] 1 stone and 1 herb
                    }
                [food]
                    { $second ->
                        [food] 2 food
                       *[herbs] 1 food and 1 herb
                    }
               *[herbs] 2 herbs
            } for 1 Coin.
       *[no]
            { $seat } exchanges { $first ->
                [wood]
                    { $second ->
                        [wood] 2 wood
                        [stone] 1 wood and 1 stone
                        [food] 1 wood and 1 food
                       *[herbs] 1 wood and 1 herb
                    }
                [stone]
                    { $second ->
                        [stone] 2 stone
                        [food] 1 stone and 1 food
                       *[herbs] 1 stone and 1 herb
                    }
                [food]
                    { $second ->
                        [food] 2 food
                       *[herbs] 1 food and 1 herb
                    }
               *[herbs] 2 herbs
            } for 1 Coin.
    }
event-improve =
    { $you ->
        [yes] You pay 1 Research token to improve the action.
       *[no] { $seat } pays 1 Research token to improve the action.
    }
event-go =
    { $you ->
        [yes] Your Doctor goes to { $place }.
       *[no] The Doctor of { $seat } goes to { $place }.
    }
event-pick-up =
    { $you ->
        [yes]
            { $place }: you pick up { $count ->
                [one] { $count } sick Subject
               *[other] { $count } sick Subjects
            }.
       *[no]
            { $place }: { $seat } picks up { $count ->
                [one] { $count } sick Subject
               *[other] { $count } sick Subjects
            }.
    }
event-camp =
    { $you ->
        [yes] You place your Camp in { $place }.
       *[no] { $seat } places a Camp in { $place }.
    }
event-treat =
    { $you ->
        [yes] You treat a sick Subject with { $technology }.
       *[no] { $seat } treats a sick Subject with { $technology }.
    }
event-stop =
    { $you ->
        [yes] Your Doctor stops in { $place }.
       *[no] The Doctor of { $seat } stops in { $place }.
    }
event-build =
    { $you ->
        [yes] You build in { $place }: { $building }.
       *[no] { $seat } builds in { $place }: { $building }.
    }
event-build-capital =
    { $you ->
        [yes] You build in the Capital: { $building }.
       *[no] { $seat } builds in the Capital: { $building }.
    }
event-healed =
    { $you ->
        [yes] You heal a Subject: now { $space } on your track.
       *[no] { $seat } heals a Subject: now { $space } on the track.
    }
event-acquire =
    { $you ->
        [yes] You acquire { $technology }.
       *[no] { $seat } acquires { $technology }.
    }
event-insert = { $technology } goes to the { $slot } slot.
event-discard =
    { $you ->
        [yes]
            You discard { $technology } for { $tokens ->
                [one] { $tokens } Renown token
               *[other] { $tokens } Renown tokens
            }.
       *[no]
            { $seat } discards { $technology } for { $tokens ->
                [one] { $tokens } Renown token
               *[other] { $tokens } Renown tokens
            }.
    }
event-workshop =
    { $you ->
        [yes]
            Your Mobile Workshop produces { $resource ->
                [wood] wood
                [stone] stone
                [food] food
               *[herbs] herbs
            }.
       *[no]
            The Mobile Workshop of { $seat } produces { $resource ->
                [wood] wood
                [stone] stone
                [food] food
               *[herbs] herbs
            }.
    }
event-refresh =
    { $you ->
        [yes] You replace the market.
       *[no] { $seat } replaces the market.
    }
event-market = New in the market: { $technologies }.
event-advance =
    { $you ->
        [yes] Your sick Subject on { $technology } moves to box { $box }.
       *[no] The sick Subject of { $seat } on { $technology } moves to box { $box }.
    }
event-recall =
    { $you ->
        [yes] You bring a Subject back from the Capital to: { $post }.
       *[no] { $seat } brings a Subject back from the Capital to: { $post }.
    }
event-infect =
    { $you ->
        [yes]
            You give a Healed Subject for { $count ->
                [one] { $count } sick Subject
               *[other] { $count } sick Subjects
            }.
       *[no]
            { $seat } gives a Healed Subject for { $count ->
                [one] { $count } sick Subject
               *[other] { $count } sick Subjects
            }.
    }
event-discharge =
    { $you ->
        [yes] You return a sick Subject to the supply.
       *[no] { $seat } returns a sick Subject to the supply.
    }
event-employ =
    { $you ->
        [yes] Your Plague Experts send a Subject to: { $post }.
       *[no] The Plague Experts of { $seat } send a Subject to: { $post }.
    }
event-assign =
    { $you ->
        [yes] You assign a Healed Subject to: { $post }.
       *[no] { $seat } assigns a Healed Subject to: { $post }.
    }
event-shift =
    { $you ->
        [yes] You move a Subject: { $source } → { $target }.
       *[no] { $seat } moves a Subject: { $source } → { $target }.
    }
event-claim =
    { $you ->
        [yes] You take a Capital Reward token: { $reward }.
       *[no] { $seat } takes a Capital Reward token: { $reward }.
    }
event-era-ends =
    Era { $era ->
        [1] I
        [2] II
       *[3] III
    } ends.
event-agenda =
    { $you ->
        [yes]
            Agenda of { $decree }: you take { $tokens ->
                [one] { $tokens } Renown token
               *[other] { $tokens } Renown tokens
            }.
       *[no]
            Agenda of { $decree }: { $seat } takes { $tokens ->
                [one] { $tokens } Renown token
               *[other] { $tokens } Renown tokens
            }.
    }
event-capital =
    { $you ->
        [yes]
            { $card }: you get the { $place ->
                [1] first
                [2] second
               *[3] third
            } reward.
       *[no]
            { $card }: { $seat } gets the { $place ->
                [1] first
                [2] second
               *[3] third
            } reward.
    }
event-retrieve =
    { $you ->
        [yes] You take a Subject back from the Capital.
       *[no] { $seat } takes a Subject back from the Capital.
    }
event-neutral = Subjects in the Neutral space: { $count }.
event-neutral-ahead =
    { $you ->
        [yes]
            The Neutral space is ahead: you take { $tokens ->
                [one] { $tokens } Negative Renown token
               *[other] { $tokens } Negative Renown tokens
            }.
       *[no]
            The Neutral space is ahead: { $seat } takes { $tokens ->
                [one] { $tokens } Negative Renown token
               *[other] { $tokens } Negative Renown tokens
            }.
    }
event-graves =
    { $you ->
        [yes]
            For your Dead you take { $tokens ->
                [one] { $tokens } Negative Renown token
               *[other] { $tokens } Negative Renown tokens
            }.
       *[no]
            For the Dead { $seat } takes { $tokens ->
                [one] { $tokens } Negative Renown token
               *[other] { $tokens } Negative Renown tokens
            }.
    }
event-end = The three Eras are over.
event-rank =
    { $you ->
        [yes] You have become { $rank }.
       *[no] { $seat } has become { $rank }.
    }

## What can be read off cards

quantity =
    { $what ->
        [wood]
            { $amount ->
                [one] { $amount } wood
               *[other] { $amount } wood
            }
        [stone]
            { $amount ->
                [one] { $amount } stone
               *[other] { $amount } stone
            }
        [food]
            { $amount ->
                [one] { $amount } food
               *[other] { $amount } food
            }
        [herbs]
            { $amount ->
                [one] { $amount } herb
               *[other] { $amount } herbs
            }
        [coin]
            { $amount ->
                [one] { $amount } Coin
               *[other] { $amount } Coins
            }
        [research]
            { $amount ->
                [one] { $amount } Research token
               *[other] { $amount } Research tokens
            }
        [any]
            { $amount ->
                [one] { $amount } resource of your choice
               *[other] { $amount } resources of your choice
            }
        [influence]
            { $amount ->
                [one] { $amount } Influence
               *[other] { $amount } Influence
            }
        [renown]
            { $amount ->
                [one] { $amount } Renown token
               *[other] { $amount } Renown tokens
            }
       *[retrieve]
            { $amount ->
                [one] { $amount } Subject back from the Capital
               *[other] { $amount } Subjects back from the Capital
            }
    }
fact-resource = gives { $resource }
fact-sick =
    { $count ->
        [one] { $count } sick Subject
       *[other] { $count } sick Subjects
    }
fact-stands =
    { $owner_you ->
        [yes] your { $building }
       *[no] { $building } of { $owner }
    }
fact-doctor =
    { $owner_you ->
        [yes] your Doctor
       *[no] Doctor of { $owner }
    }
fact-camp =
    { $owner_you ->
        [yes] your Camp
       *[no] Camp of { $owner }
    }
fact-era =
    Era { $era ->
        [1] I
        [2] II
       *[3] III
    }
fact-agenda = Agenda: { $agenda }
fact-imperative = Imperative: { $imperative }
fact-level = { $owner }: level { $level }
fact-marked =
    { $levels_count ->
        [one] Marker at level { $levels }
       *[other] Markers at levels { $levels }
    }
fact-paid =
    { $position ->
        [left] Most Influence: { quantity }
        [centre] Others: { quantity }
       *[right] Least Influence: { quantity }
    }
fact-no-favour = Nobody gains anything
fact-first = First: { quantity }
fact-choice = With it { quantity }, or 1 Subject back
fact-second = Second: { quantity }
fact-third = Third: { quantity }
fact-costs = Costs { quantity }
fact-gives = Gives { quantity }
fact-price =
    Costs { $cost ->
        [one] { $cost } Research token
       *[other] { $cost } Research tokens
    }
fact-worth = { $renown } Renown
fact-slot = { $slot } slot
fact-power = { $power }

## Why not

refusal-only-in-setup = Castles and Doctors are placed during setup only.
refusal-only-when-struck = That is decided when the plague strikes.
refusal-only-when-placing = Assistants are placed at the start of your turn only.
refusal-only-in-your-turn = You can do that in your own turn only.
refusal-only-when-paying = There is nothing to pay with Coins now.
refusal-only-when-gaining = There is no resource to choose now.
refusal-only-moving = That is possible during a Move action only.
refusal-only-building = That is possible during a Build action only.
refusal-only-producing = That is possible during a Produce action only.
refusal-only-researching = That is possible during a Research action only.
refusal-only-healing = That is possible during a Heal action only.
refusal-only-assigning = That is possible during an Assign action only.
refusal-only-after-era = That is decided at the end of an Era.
refusal-destroyed = { $place } is destroyed.
refusal-castle-taken = There is already a Castle in { $place }.
refusal-not-a-start = { $place } is not on your Starting Location card.
refusal-not-beside-castle = { $place } is not adjacent to your Castle.
refusal-already-sheltered = Those who already had a slot keep one.
refusal-too-few-sick = There are too few sick Subjects to fill these slots: { $arrangement }.
refusal-too-many-sick = Too many sick Subjects: these slots are not enough ({ $arrangement }).
refusal-arranged-so = Your sick Subjects are already arranged like this: { $arrangement }.
refusal-arranged-already = You have just rearranged your sick Subjects. You can do so again after another choice.
refusal-between-actions = Rearrange your sick Subjects before this action or after it.
refusal-needless = There is room without a drawback: nobody need be in the way ({ $arrangement }).
refusal-storage-not-cleared = The slot on the Storage would still be occupied: { $arrangement }.
refusal-in-order = Choose in the order in which things are shown: this cannot come next.
refusal-not-above-limit =
    { $stock ->
        [wood] wood
        [stone] stone
        [food] food
        [herbs] herbs
        [coin] Coins
       *[research] Research tokens
    }: nothing would be above the limit.
refusal-wrong-amount = { $amount } is not possible: it can be { $least } to { $most }.
refusal-too-few =
    You do not have { $stock ->
        [wood]
            { $needed ->
                [one] { $needed } wood
               *[other] { $needed } wood
            }
        [stone]
            { $needed ->
                [one] { $needed } stone
               *[other] { $needed } stone
            }
        [food]
            { $needed ->
                [one] { $needed } food
               *[other] { $needed } food
            }
        [herbs]
            { $needed ->
                [one] { $needed } herb
               *[other] { $needed } herbs
            }
        [coin]
            { $needed ->
                [one] { $needed } Coin
               *[other] { $needed } Coins
            }
       *[research]
            { $needed ->
                [one] { $needed } Research token
               *[other] { $needed } Research tokens
            }
    }.
refusal-no-room-for-coin = There is no room for another Coin in your Storage.
refusal-cell-taken = { $cell }: an Assistant is already there this Year.
refusal-cell-empty = { $cell }: no Assistant of yours is there this Year.
refusal-no-trials = You do not have Clinical Trials.
refusal-no-repeat = You do not have an Adrenaline Shot.
refusal-posted-already = An Assistant is already on { $technology } this Year.
refusal-track-full = Your Healed Population track is full.
refusal-place-first = Place an Assistant first.
refusal-not-this-cell = Your Assistant is on another space: { $cell }.
refusal-played-already = You have already played this action: { $action }.
refusal-turn-over = Both actions of this turn are over.
refusal-no-step = Your Doctor can enter no location now.
refusal-step-owed = You still have to enter a location.
refusal-no-road = No road leads directly to { $place }.
refusal-there-already = Your Doctor is already in { $place }.
refusal-entered-already = You have already been in { $place } this turn.
refusal-no-way-out = There would be no way out of the Capital.
refusal-no-way-left = After that, no legal step would be left.
refusal-no-points = You have too few movement points for { $place }.
refusal-cannot-collect = { $place }: the sick Subjects cost { $food } food, and you cannot pay that.
refusal-no-jump = You do not have a Cloning Experiment.
refusal-only-at-start = You can jump only at the start of a Move.
refusal-other-size = { $place } is of another size.
refusal-no-mask = You do not have a Medical Mask.
refusal-camp-placed = Your Camp is already in { $place }.
refusal-location-full = There is no room left in { $place }.
refusal-no-camp-in-capital = A Camp cannot be placed in the Capital.
refusal-not-this-card = Another card is asked about, not { $technology }.
refusal-improved-already = You have already improved an action of this turn.
refusal-already-built = { $building } is already built.
refusal-built-there = You already have a Building in { $place }.
refusal-cannot-pay = You cannot pay for this: { $building }.
refusal-cannot-pay-capital = You cannot pay for this: { $building }.
refusal-capital-built = { $building } has been built already.
refusal-no-camp-on-map = Your Camp is not on the map.
refusal-one-or-the-other = An action builds either your own Buildings or one Capital Building.
refusal-build-first = Build something first, or undo the action.
refusal-nothing-to-build = There is nothing that you could build and pay for now.
refusal-only-materials =
    Only wood or stone is paid in addition, not { $resource ->
        [wood] wood
        [stone] stone
        [food] food
       *[herbs] herbs
    }.
refusal-not-in-cost =
    There is no { $resource ->
        [wood] wood
        [stone] stone
        [food] food
       *[herbs] herbs
    } to save in the cost.
refusal-must-improve = Without improving the action you cannot pay for it.
refusal-not-produced =
    None of your Buildings gives { $resource ->
        [wood] wood
        [stone] stone
        [food] food
       *[herbs] herbs
    } now.
refusal-nothing-to-heal = There is nobody whom you could heal and pay for now.
refusal-nobody-there = There is no sick Subject there: { $slot }.
refusal-hindering-first = First those who are in the way, not this slot: { $slot }.
refusal-not-on-market = { $technology } is not in the market.
refusal-acquired-already = You have already acquired a Technology in this action.
refusal-no-slot = There is no slot for { $technology }: a sick Subject holds it.
refusal-nothing-to-research = You have no Research tokens, and no Technology to use.
refusal-holds-sick = { $technology } holds a sick Subject and cannot be discarded.
refusal-nobody-to-assign = There is nobody whom you could assign.
refusal-track-empty = There is no Healed Subject on your track.
refusal-post-not-free = There is no free slot there: { $post }.
refusal-post-not-staffed = There is no Healed Subject there: { $post }.
refusal-no-free-post = None of your other Buildings has a free slot.
refusal-not-from-building = Subjects do not go from a Building to the Capital.
refusal-no-such-reward = This Capital Reward token is not face up: { $reward }.
refusal-nobody-to-advance = There is no sick Subject to advance there now.
refusal-nobody-to-recall = You have no Subject in the Capital, or no room for one.
refusal-nobody-to-infect = There is no Healed Subject on your track to give.
refusal-nobody-to-discharge = There is no sick Subject there.
refusal-nobody-to-employ = Your Plague Experts have nobody to send there.
refusal-no-technology = You do not have the Technology for that.
refusal-other-action = { $technology } is used with another action.
refusal-used-already = You have already used { $technology } in this action.
refusal-finish-first = Finish this action first.

## The score sheet

score-renown = Renown tokens
score-negative = Negative Renown tokens
score-buildings = Buildings
score-districts = Full districts
score-healed = Healed population
score-imperatives = Imperatives
score-technologies = Technologies
score-icons = Renown icons of the Influence track
score-majority = Most Influence
score-passed = Blocked spaces passed
score-capital-buildings = Most Capital Buildings
score-most-sick = Most sick Subjects
score-markers = Markers left
score-dead = Dead Subjects

## What lies on the table

field-year = Year
field-order = Turn order
field-turn = Turns of this Year
field-resources = Resources of the locations
field-sick = Sick Subjects in locations
field-road_sick = Sick Subjects on roads
field-destroyed = Destroyed Locations
field-built = Buildings in locations
field-start_cards = Starting Location cards
field-plague = Plague cards face down
field-plague_shown = Plague cards so far
field-favour = Favour cards face down
field-plague_box = Plague cards out of the game
field-favour_box = Favour cards out of the game
field-favour_shown = Favour cards so far
field-decrees = Decrees
field-capital_card = Capital card
field-capital_left = Capital Buildings to build
field-rewards = Capital Reward tokens
field-rewards_used = Capital Reward tokens face down
field-market = Technology market
field-deck = Technology deck
field-arrived = At the end of the Influence track
field-neutral = Neutral space
field-marked_spaces = Markers on the Influence track
field-marked_levels = Markers on Imperative tracks
field-marked_buildings = Markers beside Capital Buildings
field-brought = Sick Subjects on their way
field-hit = Struck by this card
field-cell = Space played
field-todo = Actions left
field-improved = Action improved
field-hindered = Action hindered
field-arranged = Quarantine rearranged
field-points = Movement points
field-entered = Places entered this turn
field-moved = A location was entered
field-jumped = Jumped
field-given = Locations that gave a resource
field-tally = Done in this action
field-sent = Sent to the Capital
field-works = Built on in this action
field-vacated = Posts emptied
field-filled = Posts filled
field-used = Technologies used
field-due = Still to pay
field-gain = Gained at this moment
field-stock = Resources and tokens
field-doctor = Doctor
field-camp = Camp
field-sites = Buildings on the map
field-staff = Buildings with a Healed Subject
field-zone = Quarantine without drawback
field-hindering = Sick Subjects in the way
field-dead = Dead Subjects
field-healed = Healed Population track
field-capital = Capital space
field-capital_buildings = Capital Buildings
field-technologies = Technologies
field-lying = Subjects on Technologies
field-workshop_resource = Resource of the Mobile Workshop
field-ready = Assistants ready
field-aside = Assistants set aside
field-grid = Spaces of the grid taken
field-posted = Assistants on Technologies
field-influence = Influence
field-imperatives = Imperative levels
field-renown = Renown tokens
field-negative = Negative Renown tokens

## How it is played

option-duel = Two players
option-duel-false = the base game
option-duel-true = Duel, with neutral competition
option-advanced = Resources of the locations
option-advanced-false = as printed on the map
option-advanced-true = drawn by lot (advanced setup)

# About this edition: groups of components, their items where these have no name in play, and fields

edition-numbers = Numbers of the rules
edition-numbers-item =
    { $id ->
        [eras] Eras
        [years-per-era] Years in an Era
        [destruction] Sick Subjects that destroy a location
        [spread] Sick Subjects by spread
        [movement] Movement points of a Move
        [hindered-movement] Points less when hindered
        [improved-movement] Points more when improved
        [buildings-per-action] Buildings in a Build action
        [influence-loss] Influence lost per opposing Building
        [storage] Storage limit
        [blocked-storage] Storage limit with a sick Subject
        [overflow] Negative Renown for a full Cemetery
        [market] Technologies in the market
        [refresh-cost] Research tokens for a new market
        [improve-cost] Research tokens to improve
        [exchanged-resources] Resources for an Exchange
        [exchange-coins] Coins from an Exchange
        [free-sick] Free sick Subjects in a location
        [food-per-sick] Food per further sick Subject
        [food-per-sick-on-road] Food per sick Subject on a road
        [plague-cards] Plague cards in a game
        [favour-cards] Favour cards in a game
        [removed-per-colour] Plague cards removed per road colour
        [zone] Slots of the Quarantine Zone
        [start-wood] Wood at the start
        [start-stone] Stone at the start
        [start-food] Food at the start
        [start-herbs] Herbs at the start
        [start-coin] Coins at the start
        [start-research] Research tokens at the start
        [start-ready] Assistants ready at the start
        [start-aside] Assistants set aside
        [majority-first] Renown for the most Influence
        [majority-second] Renown for the second most Influence
       *[renown-per-icon] Renown per icon on the Influence track
    }
edition-eras = Eras
edition-eras-item = Era { $id }
edition-players = Numbers of players
edition-players-item = Players: { $id }
edition-sizes = Sizes of locations
edition-sizes-item =
    { $id ->
        [village] Village
        [town] Town
       *[city] City
    }
edition-colours = Colours of players
edition-colours-item =
    { $id ->
        [yellow] { colour-yellow }
        [blue] { colour-blue }
        [red] { colour-red }
        [green] { colour-green }
       *[purple] { colour-purple }
    }
edition-duel = Numbers of the Duel
edition-duel-item =
    { $id ->
        [neutral-start] Neutral Subjects at the start
        [neutral-added] Neutral Subjects added per Era
        [most-capital-buildings] Renown for the most Capital Buildings
       *[most-sick] Negative Renown for the most sick Subjects
    }
edition-duel-minimum = Minimum levels of the Duel
edition-duel-minimum-item = Era { $id }
edition-duel-blocked = Blocked Influence spaces of the Duel
edition-duel-blocked-item = Blocked space { $id }
edition-solo = Numbers of the solo game
edition-solo-item =
    { $id ->
        [per-marker] Negative Renown per marker left
       *[per-dead] Negative Renown per Dead Subject
    }
edition-solo-levels = Markers on Imperative tracks (solo)
edition-solo-levels-item = Era { $id }
edition-solo-spaces = Markers on the Influence track (solo)
edition-solo-spaces-item = Marker { $id }
edition-solo-favour = Favour by markers left (solo)
edition-solo-favour-item =
    { $id ->
        [right] Right reward
        [centre] Centre reward
       *[left] Left reward
    }
edition-ranks = Ranks (solo)
edition-ranks-item =
    { $id ->
        [squire] { rank-squire }
        [counsellor] { rank-counsellor }
        [baron] { rank-baron }
        [viscount] { rank-viscount }
        [count] { rank-count }
        [duke] { rank-duke }
        [archduke] { rank-archduke }
       *[emperor] { rank-emperor }
    }
edition-capital = Capital
edition-locations = Locations
edition-roads = Roads
edition-routes = Colours of roads and Ports
edition-routes-item =
    { $id ->
        [red] { route-red }
        [blue] { route-blue }
       *[black] { route-black }
    }
edition-tokens = Location tokens (advanced setup)
edition-tokens-item =
    { $id ->
        [token-village-wood-1] Village, wood 1
        [token-village-wood-2] Village, wood 2
        [token-village-wood-3] Village, wood 3
        [token-village-wood-4] Village, wood 4
        [token-village-wood-5] Village, wood 5
        [token-village-stone-1] Village, stone 1
        [token-village-stone-2] Village, stone 2
        [token-village-stone-3] Village, stone 3
        [token-village-stone-4] Village, stone 4
        [token-village-stone-5] Village, stone 5
        [token-village-food-1] Village, food 1
        [token-village-food-2] Village, food 2
        [token-village-food-3] Village, food 3
        [token-village-food-4] Village, food 4
        [token-village-food-5] Village, food 5
        [token-village-herbs-1] Village, herbs 1
        [token-village-herbs-2] Village, herbs 2
        [token-village-herbs-3] Village, herbs 3
        [token-village-herbs-4] Village, herbs 4
        [token-village-herbs-5] Village, herbs 5
        [token-town-wood-1] Town, wood 1
        [token-town-wood-2] Town, wood 2
        [token-town-wood-3] Town, wood 3
        [token-town-wood-4] Town, wood 4
        [token-town-stone-1] Town, stone 1
        [token-town-stone-2] Town, stone 2
        [token-town-stone-3] Town, stone 3
        [token-town-stone-4] Town, stone 4
        [token-town-food-1] Town, food 1
        [token-town-food-2] Town, food 2
        [token-town-food-3] Town, food 3
        [token-town-food-4] Town, food 4
        [token-town-herbs-1] Town, herbs 1
        [token-town-herbs-2] Town, herbs 2
        [token-town-herbs-3] Town, herbs 3
        [token-town-herbs-4] Town, herbs 4
        [token-city-wood-1] City, wood 1
        [token-city-wood-2] City, wood 2
        [token-city-wood-3] City, wood 3
        [token-city-stone-1] City, stone 1
        [token-city-stone-2] City, stone 2
        [token-city-stone-3] City, stone 3
        [token-city-food-1] City, food 1
        [token-city-food-2] City, food 2
        [token-city-food-3] City, food 3
        [token-city-herbs-1] City, herbs 1
        [token-city-herbs-2] City, herbs 2
       *[token-city-herbs-3] City, herbs 3
    }
edition-starts = Starting Location cards
edition-plague = Plague cards
edition-favour = Favour cards
edition-capital-cards = Capital cards
edition-decrees = Decrees
edition-technologies = Technologies
edition-buildings = Buildings
edition-districts = Districts
edition-districts-item =
    { $id ->
        [mill-district] { district-mill-district }
        [factory-district] { district-factory-district }
       *[bank-district] { district-bank-district }
    }
edition-healed = Healed Population track
edition-healed-item = Space { $id }
edition-cemetery = Cemetery
edition-cemetery-item = Slot { $id }
edition-capital-buildings = Capital Buildings
edition-rewards = Capital Reward tokens
edition-influence = Influence track
edition-influence-item = Space { $id }
edition-imperatives = Imperative tracks
edition-imperatives-item = Era and level: { $id }

edition-field-value = Value
edition-field-assistants = Assistants
edition-field-sick = Sick Subjects
edition-field-rewards = Capital Reward tokens
edition-field-villages = Villages in play
edition-field-towns = Towns in play
edition-field-cities = Cities in play
edition-field-trimmed = Plague cards removed
edition-field-capacity = Room for Buildings
edition-field-influence = Influence
edition-field-name = Name
edition-field-level = Level
edition-field-space = Space
edition-field-total = Renown in all
edition-field-levels = Levels
edition-field-remaining = Markers left
edition-field-most = Highest total
edition-field-x = Place from the left
edition-field-y = Place from the top
edition-field-size = Size
edition-field-resource = Resource
edition-field-start = Starting symbol
edition-field-destroyed_at = Destroyed with this many players
edition-field-port = Port
edition-field-ends = Between
edition-field-horseshoe = Horseshoe
edition-field-number = Number
edition-field-locations = Locations
edition-field-targets = Targets
edition-field-road = Road colour
edition-field-none = No-reward symbol
edition-field-left = Left reward
edition-field-centre = Centre reward
edition-field-right = Right reward
edition-field-first = First reward
edition-field-choice = Choice with it
edition-field-second = Second reward
edition-field-third = Third reward
edition-field-era = Era
edition-field-agenda = Agenda
edition-field-imperative = Imperative
edition-field-solo = Used in solo
edition-field-slot = Slot
edition-field-cost = Cost in Research tokens
edition-field-renown = Renown
edition-field-powers = Powers
edition-field-type = Type
edition-field-wood = Wood
edition-field-stone = Stone
edition-field-food = Food
edition-field-staffed = Needs a Healed Subject
edition-field-output = Produces
edition-field-coin = Produces Coins
edition-field-district = District
edition-field-herbs = Herbs
edition-field-laboratory = Laboratory
edition-field-negative = Negative Renown
edition-field-gain = Gain
edition-field-copies = Copies
edition-field-icon = Renown icon

## The board: what is gained and counted

board-plague-places =
    { $resource ->
        [wood]
            { $size ->
                [village] Villages of wood
                [town] Towns of wood
               *[city] Cities of wood
            }
        [stone]
            { $size ->
                [village] Villages of stone
                [town] Towns of stone
               *[city] Cities of stone
            }
        [food]
            { $size ->
                [village] Villages of food
                [town] Towns of food
               *[city] Cities of food
            }
        [herbs]
            { $size ->
                [village] Villages of herbs
                [town] Towns of herbs
               *[city] Cities of herbs
            }
       *[none]
            { $size ->
                [village] All Villages
                [town] All Towns
               *[city] All Cities
            }
    }
board-plague-ports = Ports: { $route }
board-plague-roads = Roads: { $route }

## The board: what Decrees ask for

board-agenda-quarantine-protocols = 1 Renown for each empty slot of your Quarantine.
board-agenda-full-granaries = 1 Renown for each food in your Storage.
board-agenda-frontier-charter = 1 Renown for each of your Buildings on the map, without the Castle.
board-agenda-rival-houses = 2 Renown for each opponent with fewer Healed Subjects than you, 4 at most.
board-agenda-call-to-the-capital = 2 Renown for each Healed Subject in your Capital space.
board-agenda-shared-settlements = 2 Renown for each of your Buildings that shares its location with an opposing one.
board-agenda-employment-program = 1 Renown for each Healed Subject in your Buildings.
board-agenda-healthy-empire = 2 Renown for each Healed Subject on your track.
board-agenda-open-borders = 1 Renown for each of your Buildings, the Castle too, in or next to a location with an opposing one.
board-agenda-age-of-invention = 2 Renown for each of your Technologies.
board-agenda-great-rebuilding = 2 Renown for each of your Workshops on the map.
board-agenda-voice-of-the-people = 2 Renown for each Healed Subject in your Capital space, 6 at most.
board-agenda-political-war = 1 Renown for each Renown icon you have reached or passed on the Influence track.
board-agenda-urban-planning = 2 Renown for each of your Buildings in a City.
board-agenda-clean-streets = 1 Renown for each empty slot of your Quarantine and your Cemetery, 8 at most.
board-imperative-quarantine-protocols = Pick up at least 2 sick Subjects in one Move action.
board-imperative-full-granaries = Build a Building in a Village.
board-imperative-frontier-charter = Heal at least 2 Subjects in one Heal action.
board-imperative-rival-houses = Enter a location with an opposing Doctor, Building or Camp.
board-imperative-call-to-the-capital = Assign at least 1 Healed Subject from the track to a Building in one Assign action.
board-imperative-shared-settlements = Build in a location where an opposing Building is.
board-imperative-employment-program = Build a Building in a Town.
board-imperative-healthy-empire = Acquire a Technology.
board-imperative-open-borders = Enter a location with an opposing Building.
board-imperative-age-of-invention = Produce at least 4 resources and Coins in one Produce action.
board-imperative-great-rebuilding = Build a Building in a City.
board-imperative-voice-of-the-people = Heal at least 2 Subjects in one Heal action.
board-imperative-political-war = Assign at least 1 Healed Subject to the Capital in one Assign action.
board-imperative-urban-planning = Build a Special Building or a Capital Building.
board-imperative-clean-streets = Pick up at least 2 sick Subjects in one Move action.

## The board: what Technologies do

board-power-breathing-apparatus = When you pick up sick Subjects in a Move, you may put one here. Each Research or Heal action moves it one box on; after 3 it is healed free of charge.
board-power-blast-furnace = Each Building you build in a Village gives 1 more Influence.
board-power-examination-desk = Gain 1 Coin each time an opposing Doctor enters a location with a Building of yours.
board-power-medical-mask = You may leave 1 sick Subject in each location you enter. Not on roads.
board-power-disinfectant = Entering a location with an opposing Building and none of yours gives 1 of its resource, once for each location of a Move.
board-power-cloning-experiment = A Move may begin with a jump to any other location of the same size, for 2 movement points.
board-power-construction-crane = Each Building you build in a Town gives 1 more Influence.
board-power-ambulance-cart = The first 2 sick Subjects of each location you enter are free. Not on roads.
board-power-inhaler = With each Heal action you may return 1 sick Subject from your Quarantine to the supply.
board-power-plague-experts = Assign may put up to 2 Healed Subjects here. Research or Heal may send them to your Buildings or to the Capital, without a Capital Reward token.
board-power-scholars = With each Research action you may bring 1 of your Subjects from the Capital back to the track or to a Building.
board-power-experimental-laboratory = With each Research action you may give 1 Healed Subject of the track for up to 3 sick Subjects from the supply.
board-power-production-line = Your Castle produces 2 instead of 1.
board-power-infirmary = When you pick up sick Subjects in a Move, you may put one here. Each Research or Heal action moves it one box on; after 2 it is healed free of charge.
board-power-protective-uniform = Each time the plague brings you sick Subjects through a Workshop, you may refuse 1 of them.
board-power-travel-permit = Locations with opposing Buildings cost you no movement points.
board-power-clinical-trials = Place an Assistant here: pay 3 herbs, and 2 Healed Subjects from the supply come to your track.
board-power-quarantine-tent = 1 more Quarantine slot without drawback.
board-power-quarantine-house = 2 more Quarantine slots without drawback.
board-power-tool-cart = At the end of a Build action, gain 1 resource of each location you built in.
board-power-advanced-quarantine = Your Camp stays when the plague strikes it. Placed on sick Subjects, it heals one of them at once.
board-power-steel-horseshoe = A Move gives you 4 movement points instead of 2.
board-power-syringe = Gain 1 herb at the end of each Heal action.
board-power-checkpoint = Your Mill, Factory and Bank bring you no sick Subjects, unless you want them.
board-power-mobile-workshop = Choose a resource for good. With a Healed Subject it gives 1 of it in each Produce action. It is not a Building.
board-power-loading-crane = Your Storage limit is 6 for every resource and for Coins.
board-power-storage-containers = One kind at a time, a resource or Coins, can be stored up to 7.
board-power-adrenaline-shot = Place an Assistant here: play both actions of a space of your grid that is already taken this Year.
board-power-letter-of-recommendation = An Assign action that sends Subjects to the Capital gives 1 Influence.
board-power-storage-jars = Each Produce action also gives 1 resource of the location of your Doctor.

## The board: icons and terms

board-term-renown = Renown
    .meaning = The points of the game. Whoever has the most after three Eras wins.
board-term-renown_token = Renown token
    .meaning = Taken at once and kept: 1 Renown.
board-term-negative_renown_token = Negative Renown token
    .meaning = Taken at once and kept: 1 Renown less.
board-term-end_renown = End-of-game Renown
    .meaning = Shown on a component and counted in the final scoring only.
board-term-influence = Influence
    .meaning = Your place on the Influence track. Whoever has the least plays first in the next Year.
board-term-influence_track = Influence track
    .meaning = From 0 to 50, with rewards and Renown icons on the way. Occupied spaces are skipped.
board-term-renown_icon = Renown icon
    .meaning = Reached or passed on the Influence track, it gives 1 Renown at the end.
board-term-most_influence = Most Influence
    .meaning = Gets the left reward of a Favour card.
board-term-least_influence = Least Influence
    .meaning = Gets the right reward of a Favour card; everybody with Influence 0 does.
board-term-era = Era
    .meaning = A third of the game: two Years, with a Decree of its own.
board-term-year = Year
    .meaning = A round: plague and favour, actions, return of the Assistants, turn order.
board-term-turn = Turn
    .meaning = One Assistant placed and played.
board-term-turn_order = Turn order
    .meaning = By Influence, the least first; set anew at the end of each Year.
board-term-plague_phase = Plague and Favour
    .meaning = The first phase of a Year: sick Subjects appear, and favours are paid.
board-term-action_phase = Actions
    .meaning = The second phase of a Year: Assistants are placed, one after another.
board-term-return_phase = Return of the Assistants
    .meaning = The third phase of a Year: all Assistants are ready again.
board-term-plague_card = Plague card
    .meaning = Says where sick Subjects appear this Year.
board-term-favour_card = Favour card
    .meaning = Rewards by Influence, paid at the start of the next Year.
board-term-no_reward = No reward
    .meaning = This Favour card gives nothing to anybody.
board-term-decree_card = Decree
    .meaning = One for each Era: an Agenda and an Imperative.
board-term-agenda = Agenda
    .meaning = Gives Renown tokens at the end of its Era.
board-term-imperative = Imperative
    .meaning = Each time you do it during its Era, your marker rises one level: Influence at once, Renown at the end.
board-term-imperative_track = Imperative track
    .meaning = Four levels for each Era.
board-term-imperative_marker = Imperative marker
    .meaning = Shows which level somebody has reached.
board-term-capital = Capital
    .meaning = Thokaia. Crossing it is free, but no Doctor stops there.
board-term-capital_card = Capital card
    .meaning = Rewards at the end of each Era for the most Healed Subjects in the Capital.
board-term-retrieve = Take back a Subject
    .meaning = One of your Subjects goes from the Capital back to your Healed Population track.
board-term-capital_building = Capital Building
    .meaning = Built once in a game, by anybody: Renown tokens and Influence at once.
board-term-capital_reward_token = Capital Reward token
    .meaning = Taken when an Assign action sends Subjects to the Capital; then face down until the Era ends.
board-term-capital_space = Capital space
    .meaning = Where your Healed Subjects in the Capital are; it has no limit.
board-term-neutral_space = Neutral space
    .meaning = Its Subjects compete with you in the Capital (Duel, solo).
board-term-neutral_marker = Neutral marker
    .meaning = Solo: goes to the Neutral space when you get there; left over, it costs 1 Renown.
board-term-minimum_marker = Minimum
    .meaning = Duel: below this level an Imperative track gives no Renown.
board-term-blocked_space = Blocked space
    .meaning = Duel: skipped like an occupied space. Those you have passed give Renown at the end.
board-term-technology = Technology
    .meaning = A card with a power, bought with Research tokens. You have room for three.
board-term-technology_market = Technology market
    .meaning = Five Technologies, face up. A Research token replaces all of them during a Research action.
board-term-slot_top = Top slot
    .meaning = Room for one Technology.
board-term-slot_middle = Middle slot
    .meaning = Room for one Technology.
board-term-slot_bottom = Bottom slot
    .meaning = Room for one Technology.
board-term-slot_any = Any slot
    .meaning = This Technology goes to whichever slot you like.
board-term-assistant_space = Assistant space
    .meaning = You may place an Assistant here instead of on the grid.
board-term-treatment = Treatment
    .meaning = A sick Subject on this card moves on with each Research or Heal action, until it is healed.
board-term-starting_location_card = Starting Location card
    .meaning = Three locations for your Castle to choose from.
board-term-starting_symbol = Starting symbol
    .meaning = A Castle can begin here.
board-term-player_board = Player board
    .meaning = Your action grid, Quarantine, Storage, Healed Population track and Buildings.
board-term-action_grid = Action grid
    .meaning = Nine spaces. Each gives one top-row and one left-column action.
board-term-assistant = Assistant
    .meaning = Placed on your grid, it gives two actions: 2, 3 or 4 of them a Year.
board-term-ready_space = Ready space
    .meaning = Assistants you have not placed yet.
board-term-plague_doctor = Doctor
    .meaning = Your figure on the map. It picks up sick Subjects and keeps the plague away from its location.
board-term-quarantine_camp = Camp
    .meaning = Placed during a Move. It clears a location free of charge, protects it once, and you can build there.
board-term-location = Location
    .meaning = A Village, a Town or a City. It gives one resource.
board-term-village = Village
    .meaning = Room for 1 Building, which gives 1 Influence.
board-term-town = Town
    .meaning = Room for 2 Buildings. The first gives 2 Influence, the next 1 less.
board-term-city = City
    .meaning = Room for 3 Buildings. The first gives 3 Influence, each next one 1 less.
board-term-destroyed_location = Destroyed Location
    .meaning = No resource, no Buildings, no sick Subjects; Doctors may pass and stop.
board-term-port = Port
    .meaning = Plague cards can strike all Ports of a colour.
board-term-road = Road
    .meaning = Joins two places. Each sick Subject on it costs 1 food.
board-term-horseshoe = Horseshoe
    .meaning = Plague cards can strike all roads of a colour.
board-term-road_red = { route-red }
    .meaning = A trade route: Plague cards can strike all its roads, or all Ports with its sign.
board-term-road_blue = { route-blue }
    .meaning = A trade route: Plague cards can strike all its roads, or all Ports with its sign.
board-term-road_black = { route-black }
    .meaning = A trade route: Plague cards can strike all its roads, or all Ports with its sign.
board-term-spread = Spread
    .meaning = A destroyed location sends 1 sick Subject to each adjacent location.
board-term-risk = Danger
    .meaning = How many Plague cards not yet seen would destroy this location.
board-term-resource = Resource
    .meaning = Wood, stone, food or herbs.
board-term-wood = Wood
    .meaning = Pays for Buildings.
board-term-stone = Stone
    .meaning = Pays for Buildings.
board-term-food = Food
    .meaning = Pays for sick Subjects you take from the map, and for Capital Buildings.
board-term-herbs = Herbs
    .meaning = Pays for healing.
board-term-coin = Coin
    .meaning = Replaces any 1 resource.
board-term-research_token = Research token
    .meaning = Pays for Technologies, a new market and improved actions. It has no limit.
board-term-any_resource = Crate
    .meaning = 1 resource of your choice.
board-term-storage = Storage
    .meaning = Holds 5 of each resource and 5 Coins.
board-term-subject = Subject
    .meaning = Somebody of the people: sick, healed or dead.
board-term-sick = Sick Subject
    .meaning = On the map, in Quarantine or in treatment.
board-term-healed = Healed Subject
    .meaning = On your track, at work in a Building or in the Capital.
board-term-dead = Dead Subject
    .meaning = In the Cemetery. Costs Renown at the end of each Era.
board-term-quarantine = Quarantine
    .meaning = 7 slots for sick Subjects: 3 in the Zone, 3 on actions, 1 on the Storage.
board-term-quarantine_zone = Quarantine Zone
    .meaning = Three slots without drawback; they are filled first.
board-term-quarantine_action_slot = Action slot
    .meaning = A sick Subject here hinders the action.
board-term-quarantine_storage_slot = Storage slot
    .meaning = A sick Subject here lowers the limit of the Storage to 4.
board-term-cemetery = Cemetery
    .meaning = Five slots, never emptied. Each occupied one costs Renown at the end of each Era.
board-term-healed_track = Healed Population track
    .meaning = Twelve spaces: what healing costs, and the Renown of those who stay until the end.
board-term-laboratory = Laboratory
    .meaning = Occupied, it gives 1 Research token with each Produce action.
board-term-building = Building
    .meaning = One of your ten: free passage for your Doctor, and production.
board-term-workshop = Workshop
    .meaning = Produces 1 with a Healed Subject.
board-term-mill = Mill
    .meaning = Produces 2 with a Healed Subject.
board-term-factory = Factory
    .meaning = Produces 1 without a Subject.
board-term-bank = Bank
    .meaning = Produces 1 Coin with a Healed Subject.
board-term-castle = Castle
    .meaning = Your first Building: produces 1 without a Subject.
board-term-special_building = Special Building
    .meaning = The Mill, the Factory or the Bank.
board-term-district = District
    .meaning = Two Workshops and a Special Building. All three built, it gives more Renown.
board-term-action_exchange = Exchange
    .meaning = 2 resources for 1 Coin, free and at any moment of your turn.
board-term-action_move = Move
    .meaning = 2 movement points for your Doctor, and 1 resource where it stops.
board-term-action_build = Build
    .meaning = One or two Buildings where your Doctor and your Camp are, or one Capital Building.
board-term-action_produce = Produce
    .meaning = What your Buildings yield, then Research tokens from Laboratories.
board-term-action_research = Research
    .meaning = Acquire one Technology for Research tokens.
board-term-action_heal = Heal
    .meaning = Pay herbs to bring sick Subjects to the Healed Population track.
board-term-action_assign = Assign
    .meaning = Send Healed Subjects to your Buildings and to the Capital.
board-term-hindered = Hindered
    .meaning = A sick Subject is in the slot of the action: Move 1 point less, Build 1 wood or stone more, Produce 1 resource less.
board-term-improved = Improved
    .meaning = For 1 Research token: Move 1 point more, Build 1 wood or stone less, Produce 1 resource more.
board-term-movement_point = Movement point
    .meaning = Entering a location costs 1, or nothing where you have a Building.
board-term-skipped_location = Skipped location
    .meaning = Crossed for free without stopping: does not count as entered.
board-term-duel = Duel
    .meaning = Two players with neutral competition.
board-term-advanced_setup = Advanced setup
    .meaning = Random tokens set the resources of locations.
board-term-solo = Solo
    .meaning = One player against neutral markers, for a rank.

## The board: what is said on it

board-map = Map of the empire
board-map-fit = Show all
board-map-mine = To my Doctor
board-map-change = What has changed
board-map-near = Closer
board-map-far = Farther
board-map-more =
    { $count ->
        [one] { $count } more location
       *[other] { $count } more locations
    } { $side ->
        [left] to the left
        [right] to the right
        [up] further up
       *[down] further down
    }
board-sick =
    { $count ->
        [one] { $count } sick Subject
       *[other] { $count } sick Subjects
    }
board-risk =
    { $count ->
        [one] destroyed by { $count } Plague card not yet seen
       *[other] destroyed by { $count } Plague cards not yet seen
    }
board-owned = { $thing } ({ $player })
board-steps =
    { $count ->
        [0] no movement points
        [one] { $count } movement point
       *[other] { $count } movement points
    }
board-pay-food = { $count } food
board-crowd =
    { $count ->
        [one] { $count } sick Subject finds no free slot: it hinders an action or the Storage, or dies.
       *[other] { $count } sick Subjects find no free slot: they hinder actions or the Storage, or die.
    }
board-buried = Quarantine is full. Deaths: { $count }
board-of = { $count }/{ $of }
board-of-then = { $count }/{ $of } → { $then }
board-slot =
    { $state ->
        [free] free
        [sick] a sick Subject
        [coming] a sick Subject would come here
       *[going] a sick Subject would leave
    }
board-healed-note = Healed: { $count } · Laboratories: { $laboratories }
board-healed-space =
    { $healed ->
        [yes] occupied
       *[no]
            { $herbs ->
                [one] { $herbs } herb
               *[other] { $herbs } herbs
            }
    }, Renown: { $renown }{ $laboratory ->
        [yes] , Laboratory
       *[no] { "" }
    }
board-each-era =
    { $count ->
        [0] nobody
       *[other] Each Era: −{ $count }
    }
board-buildings = Buildings
board-buildings-note = Renown for each full district: { $count }
board-buildings-castle = Castle: { $place } · Renown for each full district: { $count }
board-storage-limit = Limit: { $count } · A Coin replaces any resource
board-technologies = Technologies
board-technology-said =
    { $name }. Research tokens: { $cost }. Renown: { $renown }. { $slot ->
        [top] Top slot.
        [middle] Middle slot.
        [bottom] Bottom slot.
       *[any] Any slot.
    } { $text }
board-favour = Favour
board-favour-none = No reward
board-favour-side =
    { $side ->
        [left] most Influence
        [centre] in between
       *[right] least Influence
    }
board-plague = Plague
board-next-year = Next Year
board-turn =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
board-left = Left: { $count }
board-camp =
    { $ready ->
        [yes] Camp ready
       *[no] Camp placed
    }
board-taken = Taken until the Era ends
board-choices = What you can choose
board-free-exchange = Exchange
board-free-arrange = Rearrange the sick
board-close = Close
board-decrees = Decrees
board-year-cards = Plague and Favour
board-do-turn = Finish my turn
board-do-far = Keep what is done
board-cell-used = taken this Year
board-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
board-works =
    { $count ->
        [one] { $count } Building
       *[other] { $count } Buildings
    }
board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-allows-move =
    { $places ->
        [one] { $places } location in reach
       *[other] { $places } locations in reach
    }
board-allows-build =
    { $works ->
        [0] nothing to build
       *[other] Buildings you can build: { $works }
    }
board-allows-produce = produces { $produced }
board-allows-research = Technologies you can pay: { $technologies }
board-allows-heal = can heal { $healed }
board-allows-assign = can assign { $assigned }
board-seat-of = Board of { $player }
board-way-by = By way of { $places }
board-way = Way there: { $facts }
board-place-offered = { $place }. { $offer }

round-number = Year { $round }
bar-standing =
    { $year ->
        [0] Era I, Year 1
        [1] Era I, Year 2
        [2] Era II, Year 3
        [3] Era II, Year 4
        [4] Era III, Year 5
        [5] Era III, Year 6
       *[other] Setup
    }
bar-goal =
    { $seats ->
        [1] Goal: the highest rank
       *[other] Goal: most Renown after Era III
    }

# The reference sheet
sheet-goal = Goal
sheet-goal-most = Most Renown at the end. Eras: { $eras }, with Years in each: { $years_per_era }.
sheet-year = A Year
sheet-year-phases = Plague, Favour, actions, Assistants return, new order: least Influence first.
sheet-grid = Actions
sheet-grid-columns = Columns. Move, with points: { $movement }. Build, own Buildings at most: { $buildings_per_action }, or one of the Capital. Produce.
sheet-grid-rows = Rows: Research, Heal, Assign. An Assistant plays both actions of its space.
sheet-grid-improve = Improving an action, in Research tokens: { $improve_cost }.
sheet-sick = The sick
sheet-sick-way = From the map to the Quarantine, healed with herbs, then to work, to the Capital, or on the track.
sheet-sick-food = Free in each location: { $free_sick }. Food for every other one: { $food_per_sick }.
sheet-sick-room = Slots without a drawback: { $zone }. Without room they go to the Cemetery.
sheet-struck = Struck places
sheet-struck-safe = A Doctor, a Camp or two Buildings keep a place safe; one Building: its owner takes the sick.
sheet-struck-lost = A place is destroyed with so many sick: { $destruction }.
sheet-stores = Stores
sheet-stores-limit = Storage of each kind: { $storage }. A Coin replaces any resource.
sheet-renown = Renown
sheet-renown-sources = Buildings, track, Imperatives, Technologies, Capital, Influence; the dead count against you.

## The guide

guide-chapter-fetch = Fetch and heal
guide-chapter-work = Put to work
    .before = Later in the same Year.
guide-chapter-decree = The Decree pays
    .before = The second Year of the Era has begun.

guide-goal = Heal the sick, put them to work, obey Decrees: after Year { $years }, the most Renown wins.
    .why = Renown comes from Buildings, Healed Subjects, Decrees, Technologies, the Capital and Influence. The Dead cost some of it.
guide-cell = One Assistant plays its column and its row. Begin with { $cell }.
    .why = The two halves should help each other: whom one fetches, the other heals. You choose their order.
guide-cell-else = That works too: you play the two actions of this space.
guide-first = Either half may come first, but nobody is here to heal yet: fetch somebody.
    .why = One action is finished before the other begins. You may leave one out.
guide-first-else = Both halves stay unused. Another Assistant can still fetch the sick.
guide-way = Entering a location costs a point, but your Castle’s is free. Which way meets most sick Subjects?
    .why = You pick up everybody who is sick on your way. They go to your Quarantine and can be healed there. Each location shows what the way would cost.
guide-enter = The first sick Subject comes free, each further one costs food. Your Camp takes all for nothing.
    .why = The Camp stays there and keeps the plague away. It comes back when you build there, or when the plague strikes it.
guide-stop = Your points are used up. Where you stop, the location gives you { $here }.
    .why = A Research token gives a further point, once a turn. What does not fit into your Storage is lost.
guide-obeyed = You picked up enough in one Move: the Decree’s Imperative is met, and your Influence rises.
    .why = Each time you meet it, your marker on its track rises, up to the last level. Levels score at the end of the game.
guide-heal = They wait in Quarantine, where slots are few. Play the other half of your turn.
    .why = Few slots have no drawback. The others hinder an action or your Storage, and whoever finds none dies.
guide-heal-else = They stay in Quarantine until an Assistant heals them.
guide-price =
    Each healing costs what the next free space of this track shows: { $herbs_due ->
        [one] { $herbs_due } herb.
       *[other] { $herbs_due } herbs.
    }
    .why = Later spaces cost more. Subjects fill the track from the left, and leave it from the right.
guide-price-else = They stay in Quarantine, and your herbs stay with you.
guide-coins = A Coin stands in for any resource. Spend it, or keep it for something rarer?
    .why = Coins never replace Research tokens. Your Storage holds only so many of each kind.
guide-spare = All done. What you do not need may become a Coin now, or you end your turn.
    .why = The Exchange is free, and possible at any moment of your turn. The choices say what you give up.
guide-healed = Healed Subjects stand here. Each may work, serve the Capital, or stay and score.
    .why = Those who stay on the track are worth Renown at the end of the game. Some spaces also give Research tokens when you produce.
guide-works = Your Healed Subjects could work. { $cell }: put up a Workshop, and send somebody there.
    .why = A space takes one Assistant a Year: where your first one stands, no other can go.
guide-build-first = Here the order matters: build first, and then somebody can work there.
    .why = Assigning first would leave only the Capital. What a Building brings may help with the other half.
guide-build-first-else = For now they can only serve the Capital, or stay.
guide-site = Buildings go where your Doctor stands. A free City gives { $here_influence } Influence: try { $building }.
    .why = Towns give less, Villages least, and each Building of others takes some away. One of your Buildings fits in each location.
guide-site-else = That works too. Each has its own cost, and its own worth at the end.
guide-saving = Research tokens make an action better; they also buy Technologies. Is it worth it here?
    .why = Once a turn, a token improves Move, Build or Produce. Technologies take more of them.
guide-crate = Your Influence passes a gift on its track: a resource of your choice. What do you lack?
    .why = Gifts lie all along the track, and every player who passes gets them.
guide-staff = Nobody works there yet, and without a Healed Subject it produces nothing: play the other half.
    .why = Castle and Factory work alone. Workshops, the Mill and the Bank need somebody.
guide-staff-else = It stands idle until somebody works there.
guide-assign = In a Building a Healed Subject produces, in the Capital it serves, on the track it scores.
    .why = Whoever leaves the track makes room: the next healing may cost less. Nobody comes back from a Building to the track.
guide-capital = At the Era’s end the Capital rewards whoever sent most. Send somebody, or keep the Renown?
    .why = Sending somebody also brings a Capital Reward token now. At the Era’s end those in the Capital leave.
guide-token = A single token for this action. Then it is gone for everybody until the Era ends.
    .why = How many you sent makes no difference. Research tokens are rare, and buy Technologies.
guide-safe = The plague strikes every Year, now with { $plague_card }. Your Doctor kept { $doctor } safe.
    .why = Sick Subjects for each location on the card, in this Era: { $strike }. A Doctor, a Camp or several Buildings keep them away.
guide-brought = In { $brought_place } your Castle stood alone: the sick from there came to your Quarantine.
    .why = A lone Building sends its sick to its owner. That is a burden, or somebody to heal without a journey.
guide-order = { $rival } has less Influence, so gets more help from the Council and plays first.
    .why = Each Favour card is paid a Year later, by Influence. More Influence scores at the end of the game.
guide-yours = This turn is yours. Staffed Buildings produce, Research tokens buy Technologies, the sick need herbs.
    .why = Each space shows what its two halves would bring now. A Workshop without anybody produces nothing.
guide-technology = Technologies are lasting powers, and score at the end. You may also keep your tokens.
    .why = Each goes to one of the slots beside your grid and works at once. A slot holds a single card.
guide-last-turn = Your last turn this Era. The Agenda pays for empty Quarantine slots. Renown as it stands: { $agenda_now }.
    .why = Fetching more sick Subjects meets the Imperative again, but whoever is not healed fills a slot. Count before you go.
guide-unhealed = Sick Subjects in your Quarantine: { $sick_held }. As much Renown is missing. You can take that back.
    .why = Whoever fetches has to be able to heal: with herbs, and with an Assistant for it.
guide-era-end = The Era ends. Renown by { $agenda_decree }: { $agenda_tokens }.
    .why = Then the Capital gives its thanks, and the Dead cost Renown. Every Era has a Decree of its own.
guide-thanks = Nobody has more Subjects in the Capital. Renown at once, or somebody who is useful later?
    .why = With a tie there would be no choice. All others leave the Capital now, and its tokens return.
guide-next-era = Era { $era } begins. Assistants for everybody: { $ready }; sick Subjects with each strike: { $strike }.
    .why = Another Decree is in force. The old Imperative counts no more, but its levels stay yours.
guide-lost = Sick Subjects there: { $lost_at } or more. { $destroyed_place } is destroyed, and the plague moves to its neighbours.
    .why = Nobody can build there any more, and it gives nothing. A Doctor, a Camp or a Building would have saved it.

guide-fact-sick_held = Sick Subjects in Quarantine
guide-fact-wood = Wood
guide-fact-stone = Stone
guide-fact-food = Food
guide-fact-herbs = Herbs
guide-fact-coin = Coins
guide-fact-research = Research tokens
