### Messages of the core in French: errors and answers of all commands, the command line and the hall network.
### Traduction provisoire, relue par aucun francophone à ce jour.

## api: commands of the window

api-no-command = Il n’y a pas de commande { $name }. Redémarrez le programme.
api-response-invalid = La réponse ne peut pas être envoyée ({ $error }). Redémarrez le programme.
api-text-too-long = Un texte est trop long : il dépasse { $longest } octets. Raccourcissez-le.
api-not-for-the-hall = L’affichage en salle ne peut pas utiliser la commande { $name }. Il ne montre que ce qui est publié.
api-no-tour-book = Aucun livre du circuit n’est ouvert. Ouvrez-en un ou créez-en un.

## api: the demonstration

demo-folder = Le dossier { $folder } ne peut pas être créé ({ $error }). Choisissez un autre dossier.
demo-registered = { $event } : { $players ->
        [one] { $players } joueur inscrit
       *[other] { $players } joueurs inscrits
    }.
demo-closed = Les inscriptions sont closes. Les numéros vont de 1 à { $last }.
demo-drawn = KO{ $category } est tiré avec l’entropie { $entropy } : { $lines ->
        [one] { $lines } case
       *[other] { $lines } cases
    }.
demo-round = La ronde { $round } est appariée, jouée et confirmée.

## api: the window's host

host-folder = Le dossier { $folder } ne peut pas être créé ({ $error }). Libérez de la place ou vérifiez ses droits.
host-no-data-folder = Le système n’a pas de dossier pour les données du programme ({ $error }). Créez plutôt un tournoi dans un dossier de votre choix.
host-no-free-name = Le dossier { $folder } contient trop d’exemples. Supprimez-en.
host-cannot-open = { $path } ne peut pas être ouvert ({ $error }). Ouvrez-le depuis votre gestionnaire de fichiers.
host-second-window = L’affichage en salle ne répond pas ({ $error }). Redémarrez le programme.
demo-played = { $name } : { $players ->
    [one] { $players } joueur a joué
   *[other] { $players } joueurs ont joué
} { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.

## app: knock-outs

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
game-rounds-paired = { $name } s’apparie par rondes. Les parties ne s’ajoutent une à une que là où les joueurs choisissent leurs adversaires : en appariement libre, dans une ligue ou une échelle de club.
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

## app: The Final

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

## app: points of the tour

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

## app: copies

copies-no-folder = Cet ordinateur n’a pas de dossier pour les fichiers du programme. Réglez DRAWMASTER_DATA sur un dossier.
copies-not-a-folder = { $path } n’est pas un dossier. Choisissez un dossier sur un autre appareil.
copies-folder-unusable = Le dossier { $path } ne peut pas être utilisé ({ $cause }). Choisissez un autre dossier.
copies-folder-unreadable = Le dossier ne peut pas être lu ({ $cause }).
copies-unknown = Il n’y a pas de copie { $name }. Choisissez une copie de la liste.
copies-choose-damaged = Aucun fichier n’est choisi. Choisissez le fichier endommagé.

## app: words of requests

word-unknown = « { $text } » est inconnu. Choisissez parmi { $known }.

## app: rounds: pairing, releasing, results and confirming

colour-unknown = « { $text } » n’est pas une couleur. Écrivez black ou white.
profile-unknown = « { $text } » n’est pas un modèle d’appariement. Choisissez seygo, opengotha ou literal.
round-unknown = La ronde { $round } n’existe pas. Les rondes vont de 1 à { $last }.
round-not-paired = La ronde { $round } n’est pas appariée. Appariez-la d’abord.
round-board-missing = La ronde { $round } n’a pas de table { $board }. Ses tables sont { $boards }.
round-without-boards = La ronde { $round } n’a pas de tables. Appariez d’abord ses joueurs.
round-register-open = Les inscriptions sont encore ouvertes. Clôturez-les avant d’apparier la première ronde.
round-register-open-hint = La clôture des inscriptions donne leurs numéros aux joueurs.
round-all-paired = { $rounds ->
    [one] La seule ronde est déjà appariée.
   *[other] Les { $rounds } rondes sont toutes appariées.
}
round-not-next = La ronde { $round } n’est pas la suivante. Appariez la ronde { $next }.
round-not-next-draft = La ronde { $round } n’est pas la suivante : la ronde { $current } est un brouillon. Publiez-la, jouez-la, puis appariez la ronde { $next }.
round-not-next-open = La ronde { $round } n’est pas la suivante : la ronde { $current } n’est pas confirmée. Saisissez ses résultats, puis appariez la ronde { $next }.
round-paired-already = La ronde { $round } est déjà appariée.
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
round-results-missing-hint = Si une partie n’a pas été finie, notez son ajournement. La ronde peut alors être confirmée sans son résultat.
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
stale-left = { $name } ne joue plus et est assis à la table { $board }.
stale-left-bye = { $name } ne joue plus et est exempt.
stale-came = { $name } joue maintenant la ronde { $round } et n’a pas de partie.
stale-came-lost = { $name } joue maintenant la ronde { $round }, mais la table { $board } compte comme perdue pour absence.
stale-slips = { $count ->
    [one] { $count } fiche rose est arrivée après l’appariement et est en attente.
   *[other] { $count } fiches roses sont arrivées après l’appariement et sont en attente.
}
stale-result = Le résultat de la table { $board } à la ronde { $earlier } a changé après l’appariement de la ronde { $round }.
stale-result-missing = La table { $board } de la ronde { $earlier } n’a pas de résultat.
stale-attendance = L’exemption ou l’absence de { $name } à la ronde { $earlier } a changé après l’appariement de la ronde { $round }.
stale-rank = Le niveau de { $name } est passé de { $from } à { $to } après l’appariement de la ronde { $round }.
stale-player = Les données de { $name } ont changé après l’appariement de la ronde { $round }.
stale-line-up = La composition de l’équipe { $team } a changé après l’appariement de la ronde { $round } : { $names }.
stale-table = Le tableau a été tiré d’après des places qui ont changé depuis. Y entreraient maintenant : { $joins } ; n’y seraient plus : { $leaves }.
stale-table-order = Le tableau a été tiré d’après des places qui ont changé depuis. Les mêmes joueurs y seraient, dans un autre ordre.
stale-table-hint = Refaites le tirage, ou confirmez qu’il reste tel quel.
stale-draws = Un tableau, une qualification ou une Finale ont été tirés ou modifiés après l’appariement de la ronde { $round }.
stale-settings = Les réglages ont changé après l’appariement de la ronde { $round }.
stale-pairs-differ = { $count ->
    [0] La ronde { $round } serait appariée autrement maintenant.
    [one] La table { $boards } serait appariée autrement maintenant.
   *[other] Les tables { $boards } seraient appariées autrement maintenant.
}
stale-impossible = La ronde { $round } ne pourrait pas être appariée maintenant. { $cause }
round-no-longer-follows = La ronde { $round } n’est plus à jour.
round-out-of-date-hint = Réappariez la ronde ou les tables concernées, ou confirmez qu’elle est publiée telle quelle.
round-paired-from-old-result = La ronde { $round } a été appariée avant ce changement et n’est plus à jour. Réappariez-la, sauf si vous la gardez telle quelle.
round-players-left = { $count ->
    [one] { $names } n’a ni partie ni exemption
   *[other] { $names } n’ont ni partie ni exemption
} à la ronde { $round }.
round-players-without-game-hint = Appariez-les, exemptez, notez qu’ils manquent la ronde, ou confirmez la ronde sans eux.
round-players-left-hint = Appariez, exemptez, ou confirmez que la ronde est publiée sans ces joueurs.
round-table-game-open-hint = Appariez les autres joueurs de la ronde, décidez qui se qualifie, ou confirmez la ronde sans la partie.
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
round-forfeit-absent = { $name } ne joue pas à la ronde { $round } et perd par forfait à la table { $board }.
round-fixed-board-match = { $name } a la table fixe { $fixed } mais joue à la table { $at } : les tables d’une rencontre restent ensemble, les tables fixes sont donc sans effet.
round-fixed-board-opponent = { $name } a la table fixe { $fixed } mais joue à la table { $at }, la table fixe de { $opponent }.
round-fixed-board-shared = { $name } et { $other } ont la même table fixe { $fixed }. { $name } joue à la table { $at }.
round-fixed-board-missed = { $name } a la table fixe { $fixed } mais joue à la table { $at }. Déplacez la partie, ou renumérotez les tables.
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

## app: manual pairing

pairing-consent-missed = { $name } manque la ronde { $round }. Confirmez que ce joueur la joue, ou choisissez-en un autre.
pairing-consent-rematch = { $black } et { $white } se sont déjà rencontrés, à la ronde { $round }. Confirmez qu’ils peuvent se rencontrer de nouveau, ou choisissez d’autres joueurs.
closing-rematches = { $rounds } rondes à { $players } joueurs ne peuvent pas se jouer sans revanches ; { $possible } le peuvent. Prévoyez moins de rondes, ou laissez des joueurs se rencontrer de nouveau.
closing-zone-rematches = La tranche { $zone } a { $players } joueurs : { $rounds } rondes ne peuvent donc pas s’y jouer sans revanches ; { $possible } le peuvent. Prévoyez moins de rondes, changez les limites des tranches, ou laissez des joueurs se rencontrer de nouveau.
round-rematches = Ces joueurs se rencontrent de nouveau : { $pairs }.
pairing-rematches-meet = Ces joueurs se sont déjà rencontrés et se rencontreraient de nouveau : { $pairs }. Apparier quand même la ronde ?
pairing-families-meet = Ces joueurs d’une même famille ne peuvent pas être séparés : { $pairs }. Confirmez qu’ils peuvent se rencontrer, ou appariez-les à la main avec d’autres joueurs.
pairing-consent-family = { $black } et { $white } sont d’une même famille. Confirmez qu’ils peuvent se rencontrer, ou choisissez d’autres joueurs.
pairing-entry-unknown = Il n’y a pas d’inscription { $entry }. Cherchez-la dans la liste des inscrits.
pairing-player-absent = { $name } ne joue pas la ronde { $round }. Changez d’abord les rondes manquées.
pairing-games-fixed = { $name } n’a pas de partie à la ronde { $round } : le système de cette compétition fixe toutes les parties. Annulez l’appariement et appariez de nouveau la ronde.
pairing-player-in-final = { $name } n’est pas apparié à la ronde { $round }, car la ronde appartient à la Finale.
pairing-player-busy = { $name } joue déjà à la table { $board }. Désappariez d’abord cette table.
pairing-bye-circle = En toutes rondes, le plan de toutes les parties décide qui se repose à la ronde { $round }.
pairing-no-bye = Aucun joueur n’est exempt à la ronde { $round }.
pairing-bye-without-team = { $name } est sans équipe, et l’exemption va à des équipes entières. Choisissez un joueur d’une équipe.
pairing-bye-without-game = Le joueur n’a pas de partie à la ronde { $round }. Choisissez un joueur qui en a une.
pairing-same-player = Un joueur ne peut pas jouer contre lui-même. Choisissez deux joueurs.
pairing-two-without-board = Les deux joueurs n’ont pas reçu de table.
pairing-handicap-too-large = { $stones } pierres de handicap, c’est trop. Choisissez 0 à 9.
pairing-swap-same-board = Les deux places sont à la même table. Échangez plutôt ses couleurs.
pairing-colours-handicap = La table { $board } est une partie à handicap, où le joueur le plus faible a Noir.
pairing-of-confirmed-round = La ronde { $round } est confirmée, son appariement reste donc. Seuls les résultats peuvent être corrigés.
pairing-again-released = { $count ->
    [one] La ronde { $round } est publiée. { $count } table serait réappariée. Confirmez si les joueurs peuvent changer de place.
   *[other] La ronde { $round } est publiée. { $count } tables seraient réappariées. Confirmez si les joueurs peuvent changer de place.
}
pairing-again-no-draft = La ronde { $round } est publiée. Réappariez ses tables non verrouillées, ou modifiez des tables une à une.
pairing-round-confirmed = La ronde { $round } est confirmée. Plus aucun joueur ne peut y être apparié.
pairing-number-unknown = Il n’y a pas de joueur { $number }. Cherchez le numéro dans la liste des inscrits.
pairing-chosen-busy = { $name } a déjà une table à la ronde { $round }. Omettez { $number }.
pairing-nobody-chosen = Aucun joueur sans table à la ronde { $round } ne correspond à ce choix.
pairing-score-invalid = « { $text } » n’est pas un score. Écrivez-le sous la forme 21 ou 21.5.

## app: costs of a pairing

cost-difference = { $reason } { $by }
cost-of-pair = { $reason } : { $cost }

## app: pairing report

report-reason-manual = La paire a été fixée à la main. Le meilleur appariement ne la contient pas.
report-reason-parts = La ronde a été appariée en plusieurs fois. Si tous étaient appariés ensemble, ces deux joueurs ne se rencontreraient pas.
report-reason-earlier = La paire vient de l’appariement de la ronde. Après des changements manuels, un autre appariement serait le meilleur.
report-reason-corrected = Un résultat corrigé dans un tableau a placé les joueurs à cette table.
report-reason-procedure = La procédure fixe de ce modèle a donné la paire.
report-reason-circle = Chacun rencontre tous les autres dans un ordre fixe des parties. Selon lui, ces deux joueurs se rencontrent à cette ronde.
report-reason-zone = Les deux sont dans la poule { $zone }. Selon l’ordre fixe de ses parties, ils se rencontrent à cette ronde.
report-reason-outside-circle = La paire a été fixée à la main. Selon l’ordre fixe des parties, ces deux joueurs ne se rencontrent pas à cette ronde.
report-reason-left-over = La paire a été formée en appariant les joueurs restants, hors de l’ordre fixe des parties.
report-reason-free = Dans cette compétition, les parties s’ajoutent une à une ; aucun appariement n’a donc choisi cette paire.
report-reason-imported = La paire a été importée avec la ronde. Sa raison n’est pas connue ici.
changed-rank = Niveau corrigé après cette ronde : de { $from } à { $to } ({ $name }).
changed-player = Données corrigées après cette ronde : { $name }.
changed-withdrawn = Retrait après cette ronde : { $name }.
changed-registered = Inscrit de nouveau après cette ronde : { $name }.
changed-result = Résultat corrigé après l’appariement de cette ronde : ronde { $round }, table { $board }.
changed-attendance = Exemption ou absence à la ronde { $round } corrigée après l’appariement de cette ronde : { $name }.
changed-draws = Un tableau, une qualification ou une Finale ont changé après l’appariement de cette ronde.
changed-settings = Les réglages de l’appariement ont changé après l’appariement de cette ronde.
report-round-circle = Les rencontres découlent d’un ordre fixe des parties, où chacun rencontre tous les autres.
report-round-zones = Les rencontres découlent d’un ordre fixe des parties, où chacun rencontre tous ceux de sa poule.
report-round-free = Les parties de cette ronde ont été ajoutées une à une.
report-round-imported = La ronde a été importée. La raison de ses rencontres n’est pas connue ici.
report-reason-necessary = La ronde ne peut pas être appariée sans cette paire.
report-reason-as-good = Un autre appariement de la ronde serait tout aussi bon.
report-reason-worse = Sinon, la ronde serait moins bonne : { $reason }.
otherwise-rematch = Sinon, { $first } et { $second } se rencontreraient de nouveau.
otherwise-family = Sinon, { $first } et { $second }, d’une même famille, se rencontreraient.
otherwise-winless = Sinon, { $first } et { $second } se rencontreraient, et un seul des deux a marqué.
otherwise-categories = Sinon, { $first } et { $second }, de catégories différentes, se rencontreraient.
otherwise-one-point = Sinon, { $first } jouerait contre { $second }, à un point d’écart.
otherwise-score = Sinon, { $first } jouerait contre { $second }, à { $points } points d’écart.
otherwise-knockout = Sinon, { $first } et { $second }, adversaires possibles en tableau, se rencontreraient.
otherwise-floats = Sinon, { $first } jouerait contre { $second }, et l’un des deux flotterait de nouveau.
otherwise-club = Sinon, { $first } et { $second }, d’un même club, se rencontreraient.
otherwise-country = Sinon, { $first } et { $second }, d’un même pays, se rencontreraient.
otherwise-geography = Sinon, { $first } et { $second }, d’un même club ou pays, se rencontreraient.
otherwise-colours = Sinon, { $first } jouerait contre { $second }, et leurs couleurs seraient moins équilibrées.
otherwise-handicap = Sinon, { $first } jouerait contre { $second } avec un plus grand handicap.
otherwise-seeding = Sinon, { $first } jouerait contre { $second }, ce qui convient moins au placement dans leur groupe de score.
otherwise-lot = D’autres appariements sont aussi bons pour tout le reste. Le sort a décidé.
deciding-rematch = { $first } et { $second } se rencontrent de nouveau.
deciding-family = { $first } et { $second }, d’une même famille, se rencontrent.
deciding-winless = { $first } et { $second } se rencontrent, et un seul des deux a marqué.
deciding-categories = { $first } et { $second }, de catégories différentes, se rencontrent.
deciding-one-point = { $first } joue contre { $second }, à un point d’écart.
deciding-score = { $first } joue contre { $second }, à { $points } points d’écart.
deciding-knockout = { $first } et { $second }, adversaires possibles en tableau, se rencontrent.
deciding-floats = { $first } joue contre { $second }, et l’un des deux flotte de nouveau.
deciding-club = { $first } et { $second }, d’un même club, se rencontrent.
deciding-country = { $first } et { $second }, d’un même pays, se rencontrent.
deciding-geography = { $first } et { $second }, d’un même club ou pays, se rencontrent.
deciding-colours = { $first } joue contre { $second }, et leurs couleurs sont moins équilibrées.
deciding-handicap = { $first } joue contre { $second } avec un plus grand handicap.
deciding-seeding = { $first } joue contre { $second }, ce qui convient moins au placement dans leur groupe de score.
deciding-lot = Seul le tirage au sort parle pour le meilleur appariement.
deciding-other = Ce qui décide : { $reason }.
report-bye-given = { $name } est exempt : la direction l’a décidé.
report-bye-imported = { $name } est exempt dans la ronde importée.
report-bye-first = { $name } est exempt. Parmi ceux qui ont le moins d’exemptions, ce choix laisse aux autres le meilleur appariement.
report-bye-again = { $name } est exempt une fois de plus, car tous les autres l’ont été aussi souvent.
report-bye-circle = { $name } se repose à cette ronde du toutes rondes.
report-bye-team = { $name } n’a pas d’adversaire, car le nombre d’équipes est impair.
report-bye-opengotha = { $name } est exempt selon la règle d’OpenGotha : le dernier du classement parmi ceux qui ont le moins d’exemptions.
report-reason-table = Le tableau décide ici des rencontres.
report-reason-large = Le rapport ne donne pas de raisons pour une ronde avec autant de remarques. Faites expliquer la table pour voir sa raison.
report-reason-unknown = La raison ne peut plus être calculée. { $cause }

## app: results and corrections

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
correction-round-needed = La ronde { $round } devient nécessaire : le tableau a une partie de plus.
correction-nothing-else = Rien d’autre ne change.
correction-qualifier = KO{ $category } a été tiré avec { $name }, que cette partie avait qualifié.
correction-kept-alone = { $name } reste dans le tableau, quel que soit le résultat.
correction-kept = { $name } reste dans le tableau. Le résultat ne compte que dans l’Open.
correction-game-played = Ronde { $round }, table { $board } : { $black } et { $white }, résultat { $result }.
correction-game-open = Ronde { $round }, table { $board } : { $black } et { $white }, pas encore jouée.
correction-seat = Ronde { $round }, table { $board } : { $joins } joue à la place de { $leaves }.
correction-ordinary = Ronde { $round }, table { $board } : la partie devient une partie ordinaire de l’Open.
correction-void = Ronde { $round }, table { $board } : le résultat est effacé et la partie est rejouée.
correction-walkover = Ronde { $round } : { $name } se qualifie sans jouer.
correction-vacant = Ronde { $round } : personne ne se qualifie d’une partie du tableau.
correction-to-decide = Ronde { $round } : { $one } et { $other } se rencontrent dans le tableau. Appariez-les, ou décidez qui se qualifie.
correction-opponent-open = Ronde { $round } : une partie du tableau attend ses joueurs.
correction-unpaired = Ronde { $round }, table { $board } : la table est retirée, car ses joueurs doivent être décidés de nouveau.
correction-bye = { $name } est exempt à la ronde { $round }.
correction-out = { $name } n’a plus de partie à la ronde { $round }.
correction-without-game = { $name } n’a pas de partie à la ronde { $round }. Appariez à la main.
correction-later-game-of-final = La correction ne peut pas être répercutée, car la table { $board } de la ronde { $round } a déjà un résultat. Annulez les parties suivantes.
correction-later-game-played = La correction ne peut pas être répercutée, car la table { $board } de la ronde { $round } a déjà un résultat. Gardez les joueurs qualifiés, ou annulez les parties suivantes.
correction-player-busy = La correction ne peut pas être répercutée, car le joueur qui se qualifie maintenant a déjà joué à la table { $board } de la ronde { $round }. Gardez les joueurs qualifiés, ou annulez les parties suivantes.
correction-table-begun = KO{ $category } a été tiré avec ce résultat et a commencé. Gardez ses joueurs.
correction-table-drawn = KO{ $category } a été tiré avec ce résultat. Répercutez la correction, gardez les joueurs, ou refaites le tirage.
correction-box = KO{ $category } : { $joins } prend la case de { $leaves }.
correction-qualifier-open = KO{ $category } a une case vide jusqu’à ce que cette partie décide qui se qualifie.
correction-box-filled = KO{ $category } : { $joins } prend la case vide.
correction-box-empty = KO{ $category } : la case de { $leaves } devient vide.

## app: jigo ladder

ladder-none = La table { $board } n’est pas une partie de tableau ou de qualification finie par un jigo, elle n’a donc pas d’échelle.
ladder-decided = L’échelle de la table { $board } est tranchée. Retirez d’abord sa dernière partie.
ladder-not-started = L’échelle de la table { $board } n’a pas été lancée. Saisissez quand le jigo a été accepté.
ladder-games-entered = Des parties de l’échelle de la table { $board } sont saisies. Retirez-les d’abord.
ladder-boards-have-times = Les parties sur gobans plus petits ont des temps fixes. Laissez de côté les temps restants.
ladder-new-game-needs-times = Une nouvelle partie se joue avec les temps restants. Saisissez ceux de Noir et de Blanc.
ladder-new-game-decides = Une nouvelle partie tranche cette échelle. Saisissez son résultat sans taille de goban.
ladder-other-game-next = La prochaine partie de cette échelle est sur { $next } × { $next }, pas sur { $lines } × { $lines }.

## app: standings

standings-round-not-paired = La ronde { $round } n’est pas appariée. Le classement va jusqu’à la ronde { $newest }.

## app: check of an event and self-check

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
check-closed-without-result = { $count ->
    [one] la table { $boards } n’a pas
   *[other] les tables { $boards } n’ont pas
} de résultat concordant, bien qu’une ronde ultérieure soit appariée.
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
competition-has-cases = { $name } a { $cases ->
    [one] { $cases } cas de l’arbitre, qui est supprimé
   *[other] { $cases } cas de l’arbitre, qui sont supprimés
} avec elle, de même que { $entries ->
    [one] son inscription.
   *[other] ses { $entries } inscriptions.
}
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
} ; { $cost }
check-set-by-correction = { $place } : { $count ->
    [one] la table { $boards } tient ses joueurs
   *[other] les tables { $boards } tiennent leurs joueurs
} d’un résultat corrigé ; { $cost }
check-paired-in-parts = { $place } : la ronde a été appariée en plusieurs fois ; { $cost }
check-cost-best = la ronde est aussi bonne que le meilleur appariement.
check-costs = { $place } : plus que le meilleur appariement : { $cost }
check-cost-worse = la ronde coûte plus que le meilleur appariement. { $reason }
check-cost-unknown = son coût ne peut plus être calculé.
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

