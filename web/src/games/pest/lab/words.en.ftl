### What the parts of the table say in the lab, until the title has catalogues of its own.

technology-breathing-apparatus = Breathing Apparatus
board-power-breathing-apparatus = When you pick up sick Subjects on the map you may put one here. Each Research or Heal action moves it one box; after the last box it is healed for free.
technology-blast-furnace = Blast Furnace
board-power-blast-furnace = +1 Influence for each Building you build in a Village.
technology-examination-desk = Examination Desk
board-power-examination-desk = Gain 1 Coin whenever an opponent's Doctor enters a location with one of your Buildings.
technology-medical-mask = Medical Mask
board-power-medical-mask = Before entering a location you may leave 1 sick Subject there instead of picking it up. Not on roads.
technology-disinfectant = Disinfectant
board-power-disinfectant = Gain the resource of each location with an opponent's Building that you enter.
technology-cloning-experiment = Cloning Experiment
board-power-cloning-experiment = At the start of a Move, spend 2 movement to jump to any other location of the same size.
technology-construction-crane = Construction Crane
board-power-construction-crane = +1 Influence for each Building you build in a Town.
technology-ambulance-cart = Ambulance Cart
board-power-ambulance-cart = The first 2 sick Subjects of each location you enter are free. Not on roads.
technology-inhaler = Inhaler
board-power-inhaler = With each Heal action you may return 1 sick Subject from your Quarantine to the supply.
technology-plague-experts = Plague Experts
board-power-plague-experts = Assign: store up to 2 Healed Subjects here. Research or Heal: send them to the Capital or to Buildings (no Capital Reward token).
technology-scholars = Scholars
board-power-scholars = With each Research action you may bring 1 of your Capital Subjects back to the Healed track or to a Building.
technology-experimental-laboratory = Experimental Laboratory
board-power-experimental-laboratory = With each Research action you may remove 1 Healed Subject from your track to take up to 3 sick Subjects from the supply.
technology-production-line = Production Line
board-power-production-line = Your Castle produces 2 instead of 1.
technology-infirmary = Infirmary
board-power-infirmary = Like the Breathing Apparatus, with a shorter track.
technology-protective-uniform = Protective Uniform
board-power-protective-uniform = In the plague phase, each of your Workshops may turn away 1 sick Subject.
technology-travel-permit = Travel Permit
board-power-travel-permit = Locations with other players' Buildings cost you no movement.
technology-clinical-trials = Clinical Trials
board-power-clinical-trials = Action: pay 3 Herbs to add 2 Healed Subjects from the supply to your track.
technology-quarantine-tent = Quarantine Tent
board-power-quarantine-tent = 1 extra Quarantine slot.
technology-quarantine-house = Quarantine House
board-power-quarantine-house = 2 extra Quarantine slots.
technology-tool-cart = Tool Cart
board-power-tool-cart = At the end of a Build action, gain the resource of each location you built in.
technology-advanced-quarantine = Advanced Quarantine
board-power-advanced-quarantine = Your Camp stays when the plague strikes it. When you place it on sick Subjects, one of them is healed at once.
technology-steel-horseshoe = Steel Horseshoe
board-power-steel-horseshoe = Your Move action has 4 movement instead of 2.
technology-syringe = Syringe
board-power-syringe = Gain 1 Herb at the end of your Heal action.
technology-checkpoint = Checkpoint
board-power-checkpoint = Your Mill, Factory and Bank receive no sick Subjects unless you want them to.
technology-mobile-workshop = Mobile Workshop
board-power-mobile-workshop = Choose a resource once. With an assigned Healed Subject it produces 1 of it. Not a Building.
technology-loading-crane = Loading Crane
board-power-loading-crane = Storage limit 6 for every resource and Coins.
technology-storage-containers = Storage Containers
board-power-storage-containers = Storage limit 7 for one type at a time.
technology-adrenaline-shot = Adrenaline Shot
board-power-adrenaline-shot = Action: play again a combination you already used this Year.
technology-letter-of-recommendation = Letter of Recommendation
board-power-letter-of-recommendation = Gain 1 Influence when an Assign action sends any number of Subjects to the Capital.
technology-storage-jars = Storage Jars
board-power-storage-jars = When you Produce, also gain the resource of your Doctor's location.
decree-quarantine-protocols = Quarantine Protocols
board-agenda-quarantine-protocols = 1 Renown per empty slot of your Quarantine.
board-imperative-quarantine-protocols = Pick up at least 2 sick Subjects in one Move action.
decree-full-granaries = Full Granaries
board-agenda-full-granaries = 1 Renown per Food in your Storage.
board-imperative-full-granaries = Build a Building in a Village.
decree-frontier-charter = Frontier Charter
board-agenda-frontier-charter = 2 Renown per Building you have on the map, Castle excluded.
board-imperative-frontier-charter = Heal at least 2 Subjects in one Heal action.
decree-rival-houses = Rival Houses
board-agenda-rival-houses = 2 Renown per opponent with fewer Healed Subjects than you (at most 4).
board-imperative-rival-houses = Enter a location with an opponent's Doctor, Building or Camp.
decree-call-to-the-capital = Call to the Capital
board-agenda-call-to-the-capital = 2 Renown per Healed Subject in your Capital space.
board-imperative-call-to-the-capital = Assign at least 1 Healed Subject from your track to a Building in one Assign action.
decree-shared-settlements = Shared Settlements
board-agenda-shared-settlements = 2 Renown per Building of yours sharing its location with an opponent's Building.
board-imperative-shared-settlements = Build in a location that already has an opponent's Building.
decree-employment-program = Employment Program
board-agenda-employment-program = 1 Renown per Healed Subject assigned to your Buildings.
board-imperative-employment-program = Build a Building in a Town.
decree-healthy-empire = Healthy Empire
board-agenda-healthy-empire = 2 Renown per Healed Subject on your Healed Population track.
board-imperative-healthy-empire = Acquire a Technology.
decree-open-borders = Open Borders
board-agenda-open-borders = 1 Renown per Building of yours (Castle included) in or next to a location with an opponent's Building.
board-imperative-open-borders = Enter a location with an opponent's Building.
decree-age-of-invention = Age of Invention
board-agenda-age-of-invention = 2 Renown per Technology you own.
board-imperative-age-of-invention = Produce at least 4 resources and Coins in one Produce action.
decree-great-rebuilding = Great Rebuilding
board-agenda-great-rebuilding = 2 Renown per Workshop you have on the map.
board-imperative-great-rebuilding = Build a Building in a City.
decree-voice-of-the-people = Voice of the People
board-agenda-voice-of-the-people = 2 Renown per Healed Subject in your Capital space.
board-imperative-voice-of-the-people = Heal at least 3 Subjects in one Heal action.
decree-political-war = Political War
board-agenda-political-war = 1 Renown per Renown icon you have reached or passed on the Influence track.
board-imperative-political-war = Assign at least 2 Healed Subjects to the Capital in one Assign action.
decree-urban-planning = Urban Planning
board-agenda-urban-planning = 3 Renown per Building you have in a City.
board-imperative-urban-planning = Build a Special Building or a Capital Building.
decree-clean-streets = Clean Streets
board-agenda-clean-streets = 1 Renown per empty slot of your Quarantine and of your Cemetery.
board-imperative-clean-streets = Pick up at least 3 sick Subjects in one Move action.
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
capital-building-imperial-granary = Imperial Granary
capital-building-city-walls = City Walls
capital-building-university = University
capital-building-hospital = Hospital
capital-building-cathedral = Cathedral
route-red = Ember Road
route-blue = Saltway
route-black = Greyroad
district-mill-district = Mill district
district-factory-district = Factory district
district-bank-district = Bank district

