//! The words on the sheets: asked for by key, so that the caller may answer from its catalogues. English is built in.

/// A value to put into a phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A text, put in as it is.
    Text(&'a str),
    /// A number, which may decide between singular and plural.
    Number(i64),
}

/// Where a sheet's words come from.
pub trait Words {
    /// The phrase of this key with these named values put in. Keys: [`English::KEYS`].
    fn text(&self, key: &str, values: &[(&str, Value)]) -> String;
}

/// The words in English, the sheets' own language.
#[derive(Clone, Copy, Debug, Default)]
pub struct English;

impl English {
    /// Every key with its English phrase; `{$name}` is a place for a value. A key ending in `-one` is the singular of
    /// the key before it, for a value `count` of 1.
    pub const KEYS: &'static [(&'static str, &'static str)] = &[
        ("print-printed", "Printed {$time}"),
        ("print-page", "Page {$page} of {$pages}"),
        ("print-pairings", "Pairings"),
        ("print-board", "Board"),
        ("print-black", "Black"),
        ("print-white", "White"),
        ("print-score", "Score"),
        ("print-result", "Result"),
        ("print-handicap", "Hd"),
        ("print-bye", "Bye"),
        ("print-ghost", "Stand-in"),
        ("print-absent", "Does not play"),
        ("print-by-name", "Pairings by name"),
        ("print-opponent", "Opponent"),
        ("print-hall", "Hall"),
        ("print-slips", "Result slips"),
        ("print-slip-board", "Board {$board}"),
        ("print-slip-handicap", "Handicap {$stones}"),
        ("print-slip-komi", "Komi {$komi}"),
        ("print-slip-black-wins", "Black wins"),
        ("print-slip-white-wins", "White wins"),
        ("print-slip-jigo", "Jigo"),
        ("print-slip-score", "Score"),
        ("print-slip-ladder", "Jigo or no result: tell the referee at once. Winner of the tie-break games:"),
        ("print-slip-signature", "Signature"),
        ("print-wall-chart", "Wall chart"),
        ("print-wall-total", "Total"),
        (
            "print-wall-meaning",
            "A cell is a round: the wins up to and including it, raised, then the opponent's number. The last column is the wins in all.",
        ),
        ("print-register", "Register"),
        ("print-rating", "Rating"),
        ("print-category", "Category"),
        ("print-rounds", "Rounds"),
        ("print-register-closed", "Register closed {$time}. {$count} players."),
        ("print-register-closed-one", "Register closed {$time}. 1 player."),
        ("print-draw-record", "Record of the draw"),
        ("print-draw-sources", "What decided the lots"),
        ("print-draw-list", "The list as it stood"),
        ("print-draw-lots", "The lots in their order"),
        ("print-draw-lot", "Lot"),
        ("print-draw-box", "Box"),
        ("print-draw-group", "Group"),
        ("print-draw-strength", "Strength"),
        ("print-draw-redo", "To redo the draw"),
        ("print-draw-redo-how", "Anyone can check this record: the same list and the same seed give the same lots."),
        ("print-referee", "Referee"),
        ("print-ladder", "Tie-break games"),
        ("print-ladder-accepted", "Jigo accepted by the referee at"),
        ("print-ladder-time", "Time and komi"),
        ("print-ladder-earliest", "Not before"),
        ("print-ladder-black", "Black (by nigiri)"),
        ("print-ladder-winner", "Winner"),
        (
            "print-ladder-order",
            "The games are played in this order, five minutes apart. The first that is won decides who goes on.",
        ),
        (
            "print-ladder-last",
            "The 1 × 1 board cannot be drawn: Black must pass, White wins by komi. Whoever has White by nigiri wins.",
        ),
        ("print-ladder-stays", "The game on the large board stays a jigo for score and points."),
        ("print-timetable", "Timetable"),
        ("print-rules", "Rules"),
        ("print-self-pairing", "Play whom you like"),
        (
            "print-self-pairing-how",
            "Any two may play, at most twice. Write your opponent's number into your next box, and above it your wins with this game.",
        ),
        ("print-tables", "Tables"),
        ("print-labels", "Name badges"),
        ("print-draw-cards", "Draw cards"),
        ("print-start-score", "Starting score"),
        ("print-colour", "Colour"),
        ("print-pink-slips", "Change slips"),
        ("print-pink-slip", "Change slip"),
        ("print-pink-register", "Change slips received"),
        ("print-pink-change", "Change"),
        ("print-outcome", "Outcome"),
        ("print-family-name", "Family name"),
        ("print-given-name", "Given name"),
        ("print-time", "Time"),
        ("print-round-board", "Round / board"),
        ("print-players", "Players"),
        ("print-article", "Article"),
        ("print-ruling", "Case and ruling"),
        ("print-appeal", "Appeal"),
        ("print-incidents", "Incidents and decisions"),
        ("print-sealed-move", "Sealed move"),
        ("print-prisoners-black", "Prisoners taken by Black"),
        ("print-prisoners-white", "Prisoners taken by White"),
        ("print-clock-black", "Time on Black's clock"),
        ("print-clock-white", "Time on White's clock"),
        ("print-sealed-by", "Sealed by (colour)"),
        ("print-sealed-number", "Number of the move"),
        ("print-sealed-move-at", "The move"),
        ("print-resumption", "The game goes on at (time, date, place)"),
        (
            "print-sealed-how",
            "Write the move, fold and close the form, and stop the clock. The referee keeps it and opens it in the presence of the player who is to move next.",
        ),
        ("print-points", "Points of the event"),
        ("print-sp-list", "Points list"),
        ("print-race", "Race to the Final"),
        ("print-sum", "Sum"),
        ("print-qualified", "Qualified above this line"),
        ("print-final-groups", "Groups"),
        ("print-wins", "Wins"),
        ("print-prizes", "Prizes"),
        ("print-standings", "Standings"),
        ("print-final-standings", "Final standings"),
        ("print-round-number", "{$round}"),
        ("print-place", "Place"),
        ("print-number", "No."),
        ("print-name", "Name"),
        ("print-rank", "Rank"),
        ("print-club", "Club"),
        ("print-country", "Country"),
        ("print-cell-meaning", "4+/b: won against number 4 with Black; 4-/w: lost to number 4 with White; =: jigo."),
        ("print-ko-title", "{$category} · {$count} players"),
        ("print-ko-title-one", "{$category} · 1 player"),
        ("print-section", "Section {$section}"),
        ("print-round-of", "Round of {$lines}"),
        ("print-quarter-finals", "Quarter-finals"),
        ("print-semi-finals", "Semi-finals"),
        ("print-final", "Final"),
        ("print-winner", "Winner"),
        ("print-third-place", "Game for third place"),
        ("print-group-gold", "gold, 1–2"),
        ("print-group-bronze", "bronze, 3–4"),
        ("print-group-blue", "blue, 5–8"),
        ("print-group-green", "green, 9–16"),
        ("print-group-magenta", "magenta, 17–32"),
        ("print-group-red", "red, 33–64"),
        ("print-shared-place", "Places that no criterion separates are shared."),
    ];
}

impl Words for English {
    fn text(&self, key: &str, values: &[(&str, Value)]) -> String {
        let find = |key: &str| English::KEYS.iter().find(|entry| entry.0 == key).map(|entry| entry.1);
        let one = values.contains(&("count", Value::Number(1))).then(|| find(&format!("{key}-one"))).flatten();
        let mut phrase = one.or_else(|| find(key)).unwrap_or(key).to_string();
        for (name, value) in values {
            let value = match value {
                Value::Text(text) => (*text).to_string(),
                Value::Number(number) => number.to_string(),
            };
            phrase = phrase.replace(&format!("{{${name}}}"), &value);
        }
        phrase
    }
}
