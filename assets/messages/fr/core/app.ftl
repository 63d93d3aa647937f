# Textes de la crate `app`. Traduction provisoire, relue par aucun francophone à ce jour.
ko-category-missing = Cette compétition n’a pas de tableau pour tous. Choisissez l’une des catégories d’âge { $known }.
ko-source-open = Les joueurs de ce tableau dépendent des rondes qui le précèdent. Confirmez d’abord la ronde { $round }.
ko-category-unknown = Il n’y a pas de catégorie d’âge { $category }. Choisissez parmi { $known }.
ko-register-open = Les inscriptions sont encore ouvertes. Clôturez-les avant le tirage.
ko-third-place-double = En double élimination, la dernière partie du tableau des perdants décide de la troisième place. Tirez sans partie pour la troisième place.
ko-in-round-robin = Un toutes rondes n’a pas de place pour un tableau ou une Finale, car il fixe toutes les parties. Choisissez un autre système.
ko-in-self-pairing = L’appariement libre n’a pas de place pour un tableau ou une Finale, car ses joueurs choisissent leurs adversaires. Choisissez un autre système.
ko-of-teams = Dans cette compétition, des équipes se rencontrent : il n’y a donc ni tableau ni Finale individuels. Ajoutez pour cela une compétition à part.
ko-none = Cette compétition n’a pas de tableau à élimination.
self-pairing-no-rounds = Dans { $name }, les joueurs choisissent leurs adversaires : aucune ronde n’est donc appariée ni confirmée. Ajoutez plutôt les parties.
self-pairing-other-system = { $name } est appariée par rondes. Les parties ne s’ajoutent une à une qu’en appariement libre.
game-day-future = Le { $day } n’est pas encore venu. Indiquez le jour où la partie a été jouée.
ladder-prizes-other-system = { $name } n’est pas une échelle de club et n’a donc pas de prix de progression. Choisissez une autre compétition.
game-conditions-other-system = { $name } n’est pas une échelle de club, ses parties n’ont donc pas de conditions propres. Choisissez une autre compétition.
self-pairing-number-unknown = Personne n’a le numéro { $number }.
self-pairing-withdrawn = Joueur retiré : { $name }. Inscrivez-le d’abord.
self-pairing-game-unknown = Il n’y a pas de partie { $game } dans cette compétition.
competition-meetings-none = Deux joueurs doivent pouvoir se rencontrer au moins une fois.
ko-not-drawn = KO{ $category } n’est pas tiré. Tirez-le d’abord.
ko-not-eligible = { $name } n’est pas dans la liste de cette catégorie. Choisissez des joueurs de la liste.
ko-final-drawn = La Finale de la catégorie { $category } est tirée. Une catégorie a un tableau ou une Finale, pas les deux.
ko-games-paired = Des parties de KO{ $category } sont déjà appariées. Annulez d’abord ces appariements.
ko-commitment-differs = La liste n’est pas celle dont l’engagement a été publié. Publiez un nouvel engagement avant le tirage.
draw-digits-out-of-range = Le nombre de chiffres doit être de 1 à { $most }.
draw-source-too-long = La source des chiffres est trop longue. Décrivez-la en { $most } caractères au plus.
draw-entropy-missing = La liste est gelée, et son tirage demande les chiffres annoncés. Saisissez les chiffres quand ils sont annoncés.
draw-entropy-length = L’entropie a { $given ->
        [one] { $given } chiffre
       *[other] { $given } chiffres
    }, mais { $wanted } ont été annoncés au moment du gel. Saisissez exactement ceux-là.
draw-entropy-before-freeze = L’entropie ne doit pas être connue quand la liste est gelée. Gelez d’abord la liste, puis saisissez les chiffres au tirage.
draw-frozen-player-gone = { $name } est sur la liste gelée mais ne peut plus jouer. Gelez de nouveau la liste.
draw-frozen-differs = La liste est gelée (gel { $number }), et ce tirage en diffère. Tirez avec l’entropie seule, ou gelez de nouveau la liste.
setting-draw-seed = La graine du tirage n’est pas un réglage, car des tirages déjà faits en dépendent. Tirez-en une nouvelle, avec un motif, si elle doit changer.
setting-reports = Les annonces des joueurs ne sont pas un réglage. Acceptez-les ou écartez-les.
setting-freezes = Une liste gelée n’est pas un réglage. Gelez plutôt de nouveau la liste.
ko-too-few-players = KO{ $category } a moins de deux joueurs inscrits. Inscrivez d’abord plus de joueurs.
ko-size-out-of-range = Un tableau à { $size ->
        [one] { $size } joueur
       *[other] { $size } joueurs
    } ne peut pas être tiré. Joueurs éligibles de KO{ $category } : { $eligible } ; choisissez une taille de 2 à { $eligible }.
ko-too-many-players = { $players } joueurs ne tiennent pas dans le plus grand tableau, qui a { $lines } cases. Choisissez moins de joueurs.
ko-first-round-out-of-range = KO{ $category } ne peut pas commencer à la ronde { $round } : ses parties doivent finir au plus tard à la dernière ronde. Choisissez une ronde de 1 à { $latest }.
ko-begins-too-early = KO{ $category } à { $players } joueurs commence à la ronde { $round }, déjà appariée. Choisissez moins de joueurs.
ko-nonce-invalid = « { $text } » n’est pas une graine. Saisissez des chiffres hexadécimaux, 0-9 et a-f.
ko-order-without-reason = La liste est réordonnée sans motif. Saisissez un motif ; il est conservé avec le tirage.
ko-choice-twice = { $name } est choisi de deux façons. Retirez l’une d’elles.
ko-choice-left-out = { $name } entre à une ronde ultérieure mais n’est pas parmi les joueurs tirés. Choisissez une taille plus grande ou un autre joueur.
ko-qualifying-undecided = La qualification de KO{ $category } n’est pas décidée pour la place { $place }. Finissez-la d’abord.
ko-qualifying-decides = La qualification de KO{ $category } décide de ses qualifiés et wild cards. Tirez sans en choisir d’autres.
ko-qualifying-too-late = KO{ $category } est déjà tiré, il n’y a donc plus de place à gagner.
ko-qualifying-begun = La qualification de KO{ $category } a commencé. Annulez d’abord ses appariements.
ko-qualifying-round-paired = La qualification commencerait à la ronde { $round }, déjà appariée. Choisissez moins de rondes de qualification.
ko-player-not-in-round = { $name } n’a pas de partie de KO{ $category } à la ronde { $round }. Choisissez un joueur qui en a une.
ko-decision-without-reason = Une décision demande un motif. Saisissez un motif ; il est conservé avec le tableau.
ko-decision-invalidates = Une partie suivante est déjà appariée pour l’autre joueur de cette partie. Corrigez plutôt le résultat et répercutez-le.
ko-replace-begun = Des parties de KO{ $category } sont déjà appariées. Un joueur qui part maintenant perd par walkover.
ko-player-not-in-table = { $name } n’est pas dans le tableau de KO{ $category }. Choisissez l’un de ses joueurs.
ko-alternate-unknown = { $name } ne peut pas entrer dans KO{ $category }. Choisissez un suppléant de sa liste.
ko-reason-withdrawn = retrait
ko-reason-kept = maintien après une correction du résultat
ko-reason-qualifying = le résultat de la qualification a été corrigé
ko-box-replaced = KO{ $category }, case { $place } : { $entering } remplace { $leaving } ({ $reason }).
ko-box-filled = KO{ $category }, case { $place } : { $entering } entre dans la case vide ({ $reason }).
ko-box-emptied = KO{ $category }, case { $place } : { $leaving } part et la case devient une exemption ({ $reason }).
ko-box-unchanged = KO{ $category }, la case { $place } reste vide ({ $reason }).
ko-ruled = KO{ $category }, { $round } : { $winner } se qualifie par décision ({ $reason }).
ko-ruled-third-place = KO{ $category }, troisième place : { $winner } se qualifie par décision ({ $reason }).

