### The window's texts in French.
### Traduction provisoire, relue par aucun francophone à ce jour.

## The frame, the start page and the screens of an event

close = Fermer
failed = Cette partie de la fenêtre ne peut pas être affichée. Tout ce qui a été saisi jusqu’ici est enregistré.
failed-reason = Cause : { $reason }
failed-again = Réessayer
failed-leave = Retour
cancel = Annuler
save = Enregistrer
all = tous
none = aucun
busy = En cours …

start-lead = Tirages, résultats et classements pour tournois de go. Fonctionne hors ligne.
start-sample = Ouvrir le tournoi d’exemple
start-sample-about = 64 joueurs imaginaires, prêts pour la première ronde : pour découvrir et s’exercer.
start-stage = Ouvrir une étape entière du circuit
start-stage-about = Un exemple plus grand : Open, Future Stars, Senior Youth et parties à appariement libre, 108 joueurs imaginaires dans un fichier.
start-new = Nouveau tournoi
start-new-about = Saisissez un nom et des dates. Importez les joueurs d’une liste ou saisissez-les.
start-open = Ouvrir un tournoi
start-open-about = Un fichier de tournoi Drawmaster sur cet ordinateur ou sur une clé USB.
start-import = Importer d’un autre programme
start-import-about = Un tournoi d’OpenGotha ou de MacMahon, ou une liste de joueurs.
start-recent = Fichiers récents

name = Nom
place = Lieu
country = Pays
event-country-hint = deux lettres, par exemple RO
event-start = Premier jour
event-end = Dernier jour
event-rounds = Rondes
event-template = Type
event-days-hint = laisser vide pour la durée de ce type de tournoi
event-minutes = Temps principal en minutes
event-overtime = Temps supplémentaire
event-overtime-hint = 3x30 byo-yomi, 15/300 canadien, +20 Fischer, ou none (aucun)
template-seygo-open = Circuit jeunes : Open avec élimination directe
template-eygc = Championnat d’Europe des jeunes
template-club-day = Tournoi de club, un jour
template-congress = Congrès
template-future-stars = Future Stars
template-self-paired = Appariement libre 9x9
template-about-seygo-open = McMahon à égalité, élimination directe par catégorie d’âge aux dernières rondes, résultats saisis deux fois.
template-about-eygc = McMahon à égalité, points de championnat, résultats saisis deux fois.
template-about-club-day = McMahon avec handicap, résultats saisis une fois.
template-about-congress = McMahon à égalité, parties longues, barre haute.
template-about-future-stars = Système suisse pour nouveaux joueurs : parties courtes, pas de points du circuit. Les joueurs expérimentés ne sont pas admis.
template-about-self-paired = Un tournoi annexe sur gobans 9x9. Deux joueurs quelconques jouent quand ils veulent, deux fois au plus ; rien n’est apparié.
preview-title = Aperçu
preview-class = Classe EGF { $class } : { $class ->
    [A] les parties comptent pleinement.
    [B] les parties comptent aux trois quarts.
    [D] les parties comptent pour un quart.
   *[C] les parties comptent pour moitié.
}
preview-unrated = Non classé : la cadence est trop courte.
preview-bar = { $from } à { $to } joueurs devraient être à la barre ou au-dessus.
preview-handicap = Handicap : écart de score moins { $less }.
preview-newcomers = Nouveaux joueurs seulement : { $age } ans au plus, { $contests } tournois classés au plus.
preview-categories = Catégories d’âge : { $categories }.
event-create = Créer le tournoi
event-close = Fermer le tournoi

rail-open = Écrans
rail = Écrans
screen-register = Inscriptions
screen-knockouts = Tableaux
screen-final = Finale
screen-rounds = { event-rounds }
screen-referee = Arbitre
screen-standings = Classement
screen-print = Imprimer et envoyer
screen-history = Historique

keys = Raccourcis clavier
keys-window = Partout
key-next = étape suivante
key-larger = agrandir, réduire
key-screens = passer à un autre écran
key-find = chercher
key-find-letters = chercher : les lettres vont dans le champ de recherche
key-entry-take = inscrire le joueur trouvé, ou ouvrir sa fiche
key-grid = se déplacer dans la grille, modifier
key-bar = utiliser la barre proposée
key-panels = volets des inscriptions
key-choose = choisir une ligne
key-game = choisir une partie
key-category = changer de catégorie
key-table = parcourir les cases et les parties d’un joueur
key-sections = sections du tableau
key-zoom = zoom ; Z ajuste le dessin à la fenêtre
key-ceremony = montrer le tirage case par case
key-replace = remplacer un joueur avant les premières parties
key-list = avant le tirage : monter ou descendre un joueur
key-way = avant le tirage : wild card, qualifié, ronde ultérieure
key-freeze = geler la liste pour le tirage
key-table-results = saisir les résultats, comme dans Rondes
key-forfeit = forfait, puis qui gagne
key-walkover = walkover en élimination directe, puis qui se qualifie
key-ladder = échelle du jigo, puis qui a gagné
key-ladder-games = aller à l’échelle du jigo ; là, S la lance, 1 2 = saisissent ses parties
key-settle = régler les saisies divergentes, puis le résultat
key-board = aller à une table
key-pass = autre saisie
key-hand = dans un brouillon : désapparier, apparier deux, verrouiller, réapparier, apparier le reste, expliquer
key-seats = dans un brouillon : choisir Noir ou Blanc pour l’échanger avec un autre joueur
key-bye = dans un brouillon : exempter le joueur choisi
key-renumber = dans un brouillon : renuméroter les tables
key-swap = dans un brouillon : échanger les couleurs
key-rounds = ronde précédente et suivante

palette = Trouver actions, joueurs, tables, réglages, feuilles et aide
palette-find = Tapez quelques lettres
palette-help = Aide : { $screen }
palette-copy = Copie : { $at }
palette-kind-player = joueur
palette-kind-board = table
palette-kind-setting = réglage
palette-kind-sheet = feuille
palette-kind-help = aide
palette-kind-copy = copie
palette-kind-file = fichier
screen-start = Accueil
help-start = Ouvrez l’exemple pour tout essayer avec 64 joueurs imaginaires.
    Un nouveau tournoi demande un nom et des jours ; les joueurs sont importés d’une liste ou ajoutés un à un.
    Les tournois récents sont listés avec leurs jours, leur dossier et leur avancement.
key-save = où le tournoi est enregistré
key-result-menu = résultats de la table
saved-already = Déjà enregistré à { $time } dans { $file }. Chaque modification est enregistrée aussitôt.
saved-last = Chaque modification est enregistrée. La dernière : { $time }.
saved-in = Le tournoi est dans { $file }. Chaque modification est enregistrée aussitôt.
palette-go = Aller à : { $screen }

status-round = Ronde { $round } sur { $rounds }
status-results = résultats : { $agreed } sur { $games }
status-confirmed = confirmée
status-unfinished = { $count ->
    [one] { $count } partie ajournée
   *[other] { $count } parties ajournées
}
status-disagreements = { $count ->
    [one] { $count } table en désaccord
   *[other] { $count } tables en désaccord
}
status-conflicts = { $count ->
    [one] { $count } résultat contradictoire
   *[other] { $count } résultats contradictoires
}
status-registered = { $count ->
    [one] { $count } joueur inscrit
   *[other] { $count } joueurs inscrits
}
status-preregistered = { $count ->
    [one] { $count } pas encore inscrit
   *[other] { $count } pas encore inscrits
}
status-slips = { $count ->
    [one] { $count } fiche rose en attente
   *[other] { $count } fiches roses en attente
}
status-open = inscriptions ouvertes
status-closed = inscriptions closes

next-register = Inscrire les joueurs
next-close-register = Clore les inscriptions
next-settle-slips = Régler les fiches roses
next-draw-knockouts = Tirer les tableaux
next-decide-knockout = Trancher la partie de la ronde { $round }
next-pair = Apparier la ronde { $round }
next-pair-again = Réapparier la ronde { $round }
next-release = Publier la ronde { $round }
next-enter-results = Saisir les résultats
next-resolve-disagreement = Régler le désaccord
next-settle-conflicts = Trancher les contradictions
next-confirm-round = Confirmer la ronde { $round }
next-add-rounds = Ajouter des rondes
next-finish = Montrer le classement final
next-add-games = Ajouter des parties
next-fill-stage = Remplir la phase

undo = Annuler
undo-what = Annuler : { $what }
undo-of-helper = { $what } (par { $who })
undo-nothing = Rien à annuler.
redo = Rétablir
redo-nothing = Rien à rétablir.

operation-create_event = créer le tournoi
operation-issue_bundle = émettre un paquet
operation-hand_over_event = transmettre le tournoi
operation-import_seed_list = importer la liste de placement
operation-import_event = importer le tournoi
operation-open_sample = créer le tournoi d’exemple
operation-add_competition = ajouter la compétition { $player }
operation-add_stage = ajouter la phase { $player }
operation-fill_stage = remplir la phase
operation-import_competition = importer la compétition { $player }
operation-remove_competition = supprimer la compétition
operation-enter_people = inscrire { $player }
operation-add_entry = ajouter { $player }
operation-change_entry = modifier { $player }
operation-set_entry_status = statut : { $player }
operation-take_rated = reprendre la liste des GoR
operation-set_paid = redevance : { $player }
operation-set_price = tarif : { $player }
operation-remove_price = supprimer le tarif : { $player }
operation-include_levy = redevance comprise dans l’inscription
operation-choose_fees = frais : { $player }
operation-grant_discount = remise : { $player }
operation-revoke_discount = remise : { $player }
operation-take_payment = paiement : { $player }
operation-refund_payment = remboursement : { $player }
operation-set_cash_day = caisse
operation-import_list = importer une liste
operation-close_register = clore les inscriptions
operation-change_draw_seed = nouvelle graine du tirage
operation-set_bar = fixer la barre
operation-draw_knockout = tirage de KO{ $category }
operation-freeze_knockout = gel de KO{ $category }
operation-freeze_final = gel de la Finale { $category }
operation-draw_final = tirage de la Finale { $category }
operation-settle_final = départage de la Finale { $category }
operation-change_final = réglages de la Finale { $category }
operation-plan_qualifying = plan de qualification de KO{ $category }
operation-replace_in_knockout = remplacement dans KO{ $category }
operation-decide_knockout = décision dans KO{ $category }
operation-pair_round = appariement de la ronde { $round }
operation-unpair_round = désapparier la ronde { $round }
operation-release_round = publier la ronde { $round }
operation-confirm_round = confirmer la ronde { $round }
operation-enter_result = résultat de la table { $board }, ronde { $round }
operation-add_game = ajouter une partie
operation-remove_game = supprimer une partie
operation-add_team = ajouter l’équipe { $player }
operation-change_team = modifier une équipe
operation-remove_team = supprimer une équipe
operation-set_line_up = composition d’une équipe, ronde { $round }
operation-enter_ladder = échelle du jigo de la table { $board }, ronde { $round }
operation-start_ladder = début de l’échelle du jigo de la table { $board }, ronde { $round }
operation-record_ladder_game = partie de l’échelle du jigo de la table { $board }, ronde { $round }
operation-take_back_ladder_game = retrait d’une partie de l’échelle du jigo de la table { $board }, ronde { $round }
operation-set_round_clock = heures de la ronde { $round }
operation-mark_late = joueur en retard à la table { $board }, ronde { $round }
operation-mark_arrived = arrivée à la table { $board }, ronde { $round }
operation-clear_late = retrait d’un retard à la table { $board }, ronde { $round }
operation-adjourn_game = ajournement de la table { $board }, ronde { $round }
operation-resume_game = reprise de la table { $board }, ronde { $round }
operation-remove_adjournment = retrait de l’ajournement de la table { $board }, ronde { $round }
operation-publish_times = nouveaux débuts de rondes
operation-enter_results = résultats de la ronde { $round }
operation-swap_colours = échange des couleurs à la table { $board }, ronde { $round }
operation-swap_players = échange de joueurs à la ronde { $round }
operation-lock_board = verrou de la table { $board }, ronde { $round }
operation-unpair_board = désapparier la table { $board }, ronde { $round }
operation-pair_two = apparier { $player } à la ronde { $round }
operation-pair_rest = réapparier les tables non verrouillées de la ronde { $round }
operation-set_handicap = handicap de la table { $board }, ronde { $round }
operation-move_bye = exempt de la ronde { $round }
operation-pair_some = apparier quelques joueurs de la ronde { $round }
operation-renumber_boards = renuméroter les tables de la ronde { $round }
operation-move_board = déplacer la table { $board } de la ronde { $round }
operation-fix_prize_list = modifier la liste pour la remise des prix
operation-lower_sleeper = baisser le score initial : { $player }
operation-change_settings = réglage { $setting }
operation-add_slip = ajouter une fiche rose
operation-apply_slip = appliquer une fiche rose
operation-refuse_slip = refuser une fiche rose
operation-add_official = ajouter l’officiel { $player }
operation-change_official = modifier l’officiel { $player }
operation-remove_official = supprimer un officiel
operation-add_helper = ajouter l’assistant { $player }
operation-report_result = annonce d’un joueur, table { $board }
operation-contradicting_result = résultat contradictoire d’un assistant, table { $board }
operation-dismiss_report = écarter les annonces de la table { $board }
operation-revoke_helper = révoquer le code d’un assistant
operation-promote_second_desk = la seconde table prend le relais
operation-add_case = ajouter un cas
operation-change_case = faits du cas { $case }
operation-rule_case = décision dans le cas { $case }
operation-protest_case = réclamation dans le cas { $case }
operation-appeal_case = recours dans le cas { $case }
operation-close_case = clôture du cas { $case }
operation-publish_case = publication du cas { $case }
operation-guide_case = guide du cas { $case }
operation-set_article_text = texte d’un article des règles
operation-migrate = passage à ce format de fichier
operation-salvage = récupération d’un fichier endommagé
operation-unknown = opération d’une version plus récente

panel-entries = Inscriptions
panel-participation = Participation
panel-checkin = Pointage
panel-slips = Fiches roses
panel-closing = Clôture
template-pair-go = Pair go
template-about-pair-go = Système suisse pour des paires : deux personnes jouent ensemble une partie. Les parties ne comptent pas pour l’échelle.
operation-add_pair = ajouter la paire { $player }
operation-change_pair = modifier la paire { $player }
pair-add = Ajouter une paire
pair-change = Modifier la paire
pair-first = Premier partenaire
pair-second = Second partenaire
pair-person = Personne
pair-new-person = une nouvelle personne
pair-mixed = Paire mixte, confirmée
pair-mixed-hint = Une femme et un homme. Aucun sexe n’est enregistré.
pair-details = Rondes et table
closing-not-mixed = Non confirmées comme paires mixtes : { $names }.
panel-teams = Équipes
panel-fees = Caisse
fees-filter = Afficher
fees-filter-all = Tous
fees-filter-unpaid = Pas payé
fees-filter-credit = Payé en trop
fees-for = Pour
fees-owed = Dû
fees-paid = Payé
fees-open = Reste dû
fees-levy = Redevance
fees-credit = Plus que dû
fees-item = Poste
fees-total = Total { $currency }
fees-exact = Encaisser le montant exact
fees-pay = Autre montant
fees-pay-of = Paiement de { $name }
fees-pay-save = Encaisser
fees-refund = Remboursement
fees-refund-of = Remboursement à { $name }
fees-refund-save = Rembourser
fees-account = Extras et remises
fees-account-of = Frais de { $name }
fees-account-sum = Dû { $owed }, payé { $paid }, reste dû { $open } { $currency }
fees-receipt = Reçu
fees-prices = Tarifs
fees-prices-none = Le tournoi n’a pas encore de tarifs.
fees-report = Rapport de caisse
fees-none-chosen = Choisissez une personne.
fees-nothing-open = Cette personne n’a rien à payer.
fees-nothing-paid = Cette personne n’a rien payé.
fees-empty = Personne n’est dans cette liste.
fees-no-prices = Fixez d’abord des tarifs, ou une redevance dans les réglages du tournoi.
fees-no-currency = Le tournoi n’a pas encore de monnaie. Fixez-la dans les réglages du tournoi, à la redevance.
fees-lacks-price = pas de tarif pour cette catégorie
fees-withdrew = retrait
fees-gone = n’a plus d’inscription
fees-taken = Reçu { $receipt } : encaissement de { $amount }, { $name }.
fees-sum = Dû { $owed }, payé { $paid }, reste dû { $open } ; { $count ->
    [0] tout le monde a payé
    [one] { $count } personne doit encore payer
   *[other] { $count } personnes doivent encore payer
}
fees-amount = Montant
fees-method = Payé
fees-method-cash = en espèces
fees-method-transfer = par virement
fees-taken-by = Encaissé par
fees-taken-by-hint = Votre nom si vide
fees-note = Remarque
fees-reason = Motif
fees-payment = Reçu { $receipt }, { $at } : { $amount } { $method }, { $who }
fees-category = Catégorie
fees-category-membership = Selon l’adhésion
fees-category-everyone = Tous les autres
fees-category-member = Membres
fees-category-non_member = Non-membres
fees-category-concession = Tarif réduit
fees-category-child = Enfants
fees-category-free = Gratuit
fees-entered = Jour de l’inscription
fees-entered-hint = Vide si l’inscription n’est pas tardive
fees-extra = Nombre : { $name }
fees-discounts = Remises
fees-forgive = Le montant dû baisse d’autant
fees-void = Reçus annulés : { $numbers }
fees-discount-grant = Accorder une remise
fees-discount-revoke = Retirer
fees-price-name = Nom
fees-price-set = Fixer le tarif
fees-price-remove = Supprimer
fees-kind = Qui le doit
fees-kind-entry = Tout le monde
fees-kind-extra = Ceux qui le choisissent
fees-competition = Compétition
fees-whole-event = Tout le tournoi, une fois
fees-late = { $amount } à partir du { $day }
fees-late-amount = Tarif d’inscription tardive
fees-late-from = Inscription tardive à partir du
fees-levy-included = Les tarifs d’inscription comprennent la redevance
fees-till = Fond de caisse { $float }, espèces { $received }, remboursements { $refunded } : en caisse { $expected }.
fees-counted = Compté { $counted }, différence { $difference }.
fees-transfers = Virements { $received }, remboursements { $refunded }.
fees-day = Jour
fees-day-hint = Aujourd’hui si vide
fees-float = Fond de caisse le matin
fees-count = Compté le soir
fees-till-save = Enregistrer la caisse
team-add = Ajouter une équipe
team-change = Modifier l’équipe
team-remove = Supprimer l’équipe
team-name = Nom de l’équipe
team-members = Membres
team-member-add = Ajouter un membre
team-substitute = remplaçant
team-absent = absent
team-incomplete = trop peu de joueurs
team-up = Monter
team-out = Retirer
team-first = C’est la table 1.
board-title = Table { $board }
team-line-up = Composition pour la ronde { $round }
team-line-up-of = { $name } : composition pour la ronde { $round }
team-usual = Composition habituelle
team-set = (fixée)
team-plays = Joue à la ronde { $round }
team-closed = La ronde { $round } est confirmée.
teams-size = { $size } tables
teams-order-fixed = dans l’ordre de la liste
teams-order-free = dans un ordre quelconque
teams-without = Sans équipe : { $names }
teams-empty = Il n’y a pas encore d’équipes. Inscrivez les joueurs, puis ajoutez des équipes.
teams-none-chosen = Choisissez d’abord une équipe.
col-team = Équipe
round-matches = Rencontres
competition-teams = Tables par rencontre d’équipes
competition-teams-hint = Laissez vide si les joueurs jouent individuellement.