board-term-renown = Renown
    .meaning = Victory points.
board-term-renown_token = Renown token
    .meaning = Renown gained immediately and kept, worth +1 each.
board-term-negative_renown_token = Negative Renown token
    .meaning = Penalty gained immediately and kept, worth -1 each.
board-term-end_renown = End-of-game Renown
    .meaning = Renown printed on a component, counted only in final scoring.
board-term-influence = Influence
    .meaning = Position on the Influence track; sets turn order and Favour rewards.
board-term-influence_track = Influence track
    .meaning = Common track 0-50 with rewards and Renown icons.
board-term-era = Era
    .meaning = One third of the game: two Years.
board-term-year = Year
    .meaning = One round: plague and favour, actions, assistants back, turn order.
board-term-turn = Turn
    .meaning = One placement of one Assistant by one player.
board-term-turn_order = Turn order
    .meaning = Order in which players act during a Year.
board-term-plague_phase = Plague and Favour phase
    .meaning = First phase of a Year.
board-term-action_phase = Action phase
    .meaning = Second phase of a Year.
board-term-plague_card = Plague card
    .meaning = Shows where sick Subjects appear this Year.
board-term-favour_card = Favour card
    .meaning = Rewards by Influence position, paid at the start of the next Year.
board-term-decree_card = Decree card
    .meaning = One per Era: an Agenda and an Imperative.