year-final-not-drawn = La Finale de la catégorie { $category } n’est pas tirée. Tirez-la d’abord.
year-final-knockout-drawn = KO{ $category } est tiré. Une catégorie a un tableau ou une Finale, pas les deux.
year-final-games-paired = Des parties de la Finale de la catégorie { $category } sont déjà appariées. Annulez d’abord ces appariements.
year-final-too-small = La catégorie { $category } a moins de quatre joueurs inscrits, donc pas de Finale.
year-final-too-few = La catégorie { $category } a { $listed ->
        [one] { $listed } joueur inscrit
       *[other] { $listed } joueurs inscrits
    }, trop peu pour cette Finale. Une Finale demande au moins quatre joueurs, tous inscrits.
year-final-too-long = Une Finale à { $players } prend { $needed } rondes, mais la compétition en a { $rounds }.
year-final-too-long-hint = Mettez competition.rounds à { $needed }, ou tirez huit joueurs, qui jouent cinq rondes (R54).
year-final-first-round = Une Finale à { $players } commence à une ronde de { $first } à { $last }. Choisissez l’une de ces rondes.
year-final-no-room = Aucune Finale ne tient dans les rondes restantes. Ajoutez des rondes dans les réglages.
year-final-round-outside = La ronde { $round } n’appartient pas à la Finale, qui prend les rondes { $first } à { $last }. Choisissez l’une de ces rondes.
year-final-round-paired = Les rondes appariées ne peuvent pas changer. Ne changez que des rondes pas encore appariées.
year-final-not-tied = Ces joueurs de { $group } ne sont pas à égalité. Cherchez les joueurs à égalité dans l’ordre du groupe.

tour-points-open = Rondes confirmées : { $confirmed } sur { $rounds }. Les points peuvent encore changer.
season-other-ages = La saison { $name } a les catégories d’âge { $after } au lieu de { $before }, ou prend les âges à un autre jour ; { $players ->
    [0] aucun joueur ne change de catégorie
    [one] { $players } joueur change de catégorie
   *[other] { $players } joueurs changent de catégorie
}. Confirmez le changement, ou gardez la saison.
season-category-drawn = La saison { $name } n’a pas la catégorie d’âge { $category }, qui est tirée. Choisissez une autre saison.
season-name-taken = Une saison intégrée porte le nom { $name }. Donnez un autre nom à la saison du fichier.
tour-points-other-ages = Les catégories d’âge du tournoi diffèrent de celles de la saison { $season }.
tour-points-no-stage-points = La saison { $season } n’a pas de points pour ces stades : { $stages }.
tour-points-round-of = { $lines ->
    [16] huitième de finale
    [32] seizième de finale
   *[other] tour à { $lines }
}
tour-points-quarter-final = quart de finale
tour-points-semi-final = demi-finale
tour-points-finalist = finaliste
tour-points-winner = vainqueur

copies-no-folder = Cet ordinateur n’a pas de dossier pour les fichiers du programme. Réglez DRAWMASTER_DATA sur un dossier.
copies-not-a-folder = { $path } n’est pas un dossier. Choisissez un dossier sur un autre appareil.
copies-folder-unusable = Le dossier { $path } ne peut pas être utilisé ({ $cause }). Choisissez un autre dossier.
copies-folder-unreadable = Le dossier ne peut pas être lu ({ $cause }).
copies-unknown = Il n’y a pas de copie { $name }. Choisissez une copie de la liste.
copies-choose-damaged = Aucun fichier n’est choisi. Choisissez le fichier endommagé.

