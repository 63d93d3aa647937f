//! The costs of a player against all later ones, level by level. What a level needs to know about the players is stored side
//! by side, so that a processor computes several pairs at once.

use crate::model::pairing_rules::{HandicapBasis, Level, LevelSetting, Seeding};
use crate::pairing::contender::Contender;

use super::colours::{self, ColourCosts};
use super::floats::{self, Floater};
use super::seeding::{self, GroupPlace};
use super::{LevelRules, homes, lot, rematch, winless};

/// The players of a pool as each level sees them.
pub(crate) struct LevelColumns<'p> {
    rules: &'p LevelRules,
    contenders: &'p [Contender],
    columns: Vec<Column<'p>>,
}

/// The players as one level sees them.
enum Column<'p> {
    /// Lists of other players.
    Lists(Vec<&'p [u32]>),
    Homes(Vec<Option<u32>>),
    Winless(Vec<bool>),
    Categories(Vec<u32>),
    Scores(Vec<i32>),
    Floats(Vec<Floater>),
    Colours(Vec<ColourCosts>),
    Seeding(Vec<GroupPlace>, Seeding),
    Lots(Vec<u64>),
    /// The pairs are computed one by one.
    Pairs,
}

impl<'p> LevelColumns<'p> {
    pub(crate) fn new(rules: &'p LevelRules, contenders: &'p [Contender]) -> LevelColumns<'p> {
        let columns = rules.settings.iter().map(|setting| column(rules, setting.level, contenders)).collect();
        LevelColumns { rules, contenders, columns }
    }

    /// Writes the costs of the pairs of `i` and all later players at the level with this index.
    pub(crate) fn fill(&self, level: usize, i: usize, out: &mut [u32]) {
        let setting = &self.rules.settings[level];
        match &self.columns[level] {
            Column::Lists(lists) => rematch::fill(lists[i], i, out),
            Column::Homes(homes) if homes[i].is_none() => out.fill(0),
            Column::Homes(homes) => pair_up(homes, i, out, homes::cost),
            Column::Winless(winless) => pair_up(winless, i, out, winless::cost),
            Column::Categories(categories) => pair_up(categories, i, out, |a, b| self.rules.category(a, b)),
            Column::Scores(scores) => pair_up(scores, i, out, |a, b| self.rules.score_difference(a, b)),
            Column::Floats(floaters) => pair_up(floaters, i, out, floats::cost),
            Column::Colours(costs) => pair_up(costs, i, out, colours::cost),
            Column::Seeding(places, seeding) => pair_up(places, i, out, |a, b| seeding::cost(a, b, *seeding)),
            Column::Lots(lots) => pair_up(lots, i, out, lot),
            Column::Pairs => return self.fill_pair_by_pair(setting, i, out),
        }
        if let Some(cap) = setting.cap {
            out.iter_mut().for_each(|cost| *cost = cap.min(*cost));
        }
    }

    fn fill_pair_by_pair(&self, setting: &LevelSetting, i: usize, out: &mut [u32]) {
        let (a, others) = (&self.contenders[i], (i + 1..).zip(&self.contenders[i + 1..]));
        out.iter_mut().zip(others).for_each(|(cost, (j, b))| *cost = self.rules.cost(setting, a, b, j));
    }
}

/// Writes the costs of `i` with all later players.
fn pair_up<T: Copy>(players: &[T], i: usize, out: &mut [u32], cost: impl Fn(T, T) -> u32) {
    let one = players[i];
    out.iter_mut().zip(&players[i + 1..]).for_each(|(out, &other)| *out = cost(one, other));
}

