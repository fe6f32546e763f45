### What the parts of the table say in the lab, until the title has catalogues of its own.

technology-breathing_apparatus = Breathing Apparatus
    .text = When you pick up sick Subjects on the map you may put one here. Each Research or Heal action moves it one box; after the last box it is healed for free.
technology-blast_furnace = Blast Furnace
    .text = +1 Influence for each Building you build in a Village.
technology-examination_desk = Examination Desk
    .text = Gain 1 Coin whenever an opponent's Doctor enters a location with one of your Buildings.
technology-medical_mask = Medical Mask
    .text = Before entering a location you may leave 1 sick Subject there instead of picking it up. Not on roads.
technology-disinfectant = Disinfectant
    .text = Gain the resource of each location with an opponent's Building that you enter.
technology-cloning_experiment = Cloning Experiment
    .text = At the start of a Move, spend 2 movement to jump to any other location of the same size.
technology-construction_crane = Construction Crane
    .text = +1 Influence for each Building you build in a Town.
technology-ambulance_cart = Ambulance Cart
    .text = The first 2 sick Subjects of each location you enter are free. Not on roads.
technology-inhaler = Inhaler
    .text = With each Heal action you may return 1 sick Subject from your Quarantine to the supply.
technology-plague_experts = Plague Experts
    .text = Assign: store up to 2 Healed Subjects here. Research or Heal: send them to the Capital or to Buildings (no Capital Reward token).
technology-scholars = Scholars
    .text = With each Research action you may bring 1 of your Capital Subjects back to the Healed track or to a Building.
technology-experimental_laboratory = Experimental Laboratory
    .text = With each Research action you may remove 1 Healed Subject from your track to take up to 3 sick Subjects from the supply.
technology-production_line = Production Line
    .text = Your Castle produces 2 instead of 1.
technology-infirmary = Infirmary
    .text = Like the Breathing Apparatus, with a shorter track.
technology-protective_uniform = Protective Uniform
    .text = In the plague phase, each of your Workshops may turn away 1 sick Subject.
technology-travel_permit = Travel Permit
    .text = Locations with other players' Buildings cost you no movement.
technology-clinical_trials = Clinical Trials
    .text = Action: pay 3 Herbs to add 2 Healed Subjects from the supply to your track.
technology-quarantine_tent = Quarantine Tent
    .text = 1 extra Quarantine slot.
technology-quarantine_house = Quarantine House
    .text = 2 extra Quarantine slots.
technology-tool_cart = Tool Cart
    .text = At the end of a Build action, gain the resource of each location you built in.
technology-advanced_quarantine = Advanced Quarantine
    .text = Your Camp stays when the plague strikes it. When you place it on sick Subjects, one of them is healed at once.
technology-steel_horseshoe = Steel Horseshoe
    .text = Your Move action has 4 movement instead of 2.
technology-syringe = Syringe
    .text = Gain 1 Herb at the end of your Heal action.
technology-checkpoint = Checkpoint
    .text = Your Mill, Factory and Bank receive no sick Subjects unless you want them to.
technology-mobile_workshop = Mobile Workshop
    .text = Choose a resource once. With an assigned Healed Subject it produces 1 of it. Not a Building.
technology-loading_crane = Loading Crane
    .text = Storage limit 6 for every resource and Coins.
technology-storage_containers = Storage Containers
    .text = Storage limit 7 for one type at a time.
technology-adrenaline_shot = Adrenaline Shot
    .text = Action: play again a combination you already used this Year.
technology-letter_of_recommendation = Letter of Recommendation
    .text = Gain 1 Influence when an Assign action sends any number of Subjects to the Capital.
technology-storage_jars = Storage Jars
    .text = When you Produce, also gain the resource of your Doctor's location.
decree-quarantine_protocols = Quarantine Protocols
    .agenda = 1 Renown per empty slot of your Quarantine.
    .imperative = Pick up at least 2 sick Subjects in one Move action.
decree-full_granaries = Full Granaries
    .agenda = 1 Renown per Food in your Storage.
    .imperative = Build a Building in a Village.
decree-frontier_charter = Frontier Charter
    .agenda = 2 Renown per Building you have on the map, Castle excluded.
    .imperative = Heal at least 2 Subjects in one Heal action.
decree-rival_houses = Rival Houses
    .agenda = 2 Renown per opponent with fewer Healed Subjects than you (at most 4).
    .imperative = Enter a location with an opponent's Doctor, Building or Camp.