word-unknown = « { $text } » est inconnu. Choisissez parmi { $known }.
colour-unknown = « { $text } » n’est pas une couleur. Écrivez black ou white.
profile-unknown = « { $text } » n’est pas un modèle d’appariement. Choisissez seygo, opengotha ou literal.
round-unknown = La ronde { $round } n’existe pas. Les rondes vont de 1 à { $last }.
round-not-paired = La ronde { $round } n’est pas appariée. Appariez-la d’abord.
round-board-unknown = La ronde { $round } n’a pas de table { $board }. Ses tables vont de 1 à { $last }.
round-register-open = Les inscriptions sont encore ouvertes. Clôturez-les avant d’apparier la première ronde.
round-register-open-hint = La clôture des inscriptions donne leurs numéros aux joueurs.
round-all-paired = { $rounds ->
    [one] La seule ronde est déjà appariée.
   *[other] Les { $rounds } rondes sont toutes appariées.
}
round-not-next = La ronde { $round } n’est pas la suivante. Appariez la ronde { $next }.
round-knockout-not-drawn = KO{ $category } commence à la ronde { $round } et n’est pas tiré. Tirez-le d’abord.
round-slips-pending = { $count ->
    [one] Une fiche rose est en attente. Appliquez-la ou refusez-la
   *[other] { $count } fiches roses sont en attente. Appliquez-les ou refusez-les
} avant d’apparier la ronde { $round }.
round-slips-pending-hint = La direction peut décider d’apparier quand même la ronde.
round-already-paired = La ronde { $round } est déjà appariée.
round-results-open = Ronde { $round } : { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
} { $count ->
    [one] manque.
   *[other] manquent.
} Saisissez d’abord les résultats manquants.
round-results-missing = { $count ->
    [one] La table { $boards } de la ronde { $round } n’a pas de résultat.
   *[other] Les tables { $boards } de la ronde { $round } n’ont pas de résultat.
} Saisissez d’abord les résultats manquants.
round-passes-disagree = Les deux saisies de la ronde { $round } divergent : { $count ->
    [one] table { $boards }
   *[other] tables { $boards }
}. Réglez cela d’abord.
round-conflicts-open = { $count ->
    [one] La table { $boards } de la ronde { $round } a un résultat d’assistant qui contredit celui qui est saisi.
   *[other] Les tables { $boards } de la ronde { $round } ont des résultats d’assistants qui contredisent ceux qui sont saisis.
}
round-conflicts-open-hint = Tranchez-les à l’écran Affichage, ou confirmez la ronde avec les résultats saisis.
round-qualifying-undecided = La table { $board } de la ronde { $round } est une partie de qualification de KO{ $category } sans vainqueur. Jouez d’abord son échelle du jigo.
round-already-released = La ronde { $round } est déjà publiée.
round-players-left = { $count ->
    [one] { $names } n’a ni partie ni exemption
   *[other] { $names } n’ont ni partie ni exemption
} à la ronde { $round }.
round-players-left-hint = Appariez, exemptez, ou confirmez que la ronde est publiée sans ces joueurs.
round-ladder-open = { $count ->
    [one] La table { $boards } de la ronde { $round } est un jigo qui attend encore son échelle.
   *[other] Les tables { $boards } de la ronde { $round } sont des jigos qui attendent encore leur échelle.
}
round-ladder-open-hint = Saisissez qui se qualifie, ou confirmez la ronde sans cela ; personne ne se qualifie d’ici là.
round-not-released = La ronde { $round } est un brouillon. Publiez-la d’abord.
round-already-begun = Les parties de la ronde { $round } ont déjà commencé.
round-later-paired = La ronde { $newest } est déjà appariée. Désappariez-la d’abord.
round-unpair-result = La table { $board } de la ronde { $round } a un résultat. Effacez tous les résultats de la ronde avant de la désapparier.
round-board-has-result = La table { $board } a un résultat. Effacez le résultat avant de changer l’appariement.
round-board-of-table = La table { $board } est une partie de tableau ou de qualification. Son tableau décide qui la joue.
round-renumber-result = La table { $board } a un résultat, les tables de sa ronde gardent donc leurs numéros.
round-move-result = La table { $board } a un résultat. Effacez le résultat avant de déplacer la partie.
round-board-in-use = La table { $board } est utilisée à la ronde { $round } de { $competition }. Choisissez une autre table.
round-board-in-use-hint = Renumérotez les tables, ou déplacez la partie.
round-fixed-board-in-use = { $name } a la table fixe { $board }, que la ronde { $round } de { $competition } utilise. Déplacez l’une des deux parties.
round-boards-outside = { $count ->
    [one] La table { $boards } est
   *[other] Les tables { $boards } sont
} hors des salles et tables de la compétition { $competition }. Donnez-lui plus de tables dans les réglages, ou déplacez les parties.
timetable-conflict = { $count ->
    [one] { $names } est attendu
   *[other] { $names } sont attendus
} deux fois le { $day } : la ronde { $round } de { $competition } finit à { $over }, la ronde { $other_round } de { $other } commence à { $start }. Changez une heure de début ou notez l’une des rondes comme manquée.
timetable-conflicts = { $count ->
    [one] { $count } personne est attendue
   *[other] { $count } personnes sont attendues
} deux fois, dans { $competition } et { $other }.
timetable-without = { $competition } n’a pas d’horaires. { $reason }
round-board-number-invalid = { $number } n’est pas un numéro de table. Choisissez un nombre de 1 à 9999.

pairing-consent-rematch = { $black } et { $white } se sont déjà rencontrés, à la ronde { $round }. Confirmez qu’ils peuvent se rencontrer de nouveau, ou choisissez d’autres joueurs.
pairing-families-meet = Ces joueurs d’une même famille ne peuvent pas être séparés : { $pairs }. Confirmez qu’ils peuvent se rencontrer, ou appariez-les à la main avec d’autres joueurs.
pairing-consent-family = { $black } et { $white } sont d’une même famille. Confirmez qu’ils peuvent se rencontrer, ou choisissez d’autres joueurs.
pairing-entry-unknown = Il n’y a pas d’inscription { $entry }. Cherchez-la dans la liste des inscrits.
pairing-player-absent = { $name } ne joue pas la ronde { $round }. Changez d’abord les rondes manquées.
pairing-games-fixed = { $name } n’a pas de partie à la ronde { $round } : le système de cette compétition fixe toutes les parties. Annulez l’appariement et appariez de nouveau la ronde.
pairing-player-in-final = { $name } n’est pas apparié à la ronde { $round }, car la ronde appartient à la Finale.
pairing-player-busy = { $name } joue déjà à la table { $board }. Désappariez d’abord cette table.
pairing-no-bye = Aucun joueur n’est exempt à la ronde { $round }.
pairing-bye-without-game = Le joueur n’a pas de partie à la ronde { $round }. Choisissez un joueur qui en a une.
pairing-same-player = Un joueur ne peut pas jouer contre lui-même. Choisissez deux joueurs.
pairing-two-without-board = Les deux joueurs n’ont pas reçu de table.
pairing-handicap-too-large = { $stones } pierres de handicap, c’est trop. Choisissez 0 à 9.
pairing-swap-same-board = Les deux places sont à la même table. Échangez plutôt ses couleurs.
pairing-colours-handicap = La table { $board } est une partie à handicap, où le joueur le plus faible a Noir.
pairing-round-confirmed = La ronde { $round } est confirmée. Plus aucun joueur ne peut y être apparié.
pairing-number-unknown = Il n’y a pas de joueur { $number }. Cherchez le numéro dans la liste des inscrits.
pairing-chosen-busy = { $name } a déjà une table à la ronde { $round }. Omettez { $number }.
pairing-nobody-chosen = Aucun joueur sans table à la ronde { $round } ne correspond à ce choix.
pairing-score-invalid = « { $text } » n’est pas un score. Écrivez-le sous la forme 21 ou 21.5.

cost-difference = { $reason } { $by }
cost-of-pair = { $reason } : { $cost }

report-reason-manual = La paire a été fixée à la main. Le meilleur appariement ne la contient pas.
report-reason-necessary = La ronde ne peut pas être appariée sans cette paire.
report-reason-equal = Sans cette paire, la ronde coûterait autant.
report-reason-better = Sans cette paire, la ronde coûterait plus : { $changes }.
report-reason-table = Le tableau décide ici des rencontres.
report-reason-large = Le rapport ne donne pas de raisons pour une ronde avec autant de remarques. Faites expliquer la table pour voir sa raison.
report-reason-unknown = La raison ne peut plus être calculée. { $cause }