## app: simulated events

simulation-players = Le nombre de joueurs doit être de 2 à 10000, pas { $players }.
simulation-day = Le premier jour du tournoi simulé n’existe pas.
simulation-player-unknown = Un joueur d’une partie simulée n’est pas inscrit.
simulation-ladder-black = Ronde { $round } : la table { $board } a fini par un jigo. Noir a gagné l’échelle.
simulation-ladder-white = Ronde { $round } : la table { $board } a fini par un jigo. Blanc a gagné l’échelle.

## app: the register

entry-change-without-reason = Les inscriptions sont closes : modifier { $name } demande un motif. Ajoutez-en un, ou saisissez une fiche rose.
entry-sp-unknown = « { $text } » n’est pas un nombre de points SEYGO. Écrivez un nombre entier, ou laissez le champ vide.
entry-no-family-name = L’inscription demande un nom de famille.
fixed-board-of-team = { $names } { $count ->
    [one] a
   *[other] ont
} la table fixe { $board }. Les tables d’une rencontre restent ensemble, les tables fixes sont donc sans effet ici.
fixed-board-outside = { $names } { $count ->
    [one] a
   *[other] ont
} la table fixe { $board }, que { $competition } n’a pas.
fixed-board-shared = Plusieurs personnes ont la table fixe { $board } : { $names }. Une seule partie peut s’y jouer.
entry-twice = { $name } a déjà une inscription. Modifiez-la au lieu d’en ajouter une autre.
entry-unknown = Il n’y a pas d’inscription { $id }. Cherchez-la dans la liste des inscrits.
rated-difference-unknown = La liste des GoR n’a pas d’autre valeur pour ce champ de l’inscription { $entry }. Comparez de nouveau les inscriptions à la liste.
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

## app: lists

list-column-unknown = La liste n’a pas de colonne « { $column } ». Écrivez son titre, ou son numéro de 1 à { $last }.
list-meaning-unknown = « { $meaning } » n’est pas la signification d’une colonne. Choisissez { $known }, sp12, sp16 ou sp20, ou - pour ignorer la colonne.
list-name-order-asked = La colonne « { $heading } » est lue avec le nom de famille d’abord. Si les prénoms sont d’abord, choisissez cette signification de la colonne ; en ligne de commande, --map "{ $heading }=given_first".
list-name-order-given = La colonne « { $heading } » est lue avec le prénom d’abord, comme le { $count ->
    [one] montre { $count } joueur de la liste des GoR.
   *[other] montrent { $count } joueurs de la liste des GoR.
}
seed-list-other-key = La liste est signée avec une autre clé, { $key }. Demandez sa liste au circuit.
seed-list-by-name = { $name } est peut-être { $seed } dans la liste.

## app: pink slips

slip-register-open = Les inscriptions sont encore ouvertes. Modifiez l’inscription elle-même.
slip-empty = La fiche ne demande rien. Indiquez ce qui doit changer.
slip-no-family-name = Le nom de famille ne peut pas être vide.
slip-late-incomplete = Une inscription tardive demande un nom de famille et un niveau.
slip-late-leaves = Une inscription tardive ne peut pas partir. Nommez le joueur qui part.
slip-no-reason = Un refus demande un motif pour le registre des fiches.
slip-unknown = Il n’y a pas de fiche { $number }. Cherchez-la dans la liste des fiches.
slip-already-applied = La fiche { $number } a été appliquée le { $time }. Ajoutez une autre fiche pour un autre changement.
slip-already-refused = La fiche { $number } a été refusée le { $time }. Ajoutez une autre fiche pour un autre changement.
slip-round-closed = La ronde { $round } est confirmée, personne ne peut donc la rejoindre ni la quitter. Ne changez que des rondes suivantes, ou refusez la fiche.
slip-round-seated = La ronde { $round } est déjà appariée, et { $name } joue à la table { $board }. Désappariez cette table ou saisissez un forfait, puis appliquez la fiche.
slip-round-bye = La ronde { $round } est déjà appariée, et { $name } est exempt. Exemptez un autre joueur, puis appliquez la fiche.

## app: the event

event-no-name = Le tournoi demande un nom.
event-days-needed = { $name } a un jour à elle hors du { $first } au { $last }. Changez d’abord les jours de cette compétition, ou gardez ceux du tournoi.
competition-day-outside = Le { $day } n’est pas un jour du tournoi (du { $first } au { $last }). Changez-le, ou changez les jours du tournoi.
event-ends-before-start = Le dernier jour est avant le premier. Changez l’un d’eux.
rounds-below-draft = Le nombre de rondes ne peut pas être { $rounds }, car la ronde { $paired } est appariée en brouillon. Désappariez-la d’abord.
rounds-below-paired = Le nombre de rondes ne peut pas être { $rounds }, car la ronde { $paired } est déjà publiée. Choisissez { $paired } à { $last }.
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

## app: settings

setting-unknown = Il n’y a pas de réglage { $path }. Voyez son chemin dans la liste des réglages.
setting-unfit = La valeur { $value } ne convient pas à { $path } ({ $reason }). Voyez la forme de sa valeur dans la liste des réglages.
setting-unfit-half = La valeur { $value } ne convient pas à { $path }. Écrivez un nombre de points comme 6.5, ou des demi-points en nombre entier : 13 vaut 6.5.
setting-unfit-own = La valeur { $value } ne convient pas à { $path }. { $reason }
settings-not-json = Les réglages ne peuvent pas être écrits ({ $reason }). Signalez cette erreur.
competition-gone = Le tournoi n’a plus sa compétition.
competition-key-fixed = La clé d’une compétition ne peut pas être changée.
room-incomplete = La salle « { $name } » demande un nom et des numéros de table à partir de 1. Corrigez-la.
rooms-overlap = Les salles { $first } et { $second } ont le même nom ou une table commune. Donnez à chacune les siens.
room-in-use = La salle { $name } est nécessaire : { $user } y est limité. Changez cela d’abord, ou gardez la salle et son nom.
competition-room-unknown = Le tournoi n’a pas de salle { $name }. Ajoutez d’abord la salle, dans event.halls.
tie-breaks-empty = Le classement demande au moins un critère, par exemple MMS.
main-club-out-of-range = La part du club principal est un pourcentage de 1 à 100. Saisissez-en un, ou rien pour séparer tous les clubs.
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

## app: fees and the cash desk

setting-fees = Les tarifs ne sont pas des réglages. Ils se fixent à la caisse et avec « fees set-price ».
currency-used = La caisse a des montants dans la monnaie actuelle, qui seraient d’autres sommes en { $currency }. Gardez la monnaie, ou créez un nouveau fichier de tournoi pour { $currency }.
currency-priced = Des tarifs sont fixés dans la monnaie actuelle et seraient d’autres sommes en { $currency }. Supprimez d’abord les tarifs, puis choisissez { $currency } et fixez-les de nouveau.
amount-unknown = « { $text } » n’est pas une somme d’argent. Écrivez-la sous la forme { $example }.
amount-negative = « { $text } » est négatif. Écrivez un montant sans signe moins, et rendez de l’argent par un remboursement.
amount-decimals = « { $text } » a trop de décimales : la monnaie { $decimals ->
    [0] n’a pas de décimales
    [one] a { $decimals } décimale
   *[other] a { $decimals } décimales
}. Écrivez moins de décimales, et pas de séparateurs de milliers.
amount-too-large = « { $text } » dépasse { $most }, le plus grand montant. Vérifiez le nombre de chiffres.
amount-zero = Le montant est zéro. Écrivez combien c’est.
amount-other-currency = Le tournoi compte en { $currency }, pas en { $named }. Écrivez le montant en { $currency }.
amount-no-currency = Le tournoi n’a pas encore de monnaie, un montant en { $named } ne peut donc pas être pris. Fixez la monnaie (event.levy.currency), ou écrivez le montant seul.
fees-person-unknown = Personne n’a la clé { $person }. Choisissez-en une dans la liste des comptes.
price-name-missing = Un tarif demande un nom. Écrivez ce qui est payé, par exemple Inscription ou Repas.
price-unknown = Le tournoi n’a pas de tarif « { $name } » pour cette compétition et cette catégorie. Choisissez-en un dans la liste des tarifs.
price-chosen = { $count ->
    [one] { $count } personne a choisi « { $name } »
   *[other] { $count } personnes ont choisi « { $name } »
}, le tarif reste donc. Retirez-le d’abord des comptes.
price-extra-of-competition = Un extra vaut pour tout le tournoi. Omettez la compétition.
price-of-free = Une inscription gratuite n’a pas de tarif. Choisissez une autre catégorie.
price-name-taken = « { $name } » est déjà le nom d’un tarif de l’autre sorte, inscription ou extra. Choisissez un autre nom.
price-too-many = Un tournoi a au plus { $most } tarifs. Supprimez-en d’abord.
extra-unknown = Le tournoi n’a pas d’extra « { $name } ». Fixez d’abord son tarif.
extra-too-many = Une personne peut avoir « { $name } » au plus { $most } fois. Écrivez un nombre plus petit.
discount-reason-missing = Une remise demande un motif. Écrivez pourquoi elle est accordée.
discount-too-large = Une remise de { $amount } dépasse ce que doit { $name }, soit { $owed }. Accordez au plus cette somme.
discount-too-many = Une personne peut avoir au plus { $most } remises. Retirez-en d’abord une.
discount-unknown = { $name } n’a pas de remise numéro { $number }. Choisissez-en une dans la liste de cette personne.
payment-no-price = Le tournoi n’a pas de tarif pour { $name } dans la catégorie { $category }, on ne sait donc pas ce qui est dû. Fixez le tarif, choisissez une autre catégorie, ou écrivez un montant.
payment-nothing-open = { $name } n’a rien à payer : le montant dû, { $owed }, est payé. Écrivez un montant pour encaisser davantage.
payment-more-than-open = { $amount } dépasse ce que { $name } a à payer, soit { $open }. Encaissez le montant exact, ou confirmez que le reste est un avoir.
payment-of-withdrawn = { $name } ne participe plus et ne doit rien. Confirmez pour encaisser quand même { $amount }, par exemple des frais de retrait tardif.
payment-too-many = Un tournoi contient au plus { $most } paiements. Créez un nouveau fichier de tournoi.
refund-reason-missing = Un remboursement demande un motif. Écrivez pourquoi l’argent est rendu.
refund-too-large = { $amount } dépasse ce que { $name } a payé, soit { $paid } après des remboursements antérieurs. Rendez au plus cette somme.
refund-no-credit = { $name } n’a pas payé plus que le montant dû. Écrivez le montant à rendre.

## app: the cost of a board per level

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

## app: the transparency log

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

## app: stages

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
stage-brought-changed = Le classement avant { $name } a changé depuis, et des joueurs apporteraient maintenant d’autres points. Annulez le remplissage, ou modifiez les scores initiaux.
stage-changed = Le classement avant { $name } a changé depuis, et d’autres joueurs continueraient maintenant. Annulez le remplissage, ou modifiez les inscriptions.
competition-has-stages = { $stage } prend ses joueurs dans { $name }. Supprimez d’abord { $stage }.

## app: what it would cost to move a player of a draft

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

## The referee's desk: officials, cases, guides, and the articles of the EGF rules in our own words

article-unknown = « { $text } » n’est pas un article des règles EGF. Écrivez 5j, 8g.3 ou 10, par exemple.
article-1a = Les arbitres dirigent le tournoi ; s’ils sont plusieurs, l’un d’eux est l’arbitre principal.
article-1b = La commission de recours : trois joueurs et des suppléants pour les membres concernés.
article-2a = Les joueurs se comportent loyalement.
article-2b = Ni autre goban, ni livres, ni notes pendant la partie, sauf la feuille de partie.
article-2c = Pas d’analyse de la partie pendant une pause.
article-2d = Pas de conseils d’autrui ; un joueur refuse ceux qu’on lui donne.
article-2e = Personne ne doit gêner un joueur ni influencer une partie.
article-2f = Si une partie continue un autre jour, l’arbitre peut lever 2c à 2e pour la pause.
article-2g = Seuls les joueurs et l’arbitre touchent le goban et les pierres.
article-2h = Un spectateur qui voit une infraction le dit à l’arbitre, pas aux joueurs.
article-2i = Un joueur inscrit joue jusqu’au bout, sauf raisons exceptionnelles.
article-3a = Chaque joueur a un temps de réflexion ; le byo-yomi le suit.
article-3b = La pendule a deux cadrans à drapeau ; arrêter les deux la neutralise.
article-3c = La pendule de Noir part à l’heure fixée ; chaque joueur appuie après son coup.
article-3d = Seuls l’arbitre ou ces règles arrêtent la pendule ; les joueurs ne la règlent jamais.
article-3e = Le temps de la pendule fait foi, sauf panne évidente ; toute objection se fait aussitôt.
article-3f = Byo-yomi : un temps fixe par coup, compté à voix haute par le chronométreur.
article-3g = Temps canadien : un nombre de coups en un temps fixe, sans chronométreur.
article-4 = Après un ajournement, chaque joueur remet un relevé de la partie.
article-5a = L’arbitre décide de la place des joueurs et du matériel.
article-5b = Le komi est ajouté au décompte de la partie.
article-5c = La partie commence à l’heure fixée, que l’arbitre peut changer.
article-5d = Si personne n’est là, la pendule de Noir tourne ; celle de Blanc est mise au même temps quand le premier joueur arrive.
article-5e = Plus d’une heure de retard, ou plus que le temps de réflexion, fait perdre la partie ; les deux si les deux sont en retard.
article-5f = Un coup est fixé quand la pierre est lâchée, et ne peut plus changer.
article-5g = Les prisonniers restent bien visibles.
article-5h = Seules les règles du jeu ou un abandon terminent la partie.
article-5i = Avant le décompte, toutes les pierres et les dame sont joués à tour de rôle, et les deux passent.
article-5j = Réclamations sur un résultat : avant la ronde suivante, ou dans un jour entier si elle commence plus tôt.
article-6a = Deux heures pour ajourner : dès la première un joueur peut mettre son coup sous pli, à la seconde il le doit.
article-6b = Comment un coup est mis sous pli, et ce que l’on note sur le formulaire.
article-6c = Un coup joué sur le goban est pris comme coup sous pli.
article-7a = Le retard compte aussi à la reprise, même au-delà du temps restant.
article-7b = La position est vérifiée ou reconstruite avant l’ouverture du formulaire.
article-7c = Qui ouvre le formulaire, et que faire si un joueur est absent.
article-7d = Un coup sous pli qui n’est pas clair compte comme passe.
article-7e = Les joueurs peuvent regarder le formulaire ouvert.
article-7f = L’arbitre garde le formulaire tant que des réclamations sont possibles.
article-8a = Couleurs ou handicap erronés : on recommence avant le quatrième coup, sinon on continue.
article-8b = En cas de doute, un joueur peut demander à l’adversaire de bien placer la pierre.
article-8c = Un coup illégal est repris s’il est remarqué dans les trois coups.
article-8d = Une pendule mal réglée est corrigée autant qu’on peut le prouver.
article-8e = Une pendule en panne est remplacée et corrigée, mais cela ne laisse à personne moins de dix minutes.
article-8f = Erreurs dans les relevés d’une partie ajournée, et ce qui les remplace.
article-8g = Pierres déplacées : six propositions dans l’ordre, de la correction de la position à la commission.
article-9a = En cas de litige, on appelle l’arbitre, et le décompte s’arrête.
article-9b = L’arbitre peut arrêter la pendule ; les joueurs le peuvent pour aller le chercher.
article-9c = La décision de l’arbitre vaut d’abord ; le temps perdu peut être rendu.
article-9d = Un joueur peut faire un recours devant la commission, et dit clairement s’il joue sous réserve.
article-9e = L’arbitre montre les règles aux joueurs qui le demandent.
article-10 = L’arbitre décide quand les règles ne disent rien.

official-committee-full = La commission de recours a déjà ses { $seats } membres. Ajoutez un suppléant, ou changez d’abord la fonction d’un membre.
official-committee-incomplete = { $count ->
    [0] La commission de recours n’a pas encore de membres ; il en faut { $seats }.
    [one] La commission de recours a un seul membre ; il en faut { $seats }.
   *[other] La commission de recours a { $count } membres ; il en faut { $seats }.
}
official-entry-unknown = Il n’y a pas d’inscription avec la clé { $id }.
official-head-taken = Il y a déjà un arbitre principal. Changez d’abord la fonction de cet officiel.
official-name-missing = Saisissez le nom de l’officiel.
official-no-head = Désignez l’un des arbitres comme arbitre principal.
official-no-replacement = La commission de recours n’a pas de suppléant pour un membre concerné par un cas.
official-too-many = Un tournoi a au plus { $most } officiels.
official-turn-zero = La place parmi les officiels d’une fonction compte à partir de 1.
official-unknown = Il n’y a pas d’officiel avec la clé { $number }.
committee-involved = { $left ->
    [0] Tous les membres et suppléants sont concernés par ce cas : la commission en demande { $seats }. Ajoutez un suppléant.
    [one] Il ne reste que { $left } membre qui n’est pas concerné par ce cas : la commission en demande { $seats }. Ajoutez un suppléant.
   *[other] Il ne reste que { $left } membres qui ne sont pas concernés par ce cas : la commission en demande { $seats }. Ajoutez un suppléant.
}

case-before-committee = Le cas { $number } est devant la commission de recours. Saisissez d’abord sa décision.
case-board-unknown = La ronde { $round } n’a pas de table { $board }.
case-closed = Le cas { $number } est clos. Une réclamation ou un recours le rouvre.
case-committee-final = La commission de recours a décidé dans le cas { $number }, et sa décision est définitive.
case-elsewhere = Le cas { $number } appartient à { $competition }. Choisissez d’abord cette compétition.
case-end-missing = Dites comment le cas s’est terminé, car il n’y a pas de décision.
case-facts-missing = Dites ce qui s’est passé.
case-no-game = Le cas { $number } ne nomme pas de partie. Saisissez sa ronde et sa table avant son résultat.
case-no-ruling = Le cas { $number } n’a pas encore de décision. Saisissez d’abord celle de l’arbitre.
case-not-a-player = Une réclamation ou un recours vient d’un joueur du cas { $number }. Ajoutez d’abord le joueur au cas.
case-not-before-committee = Le cas { $number } n’est pas devant la commission de recours. Saisissez d’abord le recours.
case-outcome-missing = Une réclamation ou un recours attend dans le cas { $number }. Dites si la décision l’accepte ou le rejette.
case-outcome-without-protest = Le cas { $number } n’a ni réclamation ni recours qu’une décision puisse accepter ou rejeter.
case-player-unknown = Il n’y a pas d’inscription avec la clé { $number } dans cette compétition.
case-protest-late = La réclamation est hors délai : elle était possible jusqu’à { $until }. Donnez un motif pour l’accepter quand même.
case-protest-waits = Une réclamation attend dans le cas { $number }. Tranchez-la d’abord.
case-round-missing = Saisissez la ronde de la table.
case-round-unknown = Il n’y a pas de ronde { $round } ; les rondes vont de 1 à { $last }.
case-ruling-missing = Saisissez la décision.
referee-moment-unknown = « { $text } » n’est pas une heure. Écrivez 14:05 ou 2026-08-14 14:05.
case-unknown = Il n’y a pas de cas { $number }.
case-who-missing = Dites qui réclame.
case-words-missing = Saisissez ce que dit le joueur.

guide-answer-missing = Saisissez la réponse de Noir ou de Blanc.
guide-answered = Ce joueur a déjà répondu à la proposition. Annulez la réponse pour la changer.
guide-ended = La procédure est terminée.
guide-flag-twice = Un drapeau tombe trop tôt ou trop tard, pas les deux.
guide-other = Un autre guide sert déjà dans ce cas. Ajoutez un cas pour celui-ci.
guide-reason-missing = Dites pourquoi la procédure est abrégée.

cli-article-set = Texte de l’article { $article } enregistré.
cli-case-appealed = { $at }  recours de { $player } : { $words }
cli-case-clocks = (pendules : Noir { $black }, Blanc { $white })
cli-case-closed = { $at }  clos. { $words }
cli-case-committee = Commission : { $members }
cli-case-deadline-day = Réclamations sur le résultat possibles jusqu’à { $at } : un jour entier.
cli-case-deadline-over = Les réclamations sur le résultat étaient possibles jusqu’à { $at }.
cli-case-deadline-round = Réclamations sur le résultat possibles jusqu’à { $at }, début de la ronde suivante.
cli-case-head = Cas { $number }  { $state }  { $at }  { $place }
cli-case-instead = { $name } (à la place de { $member })
cli-case-involved = Membre concerné : { $name } ({ $reasons }).
cli-case-late = (hors délai, motif d’acceptation : { $reason })
cli-case-protested = { $at }  réclamation de { $player } : { $words }
cli-case-result = (résultat de la ronde { $round }, table { $board } : { $before } -> { $after }, entrée { $entry } du journal)
cli-case-ruled = { $at }  décision ({ $by }) : { $words }
cli-guide-agreed-on = Convenu et définitif : { $proposal }
cli-guide-clock = La nouvelle pendule montre un reste de { $corrected }. Byo-yomi : { $flag }
cli-guide-clocks = Temps utilisé que montrent les pendules : Noir { $black }, Blanc { $white }.
cli-guide-committee = Aucune proposition n’a été acceptée : la commission de recours décide (8g.6).
cli-guide-answers = Proposition { $number } : { $proposal } Noir : { $black }, Blanc : { $white }
cli-guide-proposed = La dernière proposition attend des réponses.
cli-guide-resigned = Abandon : { $colour }. Saisissez le résultat par une décision dans le cas.
cli-guide-shortened = Abrégé : { $reason }
cli-guide-start = Les règles décident (8a) : { $ruling }
cli-no-cases = Aucun cas de ce genre.
cli-no-officials = Il n’y a pas d’officiels.
cli-official-added = Ajout fait : { $name }, avec la clé { $official }.
cli-official-changed = L’officiel avec la clé { $official } est modifié.
cli-official-removed = L’officiel avec la clé { $official } est supprimé.
document-no-cases = Le registre des cas est vide.

