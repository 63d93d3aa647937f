# Les textes de la fenêtre en français. Traduction provisoire, relue par aucun francophone à ce jour.
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
committee-too-few = { $left ->
    [0] Tous les membres et suppléants sont concernés par ce cas, ou il n’y en a pas : il en faut { $seats } à la commission. Ajoutez un suppléant.
    [one] Il ne reste qu’un membre qui n’est pas concerné par ce cas : il en faut { $seats } à la commission. Ajoutez un suppléant.
   *[other] Il ne reste que { $left } membres qui ne sont pas concernés par ce cas : il en faut { $seats } à la commission. Ajoutez un suppléant.
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
cli-guide-agreed = Les joueurs sont d’accord ; c’est définitif.
cli-guide-clock = La nouvelle pendule montre un reste de { $corrected }. Byo-yomi : { $flag }
cli-guide-clocks = Temps utilisé que montrent les pendules : Noir { $black }, Blanc { $white }.
cli-guide-committee = Aucune proposition n’a été acceptée : la commission de recours décide (8g.6).
cli-guide-proposal = Proposition { $number } : Noir { $black }, Blanc { $white }
cli-guide-proposed = La dernière proposition attend des réponses.
cli-guide-start = Les règles décident (8a) : { $ruling }
cli-no-cases = Aucun cas de ce genre.
cli-no-officials = Il n’y a pas d’officiels.
cli-official-added = Ajout fait : { $name }, avec la clé { $official }.
cli-official-changed = L’officiel avec la clé { $official } est modifié.
cli-official-removed = L’officiel avec la clé { $official } est supprimé.
document-no-cases = Le registre des cas est vide.

# Words of the referee's desk, in the window, on sheets and on the command line.
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