fn column<'p>(rules: &LevelRules, level: Level, contenders: &'p [Contender]) -> Column<'p> {
    let all = contenders.iter();
    match level {
        Level::Rematch => Column::Lists(all.map(|c| &c.met[..]).collect()),
        Level::KnockoutApart => Column::Lists(all.map(|c| &c.knockout_opponents[..]).collect()),
        Level::Family => Column::Homes(all.map(|c| c.family).collect()),
        Level::Club => Column::Homes(all.map(|c| homes::below_bar(c, c.club)).collect()),
        Level::Country => Column::Homes(all.map(|c| homes::below_bar(c, c.country)).collect()),
        Level::Winless => Column::Winless(all.map(|c| c.winless).collect()),
        Level::Category => Column::Categories(all.map(|c| c.category).collect()),
        Level::ScoreDifference => Column::Scores(all.map(|c| c.score).collect()),
        Level::Floats => Column::Floats(all.map(|c| Floater::new(c, rules.floats)).collect()),
        Level::Colours if rules.handicap.basis == HandicapBasis::Off => {
            Column::Colours(all.map(ColourCosts::new).collect())
        }
        Level::Seeding => Column::Seeding(all.map(GroupPlace::new).collect(), rules.seeding),
        Level::Lot => Column::Lots(all.map(|c| c.lot).collect()),
        Level::Colours | Level::Handicap => Column::Pairs,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::board_size::BoardSize;
    use crate::model::id::EntryId;
    use crate::model::pairing_rules::{FloatRule, HandicapRules};
    use crate::model::result::Colour;
    use crate::pairing::identity::pair_lot;

    /// Returns a player whose numbers are all different from those of most others.
    fn contender(id: u32, all: u32) -> Contender {
        let lot = pair_lot(id.into(), 1);
        let number = |at: u64, below: u64| (pair_lot(lot, at) % below) as u32;
        let signed = |at: u64| number(at, 7).cast_signed() - 3;
        let home = |at: u64| Some(number(at, 4)).filter(|&home| home > 0);
        Contender {
            entry: EntryId(id.into()),
            score: signed(1),
            met: (2..5).map(|at| number(at, all.into())).collect(),
            knockout_opponents: vec![number(6, all.into())],
            family: home(7),
            club: home(8),
            country: home(9),
            category: number(10, 4),
            separates_homes: number(11, 4) > 0,
            group: number(12, 3),
            group_size: 9,
            place: number(13, 9),
            down: signed(14),
            balance: signed(15),
            last: [None, Some(Colour::Black), Some(Colour::White)][number(16, 3) as usize],
            measure: 3 * signed(17),
            board: BoardSize::Nineteen,
            winless: number(18, 2) > 0,
            even: number(19, 4) == 0,
            lot,
            strength: 0,
            byes: 0,
            fixed_board: None,
        }
    }

    #[test]
    fn rows_contain_the_costs_of_the_pairs() {
        let contenders: Vec<Contender> = (0..40).map(|id| contender(id, 40)).collect();
        let usual = LevelSetting::usual().into_iter();
        let settings: Vec<LevelSetting> =
            usual.flat_map(|setting| [LevelSetting { cap: Some(1), ..setting }, setting]).collect();
        for (basis, floats) in
            [(HandicapBasis::Off, FloatRule::BalanceAndPlace), (HandicapBasis::Rank, FloatRule::Balance)]
        {
            let handicap = HandicapRules { basis, ..HandicapRules::default() };
            for seeding in [Seeding::Slip, Seeding::Fold, Seeding::Random, Seeding::Neighbours] {
                for (zones, sequences) in [(None, None), (Some(4), Some(7))] {
                    let settings = settings.clone();
                    check(&LevelRules { settings, seeding, floats, handicap, zones, sequences }, &contenders);
                }
            }
        }
    }

    /// Compares all rows with the pairs.
    fn check(rules: &LevelRules, contenders: &[Contender]) {
        let columns = LevelColumns::new(rules, contenders);
        for (at, setting) in rules.settings.iter().enumerate() {
            for (i, a) in contenders.iter().enumerate() {
                let others = contenders.iter().enumerate().skip(i + 1);
                let pairs: Vec<u32> = others.map(|(j, b)| rules.cost(setting, a, b, j)).collect();
                let mut row = vec![7; pairs.len()];
                columns.fill(at, i, &mut row);
                assert_eq!(row, pairs, "{setting:?} of {i}");
            }
        }
    }
}