result-unchanged = La table { $board } a déjà ce résultat. Rien n’a changé.
result-reason-missing = La ronde { $round } est confirmée. Donnez un motif pour la correction.
result-walkover = La table { $board } n’est pas une partie de tableau. Saisissez un forfait au lieu d’un walkover.
result-walkover-hint = Écrivez 1-0! pour une victoire par forfait de Noir.
correction-needs-choice = Des parties suivantes du tableau dépendent de ce résultat. Choisissez ce qu’elles deviennent.
correction-affected = Touchée : { $game }
correction-if-carried = Si vous répercutez la correction : { $change }
correction-if-annulled = Si vous annulez les parties suivantes : { $change }
correction-if-kept = Si vous gardez les joueurs : { $change }
correction-nobody-to-keep = Aucun joueur ne s’était qualifié avant la correction, il n’y en a donc aucun à garder.
correction-kept = { $name } reste dans le tableau. Le résultat ne compte que dans l’Open.
correction-game-played = Ronde { $round }, table { $board } : { $black } et { $white }, résultat { $result }.
correction-game-open = Ronde { $round }, table { $board } : { $black } et { $white }, pas encore jouée.
correction-seat = Ronde { $round }, table { $board } : { $joins } joue à la place de { $leaves }.
correction-ordinary = Ronde { $round }, table { $board } : la partie devient une partie ordinaire de l’Open.
correction-unpaired = Ronde { $round }, table { $board } : la table est retirée, car ses joueurs doivent être décidés de nouveau.
correction-bye = { $name } est exempt à la ronde { $round }.
correction-without-game = { $name } n’a pas de partie à la ronde { $round }. Appariez à la main.
correction-later-game-played = La correction ne peut pas être répercutée, car la table { $board } de la ronde { $round } a déjà un résultat. Gardez les joueurs qualifiés, ou annulez les parties suivantes.
correction-player-busy = La correction ne peut pas être répercutée, car le joueur qui se qualifie maintenant a déjà joué à la table { $board } de la ronde { $round }. Gardez les joueurs qualifiés, ou annulez les parties suivantes.
correction-table-begun = KO{ $category } a été tiré avec ce résultat et a commencé. Gardez ses joueurs.
correction-table-drawn = KO{ $category } a été tiré avec ce résultat. Répercutez la correction, gardez les joueurs, ou refaites le tirage.
correction-box = KO{ $category } : { $joins } prend la case de { $leaves }.
correction-box-empty = KO{ $category } : la case de { $leaves } devient vide.

ladder-none = La table { $board } n’est pas une partie de tableau ou de qualification finie par un jigo, elle n’a donc pas d’échelle.
ladder-decided = L’échelle de la table { $board } est tranchée. Retirez d’abord sa dernière partie.
ladder-not-started = L’échelle de la table { $board } n’a pas été lancée. Saisissez quand le jigo a été accepté.
ladder-games-entered = Des parties de l’échelle de la table { $board } sont saisies. Retirez-les d’abord.
ladder-time-invalid = « { $text } » n’est pas une heure. Écrivez-la sous la forme 14:05, ou avec son jour 2026-11-20T14:05.
ladder-boards-have-times = Les parties sur gobans plus petits ont des temps fixes. Laissez de côté les temps restants.
ladder-new-game-needs-times = Une nouvelle partie se joue avec les temps restants. Saisissez ceux de Noir et de Blanc.
ladder-new-game-decides = Une nouvelle partie tranche cette échelle. Saisissez son résultat sans taille de goban.
ladder-other-game-next = La prochaine partie de cette échelle est sur { $next } × { $next }, pas sur { $lines } × { $lines }.

standings-round-not-paired = La ronde { $round } n’est pas appariée. Le classement va jusqu’à la ronde { $newest }.

check-round = { $competition }, ronde { $round }
check-part-of-round = { $competition }, ronde { $round }, partie { $part }
check-finding = { $place } : { $problem }
check-board = { $competition }, ronde { $round }, table { $board }
check-round-missing = la ronde manque, bien que la ronde { $last } existe.
check-rounds-too-many = la ronde existe, mais seulement { $planned } rondes sont prévues.
check-confirmed-without-result = { $count ->
    [one] la table { $boards } est confirmée
   *[other] les tables { $boards } sont confirmées
} sans résultat concordant.
check-table-place = la partie a une place que le tableau de KO{ $category } n’a pas.
check-table-place-twice = la place de la partie dans le tableau de KO{ $category } a une autre partie.
check-table-players = les joueurs ne se rencontrent pas à cette place du tableau de KO{ $category }.
check-table-round = la partie appartient à la ronde { $due } d’après le tableau de KO{ $category }.
check-knockout = KO{ $category } : { $problem }
check-final-not-tied = Finale de la catégorie { $category } : un ordre est saisi pour des joueurs de { $group } qui ne sont pas à égalité : { $names }. Il est sans effet tant qu’ils ne le sont pas.
check-final = Finale de la catégorie { $category } : { $problem }
check-certificate-invalid = { $place } : le certificat ne prouve pas l’appariement. { $reason }
check-without-proof = { $place } : la ronde a été appariée sans preuve qu’aucun appariement n’est meilleur.
check-no-certificate = { $place } : il n’y a pas de certificat, car la ronde a été appariée à la main, par un autre programme ou dans un autre fichier de tournoi.
check-seed-drawn = La graine du tirage a été tirée { $count } fois ; { $undone ->
        [0] aucun de ces tirages n’a été annulé.
        [one] { $undone } de ces tirages a été annulé.
       *[other] { $undone } de ces tirages ont été annulés.
    }