board-term-agenda = Agenda
    .meaning = Upper half of a Decree: Renown tokens at the end of its Era.
board-term-imperative = Imperative
    .meaning = Lower half of a Decree: repeatable condition during its Era.
board-term-imperative_track = Imperative track
    .meaning = Four-level track per Era giving Influence at once and Renown at the end.
board-term-imperative_marker = Imperative marker
    .meaning = Square player marker, one per Imperative track.
board-term-capital = Capital
    .meaning = Thokaia, the central space of the map.
board-term-capital_card = Capital card
    .meaning = Rewards for the most Healed Subjects in the Capital at the end of each Era.
board-term-capital_building = Capital Building
    .meaning = One of five unique buildings any player may build once per game.
board-term-capital_reward_token = Capital Reward token
    .meaning = Taken when assigning to the Capital; flips face down until the Era ends.
board-term-capital_space = Capital space
    .meaning = A player's own area in the Capital for assigned Healed Subjects.
board-term-neutral_space = Neutral space
    .meaning = Unused Capital space competing with players in Duel and solo.
board-term-technology = Technology
    .meaning = Card with a power, placed right of the player board.
board-term-technology_market = Technology market
    .meaning = Five face-up Technologies.
board-term-slot_top = Top slot
    .meaning = Technology slot.
board-term-slot_middle = Middle slot
    .meaning = Technology slot.
board-term-slot_bottom = Bottom slot
    .meaning = Technology slot.
board-term-starting_location_card = Starting Location card
    .meaning = Offers three places for the Castle.
board-term-player_board = Player board
    .meaning = Personal board.
board-term-action_grid = Action grid
    .meaning = 3 x 3 grid crossing top-row and left-column actions.
board-term-assistant = Assistant
    .meaning = Worker placed on the action grid.
board-term-ready_space = Ready space
    .meaning = Where unused Assistants wait.
board-term-plague_doctor = Plague Doctor
    .meaning = Player's figure on the map.
board-term-quarantine_camp = Quarantine Camp
    .meaning = Token that clears or protects one location.
board-term-location = Location
    .meaning = Village, Town or City on the map.
board-term-village = Village
    .meaning = Small location, 1 building.
board-term-town = Town
    .meaning = Medium location, 2 buildings.
board-term-city = City
    .meaning = Large location, 3 buildings.
board-term-destroyed_location = Destroyed Location
    .meaning = Cannot be built on or harvested; still crossable.
board-term-port = Port
    .meaning = Red, blue or black icon of a location, used by Plague cards.
board-term-road = Road
    .meaning = Connection between two places.
board-term-horseshoe = Horseshoe
    .meaning = Red, blue or black icon of a road, used by Plague cards.
board-term-resource = Resource
    .meaning = Wood, Stone, Food or Herbs.
board-term-wood = Wood
    .meaning = Building material.
board-term-stone = Stone
    .meaning = Building material.
board-term-food = Food
    .meaning = Pays for collecting sick Subjects.
board-term-herbs = Herbs
    .meaning = Pays for healing.
board-term-coin = Coin
    .meaning = Joker that replaces any resource; not a resource itself.
board-term-research_token = Research
    .meaning = Buys Technologies and improves top-row actions; not a resource.
board-term-any_resource = Any resource
    .meaning = One resource of the player's choice.
board-term-storage = Storage
    .meaning = Resource and Coin track, 5 spaces per type.
board-term-subject = Subject
    .meaning = Population meeple.
board-term-sick = Sick Subject
    .meaning = Subject on the map, in Quarantine or on a treatment card.
board-term-healed = Healed Subject
    .meaning = Subject on the Healed track or assigned.
board-term-dead = Dead Subject
    .meaning = Subject in the Cemetery.
board-term-quarantine = Quarantine
    .meaning = All slots of a player that can hold sick Subjects.
board-term-quarantine_zone = Quarantine Zone
    .meaning = Three slots without drawback.
board-term-quarantine_action_slot = Action Quarantine slot
    .meaning = Slot above a top-row action; hinders it.
board-term-quarantine_storage_slot = Storage Quarantine slot
    .meaning = Slot on the fifth Storage space; blocks it.
board-term-cemetery = Cemetery
    .meaning = Slots for Dead Subjects; never emptied.
board-term-healed_track = Healed Population track
    .meaning = Twelve spaces with Herb costs and Laboratories.