grid-lead = Les flèches déplacent, Espace modifie. Sous chaque ronde : combien de joueurs inscrits la jouent.
grid-plays = { $name } joue la ronde { $round }
grid-misses = { $name } ne joue pas la ronde { $round }
checkin-find = Chercher un joueur qui arrive ( / ), Entrée l’inscrit
checkin-count = Pointés : { $arrived } sur { $expected }

closing-look = Avant de clore les inscriptions
closing-strengths = Par niveau
closing-categories = Par catégorie d’âge
closing-bar-picture = La barre
closing-bar-about = Joueurs inscrits par niveau : { $players } ; à la barre { $bar } ou au-dessus : { $count }.
closing-bar-value = Barre { $bar } : { $count } dessus ou au-dessus, { $below } en dessous
closing-bar-hint = Faites glisser la ligne, ou déplacez-la avec les flèches et appuyez sur Entrée.
closing-bar-set = Fixer la barre à { $bar }
closing-bar-moved = La barre est à { $bar }.
closing-bar-guideline = Conseillé : { $from } à { $to }
closing-bar-above = Dessus ou au-dessus
closing-senior = senior ou inconnu
closing-closed = Les inscriptions ont été closes le { $when }.
closing-even = { $count ->
    [one] { $count } joueur à la ronde 1
   *[other] { $count } joueurs à la ronde 1
} : pas d’exempt nécessaire.
closing-even-teams = { $count ->
    [one] { $count } équipe à la ronde 1
   *[other] { $count } équipes à la ronde 1
} : pas d’exempt nécessaire.
closing-odd-teams = { $count ->
    [one] { $count } équipe à la ronde 1
   *[other] { $count } équipes à la ronde 1
}, un nombre impair : une équipe est exempte.
closing-odd = { $count } joueurs à la ronde 1, un nombre impair : l’un d’eux sera exempt, sauf si vous trouvez un joueur fantôme.
closing-odd-pairs = { $count } paires à la ronde 1, un nombre impair : l’une d’elles sera exempte.
closing-odd-ghost = { $count } joueurs à la ronde 1, un nombre impair : un joueur fantôme joue.
closing-seen = Tous les joueurs préinscrits sont maintenant inscrits ou retirés.
closing-unseen = Préinscrits mais pas encore inscrits ({ $count }) : { $names }
closing-births = Toutes les années de naissance sont connues.
closing-no-birth = { $count ->
    [one] { $count } joueur sans année de naissance
   *[other] { $count } joueurs sans année de naissance
} : { $names }
closing-single = Pas de doublons probables.
closing-doubles = Doublons possibles : { $names }
closing-bar = { $count ->
    [one] { $count } joueur est
   *[other] { $count } joueurs sont
} à la barre de { $bar } ou au-dessus ; { $from } à { $to } sont conseillés.
closing-bar-proposed = { $count ->
    [one] { $count } joueur est
   *[other] { $count } joueurs sont
} à la barre de { $bar } ou au-dessus ; { $from } à { $to } sont conseillés. Avec une barre à { $proposed }, ce serait { $proposedCount }.

slips-open = Les inscriptions sont encore ouvertes : modifiez-les directement. Les fiches roses servent aux changements après la clôture.
slips-empty = Pas encore de fiche rose. Notez chaque demande de changement sur une fiche, pour pouvoir la retrouver plus tard.
slips-no-match = Aucune fiche ne correspond à la recherche.
slips-lead = Aucune ronde ne peut être appariée tant que des fiches sont en attente. Appliquez-les ou refusez-les d’abord.
slip-add = Ajouter une fiche
slip-late = Inscription tardive
slip-apply = Appliquer
slip-refuse = Refuser
slip-none = Choisissez d’abord une fiche en attente.
slip-pair-anyway = Apparier quand même la ronde { $round }
slip-player = Joueur
slip-player-hint = numéro ou nom
slip-player-none = Aucune inscription n’a ce numéro ou ce nom.
slip-leaves = Quitte le tournoi
slip-note = Message du joueur
slip-reason-hint = conservé avec la fiche
slip-becomes = { $what } : { $before } devient { $after }
slip-is = { $what } : { $after }
slip-nothing = aucun changement
slip-seat = encore assis à la table { $board } à la ronde { $round }
slip-state-pending = en attente
slip-state-applied = appliquée { $when }
slip-state-refused = refusée { $when } : { $why }
slip-what-number = Numéro
slip-what-family = { entry-family }
slip-what-given = { entry-given }
slip-what-middle = { entry-middle }
slip-what-latin = { entry-latin }
slip-what-town = { entry-town }
slip-what-rank = { col-rank }
slip-what-club = { col-club }
slip-what-country = { country }
slip-what-rounds = { event-rounds }
slip-what-status = { col-status }
slip-what-initial = Score initial
slip-no-value = vide

register-find = Chercher par nom, club ou pays ( / )
register-import = Importer une liste
register-imported = { $count ->
    [one] { $count } inscription ajoutée.
   *[other] { $count } inscriptions ajoutées.
}
list-paste = Coller depuis un tableur
list-paste-here = Copiez les lignes dans le tableur et collez-les ici (Ctrl+V).
list-lines = Lignes à corriger
list-line-number = Ligne
list-leave-out = Omettre
list-leave-out-line = Omettre la ligne { $line }
list-cell = Ligne { $line }, { $column }
list-leave-rest = { $count ->
    [one] Omettre cette ligne
   *[other] Omettre ces { $count } lignes
}
list-to-correct = { $count ->
    [one] Corrigez une ligne, ou omettez-la.
   *[other] Corrigez { $count } lignes, ou omettez-les.
}
list-title = Importer { $file }
list-separator = Séparateur
list-separator-comma = virgules
list-separator-semicolon = points-virgules
list-separator-tab = tabulations
list-separator-pipe = barres verticales
list-encoding = Encodage
list-sheet = Feuille
list-headed = La première ligne contient les noms des colonnes
list-announced = Préinscrits seulement, pas encore pointés
list-guessed = Le fichier n’est pas en UTF-8 ; il est lu en { $encoding }. Vérifiez les noms. Si des lettres sont fausses, choisissez un autre encodage.
list-first = Premières lignes de la liste
list-column = Signification de la colonne { $column }
list-means-nothing = ignorer
list-means-family = { entry-family }
list-means-given = { entry-given }
list-means-name = Nom complet, nom de famille d’abord
list-means-given-first = Nom complet, prénom d’abord
list-means-middle = { entry-middle }
list-means-latin = { entry-latin }
list-means-rank = { col-rank }
list-means-rating = { col-rating }
list-means-country = { country }
list-means-town = { entry-town }
list-means-club = { col-club }
list-means-birth = Année ou date de naissance
list-means-pin = { entry-pin }
list-means-irn = { entry-irn }
list-means-ffg-licence = { entry-ffg-licence }
list-means-ffg-status = Statut de la licence française
list-means-aga-id = { entry-aga }
list-means-user-name = { entry-user-name }
list-means-rating-rank = { entry-rating-rank }
list-means-sex = Sexe
list-means-family-group = { entry-family-group }
list-means-sp = Points SEYGO { $category }
list-ready = { $count ->
    [one] { $count } joueur peut être importé.
   *[other] { $count } joueurs peuvent être importés.
}
list-not-yet = Corrigez d’abord les erreurs ou choisissez la signification des colonnes.
list-take = { $count ->
    [one] Importer { $count } joueur
   *[other] Importer { $count } joueurs
}
list-event = { $count ->
    [one] Nouveau tournoi avec { $count } joueur
   *[other] Nouveau tournoi avec { $count } joueurs
}
levy-take = Marquer la redevance comme payée
levy-back = Marquer la redevance comme impayée
levy-paid = ✓
levy-none = Choisissez une inscription qui doit une redevance.
levy-sum = Redevance : { $due } dus, { $paid } payés ; { $count ->
    [0] tout le monde a payé.
    [one] { $count } joueur n’a pas payé.
   *[other] { $count } joueurs n’ont pas payé.
}
col-levy = Redev.
entry-similar = Doublon possible : { $names }. Vérifiez avant d’enregistrer.
entry-stars-before = A déjà joué au Future Stars
entry-paid = A payé la redevance
entry-membership = Fédération
membership-member = membre (ici ou à l’étranger)
membership-non_member = non membre
membership-concession = tarif réduit
result-same = La table { $board } a déjà le résultat { $result }. Rien n’a changé.
closing-after = Situation actuelle
closing-slips = { $count ->
    [one] { $count } fiche rose est en attente. Appliquez-la ou refusez-la avant le prochain appariement.
   *[other] { $count } fiches roses sont en attente. Appliquez-les ou refusez-les avant le prochain appariement.
}
closing-no-slips = Aucune fiche rose n’est en attente.
closing-fees-paid = Tout le monde a payé.
closing-fees-open = { $count ->
    [one] { $count } joueur doit encore payer
   *[other] { $count } joueurs doivent encore payer
} : { $names }
closing-admitted = Admis par la direction malgré le règlement : { $names }
register-bar = Barre à { $bar } : { $count ->
    [one] { $count } joueur inscrit y est ou est au-dessus.
   *[other] { $count } joueurs inscrits y sont ou sont au-dessus.
}
register-bar-take = Fixer la barre à { $bar } comme proposé
register-empty = Pas encore d’inscriptions. Ajoutez-en une ou importez une liste.
register-no-match = Aucun résultat pour « { $typed } ».
register-add-typed = Ajouter « { $typed } » comme nouvelle inscription
entry-add = Ajouter
entry-edit = Modifier
entry-register = Inscrire
entry-withdraw = Retirer
entry-none = Choisissez d’abord une inscription.
entry-rated = Joueurs de la liste des GoR
entry-save-next = Ajouter et continuer
entry-added = { $count ->
    [1] Inscription faite : { $name }. Ajoutez la personne suivante, ou fermez.
   *[other] Inscription faite : { $name }, { $count } personnes jusqu’ici. Ajoutez la personne suivante, ou fermez.
}
seeds-import = Importer la liste de placement
seeds-about = Les SP de { $file } sont reportés sur les inscriptions qui ont le même numéro du circuit ou PIN EGD.
seeds-key = Clé du circuit
seeds-key-hint = si elle est donnée, une liste signée autrement est refusée
seeds-names = Remplir aussi les inscriptions trouvées seulement par le nom
seeds-fill = Reporter les SP
seeds-done = { $tour } : { $filled ->
    [one] SP de { $filled } inscription reportés
   *[other] SP de { $filled } inscriptions reportés
}, { $unknown } hors de la liste.
seeds-signed = Signée avec la clé
seeds-by-name = Trouvés seulement par le nom, et non reportés. Vérifiez-les, cochez la case ci-dessus et reportez de nouveau :
seeds-by-name-filled = Trouvés seulement par le nom, et reportés :
entry-sp = SP, catégorie { $category }
move-board = Déplacer à une autre table
move-board-of = Déplacer la table { $board }
move-board-to = Vers la table
move-board-number = Tapez le numéro d’une table.
ko-decide = Décider qui se qualifie
ko-decide-about = La décision vaut quel que soit le résultat de la partie. Elle figure dans l’historique, avec son motif.
ko-decide-advances = Se qualifie
ko-decide-back = Revenir sur la décision
final-jigos = Un jigo ajoute aux victoires
final-jigos-nothing = rien
final-jigos-half = une demi-victoire
final-jigos-whole = une victoire entière
copies-second = Deuxième dossier des copies
copies-second-none = Pas de deuxième dossier
book-rename = Renommer un championnat
book-rename-to = Nouveau nom
book-rename-hint = le nom d’un autre championnat réunit les deux
book-renamed = { $name } a { $editions ->
    [one] { $editions } édition
   *[other] { $editions } éditions
}.
book-confirm = Adhésion confirmée pour { $year }
book-confirm-choose = Choisissez d’abord un joueur.
book-confirmed = Adhésion confirmée pour { $year } : { $name }.
entry-family = Nom
entry-middle = Deuxième prénom
entry-latin = Translittération
entry-latin-hint = nom de famille d’abord ; si vide : { $proposed }
entry-latin-order = nom de famille d’abord, en lettres latines
entry-town = Ville
entry-reason = { reason }
entry-reason-hint = nécessaire pour les changements après la clôture
entry-left = a quitté le tournoi
entry-returned = est revenu
entry-not-seen = pointé par erreur
entry-given = Prénom
entry-registered = Inscription faite : { $name }.
entry-withdrawn = Retrait fait : { $name }.
entry-pin = PIN EGD
entry-pin-hint = huit chiffres
entry-ffg-licence = Licence française (FFG)
entry-ffg-status = Statut de la licence
entry-ffg-status-hint = - pour normal, ou une lettre
entry-aga = Numéro AGA
entry-user-name = Nom d’utilisateur sur le serveur
entry-rating-rank = Niveau pour les listes des GoR
entry-rating-rank-hint = Seulement s’il diffère du niveau auquel la personne joue, par exemple 6d pour un niveau honorifique.
entry-irn = Numéro du circuit
entry-sex = Sexe (pour les prix)
sex-unknown = non indiqué
sex-f = fille
sex-m = garçon
entry-publication = Publication
publish-full = nom complet
publish-initials = initiales seulement
publish-anonymous = anonyme
entry-overrule = Admettre par décision de la direction, malgré le règlement
ratings-import = Importer une liste des GoR
rated-compare = Comparer à la liste des GoR
rated-take = Reprendre
rated-take-all = Tout reprendre
rated-same = Toutes les inscriptions concordent avec les listes des GoR.
rated-unknown = Joueurs dont le numéro manque dans les listes des GoR : { $names }.
ratings-none = Pas encore de liste de niveaux : importez le fichier de l’EGD, de la FFG ou de l’AGA.
ratings-of = Liste des GoR du { $day }, { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}.
ratings-undated = Liste des GoR sans date, { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}.
ratings-stale = Elle est périmée : importez-en une nouvelle avant le tournoi.
ratings-row = dans la liste des GoR, { $count ->
    [one] { $count } tournoi
   *[other] { $count } tournois
}
entry-birth = Année de naissance
entry-rank-hint = 30k à 1k, 1d à 9d, 1p à 9p
entry-family-group = Famille
entry-family-group-hint = le même mot pour frères, sœurs et parents
entry-fixed-board = Table fixe
entry-fixed-board-hint = par exemple en cas de mobilité réduite ; vide d’habitude
entry-shift = Ajustement du score initial
entry-plays = Joue aux rondes
entry-ghost = fantôme
entry-guest = invité
entry-ghost-long = Joueur fantôme : ne joue que si le nombre de joueurs est impair
entry-guest-long = Invité : n’a ni place ni points
sleepers = { $count ->
    [one] Un joueur du groupe de tête manque une ronde. Selon le règlement, un score initial plus bas l’en fait sortir :
   *[other] { $count } joueurs du groupe de tête manquent des rondes. Selon le règlement, un score initial plus bas les en fait sortir :
}
sleeper-rounds = manque { $rounds }
sleeper-lower = Baisser de { $by }
status-of-preregistered = préinscrit
status-of-registered = inscrit
status-of-withdrawn = retiré

col-number = N°
col-name = Nom
col-rank = Niveau
col-rating = GoR
col-country = { country }
col-club = Club
col-category = Âge
col-sp = SP
col-group = Groupe
col-way = Voie
col-stage = Atteint
col-initial = Initial
col-status = Statut
col-missed = Manque
col-slip = Fiche
col-change = Changement
col-place = Place
col-board = Table
col-black = Noir
col-white = Blanc
col-score = Score
col-result = Résultat
col-handicap = Handicap
col-notes = Notes
col-remark = Remarque
col-reason = Motif
col-when = Quand
col-who = Qui
col-what = Quoi
col-details = Détails
col-competition = Compétition
col-changes = Lignes