## Words of the referee's desk, in the window, on sheets and on the command line

office = { $word ->
    [head-referee] Arbitre principal
    [referee] Arbitre ou assistant
    [timekeeper] Chronométreur
    [committee] Commission de recours
   *[replacement] Suppléant
}
case-state = { $word ->
    [open] ouvert
    [ruled] décidé
    [protested] réclamation
    [appealed] recours
   *[closed] clos
}
ruling-body = { $word ->
    [referee] arbitre
   *[committee] commission
}
protest-outcome = { $word ->
    [upheld] acceptation
   *[rejected] rejet
}
involvement = { $word ->
    [plays] y joue
    [family] famille de { $player }
    [related] parenté avec { $player }
   *[same-club] club de { $player }
}
guide-proposed = { $word ->
    [correct] La position est corrigée, et la partie continue.
    [keep] La position reste, et la partie continue.
    [go-back] La partie revient à la position d’avant l’irrégularité.
    [resign] L’un des joueurs abandonne.
   *[new-game] La partie est annulée, et les joueurs en jouent une nouvelle.
}
proposal-answer = { $word ->
    [accept] accepte
   *[refuse] refuse
}
start-ruling = { $word ->
    [start-again] La partie recommence : le quatrième coup n’était pas joué.
    [play-on] La partie continue, et le résultat compte tel quel.
   *[exchange-later] La partie continue. Si les deux se rencontrent encore dans le tournoi, ils échangent les couleurs.
}
flag-ruling = { $word ->
    [when-it-fell] Le byo-yomi commence à la chute du drapeau.
    [after-correction] Le byo-yomi commence quand le temps corrigé est épuisé.
   *[when-noticed] Le byo-yomi commence quand on le remarque.
}

## cli: knock-outs, the Final, seasons, copies and the journal

ko-player-unknown = Il n’y a pas de joueur { $number }. Voyez les numéros avec la commande entries.
ko-later-invalid = « { $text } » n’est pas NUMÉRO:RONDE, par exemple 12:3.
ko-verified = KO{ $category } : les { $boxes } cases concordent toutes avec le tirage refait.
draw-frozen = La liste de la catégorie { $category } est gelée (gel { $number }, { $at }). Publiez cet engagement avant que les chiffres soient connus : { $commitment }
draw-frozen-digits = Annoncé : { $digits ->
        [one] { $digits } chiffre.
       *[other] { $digits } chiffres.
    }
draw-frozen-any-digits = Annoncé : un nombre quelconque de chiffres.
draw-frozen-source = Source des chiffres : { $source }
draw-act-freeze = Gel { $number } : { $at }
draw-act-draw = Tirage { $number } : { $at }
draw-act-undone = , annulé
ko-qualifying-taken-back = Le plan de la qualification est supprimé.
ko-qualifying-planned = Les rondes { $first }-{ $last } décident de { $places ->
        [one] { $places } place
       *[other] { $places } places
    } :
final-class-changed = Le tournoi a maintenant la classe final et attribue les points de la Finale.
final-verified = Finale { $category } : les { $players } joueurs concordent tous avec le tirage refait.
final-rounds-invalid = « { $text } » n’est pas une liste de rondes. Saisissez 5, ou 1,5, ou none.
season-exported = { $file } est écrit. Modifiez-le, puis vérifiez-le.
season-used = Le tournoi suit la saison { $name }.
season-valid = La saison { $name } est valable.
copies-restored = { $event } est restauré dans { $file }.
copies-second-set = Les copies vont aussi dans { $folder }.
copies-second-cleared = Les copies ne vont que dans le dossier du programme.
copies-none = Il n’y a pas encore de copies.
copies-salvaged = { $file } contient { $rows } lignes et { $entries } entrées du journal.
copies-doubt = Douteux : { $doubt }
journal-undone = Annulé : { $operation }.
journal-redone = Rétabli : { $operation }.
document-written = { $file } est écrit, { $bytes } octets.
bundle-handed-over = { $event } est transmis à la clé { $to } après le paquet { $sequence }. Donnez à l’autre organisateur une copie de ce fichier de tournoi : son prochain paquet contiendra votre déclaration signée.
document-folder-written = { $folder } contient { $sheets ->
        [one] { $sheets } feuille
       *[other] { $sheets } feuilles
    } :
document-left-out = Sans { $name } : { $reason }
document-pages-written = { $folder } contient { $pages } pages. Ouvrez d’abord index.html.
cli-site-published = { $place } a { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    } du site : nouveaux ou modifiés { $written }, supprimés { $removed }.
cli-site-kept = { $file } ne fait plus partie du site, mais quelqu’un d’autre l’a modifié, il reste donc.

## cli: rounds

