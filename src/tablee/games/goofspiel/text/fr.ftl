title = Goofspiel
tagline = Misez vos cartes, chacune une seule fois, pour des prix qui se dévoilent un à un.

card = { $name }
prize = { $name }

ask-bid =
    { $prizes_count ->
        [0] Misez une carte pour le prix caché.
        [one] Misez une carte pour le prix { $prizes }.
       *[other] Misez une carte pour les prix { $prizes }.
    }
    .help = Chacun pose une carte face cachée. La carte la plus forte, si elle est seule, emporte tous les prix en jeu. Chaque carte ne sert qu’une fois : gardez les fortes pour ce qui compte.

verb-bid = Miser { $target }

event-prize = Le prix { $prize } est dévoilé.
event-bid =
    { $you ->
        [yes] Vous misez { $card }.
       *[no] { $seat } mise { $card }.
    }
event-win =
    { $you ->
        [yes] Vous gagnez { $prizes }.
       *[no] { $seat } gagne { $prizes }.
    }
event-discard = Égalité à la plus forte mise : personne ne reçoit { $prizes }.
event-carry = Égalité à la plus forte mise : { $prizes } { $prizes_count ->
        [one] reste
       *[other] restent
    } en jeu.

refusal-played = Vous avez déjà misé { $card }.
refusal-no-such-card = Cette carte n’existe pas dans cette partie.

score-prizes = Prix gagnés

field-deck = Prix à venir
field-stake = En jeu
field-gone = Prix perdus pour tous
field-hand = Main
field-bid = Dernière mise
field-won = Gagné

option-cards = Cartes par couleur
option-order = Ordre des prix
option-order-shuffled = mélangé
option-order-ascending = croissant
option-order-descending = décroissant
option-ties = Prix en cas d’égalité
option-ties-discard = défaussé
option-ties-carry = remis en jeu
option-prize = Prix
option-prize-open = dévoilé avant les mises
option-prize-hidden = caché jusqu’aux mises