round-title = Ronde { $round }
round-unpaired = non appariée
round-draft = brouillon
round-released = publiée
round-confirmed = { status-confirmed }
round-pair = Apparier
round-unpair = Désapparier la ronde
round-empty = Cette ronde n’est pas encore appariée.
round-bye = Exempt : { $name }
round-left = Sans adversaire : { $names }
hand = Changements manuels
hand-unpair = Désapparier
hand-swap = Échanger les couleurs
hand-lock = Verrouiller
hand-unlock = Déverrouiller
hand-locked = verrouillée : réapparier ne change pas cette table
hand-explain = Expliquer
hand-idle = Sans partie
hand-pair = Apparier ces deux joueurs
hand-missing = { $count ->
    [one] Manque la ronde : { $count } joueur
   *[other] Manquent la ronde : { $count } joueurs
}
hand-two = Choisissez d’abord deux joueurs.
hand-finish = Apparier les joueurs restants
hand-rest = Réapparier les tables non verrouillées
hand-yes = Le faire quand même
hand-round = Toute la ronde
hand-renumber = Renuméroter les tables
hand-renumbered = { $count ->
    [0] Aucun numéro de table n’a changé.
    [one] { $count } partie a un nouveau numéro de table.
   *[other] { $count } parties ont de nouveaux numéros de table.
}
hand-seats = Échanger des joueurs
hand-teams = Échanger des équipes, par un joueur de chacune
hand-held = Joueur choisi : { $name }. Allez à une autre table et choisissez-y une place, ou donnez l’exemption.
hand-seat-first = Choisissez d’abord une place.
hand-bye = Exempter
drag-hint = Ou faites glisser un joueur vers une autre place ou vers l’exemption, et un numéro de table vers une autre table.
drag-seat = table { $board }, { $colour }
drag-bye = l’exemption
drag-pair = une partie avec { $name }
board-in-text = table { $board }
drag-nowhere = déposez sur une place, une table ou l’exemption
drag-number = Faites glisser le numéro pour déplacer la partie à une autre table.
drag-shift = Maj montre les nombres.
drag-numbers = Montrer les nombres
verdict-good = Bien
verdict-worse = Moins bien
verdict-breaks = À confirmer
verdict-impossible = Impossible
some = Apparier quelques joueurs …
some-title = Apparier quelques joueurs de la ronde { $round }
some-numbers = Numéros
some-numbers-hint = 1, 4, 7..12
some-numbers-wrong = Saisissez des numéros et des intervalles, par exemple 1, 4, 7..12.
some-scores = Scores avant cette ronde
some-scores-hint = 21, 20.5
some-categories = Catégories d’âge
some-senior = senior
some-nobody = Choisissez d’abord des joueurs par numéro, score ou catégorie d’âge.
some-rest = Les autres joueurs sont appariés plus tard. Les appariements existants restent. L’exempt est désigné quand les derniers joueurs sont appariés.
some-pair = Apparier les joueurs choisis
report = Rapport sur la ronde { $round }
report-short = Rapport
report-nothing = Rien à signaler.
groups = Groupes de score
groups-about = { $groups } groupes de score, flottements : { $floats }. Le tableau ci-dessous montre la même chose.
groups-line = Table { $board } : { $down } flotte vers le bas contre { $up }
groups-lines = { $count ->
    [one] { $count } flottement
   *[other] { $count } flottements
}
groups-float = { $board } vers { $score }
groups-players = Joueurs
groups-games = Parties internes
groups-down = Tables flottant vers le bas
groups-alone = { $count ->
    [one] { $count } sans partie
   *[other] { $count } sans partie
}
picture-table = En tableau
button-key = Touche : { $key }
table-columns = Colonnes
table-find = Chercher dans le tableau
table-found = { $shown } lignes sur { $all }
table-none-found = Rien dans le tableau ne correspond à { $typed }.
table-copy = { $count ->
    [one] Copier la ligne
   *[other] Copier { $count } lignes
}
table-copied = { $count ->
    [one] Une ligne est dans le presse-papiers.
   *[other] { $count } lignes sont dans le presse-papiers.
}
entry-register-marked = Inscrire les marqués : { $count }
entry-withdraw-marked = Retirer les marqués : { $count }
boards-grid = Tables par état
boards-grid-about = Tables : { $all }. Complètes : { $done }, saisies une fois : { $once }, divergentes : { $differ }, ouvertes : { $open }.
boards-grid-differ = les passes divergent
boards-grid-ladder = jigo, à départager
boards-grid-adjourned = ajournée
boards-grid-open = ouverte
boards-grid-once = saisie une fois
boards-grid-complete = complète
remark-rematch = { $count ->
    [one] Ils se sont déjà rencontrés.
   *[other] Ils se sont déjà rencontrés { $count } fois.
}
remark-second-bye = Une nouvelle exemption de { $first } éviterait cette revanche.
remark-family = Ils sont de la même famille.
remark-float = { $first } flotte vers le bas et { $second } vers le haut, de { $amount }.
remark-categories = Ils sont de catégories d’âge différentes.
remark-far-apart = Ils sont très éloignés : écart de niveau { $first }, écart de score { $second }.
remark-club = Ils sont du même club.
remark-country = Ils sont du même pays.
remark-blacks = { $first } aura joué { $amount } fois de plus avec Noir qu’avec Blanc.
remark-whites = { $first } aura joué { $amount } fois de plus avec Blanc qu’avec Noir.
remark-handicap = { $count ->
    [1] Pas de komi.
   *[other] { $count } pierres de handicap.
}
level-met-before = revanches
level-same-family = même famille
level-winless = joueurs sans victoire
level-categories = catégories mêlées
level-score-difference = écarts de score
level-may-meet-in-the-knock-out = adversaires possibles en tableau
level-floats = flottements
level-same-club = même club
level-same-country = même pays
level-colours = équilibre des couleurs
level-handicap = handicaps
level-seeding = placement dans les groupes de score
level-lot = tirage au sort
level-clubs-and-countries = clubs et pays
hand-price = Par rapport au meilleur appariement : { $price }.
hand-best = La ronde est aussi bonne que le meilleur appariement.
why = Pourquoi la table { $board } ?
why-pays = Il coûte : { $price }.
why-free = Il ne coûte rien.
why-otherwise = Sans lui, la ronde serait moins bonne : { $price }.
why-instead = Noir jouerait alors contre { $black } et Blanc contre { $white }.
why-worse = Avec lui, la ronde est moins bonne que la meilleure : { $price }.
why-best-instead = Dans la meilleure ronde, Noir joue contre { $black } et Blanc contre { $white }.
pass-black = Première saisie : résultats de Noir.
pass-white = Seconde saisie : résultats de Blanc.
pass-both = Résultats.
keys-results = 1 Noir a gagné · 2 Blanc a gagné · = jigo · 0 les deux ont perdu · F forfait · W walkover · Retour arrière efface · B numéro de table
keys-results-two = 1 Noir a gagné · 2 Blanc a gagné · = jigo · 0 les deux ont perdu · F forfait · W walkover · Retour arrière efface · B numéro de table · P autre saisie
waiting-forfeit = Forfait : qui gagne ? 1 Noir · 2 Blanc · 0 personne
waiting-walkover = Walkover : qui se qualifie ? 1 Noir · 2 Blanc
waiting-ladder = Échelle : qui a gagné ? 1 Noir · 2 Blanc
waiting-settle = Résultat exact : 1 Noir a gagné · 2 Blanc a gagné · = jigo · 0 les deux ont perdu
keys-disagree = Les saisies diffèrent à la table { $board }. Vérifiez la fiche, puis tapez S et le résultat, qui remplace les deux saisies.
keys-confirmed = Cette ronde est confirmée. Pour corriger une table, tapez S puis le résultat.
keys-ladder = La table { $board } est un jigo en élimination directe. Tapez G pour l’échelle et ses temps, ou L puis 1 ou 2 pour le vainqueur.
keys-rounds = [ ronde précédente · ] ronde suivante
pass-count = { $done } sur { $all }
pass-counts = Saisie 1 : { $first } sur { $all } · Saisie 2 : { $second }
waiting-board = Table { $digits } …
result-black = Noir a gagné
result-white = Blanc a gagné
result-jigo = jigo
result-both-lose = les deux ont perdu
result-black-forfeit = Noir a gagné par forfait
result-white-forfeit = Blanc a gagné par forfait
result-both-forfeit = les deux ont perdu par forfait
result-wo-black = walkover pour Noir
result-wo-white = walkover pour Blanc
result-none = pas de résultat
result-unknown = inconnu
result-disagree = { $black } pour Noir, { $white } pour Blanc
result-choose = Résultat de la table { $board }
result-clear = effacer le résultat
result-wins = { $name } a gagné
result-settle = Corriger la table { $board }
pass-to-white = Passer à la seconde saisie
pass-to-black = Passer à la première saisie
correction = Corriger la table { $board } de la ronde { $round }
correction-affected = Des parties suivantes de ce tableau dépendent de ce résultat :
correction-through = Répercuter
correction-annul = Annuler les parties suivantes
correction-keep = Garder les joueurs qualifiés
correction-change = { $before } devient { $after }
correction-standings = Les classements après la ronde { $round } et les suivantes changent. Les feuilles déjà imprimées sont périmées.
correction-later = La ronde { $later } est déjà appariée avec l’ancien résultat. Ses appariements restent.
release-stale = Publier la ronde { $round }, qui n’est plus à jour ?
stale-only = { $count ->
    [one] Réapparier seulement la table { $boards }
   *[other] Réapparier seulement les tables { $boards }
}
stale-forfeit = Saisir le forfait à la table { $board }
stale-both-forfeit = Saisir la défaite des deux à la table { $board }
stale-seat = Placer { $name } à la table { $board }
change-pairing = Modifier l’appariement
change-pairing-about = Modifier les tables sans résultat de la ronde publiée. Les tables modifiées sont signalées.
release-title = Publier la ronde { $round } sans tout le monde ?
release-about = { $count ->
    [one] Un joueur n’a pas de partie et n’est pas exempt :
   *[other] { $count } joueurs n’ont pas de partie et ne sont pas exempts :
}
release-pair = Les apparier
release-bye = Exempter { $name }
release-pair-bye = Apparier { $name } avec { $other } (exempt)
release-anyway = Publier quand même
ladder = Échelle du jigo
ladder-accepted = L’arbitre a accepté le jigo à { $time }.
ladder-accepted-at = Jigo accepté à
ladder-empty-hint = laisser vide pour maintenant
ladder-start = Lancer l’échelle
ladder-board = { $lines }×{ $lines }
ladder-new-game = Nouvelle partie
ladder-times = { $minutes } min, puis 1 × { $seconds } s ; komi { $komi }
ladder-remaining = Reste : Noir { $black }, Blanc { $white }
ladder-left = Minutes restantes, { $colour }
ladder-was-white = { $colour } a tiré Blanc et gagne
ladder-game-won = { $colour } a gagné
ladder-played = jouée
ladder-next = à jouer maintenant
ladder-later = si besoin
ladder-needless = inutile
ladder-between = début de { $from } à { $to }
ladder-from = début à { $from }
ladder-wait = dans { $time }
ladder-start-due = { $time } pour commencer
ladder-late = { $time } de retard
ladder-nigiri = Nigiri : Noir doit passer, donc Blanc gagne. Qui était Blanc après nigiri ? Les couleurs sont celles de la première partie.
ladder-black-is-white = Noir est maintenant Blanc
ladder-white-is-white = Blanc est maintenant Blanc
ladder-ended = Finie à
ladder-advances = { $name } se qualifie.
ladder-back = Retirer la dernière partie
ladder-won = { $colour } a gagné l’échelle
needs-ladder = jigo : échelle nécessaire
note-rematch = déjà rencontrés
note-family = même famille
note-club = même club
note-country = même pays
note-black_floats_down = Noir flotte vers le bas
note-white_floats_down = Blanc flotte vers le bas
note-far_apart = très éloignés
note-board9 = 9x9
note-board13 = 13x13

ko-name = KO{ $category }
ko-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
ko-not-drawn = non tiré
ko-draw = Tirer KO{ $category }
ko-draw-all = Tout tirer
ko-all-frozen = La liste est gelée. Elle n’est pas tirée maintenant et garde son engagement annoncé.
ko-all-planned = Tiré avec les réglages choisis.
ko-all-usual = Tiré comme proposé.
ko-choice = Réglages du tirage
ko-size = Joueurs dans le tableau
ko-size-other = Autre nombre
ko-first-round = Première ronde
ko-first-round-hint = vide : il finit avec la dernière ronde
ko-size-hint = éligibles : { $count }
ko-size-rounds = rondes { $first }–{ $last }
ko-size-byes = { $count ->
    [0] pas d’exempt
    [one] { $count } exempt
   *[other] { $count } exempts
}
ko-size-out = { $count ->
    [0] personne d’écarté
    [one] { $count } écarté
   *[other] { $count } écartés
}
ko-size-gap = { $count ->
    [0] niveaux égaux
    [one] jusqu’à { $count } niveau d’écart
   *[other] jusqu’à { $count } niveaux d’écart
}
ko-effect = { $size } joueurs, { $lines } cases, rondes { $first } à { $last } :
ko-gaps = Écarts de niveau aux premières parties si le tirage suivait la liste : { $gaps }.
ko-way = Voie d’accès au tableau
ko-way-wild = Wild card
qualifying = Parties de qualification
qualifying-title = Parties de qualification de KO{ $category }
qualifying-about = Les dernières places du tableau se jouent aux rondes qui le précèdent. Les vainqueurs sont dans le tableau au moment du tirage.
qualifying-lines = Cases du tableau
qualifying-rounds = Rondes de qualification
qualifying-for-wild = Wild cards à jouer
qualifying-wild = Wild cards de la liste : { $count }
qualifying-planned = Prévu pour { $lines } cases : { $direct } entrées directes, { $wild } wild cards ; parties aux rondes { $first } à { $last }.
qualifying-won = { $name } est dans le tableau.
qualifying-nobody = Pas de vainqueur.
qualifying-back = Supprimer le plan
qualifying-plan = Prévoir les parties
qualifying-again = Prévoir de nouveau
ko-way-qualified = Qualifié
ko-way-later = À partir de la ronde { $round } du tableau
ko-most = Wild cards : { $wild } sur { $most_wild } au plus. Qualifiés : { $qualified } sur { $most_qualified } au plus.
ko-up = Monter
ko-down = Descendre
ko-first = Ce joueur est déjà le premier.
ko-last = Ce joueur est déjà le dernier.
ko-sort = Rétablir l’ordre par force
ko-moved = déplacé par la direction
ko-out = hors tableau
ko-excluded = Hors de la liste : { $count }
ko-apart-countries = Séparer les pays à la première ronde
ko-apart-clubs = Séparer les clubs à la première ronde
ko-third = Partie pour la troisième place
ko-reason-hint = conservé avec le tirage et imprimé sur son procès-verbal
ko-reason-needed = Saisissez un motif. Il est conservé avec le tirage.
ko-freeze = Geler la liste
ko-frozen = La liste est gelée
ko-frozen-about = Lisez ce nombre à voix haute ou notez-le avant les chiffres publics : il prouve que la liste n’a pas été modifiée ensuite.
ko-thaw = Modifier la liste
ko-draw-ceremony = Tirer case par case
ko-draw-now = Tirer d’un coup
ko-again = Ceci remplace le tableau tiré auparavant, qui reste dans l’historique.
ko-keep = Garder le tableau
ko-redraw = Refaire le tirage
ko-redraw-begun = Des parties de ce tableau sont déjà appariées. Désappariez d’abord ces rondes.
ko-replace = Remplacer un joueur
ko-replace-none = Choisissez d’abord la case d’un joueur.
ko-replace-who = Qui remplace { $name } ?
ko-replace-about = La case d’une tête de série va au joueur le plus fort qui n’est pas tête de série, et la case de ce dernier au suppléant. Sans suppléant, la case devient une exemption.
ko-replace-reason = laisser vide pour un retrait
ko-alternate = Suppléant
ko-alternate-next = Suivant de la liste
ko-alternate-none = Plus personne : une exemption
ko-ceremony = Montrer le tirage
ko-entropy = Chiffres publics
ko-entropy-hint = dés ou nombres annoncés dans la salle, chiffres seulement ; les séparateurs ne comptent pas
closing-entropy = Chiffres publics pour le tirage
closing-entropy-hint = annoncés maintenant et mêlés à la graine du tirage ; peut rester vide
seed-new = Nouvelle graine du tirage
seed-new-hint = L’historique la conserve, et la vérification nomme les rondes appariées avec la graine précédente.
seed-draw = Tirer la graine
ko-digits = Nombre de chiffres
ko-digits-hint = annoncé maintenant ; peut rester vide
ko-source = Source des chiffres
ko-source-hint = annoncée maintenant, par exemple des dés dans la salle ou une loterie et son heure
ko-frozen-number = Gel { $number }, { $at }
ko-announced = { $digits ->
        [0] Annoncé : un nombre quelconque de chiffres
        [one] Annoncé : { $digits } chiffre
       *[other] Annoncé : { $digits } chiffres
    }