board-term-laboratory = Laboratory
    .meaning = Healed track space that yields Research tokens.
board-term-building = Building
    .meaning = One of a player's ten buildings.
board-term-workshop = Workshop
    .meaning = Produces 1 with a Healed Subject.
board-term-mill = Mill
    .meaning = Special building: produces 2 with a Healed Subject.
board-term-factory = Factory
    .meaning = Special building: produces 1 without a Subject.
board-term-bank = Bank
    .meaning = Special building: produces 1 Coin with a Healed Subject.
board-term-castle = Castle
    .meaning = Starting building: produces 1 without a Subject.
board-term-special_building = Special Building
    .meaning = Mill, Factory or Bank.
board-term-district = District
    .meaning = Group of two Workshops and one Special Building on the player board.
board-term-action_exchange = Exchange (free action)
    .meaning = Two resources for one Coin.
board-term-action_move = Move
    .meaning = Top-row action.
board-term-action_build = Build
    .meaning = Top-row action.
board-term-action_produce = Produce
    .meaning = Top-row action.
board-term-action_research = Research
    .meaning = Left-column action.
board-term-action_heal = Heal
    .meaning = Left-column action.
board-term-action_assign = Assign
    .meaning = Left-column action.
board-term-hindered = Hindered action
    .meaning = Top-row action with a sick Subject in its slot.
board-term-improved = Improved action
    .meaning = Top-row action boosted with one Research token.
board-term-skipped_location = Skipped location
    .meaning = Location crossed without stopping thanks to free passage.
board-term-duel = Duel variant
    .meaning = Two-player variant with neutral competition.
board-term-advanced_setup = Advanced setup
    .meaning = Random location resources.
board-term-solo = Solo variant
    .meaning = One-player variant with rank table.
board-term-road_red = Ember Road
    .meaning = A trade route. Plague cards name it by colour and flame.
board-term-road_blue = Saltway
    .meaning = A trade route. Plague cards name it by colour and wave.
board-term-road_black = Greyroad
    .meaning = A trade route. Plague cards name it by colour and diamond.
board-term-risk = Risk
    .meaning = How many Plague cards that may come would destroy this location.

board-map = Map
board-map-fit = Show the whole map
board-map-mine = Show my Doctor
board-map-change = Show the last change
board-map-near = Nearer
board-map-far = Farther
board-sick = { $count ->
    [one] 1 sick Subject
   *[other] { $count } sick Subjects
}
board-risk = { $count ->
    [one] 1 Plague card would destroy it
   *[other] { $count } Plague cards would destroy it
}
board-owned = { $thing } of { $player }
board-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
board-pay-food = { $count } Food to pay
board-of = { $count } of { $of }
board-of-then = { $count } of { $of }, then { $then }
board-slot = { $state ->
    [free] Free slot
    [sick] Slot with a sick Subject
    [coming] Slot that a sick Subject would fill
   *[going] Slot that would become free
}
board-each-era = { $count ->
    [0] nobody
   *[other] −{ $count } Renown each Era
}
board-storage-limit = { $count } of each; Coins stand for any resource
board-healed-note = { $laboratories ->
    [0] no Laboratory yet
    [one] 1 Laboratory
   *[other] { $laboratories } Laboratories
}
board-healed-space = { $healed ->
    [yes] Healed Subject
   *[no] Free
}; Herbs: { $herbs }; Renown: { $renown }{ $laboratory ->
    [yes] ; Laboratory
   *[no] { "" }
}
board-buildings = Buildings
board-buildings-castle = Castle in { $place }; each full district gives { $count } Renown
board-buildings-note = each full district gives { $count } Renown
board-technology-said = { $name }. Research: { $cost }. Renown: { $renown }. { $slot ->
    [top] Top slot.
    [middle] Middle slot.
    [bottom] Bottom slot.
   *[any] Any slot.
} { $text }
board-technologies = Technologies
board-plague-places = { $resource ->
    [none] All
   *[other] { $resource }:
} { $size ->
    [village] Villages
    [town] Towns
   *[city] Cities
}
board-plague-ports = Ports of the { $route }
board-plague-roads = all of the { $route }
board-favour-none = No reward this Year.
board-favour-side = { $side ->
    [left] most Influence
    [centre] between
   *[right] least Influence
}
board-turn = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
board-left = { $count } left
board-camp = { $ready ->
    [yes] Camp ready
   *[no] Camp placed
}
board-taken = Taken until the Era ends
board-next-year = Next Year
board-favour = Favour
board-plague = Plague
