### Texts on printed sheets and web pages in French.
### Traduction provisoire, relue par aucun francophone à ce jour.

print-printed = Imprimé { $time }
print-log = Historique
site-results = Fichier de résultats de la European Go Database (H9)
site-data = Données du tournoi (JSON)
print-page = Page { $page } sur { $pages }
print-corrected = Corrigé { $time } : marqué d’un trait
print-all-pages = Toutes les pages
print-pairings = Appariements
print-board = Table
print-black = Noir
print-white = Blanc
print-score = Score
print-result = Résultat
print-handicap = Hd
print-bye = Exempt
print-ghost = Joueur fantôme
print-absent = Ne joue pas
print-elsewhere = Attendu aussi ailleurs
print-by-name = Appariements par nom
print-competition = Compétition
sheet-last-stage = Phase
print-opponent = Adversaire
print-hall = Salle
print-slips = Fiches de résultat
print-slip-board = Table { $board }
print-slip-handicap = Handicap { $stones }
print-slip-komi = Komi { $komi }
print-slip-black-wins = Noir gagne
print-slip-white-wins = Blanc gagne
print-slip-jigo = Jigo
print-slip-score = Score
print-slip-ladder = Jigo ou absence de résultat : appelez tout de suite l’arbitre. Vainqueur de l’échelle du jigo :
print-slip-signature = Signature
print-wall-chart = Tableau mural
print-wall-total = Total
print-wall-meaning = Chaque case montre une ronde : en exposant, le total des victoires jusque-là, puis le numéro de l’adversaire. La dernière colonne donne le total des victoires.
print-wall-meaning-games = Chaque case montre une partie : en exposant, le total des victoires jusque-là, puis le numéro de l’adversaire. La dernière colonne donne le total des victoires.
print-register = Liste des inscrits
print-rating = GoR
print-category = Catégorie
print-rounds = Rondes
print-register-closed =
    Inscriptions closes { $time }. { $count ->
        [one] { $count } joueur.
       *[other] { $count } joueurs.
    }