ko-acts = Gels et tirages
ko-act-freeze = { ko-frozen-number }
ko-act-draw = Tirage { $number }, { $at }
ko-act-undone = (annulé)
ko-list = Liste dans l’ordre de placement
ko-list-empty = Aucun joueur inscrit n’est de cette catégorie.
ko-summary = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, à partir de la ronde { $first }.
ko-winner = Vainqueur : { $name }
ko-shown = Vue
ko-whole = Tout le tableau
ko-section = Section { $number }
ko-zoom = Zoom
ko-smaller = Réduire
ko-larger = Agrandir
ko-fit = Ajuster
ko-overview = Vue d’ensemble
ko-overview-about = Tableau de { $lines } lignes. Parties décidées : { $decided } sur { $games }. La liste ci-dessous montre la même chose.
ko-overview-game = Partie
ko-picture = Enregistrer l’image
ko-in-round = ronde { $round }
ko-bye = exempt
ko-board-room = table { $board }, { $room }
ko-needs-ladder = jigo : échelle
ko-invalidated = invalidée
ko-vacant = pas de joueur
ko-open-side = à déterminer
ko-cell-box = Case { $box }, { $group } : { $name }
ko-cell-game = { $stage }, partie { $number }, ronde { $round }
ko-cell-won = Vainqueur : { $name }
ko-versus = { $a } contre { $b }
ko-versus-won = { $a } contre { $b }, vainqueur : { $won }
ko-ranking = Places et stades
ko-shared = { $from }–{ $to }
ko-still-in = encore en jeu
ko-record = Procès-verbal du tirage
ko-commitment = Engagement
ko-nonce = Nonce
keys-table = les flèches déplacent · Page suiv. sections · + - Z zoom · V tirage
keys-table-categories = [ ] catégories
keys-table-results = 1 Noir a gagné · 2 Blanc a gagné · = jigo · 0 les deux ont perdu · F forfait · W walkover · Retour arrière efface · P autre saisie
ceremony-title = KO{ $category } : le tirage
ceremony-count = { $shown } sur { $all }
ceremony-box = Groupe { $group }, case { $box }
ceremony-lot = Numéro tiré { $drawn } sur { $of }
ceremony-again = { $count ->
    [one] tiré de nouveau une fois, pour séparer pays ou clubs
   *[other] tiré de nouveau { $count } fois, pour séparer pays ou clubs
}
ceremony-alone = pas de tirage : il ne reste qu’un joueur
ceremony-meets = rencontre { $name }
ceremony-bye = est exempt à la première ronde
ceremony-open = adversaire pas encore tiré
ceremony-commitment = Engagement sur la liste
ceremony-next = Suivant
ceremony-play = Lecture
ceremony-pause = Pause
ceremony-all = Aller à la fin
stage-round_of_64 = Tour à 64
stage-round_of_32 = Seizièmes de finale
stage-round_of_16 = Huitièmes de finale
stage-quarter_final = Quarts de finale
stage-semi_final = Demi-finales
stage-winners_final = Finale des vainqueurs
stage-losers_round = Tableau des perdants
stage-second_final = Deuxième finale
stage-third_final = Troisième finale
ko-loser-of = perdant : { $game }
ko-winner-of = vainqueur de la ronde { $round }, partie { $number }
stage-final = Finale
stage-third_place = Troisième place
stage-finalist = Finaliste
stage-qualifying = Qualification
stage-winner = Vainqueur
stage-final_group = Finale, groupes
stage-final_semi_finals = Finale, demi-finales
stage-final_finals = Finale, finales

final-name = Finale { $category }
final-group = Groupe { $name }
final-score = Victoires
final-by = Départagés par
final-by-wins = victoires
final-by-direct_game = confrontation directe
final-by-entry_position = position d’entrée
final-by-ladder = gobans plus petits
final-by-nothing = indécis
final-tie = À égalité.
final-tie-hint = Ils jouent sur des gobans plus petits. Choisissez-les dans l’ordre de leurs résultats, le meilleur d’abord.
final-tie-named = déjà choisi
final-day = Jour { $day }
final-eve = Veille
final-phase-group = groupes
final-phase-semi_finals = demi-finales
final-phase-finals = finales
final-alone-rounds = Rondes où seule la Finale est jouée
final-alone = seule la Finale joue
final-rests = Au repos : { $names }
final-places = Places
final-size = Joueurs
final-list = Liste dans l’ordre des points
final-draw = Tirer la Finale { $category }
final-rests-when = Plan des repos
final-way-best = les meilleurs jouent deux parties par jour
final-way-lots = par tirage au sort
final-way-eve = une première ronde la veille
final-ladder-keys = Qui a gagné l’échelle ? 1 Noir · 2 Blanc
final-state-waiting = à venir
final-state-due = à apparier
final-state-running = en cours
final-state-ladder = { needs-ladder }
final-state-jigo = { result-jigo }
final-state-invalidated = { ko-invalidated }
final-state-vacant = { ko-vacant }
how-walkover = WO
how-forfeit = forfait
how-ladder = par l’échelle
how-bye = exempt
how-ruling = par décision
group-gold = or
group-bronze = bronze
group-blue = bleu
group-green = vert
group-magenta = magenta
group-red = rouge

standings-after = Classement après la ronde { $round }
standings-round = Après la ronde
prize-list-fix = Fixer pour la remise des prix
prize-list-state = La liste pour la remise des prix est fixée après la ronde { $round } : { $time }, tête { $head }. Les prix la suivent.
prize-list-take-back = Annuler la liste
standings-newest = dernière
standings-find = Chercher un joueur ( / )
standings-empty = Pas encore de joueurs inscrits.
standings-view = Affichage
standings-view-key = tableau, grille croisée, places par ronde
standings-view-table = Tableau
standings-view-crosstable = Grille croisée
standings-view-places = Places par ronde
crosstable-about = Qui a rencontré qui : joueurs { $players }, parties { $games }. Le tableau ci-dessous montre la même chose.
crosstable-games = { games-title }
crosstable-win = gagnée
crosstable-loss = perdue
crosstable-jigo = { result-jigo }
crosstable-open = sans résultat
crosstable-game = { $name } – { $other } : { $result }, ronde { $round }
crosstable-of = { $name } : { $games }
places-about = Places après chaque ronde. Joueurs : { $players }, rondes : { $rounds }. Le tableau ci-dessous montre la même chose.
places-none = La première ronde n’est pas encore appariée.

history-find = Chercher dans l’historique ( / )
history-empty = Pas encore de modifications.
history-more = Tout montrer ({ $count })
history-head = Tête de l’historique :
history-sheet-head = Tête sur une feuille
history-verify = Vérifier une feuille
history-verified = { $later ->
        [0] La feuille appartient à cet historique. Elle a été imprimée après l’entrée { $entry } ({ $what }, { $at }), et rien n’a changé depuis.
        [one] La feuille appartient à cet historique. Elle a été imprimée après l’entrée { $entry } ({ $what }, { $at }). Une entrée a suivi.
       *[other] La feuille appartient à cet historique. Elle a été imprimée après l’entrée { $entry } ({ $what }, { $at }). { $later } entrées ont suivi.
    }
history-verified-undone = Cette entrée a été annulée depuis.

copies = Copies automatiques
copies-none = Pas encore de copies. Drawmaster en fait une après chaque ronde confirmée et après chaque heure de travail.
copies-content = Contenu
copies-holds = { $entries ->
    [one] { $entries } inscription
   *[other] { $entries } inscriptions
}, ronde { $paired } appariée, { $confirmed } confirmée, { $results ->
    [one] { $results } résultat
   *[other] { $results } résultats
}
copies-changes = Modifications
copies-last = Dernière modification
copies-restore = Restaurer
copies-restored = Restauré dans { $file }. Le fichier ouvert auparavant est inchangé.
copies-salvage = Récupérer un fichier endommagé
copies-damaged = Fichier endommagé
copies-salvaged = { $file } contient ce qui a pu être lu : { $entries ->
    [one] { $entries } modification sûre
   *[other] { $entries } modifications sûres
}, { $doubts ->
    [one] { $doubts } élément douteux
   *[other] { $doubts } éléments douteux
}.
copies-check = Vérifier ce fichier
copies-sound = Ce fichier est sain ; vérifiés : { $entries } modifications, { $rows } lignes et { $certificates } certificats d’appariement.
copies-save-as = Enregistrer sous …
copies-saved-as = Le tournoi est maintenant dans { $file }. L’ancien fichier est inchangé.
copies-saved-bare = Le tournoi est maintenant dans { $file }. L’ancien fichier n’a pas pu être lu, l’historique recommence donc.
copies-and-check = Copies et vérification
copies-read = Récupérer les données
copies-found = Données récupérées
copies-doubts = Perdu ou invérifiable :
copies-no-doubts = Rien n’a été perdu.
copies-open = Ouvrir

print-print = Imprimer
print-export = Envoyer
print-write = Enregistrer en PDF
print-no-round = Aucune ronde n’est encore appariée.
export-notes-about = L’autre programme ne reprend pas tout tel quel. Vous pouvez d’abord corriger cela, ou enregistrer le fichier maintenant.
print-done = { $file } enregistré.
site-done = { $file } enregistré : { $written ->
    [one] { $written } fichier nouveau ou modifié
   *[other] { $written } fichiers nouveaux ou modifiés
}, supprimés : { $removed }.
site-kept = Quelqu’un d’autre a modifié ces fichiers, ils restent donc : { $files }.
sheet-of-category = { $label }, âge { $category }
sheet-pairings = Appariements par table
sheet-pairings-about = Pour le mur, avec de la place pour les résultats.
sheet-pairings-by-name = Appariements par nom
sheet-pairings-by-name-about = Montre aux joueurs leur table.
sheet-seats = Places de toutes les compétitions
sheet-seats-about = Montre à chacun la compétition et la table où il joue maintenant.
sheet-slips = Fiches de résultat
sheet-slips-about = Six par page, à découper.
sheet-wall-chart = Tableau mural
sheet-wall-chart-about = Adversaires et victoires de tous les joueurs, à jour après chaque ronde.
sheet-standings = Classement
sheet-standings-about = Avec tous les critères et résultats.
sheet-final-list = Classement final
sheet-final-list-about = Après la dernière ronde.
sheet-overall = { stage-overall }
sheet-overall-about = Montre chacun une fois, là où le place sa dernière phase.
sheet-individual = Classement individuel
sheet-individual-about = Les joueurs des équipes, par victoires.
sheet-ko = Tableau d’élimination directe
sheet-ko-about = Noms, groupes de valeur et vainqueurs.
sheet-ladder = { ladder }
sheet-ladder-about = Gobans et temps pour trancher un jigo en élimination directe.
sheet-draw-record = { ko-record }
sheet-draw-record-about = Liste, engagement et numéros tirés : chacun peut refaire le tirage.
sheet-register = Liste des inscrits
sheet-register-about = Toutes les inscriptions avec leurs numéros.
sheet-draw-cards = Cartes de tirage
sheet-draw-cards-about = Une par joueur, à mélanger.
sheet-labels = Badges
sheet-labels-about = À découper.
sheet-tables = Numéros de table
sheet-tables-about = À poser sur les tables.
sheet-timetable = Horaires
sheet-timetable-about = Horaires proposés de toutes les rondes.
sheet-rules = Règlement
sheet-rules-about = Cadence, komi, critères.
sheet-pink-slips = { panel-slips }
sheet-pink-slips-about = Fiches vierges, à imprimer sur papier rose.
sheet-pink-register = Registre des fiches roses
sheet-pink-register-about = Toutes les fiches et leurs suites.
sheet-sealed-move = Coup sous pli
sheet-sealed-move-about = Le formulaire pour une partie ajournée.
sheet-officials = Officiels
sheet-officials-about = Arbitres, chronométreurs et commission de recours, à afficher.
sheet-cases = Registre des cas
sheet-cases-about = Tous les cas avec décisions, réclamations et recours ; pour l’arbitre seulement.
sheet-case = Procès-verbaux des cas
sheet-case-about = Chaque cas avec ses articles, son déroulement et les signatures ; pour l’arbitre seulement.
sheet-daily-report = Rapport du jour
sheet-daily-report-about = Rondes, forfaits, corrections, cas et réclamations d’aujourd’hui, pour l’organisateur.
sheet-late = Joueurs en retard
sheet-late-about = Pour l’arbitre : qui est arrivé en retard, les pendules, et quand les parties sont perdues. Ne pas afficher.
sheet-fee-list = Table des inscriptions
sheet-fee-list-about = Toutes les personnes attendues, avec ce qu’elles ont à payer ; pour la table d’organisation seulement.
sheet-receipt = Reçus
sheet-receipt-about = Un reçu pour chaque paiement, avec son numéro.
sheet-cash-report = Rapport de caisse
sheet-cash-report-about = Ce qui a été encaissé chaque jour et pour chaque poste, et ce qui doit être en caisse ; pour le trésorier seulement.
sheet-levy-form = Formulaire de redevance
sheet-levy-form-about = La redevance de tous les joueurs par tarif, pour la fédération.
sheet-incidents = Incidents
sheet-incidents-about = Le registre de l’arbitre : ce que le tournoi a noté, et des lignes vierges.
sheet-self-pairing = Grille d’appariement libre
sheet-self-pairing-about = Pour un tournoi annexe.
sheet-points = { col-points }
sheet-points-about = Points SEYGO et leur origine.
file-h9 = Résultats pour le GoR
file-h9-about = Fichier H9 pour la European Go Database.
file-tou = Résultats pour la FFG
file-tou-about = Fichier tou pour la Fédération française de go.
file-aga = Résultats pour l’AGA
file-aga-about = Fichier de résultats de l’American Go Association.
file-opengotha = Fichier OpenGotha
file-opengotha-about = Le tournoi complet, pour d’autres programmes.
file-macmahon = Fichier MacMahon
file-macmahon-about = La compétition avec toutes ses parties, pour MacMahon 3.
file-pairgoth = Fichier Pairgoth
file-pairgoth-about = La compétition avec toutes ses parties, pour Pairgoth.
file-trf = Rapport pour programmes suisses (TRF16)
file-trf-about = Parties et points pour les programmes qui vérifient les appariements ; le format des échecs.
file-csv = Classement en CSV
file-csv-about = Pour les tableurs.
file-json = Données pour un site web
file-json-about = Toutes les compétitions en JSON : joueurs tels que publiés, rondes, résultats, classements, tableaux, points.
file-fees = Comptes (CSV)
file-fees-about = Ce que chacun doit, a payé et doit encore payer. Pour le trésorier seulement : il contient les noms complets.
file-payments = Paiements (CSV)
file-payments-about = Paiements et remboursements avec leurs reçus. Pour le trésorier seulement : il contient les noms complets.
file-cases = Registre des cas (CSV)
file-cases-about = Tous les cas de l’arbitre avec décisions, réclamations et recours. Pour l’arbitre seulement : il contient les noms complets.
file-entries = Inscriptions en CSV
file-entries-about = Pour les organisateurs, avec les noms complets.
sheet-doors = { setting-event-halls }
sheet-doors-about = Les tables de chaque salle, pour les portes.
sheet-prizes = Prix
sheet-prizes-about = Les lauréats, groupe par groupe.
sheet-sp-list = Liste des points
sheet-sp-list-about = Les points du circuit qui servent au placement.
file-html = Pages web
file-html-about = Un dossier avec appariements, classements et tableaux pour un écran ou un serveur web.
file-site = Site web
file-site-about = Pages, feuilles, résultats et données de toutes les compétitions dans un dossier ou un fichier .zip. Au prochain enregistrement, seuls les fichiers modifiés sont écrits.
print-round-short = Imprimer
print-all = Tout imprimer pour la ronde { $round }
print-all-done = { $folder } contient { $count ->
        [one] { $count } feuille
       *[other] { $count } feuilles
    }.
print-all-written = { $count } enregistrées, { $without } omises
print-look = Aperçu
print-options = Options d’impression
print-option-paper = Papier
print-option-language = { desk-language }
print-option-second-language = Deuxième langue
print-option-hall = { room-name }
print-option-copies = Exemplaires
print-option-landscape = Paysage
print-option-replace = Remplacer les caractères manquants
print-paper-own = Par défaut
print-paper-a4 = A4
print-paper-a3 = A3
print-paper-letter = Letter
print-paper-legal = Legal
print-hall-all = Toutes les salles
print-option-day = Jour du rapport
print-preview = Aperçu : { $label }
print-page-back = Précédente
print-page-on = Suivante
print-page-of = Page { $page } sur { $pages }
print-first-page = C’est la première page.
print-last-page = C’est la dernière page.
print-missing = Aucune police n’a { $characters }. Changez ces noms, ou cochez « Remplacer les caractères manquants » pour imprimer � à la place.
language-draft = Traduction provisoire : relue par aucun locuteur natif à ce jour.
print-option-format = Format
print-format-own = Découpe à la main
print-format-99x67 = Étiquettes 99 × 68 mm, 8 par A4
print-format-99x38 = Étiquettes 99 × 38 mm, 14 par A4
print-format-63x38 = Étiquettes 64 × 38 mm, 21 par A4
print-format-85x54 = Cartes 85 × 54 mm, 10 par A4
print-format-70x37 = Étiquettes 70 × 37 mm, 24 par A4
print-format-6 = 6 par page
print-format-4 = 4 par page
tour-bundle = Paquet pour le circuit
tour-bundle-hint = Le fichier signé d’où le circuit tire les points, et la transmission du tournoi à un autre organisateur.
tour-bundle-about = Un fichier signé avec les joueurs, les résultats et les points de ce tournoi. Envoyez-le au circuit. Ne le publiez pas : il peut contenir des noms de joueurs qui ne doivent pas être publiés.
tour-bundle-own-key = Votre clé publique. Donnez-la une fois au circuit, par une autre voie que le paquet :
tour-bundle-save = Enregistrer le paquet
tour-bundle-hand-over = Transmettre le tournoi
tour-bundle-hand-over-about = Une fois que vous avez émis un paquet, un autre organisateur peut émettre les suivants avec sa propre clé, à partir d’une copie de ce fichier de tournoi. Transmettez d’abord le tournoi, puis copiez le fichier.
tour-bundle-new-key = Clé publique de l’autre organisateur
tour-bundle-handed-over = { $event } est transmis à la clé { $to }.
print-tour = Du livre du circuit
tour-book = Le livre du circuit
tour-race = Course à la Finale
tour-race-about = Points de l’année par catégorie, et qui se qualifie.
tour-prizes = Prix de l’année
tour-prizes-about = Les trois premiers, filles, garçons, progression, révélation, équipes par pays.
tour-sp-list = Listes des points du circuit
tour-sp-list-about = Pour placer les têtes de série des tableaux.
print-changed = { $count ->
        [one] { $count } ligne a changé depuis l’impression
       *[other] { $count } lignes ont changé depuis l’impression
    }
print-progress = Impression : { $done } sur { $all }
print-stop = Arrêter
print-all-stopped = Arrêté. { $folder } contient { $count ->
        [one] { $count } feuille
       *[other] { $count } feuilles
    }.