cli-competition-added = { $name } est ajoutée au tournoi. Choisissez-la avec --competition.
cli-competition-imported = { $name } est ajoutée au tournoi avec { $entries ->
    [one] { $entries } inscription
   *[other] { $entries } inscriptions
}, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} et { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. { $known ->
    [0] Personne n’était déjà dans le tournoi.
    [one] { $known } personne était déjà dans le tournoi.
   *[other] { $known } personnes étaient déjà dans le tournoi.
} Choisissez-la avec --competition.
cli-competition-removed = { $name } est supprimée.
cli-team-added = { $name } est l’équipe { $team }.
cli-team-changed = L’équipe { $team } est modifiée.
cli-team-removed = L’équipe { $team } est supprimée.
cli-team-line-up = La composition de l’équipe { $team } à la ronde { $round } est fixée.
cli-team-round = Équipes de { $size }, compositions de la ronde { $round }
cli-team-plays = joue à la table { $board }
cli-board = table { $board }
cli-team-substitute = remplaçant
cli-team-absent = absent
cli-team-none = Sans équipe : { $name }
cli-match = Rencontre { $number } : { $first } – { $second } { $points }
cli-competition-entered = { $count ->
    [one] { $count } personne inscrite
   *[other] { $count } personnes inscrites
} dans { $name }.
cli-step-register = inscrire les joueurs
cli-step-close = clore les inscriptions
cli-step-slips = régler les fiches roses
cli-step-decide = trancher la partie de tableau rouverte de la ronde { $round }
cli-step-draw = tirer les tableaux avant la ronde { $round }
cli-step-pair = apparier la ronde { $round }
cli-step-pair-again = réapparier la ronde { $round } : elle n’est plus à jour
cli-step-release = publier la ronde { $round }
cli-step-results = saisir les résultats de la ronde { $round } : { $agreed } sur { $games }
cli-step-disagreement = régler un désaccord à la ronde { $round }
cli-step-conflicts = trancher les résultats contradictoires de la ronde { $round }
cli-step-confirm = confirmer la ronde { $round }
cli-step-add-rounds = ajouter des rondes : des paires ne se sont pas rencontrées
cli-step-finish = terminé
cli-step-add-games = ajouter des parties
cli-game-added = Partie { $game } : ronde { $round }, table { $board }.
cli-game-conditions = { $black } a Noir contre { $white } : { $stones ->
    [0] sans pierre
    [one] une pierre
   *[other] { $stones } pierres
 }, komi { $komi }.
cli-game-removed = La partie { $game } est supprimée.
cli-ladder-improvement = Meilleure progression (échelons)
cli-ladder-persistence = Plus grand nombre de parties
cli-games-none = Il n’y a pas encore de parties.
cli-head-game = partie
cli-head-board = table
cli-head-round-of-game = ronde
cli-seat-invalid = « { $text } » n’est pas une place. Écrivez TABLE:black ou TABLE:white.
cli-number-unknown = Il n’y a pas de joueur { $number }. Listez les joueurs avec « entries ».
cli-two-players = Nommez deux joueurs, par exemple --players 4,17.
cli-numbers-invalid = « { $text } » n’est pas un numéro ni un intervalle de numéros. Écrivez 7 ou 7..12.
cli-category-invalid = « { $text } » n’est pas une catégorie. Écrivez un nombre, par exemple 12, ou senior.
cli-ladder-game-invalid = « { $text } » n’est pas une partie d’échelle. Écrivez 9x9, 7x7, 5x5, 1x1 ou new.
cli-ladder-result-invalid = « { $text } » n’est pas un résultat d’une partie d’échelle. Écrivez black, white, = ou nr.

## cli: language and clock

cli-one-language = La ligne de commande utilise une langue. Nommez un code, par exemple ro.
cli-clock = DRAWMASTER_NOW vaut « { $text } », qui n’est pas une heure locale. Écrivez-la sous la forme 2026-08-14T09:00:00, ou supprimez-la.

## cli: the demonstration

cli-demo-written = Fichiers dans { $folder } :

## cli: the tour book

cli-tour-created = { $file } est créé pour { $name }.
cli-tour-championship = { $name } a { $count ->
        [one] { $count } édition
       *[other] { $count } éditions
    }.
cli-tour-confirmed = Adhésion confirmée pour { $year } : { $player }.
cli-tour-merged = Les deux sont maintenant un seul joueur : { $player }.
cli-tour-separate = Notés comme des personnes différentes : { $players }.
cli-tour-seeds = { $file } est écrit : { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, signé avec { $key }.
cli-tour-published = { $folder } contient { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }, dont { $players } pour des joueurs.
cli-tour-unchanged = Le livre du circuit a déjà ce paquet de { $event }. Rien n’a changé.
cli-tour-handed-over = { $signed_by } (transmis par { $old })
cli-tour-added = { $event }, par { $organiser }, est ajouté comme édition de { $championship } : { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, dont nouveaux dans le circuit : { $new }.
cli-tour-changed = Modifié : { $line }
cli-tour-follows = Effet : { $line }
cli-tour-duplicates = { $count ->
        [one] { $count } paire de joueurs est peut-être une même personne.
       *[other] { $count } paires de joueurs sont peut-être chacune une même personne.
    } Voyez tour merge.

## cli: register, slips, lists and new events

cli-note = Remarque : { $note }
cli-about = Drawmaster { $version }, sous licence MIT.
    Vos données sont dans { $folder }.
cli-about-portable = Drawmaster { $version }, sous licence MIT.
    Portable : vos données sont dans { $folder }.
cli-key = Votre clé est dans { $file }. Gardez ce fichier pour vous, et faites-en une copie.
    Donnez au circuit votre clé publique :
    { $public }
cli-key-created = Une nouvelle clé a été créée. Elle est dans { $file }. Gardez ce fichier pour vous, et faites-en une copie.
    Donnez au circuit votre clé publique :
    { $public }
cli-entry-added = Ajout fait : { $name }.
cli-partner-unclear = « { $text } » n’est pas un partenaire. Donnez une clé, ou "Nom, Prénom, Niveau", puis le club et le pays.
cli-entry-changed = Modification faite : { $name }.
cli-extras-written = Les complétions et pages de manuel sont dans { $folder }.
cli-entry-lowered = Le score initial de { $name } est baissé.
cli-entry-withdrawn-here = Retrait fait ici : { $name }. Toujours inscrit dans : { $competitions }.
cli-entry-withdrawn = Retrait fait : { $name }.
cli-entry-registered = Inscription faite : { $name }.
cli-entry-unknown = Il n’y a pas d’inscription { $number }. Voyez `drawmaster entries`.
cli-entry-gone = L’inscription { $id } n’existe plus après le changement.
cli-entry-sleeps = Le joueur manque une ronde dans le groupe de tête, ce qui en fausse les appariements. Pour baisser son score initial d’un ou deux points, utilisez `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = Après la ronde { $round } : place { $place }, { $values }
cli-bye-word = exempt
cli-card-absent = absent
cli-card-without-game = pas de partie
cli-card-float-up = flotte vers le haut
cli-card-float-down = flotte vers le bas
cli-card-points = Points du circuit : { $points }
cli-card-changes = Modifications :
cli-entries-added = { $count ->
    [one] { $count } inscription ajoutée.
   *[other] { $count } inscriptions ajoutées.
}
cli-lines-left = { $count ->
    [one] { $count } ligne a été omise :
   *[other] { $count } lignes ont été omises :
}
cli-players-can-be-added = { $count ->
    [one] { $count } joueur peut être ajouté.
   *[other] { $count } joueurs peuvent être ajoutés.
}
cli-mapping-unknown = « { $text } » n’est pas une correspondance. Écrivez-la sous la forme Surname=family ou 3=rank.
cli-level-cap = { $cap } au plus
cli-seeds-imported = { $tour } : inscriptions remplies { $filled }, hors de la liste { $unknown }.
cli-seeds-signed = La liste est signée avec la clé { $key }. Comparez-la à la clé que le circuit a publiée, ou donnez cette dernière avec --key.
cli-seeds-by-name = Ces inscriptions n’ont été trouvées que par le nom. Si elles sont justes, remplissez-les avec --names.
cli-rated-field = { $field ->
    [rank] niveau
    [rating] GoR
   *[country] pays
}
cli-rated-none = pas de valeur
cli-rated-same = Toutes les inscriptions concordent avec les listes des GoR.
cli-rated-unknown = Joueurs dont le numéro manque dans les listes des GoR : { $names }.
cli-rated-taken = { $count ->
    [one] { $count } valeur est reprise des listes des GoR.
   *[other] { $count } valeurs sont reprises des listes des GoR.
}
cli-rating-list-missing = Il n’y a pas de liste des GoR. Importez-en une avec `drawmaster egd import LIST`.
cli-nobody-found = Personne dans la liste ne correspond.
cli-rating-list = La liste est du { $date }. Elle a { $count } joueurs.
cli-rating-list-stale = La liste est du { $date }, soit { $days } jours. Importez-en une nouvelle avant le tournoi. Elle a { $count } joueurs.
cli-rating-list-undated = La liste n’a pas de date. Elle a { $count } joueurs.
cli-no-import-notes = Aucun import n’a laissé de remarque dans ce tournoi.
cli-imported = { $name } : inscriptions { $entries }, rondes appariées { $rounds }, parties { $games }.
cli-export-checked =
    { $count ->
        [0] Le fichier peut être écrit tel quel.
        [one] Il y a { $count } remarque :
       *[other] Il y a { $count } remarques :
    }
cli-event-created = { $name } est créé dans { $file }.
cli-register-closed = Les inscriptions sont closes. Les joueurs ont les numéros 1 à { $last }.
cli-draw-seed = Graine du tirage : { $seed }
cli-register-closed-on = Les inscriptions ont été closes le { $when }.
cli-register-ready = Les inscriptions peuvent être closes.
cli-checklist-players = Inscrits : { $registered }, dont à la ronde 1 : { $first }.
cli-checklist-ghost = Le nombre est impair : un joueur fantôme jouera.
cli-checklist-bye = Le nombre est impair : un joueur sera exempt.
cli-checklist-pair-bye = Le nombre de paires est impair : une paire sera exempte.
cli-checklist-unseen = Pas encore inscrits : { $names }.
cli-checklist-no-birth = Année de naissance inconnue : { $names }.
cli-checklist-unpaid = Pas encore payé : { $names }.
cli-checklist-slips = { $count ->
    [one] { $count } fiche rose est en attente. Voyez `drawmaster slip list`.
   *[other] { $count } fiches roses sont en attente. Voyez `drawmaster slip list`.
}
cli-checklist-admitted = Admis par la direction contre le règlement : { $names }.
cli-checklist-not-mixed = Non confirmées comme paires mixtes : { $names }. Confirmez-les avec `entry set-pair`.
cli-checklist-double = Peut-être une seule personne : { $first } et { $second }.
cli-checklist-teams = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
} à la ronde 1.
cli-checklist-team-bye = Le nombre d’équipes est impair : une équipe sera exempte.
cli-checklist-bar = La barre à { $bar } : { $count } à la barre ou au-dessus.
cli-checklist-proposed-bar = La barre à { $bar } : { $count } à la barre ou au-dessus ; barre proposée à { $proposed } : { $proposed_count } à la barre ou au-dessus ; conseillés : { $from } à { $to }.
cli-checklist-strengths = Forces : { $strengths }.
cli-rounds-unknown = « { $text } » n’est pas une ronde. Écrivez les rondes sous la forme 1,3.
cli-no-slips = Il n’y a pas de fiches.
cli-slip-gone = La fiche { $number } n’existe plus après le changement.
cli-slip-pending = Fiche { $number } de { $name } en attente : { $changes }.
cli-slip-applied = Fiche { $number } de { $name } appliquée : { $changes }.
cli-slip-refused = Fiche { $number } de { $name } refusée : { $changes }.
cli-slip-seat = encore à la table { $board } à la ronde { $round }
cli-slip-answer = refusée : { $reason }
cli-slip-no-change = rien ne change

## cli: answers and headings of tables

cli-black = Noir
cli-white = Blanc
cli-referee-set-clocks = Réglez les pendules sur le temps utilisé : Noir { $black }, Blanc { $white }.
cli-referee-late = Temps utilisé quand les deux sont venus : Noir { $black } minutes, Blanc { $white } minutes. Un joueur pas venu à { $lost_after } aurait perdu.
cli-referee-black-lost = Noir a perdu : un joueur pas venu à { $lost_after } perd.
cli-referee-white-lost = Blanc a perdu : un joueur pas venu à { $lost_after } perd.
cli-referee-both-lost = Les deux ont perdu : un joueur pas venu à { $lost_after } perd.
cli-egf-class = Classe { $class } ; le temps ajusté est de { $adjusted } minutes.
cli-egf-class-none = Non classé ; le temps ajusté est de { $adjusted } minutes.
cli-late-times = Ronde { $round } : prévue { $planned }, commencée { $started }, mise sous pli permise dès { $from }, obligatoire dès { $by }
cli-late-none = Aucun retard n’est noté.
cli-late-missing = { $name } : absent
cli-late-came = { $name } : arrivée à { $time }
cli-late-forfeit = perdue par retard : { $result }
cli-late-until = perdue après { $time }
cli-late-entered = Table { $board } : { $result }
cli-late-resumptions = En retard à la reprise d’une partie ajournée :
cli-adjourned-none = Aucune partie n’est ajournée.
cli-adjourned-sealed = { $colour } a mis sous pli le coup { $number }
cli-delay-late = { $minutes } min de retard
cli-delay-proposed = proposé : { $time }
cli-delay-running = Encore en jeu, les plus longues d’abord :
cli-delay-minutes = { $minutes } min
cli-delay-since = depuis { $time }
cli-on = activé
cli-off = désactivé
cli-none = aucun
cli-locked = verrouillée
cli-audit-log-head = Historique : { $entries } entrées, tête { $head }
cli-audit-log-found = { $later ->
        [0] La feuille montre cet historique jusqu’à l’entrée { $entry } ({ $operation }, { $at }). Rien n’a changé depuis.
        [one] La feuille montre cet historique jusqu’à l’entrée { $entry } ({ $operation }, { $at }). Une entrée a suivi :
       *[other] La feuille montre cet historique jusqu’à l’entrée { $entry } ({ $operation }, { $at }). { $later } entrées ont suivi :
    }
cli-undone = annulé
cli-round = ronde { $round }
cli-statistics-none = Pas encore de partie.
cli-statistics-games = parties
cli-statistics-black = Noir
cli-statistics-white = Blanc
cli-statistics-jigo = jigo
cli-statistics-other = autres
cli-statistics-open = ouvertes
cli-statistics-floats = flottements
cli-statistics-knockout = tableau
cli-statistics-byes = exempts
cli-statistics-balance = Noir-Blanc
cli-statistics-players = joueurs
cli-statistics-stones = pierres
cli-statistics-ranks = écart de niveau
cli-statistics-stronger = le plus fort a gagné
cli-statistics-weaker = le plus faible a gagné
cli-places = Places
cli-head-age = âge
cli-head-badges = insignes
cli-head-bundle = paquet
cli-head-signed-by = signé par
cli-tour-unnamed = { $count ->
        [one] { $count } joueur n’a de nom ni dans le paquet ni dans le livre du circuit.
       *[other] { $count } joueurs n’ont de nom ni dans le paquet ni dans le livre du circuit.
    }
cli-head-career = carrière
cli-head-championship = championnat
cli-head-changes = Modifications
cli-head-class = classe
cli-head-club = club
cli-head-column = colonne
cli-head-country = pays
cli-head-confirmed = Confirmées
cli-head-copy = Copie
cli-head-entries = Inscriptions
cli-head-event = tournoi
cli-head-event-of-copy = Tournoi
cli-head-tour-of-copy = circuit
cli-head-events = tournois
cli-head-exactly = exact
cli-head-first-fields = premiers champs
cli-head-folder = Dossier
cli-head-from = de
cli-head-heading = titre
cli-head-latin = en latin
cli-head-loss = défaite
cli-head-means = signifie
cli-head-name = nom
cli-head-number = n°
cli-head-paired = Appariées
cli-head-place = place
cli-head-players = joueurs
cli-head-points = points
cli-head-rank = niveau
cli-head-results = Résultats
cli-head-round = R{ $round }
cli-head-stages = stades
cli-head-win = victoire

cli-bye = Exempt : { $name }
cli-without-a-game = Sans partie : { $name }
cli-round-ladder = { $winner } se qualifie par l’échelle
cli-round-released = La ronde { $round } est publiée.
cli-round-confirmed = La ronde { $round } est confirmée.
cli-round-unpaired = La ronde { $round } est désappariée.
cli-cost-proved = Coût { $cost }, prouvé le meilleur.
cli-cost-not-proved = Coût { $cost }, non prouvé le meilleur.
cli-board-unpaired = La table { $board } est désappariée.
cli-board-locked = La table { $board } est verrouillée.
cli-board-unlocked = La table { $board } est déverrouillée.
cli-board-moved = La table { $board } est maintenant la table { $to }.
cli-board-handicap = La table { $board } a un handicap de { $stones }.
cli-boards-renumbered = Les tables de la ronde { $round } sont renumérotées ; parties déplacées : { $moved }.
cli-colours-swapped = Les couleurs de la table { $board } sont échangées.
cli-seats-exchanged = Les places sont échangées.
cli-players-paired = Les joueurs sont appariés.
cli-bye-given = exemption donnée : { $name }
cli-bye-kept = L’exemption de la ronde { $round } est donnée.
cli-bye-free = L’appariement de la ronde { $round } choisit qui est exempt.
cli-bye-moved = L’exemption est déplacée.
cli-changed-as-good = { $done } Table { $board } ; la ronde est aussi bonne que le meilleur appariement.
cli-changed-worse = { $done } Table { $board } ; la ronde coûte plus que le meilleur appariement. { $reason }
cli-changed-board = { $done } Table { $board }.
cli-moves-bye = exempt
cli-moves-good = bien
cli-moves-worse = moins bien
cli-moves-breaks = à confirmer
cli-moves-impossible = impossible
cli-why-cost = Coût : { $cost }
cli-why-only = La ronde ne peut pas être appariée sans cette paire.
cli-why-otherwise = Sans cette paire, la ronde coûterait : { $cost }
cli-why-same = autant
cli-why-impossible = La ronde ne peut pas être appariée avec cette paire.
cli-why-with = Avec cette paire, la ronde coûte, par rapport au meilleur appariement : { $cost }
cli-why-best-plays = Dans le meilleur appariement, { $name } joue contre { $opponent }.
cli-why-would-play = { $name } jouerait contre { $opponent }.
cli-result-agreed = Table { $board } : { $result }.
cli-result-passes-disagree = Table { $board } : les deux saisies divergent.
cli-result-cleared = La table { $board } n’a plus de résultat.
cli-result-one-pass = Table { $board } : une saisie est faite.
cli-result-nothing-affected = Table { $board } : aucune partie suivante du tableau ne dépend de son résultat.
cli-check-sound = Sain : entrées du journal { $entries }, rondes { $rounds }, certificats { $certificates }, tirages { $draws }.
cli-ladder-new-game = nouvelle partie
cli-ladder-next = suivante
cli-ladder-time = { $minutes } min, 1 x { $period } s
cli-ladder-decided = Table { $board } : { $winner } se qualifie par l’échelle.
cli-ladder-open = Table { $board } : l’échelle n’est pas tranchée.
cli-simulated = { $event } est dans { $file }.
cli-self-checked = Tournois { $events }, rondes { $rounds }, parties { $games } : 0 différence.
cli-progress = { $done } sur { $all }
cli-points-event = Saison { $season }, classe { $class }, coefficient { $coefficient }
cli-points-online-event = Saison { $season }, classe { $class }, coefficient { $coefficient }, en ligne
cli-points-place = place { $place }
cli-size-lines = en { $lines } cases
cli-size-rounds = rondes { $first }-{ $last }
cli-size-byes = exempts : { $byes }
cli-size-out = écartés : { $out }
cli-size-gap = premières parties jusqu’à { $grades } niveaux d’écart
cli-ko-not-listed = Hors de la liste :
cli-ko-sizes = Tailles :
cli-ko-enters = entre à la ronde { $round }
cli-ko-effect = { $players } joueurs en { $lines } cases, rondes { $first }-{ $last }, exempts : { $byes }, écartés : { $out }, premières parties jusqu’à { $gap } niveaux d’écart
cli-ko-nonce = Nonce { $nonce }
cli-ko-commitment = Engagement { $commitment }
cli-ko-table = KO{ $category }, { $players } joueurs, à partir de la ronde { $round }
cli-ko-round = { $name } (ronde { $round })
cli-final-table = Finale { $category }, { $players } joueurs, rondes { $first } à { $last }
cli-final-tied = À égalité, à départager sur des gobans plus petits : { $names }
cli-final-eve = veille
cli-final-day = jour { $day }
cli-final-round = Ronde { $round } ({ $phase }, { $day })
cli-final-round-alone = Ronde { $round } ({ $phase }, { $day }, seule)
cli-final-rests = Au repos : { $name }
cli-tour-badge = { $badge } le { $day }
cli-tour-key-revoked = révoquée le { $day }
cli-tour-step-at-rate = { $points } à { $rate }
cli-tour-step-lapsed = - { $points } : { $edition }, avant { $by }
cli-tour-step-transition = x { $points } : catégorie { $category }
cli-tour-race = { $category } en { $year }
cli-tour-team = équipe { $country } { $points } : { $players }
cli-tour-team-incomplete = équipe { $country } { $points } (incomplète) : { $players }
cli-fees-number = numéro
cli-fees-name = nom
cli-fees-category = catégorie
cli-fees-owed = dû
cli-fees-paid = payé
cli-fees-open = reste dû
cli-fees-key = clé
cli-fees-item = poste
cli-fees-total = total
cli-fees-levy = redevance
cli-fees-credit = plus que dû
cli-fees-sum = Dû { $owed }, payé { $paid }, reste dû { $open } { $currency } ; { $owing ->
    [0] tout le monde a payé.
    [one] { $owing } personne doit encore payer.
   *[other] { $owing } personnes doivent encore payer.
}
cli-fees-account = { $name } : dû { $owed }, payé { $paid }, reste dû { $open }
cli-fees-amount-empty = --amount est vide. Écrivez un montant, ou omettez l’option.
cli-fees-no-price = Le tournoi n’a pas de tarif pour la catégorie { $category }. Fixez-en un, ou choisissez une autre catégorie.
cli-fees-discount = remise : { $reason }
cli-fees-receipt = reçu { $receipt }, { $at }, { $method }
cli-fees-taken = Reçu { $receipt } : encaissement de { $amount }, { $name } ; reste dû { $open }.
cli-fees-refunded = Reçu { $receipt } : remboursement de { $amount }, { $name } ; reste dû { $open }.
cli-fees-pair = C’est une paire. Dites avec --person quel partenaire paie : { $first } ou { $second }.
cli-fees-extra = « { $text } » n’est pas un extra avec un nombre. Écrivez-le sous la forme Repas=2.
cli-fees-late = { $amount } à partir du { $day }
cli-fees-no-prices = Le tournoi n’a pas encore de tarifs.
cli-fees-levy-included = Les tarifs d’inscription comprennent la redevance.
cli-fees-levy-extra = Les joueurs doivent la redevance en plus des tarifs.
cli-fees-day = { $day } : fond de caisse { $float }, espèces { $received }, remboursements { $refunded }, en caisse { $expected } ; virements { $transferred }, remboursements { $returned }.
cli-fees-counted = Compté { $counted }, différence { $difference }.
cli-fees-void = Reçus annulés : { $numbers }
cli-fees-discounts = Remises : { $amount } { $currency }

## cli: output

cli-output-failed = La commande a été exécutée, mais sa réponse n’a pas pu être écrite ({ $error }). Libérez de la place, puis regardez le résultat.
cli-fault = Le programme a un défaut et s’est arrêté. Aucun changement n’est enregistré à moitié. Répétez la commande avec --verbose et signalez ce qu’elle affiche.
cli-detail = Détail : { $detail }
cli-overwrite = --overwrite remplace les fichiers existants.
cli-take-good = --take-good omet les lignes illisibles.
cli-confirm = Répétez la commande avec --yes pour confirmer.

## cli: wrong usage

cli-usage = Usage : { $form }
cli-usage-command-unknown = Il n’y a pas de commande { $command }.
cli-usage-command-similar = Il n’y a pas de commande { $command }. Commandes proches : { $similar }.
cli-usage-command-missing = Nommez une commande. Choisissez parmi { $known }.
cli-usage-incomplete = Nommez une commande. « drawmaster --help » les liste.
cli-usage-argument-unknown = Il n’y a pas d’argument { $argument } ici.
cli-usage-argument-similar = Il n’y a pas d’argument { $argument }. Vouliez-vous dire { $similar } ?
cli-usage-missing = Il manque : { $arguments }.
cli-usage-value-missing = { $argument } demande une valeur.
cli-usage-value-missing-of = { $argument } demande une valeur. Choisissez parmi { $known }.
cli-usage-value-invalid = « { $value } » n’est pas une valeur de { $argument }.
cli-usage-value-unknown = « { $value } » n’est pas une valeur de { $argument }. Choisissez parmi { $known }.
cli-usage-conflict = { $argument } ne peut pas être donné avec { $others }.
cli-usage-twice = { $argument } ne peut être donné qu’une fois.
cli-usage-no-equals = Écrivez un signe égal entre { $argument } et sa valeur.
cli-usage-too-many = { $argument } a une valeur de trop : « { $value } ».
cli-usage-too-few = { $argument } demande au moins { $least } valeurs, mais en a { $given }.
cli-usage-wrong-number = { $argument } demande { $expected } valeurs, mais en a { $given }.
cli-usage-not-text = Un argument n’est pas du texte UTF-8 valable.
cli-usage-unreadable = La ligne de commande ne peut pas être lue.
cli-step-fill-stage = remplir la phase
cli-stages-none = Le tournoi n’a pas de phases. Ajoutez-en une avec stage add.
cli-stage-added = Ajouté après { $after } : { $names }. Remplissez avec stage fill quand { $after } est terminée.
cli-stage-filled = { $count ->
    [one] { $count } joueur continue
   *[other] { $count } joueurs continuent
} dans { $name }.
cli-stage-chosen-again = Nommez de nouveau les joueurs déjà choisis : --chosen { $numbers } et les autres.
cli-stage-after = après { $name }
cli-stage-ready = prête à remplir
cli-head-stage = Phase

## documents

document-is-folder = Le dossier de toutes les feuilles n’est pas une feuille. Choisissez une feuille.
document-without-category = « { $name } » n’existe pas par catégorie. Imprimez sans catégorie.
document-folder-refused = Le dossier { $path } ne peut pas être créé ({ $cause }). Choisissez un autre dossier.
document-no-pages = Il n’y a encore rien à montrer. Inscrivez d’abord des joueurs.
site-other-event = L’emplacement { $path } a le site d’un autre tournoi, { $event }. Choisissez un autre dossier, ou remplacez ses fichiers.
site-folder-is-link = { $path } est un lien, les pages seraient donc écrites ailleurs. Supprimez le lien, ou choisissez un autre dossier.
site-other-files = L’emplacement { $path } a des fichiers que le programme n’a pas écrits : { $files }. Choisissez un dossier vide, ou remplacez-les.
site-other-archive = Le fichier { $path } n’est pas l’archive d’un site. Choisissez un autre nom, ou remplacez-le.
site-file-stays = Le fichier { $path } ne peut pas être supprimé ({ $cause }). Supprimez-le et publiez de nouveau.
document-round-zero = Il n’y a pas de ronde 0. Les rondes commencent à 1.
document-round-not-paired = La ronde { $round } n’est pas appariée. Appariez-la avant de l’imprimer.
document-last-round-open = La ronde { $round }, la dernière, n’est pas confirmée. Confirmez-la avant d’imprimer la liste finale.
document-game-unfinished = Une partie de la ronde { $round } est ajournée. Saisissez d’abord son résultat.
document-no-players = Aucun joueur n’est inscrit. Inscrivez d’abord des joueurs.
document-no-teams = La compétition n’a pas d’équipes. Imprimez plutôt le classement.
document-no-open-round = Aucune compétition n’a de ronde appariée et non confirmée. Appariez d’abord une ronde.
document-no-players-of = Aucun joueur de la catégorie { $category } n’est inscrit, il n’y a donc pas de classement à imprimer.
document-no-rooms = Le tournoi n’a pas de salles. Fixez d’abord les salles et leurs tables dans event.halls.
document-room-unknown = Il n’y a pas de salle « { $name } ». Choisissez parmi { $known }.
document-board-unknown = La ronde { $round } n’a pas de table { $board }. Choisissez une table de cette ronde.
document-no-final = Aucune Finale n’est tirée. Tirez-la avant de l’imprimer.
document-final-not-drawn = La Finale de la catégorie { $category } n’est pas tirée. Tirez-la avant de l’imprimer.
document-final-category = Plusieurs Finales sont tirées. Choisissez une catégorie : { $known }.
document-knockout-not-drawn = KO{ $category } n’est pas tiré. Tirez-le avant de l’imprimer.
document-knockout-category = La feuille montre un tableau. Choisissez une catégorie : { $known }.
document-list-category = La feuille montre une catégorie. Choisissez une catégorie : { $known }.
document-labels-unknown = Il n’y a pas de planche d’étiquettes « { $name } ». Choisissez parmi { $known }.
document-no-ladders = Aucune partie de tableau ou de qualification de la ronde { $round } n’a fini par un jigo, il n’y a donc pas d’échelle à imprimer.
document-no-ladder = La table { $board } de la ronde { $round } n’a pas de partie de tableau ou de qualification finie par un jigo, il n’y a donc pas d’échelle à imprimer.
document-no-points = Aucun joueur n’est dans une catégorie d’âge, il n’y a donc pas de points à imprimer.
document-no-points-of = Aucun joueur n’est dans la catégorie { $category }, il n’y a donc pas de points à imprimer.
document-no-tour-points = Aucun joueur n’a de points de la catégorie { $category }. Importez-les d’abord de la liste de placement du circuit.
document-no-prizes = Aucune ronde n’est appariée, il n’y a donc pas encore de prix.
document-no-ladder-games = Personne n’a joué de partie de l’échelle dans cette période, il n’y a donc pas de prix. Choisissez d’autres jours.
document-slips-format = Les fiches s’impriment par 4 ou 6 sur une page, pas « { $format } ». Choisissez 4 ou 6.

## documents: the bundle

bundle-record-unreadable = La trace du dernier paquet dans le journal ne peut pas être lue. Signalez cette erreur.
hand-over-no-bundle = Aucun paquet de ce tournoi n’a encore été émis, il n’y a donc rien à transmettre : l’autre organisateur peut émettre le premier.
hand-over-not-signer = Le dernier paquet de ce tournoi a été signé avec une autre clé, { $key }. Seul son titulaire peut transmettre le tournoi.
hand-over-already = Ce tournoi a été transmis à la clé { $to }, les paquets sont donc émis avec cette clé. Annulez la transmission si c’était une erreur.
hand-over-to-oneself = C’est votre propre clé. Demandez à l’autre organisateur la clé que « drawmaster key » lui montre.
bundle-secret-missing = La trace du dernier paquet dans le journal n’a pas de secret. Signalez cette erreur.
bundle-stages-unreadable = Les points de la saison pour les stades ne peuvent pas être lus ({ $cause }). Signalez cette erreur.
document-no-payments = Aucun paiement n’a encore été encaissé, il n’y a donc pas de reçu. Encaissez-en d’abord un à la caisse.
document-no-receipt = Il n’y a pas de reçu { $number }. Choisissez un numéro de la caisse.
document-no-fees = Le tournoi n’a ni tarifs ni redevance. Fixez d’abord des tarifs à la caisse.
document-no-takings = Rien n’a été encaissé le { $day }. Choisissez un autre jour.
document-no-levy = Le tournoi n’a pas de redevance. Fixez d’abord ses montants dans les réglages (event.levy.member).
document-no-round-sheets = Aucune feuille n’est choisie pour une ronde. Choisissez des feuilles dans les réglages du tournoi (event.round_sheets), puis réessayez.
document-sent = { $name } a été envoyé à { $printer }.

## domain: reading values

rank-unknown = « { $text } » n’est pas un niveau. Écrivez 30k à 1k, 1d à 9d, ou 1p à 9p.
country-unknown = « { $text } » n’est pas un pays. Écrivez son code de deux lettres, par exemple RO ou HR.
criterion-unknown = « { $text } » n’est pas un critère de classement. Choisissez { $known }. Ajoutez W ou M à une somme pour compter les victoires ou les scores McMahon.
result-unknown = « { $text } » n’est pas un résultat. Écrivez 1-0 (Noir a gagné), 0-1 (Blanc a gagné), = (jigo), 0-0 (les deux perdent), 1-0!, 0-1! ou 0-0! pour un forfait, wo-black ou wo-white pour un walkover.
money-unknown = « { $text } » n’est pas une somme d’argent. Écrivez-la sous la forme 3 ou 3.50.
factor-unknown = « { $text } » n’est pas un facteur. Écrivez un nombre entier, une fraction ou un nombre décimal de 0 à 1000, par exemple 2, 2/3 ou 1.5.
final-group-unknown = « { $text } » n’est pas un groupe de la Finale. Écrivez GR ou OR.
event-number-unknown = « { $text } » n’est pas le numéro permanent d’un tournoi. Un tel numéro a 32 chiffres hexadécimaux.
player-token-unknown = « { $text } » ne désigne aucun joueur du circuit. Le livre du circuit est peut-être endommagé ; ouvrez-en une copie.

## domain: names of players who are not published in full

player-anonymous = Anonyme
player-number = N° { $number }

## domain: newcomers

newcomer-too-old = { $name } a { $age } ans à la date de référence, mais les nouveaux joueurs ont { $limit } ans au plus. La direction peut admettre cette personne malgré tout.
newcomer-too-experienced = { $name } a joué { $contests } tournois d’après la European Go Database, mais les nouveaux joueurs en ont joué { $limit } au plus. La direction peut admettre cette personne malgré tout.
newcomer-played-before = { $name } a déjà joué au Future Stars, ce qui n’est possible qu’une fois. La direction peut admettre cette personne malgré tout.
newcomer-in-open = { $name } joue aussi à l’Open de ce tournoi, mais un seul des deux est possible. La direction peut admettre cette personne malgré tout.

## domain: the jigo ladder

jigo-ladder-decided = Cette échelle du jigo est tranchée. Pour saisir une autre partie, retirez d’abord la dernière.
jigo-ladder-winner = Le vainqueur doit être l’un des deux joueurs.
jigo-ladder-nigiri = Le goban 1x1 ne peut pas finir par un jigo. Saisissez le joueur qui avait Blanc après nigiri (R39).
jigo-ladder-too-early = La partie ne peut pas avoir fini avant { $time }, quand la partie précédente a fini ou que le jigo a été accepté. Corrigez l’heure.
jigo-ladder-clocks = Saisissez les temps restants après une nouvelle partie finie par un jigo ; ils ne peuvent pas être plus longs qu’avant. Les parties sur gobans plus petits n’ont pas de temps restants (R41).

## domain: timetable and round robin

start-times-form = « { $text } » n’est pas une heure de début. Écrivez la ronde, le jour et l’heure, et plusieurs débuts séparés par des virgules, par exemple 1 2026-11-20 09:30, 3 2026-11-21 10:00.
prize-list-round-open = La liste pour la remise des prix se fixe après une ronde confirmée. Confirmez d’abord la ronde { $round }.
prize-list-none = Aucune liste pour la remise des prix n’est fixée.
prize-list-fixed = La liste pour la remise des prix est fixée après la ronde { $round } : { $time }, tête { $head }.
prize-list-taken-back = La liste pour la remise des prix est annulée. Les prix suivent de nouveau le classement.
prize-list-differs = { $count ->
    [one] La place de { $count } joueur diffère de la liste pour la remise des prix du { $time }.
   *[other] Les places de { $count } joueurs diffèrent de la liste pour la remise des prix du { $time }.
}
prize-list-moved = { $name } : place { $then } sur la liste pour la remise des prix, { $now } maintenant.
prize-list-left = { $name } : place { $then } sur la liste pour la remise des prix, pas de place maintenant.
prize-list-came = { $name } : pas sur la liste pour la remise des prix, place { $now } maintenant.
prize-group-unknown = « { $text } » n’est pas un groupe de prix. Écrivez des niveaux comme 5k-1k, ou choisissez parmi { $known }.
prize-places-out-of-range = Les prix vont à 1 à { $most } places de chaque groupe.
board-ranges-unreadable = « { $text } » n’est pas une liste de tables. Écrivez des intervalles de tables de 1 à { $last }, par exemple 1-40, 61-80.
start-times-order = La ronde { $round } commence avant la précédente. Changez l’une des heures de début.
timetable-too-long = { $rounds } rondes de { $minutes } minutes ne tiennent pas dans les jours du tournoi ({ $days }). Ajoutez des jours ou raccourcissez les parties.
round-robin-too-few = Un toutes rondes demande au moins deux joueurs numérotés. Inscrivez des joueurs et clôturez les inscriptions.
round-robin-missing = { $count ->
    [one] { $count } paire ne se rencontre pas
   *[other] { $count } paires ne se rencontrent pas
} en { $planned ->
    [one] { $planned } ronde
   *[other] { $planned } rondes
} : { $pairs }{ $more ->
    [more] {" …"}
   *[none] {""}
}. Mettez le nombre de rondes à { $rounds }, ou renoncez à ces parties.
self-pairing-same-player = Une partie demande deux joueurs différents.
ladder-game-before-last = { $name } a joué une partie plus tard, le { $last }, et les échelons suivent l’ordre des parties. Indiquez un jour postérieur, ou supprimez d’abord la partie suivante.
self-pairing-other-division = { $black } et { $white } sont dans des divisions différentes. Choisissez deux joueurs d’une même division.
self-pairing-met-too-often = { $black } et { $white } se sont rencontrés autant que permis : { $count ->
    [one] une fois
    [2] deux fois
   *[other] { $count } fois
}.
self-pairing-no-round = La partie de { $black } et { $white } ne trouve pas de place dans les { $rounds } rondes que la compétition peut contenir.

## domain: why a round cannot be paired

pairing-no-round = La ronde { $round } n’existe pas. Choisissez une ronde de 1 à 32.
pairing-order-fixed = Les parties de la ronde { $round } sont fixées par le système de cette compétition, personne ne reste donc à apparier. Saisissez le forfait d’un joueur parti.
pairing-too-few = La ronde { $round } a moins de deux joueurs. Inscrivez des joueurs ou changez les rondes qu’ils manquent.
pairing-all-seated = Chaque joueur de la ronde { $round } a une table qui reste. Déverrouillez ou désappariez les tables à réapparier.
pairing-player-twice = { $name } a deux tables, ou une table et l’exemption. Libérez l’une d’elles.
pairing-board-twice = La table { $board } est attribuée à deux parties. Donnez une autre table à l’une d’elles.
pairing-seated-absent = { $name } ne joue pas à la ronde { $round }. Inscrivez ce joueur, ou changez les rondes manquées ; s’il a une table, saisissez-y le forfait ou désappariez-la.
pairing-not-entered = Une table est attribuée à quelqu’un qui n’est pas inscrit dans cette compétition. Libérez la table.
line-up-size = Une composition nomme un joueur pour chacune des { $size } tables ; joueurs nommés : { $count ->
        [one] { $count }
       *[other] { $count }
    }. Nommez-en autant qu’il y a de tables.
line-up-not-in-team = Un joueur de la composition n’est pas dans l’équipe { $team }. Choisissez des membres de l’équipe.
line-up-twice = { $name } a deux tables dans la composition. Nommez chaque joueur une fois.
line-up-order = { $first } vient avant { $second } dans la liste de l’équipe et doit donc s’asseoir à la table du dessus. Gardez l’ordre de la liste.
pairing-odd = { $count } joueurs, c’est un nombre impair, et les exemptions sont désactivées. Ajoutez un joueur fantôme, faites manquer la ronde à un joueur, ou permettez les exemptions.
pairing-odd-with-bye = Sans le joueur exempté, il reste { $count } joueurs, un nombre impair. Annulez l’exemption donnée, ou faites manquer la ronde à un autre joueur.
pairing-odd-choice = { $count } joueurs, c’est un nombre impair. Ajoutez ou retirez-en un ; l’exempt est désigné quand les joueurs restants sont appariés.
pairing-too-few-chosen = Moins de deux des joueurs choisis peuvent être appariés à la ronde { $round }. Choisissez au moins deux joueurs sans table.
pairing-not-chosen = L’appariement n’a pas choisi d’adversaire pour { $name } à la ronde { $round }. Interrogez sur des joueurs sans table fixe et non exempts.
pairing-all-forbidden = Les paires interdites ne laissent aucun moyen d’apparier tous les joueurs. Permettez-en de nouveau quelques-unes.
pairing-too-large = Les coûts de l’appariement sont trop grands pour des sommes exactes. Baissez les poids ou les plafonds.

## domain: what a pairing pays for

pairing-cost-rematch = déjà rencontrés
pairing-cost-family = même famille
pairing-cost-categories = catégories
pairing-cost-score-difference = écart de score
pairing-cost-knockout = adversaires possibles en tableau
pairing-cost-floats = flottements
pairing-cost-club = même club
pairing-cost-country = même pays
pairing-cost-colours = couleurs
pairing-cost-handicap = handicap
pairing-cost-seeding = placement
pairing-cost-winless = un seul a gagné
pairing-cost-lot = tirage au sort
pairing-cost-geography = clubs et pays

## domain: remarks on a paired round

pairing-remark-rematch = { $times ->
    [one] Les joueurs se sont déjà rencontrés.
   *[other] Les joueurs se sont déjà rencontrés { $times } fois.
}
pairing-remark-family = Les joueurs sont d’une même famille.
pairing-remark-float = { $down } flotte vers le bas et { $up } vers le haut, de { $points }.
pairing-remark-odd-groups = { $down } flotte vers le bas et { $up } vers le haut, de { $points }, car les deux groupes ont un nombre impair de joueurs.
pairing-remark-odd-categories = Les joueurs sont de catégories différentes, car les deux catégories ont un nombre impair de joueurs.
pairing-remark-categories = Les joueurs sont de catégories différentes.
pairing-remark-far-apart = Les joueurs sont très éloignés : { $grades ->
    [one] { $grades } niveau
   *[other] { $grades } niveaux
} et { $points } points.
pairing-remark-club = Les joueurs sont d’un même club.
pairing-remark-country = Les joueurs sont d’un même pays.
pairing-remark-blacks = Après cette partie, { $name } a eu Noir { $more } fois de plus que Blanc.
pairing-remark-whites = Après cette partie, { $name } a eu Blanc { $more } fois de plus que Noir.
pairing-remark-handicap = { $stones ->
    [one] Handicap : { $stones } pierre.
   *[other] Handicap : { $stones } pierres.
}
pairing-remark-second-bye = Une nouvelle exemption de { $name } éviterait cette revanche.

## domain: deviations of a round from the rules

finding-twice = { $name } est apparié { $count } fois à la ronde { $round }. N’en gardez qu’une.
finding-plays-self = À la table { $board }, un joueur est apparié avec lui-même. Réappariez la table.
finding-not-entered = La ronde { $round } a une partie ou une exemption de quelqu’un qui n’est pas inscrit dans la compétition. Retirez-la.
finding-board-twice = La table { $board } sert à deux parties. Donnez une autre table à l’une d’elles.
finding-missing = { $name } manque la ronde { $round } mais y est apparié. Changez les rondes manquées, ou désappariez.
finding-left-out = { $name } n’a ni partie ni exemption à la ronde { $round }. Appariez ce joueur, ou notez la ronde comme manquée.
finding-byes = Exempts à la ronde { $round } : { $count }. Deux de ces joueurs peuvent jouer l’un contre l’autre.
finding-bye-off = { $name } est exempt à la ronde { $round } bien que les exemptions soient désactivées. Ajoutez un joueur fantôme ou permettez les exemptions.
finding-bye-again = { $name } est encore exempt à la ronde { $round }, alors que d’autres l’ont été moins souvent. Exemptez un autre joueur.
finding-handicap = La table { $board } se joue à handicap { $found }, mais les règles donnent { $expected }.
finding-colours = Les couleurs à la table { $board } diffèrent des règles. Échangez-les, ou laissez-les comme décision.
finding-missing-past = { $name } manquait la ronde { $round } mais y était apparié.
finding-left-out-past = { $name } n’avait ni partie ni exemption à la ronde { $round }.
finding-byes-past = Exempts à la ronde { $round } : { $count }.
finding-bye-off-past = { $name } était exempt à la ronde { $round } bien que les exemptions soient désactivées.
finding-bye-again-past = { $name } était encore exempt à la ronde { $round }, alors que d’autres l’avaient été moins souvent.
finding-colours-past = Les couleurs à la table { $board } diffèrent des règles.

## domain: why a certificate is not valid

certificate-unreadable = La preuve ne peut pas être lue.
certificate-not-entered = La preuve nomme une inscription qui n’est pas dans la compétition, ou en nomme une deux fois.
certificate-other-rules = Le certificat a été établi avec d’autres règles ou poids que ceux de la compétition.
certificate-other-assumptions = Les parties ajournées comptaient autrement quand la ronde a été appariée.
certificate-cost = Le certificat indique un coût de { $stated }, mais son appariement coûte { $found }.
certificate-flaw = Les nombres de la preuve ne montrent pas qu’aucun appariement n’est meilleur : { $reason }

## domain: knock-outs

knockout-round-of-64 = Tour à 64
knockout-round-of-32 = Seizièmes de finale
knockout-round-of-16 = Huitièmes de finale
knockout-quarter-finals = Quarts de finale
knockout-semi-finals = Demi-finales
knockout-winners-final = Finale des vainqueurs
knockout-losers-round = Tableau des perdants
knockout-second-final = Deuxième finale
knockout-third-final = Troisième finale
knockout-final = Finale
knockout-third-place = Troisième place
knockout-game-not-due = { $name }, partie { $number } (ronde { $round }) : { $block }
knockout-block-no-result = La partie n’a pas de résultat confirmé. Saisissez d’abord son résultat.
knockout-block-drawn = La partie n’a pas de vainqueur. Jouez l’échelle du jigo et saisissez son vainqueur (R38).
knockout-block-not-paired = La partie n’a pas été jouée à sa ronde. Décidez qui se qualifie.
knockout-block-invalidated = La partie a été appariée pour d’autres joueurs que les qualifiés. Désappariez sa ronde, ou corrigez de nouveau le résultat précédent et annulez les parties suivantes.
knockout-carry-game-played = Une partie suivante du tableau a déjà un résultat. Gardez le joueur qualifié, ou annulez les parties suivantes.
knockout-carry-player-busy = Le joueur qui se qualifie maintenant a déjà joué une autre partie à cette ronde. Gardez le joueur qualifié, ou annulez les parties suivantes.
knockout-choice-not-listed = L’inscription { $entry } n’est pas dans la liste de la catégorie. Choisissez des joueurs de cette liste.
knockout-choice-twice = L’inscription { $entry } est choisie plusieurs fois parmi les rondes ultérieures, les qualifiés et les wild cards. Ne la choisissez qu’une fois.
knockout-choice-size = La taille { $size } ne convient pas. Joueurs de la liste : { $listed } ; qualifiés et wild cards : { $chosen }. Changez la taille.
knockout-choice-left-out = L’inscription { $entry } entre à une ronde ultérieure mais est trop bas dans la liste pour être tirée. Choisissez une taille plus grande.
knockout-excluded-other-category = Catégorie { $category }
knockout-excluded-senior = Senior
knockout-excluded-birth-unknown = Année de naissance inconnue
knockout-excluded-pre-registered = Pas encore inscrit
knockout-excluded-withdrawn = Retiré
knockout-excluded-guest = Invité
knockout-excluded-ghost = Joueur fantôme
knockout-table-size = Un tableau prend 2 à 64 joueurs, pas { $players }. Choisissez une autre taille.
knockout-table-rounds = La compétition a trop peu de rondes pour un tableau de { $lines } cases : { $total } au lieu de { $needed }. Prévoyez plus de rondes ou choisissez une taille plus petite.
knockout-plan-lines = Un tableau a 2, 4, 8, 16, 32 ou 64 cases, pas { $lines }. Choisissez l’un de ces nombres.
knockout-plan-players = Ce tableau de { $lines } cases accueille 2 à { $places } joueurs, mais la liste en a { $players }. Changez la liste ou le nombre de cases.
knockout-plan-too-wide = Un tableau de { $lines } cases est trop grand pour { $players } joueurs. Choisissez un tableau plus petit.
knockout-plan-order = { $name } est trop bas dans la liste. Mettez d’abord les joueurs de la liste, puis les qualifiés, puis les wild cards (R29, R30).
knockout-plan-wild-cards =
    Un tableau de { $lines } cases prend au plus { $most ->
        [one] { $most } wild card
       *[other] { $most } wild cards
    }, pas { $given }. Retirez-en.
knockout-plan-qualifiers =
    Un tableau de { $lines } cases prend au plus { $most ->
        [one] { $most } qualifié ou wild card
       *[other] { $most } qualifiés et wild cards
    }, pas { $given }. Retirez-en.
knockout-plan-later-round = { $name } ne peut pas entrer à la ronde { $round } de ce tableau. Choisissez une ronde plus tôt, ou montez { $name } dans la liste.
knockout-plan-nonce = Le nonce « { $nonce } » n’est pas hexadécimal. Laissez le programme en tirer un.
knockout-record-other-table = Le procès-verbal vient d’un tirage d’une autre catégorie ou taille. Demandez qui a modifié le tableau.
knockout-record-replacement = La case { $place } n’appartenait pas au joueur qui l’a quittée d’après le procès-verbal. Demandez qui a modifié le procès-verbal.
knockout-record-box = La case { $place } du tableau diffère du tirage. Demandez qui a modifié le tableau.

## domain: qualifying

qualifying-lines = Un tableau de { $lines } cases n’a pas de places pour des qualifiés. Choisissez 8, 16 ou 32 cases (R30).
qualifying-rounds = Une qualification a une ou deux rondes, pas { $rounds }. Choisissez une ou deux (R30).
qualifying-wild-cards =
    Un tableau de { $lines } cases prend au plus { $most ->
        [one] { $most } wild card
       *[other] { $most } wild cards
    }, pas { $given }. Donnez moins de wild cards.
qualifying-too-few =
    { $players ->
        [one] { $players } joueur, c’est
       *[other] { $players } joueurs, c’est
    } trop peu pour jouer { $places } places. Tirez plutôt un tableau avec des exempts.
qualifying-too-early = Le tableau commence à la ronde { $round }, trop tôt pour la qualification qui le précède. Choisissez moins de rondes de qualification.

## domain: draws of knock-outs and of the Final

draw-plan-twice = { $name } est deux fois dans la liste. Retirez l’un des deux.
draw-entropy-not-digits = « { $text } » n’est pas une entropie. Saisissez seulement des chiffres, par exemple ceux de dés ; espaces et - , . ; : / _ entre eux ne comptent pas.
draw-record-commitment = La liste gelée a l’empreinte { $found }, et non l’engagement publié { $published }. Demandez qui a modifié la liste.
draw-record-text = La ligne { $line } de la liste gelée diffère du procès-verbal du tirage. Demandez qui a modifié le procès-verbal.
draw-record-plan = La liste du procès-verbal ne peut pas être tirée. { $cause }

## domain: The Final of the year

final-game-not-due = Partie { $number } de la Finale à la ronde { $round } : { $block }
final-group-tied = Le groupe { $group } a une égalité que seules des parties sur gobans plus petits peuvent départager. Saisissez d’abord l’ordre des joueurs à égalité (R51).
final-plan-size = Une Finale a dix ou huit joueurs, ou six ou quatre s’il en est venu moins. Une Finale à { $size } ne peut pas être tirée.
final-plan-nonce = Le nonce « { $nonce } » n’est pas hexadécimal. Saisissez des octets entiers, par exemple 5eed.
final-plan-rests = Les groupes de cinq répartissent leurs repos sur les jours, pas les groupes plus petits. Choisissez le plan des repos qui convient aux groupes (R54).
final-plan-long-day = Le jour { $day } ne peut pas avoir trois rondes de groupes. Choisissez le jour 1 ou 2.
final-record-other-final = Le procès-verbal vient d’une Finale d’une autre catégorie ou taille. Demandez qui a modifié la Finale.
final-record-seat = La position { $position } du groupe { $group } diffère du tirage. Demandez qui a modifié les groupes.

## domain: points of the tour

points-no-class = La saison { $season } n’a pas de points pour la classe { $class }. Choisissez parmi { $known }.
season-ages-unordered = Les catégories doivent être des âges croissants, par exemple [12, 16, 20]. Corrigez-les.
season-cut-off-invalid = La date de référence doit être un mois et un jour, par exemple [7, 31] pour le 31 juillet. Corrigez-la.
referee-clock-later = La position { $back_to } vient après les { $moves } coups joués. Donnez-en une antérieure.
referee-clock-adjourned = Les temps de l’ajournement ne conviennent pas : ils doivent être d’avant le dernier coup, et ne pas dépasser les temps utilisés maintenant.

## domain: stages

stage-source-gone = La compétition avant cette phase n’est plus dans le tournoi. Supprimez la phase et ajoutez-la de nouveau.
stage-source-open = La ronde { $round } de { $source } n’est pas encore confirmée. Confirmez-la d’abord.
stage-no-table = { $source } n’a pas de tableau avec une ronde { $round }. Tirez d’abord le tableau, ou choisissez une autre ronde.
stage-other-open = Les autres sont connus une fois { $stage } remplie. Remplissez-la d’abord.
stage-tie = { $names } partagent la dernière place qui continue. Choisissez-en { $seats ->
    [one] { $seats }
   *[other] { $seats }
}.
stage-tie-in-list = { $list ->
    [zone] Poule
    [division] Division
   *[category] Catégorie
} { $number } : { $names } partagent la dernière place qui continue. Choisissez-en { $seats ->
    [one] { $seats }
   *[other] { $seats }
}.
stage-ties = { $ties }
stage-ties-two = { $first } { $next }
stage-not-tied = { $name } ne partage pas la dernière place qui continue. Ne choisissez que des joueurs qui la partagent.
stage-taken = { $name } est déjà dans { $stage }. Retirez cette personne de l’une des phases, ou changez la règle.
stage-too-few = Une phase demande deux joueurs, mais moins continuent. Choisissez une autre règle.

## formats

import-empty = Le fichier est vide. Choisissez le fichier que l’autre programme a enregistré.
import-too-large = Le fichier a { $megabytes } Mo, mais un tournoi ne demande jamais plus de { $most } Mo. Choisissez un autre fichier.
import-not-utf8 = La ligne { $line } n’est pas du texte UTF-8. Enregistrez de nouveau le fichier avec l’encodage UTF-8.
import-malformed = Ligne { $line }, colonne { $column } : { $problem } Enregistrez de nouveau le fichier dans le programme qui l’a créé.
import-hostile = Ligne { $line }, colonne { $column } : { $problem } Aucun fichier de tournoi n’est ainsi fait, le fichier est donc refusé.
import-limit-players = Le fichier a plus de { $most } joueurs, il est donc refusé. Aucun tournoi n’est aussi grand. Vérifiez que c’est le bon fichier.
import-limit-games = Le fichier a plus de { $most } parties, il est donc refusé. Aucun tournoi n’est aussi grand. Vérifiez que c’est le bon fichier.
import-limit-rounds = Le fichier a plus de { $most } rondes, il est donc refusé. Aucun tournoi n’est aussi grand. Vérifiez que c’est le bon fichier.
import-other-format = Ce n’est pas { $expected }. { $found }
import-player-twice = { $name } est deux fois dans la liste des joueurs. Renommez ou retirez l’un des deux et enregistrez de nouveau le fichier.
import-player-nameless = Le joueur { $place } de la liste n’a pas de nom. Nommez ou retirez ce joueur et enregistrez de nouveau le fichier.
import-unknown-rank = { $name } a le niveau « { $rank } », qui n’est pas valable. Corrigez-le en 30k à 1k, 1d à 9d ou 1p à 9p.
import-bad-line = Ligne { $line } : { $problem }
import-bad-lines =
    { $lines ->
        [one] Problèmes dans la liste : { $problems }, sur { $lines } ligne. Corrigez-les et importez de nouveau la liste.
       *[other] Problèmes dans la liste : { $problems }, sur { $lines } lignes. Corrigez-les et importez de nouveau la liste.
    }
import-missing-column = La liste n’a pas de colonne { $column }. Nommez-la dans la première ligne, ou choisissez quelle colonne c’est. Une liste demande le niveau, et soit le nom et le prénom, soit le nom complet.
import-same-column = Deux colonnes ont la même signification ; la seconde est « { $heading } ». Omettez l’une d’elles, ou choisissez une autre signification.
import-other-encoding = La ligne { $line } n’est pas du texte { $encoding }. Choisissez l’encodage dans lequel la liste a été enregistrée.
import-unknown-encoding = Il n’y a pas d’encodage « { $name } ». Choisissez parmi { $known }.
import-workbook = Cette feuille de calcul ne peut pas être lue : elle est endommagée, dans l’ancien format d’Excel (xls), ou trop grande. Enregistrez-la en xlsx, ods ou CSV (UTF-8).

import-format-rating-list = une liste de niveaux de l’EGD, de la FFG ou de l’AGA
import-format-egd-results = un fichier de résultats de la European Go Database (H9)
import-format-ffg-results = un fichier de résultats de la FFG (tou)
import-format-aga-results = un fichier de résultats de l’American Go Association (AGA)
import-format-trf = un rapport de la fédération d’échecs (TRF16)
import-format-macmahon = un fichier MacMahon
import-format-opengotha = un fichier OpenGotha
import-format-pairgoth = un fichier Pairgoth d’un tournoi individuel
import-format-seed-list = une liste de placement du circuit

import-archive-damaged = L’archive ZIP est endommagée. Téléchargez-la de nouveau.
import-archive-empty = L’archive ZIP est vide. Téléchargez-la de nouveau.
import-archive-files = L’archive ZIP contient { $files } fichiers. Téléchargez-la de nouveau, ou choisissez la liste elle-même.
import-archive-nested = L’archive ZIP contient une autre archive. Décompressez-la et choisissez la liste elle-même.
import-found-browser-check = C’est la page « checking your browser » que le site montre d’abord. Attendez dans le navigateur que la liste apparaisse, puis enregistrez-la.
import-found-harmful-characters = Un nom y contient des caractères qui en cachent ou en déplacent d’autres. Redemandez-le à son expéditeur.
import-found-newer-version = Il a été écrit par une version plus récente du programme. Utilisez une version plus récente.
import-found-no-list = Ce n’est aucune des listes que publient la European Go Database, la FFG et l’AGA. Choisissez l’une d’elles.
import-found-no-player-lines = Il ne contient aucune ligne de joueur. Choisissez un autre fichier.
import-found-not-json = Ce n’est pas du JSON. Choisissez un autre fichier.
import-found-other-kind = C’est un fichier d’une autre sorte. Choisissez un autre fichier.
import-found-root-without-parameters = Son élément racine est { $element }, et il ne contient ni joueurs ni paramètres. Choisissez un autre fichier.
import-found-root-without-players = Son élément racine est { $element }, et il ne contient pas de joueurs. Choisissez un autre fichier.
import-found-signature = Sa signature ne convient pas car il a été modifié après avoir été signé. Redemandez-le à son expéditeur.
import-found-type = Son type est { $kind }. Choisissez un autre fichier.
import-found-wrong-values = Une valeur y manque ou n’est pas valable. Redemandez-le à son expéditeur.
import-found-zero-bytes = Il contient des octets nuls, ce n’est donc pas du texte brut. Enregistrez-le de nouveau en UTF-8.
import-json-cut-off = Le fichier est tronqué.
import-json-invalid = Ce n’est pas du JSON valable.
import-json-field = La valeur de { $field } n’est pas valable.
import-json-missing = La valeur de { $field } manque.
import-json-value = Une valeur du tournoi manque ou n’est pas valable.

import-problem-birth = « { $text } » n’est pas une année ou un jour de naissance. Écrivez 2014 ou 2014-05-31.
import-problem-field-count = La ligne a { $fields } champs, mais la première ligne nomme { $columns } colonnes. Corrigez les séparateurs.
import-problem-long-field = Un champ a { $bytes } octets, plus que { $most } : « { $start } ». Raccourcissez-le, ou vérifiez les guillemets.
import-problem-long-line = La ligne a { $bytes } octets, plus que { $most }. Aucune liste n’est ainsi faite. Choisissez un autre fichier.
import-problem-long-text = Un texte dépasse { $most } octets.
import-problem-no-club = Le club du joueur manque. Écrivez-le après le pays.
import-problem-no-country = Le pays du joueur manque. Écrivez son code de deux lettres.
import-problem-no-family-name = Le nom de famille du joueur manque. Écrivez-le.
import-problem-no-given-name = Le prénom du joueur manque. Écrivez-le.
import-problem-rank-missing = Le niveau du joueur manque. Écrivez-en un, par exemple 5k.
import-problem-no-name = Le joueur n’a pas de nom. Écrivez nom et prénom.
import-problem-no-rank = { $name } n’a pas de niveau. Écrivez-en un, par exemple 5k.
import-problem-no-rank-or-name = Le joueur n’a pas de niveau. Écrivez-en un, par exemple 5k.
import-problem-round-word = « { $word } » n’est pas une ronde. Corrigez ou retirez-le.
import-note-unknown-element = { $count ->
    [one] L’élément { $name } est inconnu et est omis.
   *[other] { $count } éléments { $name } sont inconnus et sont omis.
}
import-note-unknown-attribute = { $count ->
    [one] L’attribut { $attribute } de { $element } est inconnu et est omis.
   *[other] { $count } attributs { $attribute } de { $element } sont inconnus et sont omis.
}
import-note-header-left = Lignes de l’en-tête sans usage ici, omises : { $names }.
import-note-fields-of-matches = Champs de rencontres d’équipes sans usage ici, omis : { $names }.
import-note-fields-of-teams = Champs d’équipes sans usage ici, omis : { $names }.
import-note-fields-of-pairs = Champs de joueurs en paires sans usage ici, omis : { $names }.
import-note-games-without-match = { $count ->
    [one] { $count } partie de la rencontre { $key }, que le fichier n’a pas, est omise.
   *[other] { $count } parties de la rencontre { $key }, que le fichier n’a pas, sont omises.
}
import-note-teams-unused = { $count ->
    [one] { $count } équipe est omise, car le fichier est individuel.
   *[other] { $count } équipes sont omises, car le fichier est individuel.
}
import-note-fields-of-byes = Champs d’exemptions sans usage ici, omis : { $names }.
import-note-egd-swiss-found = La première colonne contient les victoires des joueurs, c’est donc un système suisse. Critères qui donnent les valeurs du fichier : { $criteria }.
import-note-egd-mcmahon = Les scores du fichier découlent des niveaux et des parties avec la barre à { $bar }, le plancher à { $floor } et le zéro à { $zero }, c’est donc un tournoi McMahon. Critères qui donnent les valeurs du fichier : { $criteria }.
import-note-egd-mcmahon-sums = Les joueurs sont classés selon des scores que le fichier n’a pas, mais sur lesquels portent ses sommes. Ils découlent des niveaux et des parties avec la barre à { $bar }, le plancher à { $floor } et le zéro à { $zero }, c’est donc un tournoi McMahon. Critères qui donnent les valeurs du fichier : { $criteria }.
import-note-egd-swiss-scores = Les joueurs sont classés selon leurs victoires, c’est donc un système suisse. Ses sommes portent sur des scores qui découlent des niveaux et des parties avec la barre à { $bar }, le plancher à { $floor } et le zéro à { $zero }. Critères qui donnent les valeurs du fichier : { $criteria }.
import-note-egd-zero = Le fichier compte les scores à partir d’un niveau sous 30 kyu, ici ils comptent à partir de { $zero }. Le score de chacun est ici inférieur de { $points }, et celui de chaque adversaire dans SOS aussi. L’ordre est le même.
import-note-egd-unexplained = Aucun critère connu ici ne donne les valeurs des colonnes de critères, qui sont omises. Vérifiez les critères.
import-note-egd-headings = Critères que le titre nomme, mais dont les valeurs ne découlent pas des parties ici : { $criteria }.
import-note-egd-values = Joueurs dont la valeur diffère de celle qui découle des parties, dans des colonnes dont les valeurs sont sinon celles d’un critère : { $count }. { $names }
import-note-egd-no-number = Ligne { $line } : « { $word } » dans les colonnes de critères n’est pas un nombre et est omis.
import-note-egd-scores = La ligne { $line } a plus ou moins de scores que les autres lignes, ses scores sont donc omis. Vérifiez la ligne.
import-note-egd-numbers = Les adversaires sont nommés par les numéros en début de ligne, pas par l’ordre des lignes.
import-note-egd-value = La valeur « { $text } » de { $key } dans l’en-tête ne peut pas être lue en entier. Vérifiez ce qui en relève dans les réglages.
import-note-egd-days = Les jours « { $text } » sont lus comme du { $start } au { $end }. Vérifiez-les.
import-note-egd-time = Le temps « { $text } » est lu comme un temps principal de { $minutes } minutes. Ce qui suit est omis. Corrigez la cadence.
import-note-high-handicap = Ronde { $round }, ligne { $line } : le handicap { $handicap } dépasse 9. Un handicap de 9 est utilisé.
import-note-egd-columns = Aucun critère connu ici ne donne les valeurs de ces colonnes de critères, qui sont omises : { $columns }. Les critères habituels suivent à leur place. Là où ces colonnes décident, les places diffèrent.
import-note-egd-shifted = Joueurs dont le score initial diffère de celui de leur niveau, l’écart étant repris comme ajustement du score initial : { $count }. { $names }
import-note-places-agree = Les places sont celles du fichier.
import-note-places-differ = Places qui diffèrent de celles du fichier : { $count } sur { $players }.
import-note-place-differs = { $name } : place { $place } dans le fichier, { $here } ici. { $reason }
import-note-place-differs-among = { $name } : place { $place } dans le fichier, soit { $among } parmi les joueurs qui ont une place ici, et { $here } ici. { $reason }
import-reason-value = { $criterion } vaut { $there } dans le fichier et { $here } ici.
import-reason-no-values = Le fichier n’a pas de valeurs d’où son ordre découle.
import-reason-no-game = Un joueur sans partie ni exemption n’a pas de place ici.
import-reason-unexplained = Aucun critère connu ici ne donne les valeurs du fichier.
import-reason-others = Les valeurs sont celles du fichier ; d’autres joueurs ont une autre valeur, ou le fichier ordonne autrement les joueurs à égalité.
import-problem-not-an-aga-game = La ligne n’est pas une partie. Écrivez les numéros de Blanc et de Noir, W ou B pour le gagnant, le handicap et le komi.
import-problem-aga-number-twice = Le numéro { $number } est aussi celui d’un autre joueur. Corrigez l’un des deux.
import-problem-aga-number = Un joueur de la partie n’est pas dans la liste des joueurs. Corrigez le numéro.
import-problem-trf-number = Le numéro du joueur manque. Écrivez-le dans les colonnes 5 à 8.
import-sheet-unknown = Le classeur n’a pas de feuille « { $sheet } » avec des cellules. Il a : { $known }. Choisissez l’une d’elles.
import-problem-not-csv = Ce n’est pas une ligne d’un fichier CSV. Enregistrez de nouveau la liste en CSV UTF-8.
import-problem-only-family-name = « { $name } » est un nom de famille sans prénom. Écrivez les deux.
import-problem-only-given-name = « { $name } » est un prénom sans nom de famille. Écrivez les deux.
import-problem-pin = « { $text } » n’est pas un PIN EGD. Un PIN a huit chiffres.
import-problem-points = « { $text } » n’est pas un nombre de points SEYGO. Écrivez un nombre entier.
import-problem-same-number = { $number } { $value } figure aussi à la ligne { $first }. Une personne ne peut être inscrite qu’une fois.
import-problem-register-number = « { $text } » n’est pas un numéro de licence ou d’adhésion. Écrivez dix chiffres au plus.
import-problem-sex = « { $text } » n’est pas un sexe. Écrivez f ou m, ou laissez le champ vide.
import-problem-too-many-fields = La ligne a { $fields } champs, plus que { $most }. Vérifiez les séparateurs.
import-problem-too-many-lines = Une liste peut avoir { $most } joueurs au plus. Divisez-la.
import-problem-too-many-players = Un fichier de résultats peut avoir { $most } joueurs au plus. Vérifiez que c’est le bon fichier.
import-problem-zero-byte = La ligne contient un octet nul, le fichier est donc endommagé. Enregistrez de nouveau la liste en CSV UTF-8.
import-season-syntax = Ce n’est pas du TOML valable. Vérifiez guillemets, crochets et virgules.
import-season-unknown-field = Champ inconnu `{ $field }`. Vérifiez son orthographe.
import-season-missing-field = Champ manquant `{ $field }`. Ajoutez-le.
import-season-value = La valeur { $value } n’est pas valable ici. Corrigez-la.

import-xml-attribute = Un attribut n’a pas la forme name="value".
import-xml-attribute-twice = { $element } a deux fois l’attribut { $attribute }.
import-xml-attributes = { $element } a plus de { $most } attributs.
import-xml-all-attributes = Il y a plus de { $most } attributs.
import-xml-closing-tag = Une balise fermante n’a pas de balise ouvrante.
import-xml-cut-off = Le fichier est tronqué avant la fermeture de { $element }.
import-xml-depth = Des éléments sont imbriqués sur plus de { $most } niveaux.
import-xml-elements = Il y a plus de { $most } éléments.
import-xml-empty = Le fichier ne contient pas de XML.
import-xml-escape = Un & ne commence pas un caractère connu.
import-xml-invalid = Ce n’est pas du XML.
import-xml-long-attribute-name = Le nom d’un attribut a { $bytes } octets, plus que { $most }.
import-xml-long-element-name = Le nom d’un élément a { $bytes } octets, plus que { $most }.
import-xml-long-text = Le texte de { $element } dépasse { $most } octets.
import-xml-long-value = La valeur de { $attribute } a { $bytes } octets, plus que { $most }.
import-xml-own-dtd = Le fichier contient sa propre définition de type de document.
import-xml-reference = La référence &{ $name }; n’est pas un caractère connu.
import-xml-second-document = Un second document commence.
import-xml-tags = L’élément { $open } est fermé comme { $close }.
import-xml-text-outside = Il y a du texte hors du document.
import-xml-unfinished-tag = Le fichier finit ou s’interrompt dans une balise.
import-xml-zero-byte = Le fichier contient un octet nul, il est donc endommagé.

import-note-more =
    { $count ->
        [one] { $count } autre remarque n’est pas montrée.
       *[other] { $count } autres remarques ne sont pas montrées.
    }
import-note-adjustment-rounded = { $name } : l’ajustement du score de { $quarters } quarts de point est arrondi vers le bas à { $points } points.
import-note-aga-defaults = Le fichier n’a ni temps, ni exemptions, ni réglages. { $minutes } minutes et un tournoi McMahon sont utilisés. Corrigez-les.
import-note-aga-komi = Les parties à égalité ont des komis différents. Le komi { $komi } est utilisé. Corrigez-le.
import-note-aga-words = Mots sans usage ici après les niveaux de joueurs, omis : { $words }.
import-note-aga-placeholders = Joueurs dont le numéro signifie aucun : { $count }. Ici, ils n’ont pas de numéro AGA.
import-note-aga-undecided = Parties sans résultat : { $count }. Le fichier ne dit pas si elles ont fini par jigo, par forfait ou pas du tout. Saisissez les résultats.
import-note-aga-game-word = Ligne { $line } : « { $word } » n’est ni un handicap de 0 à 9 ni un komi. Vérifiez la partie.
import-note-aga-moved = Parties placées dans une ronde ultérieure, parce que l’un des joueurs en a une autre dans la leur : { $count }.
import-note-aga-place = La ligne « { $words } » de l’en-tête est prise comme lieu. Vérifiez-la.
import-note-aga-game-of-left = Ligne { $line } : la partie est omise, car la ligne { $left }, celle d’un joueur, l’est aussi.
import-note-aga-game-left = Ligne { $line } : la partie est omise. Elle n’a qu’un joueur, ou un joueur aurait plus de { $last } rondes.
import-note-board = Ronde { $round } : la table « { $board } » n’est pas un nombre, la partie reçoit donc une table libre.
import-note-board-size = Les parties sont sur des gobans de taille { $size }, que les tournois n’ont pas ici. 19x19 est utilisé, et la taille est gardée pour un export.
import-note-board-twice = Ronde { $round }, table { $board } : deux parties ont cette table. L’une d’elles passe à la table { $other }.
import-note-byoyomi-periods = OpenGotha n’enregistre pas le nombre de périodes de byo-yomi. Une période est utilisée. Corrigez-le.
import-note-cancelled = Ronde { $round } : une partie a été annulée. Elle a été importée avec le résultat « pas de résultat ».
import-note-categories = Le fichier a { $categories } catégories mais seulement { $limits } de leurs limites.
import-note-class-time = Le fichier a la classe { $class } mais pas de cadence. { $minutes } minutes, le temps le plus court de cette classe, sont utilisées.
import-note-class-unrated = Le fichier a la classe { $class }, mais sa cadence est trop courte pour toute classe. Les parties ne sont pas classées.
import-note-class-lower = Le fichier a la classe { $class }, mais sa cadence ne permet que la classe { $allowed }. Corrigez la cadence.
import-note-column = La colonne « { $heading } » est omise.
import-note-breizh-groups = Le fichier a le système Breizh. Ici, c’est un tournoi McMahon où chacun commence à 0 avec un point pour chacun de ces niveaux atteints : { $limits }. Ces points sont ajoutés aux scores initiaux des joueurs du fichier. Ajoutez-les à la main pour un joueur qui s’inscrit plus tard ou dont le niveau change.
import-note-late-players = Joueurs dont la première partie ou exemption est après la ronde 1 : { $count }. Dans les classements des rondes précédentes, ils sont derniers, sans place. OpenGotha leur en donne une. { $names }
import-note-congress-numbers =
    { $count ->
        [one] Le numéro d’inscription au congrès de { $count } joueur ne sert pas ici. Il est gardé pour un export vers Pairgoth.
       *[other] Les numéros d’inscription au congrès de { $count } joueurs ne servent pas ici. Ils sont gardés pour un export vers Pairgoth.
    }
import-note-country = { $name } : « { $country } » n’est pas un code de pays de deux lettres et est omis.
import-note-criterion = Le critère de classement « { $criterion } » est inconnu et est omis.
import-note-criterion-score = Sans « { $criterion } », aucun score ne vient en premier dans les critères de classement, { $score } prend donc sa place. Vérifiez les critères.
import-note-damaged-line = Ligne { $line } : « { $text } » n’est pas un joueur et est omise.
import-note-damaged-lines =
    { $count ->
        [one] { $count } ligne de la liste n’a pas pu être lue.
       *[other] { $count } lignes de la liste n’ont pas pu être lues.
    }
import-note-egd-handicap = Le fichier dit que les handicaps sont réduits de { $reduction }, mais pas de quoi ils dépendent. Vérifiez les réglages du handicap.
import-note-encoding-guessed = La liste n’est pas en UTF-8. Elle a été lue en { $encoding }. Vérifiez les noms.
import-note-external-dtd = Le fichier renvoie à une définition de type de document externe, qui n’a pas été lue.
import-note-ffg-adjusted = Le fichier n’a que le temps ajusté de { $adjusted } minutes, pas le temps supplémentaire. Un byo-yomi de { $seconds } secondes est utilisé, qui donne le même temps ajusté. Corrigez-le.
import-note-ffg-no-time = Le fichier ne contient pas le temps principal. { $minutes } minutes sont utilisées. Corrigez la cadence.
import-note-ffg-overtime = Le fichier mentionne un temps supplémentaire mais pas sa durée. Aucun temps supplémentaire n’est utilisé. Corrigez la cadence.
import-note-foreign-games = Valeurs de parties que les tournois n’ont pas ici, gardées pour un export vers le même programme : { $names }.
import-note-foreign-left = { $name } : la valeur est trop longue pour être gardée et est omise.
import-note-foreign-players = Valeurs de joueurs que les tournois n’ont pas ici, gardées pour un export vers le même programme : { $names }.
import-note-foreign-settings = Réglages que les tournois n’ont pas ici, gardés pour un export vers le même programme : { $names }.
import-note-game-replaced = Ronde { $round }, table { $board } : deux parties ont cette table. La dernière est gardée.
import-note-handicap = Ronde { $round }, table { $board } : le handicap { $handicap } dépasse 9. Un handicap de 9 est utilisé ici, et l’autre est gardé pour un export.
import-note-handicap-negative = Ronde { $round }, table { $board } : le handicap { $handicap } est inférieur à 0. Aucun handicap n’est utilisé ici, et l’autre est gardé pour un export.
import-note-handicap-unread = Ronde { $round }, table { $board } : le handicap « { $handicap } » n’est pas un nombre. Aucun handicap n’est utilisé ici, et l’autre est gardé pour un export.
import-note-internet = Le tournoi a été joué sur internet, ses parties sont donc de classe D.
import-note-internet-address = Le fichier contient l’adresse internet de son directeur, qui n’a pas été importée.
import-note-komi = Le komi n’est pas un multiple d’un demi-point. Il est arrondi vers le bas ici, et gardé pour un export.
import-note-late-rounds = Ligne { $line } : les rondes après { $last } sont omises.
import-note-level = { $name } : le niveau { $written } est inconnu. { $rank } est utilisé.
import-note-line-cleaned = Ligne { $line } : des caractères de contrôle ont été retirés de « { $text } ».
import-note-line-no-pin = Ligne { $line } : « { $text } » n’est pas un PIN EGD de huit chiffres et est omis.
import-note-halves-disagree = Ronde { $round } : la ligne { $line } ({ $name }) nomme { $opponent } comme adversaire, mais la ligne { $other } ne nomme pas { $name }. La partie est omise.
import-note-opponent-left = Ronde { $round } : la partie de { $name } (ligne { $line }) est omise, car la ligne { $other }, celle de l’adversaire, l’est aussi.
import-note-opponent-missing = Ronde { $round } : la partie de { $name } (ligne { $line }) est omise, car l’adversaire n’est pas dans le fichier.
import-note-macmahon-defaults = Le fichier n’a pas de dates, de cadence ou de komi. { $day }, 60 minutes et 6,5 sont utilisés. Corrigez-les.
import-note-macmahon-rounds-down = Dans ce tournoi, MacMahon arrondit les scores au point inférieur : il apparie selon eux, et ses listes les montrent ainsi, aussi dans SOS et SOSOS. Ici, les demi-points comptent.
import-note-macmahon-bye-of-two = Ronde { $round } : l’appariement de { $black } et { $white } est marqué comme exemption mais nomme deux joueurs. Il est pris comme leur partie. Vérifiez-le.
import-note-macmahon-scorex = ScoreX de MacMahon omet les demi-points des rondes manquées. Ici, l’ordre est celui du score qui les comprend.
import-note-macmahon-superbar = Membres du supergroupe dont le niveau est sous la barre supérieure, et à qui MacMahon ne donne pas de point pour cela : { $names }. Ils n’en ont pas ici.
import-note-macmahon-preliminary = Joueurs avec des parties, mais seulement préinscrits et absents de la liste de MacMahon : { $names }. Ici, ils ont une place.
import-note-macmahon-no-result = MacMahon compte une partie sans résultat comme un demi-point de score. Ici, elle ne compte rien tant que son résultat n’est pas saisi.
import-note-macmahon-rating-rank = Dans ce tournoi, MacMahon tire les niveaux des GoR. Les niveaux saisis sont utilisés. Vérifiez-les.
import-note-macmahon-rating-score = Dans ce tournoi, MacMahon tire les scores initiaux des GoR. Ici, ils découlent des niveaux. Vérifiez-les.
import-note-macmahon-zero = Dans ce tournoi, MacMahon compte les scores à partir de { $level }, ici ils comptent à partir de 30 kyu. Le score de chacun est ici inférieur de { $points }, et celui de chaque adversaire dans SOS aussi. L’ordre est le même.
import-note-name-twice = Lignes { $first } et { $line } : { $name } est cité deux fois.
import-note-no-criteria = Le fichier ne contient pas de critères de classement. MMS, SOS et SOSOS sont utilisés.
import-note-no-headings = La liste n’a pas de titres. Le sens des colonnes est déduit de leur contenu. Vérifiez les joueurs.
import-note-no-rank = { $name } n’a pas de niveau. 30k est utilisé, comme dans OpenGotha.
import-note-one-time = Le fichier a un seul temps pour le temps principal et le temps supplémentaire. { $minutes } minutes sont utilisées comme temps principal.
import-note-pairgoth-frozen-left = Le classement gelé est omis, car il nomme une personne qui n’est pas un joueur du fichier. Gelez-le de nouveau dans Pairgoth.
import-note-pairgoth-jigo = Dans ce tournoi, Pairgoth arrondit les scores McMahon au point inférieur. Ici, le demi-point d’un jigo est conservé : les joueurs avec un nombre impair de jigos ont un demi-point de plus, et leurs adversaires aussi en SOS.
import-note-pairgoth-sos = Pairgoth compte une ronde sans partie en SOS comme le score initial plus un demi-point par ronde. Ici elle compte le score initial : le SOS des joueurs sans partie dans une ronde est donc plus bas.
import-note-pin = { $name } : « { $pin } » n’est pas un PIN EGD de huit chiffres et est omis.
import-note-player-cleaned = { $name } : des caractères de contrôle ont été retirés du nom ou d’un autre champ.
import-note-rank-bare = Ligne { $line } : le niveau « { $written } » n’a ni k ni d. { $rank } est utilisé. Vérifiez-le.
import-note-rank-below = Ligne { $line } : le niveau « { $written } » est sous 30k. { $rank } est utilisé.
import-note-rank-range = { $name } : le niveau { $grade } est hors de l’intervalle 30k à 9d. { $rank } est utilisé.
import-note-rating = { $name } : « { $rating } » n’est pas un GoR et est omis.
import-note-rating-range = { $name } : le GoR { $rating } est hors de l’intervalle { $least } à { $most }. { $used } est utilisé.
import-note-ratings-shifted = Le fichier est ancien. { $shift } est ajouté à ses GoR, comme dans OpenGotha.
import-note-ratings-unchanged = Le fichier ne contient pas la version de ses données. Ses GoR sont utilisés tels quels.
import-note-register-number = { $name } : « { $number } » n’est pas un numéro de licence ou d’adhésion, qui a dix chiffres au plus. Il est omis.
import-note-result = Ronde { $round }, table { $board } : le résultat « { $result } » est inconnu, la partie n’a donc pas encore de résultat.
import-note-round = Une partie ou une exemption de la ronde « { $round } » est abandonnée. Les rondes sont numérotées de 1 à { $last }.
import-note-round-number = Une ronde sans numéro de 1 à { $last } est omise.
import-note-round-range = Les parties de la ronde { $round } sont abandonnées. Les rondes sont numérotées de 1 à { $last }.
import-note-rounds-raised = Le fichier prévoit { $planned } rondes mais a des parties à la ronde { $last }. Le tournoi a maintenant { $last } rondes.
import-note-same-pin = { $name } a le même PIN EGD { $pin } que { $first }. Le second PIN est omis.
import-note-score-correction = { $name } : la correction { $correction } du score initial est omise.
import-note-score-zero = Le fichier met le zéro des scores à { $zero }, mais OpenGotha compte à partir de 30k. Ce tournoi compte aussi à partir de 30k.
import-note-scores-unknown = Le fichier ne contient pas la barre, le plancher et le zéro des scores. Vérifiez-les avant d’utiliser le classement.
import-note-second-bye = Ronde { $round } : un joueur a une exemption en plus d’une partie ou d’une autre exemption. L’exemption est abandonnée.
import-note-second-game = Ronde { $round }, table { $board } : un joueur a déjà une partie à une autre table. Cette partie est abandonnée.
import-note-sheet =
    { $others ->
        [one] La feuille « { $sheet } » a été lue. { $others } autre feuille avec des cellules ne l’a pas été.
       *[other] La feuille « { $sheet } » a été lue. { $others } autres feuilles avec des cellules ne l’ont pas été.
    }
import-note-self-pairing = Ronde { $round }, table { $board } : un joueur se rencontre lui-même. La partie est abandonnée.
import-note-setting = Le réglage { $setting } a la valeur « { $value } », qui n’est pas valable. La valeur par défaut est utilisée.
import-note-setting-changed = Le réglage { $setting } a la valeur « { $value } », que les tournois ne peuvent pas avoir ici. La valeur possible la plus proche ou la valeur par défaut est utilisée.
import-note-start = Le fichier ne contient pas le premier jour du tournoi. { $day } est utilisé. Corrigez-le.
import-note-status = { $name } : le statut « { $status } » est inconnu. Le joueur est importé comme préinscrit.
import-note-system = Le système { $system } est inconnu. Le système suisse est utilisé.
import-note-pair-incomplete = { $name } n’est pas une paire de deux joueurs du fichier et est laissée de côté.
import-note-team-player = { $name } est dans l’équipe { $team }, mais pas parmi les joueurs du fichier. La table est omise.
import-note-teams =
    { $count ->
        [one] { $count } équipe est gardée pour un export. Ici, les parties ne comptent que pour ses joueurs ; pour que les équipes se rencontrent, importez le fichier avec --teams en ligne de commande.
       *[other] { $count } équipes sont gardées pour un export. Ici, les parties ne comptent que pour leurs joueurs ; pour que les équipes se rencontrent, importez le fichier avec --teams en ligne de commande.
    }
import-note-title-rows = Les lignes 1 à { $last }, au-dessus des titres, sont omises.
import-note-total-row = Ligne { $line } : « { $text } » résume la liste et est omise.
import-note-tournament-cleaned = Des caractères de contrôle ont été retirés du nom du tournoi.
import-note-trf-ranks = Le fichier n’a pas de niveaux de go. Ils découlent des classements. Vérifiez-les.
import-note-trf-titles = Joueurs dont le titre ou le numéro à la fédération d’échecs est omis : { $count }.
import-note-trf-unrated = Joueurs sans classement, qui ont ici le niveau 30k : { $count }. Saisissez leurs niveaux.
import-note-day-unclear = Le jour « { $text } » peut se lire de plusieurs façons. { $day } est utilisé. Vérifiez-le.
import-note-value-left = { $name } : « { $text } » n’est pas connu ici et est omis.
import-note-unclear-day = Ligne { $line } : « { $text } » a le jour ou le mois en premier. Seule l’année { $year } est utilisée. Écrivez les jours sous la forme 2014-05-31.
import-note-unknown-player = Ronde { $round } : une partie avec un joueur hors de la liste est abandonnée.
import-note-unknown-player-bye = Ronde { $round } : l’exemption de « { $player } » est abandonnée. Ce joueur n’est pas dans la liste.
import-note-unknown-player-game = Ronde { $round }, table { $board } : la partie de « { $player } » est abandonnée. Ce joueur n’est pas dans la liste.
import-note-unknown-rank = { $name } a le niveau 99K, qui signifie inconnu dans OpenGotha. 30k est utilisé.
export-note-one-name = { $name } n’a qu’un nom. OpenGotha en demande deux, un tiret est donc écrit pour celui qui manque.
export-note-class = { $program } n’a pas de place pour la classe choisie. Les parties y comptent comme classe { $class }. Envoyez les résultats à l’EGD d’ici, ou choisissez une cadence de la classe inférieure.
export-note-criterion = OpenGotha n’a pas le critère { $criterion }, il est donc omis du fichier.
export-note-criteria = OpenGotha a { $most } critères au plus, les derniers sont donc omis du fichier : { $left }.
export-note-egd-pin-unknown = Le PIN { $pin } de { $name } n’est pas dans la liste des GoR. Vérifiez-le, ou importez une liste plus récente.
export-note-egd-candidate = { $name } est peut-être { $rated } { $rank } de la liste des GoR. Saisissez le PIN { $pin } si c’est la même personne.
export-note-parameters = Avec les réglages du tournoi, certains joueurs auraient une autre place dans OpenGotha. Le fichier a d’autres réglages, qui donnent à tous leur place jusqu’ici : { $settings }.
export-note-places =
    { $count ->
        [one] { $count } joueur a une autre place dans OpenGotha, qui compte autrement les exemptions, absences, forfaits ou un critère : { $names }.
       *[other] { $count } joueurs ont une autre place dans OpenGotha, qui compte autrement les exemptions, absences, forfaits ou un critère : { $names }.
    }
export-note-zero =
    { $more ->
        [one] OpenGotha compte les scores à partir de 30k, chaque MMS y est donc plus haut de { $more } point que dans ce tournoi.
       *[other] OpenGotha compte les scores à partir de 30k, chaque MMS y est donc plus haut de { $more } points que dans ce tournoi.
    }
export-note-egd-unrated = Avec cette cadence ou la classe choisie, les parties sont non classées, l’EGD ne les compte donc pas. Corrigez la cadence si c’est une erreur.
export-note-egd-place = Le tournoi n’a pas de pays ou pas de lieu, que l’EGD demande. Saisissez-les dans les réglages.
export-note-egd-hidden =
    { $count ->
        [one] { $count } joueur n’a pas accepté d’être publié en entier, l’EGD ne peut donc pas classer ses parties : { $names }. Demandez-lui, ou envoyez le fichier sans ce joueur.
       *[other] { $count } joueurs n’ont pas accepté d’être publiés en entier, l’EGD ne peut donc pas classer leurs parties : { $names }. Demandez-leur, ou envoyez le fichier sans ces joueurs.
    }
export-note-egd-no-pin =
    { $count ->
        [one] { $count } joueur n’a pas de PIN EGD et risque d’être créé deux fois dans l’EGD : { $names }. Cherchez le PIN dans la liste des GoR.
       *[other] { $count } joueurs n’ont pas de PIN EGD et risquent d’être créés deux fois dans l’EGD : { $names }. Cherchez les PIN dans la liste des GoR.
    }
export-note-egd-no-result = Ronde { $round }, table { $board } : la partie n’a pas de résultat. Saisissez-le avant d’envoyer le fichier.
export-note-egd-both = Ronde { $round }, table { $board } : le résultat { $result } compte pareil pour les deux joueurs, ce que l’EGD n’accepte pas. Corrigez-le.
export-note-ffg-licences =
    { $count ->
        [one] { $count } joueur français n’a pas de numéro de licence : { $names }. Saisissez-le dans les inscriptions.
       *[other] { $count } joueurs français n’ont pas de numéro de licence : { $names }. Saisissez-les dans les inscriptions.
    }
export-note-ffg-hidden =
    { $count ->
        [one] { $count } joueur n’a pas accepté d’être publié en entier, la fédération ne peut donc pas classer ses parties : { $names }. Demandez-lui, ou envoyez le fichier sans ce joueur.
       *[other] { $count } joueurs n’ont pas accepté d’être publiés en entier, la fédération ne peut donc pas classer leurs parties : { $names }. Demandez-leur, ou envoyez le fichier sans ces joueurs.
    }
export-note-ffg-cut =
    { $count ->
        [one] Le nom de { $count } joueur est coupé à { $most } lettres : { $names }.
       *[other] Les noms de { $count } joueurs sont coupés à { $most } lettres : { $names }.
    }
export-note-ffg-forfeit = Ronde { $round }, table { $board } : le forfait est écrit comme une ronde sans partie, pour que la fédération ne le classe pas.
export-note-aga-numbers = Joueurs sans numéro AGA, qui reçoivent dans ce fichier un numéro au-dessus de 90000 : { $count }. Saisissez leurs numéros dans les inscriptions : { $names }.
export-note-aga-hidden = Joueurs qui n’ont pas accepté une publication complète, si bien que l’AGA ne peut pas classer leurs parties : { $count }. Demandez-leur, ou envoyez le fichier sans eux : { $names }.
export-note-aga-game = Ronde { $round }, table { $board } : l’AGA ne classe pas la partie, parce qu’elle n’a pas été jouée ou n’a pas de gagnant. Le fichier porte un point d’interrogation.
export-note-macmahon-lost = Le fichier n’a pas les dates, lieu, horaires, komi, années de naissance, numéros du circuit, choix de publication, tableaux et points, car MacMahon ne les enregistre pas. Gardez le fichier de tournoi.
export-note-macmahon-places =
    { $count ->
        [one] { $count } joueur a une autre place dans MacMahon, qui compte autrement les exemptions, absences, forfaits ou un critère : { $names }.
       *[other] { $count } joueurs ont une autre place dans MacMahon, qui compte autrement les exemptions, absences, forfaits ou un critère : { $names }.
    }
export-note-macmahon-criterion = MacMahon n’a pas le critère { $criterion }, il est donc omis du fichier.
export-note-macmahon-system = MacMahon ne connaît que les tournois McMahon et suisses, le fichier a donc les parties et résultats de ce système et rien de plus.
export-note-macmahon-handicap = Dans MacMahon, la barre ne dispense pas une partie du handicap. Les joueurs au-dessus de { $rank } y comptent comme { $rank }.
export-note-macmahon-board = MacMahon a une seule taille de goban pour toutes les parties, le fichier a donc 19x19.
export-note-macmahon-walkover = Ronde { $round }, table { $board } : le walkover est écrit comme un résultat décidé par l’arbitre, qui donne des points.
export-note-macmahon-no-result = Ronde { $round }, table { $board } : une partie sans résultat est écrite comme une partie non terminée.
export-note-macmahon-ghosts =
    { $count ->
        [one] { $count } joueur fantôme est écrit comme joker : { $names }.
       *[other] { $count } joueurs fantômes sont écrits comme jokers : { $names }.
    }
export-note-macmahon-guests =
    { $count ->
        [one] { $count } invité prend une place dans MacMahon : { $names }.
       *[other] { $count } invités prennent des places dans MacMahon : { $names }.
    }
export-note-withdrawn =
    { $count ->
        [one] { $count } joueur retiré reste dans le fichier et manque les autres rondes : { $names }.
       *[other] { $count } joueurs retirés restent dans le fichier et manquent les autres rondes : { $names }.
    }
export-note-pairgoth-lost = Le fichier n’a pas les salles, heures de début, années de naissance, numéros du circuit, choix de publication, niveaux professionnels, tableaux et points, car Pairgoth ne les enregistre pas. Gardez le fichier de tournoi.
export-note-pairgoth-frozen = Le classement gelé du fichier importé n’est pas écrit, car des résultats ou le classement ont changé depuis. Gelez-le de nouveau dans Pairgoth.
export-note-pairgoth-places =
    { $count ->
        [one] { $count } joueur a une autre place dans Pairgoth, qui compte autrement les exemptions, absences, forfaits ou un critère : { $names }.
       *[other] { $count } joueurs ont une autre place dans Pairgoth, qui compte autrement les exemptions, absences, forfaits ou un critère : { $names }.
    }
export-note-pairgoth-criterion = Pairgoth n’a pas le critère { $criterion }, il est donc omis du fichier.
export-note-pairgoth-system = Pairgoth ne connaît que les tournois McMahon et suisses, le fichier a donc les parties et résultats de ce système et rien de plus.
export-note-pairgoth-handicap = Dans Pairgoth, la barre ne dispense pas une partie du handicap. Les joueurs au-dessus de { $rank } y comptent comme { $rank }.
export-note-pairgoth-board = Pairgoth a une seule taille de goban pour toutes les parties, le fichier a donc 19x19.
export-note-pairgoth-boards = Pairgoth a des équipes de 2 à { $last } tables, il n’ouvrira donc peut-être pas un fichier avec des équipes de { $size }.
export-note-pairgoth-not-played = Ronde { $round }, table { $board } : le forfait ou walkover est écrit comme un résultat joué.
export-note-pairgoth-unrated =
    { $count ->
        [one] Pairgoth demande un GoR pour chaque joueur, { $count } joueur sans GoR reçoit donc celui de son niveau : { $names }.
       *[other] Pairgoth demande un GoR pour chaque joueur, { $count } joueurs sans GoR reçoivent donc celui de leur niveau : { $names }.
    }
export-note-pairgoth-guests =
    { $count ->
        [one] { $count } joueur fantôme ou invité est un joueur ordinaire dans Pairgoth : { $names }.
       *[other] { $count } joueurs fantômes ou invités sont des joueurs ordinaires dans Pairgoth : { $names }.
    }
export-note-trf-handicaps =
    { $count ->
        [one] Le fichier ne dit pas que { $count } partie a un handicap.
       *[other] Le fichier ne dit pas que { $count } parties ont un handicap.
    }
export-note-trf-federation = Joueurs dont le pays n’a pas de fédération au sein de la fédération d’échecs, et qui sont donc écrits sans fédération : { $names }.
export-note-trf-result = Ronde { $round }, table { $board } : le fichier n’a pas un tel résultat, la partie est donc écrite sans résultat.
export-note-trf-cut =
    { $count ->
        [one] Le nom de { $count } joueur est coupé à { $most } lettres : { $names }.
       *[other] Les noms de { $count } joueurs sont coupés à { $most } lettres : { $names }.
    }

bundle-not-a-bundle = Ce n’est pas un paquet. { $reason } Choisissez le fichier écrit par `export --as bundle`.
bundle-hostile = Le paquet est refusé. { $reason } Aucun tournoi n’est ainsi fait.
bundle-newer = Le paquet a la version { $found } et ce programme lit les versions jusqu’à { $known }. Utilisez une version plus récente du programme.
bundle-changed = Le fichier { $file } du paquet n’est pas celui qui a été signé. Il a été modifié en chemin. Redemandez le paquet à l’organisateur.
bundle-missing = Il manque { $file } dans le paquet. Redemandez le paquet à l’organisateur.
bundle-person = Joueur { $player } du paquet : { $field } diffère des données signées. Redemandez le paquet à l’organisateur.
bundle-contradiction = Le paquet se contredit. { $problem } Demandez à l’organisateur de l’émettre de nouveau.
bundle-found-no-archive = Ce n’est pas une archive ZIP, ou elle est endommagée.
bundle-found-no-version = Son manifeste n’a pas de version.
bundle-found-not-json = manifest.json n’est pas du JSON valable.
bundle-found-other-program = Son manifeste a été écrit par un autre programme.
bundle-limit-file-size = Le fichier { $file } qu’il contient a { $kilobytes } ko.
bundle-limit-files = Il a { $files } fichiers.
bundle-limit-name = Il contient ou cite un fichier au nom interdit.
bundle-limit-players = Il a { $players } joueurs et { $games } parties.
bundle-limit-ratio = Le fichier { $file } qu’il contient devient bien plus grand que prévu à la décompression.
bundle-limit-size = Il a { $megabytes } Mo.
bundle-limit-twice = Il a deux fichiers { $file }.
bundle-problem-log = L’historique dans log.json n’est pas valable.
bundle-problem-hand-over = Une déclaration dans hand-over.json porte sur un autre tournoi ou un autre paquet.
bundle-problem-season-file = Son fichier de saison n’a pas les règles de son barème, saison { $season }.
bundle-problem-categories = Ses catégories d’âge ne sont pas dans l’ordre, ou son coefficient d’âge n’est pas valable.
bundle-problem-category = Les points du joueur { $player } ne sont d’aucune catégorie de la saison, ou le joueur a des points deux fois.
bundle-problem-days = Son championnat manque, ou son dernier jour est avant le premier.
bundle-problem-final = Les groupes ou places de la Finale de la catégorie { $category } ne concordent pas.
bundle-problem-game = Une partie qu’il contient n’a pas deux joueurs ou a un résultat inconnu.
bundle-problem-harmful-characters = Un nom qu’il contient est trop long ou a des caractères qui en cachent ou en déplacent d’autres.
bundle-problem-ladder = Une échelle du jigo qu’il contient n’appartient à aucune partie.
bundle-problem-ladder-winner = Une échelle du jigo qu’il contient a un vainqueur qui ne l’a pas jouée.
bundle-problem-player = Le niveau, le choix de publication ou un champ du joueur { $player } n’est pas valable.
bundle-problem-player-twice = Un joueur y est deux fois.
bundle-problem-points = La somme des points du joueur { $player } est fausse.
bundle-problem-sequence = Son numéro ne convient pas à son paquet précédent.
bundle-problem-unlisted-player = Il renvoie à un joueur qui n’est pas dans sa liste.
bundle-problem-values = Une valeur dans { $file } manque ou n’est pas valable.
bundle-problem-version = Il contient plus que sa version ne le permet.

signature-invalid-key = La clé publique n’est pas valable. Elle doit avoir 64 chiffres hexadécimaux, comme `drawmaster key` les montre.
signature-mismatch = La signature ne convient pas. Le fichier a été modifié après avoir été signé. Redemandez-le à son expéditeur.

## The hall network

hall-title = Salle
hall-skip = Aller au contenu
hall-menu = Pages
hall-find = Trouver sa table
hall-offline = Pas de liaison avec la table d'organisation. La page n'est peut-être pas à jour.
hall-updated = Mis à jour
hall-language = Langue
hall-your-name = Votre nom
hall-nobody = Personne de ce nom n'a de table.
hall-colour = Couleur
hall-no-times = L'horaire n'est pas encore fixé.
hall-next-round = Ensuite :
hall-minutes = min
hall-address-of-many = { $address } désigne plusieurs ordinateurs. Choisissez l’adresse de cet ordinateur dans un réseau.
hall-choose-address = Choisissez une seule adresse de cet ordinateur ; le réseau de la salle n'écoute jamais sur toutes.
hall-address-refused = Le réseau de la salle ne peut pas écouter sur { $address } ({ $error }). Choisissez une autre adresse ou un autre port.
hall-poster-address = L’adresse doit être celle d’un réseau de la salle en marche, par exemple http://192.168.0.7:8080/.
hall-no-codes = On imprime des fiches pour 1 à { $most } codes, au moment de leur création.
cli-hall-serving = Le réseau de la salle fonctionne sur { $url }. Arrêtez-le avec Ctrl+C.
helper-title = Assistant
helper-code = Votre code : six mots
helper-sign-in = Se connecter
helper-needs-script = Les assistants ont besoin de JavaScript.
helper-not-sent = Pas encore envoyé
helper-all-sent = Tout est envoyé.
helper-refused = La table d'organisation a refusé cette saisie.
helper-desk-unavailable = La table d’organisation ne peut rien recevoir maintenant. Les saisies seront renvoyées plus tard.
helper-code-replace = Ce lien a un autre code que ce téléphone. Utiliser le nouveau ?
helper-code-refused = Ce code n'est plus valable. Demandez-en un nouveau à la direction.
helper-sign-out = Se déconnecter
helper-pass = Lecture
helper-pass-one = Première lecture
helper-pass-two = Deuxième lecture
helper-entered = Résultat
helper-nothing = Rien à faire pour le moment.
helper-discard = Abandonner
helper-note = Note pour l'arbitre
helper-note-send = Envoyer la note
helper-arrived = Est arrivé(e)
helper-filter = Table ou nom
helper-jigo = Jigo
helper-lost-both = Défaite des deux
helper-code-invalid = Ce code n'est pas valable. Demandez-en un nouveau à la direction.
helper-unknown = Aucun assistant n'a la clé { $number }.
helper-revoked-already = Le code de { $name } est déjà révoqué.
helper-name-missing = Saisissez le nom de l'assistant.
helper-hours = Un code est valable de 1 à { $most } heures.
helper-too-many = Un événement a au plus { $most } assistants.
helper-room-unknown = La salle { $room } n'existe pas. Choisissez une des salles de l'événement.
helper-room-without-results = Seuls les assistants qui saisissent des résultats ont une salle. Omettez la salle.
helper-key = Le numéro d'une saisie doit avoir de 8 à 64 lettres et chiffres.
helper-not-allowed = Votre code ne le permet pas. Demandez à la direction.
follow-address = Saisissez l’adresse du réseau de la salle de la première table, par exemple http://192.168.0.7:8080/.
follow-not-local = La fenêtre ne suit qu’une table du même réseau local, et { $address } est ailleurs. Pour suivre celle-là, utilisez drawmaster follow.
follow-code = Un code est fait de six mots, tels que la première table les affiche. Vérifiez leur orthographe.
follow-no-connection = La première table ne répond pas sur { $address } ({ $error }).
follow-code-unreadable = Le code ne peut pas être lu ({ $cause }).
follow-unproved = La réponse de { $address } ne prouve pas qu’elle vient de la première table avec ce code. Vérifiez l’adresse ; quelqu’un répond peut-être à sa place.
follow-refused = La première table refuse ce code. Demandez-en un nouveau avec le rôle de seconde table ; une table qui a elle-même pris le relais n’accepte aucun ancien code.
follow-answer = La première table sur { $address } a envoyé une réponse que ce programme ne comprend pas. Utilisez la même version sur les deux ordinateurs.
follow-copy-missing = La copie { $path } a été déplacée ou supprimée pendant qu’elle suivait. Remettez-la en place, ou suivez dans une nouvelle copie.
cli-follow-state = { $time } : { $file } a l’entrée { $entry } sur { $last } de { $address }.
cli-follow-lost = { $time } : { $reason } Nouvel essai.
cli-promoted = { $file } est maintenant un fichier d’événement. Il continue l’historique de la première table après l’entrée { $entry } ({ $head }). Ne modifiez plus l’événement à la première table : ses modifications après cette entrée ne sont pas ici, et deux fichiers ne peuvent pas être réunis.
helper-other-game = D’autres joueurs sont maintenant à la table { $board }, ou sa ronde n’est pas publiée. La table d’organisation a votre résultat et décide.
helper-desk-decides = La table d’organisation a votre résultat et décide. Demandez-lui si c’est long.
helper-not-expected = Ce joueur n’est plus attendu. Envoyez-le à la table d’organisation.
helper-shown-missing = Cette saisie ne dit pas qui la page montrait. Rechargez la page et saisissez de nouveau.
helper-other-person = La table d’organisation a changé la personne de cette inscription. Cherchez de nouveau le joueur dans la liste.
helper-key-used = La table d’organisation a une autre saisie avec le numéro de celle-ci, qui n’est donc pas gardée. Saisissez-la de nouveau.
helper-own-pass = Vous avez fait l’autre lecture de la table { $board }. Quelqu’un d’autre fait celle-ci.
helper-no-board = La table d’organisation n’a pas de telle table, ce résultat n’est donc pas gardé. Prévenez-la.
helper-round-confirmed = La ronde { $round } est confirmée, ce résultat n’est donc pas gardé. Prévenez la table d’organisation s’il est différent.
helper-too-many-wait = { $count } de vos résultats attendent déjà la table d’organisation, celui-ci n’est donc pas gardé. Prévenez-la.
helper-other-result = La table { $board } a un autre résultat à l'organisation. Demandez à la direction.
report-title = Annoncer le résultat
report-about = Saisissez le code placé près de votre couleur sur la feuille de résultat. Le résultat compte quand votre adversaire annonce le même.
report-code = Votre code
report-next = Suivant
report-choose = Qui a gagné ?
report-asked = Votre adversaire a annoncé : { $result }. Annoncez ce que vous savez.
report-waiting = Vous avez annoncé : { $result }. Cela compte quand votre adversaire annonce la même chose. Rendez la feuille comme d’habitude.
report-is-disputed = Vous avez annoncé des résultats différents. Allez à la table d’arbitrage avec votre adversaire.
report-is-dismissed = Votre annonce n’a pas été acceptée. Allez à la table d’arbitrage.
report-is-entered = Le résultat est saisi : { $result }. Rendez la feuille comme d’habitude.
report-other = Autre résultat
report-code-invalid = Ce code n’est pas valable maintenant. Regardez la feuille ou demandez à la table d’arbitrage.
report-result-unfit = On peut annoncer une victoire ou un jigo. Pour le reste, allez à la table d’arbitrage.
report-sent-before = Vous avez déjà annoncé un résultat. Pour le changer, demandez à la table d’arbitrage.
report-desk-unavailable = La table d’arbitrage ne peut pas recevoir votre annonce maintenant. Réessayez dans un instant.
report-entered = La table { $board } a déjà un résultat. Pour le changer, demandez à la table d’arbitrage.
report-author = Table { $board }, { $colour }
report-none = Aucune annonce de la table { $board } n’est en attente.
report-disputed = Les joueurs de la table { $board } ont annoncé des résultats différents. Saisissez le bon ou écartez les annonces.
cli-report-accepted = Le résultat annoncé de la table { $board } est saisi.
cli-report-dismissed = Les annonces de la table { $board } sont écartées.
cli-conflict-settled = Table { $board } tranchée : { $result }.
cli-conflict-entered = saisi
cli-conflict-sent = non saisi
cli-no-conflicts = Aucun résultat ne se contredit.
conflict-none = La table { $board } n’a pas de résultat, et aucun n’est en attente pour les joueurs qui y sont assis maintenant. Saisissez le résultat avec les autres de la ronde, et mettez de côté ce qui est en attente pour d’autres joueurs.
cli-no-reports = Aucune annonce n’est en attente.
cli-no-report-codes = Il n’y a pas de codes : aucune ronde n’est en cours, ou les annonces ne sont pas permises (event.player_reports).
cli-report-waiting = en attente
cli-report-disputed = les joueurs diffèrent
cli-report-contradicted = un autre résultat a été saisi
cli-report-moved = les joueurs sont assis ailleurs maintenant
cli-helper-added = { $name } est ajouté avec la clé { $helper }. Le code n'est affiché que maintenant : { $code }
cli-helper-revoked = Le code de l'assistant de clé { $helper } est révoqué.
cli-no-helpers = Il n'y a pas d'assistants.
cli-helper-valid-until = valable jusqu'au { $time }
cli-helper-expired = expiré
cli-helper-is-revoked = révoqué

## messages

verbatim = { $text }
language-unknown = Aucun catalogue n’existe pour la langue « { $code } ». Choisissez parmi { $known }, ou deux séparées par une virgule.
language-too-many = Une feuille a de la place pour deux langues. Nommez-en une ou deux.

## messages: causes, as parts of sentences

cause-not-found = cela n’existe pas
cause-permission = l’accès n’est pas permis
cause-exists = cela existe déjà
cause-full = le disque est plein
cause-read-only = l’appareil est en lecture seule
cause-folder = c’est un dossier
cause-no-folder = une partie du chemin n’est pas un dossier
cause-not-empty = le dossier n’est pas vide
cause-name = le nom est trop long ou impossible ici
cause-too-large = le fichier est trop grand pour cet appareil
cause-busy = un autre programme l’utilise
cause-address-in-use = un autre programme utilise cette adresse et ce port
cause-address-elsewhere = cet ordinateur n’a pas cette adresse
cause-other-device = c’est sur un autre appareil
cause-network = le réseau ne répond pas
cause-refused = aucun programme n’y répond
cause-broken = la connexion a été interrompue
cause-pipe = le programme destinataire s’est arrêté
cause-interrupted = le système l’a interrompu
cause-not-text = ce n’est pas un texte en UTF-8
cause-cut-off = c’est tronqué
cause-memory = il n’y a pas assez de mémoire
cause-unsupported = c’est impossible sur cet appareil
cause-many-files = trop de fichiers sont ouverts
cause-links = ses liens tournent en rond
cause-device-lost = l’appareil n’est pas connecté
cause-device = le système signale une panne
cause-json-cut-off = c’est tronqué à la ligne { $line }
cause-json-syntax = ce n’est plus du JSON à partir de la ligne { $line }, colonne { $column }
cause-json-choice = choisissez parmi { $choices }
cause-json-missing = il manque { $field }
cause-json-unknown = { $field } est inconnu
cause-json-range = le nombre est trop petit ou trop grand
cause-json-number = il faut un nombre entier
cause-json-text = il faut un texte
cause-json-truth = il faut true ou false
cause-json-list = il faut une liste
cause-json-form = la forme est fausse

## print

paper-unknown = Le papier « { $name } » n’est pas géré. Choisissez parmi { $known }.
copies-out-of-range = Le nombre d’exemplaires doit être de 1 à { $maximum }, pas { $count }.
font-missing-characters = Aucune police n’a les caractères { $characters }. Changez ces textes, ou imprimez � à leur place : cochez « Remplacer les caractères manquants » dans la fenêtre, ou ajoutez --replace en ligne de commande.

## session: outputs

output-exists = { $path } existe déjà, et rien n’a été écrit. Choisissez un autre nom ou permettez de remplacer le fichier.
output-replaces-database = { $path } est un fichier de tournoi, un livre du circuit ou une autre base de données, qu’aucune sortie ne peut remplacer. Choisissez un autre nom.
output-beside-database = { $path } a le nom d’un fichier dont le tournoi ou le livre du circuit à côté a besoin. Choisissez un autre nom.
output-replaces-key = { $path } est la clé d’un organisateur, qu’aucune sortie ne peut remplacer. Choisissez un autre nom.
output-unreadable = { $path } existe et ne peut pas être lu ({ $cause }), il n’est donc pas remplacé. Choisissez un autre nom.

## session: files

file-name-missing = { $path } n’est pas un nom de fichier. Choisissez-en un autre.
file-not-written = { $path } n’a pas pu être écrit ({ $reason }). Choisissez un autre dossier ou libérez de la place.
file-not-readable = { $path } ne peut pas être lu ({ $reason }). Vérifiez son nom et son dossier.
file-not-regular = { $path } ne peut pas être lu. Ce n’est pas un fichier ordinaire. Choisissez-en un autre.
file-too-large = { $path } est trop grand pour un fichier de tournoi. Choisissez-en un autre.
file-exists = { $path } existe déjà. Choisissez un autre nom.
file-not-picked = Le programme ne connaît pas ce fichier. Choisissez-le de nouveau.
request-invalid = La requête de la commande { $name } n’est pas valable ({ $error }). Redémarrez le programme.

## session: lists with wrong lines

list-line = Ligne { $line } : { $reason }
list-lines-wrong = Problèmes dans la liste : { $mistakes }, sur { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }. Corrigez-les et importez de nouveau la liste.
list-lines-more = { $count ->
    [one] { $count } autre n’est pas montré.
   *[other] { $count } autres ne sont pas montrés.
}

## session: the session

event-not-open = Aucun tournoi n’est ouvert. Ouvrez un tournoi ou créez-en un.
competition-missing = Le tournoi n’a pas de compétition. Créez un nouveau tournoi.
request-not-json = La requête ne peut pas être enregistrée dans le journal ({ $reason }). Signalez cette erreur.
final-game-invalidated = Le changement invaliderait la partie de la Finale à la table { $board } de la ronde { $round }. Désappariez d’abord la ronde { $round }. Si ses parties ont commencé, corrigez le résultat dont elle dépend et annulez les parties suivantes.
copy-failed = Aucune copie n’a pu être faite dans { $folder }. { $reason } Vérifiez le dossier et sa place libre.
copy-folder-failed = Le dossier ne peut pas être créé ({ $reason }).

## session: fields

date-unknown = « { $text } » n’est pas une date. Écrivez-la sous la forme 2026-11-20.
rating-unknown = « { $text } » n’est pas un GoR. Écrivez un nombre entier de -900 à 3500.
pin-unknown = « { $text } » n’est pas un PIN EGD. Il a huit chiffres.
register-number-unknown = « { $text } » n’est pas un numéro de licence ou d’adhésion. Écrivez dix chiffres au plus, ou laissez le champ vide.
licence-status-unknown = « { $text } » n’est pas un statut de licence. Écrivez une lettre ou un tiret, ou laissez le champ vide.
birth-unknown = « { $text } » n’est pas une année de naissance. Écrivez-la sous la forme { $example }.
missed-round-unknown = Il n’y a pas de ronde { $round }. Les rondes vont de 1 à { $last }.
fixed-board-out-of-range = { $board } n’est pas une table. Écrivez un nombre de 1 à 9999, ou rien.

## session: season rules

season-unknown = La saison « { $name } » n’est pas connue. Choisissez l’une de celles-ci : { $known }.
season-misnamed = La saison intégrée « { $name } » porte un autre nom dans son fichier.
season-file-wrong = Dans { $path } : { $reason }

## session: the organiser's key

key-damaged = { $file } n’est plus une clé valable. Restaurez-la d’une copie, ou déplacez-la pour créer une nouvelle clé.
key-readable-by-others = D’autres utilisateurs de cet ordinateur peuvent lire la clé { $file }. Ne permettez qu’à vous-même de la lire (chmod 600), puis réessayez.
key-unusable = La clé { $file } ne peut pas être utilisée ({ $reason }). Vérifiez le dossier et ses droits.
key-not-regular = Le fichier de clé { $file } n’est pas un fichier ordinaire. Déplacez-le et remettez votre fichier de clé, ou laissez le programme créer une nouvelle clé.
key-no-folder = Il n’y a pas de dossier pour votre clé. Réglez DRAWMASTER_DATA sur un dossier.

## session: printers

printer-no-service = Cet ordinateur n’a pas de service d’impression (le programme lp). Enregistrez le PDF et imprimez-le depuis votre programme PDF.
printer-none = Aucune imprimante n’est installée sur cet ordinateur. Installez-en une dans les réglages du système ou enregistrez le PDF.
printer-refused = L’imprimante { $printer } n’a pas pris la feuille : { $reason }.
printer-refused-hint = Vérifiez son nom et qu’elle est allumée, ou enregistrez le PDF.
printer-service-failed = Le service d’impression ne peut pas être utilisé ({ $reason }). Enregistrez le PDF et imprimez-le depuis votre programme PDF.

## store

store-missing = Il n’y a pas de fichier { $path }. Vérifiez le nom, ou créez un nouveau tournoi.
store-exists = { $path } existe déjà. Choisissez un autre nom, ou ouvrez le fichier existant.
store-leftover-journal = { $path } reste d’un fichier supprimé. Déplacez-le ailleurs, ou choisissez un autre nom pour le nouveau fichier.
store-not-an-event-file = { $path } n’est pas un fichier de tournoi. Choisissez un fichier .drawmaster, ou importez le fichier.
store-not-a-tour-book = { $path } n’est pas un livre du circuit. Choisissez un fichier .tourbook, ou créez-en un avec `tour new`.
store-not-a-rating-list = { $path } n’est pas une liste des GoR de ce programme. Importez de nouveau la liste des GoR.
store-newer = { $path } a le format { $found }, mais ce programme lit les formats jusqu’à { $known }. Ouvrez-le avec une version plus récente.
store-damaged = { $path } est endommagé. { $detail } Ouvrez plutôt sa dernière copie.
store-in-use = { $path } est ouvert dans une autre fenêtre ou un autre programme. Fermez-le d’abord là-bas. S’il est sur un partage réseau, copiez-le sur cet ordinateur.
store-follows = { $path } est la copie d’une seconde table et ne peut pas être modifiée tant qu’elle suit. Si la première table est en panne, prenez le relais sur la page d’accueil, sous « Suivre comme seconde table », ou lancez drawmaster promote avec ce fichier.
store-does-not-follow = { $path } est un fichier d’événement à part entière, pas la copie d’une seconde table.
store-entry-does-not-follow = L’entrée { $entry } envoyée par la première table ne suit pas l’historique de cette copie. Elle n’a pas été reprise. Si la première table utilise un autre fichier, suivez-la dans une nouvelle copie.
store-open-elsewhere = { $path } est ouvert sur l’ordinateur { $computer } (processus { $process }). Fermez-le d’abord là-bas. S’il n’y est plus ouvert, supprimez { $owner } et réessayez.
store-changed-elsewhere = { $path } a été modifié par un autre programme pendant qu’il était ouvert, ce changement n’a donc pas été enregistré. Enregistrez une copie sous un autre nom, puis rouvrez le fichier et comparez.
store-name-too-long = Le nom du fichier { $path } est trop long. Choisissez un nom de { $most } octets au plus.
file-name-device = { $path } est le nom d’un périphérique sous Windows, où le fichier ne pourrait pas être ouvert. Choisissez un autre nom.
store-side-file = { $path } n’est pas un fichier de ce programme, mais porte le nom d’un fichier qu’il écrit à côté du tournoi. Déplacez-le ou renommez-le, puis réessayez.
store-foreign-log = { $path } est le journal d’un autre programme, qui serait écrit dans le tournoi ; un tournoi n’en a jamais. Déplacez-le ailleurs, puis réessayez.
store-no-locks = { $path } est à un endroit sans verrous de fichiers, par exemple un partage réseau. Copiez-le sur cet ordinateur et ouvrez la copie.
store-read-only = { $path } est en lecture seule. Permettez d’y écrire, ou ouvrez-en une copie.
store-inaccessible = { $path } n’est pas accessible ({ $reason }). Vérifiez le dossier et les droits.
store-moved = { $path } a été déplacé ou supprimé pendant qu’il était ouvert. Remettez-le en place, ou enregistrez une copie sous un autre nom.
store-migration-failed = { $path } n’a pas pu être converti au format actuel. { $detail } Le fichier est inchangé. Ouvrez-le avec la version qui l’a créé.
store-journal-broken = L’historique de ce fichier est endommagé. { $found } Ouvrez plutôt la dernière copie.
store-disk-full = Le disque est plein, le changement n’a donc pas été enregistré. Libérez de la place et réessayez.
store-cause-disk-full = Le disque est plein.
store-cause-write = L’écriture a échoué.
store-cause-constraint = Les lignes contredisent d’autres données du fichier.
store-cause-inaccessible = le fichier ou son dossier ne peut pas être ouvert ou lu
store-write-failed = Le changement n’a pas été enregistré car l’écriture a échoué. Vérifiez l’appareil et réessayez.
store-saved-on-failing-device = Le changement a été enregistré, mais l’appareil est ensuite tombé en panne. { $reason } Vérifiez l’appareil et enregistrez une copie ailleurs.
store-change-uncertain = L’appareil est tombé en panne. { $reason } Le changement a pu être enregistré ou non. Rouvrez le fichier pour le savoir.
store-constraint = Le changement n’a pas été enregistré car il contredit d’autres données du fichier. Rechargez le tournoi et réessayez.
store-opened-for-reading = Le tournoi est ouvert en lecture seule. Ouvrez-le en écriture pour le modifier.
store-no-event = Le fichier ne contient pas de tournoi. Créez-en un, ou importez-le d’un autre fichier.
undo-takeover = La copie d’une seconde table a pris le relais ici, ce qui ne s’annule pas. Corrigez plutôt ce qui précède.
store-nothing-to-undo = Il n’y a rien à annuler. Le tournoi est dans son état d’origine.
store-nothing-to-redo = Il n’y a rien à rétablir. Rien n’a été annulé depuis le dernier changement.
store-rows-differ = La ligne { $key } de la table de données { $table } diffère du journal. Vérifiez le fichier avant d’annuler ou de rétablir quoi que ce soit.
store-unreadable = Une valeur de { $column } dans la table de données { $table } n’est pas valable. Vérifiez le fichier, ou ouvrez-en une copie.
store-out-of-range = La valeur { $value } de { $column } dans la table de données { $table } est hors limites. Corrigez-la, ou ouvrez une copie du fichier.
store-found-size = Le fichier a { $megabytes } Mo, plus qu’aucun tournoi n’en demande.
store-found-length = Le fichier a { $bytes } octets au lieu de { $expected }.
store-found-format-number = Le numéro de format du fichier est { $number }.
store-found-object = Le schéma de { $kind } { $name } diffère de ce format.
store-found-wal = Un autre programme a changé son mode d’écriture.
store-found-structure = La structure du fichier est endommagée.
store-found-values = Une valeur de la table de données { $table } n’est pas permise.
store-found-foreign-key = Une ligne de la table de données { $child } renvoie à une ligne manquante de la table { $parent }.
store-found-chain = L’entrée { $entry } du journal ne découle pas de la précédente.
store-found-print-history = L’historique d’impression de la feuille { $sheet } a été modifié. Réimprimez cette feuille.
store-found-state = Les lignes n’ont pas l’état que note la dernière entrée du journal.
store-found-row = La ligne { $key } de la table de données { $table } ne concorde pas avec le journal.
store-found-row-before = Entrée { $entry } du journal : la ligne { $key } de la table de données { $table } avait une autre valeur avant.
store-doubt-journal = Le journal n’est plus fiable après l’entrée { $entry }. { $reason }
store-doubt-contradiction = Les lignes écrites après l’entrée { $entry } du journal ont été omises car elles se contredisent. { $reason }
store-doubt-table-schema = Le schéma de la table de données { $table } diffère de ce format. La table a été omise.
store-doubt-row = La ligne { $key } de la table de données { $table } a été récupérée, mais le journal ne confirme pas sa valeur actuelle.
store-doubt-row-left-out = La ligne { $key } de la table de données { $table } a été omise. { $reason }
store-doubt-table-end = La table de données { $table } n’a pas pu être lue jusqu’au bout.
store-doubt-row-deleted = La ligne { $key } de la table de données { $table } a été supprimée après la dernière entrée fiable du journal.

## tour: bundles

tourbook-bundle-like = { $event } ressemble à { $twin }, qui est dans le livre du circuit sous un autre numéro : mêmes jours, et des parties ou des joueurs en commun. S’il est ajouté aussi, ses points comptent deux fois. Si ce sont des tournois différents, acceptez-le.
tourbook-bundle-differs = { $event } est déjà dans le livre du circuit, et ce paquet diffère. Vérifiez les différences, puis acceptez-les.
tourbook-bundle-key-unknown = Le paquet est signé avec une clé que le circuit ne connaît pas. Demandez sa clé à l’organisateur et ajoutez-la d’abord.
tourbook-bundle-key = La clé est { $key }
tourbook-bundle-key-revoked = Le paquet est signé avec la clé de { $holder }, révoquée le { $day }. Demandez un paquet signé avec une nouvelle clé.
tourbook-bundle-older = Le paquet { $sequence } de { $event } est plus ancien que le paquet { $newest } du livre du circuit. Demandez le dernier paquet à l’organisateur.
tourbook-bundle-fork = Le paquet { $sequence } de { $event } ne suit pas le paquet { $newest } du livre du circuit : le tournoi a deux historiques différents. Demandez à l’organisateur lequel est le bon.
tourbook-bundle-gap = Le paquet { $sequence } de { $event } est trop loin du paquet { $newest } du livre du circuit : il peut en manquer { $most } au plus entre les deux. Demandez à l’organisateur les paquets intermédiaires.
tourbook-bundle-other-signer = { $event } était signé jusqu’ici par { $holder }, et ce paquet est signé par { $organiser }. Demandez aux deux ; si le tournoi est transmis, ajoutez le paquet avec cette décision.
tourbook-difference-signer = Signé par { $new } au lieu de { $old }.
tourbook-handed-over = { $organiser } signe désormais ce tournoi, transmis par { $old }.
tourbook-difference-gap = { $count ->
        [one] Il manque { $count } paquet après le paquet { $newest }.
       *[other] Il manque { $count } paquets après le paquet { $newest }.
    }
tourbook-difference-date = Il est daté du { $new }, avant le paquet du livre du circuit, daté du { $old }. Une horloge était fausse, ou quelqu’un a choisi la date.
tourbook-difference-other-days = Le paquet va du { $start } au { $end }, mais { $old } dans le livre du circuit va du { $old_start } au { $old_end }. Si vous l’acceptez, { $old } et ses points quittent le livre du circuit. C’est juste pour un tournoi reporté ; pour un autre tournoi, demandez à l’organisateur de le faire dans un nouveau fichier.
tourbook-difference-event = Le nom, les jours, le lieu, le championnat ou le coefficient du tournoi ont changé.
tourbook-difference-table = Le barème des points a changé.
tourbook-difference-player-gone = { $player } n’est plus dans le tournoi.
tourbook-difference-player-new = Nouveau dans le tournoi : { $player }.
tourbook-difference-player-data = Données personnelles modifiées : { $player }.
tourbook-difference-games = { $count ->
        [one] { $count } partie modifiée
       *[other] { $count } parties modifiées
    }.
tourbook-difference-points = { $player } a { $new } points au lieu de { $old }.
tourbook-difference-finals = Les groupes, les places ou le tirage d’une Finale ont changé.
tourbook-difference-ladders = Des parties d’échelle, des qualifications ou des fiches roses ont changé.
tourbook-difference-other = Des exemptions, des tableaux ou des places ont changé.
tourbook-consequence = { $player } a maintenant { $new } au lieu de { $old }.
tourbook-sp = SP{ $category } { $sp }
tourbook-sp-none = pas de SP
tourbook-edition-unreadable = Le paquet enregistré de { $event } ne peut pas être lu ({ $error }). Ajoutez de nouveau le paquet du tournoi.

## tour: keys

tourbook-key-no-holder = La clé n’a pas de titulaire. Saisissez le nom de l’organisateur.
tourbook-key-known = La clé de { $holder } est déjà dans le livre du circuit.
tourbook-key-was-revoked = La clé de { $holder } a été révoquée et ne peut pas être ajoutée de nouveau. Demandez une nouvelle clé.
tourbook-key-missing = Le livre du circuit n’a pas cette clé. Voyez la liste des clés.
tourbook-key-revoked = La clé de { $holder } est déjà révoquée.

## tour: players, championships and the book

tourbook-unnamed = Le circuit n’a pas de nom. Saisissez-en un.
tourbook-championship-unnamed = Le championnat n’a pas de nom. Saisissez-en un.
tourbook-championship-unknown = Il n’y a pas de championnat « { $name } ». Choisissez-en un dans la liste des tournois.
tourbook-player-unknown = « { $name } » n’est pas dans le circuit. Cherchez dans la liste des joueurs.
tourbook-player-ambiguous = { $count } joueurs s’appellent { $name }. Saisissez un numéro de la liste des joueurs.
tourbook-confirm-year = { $year } ne peut pas être confirmée. Choisissez une année de 2000 à { $last }.
tourbook-merge-same = { $player } : un joueur ne peut pas être réuni à lui-même. Nommez deux joueurs.
tourbook-separate-same = Les deux sont le même joueur, { $player }. Nommez deux joueurs.
tourbook-separate-already = { $one } et { $other } sont déjà notés comme des personnes différentes.
tourbook-no-category = Personne n’a de points en catégorie { $category } au { $date }. Choisissez une autre catégorie ou date.
tourbook-no-gain = { $player } n’a gagné aucun point au { $date }.
tourbook-no-year = Le calendrier n’a pas d’année { $year }. Choisissez une autre année.

## tour: sheets and pages

tourbook-empty = Le livre du circuit n’a pas de tournois. Ajoutez d’abord des paquets.
tourbook-no-points = Personne n’a de points en { $year }, il n’y a donc rien à imprimer.
tourbook-no-sheet = Le circuit n’a pas de feuille « { $name } ». Choisissez parmi { $known }.
tourbook-pages-changed = { $folder } a des fichiers que le programme n’a pas écrits, ou qui ont changé depuis : { $files }. Déplacez-les, ou choisissez un dossier vide.
tourbook-pages-other-files = { $folder } contient d’autres fichiers que les pages du circuit. Choisissez un dossier vide.
