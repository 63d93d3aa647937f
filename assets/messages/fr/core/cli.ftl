# Textes de la crate `cli`. Traduction provisoire, relue par aucun francophone à ce jour.
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
cli-team-board = table { $board }
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
cli-step-draw = tirer les tableaux avant la ronde { $round }
cli-step-pair = apparier la ronde { $round }
cli-step-release = publier la ronde { $round }
cli-step-results = saisir les résultats de la ronde { $round } : { $agreed } sur { $games }
cli-step-disagreement = régler un désaccord à la ronde { $round }
cli-step-conflicts = trancher les résultats contradictoires de la ronde { $round }
cli-step-confirm = confirmer la ronde { $round }
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
cli-one-language = La ligne de commande utilise une langue. Nommez un code, par exemple ro.
cli-clock = DRAWMASTER_NOW vaut « { $text } », qui n’est pas une heure locale. Écrivez-la sous la forme 2026-08-14T09:00:00, ou supprimez-la.

cli-demo-written = Fichiers dans { $folder } :

cli-tour-created = { $file } est créé pour { $name }.
cli-tour-undone = Annulé : { $operation }.
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
cli-tour-printed = { $file } est écrit, { $bytes } octets.

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
cli-entry-withdrawn = Retrait fait : { $name }.
cli-entry-registered = Inscription faite : { $name }.
cli-entry-unknown = Il n’y a pas d’inscription { $number }. Voyez `drawmaster entries`.
cli-entry-gone = L’inscription { $id } n’existe plus après le changement.
cli-entry-sleeps = Le joueur manque une ronde dans le groupe de tête, ce qui en fausse les appariements. Pour baisser son score initial d’un ou deux points, utilisez `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = Après la ronde { $round } : place { $place }, { $values }
cli-card-bye = exempt
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
cli-checklist-unseen = Pas encore inscrits : { $names }.
cli-checklist-no-birth = Année de naissance inconnue : { $names }.
cli-checklist-unpaid = Pas encore payé : { $names }.
cli-checklist-slips = { $count ->
    [one] { $count } fiche rose est en attente. Voyez `drawmaster slip list`.
   *[other] { $count } fiches roses sont en attente. Voyez `drawmaster slip list`.
}
cli-checklist-admitted = Admis par la direction contre le règlement : { $names }.
cli-checklist-double = Peut-être une seule personne : { $first } et { $second }.
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

cli-black = Noir
cli-white = Blanc
cli-referee-clock = Mettez les pendules au temps utilisé : Noir { $black } minutes, Blanc { $white } minutes.
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
cli-audit-log-round = ronde { $round }
cli-audit-log-found = { $later ->
        [0] La feuille montre cet historique jusqu’à l’entrée { $entry } ({ $operation }, { $at }). Rien n’a changé depuis.
        [one] La feuille montre cet historique jusqu’à l’entrée { $entry } ({ $operation }, { $at }). Une entrée a suivi :
       *[other] La feuille montre cet historique jusqu’à l’entrée { $entry } ({ $operation }, { $at }). { $later } entrées ont suivi :
    }
cli-undone = annulé
cli-round = ronde { $round }
cli-statistics-none = Pas encore de partie.
cli-statistics-round = ronde
cli-statistics-games = parties
cli-statistics-black = Noir
cli-statistics-white = Blanc
cli-statistics-jigo = jigo
cli-statistics-other = autres
cli-statistics-open = ouvertes
cli-statistics-floats = flottements
cli-statistics-knockout = tableau
cli-statistics-handicap = handicap
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
cli-head-paired = Appariées
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
cli-bye-moved = L’exemption est déplacée.
cli-changed-as-good = { $done } Table { $board } ; la ronde est aussi bonne que le meilleur appariement.
cli-changed-dearer = { $done } Table { $board } ; la ronde coûte plus que le meilleur appariement : { $cost }.
cli-moves-bye = exempt
cli-moves-good = bien
cli-moves-worse = moins bien
cli-moves-breaks = à confirmer
cli-moves-impossible = impossible
cli-why-not-best = Le meilleur appariement ne contient pas cette paire.
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
cli-result-one-pass = Table { $board } : une saisie est faite.
cli-result-nothing-affected = Table { $board } : aucune partie suivante du tableau ne dépend de son résultat.
cli-result-affected = Touchée : { $game }
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
cli-box-bye = exempt
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
cli-final-board = table { $board }
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
cli-output-failed = La commande a été exécutée, mais sa réponse n’a pas pu être écrite ({ $error }). Libérez de la place, puis regardez le résultat.
cli-fault = Le programme a un défaut et s’est arrêté. Aucun changement n’est enregistré à moitié. Répétez la commande avec --verbose et signalez ce qu’elle affiche.
cli-detail = Détail : { $detail }
cli-overwrite = --overwrite remplace les fichiers existants.
cli-confirm = Répétez la commande avec --yes pour confirmer.

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
cli-stage-after = après { $name }
cli-stage-ready = prête à remplir
cli-head-stage = Phase