print-not-shown = { $file } a été enregistré, mais aucun programme de cet ordinateur n’a pu l’ouvrir. Ouvrez-le depuis son dossier et imprimez-le de là.
key-print-screen = imprimer les feuilles de cet écran
print-sheets = Feuilles
print-tick-first = Cochez d’abord une feuille.
print-copies-of = Exemplaires : { $sheet }
print-printer = Imprimante
print-send-more = Choisir des feuilles et imprimer
print-sent = Feuilles envoyées à { $printer } : { $count }.
print-sent-some = { $count } feuilles sur { $all } ont été envoyées à { $printer }.
key-print-round = tout imprimer pour la ronde
sheet-final-groups = Groupes de la Finale
sheet-final-groups-about = Grilles croisées, parties de chaque ronde, demi-finales et finales.
book-print = Imprimer : { $what }

card = Fiche du joueur
card-of = Fiche : { $name }
card-number = N° { $number }
card-age = catégorie d’âge { $age }
card-after = Après la ronde { $round }
card-place = place { $place }
card-colours = Couleurs
card-points = Points du circuit
card-colour = Couleur
card-games = { games-title }
card-no-games = Aucune ronde n’est encore appariée.
card-opponent = Adversaire
card-opponent-score = Score de l’adversaire
card-kind-win = gagnée
card-kind-loss = perdue
card-kind-jigo = { result-jigo }
card-kind-open = ouverte
card-kind-bye = { ko-bye }
card-kind-absent = absent
card-kind-none = pas de partie
card-float-up = flotte vers le haut
card-float-down = flotte vers le bas
card-ko-won = victoire contre { $name }
card-ko-lost = défaite contre { $name }
card-ko-plays = joue contre { $name }
card-ko-waits = adversaire pas encore connu
card-changes = { copies-changes }
key-card = fiche du joueur
key-card-of-board = fiche de Noir, de Blanc
round-find = Chercher une table par joueur, club ou numéro
round-find-short = Chercher ( / )
round-no-match = Aucune table ne correspond.
skip = Aller au contenu

competitions = Compétitions
competition-next = compétition suivante
competition-next-key = Montrer cette compétition (Alt+C : la suivante)
import-has-teams = Le fichier a des équipes. Elles peuvent se rencontrer comme dans le fichier, ou le tournoi n’a que leurs joueurs.
import-teams = Les équipes se rencontrent
import-take = Importer
import-take-good = Importer sans ces lignes
import-notes = Remarques de l’import
timetable = Horaires
timetable-times = { $start } à { $over }
glance = En un coup d’œil
glance-of = En un coup d’œil: { $event }
glance-empty = Pas encore de partie. Les statistiques commencent au premier appariement.
glance-rounds = Parties par ronde
glance-rounds-about = Rondes : { $rounds }, parties : { $games }. Noir a gagné { $black }, Blanc { $white }, jigo { $jigo }. Le tableau ci-dessous montre la même chose.
glance-black = { result-black }
glance-white = { result-white }
glance-jigo = { result-jigo }
glance-other = non jouée ou sans vainqueur
glance-open = pas encore de résultat
glance-floats = Flottements
glance-floats-about = Flottements en { $rounds } rondes : { $floats }. Le tableau ci-dessous montre la même chose.
glance-knockout = Parties des tableaux
glance-handicap = Avec handicap
glance-byes = Exempts
glance-colours = Équilibre des couleurs
glance-colours-about = { $level } joueurs sur { $players } ont eu Noir et Blanc aussi souvent, à un près. Le tableau ci-dessous montre la même chose.
glance-balance = Noir moins Blanc
glance-gaps = Parties par écart de niveau
glance-gaps-about = Le joueur le plus fort a gagné { $won } parties sur { $games } ({ $percent } %). Le tableau ci-dessous montre la même chose.
glance-ranks = Écart de niveau
glance-stronger = le plus fort a gagné
glance-weaker = le plus faible a gagné
glance-handicaps = Parties par handicap
glance-handicaps-about = Parties avec handicap : { $handicap } sur { $games }. Le tableau ci-dessous montre la même chose.
glance-stones = Pierres
people-conflicts = Inscriptions faites, mais certains sont attendus deux fois au même moment :
competition-choose = Aller à : { $name }
competition-about = { $system }, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
competition-about-free = { $system }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
system-mcmahon = McMahon
system-novices = débutants
system-league = ligue
system-club-ladder = échelle de club
system-swiss = système suisse
system-round-robin = toutes rondes
system-score-pairing = appariement par score
system-generalised-knock-out = élimination généralisée
system-zoned-swiss = suisse par tranches
system-knock-out = élimination directe
system-swiss-knock-out = suisse puis élimination directe
system-double-elimination = double élimination
system-zones = poules et phase finale
kind-templates = Modèles
kind-systems = Systèmes
system-about-mcmahon = Les joueurs partent avec un score selon leur niveau ; les scores égaux se rencontrent.
system-about-novices = Débutants sur petits gobans avec handicap ; les joueurs sans victoire se rencontrent, pour que peu perdent toutes leurs parties.
system-about-league = Chacun rencontre tous ceux de sa division, sur plusieurs mois ; les premiers montent, les derniers descendent.
system-about-club-ladder = Des mois de parties dans un club : une victoire fait monter d’un échelon, une défaite descendre d’un ; les échelons donnent pierres et komi.
system-about-swiss = Tous partent à égalité ; les scores égaux se rencontrent.
system-about-round-robin = Chacun rencontre tous les autres une fois.
system-about-score-pairing = Numéros par tirage au sort ; les scores égaux se rencontrent, la moitié haute de chaque groupe contre la moitié basse.
system-about-knock-out = Le perdant est éliminé. Un seul tableau tiré au sort, avec une partie pour la troisième place si vous le voulez.
system-about-swiss-knock-out = Un système suisse dont les huit premiers jouent une élimination directe aux dernières rondes, tandis que tous les autres continuent.
system-about-double-elimination = Qui perd continue dans un second tableau et est éliminé après une deuxième défaite. Les vainqueurs des deux tableaux jouent la finale.
system-about-zones = Des poules tirées au sort où chacun rencontre tous les autres, puis une élimination directe entre les vainqueurs.
system-about-generalised-knock-out = Personne n’est éliminé : les joueurs aux mêmes résultats dans le même ordre se rencontrent.
system-about-self-pairing = Deux joueurs quelconques peuvent se rencontrer à tout moment, deux fois au plus ; leurs parties sont ajoutées au fur et à mesure.
system-about-zoned-swiss = Un système suisse séparé pour chaque tranche de niveaux.
system-self-pairing = appariement libre
games-title = Parties
games-conditions = { $black } a Noir contre { $white } : { $stones ->
    [0] sans pierre
    [one] une pierre
   *[other] { $stones } pierres
 }, komi { $komi }.
games-add = Ajouter la partie
games-black = N° Noir
games-white = N° Blanc
games-hint = { $meetings ->
    [1] Tapez les numéros puis Entrée. Deux joueurs peuvent se rencontrer une fois.
    [2] Tapez les numéros puis Entrée. Deux joueurs peuvent se rencontrer deux fois.
   *[other] Tapez les numéros puis Entrée. Deux joueurs peuvent se rencontrer { $meetings } fois.
}
games-empty = Personne n’est encore inscrit.
games-hint-ladder = Tapez les numéros pour voir qui a Noir et avec combien de pierres. Appuyez sur Entrée après la partie.
games-total = Total
games-rung = Échelon
games-left = À jouer
games-day-hint = Le jour où la partie a été jouée. Vide : aujourd’hui.
ladder-prizes = Prix d’une période
ladder-prizes-from = Du
ladder-prizes-to = Au
ladder-improvement = Meilleure progression
ladder-persistence = Le plus de parties
ladder-rungs = { $count ->
    [one] { $count } échelon gagné
   *[other] { $count } échelons gagnés
}
games-climbed = Montée
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
games-remove = Supprimer la partie contre { $number }
competition-add = Ajouter une compétition
competition-from-file = D’un fichier de tournoi …
competition-imported = { $name } a été ajoutée avec { $entries ->
    [one] { $entries } inscription
   *[other] { $entries } inscriptions
}. { $known ->
    [0] Personne n’était déjà dans le tournoi.
    [one] { $known } personne était déjà dans le tournoi.
   *[other] { $known } personnes étaient déjà dans le tournoi.
}
competition-name-hint = Laissez vide pour le nom habituel.
competition-remove = Supprimer
competition-next-season = Saison suivante
competition-next-season-of = Saison suivante : { $name }
competition-next-season-about = Les réglages et les personnes sont repris. Dans une ligue, les derniers de chaque division changent de place avec les premiers de celle du dessous.
competition-only = Le tournoi a besoin d’une compétition.
people-enter = D’une autre compétition
people-find = Chercher par nom ou club
people-none = Tout le monde est déjà inscrit ici.
people-nobody = Choisissez les personnes à inscrire.
people-enter-count = { $count ->
    [one] Inscrire { $count } personne
   *[other] Inscrire { $count } personnes
}

## Stages

stages = Phases
stages-none = Une phase prend ses joueurs dans une compétition terminée : une finale des huit premiers, des groupes, une consolante.
stages-picture = Schéma des phases ; la liste ci-dessous dit la même chose
stage-name = Phase
stage-after = Après
stage-who = Qui continue
stage-brings = Ce qu’ils apportent
stage-players = { col-players }
stage-state = { adjourn-col-state }
stage-last = { stage-name }
stage-system = Système
stage-add = Ajouter une phase
stage-fill = Remplir
stage-overall = Liste de toutes les phases
stage-overall-final = Liste finale de toutes les phases
stage-overall-interim = Liste provisoire de toutes les phases
stage-tied-title = Place partagée avant { $name }
stage-choose = Choisissez qui continue : { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}.
stage-changed-since = Le classement qui la précède a changé depuis.
stage-brought-since = Les points apportés par les joueurs ont changé depuis.
stage-takes-places = places { $first }–{ $last }
stage-takes-each = premiers de chaque : { $count }
stage-takes-others = les autres
stage-takes-losers = perdants de la ronde { $round }
stage-rule-places = Places du classement
stage-rule-each = Les premiers de chaque poule, division ou catégorie
stage-rule-others = Les autres
stage-rule-losers = Perdants d’une ronde du tableau
stage-from-place = De la place
stage-to-place = À la place
stage-count = Combien de chaque
stage-table-round = Ronde du tableau
stage-carries-nothing = Rien
stage-carries-score = Tous les points
stage-carries-results = Résultats entre eux
stage-template = Modèle
stage-template-one = Une phase
stage-template-final-8 = Phase finale à huit
stage-template-groups = Groupes, puis élimination directe
stage-template-club-groups = Groupes de quatre par place
stage-template-about-final-8 = Les huit premiers jouent une élimination directe.
stage-template-about-groups = Les deux premiers de chaque poule jouent une élimination directe, les autres un système suisse.
stage-template-about-club-groups = Les places 1 à 4 et 5 à 8 jouent en toutes rondes sans les parties déjà jouées ; les autres jouent un système suisse.

## The referee's desk

help-referee = Les calculs n’ont pas besoin de ronde : classe de la cadence, retard, et pendules après un retour en arrière.
    Rien de cet écran n’est publié, sauf si vous le demandez.
key-referee-tabs = onglets du bureau de l’arbitre
referee-tab-calculators = Calculs
referee-class = Classe de la cadence
referee-overtime-none = aucun
referee-overtime-byoyomi = byo-yomi
referee-overtime-canadian = canadien
referee-overtime-fischer = Fischer
referee-periods = Périodes
referee-stones = Pierres
referee-seconds = Secondes
referee-online = Parties sur Internet
referee-class-is = Classe { $class }
referee-unrated = Non classé
referee-lateness = Retard (5d, 5e)
referee-start = Début de la ronde
referee-black-came = Arrivée de Noir
referee-white-came = Arrivée de Blanc
referee-came-hint = vide : pas encore là
referee-used = Temps utilisé : Noir { $black } min, Blanc { $white } min
referee-used-none = perdu
referee-lost-after = Un joueur qui arrive après { $time } a perdu.
referee-lost-one = { $colour } a perdu.
referee-lost-both = Les deux ont perdu.
referee-back = Pendules après un retour en arrière (8g.3)
referee-moves = Coups joués
referee-black-used = Temps utilisé par Noir, minutes
referee-white-used = Temps utilisé par Blanc, minutes
referee-back-to = Retour à la position après le coup
referee-adjourned-at = Ajournée après le coup
referee-adjourned-black = Minutes de Noir sur le formulaire
referee-adjourned-white = Minutes de Blanc sur le formulaire
referee-adjourned-hint = vide : non ajournée
referee-clocks-to-set = Réglez les pendules sur le temps utilisé : Noir { $black }, Blanc { $white }
referee-incomplete = Remplissez les champs.

## Officials, cases and guides

