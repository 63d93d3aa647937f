# Textes de la crate `print`. Traduction provisoire, relue par aucun francophone à ce jour.
paper-unknown = Le papier « { $name } » n’est pas géré. Choisissez parmi { $known }.
copies-out-of-range = Le nombre d’exemplaires doit être de 1 à { $maximum }, pas { $count }.
font-missing-characters = Aucune police n’a les caractères { $characters }. Changez ces textes, ou imprimez � à leur place : cochez « Remplacer les caractères manquants » dans la fenêtre, ou ajoutez --replace en ligne de commande.
