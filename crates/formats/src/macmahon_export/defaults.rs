//! Settings of MacMahon's windows, printing and pairing that no event has, as MacMahon 3.10 writes them for a new tournament.

use super::xml_out::XmlOut;

/// Writes the settings between those of the tournament and the wall list.
pub(super) fn write(file: &mut XmlOut<'_>) {
    all(file, &PAIRINGS_VIEW);
    all(file, &TOP_GROUP);
    file.open("MakePairingSeedingPlacementCriterion", Some(2));
    file.leaf("ShortName", "SOS");
    file.close("MakePairingSeedingPlacementCriterion");
    all(file, &PAIRING);
    all(file, &PRINTING);
}

/// Writes how the window shows the wall list.
pub(super) fn write_wall_list(file: &mut XmlOut<'_>) {
    all(file, &WALL_LIST);
}

fn all(file: &mut XmlOut<'_>, settings: &[(&str, &str)]) {
    for (name, value) in settings {
        file.leaf(name, value);
    }
}

/// How the window shows pairings, and the encodings of its lists.
const PAIRINGS_VIEW: [(&str, &str); 17] = [
    ("PairingsMarkFixedBoardnumbers", "true"),
    ("PairingsMarkMissingResults", "true"),
    ("PairingsMarkWinner", "true"),
    ("PairingsMarkUnwantedPairings", "true"),
    ("PairingsShowLevels", "false"),
    ("PairingsShortNotationForLevel", "false"),
    ("PairingsShowScores", "true"),
    ("PairingsShowHandicaps", "false"),
    ("PairingsFontsize", "12"),
    ("PairingsBlackColumnWidth", "221"),
    ("PairingsWhiteColumnWidth", "221"),
    ("ImportEncoding", "UTF-8"),
    ("ExportColumnDelimiter", "\t"),
    ("ExportWalllistShowTournamentTitle", "true"),
    ("ExportEncoding", "UTF-8"),
    ("VersionCreated", "MacMahon 3.10"),
    ("VersionSaved", "MacMahon 3.10"),
];

/// How the top group is made.
const TOP_GROUP: [(&str, &str); 6] = [
    ("MakePairingTopGroup", "true"),
    ("MakePairingTopGroupEverywhere", "false"),
    ("MakePairingTopGroupStrictlyByTopBar", "false"),
    ("MakePairingTopGroupByNumberOfPlayersAuto", "true"),
    ("MakePairingTopGroupByNumberOfPlayers", "0"),
    ("MakePairingTopGroupSeeding", "true"),
];

/// How it is paired, and all others.
const PAIRING: [(&str, &str); 10] = [
    ("MakePairingTopGroupSeedingByRating", "false"),
    ("MakePairingTopGroupSeedingByRatingRound", "2"),
    ("MakePairingOutsideTopGroupSameCountry", "true"),
    ("MakePairingOutsideTopGroupSameClub", "true"),
    ("MakePairingOutsideTopGroupSameNationality", "false"),
    ("MakePairingOutsideTopGroupStrengthDifference", "true"),
    ("MakePairingOutsideTopGroupStrengthDifferenceValue", "3"),
    ("MakePairingOutsideTopGroupColorBalance", "true"),
    ("MakePairingOutsideTopGroupWeakOddMan", "true"),
    ("MakePairingOutsideTopGroupSeeding", "false"),
];

/// How lists are printed.
const PRINTING: [(&str, &str); 14] = [
    ("PrintWalllistFont", "SansSerif"),
    ("PrintWalllistFontsize", "9"),
    ("PrintWalllistIndentationTop", "0"),
    ("PrintWalllistIndentationLeft", "0"),
    ("PrintWalllistColumnDistance", "2"),
    ("PrintWalllistAbbreviateName", "true"),
    ("PrintWalllistAbbreviateNameLength", "28"),
    ("PrintPairingsFont", "SansSerif"),
    ("PrintPairingsFontsize", "10"),
    ("PrintPairingsIndentationTop", "0"),
    ("PrintPairingsIndentationLeft", "0"),
    ("PrintPairingsColumnDistance", "3"),
    ("PrintPairingsAbbreviateName", "true"),
    ("PrintPairingsAbbreviateNameLength", "35"),
];

/// How the wall list is shown.
const WALL_LIST: [(&str, &str); 18] = [
    ("ShowCountry", "true"),
    ("ShowClub", "false"),
    ("ShowClubEgdName", "false"),
    ("ShowClubAbbreviateName", "true"),
    ("ShowLevels", "false"),
    ("ShortNotationForLevel", "false"),
    ("ShowBarMembership", "true"),
    ("ShowRatings", "true"),
    ("MarkPreliminaryRegisteredParticipants", "true"),
    ("MarkResultsByReferree", "true"),
    ("ShowColors", "false"),
    ("ShowHandicap", "false"),
    ("ShowWarningMissingPairing", "true"),
    ("Fontsize", "12"),
    ("NameColumnWidth", "221"),
    ("ClubColumnWidth", "0"),
    ("ClubColumnAlignmentCenter", "true"),
    ("WeakSortCriteria", "1"),
];