decree-call_to_the_capital = Call to the Capital
    .agenda = 2 Renown per Healed Subject in your Capital space.
    .imperative = Assign at least 1 Healed Subject from your track to a Building in one Assign action.
decree-shared_settlements = Shared Settlements
    .agenda = 2 Renown per Building of yours sharing its location with an opponent's Building.
    .imperative = Build in a location that already has an opponent's Building.
decree-employment_program = Employment Program
    .agenda = 1 Renown per Healed Subject assigned to your Buildings.
    .imperative = Build a Building in a Town.
decree-healthy_empire = Healthy Empire
    .agenda = 2 Renown per Healed Subject on your Healed Population track.
    .imperative = Acquire a Technology.
decree-open_borders = Open Borders
    .agenda = 1 Renown per Building of yours (Castle included) in or next to a location with an opponent's Building.
    .imperative = Enter a location with an opponent's Building.
decree-age_of_invention = Age of Invention
    .agenda = 2 Renown per Technology you own.
    .imperative = Produce at least 4 resources and Coins in one Produce action.
decree-great_rebuilding = Great Rebuilding
    .agenda = 2 Renown per Workshop you have on the map.
    .imperative = Build a Building in a City.
decree-voice_of_the_people = Voice of the People
    .agenda = 2 Renown per Healed Subject in your Capital space.
    .imperative = Heal at least 3 Subjects in one Heal action.
decree-political_war = Political War
    .agenda = 1 Renown per Renown icon you have reached or passed on the Influence track.
    .imperative = Assign at least 2 Healed Subjects to the Capital in one Assign action.
decree-urban_planning = Urban Planning
    .agenda = 3 Renown per Building you have in a City.
    .imperative = Build a Special Building or a Capital Building.
decree-clean_streets = Clean Streets
    .agenda = 1 Renown per empty slot of your Quarantine and of your Cemetery.
    .imperative = Pick up at least 3 sick Subjects in one Move action.
plague-forest_villages = Forest Villages
plague-quarry_villages = Quarry Villages
plague-farming_villages = Farming Villages
plague-marsh_villages = Marsh Villages
plague-market_towns = Market Towns
plague-crowded_cities = Crowded Cities
plague-red_caravan_1 = Red Caravan: Fields
plague-red_caravan_2 = Red Caravan: Timber
plague-red_caravan_3 = Red Caravan: Apothecaries
plague-blue_caravan_1 = Blue Caravan: Marshes
plague-blue_caravan_2 = Blue Caravan: Masons
plague-blue_caravan_3 = Blue Caravan: Bakers
plague-black_caravan_1 = Greyroad Caravan: Quarries
plague-black_caravan_2 = Greyroad Caravan: Markets
plague-black_caravan_3 = Greyroad Caravan: Builders
plague-red_sea_traders = Red Sea Traders
plague-blue_sea_traders = Blue Sea Traders
plague-black_sea_traders = Black Sea Traders
favour-council_aid_granaries = Council Aid: Granaries
favour-council_aid_herbalists = Council Aid: Herbalists
favour-council_aid_foresters = Council Aid: Foresters
favour-council_aid_masons = Council Aid: Masons
favour-council_aid_treasury = Council Aid: Treasury
favour-council_aid_scholars = Council Aid: Scholars
favour-council_aid_warehouses = Council Aid: Warehouses
favour-council_aid_court = Council Aid: Court
favour-council_silence_1 = Council in Recess
favour-council_silence_2 = Council Divided
capital-card-plea_of_the_healers = Plea of the Healers
capital-card-plea_of_the_masons = Plea of the Masons
capital-card-plea_of_the_merchants = Plea of the Merchants
capital-card-plea_of_the_scholars = Plea of the Scholars
capital-card-plea_of_the_nobles = Plea of the Nobles
capital-building-imperial_granary = Imperial Granary
capital-building-city_walls = City Walls
capital-building-university = University
capital-building-hospital = Hospital
capital-building-cathedral = Cathedral
route-red = Ember Road
route-blue = Saltway
route-black = Greyroad
district-mill_district = Mill district
district-factory_district = Factory district
district-bank_district = Bank district

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
    [""] all { $size ->
        [village] Villages
        [town] Towns
       *[city] Cities
    }
   *[other] { $resource } { $size ->
        [village] Villages
        [town] Towns
       *[city] Cities
    }
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