check-other-seed = { $place } : la ronde a été appariée avec une autre graine du tirage.
draw-seed-register-open = La graine du tirage est tirée à la clôture des inscriptions. Clôturez d’abord les inscriptions.
draw-seed-no-reason = Saisissez le motif d’une nouvelle graine du tirage. Il est conservé dans l’historique.
competition-name-taken = Le tournoi a déjà une compétition « { $name } ». Choisissez un autre nom.
competition-no-name = La saison suivante n’a pas de nom. Donnez-lui-en un.
competition-unknown = Le tournoi n’a pas de compétition « { $text } ».
competition-names = Ses compétitions sont : { $names }.
competition-last = { $name } est la seule compétition du tournoi et ne peut donc pas être supprimée.
competition-played = Des rondes sont appariées ou des tableaux tirés dans { $name }, qui ne peut donc pas être supprimée. Annulez-les d’abord.
competition-has-entries = { $name } a { $entries ->
    [one] { $entries } inscription, qui est supprimée
   *[other] { $entries } inscriptions, qui sont supprimées
} avec elle.
competition-import-same-file = Ce fichier est le tournoi ouvert. Choisissez le fichier d’un autre tournoi.
competition-import-drawn = { $name } a des poules, un tableau ou une Finale, dont le tirage ne peut être vérifié que dans son propre tournoi. Laissez-la dans son fichier.
competition-import-inconsistent = Le fichier nomme des joueurs qui ne sont pas dans sa compétition, rien n’est donc importé. Vérifiez d’abord ce tournoi.
competition-nobody = Personne n’est choisi. Choisissez les personnes à inscrire.
draw-seed-drawn = La graine du tirage a été tirée à la clôture des premières inscriptions du tournoi, une entropie ne peut donc plus la changer. Clôturez les inscriptions sans entropie.
draw-seed-given = La graine du tirage a été donnée à la création du tournoi, une entropie ne peut donc pas la changer. Clôturez les inscriptions sans entropie.
draw-seed-invalid = « { $text } » n’est pas une graine du tirage. Saisissez jusqu’à 64 chiffres hexadécimaux, 0-9 et a-f.
check-absences-differ = { $place } : les absences enregistrées diffèrent de la liste des inscrits à la confirmation de la ronde : { $names }.
check-walkover-differs = { $place } : un walkover a un autre vainqueur qu’à la confirmation de la ronde : { $now } au lieu de { $then }.
check-stage-differs = { $draw } : { $name } figurait { $then } sur les dernières feuilles, pages ou dans le dernier paquet, mais figure maintenant { $now }. Si la correction est juste, réimprimez les feuilles et émettez de nouveau le paquet.
check-stage-place = à la place { $place }
check-stage-reached = { $stage ->
    [round_of_64] au tour à 64
    [round_of_32] en seizièmes de finale
    [round_of_16] en huitièmes de finale
    [quarter_final] en quarts de finale
    [semi_final] en demi-finales
    [finalist] comme finaliste
   *[winner] comme vainqueur
 }
