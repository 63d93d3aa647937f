//! What is known of each criterion, declared once: its word, what its values count, its meaning on sheets, its names in other programs.

use super::{Criterion, ScoreBasis};

/// What the values of a criterion count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValueKind {
    /// Half points.
    Half,
    /// Quarter points: products of scores.
    Quarter,
    /// Whole numbers.
    Whole,
    /// Whole numbers of which the smallest is best: a category or division, from 0.
    Category,
    /// Heights on a club ladder (R70).
    Height,
}

/// What is known of a criterion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CriterionFacts {
    /// Its word on sheets and in data: over McMahon scores without a suffix (`SOS`), over wins with a W (`SOSW`).
    pub word: String,
    /// What its values count.
    pub values: ValueKind,
    /// Whether it is a score of the player, which can come first.
    pub is_score: bool,
    /// The end of the key of its meaning in the texts of sheets, `sheet-criterion-…`; `None` if the word is enough.
    pub meaning: Option<&'static str>,
    /// Its name in OpenGotha; `None` if OpenGotha lacks it.
    pub opengotha: Option<String>,
    /// Its name in MacMahon, whose sums are over the score of the competition; `None` if MacMahon lacks it.
    pub macmahon: Option<String>,
    /// Its name in Pairgoth; `None` if Pairgoth lacks it.
    pub pairgoth: Option<String>,
}

impl Criterion {
    /// Returns what is known of the criterion.
    pub fn facts(self) -> CriterionFacts {
        match self {
            Criterion::Mms => half("MMS").score().means("mms").opengotha("MMS").macmahon("Score").pairgoth("MMS"),
            Criterion::Wins => half("NBW").score().means("wins").opengotha("NBW").macmahon("Points").pairgoth("NBW"),
            Criterion::Sos(ScoreBasis::Mms, 0) => sum("SOS", ScoreBasis::Mms).means("sos-mms"),
            Criterion::Sos(ScoreBasis::Wins, 0) => sum("SOS", ScoreBasis::Wins).means("sos-wins"),
            Criterion::Sos(over, 1) => sum("SOS", over).without(1).means("sos-1"),
            Criterion::Sos(over, 2) => sum("SOS", over).without(2).means("sos-2"),
            Criterion::Sos(over, lowest) => {
                CriterionFacts { word: format!("SOS{}-{lowest}", own_suffix(over)), ..half("").means("sos-more") }
            }
            Criterion::SosWithoutFirst(rounds) => half(&format!("SOSR{rounds}")).means("sos-first"),
            Criterion::Sodos(over) => {
                CriterionFacts { values: ValueKind::Quarter, ..sum("SODOS", over).means("sodos") }
            }
            Criterion::Sosos(over) => sum("SOSOS", over).means("sosos"),
            Criterion::Cuss(over) => sum("CUSS", over).means("cuss"),
            Criterion::Cusp => half("CUSP").means("cusp"),
            Criterion::Cps => half("CPS").score().means("cps").opengotha("CPS"),
            // OpenGotha compares the same sequences by its cup score.
            Criterion::Sequence => whole("SEQ").means("sequence").opengotha("CPS"),
            Criterion::Stage => half("KO").means("stage"),
            Criterion::BoardPoints => half("BP").score().means("board-points"),
            Criterion::Rung => CriterionFacts { values: ValueKind::Height, ..half("RUNG").means("rung") },
            Criterion::Sts => half("STS").score().means("sts").opengotha("STS"),
            Criterion::SosSts => half("SOSTS").means("sts").opengotha("SOSTS"),
            Criterion::ExploitsTried => half("EXT").means("exploits").opengotha("EXT"),
            Criterion::ExploitsDone => half("EXR").means("exploits").opengotha("EXR"),
            Criterion::Direct => whole("DC").means("direct").opengotha("DC").pairgoth("DC"),
            Criterion::SimpleDirect => whole("SDC").means("direct").opengotha("SDC").pairgoth("SDC"),
            Criterion::Category => {
                CriterionFacts { values: ValueKind::Category, ..whole("CAT").means("category").opengotha("CAT") }
            }
            Criterion::Rank => whole("RANK").opengotha("Rank").pairgoth("RANK"),
            Criterion::Rating => whole("RATING").opengotha("Rating").pairgoth("RATING"),
        }
    }