referee-tab-people = Personnes
referee-tab-cases = Cas
referee-tab-irregularity = Irrégularités
official-add = Ajouter un officiel
official-edit = Modifier l’officiel
official-remove = Supprimer l’officiel
official-none = Choisissez un officiel.
officials-empty = Pas encore d’officiels. Ajoutez l’arbitre principal, puis les trois membres de la commission de recours et leurs suppléants.
official-plays = joue
official-name-hint = vide : le nom du joueur
official-family-hint = le mot de la famille dans les inscriptions
official-turn-hint = les suppléants siègent dans cet ordre
official-as-player = Joue comme
col-office = Fonction
col-turn = Ordre
col-family = { entry-family-group }
col-related = Parent de
col-case = Cas
case-add = Ajouter un cas
case-edit = Modifier les faits
case-rule = Décider
case-protest = Réclamation
case-appeal = Recours
case-close = Clore
case-public = Rendre public
case-private = Rendre privé
case-is-public = public
case-is-private = pour l’arbitre seulement
case-none = Choisissez un cas.
case-of-other = Ce cas appartient à { $competition }. Choisissez d’abord cette compétition.
case-search = Rechercher
case-all = tous
cases-empty = Le registre des cas est vide. Ajoutez un cas quand on appelle l’arbitre.
cases-none-found = Aucun cas ne correspond à la recherche.
case-round = { col-round }
case-board = { col-board }
case-place = Ronde / table
case-players = { col-players }
case-players-hint = numéro ou nom, puis Entrée ; vide : les joueurs de la table
case-player-remove = Retirer { $name }
case-title = Cas { $number }
case-facts = Les faits
case-articles = Articles des règles EGF
case-articles-hint = par exemple 5j, 8g.3
case-happened = Quand
case-happened-hint = 14:05 ou 2026-08-14 14:05 ; vide : maintenant
case-ended = Fin de la partie
case-ended-hint = vide : à la saisie du résultat
case-course = Déroulement
case-no-steps = Rien n’est encore décidé.
case-committee = Commission pour ce cas
case-instead-of = à la place de { $name }
case-involved = Membre concerné : { $name } ({ $reasons }).
case-step-ruled = Décision : { $who }
case-step-protested = Réclamation de { $who }
case-step-appealed = Recours de { $who }
case-step-closed = Clos
case-outcome = Réclamation ou recours
case-corrected = Résultat de la ronde { $round }, table { $board } corrigé : { $before } → { $after } (entrée { $entry } du journal)
case-entered = Résultat de la ronde { $round }, table { $board } saisi : { $before } → { $after } (entrée { $entry } du journal)
case-clocks-used = Pendules : utilisé Noir { $black }, Blanc { $white }
case-clocks-left = Pendules : reste Noir { $black }, Blanc { $white }
case-late-because = Hors délai, motif d’acceptation : { $reason }
case-deadline-result = Réclamations sur le résultat :
case-deadline-ruling = Réclamations sur la décision :
case-deadline-one-day = jusqu’à { $at }, reste { $hours } h { $minutes } min (un jour entier)
case-deadline-next-round = jusqu’à { $at }, reste { $hours } h { $minutes } min (début de la ronde suivante)
case-deadline-over = possibles jusqu’à { $at } ; le délai est passé
case-act-rule = Décision dans le cas { $number } : { $by }
case-act-protest = Réclamation dans le cas { $number }
case-act-appeal = Recours dans le cas { $number }
case-act-close = Clore le cas { $number }
case-words-rule = La décision
case-words-protest = Ce que dit le joueur
case-words-appeal = { case-words-protest }
case-words-close = Comment il s’est terminé
case-result-enter = Résultat que saisit la décision
case-result-correct = Correction du résultat confirmé
case-result-none = inchangé : { $result }
case-carry = Parties suivantes du tableau
case-carry-none = n’en dépendent pas
case-carry-through = changent de joueurs
case-carry-keep = gardent leurs joueurs
case-carry-annul = sont rejouées
case-clock-black = Pendule de Noir
case-clock-white = Pendule de Blanc
case-clock-hint = temps restant, par exemple 12:30
case-who = Joueur
case-who-other = une autre personne
case-against = Contre
case-against-game = le résultat de la partie
case-against-ruling = la dernière décision
case-filed = Dépôt à
case-late = Motif pour l’accepter malgré le retard
case-late-hint = seulement après le délai
case-fewer = Moins de trois membres décident
guide-needs-case = Ajoutez d’abord un cas pour la partie ; le guide y note chaque réponse.
guide-kind = Irrégularité
guide-kind-position = pierres déplacées, ajoutées ou manquantes (8g)
guide-kind-start = couleurs ou handicap erronés (8a)
guide-kind-clock = panne de pendule (8e)
guide-propose = Proposition { $number } :
guide-proposal-correct = La position est corrigée, et la partie continue.
guide-proposal-keep = La position reste, et la partie continue.
guide-proposal-go-back = La partie revient à la position d’avant l’irrégularité.
guide-proposal-resign = L’un des joueurs abandonne.
guide-proposal-new-game = La partie est annulée, et les joueurs en jouent une nouvelle.
guide-was = { $proposal } Noir : { $black }, Blanc : { $white }
guide-accept = Accepte
guide-refuse = Refuse
guide-resign = Abandonne
guide-agreed = Convenu et définitif : { $proposal }
guide-resigned = { $colour } a abandonné. Saisissez le résultat par une décision dans le cas.
guide-committee = Aucune proposition n’a été acceptée : la commission de recours décide (8g.6). Saisissez sa décision dans le cas.
guide-shorten = Abréger : plus de temps
guide-no-time = Il ne reste pas assez de temps.
guide-shortened = Abrégé : { $reason }
guide-clocks-save = Calculer et garder les temps
guide-mistake = Erreur
guide-mistake-colours = couleurs
guide-mistake-handicap = handicap
guide-fixed = Coups joués quand on l’a remarquée
guide-rule = Montrer ce que décident les règles
guide-shown = Temps restant que montre la pendule
guide-actual = Temps qui devrait rester
guide-flag = Drapeau
guide-flag-none = n’est pas tombé à tort
guide-flag-early = tombé trop tôt
guide-flag-late = tombé trop tard
guide-flag-seconds = Secondes d’avance
guide-clock-set = La nouvelle pendule montre un reste de { $time }.
key-case-search = chercher dans le registre des cas
key-guide-black = Noir accepte, refuse
key-guide-white = Blanc accepte, refuse
referee-tab-articles = Articles
col-article = Article
col-summary = En bref
col-full-text = Texte complet
article-edit = Modifier le texte complet
article-text = Texte complet de l’article { $article }
articles-lead = Les règles de tournoi EGF en bref, dans nos propres mots. Ajoutez le texte complet d’un article si vous l’avez ; les procès-verbaux l’impriment alors.
case-round-filter = Seulement la ronde
case-print = Imprimer le procès-verbal
referee-tab-late = Début et retards
referee-tab-adjourned = Parties ajournées
referee-tab-delays = Horaire
key-late-black = Noir : pas encore là, puis arrivé
key-late-white = Blanc : pas encore là, puis arrivé
key-late-time = corriger l’heure d’arrivée d’un joueur
key-late-clear = les deux joueurs étaient à l’heure
key-late-forfeit = saisir le forfait
key-late-times = début de la ronde, heures de mise sous pli
key-late-print = enregistrer la liste des retards
late-empty = Appariez et publiez une ronde pour noter les joueurs en retard.
late-start = Début de la ronde { $round } : { $time }
late-planned = prévu { $time }
late-sealing = Mise sous pli : dès { $from }, au plus tard { $by }
late-sealing-none = Pas d’heures de mise sous pli.
late-set-times = Début et mise sous pli
late-started-at = Pendules de Noir lancées à
late-seal-from = Mise sous pli permise dès
late-seal-by = Mise sous pli obligatoire dès
late-time-hint = par exemple 10:05 ; vide : aucune
late-presence = { $presence ->
    [missing] absent
    [came] arrivé à { $time }
   *[other] là
}
late-toggle = { $colour }, table { $board } : { $presence ->
    [missing] arrivé
   *[other] pas encore là
}
late-col-clocks = Pendules
late-col-left = Perdue
late-lost-in = dans { $time }
late-lost-at = après { $time }
late-lost = perdue depuis { $time }
late-enter = Saisir { $result }
late-not-lost = Personne n’a perdu cette partie par retard.
late-decided = Cette partie a un résultat.
late-arrived = Heures d’arrivée, table { $board }
late-black-came = { $name } (Noir), arrivée à
late-white-came = { $name } (Blanc), arrivée à
late-print = Enregistrer la liste
adjourn-new = Ajourner une partie
adjourn-edit = Modifier le formulaire
adjourn-resume = La partie reprend
adjourn-resume-time = Heure de la reprise
adjourn-resumed-at = La partie a repris à
adjourn-remove = Annuler l’ajournement
adjourn-print = Enregistrer le formulaire
adjourn-empty = Aucune partie n’est ajournée. Les heures de mise sous pli se règlent dans Début et retards.
adjourn-none-open = Chaque partie de la ronde a un résultat ou est ajournée.
adjourn-choose = Choisissez d’abord une partie ajournée.
adjourn-form = Formulaire du coup sous pli
adjourn-at = Ajournée à
adjourn-at-hint = vide : maintenant
adjourn-sealed-by = Sous pli de
adjourn-number = Numéro du coup sous pli
adjourn-black-captures = Pierres capturées par Noir
adjourn-white-captures = Pierres capturées par Blanc
adjourn-black-left = Temps restant de Noir
adjourn-white-left = Temps restant de Blanc
adjourn-left-hint = 25 minutes, 12:30 ou 1:05:00
adjourn-resumption = Reprise
adjourn-resumption-hint = jour et heure, par exemple 2026-11-21 09:00
adjourn-site = Lieu, s’il est autre
adjourn-black-signed = Noir a signé
adjourn-white-signed = Blanc a signé
adjourn-counts-as = Pour apparier la ronde suivante
adjourn-counts = { $as ->
    [jigo] compte comme un jigo
    [black] compte comme une victoire de Noir
    [white] compte comme une victoire de Blanc
    [held] en attente : aucun des deux n’est apparié
   *[other] selon le réglage de la compétition
}
adjourn-col-sealed = Coup sous pli
adjourn-col-left = Temps restant
adjourn-col-state = État
adjourn-sealed = { $colour }, coup { $number }
adjourn-state = { $state ->
    [resumed] reprise à { $time }
    [decided] décidée : { $time }
   *[other] sous pli
}
adjourn-moves = { $colour } a le trait à l’ouverture du pli.
adjourn-late = En retard à la reprise
adjourn-result-hint = Saisissez le résultat dans Rondes, dans la ronde de la partie.
adjourn-to-round = Aller à la ronde { $round }
delay-publish = Publier les heures proposées
delay-publish-one = Publier
delay-edit = Publier une autre heure
delay-start-at = Début de la ronde { $round }
delay-begun = La ronde a commencé.
delay-none = Les heures annoncées peuvent rester.
delay-col-planned = Annoncé
delay-col-started = Début
delay-col-over = Fin
delay-col-late = Retard
delay-col-proposed = Proposé
delay-minutes = { $minutes } min
delay-moved = avant : { $time }
delay-running = Encore en jeu, les plus longues d’abord :
delay-since = depuis { $time }
delay-running-none = Aucune partie n’est en cours.
delay-note = Les joueurs ne voient rien avant la publication : ensuite l’affichage, les feuilles et les pages web ont les nouvelles heures.
col-round = Ronde
result-adjourned = ajournée

## Settings, points, the hall, help

yes = oui
no = non
screen-event = Tournoi
screen-points = { col-points }
screen-hall = Affichage
help = Aide
book-of-user = Le livre
book-contents = Sommaire
book-search = Chercher dans le livre ( / )
book-hits = { $count ->
    [0] Rien trouvé.
    [one] { $count } section trouvée.
   *[other] { $count } sections trouvées.
}
book-short = Touches de cet écran
book-back = Retour
book-no-back = C’est la première page que vous avez ouverte.
tour = Montrer les premiers pas
tour-day = Un jour de tournoi
tour-day-about = La liste de gauche suit la journée : le tournoi et ses réglages, les inscriptions, les tableaux, les rondes, le classement et les points. La ligne du haut montre la situation. Le bouton jaune est l’étape suivante ; Ctrl+Entrée l’actionne.
tour-keys = Tout au clavier
tour-keys-about = Chaque bouton montre sa touche. Ctrl+K trouve actions, joueurs et tables, ? liste toutes les touches, et F1 explique l’écran actuel. La souris marche partout aussi.
tour-results = { setting-event-two-passes }
tour-results-about = Tapez 1 si Noir a gagné et 2 si Blanc a gagné ; le curseur passe à la table suivante. La seconde saisie cache la première. Si les deux diffèrent, Drawmaster s’arrête, émet un son et montre les deux.
tour-undo = Rien n’est perdu
tour-undo-about = Chaque étape est enregistrée aussitôt. Ctrl+Z annule n’importe laquelle et la nomme, même après un redémarrage. L’historique montre qui a changé quoi, et quand.
tour-count = { $at } sur { $all }
tour-next = { ceremony-next }
tour-done = Commencer
tour-skip = Passer
steps = Premiers pas guidés
steps-start = Commencer les premiers pas guidés
steps-count = { $done } étapes faites sur { $all }
steps-is-done = (fait)
steps-show = Montrer où
steps-again = Encore une fois, avec un nouveau tournoi
steps-leave = Quitter pour l’instant
steps-finished = Vous avez mené une ronde des inscriptions à l’affichage. Les rondes suivantes se font de même.
steps-open = Ouvrir un tournoi
steps-open-about = Ouvrez le tournoi d’exemple, avec 64 joueurs inventés, ou créez-en un avec un nom et une date.
steps-register = Inscrire des joueurs
steps-register-about = Ajoutez au moins deux personnes : Alt+A ouvre le formulaire, Entrée enregistre une personne et passe à la suivante.
steps-close = Clore les inscriptions
steps-close-about = Lisez la liste de ce qui reste ouvert, puis fermez les inscriptions. Les joueurs reçoivent leurs numéros. Le bouton jaune le fait aussi.
steps-pair = Apparier la ronde
steps-pair-about = Appuyez sur le bouton jaune ou sur Ctrl+Entrée. Le projet peut encore être modifié à la main. Si des tableaux à élimination attendent leur tirage, tirez-les d’abord.
steps-release = Publier la ronde
steps-release-about = Appuyez encore sur le bouton jaune. Les appariements sont alors publics et peuvent être imprimés.
steps-results = Saisir les résultats
steps-results-about = Choisissez une table et appuyez sur 1 si Noir a gagné, sur 2 si Blanc a gagné, ou cliquez sur le gagnant. Si les résultats sont saisis deux fois, faites la seconde saisie.
steps-confirm = Confirmer la ronde
steps-confirm-about = Quand tous les résultats sont là, appuyez sur le bouton jaune. Le classement compte alors la ronde.
steps-standings = Regarder le classement
steps-standings-about = Ouvrez l’écran du classement. Entrée ou un double clic sur une ligne ouvre la fiche d’un joueur.
steps-print = Imprimer une feuille
steps-print-about = Ctrl+P imprime les feuilles d’un écran ou les enregistre en PDF, par exemple le classement à afficher.
help-event = Tous les réglages du tournoi, avec leurs conséquences. Les réglages modifiés sont en gras et peuvent être rétablis.
    Tapez dans le champ du haut pour trouver un réglage : « komi », « barre », « handicap ».
help-register = Toutes les inscriptions. Inscrivez les joueurs préinscrits à leur arrivée ; seuls les joueurs inscrits sont appariés.
    Tapez pour trouver un joueur ; les accents ne comptent pas. La clôture des inscriptions numérote les joueurs par force. Un double clic sur un joueur, ou Entrée, ouvre sa fiche.
help-knockouts = Le tableau de chaque catégorie d’âge. Avant le tirage : la liste dans l’ordre de placement, et la taille du tableau. Le tirage se fait une fois, avant la première ronde du tableau, et chacun peut le vérifier.
    Les parties d’un tableau sont fixées quand sa ronde est appariée.
help-final = La Finale de chaque catégorie d’âge : deux groupes, puis les demi-finales et les parties de classement. Elle est tirée une fois, et ses parties sont appariées avec la ronde. Saisissez les résultats ici ou à l’écran des rondes.
    Si des joueurs d’un groupe sont à égalité, ils jouent sur des gobans plus petits, et vous les choisissez dans l’ordre de leurs résultats.
help-rounds = Une ronde a quatre états. Vous seul voyez un brouillon, et vous pouvez le modifier à la main. Une fois la ronde publiée, les joueurs cherchent leur table. Le jeu commence quand vous le lancez, ou avec le premier résultat. Une ronde peut être confirmée quand les deux saisies concordent à chaque table.
    Les changements après publication sont marqués ici et sur les feuilles.
help-standings = Le classement après n’importe quelle ronde. Choisissez une ligne pour souligner les adversaires de ce joueur. Les filtres montrent une catégorie, un pays ou un club ; les places portent sur tous les joueurs.
    Un double clic sur un joueur, ou Entrée, ouvre sa fiche. Un clic sur un titre de colonne trie.
help-points = Les points du circuit jusqu’ici, par catégorie d’âge. Choisissez un joueur pour voir d’où viennent ses points. Le chiffre publié est la somme exacte, arrondie vers le bas.
help-hall = La seconde fenêtre, pour un projecteur ou un écran dans la salle. Ouvrez-la, placez-la là-bas, et choisissez ici ce qu’elle montre. Elle se met à jour seule.
    Les longues listes tournent les pages ; la barre d’espace les met en pause.