print-draw-record = Procès-verbal du tirage
print-draw-sources = Source du tirage
print-draw-list = Liste au moment du tirage
print-draw-lots = Numéros dans l’ordre du tirage
print-draw-lot = Numéro tiré
print-draw-box = Case
print-draw-position = Position
print-draw-rests = Au repos à la ronde
print-draw-group = Groupe
print-draw-strength = Force
print-draw-redo = Pour refaire le tirage
print-draw-redo-how = Chacun peut vérifier ce procès-verbal : la même liste et les mêmes nombres donnent le même tirage.
print-draw-frozen = Texte gelé
print-draw-frozen-how = L’engagement est le SHA-256 de ces lignes en UTF-8 sans leurs numéros, chacune suivie d’un saut de ligne. Une ligne sans numéro continue la précédente, après une espace.
print-referee = Arbitre
print-ladder = Échelle du jigo
print-ladder-accepted = Jigo accepté par l’arbitre à
print-ladder-time = Temps et komi
print-ladder-earliest = Pas avant
print-ladder-black = Noir (par nigiri)
print-ladder-order = Les parties se jouent dans cet ordre, à cinq minutes d’intervalle. La première partie qui a un vainqueur décide de la qualification.
print-ladder-last = Le goban 1 × 1 ne peut pas finir par un jigo : Noir doit passer, et Blanc gagne grâce au komi. Qui obtient Blanc par nigiri gagne.
print-ladder-stays = La partie sur le grand goban reste un jigo pour le score et les points.
print-timetable = Horaires
print-rules = Règlement
print-self-pairing = Choisissez vos adversaires
print-self-pairing-how = Deux joueurs quelconques peuvent se rencontrer, deux fois au plus. Notez le numéro de votre adversaire dans votre case suivante et, au-dessus, votre total de victoires, cette partie comprise.
print-tables = Numéros de table
print-doors = Salles
print-poster = Réseau de la salle
sheet-poster-line = Scannez le code ou ouvrez l’adresse : votre table, les appariements et le classement sur votre téléphone.
print-code-slips = Codes des assistants
sheet-code-about = Scannez le code, ou ouvrez l’adresse et tapez les six mots. Gardez cette fiche pour vous.
sheet-code-results = Saisit les résultats
sheet-code-check-in = Saisit les arrivées
sheet-code-notes = Écrit des notes pour l’arbitre
sheet-code-second-desk = Seconde table d’organisation
sheet-code-second-desk-about = Pour drawmaster follow sur le second ordinateur. Ces mots montrent tout le fichier de l’événement : gardez la fiche sous clé.
print-labels = Badges
print-draw-cards = Cartes de tirage
print-start-score = Score initial
print-colour = Couleur
print-pink-slips = Fiches de modification
print-pink-slip = Fiche de modification
print-pink-register = Fiches de modification reçues
print-pink-change = Modification
print-outcome = Décision
print-family-name = Nom
sheet-slip-middle-name = Deuxième prénom
sheet-slip-transliteration = Translittération
sheet-slip-town = Ville
print-given-name = Prénom
print-time = Heure
print-round-board = Ronde / table
print-players = Joueurs
print-article = Article
print-ruling = Incident et décision
print-appeal = Recours
print-incidents = Incidents et décisions
print-sealed-move = Coup sous pli
print-prisoners-black = Prisonniers de Noir
print-prisoners-white = Prisonniers de Blanc
print-clock-black = Temps à la pendule de Noir
print-clock-white = Temps à la pendule de Blanc
print-sealed-by = Sous pli de (couleur)
print-sealed-number = Numéro du coup
print-sealed-move-at = Coup
print-resumption = Reprise de la partie (heure, date, lieu)
print-sealed-how = Notez votre coup, pliez et cachetez le formulaire, puis arrêtez la pendule. L’arbitre garde le formulaire et l’ouvre en présence du joueur qui a le trait ensuite.
print-late = Joueurs en retard
print-late-came = Arrivée
print-late-used = Utilisé, min
print-late-outcome = Résultat, ou perdue après
print-points = Points du tournoi
print-sp-list = Liste des points
print-race = Course à la Finale
print-sum = Total
print-qualified = Les joueurs au-dessus de cette ligne se qualifient
print-final-groups = Groupes
print-wins = Victoires
print-prizes = Prix
print-standings = Classement
print-final-standings = Classement final
print-stages-final = Liste finale de toutes les phases
print-stages-interim = Liste provisoire de toutes les phases
print-individual = Classement individuel
print-round-number = { $round }
print-place = Place
print-number = N°
print-name = Nom
print-rank = Niveau
print-club = Club
print-country = Pays
print-cell-meaning = 4+/b : victoire contre le joueur 4 avec Noir ; 4-/w : défaite contre le joueur 4 avec Blanc ; = : jigo.
print-ko-title =
    { $category } · { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
print-section = Section { $section }
print-round-of = { $lines ->
        [16] Huitièmes de finale
        [32] Seizièmes de finale
       *[other] Tour à { $lines }
    }
print-quarter-finals = Quarts de finale
print-semi-finals = Demi-finales
print-winners-final = Finale des vainqueurs
sheet-order-of-moves-mixed = Ordre des coups : dame de Noir, dame de Blanc, homme de Noir, homme de Blanc. Les partenaires ne parlent pas de la partie tant qu’elle dure.
sheet-order-of-moves-any = Ordre des coups : premier partenaire de Noir, premier de Blanc, second de Noir, second de Blanc, dans l’ordre des noms. Les partenaires ne parlent pas de la partie tant qu’elle dure.
sheet-losers-table = Tableau des perdants
sheet-second-final = Deuxième finale
sheet-third-final = Troisième finale
sheet-from-winners = perdant : { $game }
sheet-from-losers = vainqueur de la ronde { $round }, partie { $number }
print-final = Finale
print-winner = Vainqueur
print-third-place = Partie pour la troisième place
print-group-gold = or, 1–2
print-group-bronze = bronze, 3–4
print-group-blue = bleu, 5–8
print-group-green = vert, 9–16
print-group-magenta = magenta, 17–32
print-group-red = rouge, 33–64
print-shared-place = Les joueurs à égalité sur tous les critères partagent une place.

## Texts that the event fills in

sheet-round = Ronde { $round }
sheet-round-draft = Ronde { $round } : brouillon, non publié
sheet-days = { $from } – { $to }
sheet-day-in-month = { $day } { $month }
sheet-date = { $day } { $month } { $year }
sheet-weekday-date = { $weekday } { $day } { $month }
sheet-month-1 = janvier
sheet-month-2 = février
sheet-month-3 = mars
sheet-month-4 = avril
sheet-month-5 = mai
sheet-month-6 = juin
sheet-month-7 = juillet
sheet-month-8 = août
sheet-month-9 = septembre
sheet-month-10 = octobre
sheet-month-11 = novembre
sheet-month-12 = décembre
sheet-weekday-1 = lundi
sheet-weekday-2 = mardi
sheet-weekday-3 = mercredi
sheet-weekday-4 = jeudi
sheet-weekday-5 = vendredi
sheet-weekday-6 = samedi
sheet-weekday-7 = dimanche
sheet-of-category = { $competition }, catégorie { $category }
sheet-in-hall = { $competition }, { $hall }
sheet-boards = Tables { $from }–{ $to }
sheet-bye = exempt
sheet-anonymous = Anonyme
sheet-anonymous-number = N° { $number }
sheet-forfeit = forfait
sheet-ladder = échelle du jigo
sheet-decision = décision
sheet-over-by = finit avant { $time }
sheet-moved-from = avant : { $time }
sheet-late-until = perdue après { $time }
sheet-due-elsewhere = { $competition }, ronde { $round }, { $start }
sheet-all-competitions = Toutes les compétitions
sheet-knock-out = Élimination directe
sheet-final = Finale { $category }
sheet-final-group = Groupe { $name }
sheet-final-last = Demi-finales et finales
sheet-finals = Finales
sheet-qualifying = KO{ $category }, qualification
sheet-points-round = R{ $round }
sheet-points-season = Saison { $season }, classe { $class }, coefficient { $coefficient }.
sheet-points-open = Rondes confirmées : { $done } sur { $rounds }. Les points peuvent encore changer.
sheet-points-ages = Les catégories d’âge du tournoi diffèrent de celles de la saison { $season }.
sheet-points-nothing = La saison { $season } n’attribue pas de points pour ces stades : { $stages }.

## The draw record and change slips

sheet-draw-generator = Générateur
sheet-draw-generator-is = ChaCha20, de clé SHA-256 de l’engagement et de l’entropie
sheet-draw-commitment = Engagement (SHA-256 de la liste)
sheet-draw-nonce = Nombre secret de la direction (nonce)
sheet-draw-called = Entropie, annoncée au tirage
sheet-draw-apart = Séparés à la première ronde
sheet-draw-countries = pays
sheet-draw-clubs = clubs
sheet-draw-again = Motif du nouveau tirage
sheet-seed-closing = Graine du tirage { $seed }, tirée à la clôture des inscriptions ({ $at }) à partir de { $random } et de l’entropie { $entropy }. Nombre de tirages : { $count }.
sheet-seed-changed = Graine du tirage { $seed }, tirée de nouveau ({ $at }) à partir de { $random } et de l’entropie { $entropy }. Motif : { $reason }. Nombre de tirages : { $count }.
sheet-seed-given = Graine du tirage { $seed }, donnée à la création du tournoi.
sheet-seed-older = Graine du tirage { $seed }.
sheet-draw-reason = Motif de l’ordre de la liste
sheet-draw-number = Tirage { $number } sur { $all }, { $at }
sheet-draw-frozen = Gelée
sheet-draw-frozen-number = { $at }, gel { $number }
sheet-draw-frozen-same-step = en même temps que le tirage : personne n’a pu noter l’engagement avant
sheet-draw-announced = Annoncé au moment du gel
sheet-draw-digits = { $digits ->
        [one] { $digits } chiffre
       *[other] { $digits } chiffres
    }
sheet-draw-digits-any = un nombre quelconque de chiffres
sheet-draw-acts = Tous les gels et tirages
sheet-draw-log = Historique du tournoi
sheet-draw-log-head = Entrées : { $entries }, tête { $head }
sheet-draw-act-freeze = gel { $number } { $at }
sheet-draw-act-freeze-undone = gel { $number } { $at }, annulé
sheet-draw-act-draw = tirage { $number } { $at }
sheet-draw-act-draw-undone = tirage { $number } { $at }, annulé
sheet-draw-withheld = { $lines ->
        [one] Une ligne paraît sans nom ni club, qui ne peuvent plus être publiés.
       *[other] { $lines } lignes paraissent sans noms ni clubs, qui ne peuvent plus être publiés.
    } L’engagement ne peut pas être recalculé à partir de cette feuille ; le fichier du tournoi contient tout le texte.
sheet-draw-rests = Repos
sheet-draw-rests-best = les mieux classés se reposent le jour le plus long
sheet-draw-rests-lots = par tirage au sort
sheet-draw-rests-eve = la première ronde se joue la veille au soir
sheet-witness = Témoin
sheet-slip-status = Statut
sheet-slip-change = { $field } : { $before }, maintenant { $after }
sheet-slip-applied = appliquée { $time }
sheet-slip-refused = refusée { $time } : { $reason }
sheet-slip-pending = en attente

## Rules in brief

sheet-rules = Le règlement en bref
sheet-rules-system = Système
sheet-system-swiss = système suisse, rondes : { $rounds }
sheet-system-mcmahon = McMahon, rondes : { $rounds }, barre à { $bar }
sheet-system-novices = débutants, rondes : { $rounds } ; les joueurs sans victoire se rencontrent
sheet-system-league = ligue : chacun rencontre tous ceux de sa division ; { $moves ->
    [0] personne ne change de division
    [1] le premier monte, le dernier descend
   *[other] les { $moves } premiers montent, les { $moves } derniers descendent
}
sheet-system-club-ladder = échelle de club : une victoire fait monter d’un échelon, une défaite descendre d’un ; une pierre par niveau d’écart, 9 au plus, et 5 points de komi par niveau supplémentaire
sheet-system-round-robin = toutes rondes, rondes : { $rounds }
sheet-system-score-pairing = appariement par score, rondes : { $rounds }
sheet-system-generalised-knock-out = élimination généralisée, rondes : { $rounds } ; les joueurs aux mêmes résultats se rencontrent
sheet-system-knock-out = élimination directe
sheet-system-swiss-knock-out = système suisse, rondes : { $rounds }, avec pour finir une élimination directe à { $finalists } joueurs
sheet-system-double-elimination = double élimination : éliminé après deux défaites
sheet-system-double-elimination-one = double élimination : éliminé après deux défaites, avec une seule finale
sheet-system-double-elimination-three = double élimination : éliminé après deux défaites, avec une finale en trois parties
sheet-system-zones = { $zones } poules où chacun rencontre tous les autres, puis élimination directe entre les vainqueurs
sheet-system-zoned-swiss = suisse par tranches, rondes : { $rounds }, tranches jusqu’à { $limits } et le reste
sheet-system-self-pairing = appariement libre, deux joueurs se rencontrent au plus { $meetings ->
    [1] une fois
    [2] deux fois
   *[other] { $meetings } fois
}
sheet-rules-time = Cadence
sheet-rules-main = { $minutes } minutes chacun
sheet-rules-no-overtime = { $main }, sans temps supplémentaire
sheet-rules-byoyomi = { $main }, puis byo-yomi { $periods } × { $seconds } secondes
sheet-rules-canadian = { $main }, puis { $stones } pierres en { $minutes }:{ $seconds } minutes
sheet-rules-fischer = { $main }, plus { $seconds } secondes par coup
sheet-rules-rated = classement européen, classe { $class }
sheet-rules-not-rated = non classé
sheet-rules-komi = Komi
sheet-rules-handicap = Handicap
sheet-rules-board = Goban
sheet-rules-board-by-rank = 13x13 si les deux joueurs sont { $rank } ou plus forts, sinon 9x9
sheet-rules-no-handicap = aucun, toutes les parties sont à égalité
sheet-rules-handicap-score = écart de score{ $change }, { $most } au plus ; pas de komi dans les parties à handicap
sheet-rules-handicap-rank = écart de niveau{ $change }, { $most } au plus ; pas de komi dans les parties à handicap
sheet-rules-handicap-plus = { " " }plus { $stones }
sheet-rules-handicap-minus = { " " }moins { $stones }
sheet-rules-placing = Départages
sheet-rules-then = , puis{ " " }
sheet-rules-places-shared = { $criteria } ; ensuite les places sont partagées
sheet-rules-odd = Nombre impair de joueurs
sheet-rules-odd-ghost = un joueur fantôme (remplaçant volontaire) joue ; sans lui, le dernier joueur qui n’a pas encore été exempt est exempt
sheet-rules-odd-bye = le dernier joueur qui n’a pas encore été exempt est exempt
sheet-rules-odd-off = pas d’exempt : les organisateurs veillent à un nombre pair
sheet-rules-lateness = Retard
sheet-rules-lateness-is = La pendule de Noir tourne dès le début de la ronde. Un joueur en retard de plus d’une heure perd la partie.
sheet-rules-protests = Réclamations
sheet-rules-protests-are = Jusqu’au début de la ronde suivante.
sheet-rules-jigo = Jigo en élimination directe
sheet-rules-jigo-is = Des parties sur des gobans plus petits décident de la qualification. La partie elle-même reste un jigo.

## Meanings of the criteria

sheet-criterion-category = catégorie d’âge
sheet-criterion-division = division
sheet-criterion-mms = score McMahon
sheet-criterion-wins = nombre de victoires
sheet-criterion-score = score : deux points par victoire
sheet-criterion-sos-mms = somme des scores McMahon des adversaires
sheet-criterion-sos-wins = somme des victoires des adversaires
sheet-criterion-sos-1 = somme des scores des adversaires sans le plus bas
sheet-criterion-sos-2 = somme des scores des adversaires sans les deux plus bas
sheet-criterion-sos-more = somme des scores des adversaires sans les plus bas
sheet-criterion-sos-first = somme des scores des adversaires rencontrés à partir de la ronde { $from }
sheet-criterion-sodos = somme des scores des adversaires battus
sheet-criterion-sosos = somme des SOS des adversaires
sheet-criterion-cuss = somme des scores du joueur après chaque ronde
sheet-criterion-cusp = somme des points de victoire du joueur après chaque ronde
sheet-criterion-direct = parties entre les joueurs à égalité
sheet-criterion-exploits = victoires des adversaires plus forts rencontrés ou battus
sheet-criterion-stage = stade atteint par le joueur en élimination directe
sheet-criterion-sequence = résultats dans l’ordre des rondes, les premières victoires d’abord
sheet-criterion-rung = échelon de l’échelle : le niveau et les dixièmes de niveau au-dessus
sheet-criterion-board-points = points de toutes les tables de l’équipe
sheet-match = Rencontre { $number } : { $first } – { $second }
sheet-criterion-cps = les victoires tardives comptent double
sheet-criterion-sts = score avec un bonus pour les joueurs invaincus

## Prizes

sheet-prize-category = Catégorie { $category }
sheet-prize-girls = Filles, catégorie { $category }
sheet-prize-boys = Garçons, catégorie { $category }
sheet-prize-knock-out = KO{ $category }
sheet-prize-above-bar = Meilleurs résultats au-dessus de la barre
sheet-prize-list = liste du { $time }
sheet-prize-rank = Niveau { $rank }
sheet-prize-ranks = Niveaux { $low } à { $high }
sheet-prize-place = Place { $place }
sheet-prize-wins = { $rounds ->
        [one] Nombre de victoires en { $rounds } ronde
       *[other] Nombre de victoires en { $rounds } rondes
    }
sheet-prize-wins-of = { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
sheet-prize-youngest = Plus jeune
sheet-prize-countries = Pays : deux meilleurs garçons et deux meilleures filles
sheet-prize-places = places { $places }
sheet-prize-sum = somme des places { $sum }
sheet-prize-shared = partagé
sheet-prize-improvement = Meilleure progression
sheet-prize-persistence = Le plus de parties
sheet-prize-rungs = { $count ->
    [one] { $count } échelon gagné
   *[other] { $count } échelons gagnés
}
sheet-prize-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
sheet-prize-most-improved = Plus forte progression, catégorie { $category }
sheet-prize-rookie = Révélation de l’année
sheet-prize-country-teams = Équipes par pays : deux filles et deux garçons
sheet-prize-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sheet-place-1 = 1er
sheet-place-2 = 2e
sheet-place-3 = 3e

## The referee's log

sheet-incident-advances = KO{ $category } : { $winner } se qualifie par décision de la direction : { $reason }
sheet-incident-drawn = Catégorie { $category } tirée au sort par décision de la direction : { $reason }
sheet-incident-corrected = Résultat confirmé corrigé en { $result } : { $reason }
sheet-incident-ruled = Résultat changé en { $result } par la décision dans le cas { $case }
sheet-incident-lowered = Ne joue pas la ronde suivante : score initial baissé de { $by }.
sheet-incident-box = KO{ $category }, case { $box } : { $player } entre : { $reason }
sheet-incident-box-empty = KO{ $category }, la case { $box } devient une exemption : { $reason }
sheet-incident-forfeit-black = Noir n’est pas venu ou n’a pas continué : Noir perd par forfait.
sheet-incident-forfeit-white = Blanc n’est pas venu ou n’a pas continué : Blanc perd par forfait.
sheet-incident-forfeit-both = Les deux joueurs perdent par forfait.
sheet-incident-walkover-black = Walkover pour Noir.
sheet-incident-walkover-white = Walkover pour Blanc.
sheet-incident-both-lose = Les deux joueurs perdent.
sheet-incident-no-result = Pas de résultat.
sheet-incident-jigo = Jigo ou absence de résultat dans une partie qui demande un vainqueur : une échelle du jigo suit.
sheet-incident-jigo-won = Jigo ou absence de résultat dans une partie qui demande un vainqueur : { $winner } se qualifie après l’échelle du jigo.

## The tour's sheets

sheet-season = Saison { $year }
sheet-final-column = Finale
sheet-race-tied = à égalité
sheet-race-absent = ne peut pas venir
sheet-race-note = Points gagnés en { $year }, sans décimales. Les { $size } premiers joueurs disponibles jouent la Finale ; en cas d’égalité pour la dernière place, le circuit décide.
sheet-sp-note = Points de la dernière édition de chaque championnat. Les têtes de série des tableaux sont placées selon ces points.

sheet-role-head-referee = Arbitre principal
sheet-role-referee = Arbitres et assistants
sheet-role-timekeeper = Chronométreurs
sheet-role-committee = Commission de recours
sheet-role-replacement = Suppléants
sheet-officials-title = Officiels
sheet-rules-referees = Arbitres
sheet-cases-title = Registre des cas, pour l’arbitre
sheet-case-title = Cas { $number }
sheet-case-facts = Les faits
sheet-case-steps = Décisions, réclamations et recours
sheet-case-state = État
sheet-case-referee = Arbitre
sheet-case-committee = Commission
sheet-case-instead = à la place de
sheet-case-ruled = { $by } : { $words }
sheet-case-protested = Réclamation de { $player } : { $words }
sheet-case-appealed = Recours de { $player } : { $words }
sheet-case-closed = Clos. { $words }
sheet-case-late = (Hors délai ; motif d’acceptation : { $reason })
sheet-case-upheld = (acceptation)
sheet-case-rejected = (rejet)
sheet-case-result = Résultat : { $result }.
sheet-case-clocks = Pendules : reste Noir { $black }, Blanc { $white }.
sheet-case-clocks-used = Pendules : utilisé Noir { $black }, Blanc { $white }.
sheet-receipt-title = Reçu { $number }
sheet-receipt-from = Reçu de
sheet-receipt-by = Reçu par
sheet-refund-title = Reçu { $number } : remboursement
sheet-refund-to = Remboursé à
sheet-refund-by = Remboursé par
sheet-receipt-amount = Montant
sheet-receipt-method = Payé
sheet-receipt-note = Remarque
sheet-receipt-for = Compte
sheet-receipt-signature = Signature
sheet-method-cash = en espèces
sheet-method-transfer = par virement
sheet-fee-list-title = Table des inscriptions : frais
sheet-fees-for = Pour
sheet-fees-owed = Dû
sheet-fees-paid = Payé
sheet-fees-open = Reste dû
sheet-fees-came = Ici
sheet-fees-levy = Redevance
sheet-fees-credit = Plus que dû
sheet-fees-discount = Remises
sheet-fees-total = Total
sheet-cash-report-title = Rapport de caisse
sheet-cash-report-signature = Trésorier
sheet-cash-float = Fond de caisse le matin
sheet-cash-received = Espèces reçues
sheet-cash-refunded = Espèces rendues
sheet-cash-expected = En caisse
sheet-cash-counted = Compté
sheet-cash-difference = Différence
sheet-cash-transferred = Virements reçus
sheet-cash-returned = Virements remboursés
sheet-cash-void = Reçus annulés :
sheet-cash-whole = Tout le tournoi
sheet-levy-form-title = Redevance
sheet-levy-member = Membres
sheet-levy-non-member = Non-membres
sheet-levy-concession = Tarif réduit
sheet-levy-people = Joueurs
sheet-levy-days = Jours
sheet-levy-a-day = Par jour
sheet-levy-amount = Montant
sheet-levy-signature = Organisateur
sheet-report-title = Rapport du { $day }
sheet-report-rounds = Rondes jouées : résultats, état
sheet-report-running = Parties encore en jeu, les plus longues d’abord
sheet-report-round = Ronde
sheet-report-announced = Annoncé
sheet-report-began = Début
sheet-report-over = Fin
sheet-report-late = Retard
sheet-report-minutes = { $minutes } min de retard
sheet-report-proposed = proposé : { $time }
sheet-report-since = depuis { $time }
sheet-report-forfeits = Forfaits
sheet-report-corrections = Corrections après confirmation
sheet-report-cases = Cas
sheet-report-protests = Réclamations et recours
sheet-report-confirmed = confirmée
sheet-report-open = non confirmée