    /// Returns the score that a sum over opponents or rounds adds up; `None` for other criteria.
    pub fn over(self) -> Option<ScoreBasis> {
        match self {
            Criterion::Sos(over, _) | Criterion::Sosos(over) | Criterion::Sodos(over) | Criterion::Cuss(over) => {
                Some(over)
            }
            _ => None,
        }
    }

    /// Returns the same sum over wins; other criteria as they are.
    pub fn over_wins(self) -> Criterion {
        match self {
            Criterion::Sos(_, lowest) => Criterion::Sos(ScoreBasis::Wins, lowest),
            Criterion::Sosos(_) => Criterion::Sosos(ScoreBasis::Wins),
            Criterion::Sodos(_) => Criterion::Sodos(ScoreBasis::Wins),
            Criterion::Cuss(_) => Criterion::Cuss(ScoreBasis::Wins),
            other => other,
        }
    }

    /// Returns the criterion of this name in MacMahon; `None` if there is no such criterion.
    pub fn named_in_macmahon(name: &str) -> Option<Criterion> {
        // A score without half points for missed rounds.
        let name = if name == "ScoreX" { "Score" } else { name };
        let has_name = |own: &Criterion| own.facts().macmahon.as_deref() == Some(name);
        Criterion::ALL.iter().copied().find(|own| own.over() != Some(ScoreBasis::Wins) && has_name(own))
    }
}

fn known(word: &str, values: ValueKind) -> CriterionFacts {
    CriterionFacts {
        word: word.into(),
        values,
        is_score: false,
        meaning: None,
        opengotha: None,
        macmahon: None,
        pairgoth: None,
    }
}

/// A criterion of this word that counts half points.
fn half(word: &str) -> CriterionFacts {
    known(word, ValueKind::Half)
}

/// A criterion of this word that counts whole numbers.
fn whole(word: &str) -> CriterionFacts {
    known(word, ValueKind::Whole)
}

fn own_suffix(over: ScoreBasis) -> &'static str {
    if over == ScoreBasis::Wins { "W" } else { "" }
}

/// A sum over scores, which all programs know: OpenGotha and Pairgoth say over which.
fn sum(stem: &str, over: ScoreBasis) -> CriterionFacts {
    let letter = if over == ScoreBasis::Wins { "W" } else { "M" };
    let named = format!("{stem}{letter}");
    half(&format!("{stem}{}", own_suffix(over))).opengotha(&named).macmahon(stem).pairgoth(&named)
}

impl CriterionFacts {
    fn score(self) -> Self {
        CriterionFacts { is_score: true, ..self }
    }

    fn means(self, key: &'static str) -> Self {
        CriterionFacts { meaning: Some(key), ..self }
    }

    fn opengotha(self, name: &str) -> Self {
        CriterionFacts { opengotha: Some(name.into()), ..self }
    }

    fn macmahon(self, name: &str) -> Self {
        CriterionFacts { macmahon: Some(name.into()), ..self }
    }

    fn pairgoth(self, name: &str) -> Self {
        CriterionFacts { pairgoth: Some(name.into()), ..self }
    }

    /// The same sum without the lowest scores.
    fn without(self, lowest: u8) -> Self {
        let with = |separator: &str, name: String| format!("{name}{separator}{lowest}");
        CriterionFacts {
            word: with("-", self.word),
            opengotha: self.opengotha.map(|name| with("-", name)),
            macmahon: self.macmahon.map(|name| with("-", name)),
            pairgoth: self.pairgoth.map(|name| with("M", name)),
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_other_programs_name_one_criterion_each() {
        let names = |of: fn(CriterionFacts) -> Option<String>| -> Vec<String> {
            Criterion::ALL.iter().filter_map(|own| of(own.facts())).collect()
        };
        for (mut names, shared) in
            [(names(|facts| facts.opengotha), vec!["CPS"]), (names(|facts| facts.pairgoth), vec![])]
        {
            names.sort();
            let twice: Vec<&str> = names.windows(2).filter(|two| two[0] == two[1]).map(|two| two[0].as_str()).collect();
            assert_eq!(twice, shared);
        }
    }

    #[test]
    fn macmahon_sums_over_its_score() {
        assert_eq!(Criterion::named_in_macmahon("SOS-1"), Some(Criterion::Sos(ScoreBasis::Mms, 1)));
        assert_eq!(Criterion::named_in_macmahon("Points"), Some(Criterion::Wins));
        assert_eq!(Criterion::named_in_macmahon("ScoreX"), Some(Criterion::Mms));
        assert_eq!(Criterion::named_in_macmahon("Luck"), None);
    }
}