help-print = Toutes les feuilles en PDF, et les fichiers pour le GoR et d’autres programmes.
help-history = Toutes les modifications, les plus récentes d’abord. Rien n’est jamais effacé ; les modifications annulées sont barrées.
key-setting = réglage précédent ou suivant
palette-board = { board-title }
palette-nothing = Aucun résultat.
redo-what = Rétablir : { $what }
operation-start_round = début de la ronde { $round }
history-round = { col-round }
history-since = Depuis
history-undo = annulé : { $what }
history-redo = rétabli : { $what }
setting-list = Réglages
season-use = Fichier de saison…
setting-find = Chercher un réglage ( / )
setting-changed = réglages modifiés seulement
setting-reset = rétablir { $value }
setting-inherited = comme le tournoi : { $value }
setting-none = Aucun réglage ne correspond.
group-event = { col-event }
group-games = { games-title }
group-register = { col-players }
group-scores = Scores
group-pairing = Appariement
group-handicap = { col-handicap }
group-standings = { screen-standings }
group-more = Plus
group-desk = Cet ordinateur
about = À propos de Drawmaster
about-version = Version
about-commit = Compilé depuis
about-commit-none = version de développement
about-licence = Licence
about-folder = Vos données sont dans
about-folder-portable = Portable : vos données sont dans
about-licences = Licences des composants
looks = Langue et aspect
desk-size = Taille des textes
desk-percent = { $size } %
desk-language = Langue
desk-theme = Couleurs
desk-sound = Son quand les saisies diffèrent
desk-letters = Touches seules, sans Ctrl ni Alt : à désactiver pour la saisie vocale
desk-touch = Grandes lignes et grands boutons pour écran tactile
desk-system = comme le système
desk-light = clair
desk-contrast-light = contraste élevé, clair
desk-contrast-dark = contraste élevé, sombre
desk-dark = sombre
setting-event-name = { name }
setting-event-name-about = Figure sur chaque feuille et dans chaque fichier.
setting-event-starts = Heures de début
setting-event-starts-about = Seulement pour les rondes qui diffèrent des horaires proposés, par exemple 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = { place }
setting-event-place-about = Figure sur les feuilles et dans le fichier pour le GoR.
setting-event-country = { country }
setting-event-country-about = Deux lettres, par exemple RO ; l’EGD en a besoin.
setting-event-start = { event-start }
setting-event-start-about = Par exemple 2026-11-20. Son année détermine les catégories d’âge.
setting-event-end = { event-end }
setting-event-end-about = Pour un tournoi d’un jour, le même que le premier jour.
setting-competition-name = { col-competition }
setting-competition-name-about = Son nom sur les feuilles.
setting-competition-rounds = { event-rounds }
setting-competition-rounds-about = Le nombre de rondes. La barre et les tableaux en dépendent.
setting-competition-earns-points = Rapporte des points du circuit
setting-competition-earns-points-about = Si les parties, les tableaux et les Finales de cette compétition rapportent des points dans le circuit. Ceux de l’Open en rapportent.
setting-competition-start = Premier jour de cette compétition
setting-competition-start-about = Si elle ne commence pas avec le tournoi, par exemple 2026-11-21. Vide : comme dans le tournoi.
setting-competition-end = Dernier jour de cette compétition
setting-competition-end-about = Si elle ne finit pas avec le tournoi. Vide : comme dans le tournoi.
setting-competition-starts = Heures de début de cette compétition
setting-competition-starts-about = Si elles diffèrent de celles du tournoi, par exemple 1 2026-11-20 17:00. Vide : comme dans le tournoi.
setting-competition-boards = Tables de cette compétition
setting-competition-boards-about = Si elle ne peut en utiliser que certaines, par exemple 41-60. Vide : toutes, ou celles de ses salles.
setting-competition-rooms = Salles de cette compétition
setting-competition-rooms-about = Les salles où elle se joue. Aucune cochée : toutes les salles.
setting-event-season = Saison du circuit
setting-event-season-about = La saison dont les règles déterminent les points.
setting-event-tour-class = Classe dans le circuit
setting-event-tour-class-about = Détermine combien de points vaut chaque stade d’un tableau.
setting-event-tour-coefficient = Coefficient
setting-event-tour-coefficient-about = Les points des tableaux sont multipliés par lui ; d’habitude 1.
setting-event-tour-online = Joué en ligne
setting-event-tour-online-about = Les points suivent les règles de la saison pour les tournois en ligne.
setting-event-tour-championship = { col-championship }
setting-event-tour-championship-about = Le nom qui reste le même d’année en année, par lequel le circuit trouve l’édition précédente. Laissez vide si c’est le nom du tournoi.
setting-event-tour-bundles = Paquets émis
setting-event-tour-bundles-about = Le nombre de fichiers émis pour le circuit, compté automatiquement.
setting-event-halls = Salles
setting-event-halls-about = Les tables de chaque salle : son nom, la première et la dernière table.
setting-event-time-main-minutes = { event-minutes }
setting-event-time-main-minutes-about = Par joueur. Avec le temps supplémentaire, il détermine la classe EGF.
setting-event-time-overtime = { event-overtime }
setting-event-time-overtime-about = Ce qui suit le temps principal.
setting-event-lowered-class = Classe EGF
setting-event-lowered-class-about = Découle de la cadence. Vous pouvez l’abaisser mais pas la relever.
setting-event-komi = Komi
setting-event-komi-about = Les points de Blanc dans une partie à égalité. Un nombre entier permet le jigo, que l’échelle tranche en élimination directe.
setting-competition-board-size = Goban
setting-competition-board-size-about = La taille des gobans. Selon le niveau, le plus petit goban des deux joueurs compte.
setting-competition-thirteen-from = 13x13 à partir de
setting-competition-thirteen-from-about = Le niveau le plus bas qui joue sur 13x13 si le goban dépend du niveau.
setting-competition-main-minutes = Temps principal de cette compétition en minutes
setting-competition-main-minutes-about = S’il diffère de celui du tournoi. Vide : comme dans le tournoi.
setting-competition-overtime = Temps supplémentaire de cette compétition
setting-competition-overtime-about = S’il diffère de celui du tournoi.
setting-competition-own-class = Classe EGF de cette compétition
setting-competition-own-class-about = La classe de ses parties pour le classement, ou non classé. Vide : comme dans le tournoi.
setting-competition-komi = Komi de cette compétition
setting-competition-komi-about = S’il diffère de celui du tournoi. Vide : comme dans le tournoi.
setting-event-round-sheets = Feuilles d’une ronde
setting-event-round-sheets-about = Les feuilles imprimées en une fois pour chaque ronde : cochées quand vous imprimez depuis Rondes, et dans le dossier d’une ronde.
setting-event-two-passes = Résultats en deux saisies
setting-event-two-passes-about = Les résultats sont saisis une fois pour Noir et une fois pour Blanc, pour que les erreurs se voient aussitôt. Désactivé : une saisie par table.
setting-event-player-reports = Les joueurs annoncent les résultats
setting-event-player-reports-about = Les joueurs annoncent leur résultat au téléphone avec le code de la feuille de résultat tant que le réseau de la salle fonctionne. Une annonce ne compte qu’une fois confirmée par l’adversaire, un assistant ou la direction.
setting-event-ages-cut-off = Date de référence des âges
setting-event-ages-cut-off-about = Le jour de l’année du tournoi qui détermine la catégorie.
setting-event-ages-limit-included = Limite d’âge comprise
setting-event-ages-limit-included-about = Activé : la catégorie 12 signifie « 12 ans au plus ». Désactivé : « moins de 12 ans ».
setting-event-ages-categories = { some-categories }
setting-event-ages-categories-about = Les limites d’âge, les plus jeunes d’abord.
setting-competition-open-file = Fichier de l’Open à côté du Future Stars
setting-competition-open-file-about = Pour les tournois de nouveaux joueurs : le nom du fichier de tournoi de l’Open dans le même dossier. Les joueurs de l’Open ne sont pas admis ici.
setting-event-levy-member = Redevance par jour, membres
setting-event-levy-member-about = Ce que la fédération demande par jour joué, par exemple 1.50 ; 0 sans redevance. Les visiteurs comptent comme membres de leur propre fédération.
setting-event-levy-non-member = Redevance par jour, non-membres
setting-event-levy-non-member-about = Pour les joueurs d’aucune fédération.
setting-event-levy-concession = Redevance par jour, tarif réduit
setting-event-levy-concession-about = Pour les enfants, les étudiants et les chômeurs, selon la décision de la direction.
setting-event-levy-currency = Monnaie de la redevance
setting-event-levy-currency-about = Écrite après les montants, par exemple EUR.
setting-event-far-apart-ranks = Très éloignés : niveaux
setting-event-far-apart-ranks-about = Une paire dont l’écart de niveau dépasse ce nombre est signalée à sa table et dans le rapport.
setting-event-far-apart-points = Très éloignés : points
setting-event-far-apart-points-about = Une paire dont l’écart de score dépasse ce nombre est signalée à sa table et dans le rapport.
setting-competition-finalists = Joueurs de l’élimination directe finale
setting-competition-finalists-about = D’un suisse puis élimination directe : 8 ou 16 d’habitude.
setting-competition-zones = Poules
setting-competition-zones-about = Le nombre de poules dont les vainqueurs jouent l’élimination directe.
setting-competition-knockout-rules-last-game = Fin d’une double élimination
setting-competition-knockout-rules-last-game-about = Une finale décide ; ou, si le joueur sans défaite la perd, une deuxième ; ou le premier à gagner deux parties.
setting-competition-knockouts = Tableaux par catégorie d’âge
setting-competition-knockouts-about = Activé : chaque tableau est tiré avant sa première ronde.
setting-competition-knockout-rules-after-jigo = Après un jigo en élimination directe
setting-competition-knockout-rules-after-jigo-about = L’échelle de gobans plus petits, ou une nouvelle partie dans le temps restant.
setting-competition-knockout-rules-after-withdrawal = Après un retrait avant les premières parties
setting-competition-knockout-rules-after-withdrawal-about = Qui prend la case : le joueur suivant de la liste, dont un suppléant prend la place ; personne, et l’adversaire a un walkover ; ou une exemption.
setting-competition-newcomers = Nouveaux joueurs seulement
setting-competition-newcomers-about = L’âge maximal et le plus grand nombre de tournois classés, comme pour Future Stars. Désactivé : ouvert à tous.
setting-competition-mcmahon-bar = Barre
setting-competition-mcmahon-bar-about = Tous les joueurs de ce niveau et au-dessus partent avec le même score et peuvent gagner le tournoi.
setting-competition-mcmahon-floor = Plancher
setting-competition-mcmahon-floor-about = Tous les joueurs plus faibles partent avec le score de ce niveau.
setting-competition-mcmahon-zero = Échelle
setting-competition-mcmahon-zero-about = Le niveau qui part à 0 : 20k sur l’échelle européenne, 1d sur la britannique.
setting-competition-mcmahon-supergroup = Supergroupe
setting-competition-mcmahon-supergroup-about = Les joueurs de ce niveau et au-dessus partent un point au-dessus de la barre.
setting-competition-scoring-absent-score = Score pour une ronde manquée
setting-competition-scoring-absent-score-about = Dans le score McMahon. Un demi-point donne un point pour deux rondes manquées.
setting-competition-scoring-absent-wins = Victoires pour une ronde manquée
setting-competition-scoring-absent-wins-about = Dans le nombre de victoires.
setting-competition-scoring-bye-score = Score pour une exemption
setting-competition-scoring-bye-score-about = Dans le score McMahon.
setting-competition-scoring-bye-wins = Victoires pour une exemption
setting-competition-scoring-bye-wins-about = { setting-competition-scoring-absent-wins-about }
setting-competition-scoring-round-down = Arrondir vers le bas les points des rondes manquées
setting-competition-scoring-round-down-about = Seuls les points entiers comptent après chaque ronde.
setting-competition-pairing-first-seeding = Placement aux premières rondes
setting-competition-pairing-first-seeding-about = Qui rencontre qui dans un groupe de score, jusqu’à la ronde fixée plus bas.
setting-competition-pairing-later-seeding = Placement aux rondes suivantes
setting-competition-pairing-later-seeding-about = Qui rencontre qui dans un groupe de score après cela.
setting-competition-meetings = Rencontres en appariement libre
setting-competition-meetings-about = Combien de fois deux joueurs peuvent se rencontrer quand ils choisissent leurs adversaires.
setting-competition-division-size = Joueurs par division
setting-competition-division-size-about = D’une ligue, dans l’ordre des numéros ; 0 pour une seule division.
setting-competition-moves = Joueurs qui changent de division
setting-competition-moves-about = Combien de joueurs de chaque division d’une ligue montent, et combien descendent, à la saison suivante.
setting-competition-pairs-strength = Force d’une paire
setting-competition-pairs-strength-about = Comment le niveau et le classement d’une paire découlent des partenaires : la moyenne, ou ceux de l’un d’eux.
setting-competition-pairs-mixed = Paires mixtes
setting-competition-pairs-mixed-about = Si les partenaires doivent être une femme et un homme. Vous le confirmez par paire ; aucun sexe n’est enregistré.
choice-Mean = moyenne des deux
choice-Stronger = partenaire le plus fort
choice-Weaker = partenaire le plus faible
choice-Required = exigées
choice-Reminded = signalées
choice-Any = deux personnes quelconques
setting-competition-teams-size = Tables par rencontre
setting-competition-teams-size-about = Le nombre de tables d’une rencontre entre deux équipes, 2 à 20.
setting-competition-teams-order = Ordre des tables
setting-competition-teams-order-about = Si les membres d’une équipe doivent s’asseoir dans l’ordre de sa liste.
setting-competition-club-ladder-scale = Échelons de l’échelle
setting-competition-club-ladder-scale-about = Club : 0,1 niveau pour les dans, 0,2 jusqu’à 6k, 0,5 jusqu’à 16k, puis 1. Rapide : 0,5 partout.
setting-competition-club-ladder-bottom = Bas de l’échelle
setting-competition-club-ladder-bottom-about = Personne ne descend sous ce niveau.
setting-competition-club-ladder-third-win = Deux échelons pour une troisième victoire
setting-competition-club-ladder-third-win-about = La troisième victoire de suite, et chaque suivante, fait monter de deux échelons.
setting-competition-club-ladder-upset = Deux échelons pour une surprise
setting-competition-club-ladder-upset-about = À partir de cet écart de niveau, la victoire du joueur le plus faible le fait monter de deux échelons ; 0 pour jamais.
setting-competition-club-ladder-anchored = Les joueurs à GoR restent
setting-competition-club-ladder-anchored-about = Les joueurs qui ont un GoR restent à leur échelon, pour que l’échelle ne dérive pas.
setting-competition-prizes-groups = Groupes de prix
setting-competition-prizes-groups-about = Dans l’ordre de la remise des prix : all (tous), knock-outs (tableaux), categories (catégories), girls (filles), boys (garçons), bar (au-dessus de la barre), wins (victoires), countries (pays), youngest (plus jeune), et des niveaux comme 5k-1k.
setting-competition-prizes-places = Places primées
setting-competition-prizes-places-about = Le nombre de joueurs qui gagnent un prix dans chaque groupe.
setting-competition-prizes-one-per-person = Un prix par personne
setting-competition-prizes-one-per-person-about = Qui a gagné un prix dans un groupe n’en reçoit plus dans les groupes suivants.
setting-competition-pairing-first-rounds = Nombre de premières rondes
setting-competition-pairing-first-rounds-about = La dernière ronde avec le placement des premières rondes.
setting-competition-pairing-bye = Nombre impair de joueurs
setting-competition-pairing-bye-about = Qui est exempt, ou que la direction décide.
setting-competition-pairing-floats = Qui flotte
setting-competition-pairing-floats-about = Qui joue dans un autre groupe de score : ceux dont les flottements vers le haut et vers le bas s’équilibrent ou, en contrepoids, ceux qui ont une bonne place dans le groupe.
setting-competition-pairing-free-rounds-as-byes = Victoires sans partie et rondes manquées comptent comme exemptions
setting-competition-pairing-free-rounds-as-byes-about = Activé : qui a gagné sans jouer ou manqué une ronde n’est exempt qu’après les autres.
setting-competition-pairing-apart-at-bar = Séparer les clubs à la barre
setting-competition-pairing-apart-at-bar-about = Désactivé : les joueurs à la barre ou au-dessus peuvent rencontrer ceux de leur club ou pays.
setting-competition-pairing-main-club = Club principal à partir de (%)
setting-competition-pairing-main-club-about = Un club qui réunit cette part des joueurs ou davantage n’est pas séparé. Vide : tous les clubs le sont.
setting-competition-pairing-profile = Modèle d’appariement
setting-competition-pairing-profile-about = Ce qui fait un bon appariement : l’ordre strict des règles du circuit, les poids d’OpenGotha, ou la procédure d’appariement par score à la lettre.
setting-competition-pairing-levels = Ordre des règles d’appariement
setting-competition-pairing-levels-about = Chaque règle compte plus que toutes celles qui la suivent.
setting-competition-pairing-opengotha = Poids d’OpenGotha
setting-competition-pairing-opengotha-about = Utilisés seulement par le modèle OpenGotha.
setting-competition-handicap-basis = Handicap selon
setting-competition-handicap-basis-about = Désactivé : toutes les parties sont à égalité.
setting-competition-handicap-reduction = Réduction du handicap
setting-competition-handicap-reduction-about = Soustraite de l’écart ; d’habitude 0, 1 ou 2.
setting-competition-handicap-ceiling = Handicap maximal
setting-competition-handicap-ceiling-about = 9 pierres au plus.
setting-competition-handicap-exempt = Sans handicap
setting-competition-handicap-exempt-about = Les joueurs dont les parties sont toujours à égalité.
setting-competition-tie-breaks = Départages
setting-competition-tie-breaks-about = Les critères du classement, le plus important d’abord : cochez-les et glissez-les dans l’ordre.
setting-competition-lists-unplayed = Lister les joueurs sans partie
setting-competition-lists-unplayed-about = Désactivé : le classement omet ceux qui n’ont eu ni partie ni exemption alors que d’autres en ont eu.
setting-competition-grade-limits = Divisions
setting-competition-grade-limits-about = Le niveau le plus bas de chaque division, pour le critère CAT.
setting-competition-scoring-forfeit-counts-opponent = Compter l’adversaire d’un forfait
setting-competition-scoring-forfeit-counts-opponent-about = Activé : le score de l’adversaire compte dans les sommes. Désactivé : le score initial du joueur compte à la place.
setting-competition-scoring-handicap-in-sums = Compter les handicaps dans les sommes
setting-competition-scoring-handicap-in-sums-about = Ajoutés pour Blanc et retranchés pour Noir.
setting-competition-scoring-unplayed-as-half = Rondes non jouées des adversaires comptées pour moitié
setting-competition-scoring-unplayed-as-half-about = Quel que soit le score de l’adversaire pour la ronde.
setting-competition-scoring-missed-in-sosos = Rondes manquées dans SOSOS
setting-competition-scoring-missed-in-sosos-about = Ce qui compte à la place de l’adversaire manquant.
setting-competition-scoring-bye-in-sodos = Compter les exemptions dans SODOS
setting-competition-scoring-bye-in-sodos-about = Comme une victoire contre un adversaire qui a le score initial du joueur.
setting-competition-scoring-bye-in-sums = Exemptions dans SOS
setting-competition-scoring-bye-in-sums-about = { setting-competition-scoring-missed-in-sosos-about }
setting-competition-scoring-unmarked-counts = Compter les rondes manquées non signalées
setting-competition-scoring-unmarked-counts-about = Comme MacMahon : une ronde terminée sans partie donne les points d’une ronde manquée et compte le score du joueur dans SOS.
effect-rating-class = Classe EGF { $word } : { $word ->
    [A] les parties comptent pleinement.
    [B] les parties comptent aux trois quarts.
   *[C] les parties comptent pour moitié.
}
effect-rating-none = Trop court pour être classé.
effect-bar-in = { $count ->
    [one] { $count } joueur inscrit part
   *[other] { $count } joueurs inscrits partent
} de là, dans la fourchette conseillée de { $word }.
effect-bar-few = { $count ->
    [one] { $count } joueur inscrit part
   *[other] { $count } joueurs inscrits partent
} de là ; { $word } sont conseillés. Baissez la barre.
effect-bar-many = { $count ->
    [one] { $count } joueur inscrit part
   *[other] { $count } joueurs inscrits partent
} de là ; { $word } sont conseillés. Montez la barre.
choice-None = sans temps supplémentaire
choice-Byoyomi = { $periods ->
    [one] { $periods } période
   *[other] { $periods } périodes
} de { $seconds } secondes
choice-Canadian = { $stones } pierres en { $seconds } secondes
choice-Fischer = { $seconds } secondes par coup
choice-B = B au plus
choice-C = C au plus
choice-Allowed = celle que le temps permet
choice-Unrated = non classé
choice-Slip = moitié haute contre moitié basse
choice-Nineteen = 19x19
choice-Thirteen = { note-board13 }
choice-Nine = { note-board9 }
choice-ByRank = 13x13 ou 9x9, selon le niveau
choice-Club = plus serrés en haut
choice-Lightning = un demi-niveau partout
choice-Second = une deuxième finale après la première défaite
choice-One = une finale
choice-BestOfThree = deux parties gagnantes sur trois
choice-Fixed = comme dans la liste
choice-Free = ordre quelconque
choice-Fold = premier contre dernier
choice-Random = par tirage au sort
choice-Neighbours = premier contre deuxième, troisième contre quatrième
choice-GhostThenBye = un joueur fantôme joue ; sans lui, le dernier joueur est exempt
choice-Bye = le dernier joueur est exempt
choice-Seygo = les règles du circuit, dans l’ordre
choice-OpenGotha = les poids d’OpenGotha
choice-Literal = appariement par score de 2008, groupe par groupe
choice-Off = désactivé
choice-Score = écart de score
choice-Rank = écart de niveau
choice-EitherAtBar = parties avec un joueur à la barre ou au-dessus
choice-Capped = aucune partie, mais la force compte jusqu’à { $value }
choice-OwnSos = le SOS du joueur
choice-StartTimesRounds = le score initial pour chaque ronde
choice-StartScore = le score initial du joueur
choice-OtherPoints = le score du joueur sans l’exemption
choice-Zero = { final-jigos-nothing }
points-category = Âge { $category }
points-by = Saison { $season }, classe { $class }, coefficient { $coefficient }
points-by-online = Saison { $season }, classe { $class }, coefficient { $coefficient }, en ligne
points-empty = Aucun joueur de cette catégorie n’a encore de points.
points-sources = Origine des points
points-no-sources = Pas encore de points.
points-stage = Stade : { $stage }
points-win = victoire contre
points-jigo = jigo contre
points-loss = défaite contre
points-sum = somme exacte
points-published = points
col-points = Points
col-exact = Exact
hall-open = Ouvrir la fenêtre d’affichage
hall-close = Fermer la fenêtre d’affichage
hall-is-open = L’affichage montre ce que vous choisissez ici.
hall-is-closed = La fenêtre est fermée. S’il y a un second écran, elle s’y ouvre.
hall-what = Contenu
hall-how = Présentation
hall-boards = { sheet-pairings }
hall-boards-about = Table, Noir et Blanc, une fois la ronde publiée.
hall-names = { sheet-pairings-by-name }
hall-names-about = Aide les joueurs à trouver leur table.
hall-standings = Classement
hall-standings-about = Place, nom et les trois premiers critères.
hall-knockouts = { sheet-ko }
hall-knockouts-about = Parties à venir et leurs joueurs.
hall-points-about = Points du circuit, par catégorie d’âge.
hall-points = { col-points }
hall-points-title = Points, âge { $category }
hall-countdown = Compte à rebours
hall-countdown-about = Temps jusqu’au début de la ronde. Saisissez d’abord l’heure de début.
hall-ceremony = Tirage
hall-ceremony-about = Le tirage, case par case.
hall-blank = Nom du tournoi
hall-blank-about = Pour les pauses et les discours.
hall-timetable = Horaire
hall-timetable-about = Les prochaines rondes et le temps jusqu’à la première.
hall-no-round = Toutes les rondes ont commencé.
hall-playlist = Liste de lecture
hall-playlist-about = Affichée à tour de rôle. L’horaire est omis quand aucune ronde n’est à venir.
hall-playlist-seconds = secondes
hall-playlist-seconds-of = Secondes pour { $content }
hall-playlist-empty = Cochez d’abord ce qui est affiché.
hall-play = Lancer la liste
hall-play-stop = Arrêter la liste
hall-preview = Aperçu
hall-preview-about = Dans la salle, les noms apparaissent comme les joueurs les publient.
network-title = Réseau de la salle
network-about = Les téléphones, tablettes et téléviseurs du même réseau local montrent les appariements, les tables et les classements, sans internet. Arrêté, cet ordinateur n’est pas joignable.
network-about-pages = Ouvrez cette adresse sur les téléphones. Les téléviseurs ajoutent /display, les assistants /helper.
network-address = Adresse de cet ordinateur
network-only-here = cet ordinateur seulement
network-port = Port
network-port-hint = Un port est un nombre de 65535 au plus ; un champ vide en prend un libre.
network-start = Démarrer le réseau de la salle
network-stop = Arrêter le réseau de la salle
network-poster = Enregistrer l’affiche
network-toggle = Démarrer ou arrêter le réseau de la salle
network-is-off = Le réseau de la salle est arrêté.
network-is-on = { $devices ->
    [0] Le réseau de la salle est en marche. Aucun appareil n’est connecté.
    [one] Le réseau de la salle est en marche. { $devices } appareil est connecté.
   *[other] Le réseau de la salle est en marche. { $devices } appareils sont connectés.
}
network-qr = Code QR de { $url }
second-desk-title = Seconde table d’organisation
second-desk-none = Aucune seconde table ne suit. Ajoutez un assistant avec le rôle « seconde table d’organisation ». Sur la page d’accueil de l’autre ordinateur, choisissez « Suivre comme seconde table » et saisissez { $url } et les six mots de l’assistant.
second-desk-state = { $name } ({ $address }) a l’entrée { $entry } sur { $last }, vue à { $time }.
start-second = Suivre comme seconde table
start-second-about = Garder ici une copie du tournoi d’un autre ordinateur, prête à prendre le relais s’il tombe en panne.
second-desk-about = Sur le premier ordinateur, démarrez le réseau de la salle et ajoutez un assistant avec le rôle « seconde table d’organisation ». La copie reçoit chaque changement en une seconde et peut être lue entre-temps.
second-desk-address = Adresse de la première table
second-desk-address-hint = telle que son écran Affichage la montre
second-desk-code = Code
second-desk-code-hint = six mots, majuscules ou minuscules
second-desk-copy = Copie du tournoi
second-desk-new = Nouvelle copie
second-desk-existing = Copie existante
second-desk-no-copy = Choisissez où garder la copie.
second-desk-follow = Suivre
second-desk-stop = Ne plus suivre
second-desk-take-over = Prendre le relais
second-desk-take-over-about = Prenez le relais seulement si plus personne ne saisit rien sur le premier ordinateur. Ce qu’il n’a pas envoyé n’est pas ici, et deux fichiers continués séparément ne peuvent pas être réunis. Les codes des secondes tables prennent fin.
second-desk-take-over-now = Prendre le relais et ouvrir
followed-has = { $file } a l’entrée { $entry } sur { $last } de { $url }.
followed-lost = { $file } a l’entrée { $entry }. { $reason } Nouvel essai.
followed-ended = { $file } ne suit plus. { $reason }
helpers-title = Assistants
helpers-about = Les assistants saisissent résultats, arrivées ou notes sur leur téléphone pendant que le réseau de la salle est en marche : à son adresse, suivie de /helper.
helpers-none = Il n'y a pas d'assistants.
helper-add = Ajouter un assistant
helper-code-shown = Code de { $name }, affiché seulement maintenant :
helper-codes-save = Enregistrer les fiches de ces codes
helper-revoke = Révoquer le code
helper-may = Peut saisir
helper-role-results = résultats
helper-role-check-in = arrivées
helper-role-notes = notes pour l’arbitre
helper-role-second-desk = seconde table d’organisation
helper-room = Salle
helper-all-boards = toutes les tables
helper-state = Code
helper-state-valid = valable jusqu'au { $time }
helper-state-expired = expiré
helper-state-revoked = révoqué
conflicts-title = Résultats contradictoires
conflicts-about = Deux lectures de ces tables diffèrent. Cliquez sur le bon résultat ; il est saisi et les téléphones le montrent.
conflict-entered = saisi
conflict-moved = d’autres joueurs y sont assis maintenant
conflict-aside = Mettre de côté
conflict-settle = Trancher la table { $board } : { $result }
reports-title = Annonces des joueurs
reports-about = Avec le réglage « Les joueurs annoncent les résultats », les feuilles de résultat portent un code pour chaque joueur. Une annonce compte quand l’adversaire annonce la même chose ou quand vous l’acceptez.
reports-none = Aucune annonce n’est en attente.
report-by = Annoncé par
report-state-waiting = en attente
report-state-disputed = les joueurs diffèrent
report-state-contradicted = un autre résultat a été saisi
report-state-moved = les joueurs sont assis ailleurs maintenant
report-accept = Accepter
report-dismiss = Écarter
report-codes = Codes des tables
hall-from = Tables de
hall-to = à
hall-time = Début de la ronde
hall-time-hint = 14:30, ou minutes à partir de maintenant
hall-count = Lancer le compte à rebours
hall-pause = { ceremony-pause }
hall-go-on = Reprendre
hall-back = Page précédente
hall-forth = Page suivante
hall-smaller = Texte plus petit
hall-larger = Texte plus grand
hall-light = Sombre sur clair
hall-dark = Clair sur sombre
hall-seconds = Secondes par page
hall-page = page { $page } sur { $pages }
hall-not-yet = Les appariements seront bientôt affichés.
hall-handicap = handicap { $stones }
hall-begins = La ronde { $round } commence dans
hall-begins-now = La ronde { $round } commence
hall-waiting = Aucun tournoi n’est ouvert.
key-hall-show = contenu de la fenêtre d’affichage
key-hall-page = page précédente et suivante
key-hall-size = texte plus grand et plus petit
round-changed = modifiée après publication
round-gone = ne joue pas
round-playing = en cours
round-steps = État de la ronde
round-start = Lancer la ronde
missing = Résultats manquants
missing-title = Résultats manquants de la ronde { $round }
missing-count = { $count ->
    [0] Chaque table a son résultat.
    [one] { $count } table n’a pas encore de résultat.
   *[other] { $count } tables n’ont pas encore de résultat.
}
missing-differ = saisies divergentes
missing-white = saisie de Blanc manquante
missing-black = saisie de Noir manquante
past = Historique des saisies
past-title = Historique des saisies de la table { $board }, ronde { $round }
past-black = première saisie (Noir)
past-white = seconde saisie (Blanc)
past-both = les deux saisies
past-cleared = effacé
past-empty = Aucun résultat n’a encore été saisi pour cette table.
reason = Motif
reason-hint = conservé avec la correction
reason-needed = Saisissez d’abord un motif.
reason-correct = Corriger
setting-competition-pairing-boards = Numéros de table après réappariement
setting-competition-pairing-boards-about = Les joueurs ont peut-être vu leur table. Gardés : les nouvelles parties remplissent les tables libres.
setting-competition-pairing-unfinished = Parties ajournées dans l’appariement
setting-competition-pairing-unfinished-about = Comment compte une partie ajournée quand la ronde suivante est appariée. Le classement la montre sans résultat.
choice-Kept = gardés
choice-BalanceAndPlace = équilibre, et bonne place
choice-Balance = équilibre seul
choice-Renumbered = renumérotés, les joueurs les plus forts d’abord
choice-Jigo = un jigo, pour l’appariement seulement
choice-Held = en attente : aucun des deux joueurs n’est apparié

