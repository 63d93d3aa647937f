# Texts of the crate `cli`.

# Rounds
cli-seat-invalid = "{ $text }" is not a seat. Write BOARD:black or BOARD:white.
cli-number-unknown = There is no player { $number }. List the players with "entries".
cli-two-players = Name two players, such as --players 4,17.
cli-numbers-invalid = "{ $text }" is not a number or a range of numbers. Write 7 or 7..12.
cli-category-invalid = "{ $text }" is not a category. Write a number such as 12, or senior.
cli-ladder-game-invalid = "{ $text }" is not a game of a ladder. Write 9x9, 7x7, 5x5, 1x1 or new.
cli-ladder-result-invalid = "{ $text }" is not a result of a ladder game. Write black, white, = or nr.