check-stage-none = sans stade ni place
stages-unwritable = Les phases ne peuvent pas être enregistrées ({ $cause }). Signalez cette erreur.
check-outside-circle = { $place } : { $count ->
    [one] la table { $boards } ne suit pas
   *[other] les tables { $boards } ne suivent pas
} les parties que le système fixe.
check-board-changed-outside = { $place } : { $count ->
    [one] la table { $boards } diffère de l’appariement
   *[other] les tables { $boards } diffèrent de l’appariement
}, et le journal ne montre pas pourquoi.
check-set-manually = { $place } : { $count ->
    [one] la table { $boards } a été fixée à la main
   *[other] les tables { $boards } ont été fixées à la main
} ; { $cost }.
check-paired-in-parts = { $place } : la ronde a été appariée en plusieurs fois ; { $cost }.
check-cost-best = la ronde est aussi bonne que le meilleur appariement
check-cost-above-best = la ronde coûte plus que le meilleur appariement : { $changes }
check-cost-unknown = son coût ne peut plus être calculé
self-check-event = Le tournoi : { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, graine { $seed }.
law-no-game = { $name } n’a pas de partie à la ronde { $round }.
law-plays-after-loss = { $name } joue la ronde { $round } du tableau après une défaite.
law-winner = Le vainqueur n’est pas le seul joueur sans défaite, ou pas le premier du classement.
law-winless = À la ronde { $round }, plus de joueurs sans victoire que nécessaire rencontrent des joueurs qui en ont une.
law-division = { $first } et { $second } se sont rencontrés bien qu’ils soient dans des divisions différentes.
law-match-incomplete = { $name } ne joue pas toutes les tables d’une rencontre à la ronde { $round }.
law-board-points = Les points de table de { $name } ne sont pas la somme de ses tables.
law-rung = L’échelon de { $name } ne découle pas des victoires et des défaites.
law-meets-twice = { $first } et { $second } se rencontrent deux fois.
law-meets-once = { $first } et { $second } ne se rencontrent pas aussi souvent que tous les autres.
law-place = { $first } est devant { $second } avec de moins bons résultats.
law-zones = Plus de joueurs que nécessaire jouent hors de leur poule à la ronde { $round }.
law-stage-twice = { $name } est dans deux phases.
law-stage-place = { $name } est dans une phase sans avoir une place qui y mène.
law-stage-size = { $stage } n’a pas autant de joueurs que sa règle en prend.
law-stage-points = { $name } apporte dans une phase d’autres points que ceux de ses parties.
law-stage-list = { $name } ne figure pas exactement une fois sur la liste finale de toutes les phases.
self-check-no-proof = La ronde { $round } a été appariée sans preuve.
self-check-other-boards = Apparier de nouveau la ronde { $round } donne d’autres tables.

simulation-players = Le nombre de joueurs doit être de 2 à 10000, pas { $players }.
simulation-day = Le premier jour du tournoi simulé n’existe pas.
simulation-player-unknown = Un joueur d’une partie simulée n’est pas inscrit.
simulation-ladder-black = Ronde { $round } : la table { $board } a fini par un jigo. Noir a gagné l’échelle.
simulation-ladder-white = Ronde { $round } : la table { $board } a fini par un jigo. Blanc a gagné l’échelle.

entry-change-without-reason = Les inscriptions sont closes : modifier { $name } demande un motif. Ajoutez-en un, ou saisissez une fiche rose.
entry-sp-unknown = « { $text } » n’est pas un nombre de points SEYGO. Écrivez un nombre entier, ou laissez le champ vide.
entry-no-family-name = L’inscription demande un nom de famille.
entry-twice = { $name } a déjà une inscription. Modifiez-la au lieu d’en ajouter une autre.
entry-unknown = Il n’y a pas d’inscription { $id }. Cherchez-la dans la liste des inscrits.
rating-list-missing = Il n’y a pas de liste des GoR. Importez-en une d’abord.
rated-player-unknown = Personne dans la liste n’a le numéro { $pin }. Cherchez le joueur par son nom.
data-folder-missing = Il n’y a pas de dossier pour les données du programme. Réglez DRAWMASTER_DATA sur un dossier.
data-folder-not-created = Le dossier { $folder } n’a pas pu être créé ({ $reason }). Vérifiez son emplacement et ses droits.
bar-round-paired = Une ronde est déjà appariée. Désappariez toutes les rondes avant de déplacer la barre.
bar-without-mcmahon = Seul un tournoi McMahon a une barre.
register-closed = Les inscriptions ont été closes le { $when }. Des inscriptions tardives restent possibles.
register-too-few = Moins de deux joueurs sont inscrits. Inscrivez d’abord des joueurs.
open-file-unnamed = Aucun fichier de l’Open n’est réglé, ses joueurs n’ont donc pas pu être vérifiés. Réglez « Fichier de l’Open à côté du Future Stars ».
open-file-missing = Le dossier de ce tournoi n’a pas d’autre fichier de tournoi { $name }. Écrivez le nom du fichier, ou laissez vide.
sleeper-points = Un score initial est baissé de 1 ou 2 points, pas de { $points }.
sleeper-not-at-top = { $name } ne manque pas de ronde dans le groupe de tête. Le score initial peut rester tel quel.
sleeper-too-late = Une ronde est confirmée, les scores initiaux ne peuvent donc plus être baissés.

list-column-unknown = La liste n’a pas de colonne « { $column } ». Écrivez son titre, ou son numéro de 1 à { $last }.
list-meaning-unknown = « { $meaning } » n’est pas la signification d’une colonne. Choisissez { $known }, sp12, sp16 ou sp20, ou - pour ignorer la colonne.
list-name-order-asked = La colonne « { $heading } » est lue avec le nom de famille d’abord. Si les prénoms sont d’abord, choisissez cette signification de la colonne ; en ligne de commande, --map "{ $heading }=given_first".
list-name-order-given = La colonne « { $heading } » est lue avec le prénom d’abord, comme le { $count ->
    [one] montre { $count } joueur de la liste des GoR.
   *[other] montrent { $count } joueurs de la liste des GoR.
}
seed-list-other-key = La liste est signée avec une autre clé, { $key }. Demandez sa liste au circuit.
seed-list-by-name = { $name } est peut-être { $seed } dans la liste.

slip-register-open = Les inscriptions sont encore ouvertes. Modifiez l’inscription elle-même.
slip-empty = La fiche ne demande rien. Indiquez ce qui doit changer.
slip-no-family-name = Le nom de famille ne peut pas être vide.
slip-late-incomplete = Une inscription tardive demande un nom de famille et un niveau.
slip-late-leaves = Une inscription tardive ne peut pas partir. Nommez le joueur qui part.
slip-no-reason = Un refus demande un motif pour le registre des fiches.
slip-unknown = Il n’y a pas de fiche { $number }. Cherchez-la dans la liste des fiches.
slip-already-applied = La fiche { $number } a été appliquée le { $time }. Ajoutez une autre fiche pour un autre changement.
slip-already-refused = La fiche { $number } a été refusée le { $time }. Ajoutez une autre fiche pour un autre changement.
slip-round-paired = La ronde { $round } est déjà appariée, personne ne peut donc y entrer ni en sortir. Refusez la fiche, ou désappariez d’abord la ronde.

event-no-name = Le tournoi demande un nom.
competition-day-outside = Le { $day } n’est pas un jour du tournoi (du { $first } au { $last }). Changez-le, ou changez les jours du tournoi.
event-ends-before-start = Le dernier jour est avant le premier. Changez l’un d’eux.
event-rounds-out-of-range = Le nombre de rondes ne peut pas être { $rounds }. Choisissez { $first } à { $last }.
event-main-time-too-long = Un temps principal de { $minutes } minutes dépasse un jour. Choisissez-en un plus court.
overtime-unknown = « { $text } » n’est pas un temps supplémentaire : écrivez 3x30, 15/300, +20 ou none.
import-is-tournament = { $file } est { $format }. Il contient un tournoi entier, pas une liste de joueurs. Créez-en un tournoi avec « Importer d’un autre programme », ou `drawmaster import`.
import-is-database = { $file } est un tournoi, un livre du circuit ou une liste des GoR de ce programme. Ouvrez-le au lieu de l’importer.
import-is-bundle = { $file } est un paquet pour le circuit. Ajoutez-le à un livre du circuit, par exemple avec `drawmaster tour add`.
import-is-seed-list = { $file } est une liste de placement du circuit. Importez-la dans un tournoi qui a ses joueurs, avec `drawmaster seedlist import`.
import-is-rating-list = { $file } est une liste de niveaux. Importez-la dans les inscriptions, ou avec `drawmaster egd import`.
import-format-unknown = { $file } a un format inconnu. Choisissez un fichier d’OpenGotha, de MacMahon ou de Pairgoth, un fichier de résultats de l’EGD (H9), de la FFG (tou) ou de l’AGA, un rapport de la fédération d’échecs (TRF16), ou une liste CSV, xlsx ou ods.
sample-day = Le tournoi d’exemple a un jour qui n’existe pas.

setting-unknown = Il n’y a pas de réglage { $path }. Voyez son chemin dans la liste des réglages.
setting-unfit = La valeur { $value } ne convient pas à { $path } ({ $reason }). Voyez la forme de sa valeur dans la liste des réglages.
setting-unfit-own = La valeur { $value } ne convient pas à { $path }. { $reason }
settings-not-json = Les réglages ne peuvent pas être écrits ({ $reason }). Signalez cette erreur.
competition-gone = Le tournoi n’a plus sa compétition.
competition-key-fixed = La clé d’une compétition ne peut pas être changée.
room-incomplete = La salle « { $name } » demande un nom et des numéros de table à partir de 1. Corrigez-la.
rooms-overlap = Les salles { $first } et { $second } ont le même nom ou une table commune. Donnez à chacune les siens.
competition-room-unknown = Le tournoi n’a pas de salle { $name }. Ajoutez d’abord la salle, dans event.halls.
tie-breaks-empty = Le classement demande au moins un critère, par exemple MMS.
level-twice = La règle { $name } est deux fois dans la liste. Retirez l’une d’elles.
level-unknown = Il n’y a pas de règle { $name }. Voyez les noms dans la liste des règles.
level-place-unknown = Il n’y a pas de place { $place } dans l’ordre des règles. Choisissez 1 à { $last }.
weight-out-of-range = Un poids est hors limites. Les poids vont de 0 à 1000000000000000, les facteurs de 0 à 1000, la concavité de 0 à 10000.
main-table-out-of-range = Choisissez { $first } à { $last } joueurs ou poules.
zones-too-large = Les poules demandent { $rounds } rondes, plus que { $last }. Fixez un plus grand nombre de poules.
zones-round-paired = Les poules sont tirées, puisque des rondes sont appariées. Annulez d’abord les appariements.
teams-system = Les équipes ne peuvent jouer qu’en McMahon, système suisse ou toutes rondes. Choisissez l’un de ces systèmes.
teams-size = Une rencontre d’équipes a { $first } à { $last } tables. Choisissez un nombre dans cet intervalle.
teams-none = { $name } n’a pas d’équipes. Ajoutez une compétition par équipes, ou fixez son nombre de tables avant la première ronde.
teams-round-paired = Une ronde est déjà appariée. Désappariez toutes les rondes avant de changer le nombre de tables.
teams-whole-matches = Les équipes sont appariées en bloc, une table seule ne peut donc pas être déplacée.
teams-whole-matches-hint = Échangez deux équipes, changez qui joue pour une équipe, ou désappariez la ronde et appariez-la de nouveau.
teams-swap-same-match = Les deux joueurs sont dans la même rencontre. Choisissez des joueurs de deux rencontres pour échanger leurs équipes.
teams-too-few = Il y a moins de deux équipes. Ajoutez d’abord des équipes.
teams-without-team = { $count ->
        [one] { $count } joueur est sans équipe : { $names }.
       *[other] { $count } joueurs sont sans équipe : { $names }.
    } Ajoutez-les à une équipe comme remplaçants, ou retirez-les.
team-unknown = Il n’y a pas d’équipe { $number }. Voyez les numéros dans la liste des équipes.
team-named-unknown = Il n’y a pas d’équipe « { $name } ». Voyez les noms avec la commande team list.
team-no-name = L’équipe n’a pas de nom. Saisissez-en un.
team-name-taken = Il y a déjà une équipe { $name }. Choisissez un autre nom.
team-member-twice = { $name } est deux fois dans l’équipe. Nommez chaque joueur une fois.
team-member-elsewhere = { $name } est dans l’équipe { $team }. Retirez d’abord le joueur de cette équipe.
team-member-played = { $name } a joué pour l’équipe et y reste. Omettez plutôt le joueur des compositions suivantes.
team-too-small = Une équipe demande { $size } joueurs ; joueurs nommés : { $count ->
        [one] { $count }
       *[other] { $count }
    }. Nommez un joueur pour chaque table.
team-incomplete = L’équipe { $name } a { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    } pour { $size } tables. Ajoutez-lui des joueurs, ou supprimez-la.
line-up-confirmed = La ronde { $round } est confirmée, ses compositions restent donc. Choisissez une ronde suivante.
line-up-result = La table { $board } a un résultat. Effacez le résultat avant qu’un autre joueur prenne la table.
pairs-none = { $name } n’est pas pour des paires. Ajoutez une compétition avec le modèle pair-go, ou inscrivez les personnes séparément.
pairs-in-teams = { $name } ne peut pas être pour des équipes et pour des paires. Choisissez l’un des deux.
pairs-entered = Quelqu’un est déjà inscrit dans { $name }. Seule une compétition vide peut passer des paires aux personnes ou l’inverse.
pairs-strength-closed = Les inscriptions de { $name } sont closes : les niveaux des paires restent.
entry-needs-partner = { $competition } est pour des paires. Inscrivez { $name } avec un partenaire.
entry-pair-alone = { $name } est une paire, mais { $competition } est pour des personnes seules. Inscrivez chacune séparément.
entry-not-pair = { $name } n’est pas une paire. Modifiez l’inscription elle-même.
pair-one-person = { $name } ne peut pas être son propre partenaire. Choisissez deux personnes.
pair-person-twice = { $name } est déjà dans la paire { $other }. Modifiez d’abord cette paire.
pair-not-mixed = { $name } n’est pas confirmée comme paire mixte. Confirmez-la, ou n’exigez pas de paires mixtes dans les réglages.
pair-change-partners = { $name } est une paire. Modifiez ses partenaires ; noms et niveau en découlent.
person-unknown = Aucune personne n’a la clé { $id }. Cherchez les clés dans la liste des personnes.
bundle-only-pairs = Toutes les compétitions sont du pair go, que le circuit ne compte pas. Publiez le classement.
export-pairs-not-rated = { $name } est du pair go, qu’aucune échelle n’accepte. Exportez son classement.
setting-team-list = Les équipes ne sont pas un réglage. Ajoutez, modifiez ou supprimez plutôt une équipe.
handicap-ceiling-out-of-range = Un handicap a neuf pierres au plus. Choisissez 0 à 9.
initial-scores-round-paired = Une ronde est déjà appariée. Désappariez toutes les rondes avant de changer les scores initiaux.

level-formula-rematch = 1 pour chaque partie antérieure entre les deux
level-formula-family = 1 s’ils sont d’une même famille
level-formula-category = l’écart de leurs catégories, au carré
level-formula-score-difference = l’écart de score en demi-points, au carré
level-formula-knockout-apart = 1 s’ils peuvent se rencontrer à la première ronde à venir d’un tableau
level-formula-floats = 32 fois le carré des flottements antérieurs de chaque joueur dans ce sens, et 0 à 12 pour leurs places dans leurs groupes
level-formula-club = 1 s’ils sont d’un même club, sous la barre
level-formula-country = 1 s’ils sont d’un même pays, sous la barre
level-formula-colours = 8 pour chaque couleur au-delà d’un écart de un, 1 pour la même couleur deux fois de suite
level-formula-handicap = les pierres, au carré
level-formula-seeding = la distance à l’adversaire préféré par le placement, au carré
level-formula-winless = 1 si un seul des deux a gagné une partie ou fait jigo
level-formula-lot = un nombre aléatoire de 0 à 255

audit-log-head-form = Une tête de l’historique a { $fewest } à 64 signes parmi 0-9 et a-f. Tapez-la comme elle est imprimée au bas de la feuille.
audit-log-head-ambiguous = Plusieurs entrées de l’historique commencent par ces signes. Tapez-en plus.
audit-log-head-unknown = Aucune entrée de cet historique n’a la tête { $head }. Soit elle est mal tapée, soit la feuille appartient à un autre historique que ce fichier.
referee-time-unknown = « { $text } » n’est pas une heure. Écrivez heures et minutes, par exemple 14:05.
referee-counted-none = { $minutes } minutes sans temps supplémentaire : temps ajusté { $adjusted } minutes.
referee-counted-byoyomi = { $minutes } minutes et { $moves } coups de { $seconds } secondes : temps ajusté { $adjusted } minutes.
referee-counted-canadian = { $minutes } minutes et { $moves } coups, { $stones } en { $seconds } secondes : temps ajusté { $adjusted } minutes.
referee-counted-fischer = { $minutes } minutes et { $seconds } secondes pour chacun des { $moves } coups : temps ajusté { $adjusted } minutes.
referee-class-highest = Les deux temps atteignent la classe la plus haute.
referee-class-main = Le temps principal décide : la classe { $class } demande { $needs_main } minutes, il y en a { $main }.
referee-class-adjusted = Le temps ajusté décide : la classe { $class } demande { $needs_adjusted } minutes, il y en a { $adjusted }.
referee-class-both = Les deux temps décident : la classe { $class } demande un temps principal de { $needs_main } minutes, ici { $main }, et un temps ajusté de { $needs_adjusted } minutes, ici { $adjusted }.
referee-clock-unknown = « { $text } » n’est pas un temps de pendule. Écrivez des minutes, par exemple 25, ou 12:30, ou 1:05:00.
referee-round-unknown = La compétition n’a pas de ronde { $round } ; nombre de rondes : { $rounds }.
referee-seal-order = L’heure de mise sous pli obligatoire est avant l’heure où elle est permise. Échangez les deux heures.
late-game-decided = La table { $board } a déjà un résultat.
late-not-marked = Aucun retard n’est noté à la table { $board } pour cette couleur.
late-no-resumption = La partie de la table { $board } n’a pas d’heure de reprise. Saisissez-la d’abord sur le formulaire.
late-not-lost-yet = La partie de la table { $board } n’est perdue qu’après { $time }.
late-not-resumed = La partie de la table { $board } n’a pas repris.
late-nobody = Personne n’a perdu la partie de la table { $board } par retard.
late-clocks-set = Mettez les pendules au temps utilisé : Noir { $black } min, Blanc { $white } min.
late-clocks-nobody = Personne n’est là : la pendule de Noir tourne et indique { $black } min. Mettez celle de Blanc au même temps quand le premier joueur arrive.
late-clocks-to-move = Personne n’est là : seule tourne la pendule du joueur qui a le trait. Utilisé depuis la reprise : Noir { $black } min, Blanc { $white } min.
late-clocks-black-runs = Noir est absent et sa pendule tourne. Utilisé : Noir { $black } min, Blanc { $white } min.
late-clocks-white-runs = Blanc est absent et sa pendule tourne. Utilisé : Noir { $black } min, Blanc { $white } min.
late-clocks-not-started = Les pendules n’ont pas été mises en marche.
late-clocks-lost = { $who ->
        [black] Noir n’était pas là
        [white] Blanc n’était pas là
       *[both] Les deux joueurs n’étaient pas là
    } à { $time } : perdu par retard.
late-round-ahead = La ronde { $round } n’a pas commencé. Elle commence le { $date } à { $time }.
late-round-past = La ronde { $round } a eu lieu le { $date }.
late-round-unrecorded = La ronde { $round } était prévue le { $date }, et son début n’est pas noté. Indiquez quand les pendules de Noir ont été mises en marche.
adjourn-game-decided = La table { $board } a un résultat, ou une seule des deux saisies. Effacez-le pour ajourner la partie.
adjourn-number-unknown = Les numéros de coups et les pierres capturées sont des nombres entiers, au plus { $most }.
adjourn-resumption-early = La reprise est avant l’ajournement. Saisissez le jour et l’heure, par exemple 2026-11-21 09:00.
adjourn-used = La ronde { $round } a été appariée selon ce que compte la partie de la table { $board }. Saisissez plutôt le résultat de la partie.
adjourn-not = La partie de la table { $board } n’est pas ajournée.
unfinished-as-jigo = La ronde suivante est appariée comme si c’était un jigo.
unfinished-as-black = La ronde suivante est appariée comme si Noir avait gagné.
unfinished-as-white = La ronde suivante est appariée comme si Blanc avait gagné.
unfinished-held = Aucun des deux joueurs n’est apparié avant la fin de la partie.
unfinished-of-table = Le tableau attend le vainqueur de la partie.
unfinished-game = La partie de la ronde { $round }, table { $board }, { $black } – { $white }, n’était pas finie. { $effect }
delays-nothing = Aucune ronde n’a de nouveau début.
stage-rule-unknown = « { $text } » ne dit pas qui continue. Saisissez first:8, places:9-16, each:2, others ou losers:1.
stage-of-teams = { $name } est une phase : la compétition qui la précède décide si des équipes jouent et sur combien de tables. Ajoutez une autre phase ou une compétition à part.
stage-needs-table = { $name } n’a pas de tableau dont les perdants sont éliminés. Choisissez une autre règle.
stage-zones-drawn = L’élimination directe des poules de { $name } est déjà tirée. Annulez d’abord le tirage.
stage-overlap = { $stage } prend une partie des mêmes joueurs. Choisissez une autre règle, ou supprimez { $stage }.
stage-none = { $name } n’est pas une phase. Choisissez une compétition ajoutée comme phase.
stage-filled = { $name } a déjà ses joueurs. Annulez cela d’abord, ou modifiez ses inscriptions.
stage-register-closed = Les inscriptions de { $name } sont closes. Ajoutez une nouvelle phase.
stage-source-free = D’autres parties peuvent se jouer dans { $name }. Remplir la phase avec le classement actuel ?
stage-too-large = { $name } demanderait plus de { $last } rondes. Choisissez un autre système, ou laissez continuer moins de joueurs.
stage-nothing-left = Tous ceux qui continuent dans { $name } se sont déjà tous rencontrés. Supprimez { $name }, et ajoutez-la avec un autre système ou sans ces résultats.
stage-no-stages = { $name } n’a pas de phases. Ajoutez-en une d’abord.
stage-changed = Le classement avant { $name } a changé depuis, et d’autres joueurs continueraient maintenant. Annulez le remplissage, ou modifiez les inscriptions.
competition-has-stages = { $stage } prend ses joueurs dans { $name }. Supprimez d’abord { $stage }.

move-as-good = Aussi bien que maintenant.
move-only-seeding = Aussi bien que maintenant ; seuls le placement ou les numéros tirés changent.
move-better = Mieux que maintenant.
move-better-but = Mieux que maintenant, à ce prix : { $reason }.
move-colours = Les couleurs des deux joueurs sont échangées.
move-left-over = Un joueur sans partie ne peut être apparié qu’à un autre joueur sans partie. Désappariez d’abord la table { $board }, puis choisissez les paires.
move-rematch = { $black } et { $white } se sont déjà rencontrés, à la ronde { $round }.
move-family = { $black } et { $white } sont d’une même famille.
move-far-apart = { $black } et { $white } sont très éloignés : écart de { $grades ->
    [one] { $grades } niveau
   *[other] { $grades } niveaux
} et de { $points } points.
move-worse-rematch = Plus de joueurs se rencontrent à nouveau.
move-worse-family = Plus de joueurs d’une même famille se rencontrent.
move-worse-winless = Plus de joueurs sans victoire rencontrent des joueurs qui ont gagné.
move-worse-categories = Des joueurs de catégories plus éloignées se rencontrent.
move-worse-score-difference = Des joueurs aux scores plus éloignés se rencontrent.
move-worse-knockout = Des joueurs se rencontrent qui pourraient se retrouver en élimination directe.
move-worse-floats = Les flottements sont moins équilibrés.
move-worse-club = Plus de joueurs d’un même club se rencontrent.
move-worse-country = Plus de joueurs d’un même pays se rencontrent.
move-worse-colours = Les couleurs sont moins équilibrées.
move-worse-handicap = Les handicaps sont plus grands.
move-worse-geography = Plus de joueurs d’un même club ou pays se rencontrent.