## The tour book

start-tour = Livre du circuit
start-tour-about = Toutes les étapes d’une saison ensemble : course, prix et listes de placement à partir des paquets des tournois.
book-book = { start-tour }
book-book-about = Le circuit a son propre fichier de joueurs, d’éditions, de points et de la course. Ajoutez les paquets des étapes ; enregistrez listes de placement et pages web. Aucun réseau n’est nécessaire.
book-name = Nom du circuit, pour un nouveau livre
book-open = Ouvrir un livre du circuit
book-new = Nouveau livre du circuit
book-close = Fermer le livre
book-copies = Copies
book-copies-about = Drawmaster copie le livre du circuit après chaque paquet. Une copie est restaurée dans un nouveau fichier ; le livre ouvert reste tel quel.
book-copies-none = Pas encore de copies. Drawmaster en fait une après chaque paquet.
book-copy-holds = { $events ->
    [one] { $events } édition
   *[other] { $events } éditions
}, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $changes ->
    [one] { $changes } modification
   *[other] { $changes } modifications
}
book-panels = Parties du livre du circuit
book-events = Éditions
book-players = { col-players }
book-sp = Listes des points
book-race = Course
book-people = Doublons
book-keys = Organisateurs
book-log = Journal
book-signer = Signé par
book-signer-handed-over = { $holder } (transmis par { $old })
book-events-none = Pas encore d’édition. Ajoutez le paquet d’une étape.
book-players-none = Aucun joueur ne correspond, ou le livre n’a pas encore d’édition.
book-sp-none = Aucun joueur n’a de points à la fin de ce jour.
book-race-none = Aucun joueur n’a gagné de points cette année-là.
book-people-none = Plus aucun doublon possible à trancher.
book-keys-none = Pas encore d’organisateur. Les paquets ne sont acceptés qu’avec la clé d’un organisateur.
book-find = Chercher un joueur
book-day = Fin du jour
book-year = Année
book-add = Ajouter un paquet
book-seeds = Liste de placement
book-publish = Publier
book-nothing-yet = Pas encore d’édition dans le livre.
book-nothing-undo = { undo-nothing }
book-undone = Annulé : { $what }.
book-did-create_tour = créer le livre
book-did-add_bundle = ajouter un paquet
book-did-add_key = ajouter la clé d’un organisateur
book-did-revoke_key = révoquer une clé
book-did-merge_players = réunir deux joueurs
book-did-keep_apart = garder deux joueurs séparés
book-did-confirm_player = confirmer un joueur pour une année
book-did-rename_championship = renommer un championnat
book-did-migrate = { operation-migrate }
book-did-salvage = { operation-salvage }
book-did-unknown = { operation-unknown }
book-derivation = Points pas à pas
book-sp-now = SP{ $category } : { $sp }
book-career = Points de toute la carrière : { $points }
book-lapses = { $edition } expire avant { $by }
book-transition = passe en catégorie { $category }
book-future-stars = { template-future-stars }
book-race-size = Les { $size } premiers se qualifient pour la Finale.
book-race-curves = Courbes
book-race-curves-about = Points après chaque tournoi de l’année. Joueurs : { $players }, tournois : { $events } ; les { $size } premiers se qualifient. Le tableau ci-dessous montre la même chose.
book-race-qualified = qualifié
book-race-tied = à égalité pour la dernière place
book-race-absent = indisponible
book-absent = Indisponible
book-absent-name = Indisponible pour la Finale : { $name }
book-people-about = Ces noms sont faits des mêmes mots, orthographiés autrement. Les joueurs ne sont réunis que si vous le confirmez, et chaque décision peut être annulée.
book-one = Premier joueur
book-other = Deuxième joueur
book-decide = Décision
book-keep-one = Réunir au premier
book-keep-other = Réunir au deuxième
book-two-people = Garder séparés
book-merged = Réunis : { $name }.
book-kept-apart = Gardés séparés : { $names }.
book-keys-hint = Seuls les paquets signés avec ces clés sont acceptés. Obtenez chaque clé de son organisateur par une autre voie que le paquet, par exemple par téléphone.
book-holder = Organisateur
book-key = Clé publique
book-key-add = Ajouter une clé
book-key-added = Paquets acceptés désormais : { $holder }.
book-key-revoked = Les nouveaux paquets signés avec cette clé ne sont plus acceptés : { $holder }. Le livre garde les paquets existants.
book-revoke = Révoquer
book-revoked = révoquée le { $day }
book-key-unknown = Le paquet est signé avec une clé inconnue. Comparez-la à la clé que l’organisateur vous donne par une autre voie, puis saisissez le nom de l’organisateur.
book-key-trust = Faire confiance à cet organisateur
book-bundle-is = paquet { $sequence }, classe { $class }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
book-known-already = Ce paquet est déjà dans le livre. L’ajouter ne change rien.
book-signed-by = Signé par { $holder }.
book-repeats = Il a des jours et des parties de { $twin }, qui est déjà dans le livre. C’est un autre tournoi ; l’ajouter aussi.
book-hand-over = { $old } transmet ce tournoi à { $holder }
book-handed-over = { $old } a transmis ce tournoi à { $holder }, par une déclaration signée.
book-unnamed = { $count ->
        [one] { $count } joueur n’a de nom ni dans le paquet ni dans le livre du circuit.
       *[other] { $count } joueurs n’ont de nom ni dans le paquet ni dans le livre du circuit.
    }
book-fresh = { $fresh ->
    [0] Le circuit connaît tous ses joueurs.
    [one] { $fresh } de ses joueurs est nouveau dans le circuit.
   *[other] { $fresh } de ses joueurs sont nouveaux dans le circuit.
}
book-championship-hint = Les éditions d’un championnat se succèdent : les points de l’édition précédente expirent avant la suivante.
book-differences = Différences avec le paquet du livre
book-consequences = Joueurs dont les points changent
book-no-consequences = Aucun.
book-take = Ajouter
book-accept = Remplacer l’autre paquet
book-added = { $event } est dans le livre : { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, dont nouveaux dans le circuit : { $fresh }.
book-not-added = { $file } n’a pas été ajouté. Le livre est inchangé.
book-seeds-about = La liste pour le placement d’une étape : les joueurs avec leurs SP de ce matin-là, sans les points de l’édition précédente du championnat. L’organisateur importe le fichier ; aucun réseau n’est nécessaire.
book-championship-none = (pas de championnat)
book-morning = Matin du
book-seeds-write = Enregistrer la liste
book-seeds-done = { $file } enregistré avec { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
book-publish-about = Les pages web du circuit : saisons, tournois, listes des points, courses, et joueurs dans la mesure où chacun a accepté d’être publié. Rien n’est mis en ligne. Choisissez un dossier vide, ou celui de la dernière fois.
book-publish-into = Choisir le dossier et enregistrer
book-publish-far = { $done } pages sur { $of }
book-published = { $pages ->
    [one] { $pages } page enregistrée
   *[other] { $pages } pages enregistrées
} dans { $folder }, dont { $players } sur des joueurs. Anciennes pages supprimées : { $removed }.
col-days = Jours
col-event = Tournoi
col-events = Tournois
col-championship = Championnat
col-class = Classe
col-players = Joueurs
col-bundle = Paquet
col-irn = IRN
col-born = Né(e)
col-career = Carrière
col-badges = Insignes
col-day = Jour
col-state = État
points-place = Finale, place { $place }
points-places = Finale, places { $place }

## Lists and tables of settings

order-handle = { $item } : place { $place }. Glissez, ou tapez une flèche.
level-cap = au plus
level-cap-of = { $level } : le coût maximal d’une table
room-name = Salle
room-first = Première table
room-last = Dernière table
room-none = Le tournoi n’a pas de salles. Ajoutez-les sous Salles.
age-below = Limite d’âge
division-from = Niveau le plus bas
newcomers-only = Seuls les nouveaux joueurs sont admis
newcomers-age = Âge maximal
newcomers-contests = Tournois classés au plus
table-add-rooms = Ajouter une salle
table-add-ages = Ajouter une catégorie
table-add-limits = Ajouter une division
table-remove = Supprimer la ligne { $row }
table-cell = { $column }, ligne { $row }
setting-usual-order = l’ordre habituel
criterion-mms = score McMahon
criterion-nbw = nombre de victoires
criterion-sos = somme des scores McMahon des adversaires
criterion-sos-1 = somme des scores des adversaires sans le plus bas
criterion-sos-2 = somme des scores des adversaires sans les deux plus bas
criterion-sosos = somme des SOS des adversaires
criterion-sodos = somme des scores des adversaires battus
criterion-cuss = somme des scores du joueur après chaque ronde
criterion-sosw = somme des victoires des adversaires
criterion-cusp = somme des points de victoire du joueur après chaque ronde
criterion-cps = les victoires tardives comptent double
criterion-sts = score avec un bonus pour les joueurs invaincus
criterion-rung = échelon de l’échelle : le niveau et les dixièmes de niveau au-dessus
criterion-seq = résultats dans l’ordre des rondes, les premières victoires d’abord
criterion-ko = stade atteint par le joueur en élimination directe
criterion-cat = catégorie d’âge ou division
criterion-rank = niveau
criterion-rating = GoR
criterion-ext = victoires des adversaires, pondérées selon leur supériorité
criterion-exr = la même chose, sur les parties gagnées seulement
criterion-dc = parties entre les joueurs encore à égalité
criterion-sdc = la même chose, seulement si tous se sont rencontrés
criterion-sosts = somme des STS des adversaires
criterion-sososw = somme des SOSW des adversaires
criterion-sodosw = somme des victoires des adversaires battus
criterion-cussw = somme des victoires du joueur après chaque ronde
criterion-bp = points de toutes les tables de l’équipe
