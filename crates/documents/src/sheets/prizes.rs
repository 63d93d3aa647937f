//! `prizes`: the winners of prizes that follow from this event alone (R55): categories, girls and boys, knock-outs, above
//! the bar, by wins, the youngest, countries. The tour book has the prizes of the year.

use std::collections::BTreeMap;

use app::game::{LadderPeriod, LadderPrizeView, view_prizes};
use app::standings::{Placed, ViewStandings, placed};
use chrono::NaiveDate;
use domain::knockout::progress;
use domain::model::player::Sex;
use domain::standings::StandingsLine;
use domain::{Category, Country, Entry, EntryId, HalfPoints, ScoreBasis, System, Tournament};
use messages::message;
use print::Heading;
use print::kit::text::Text;
use print::sheets::{Prize, PrizesSheet};
use session::{AppError, Result};

use super::Subject;

/// How many places of each group win a prize.
const PRIZE_PLACES: usize = 3;

type Group = (String, Vec<Prize>);

/// Returns the groups that have winners.
pub(super) fn sheet(subject: &Subject) -> Result<PrizesSheet> {
    if subject.competition.system == System::ClubLadder {
        return ladder(subject);
    }
    let round = subject.reached_round()?;
    if round == 0 {
        return Err(AppError::not_now(message!("document-no-prizes")));
    }
    let placed = placed(subject.session, &ViewStandings { round: Some(round), criteria: None, individual: true })?;
    let candidates = Candidates::of(subject, &placed);
    let mut groups = vec![candidates.first(subject.competition.name.clone(), |_| true)];
    for &category in &subject.tournament.event.ages.categories {
        let in_category = |entry: &Entry| subject.tournament.category_of(entry) == Some(category);
        let of = |key: &str| subject.phrase(key, &[("category", &category.to_string())]);
        groups.extend(knock_out(subject, category));
        groups.push(candidates.first(of("sheet-prize-category"), in_category));
        for (key, sex) in [("sheet-prize-girls", Sex::Female), ("sheet-prize-boys", Sex::Male)] {
            groups.push(candidates.first(of(key), |entry| in_category(entry) && entry.player.sex == Some(sex)));
        }
    }
    groups.extend(candidates.above_the_bar());
    // The rounds of free games only store them (R69).
    if !subject.competition.system.is_free() {
        groups.push(candidates.by_wins(&placed, round));
    }
    groups.push(candidates.countries());
    groups.push(candidates.youngest());
    groups.retain(|(_, prizes)| !prizes.is_empty());
    Ok(PrizesSheet { heading: subject.heading(Some(round)), groups })
}

/// Returns the prizes of a club ladder for a period: the players who climbed most and who played most (R70).
fn ladder(subject: &Subject) -> Result<PrizesSheet> {
    let view = view_prizes(subject.session, &subject.period)?;
    if view.persistence.is_empty() {
        return Err(AppError::not_now(message!("document-no-ladder-games")));
    }
    let improvement =
        ladder_prizes(subject, &view.improvement, "sheet-prize-rungs", |line| line.climbed.unsigned_abs());
    let persistence = ladder_prizes(subject, &view.persistence, "sheet-prize-games", |line| line.games);
    let heading = Heading { round: period_name(subject), ..subject.heading(None) };
    let mut groups = vec![
        (subject.word("sheet-prize-improvement"), improvement),
        (subject.word("sheet-prize-persistence"), persistence),
    ];
    groups.retain(|(_, prizes)| !prizes.is_empty());
    Ok(PrizesSheet { heading, groups })
}

/// Returns the days of the period; empty for the whole time of the ladder.
fn period_name(subject: &Subject) -> String {
    let LadderPeriod { from, to } = &subject.period;
    if from.is_empty() && to.is_empty() {
        return String::new();
    }
    let day = |text: &str, usual: NaiveDate| subject.date(text.parse().unwrap_or(usual), "sheet-date");
    let (from, to) = (day(from, subject.tournament.event.start), day(to, subject.session.now().date()));
    subject.phrase("sheet-days", &[("from", &from), ("to", &to)])
}

/// Returns the first three of a list, and all who share the third place, with what they are first for.
fn ladder_prizes(
    subject: &Subject,
    lines: &[LadderPrizeView],
    key: &str,
    value: fn(&LadderPrizeView) -> u32,
) -> Vec<Prize> {
    let ahead = |line: &LadderPrizeView| lines.iter().filter(|other| value(other) > value(line)).count();
    let prize = |line: &LadderPrizeView| Prize {
        title: ordinal(subject, ahead(line)),
        winner: subject.player(EntryId(line.id)).full(),
        remark: subject.counted(key, "count", value(line)),
    };
    lines.iter().take_while(|line| ahead(line) < PRIZE_PLACES).map(prize).collect()
}

/// The players who may win prizes, by place; guests are excluded.
struct Candidates<'s, 'a> {
    subject: &'s Subject<'a>,
    lines: Vec<(u32, &'a Entry, usize)>,
}

impl<'s, 'a> Candidates<'s, 'a> {
    fn of(subject: &'s Subject<'a>, placed: &Placed) -> Candidates<'s, 'a> {
        let mut place = 0;
        let line = |line: &StandingsLine| {
            place = line.place.unwrap_or(place);
            let entry = subject.tournament.entry(line.entry)?;
            (!entry.guest && line.place.is_some()).then_some((place, entry, line.row))
        };
        Candidates { subject, lines: placed.standings.lines.iter().filter_map(line).collect() }
    }

    /// Returns the first three of the players that `belongs` selects, and all who share the third place.
    fn first(&self, name: String, belongs: impl Fn(&Entry) -> bool) -> Group {
        let group: Vec<&(u32, &Entry, usize)> = self.lines.iter().filter(|(_, entry, _)| belongs(entry)).collect();
        let ahead = |place: u32| group.iter().filter(|line| line.0 < place).count();
        let prize = |&&(place, entry, _): &&(u32, &Entry, usize)| {
            let shared = group.iter().filter(|line| line.0 == place).count() > 1;
            let remark = if shared { self.subject.word("sheet-prize-shared") } else { String::new() };
            (ahead(place) < PRIZE_PLACES).then(|| self.prize(ordinal(self.subject, ahead(place)), entry, remark))
        };
        (name, group.iter().map_while(prize).collect())
    }

    fn prize(&self, title: String, entry: &Entry, remark: String) -> Prize {
        Prize { title, winner: self.subject.printed(entry).full(), remark }
    }

    /// Returns the best players who started at or above the bar; `None` if that is everyone or nobody.
    fn above_the_bar(&self) -> Option<Group> {
        let competition = self.subject.competition;
        let above = |entry: &Entry| entry.player.rank >= competition.mcmahon.bar;
        let count = self.lines.iter().filter(|(_, entry, _)| above(entry)).count();
        let is_useful = competition.system == domain::System::McMahon && count > 0 && count < self.lines.len();
        is_useful.then(|| self.first(self.subject.word("sheet-prize-above-bar"), above))
    }

    /// Returns all players who won at least two thirds of the games, by wins.
    fn by_wins(&self, placed: &Placed, round: u32) -> Group {
        let scores = domain::standings::Scores::of(&placed.crosstable, self.subject.competition, round);
        let mut won: Vec<(HalfPoints, &Entry)> =
            self.lines.iter().map(|&(_, entry, row)| (scores.now(ScoreBasis::Wins, row), entry)).collect();
        won.retain(|(wins, _)| wins.0 * 3 >= i32::try_from(round * 4).unwrap_or(i32::MAX));
        won.sort_by_key(|&(wins, _)| std::cmp::Reverse(wins));
        let title = |wins: HalfPoints| match u32::try_from(wins.0) {
            Ok(halves) if halves % 2 == 0 => self.subject.counted("sheet-prize-wins-of", "wins", halves / 2),
            _ => self.subject.phrase("sheet-prize-wins-of", &[("wins", &wins.glyphs())]),
        };
        let prizes = won.into_iter().map(|(wins, entry)| self.prize(title(wins), entry, String::new()));
        (self.subject.counted("sheet-prize-wins", "rounds", round), prizes.collect())
    }

    /// Returns the country teams of the best two boys and two girls, by the sum of their places.
    fn countries(&self) -> Group {
        let mut teams: BTreeMap<Country, [Vec<u32>; 2]> = BTreeMap::new();
        for &(place, entry, _) in &self.lines {
            if let (Some(country), Some(sex)) = (entry.player.country, entry.player.sex) {
                let of = &mut teams.entry(country).or_default()[usize::from(sex == Sex::Female)];
                of.extend((of.len() < 2).then_some(place));
            }
        }
        let whole = teams.into_iter().filter(|(_, team)| team.iter().all(|of| of.len() == 2));
        let mut sums: Vec<(u32, Country, Vec<u32>)> =
            whole.map(|(country, team)| (team.concat().iter().sum(), country, team.concat())).collect();
        sums.sort();
        let ahead = |sum: u32| sums.iter().filter(|team| team.0 < sum).count();
        let prize = |(sum, country, places): &(u32, Country, Vec<u32>)| {
            let places: Vec<String> = places.iter().map(ToString::to_string).collect();
            let remark = self.subject.counted("sheet-prize-sum", "sum", *sum);
            let places = self.subject.phrase("sheet-prize-places", &[("places", &places.join(", "))]);
            (ahead(*sum) < PRIZE_PLACES).then(|| Prize {
                title: ordinal(self.subject, ahead(*sum)),
                winner: Text::bold(country.to_string()).then_small(format!("  {places}")),
                remark,
            })
        };
        (self.subject.word("sheet-prize-countries"), sums.iter().map_while(prize).collect())
    }

    /// Returns the youngest player; all players of the latest year if the day of birth of one of them is unknown.
    fn youngest(&self) -> Group {
        let born = |entry: &Entry| entry.player.birth;
        let year = self.lines.iter().filter_map(|(_, entry, _)| Some(born(entry)?.year())).max();
        let mut last: Vec<&Entry> = self
            .lines
            .iter()
            .map(|line| line.1)
            .filter(|e| year.is_some() && born(e).map(|b| b.year()) == year)
            .collect();
        let day = |entry: &Entry| match born(entry) {
            Some(domain::model::player::Birth::Day(day)) => Some(day),
            _ => None,
        };
        if last.iter().all(|entry| day(entry).is_some()) {
            let latest = last.iter().filter_map(|entry| day(entry)).max();
            last.retain(|entry| day(entry) == latest);
        }
        let prizes = last.into_iter().map(|entry| self.prize(String::new(), entry, String::new()));
        (self.subject.word("sheet-prize-youngest"), prizes.collect())
    }
}

/// Returns the winner, the finalist, and the winner of the game for third place or else the losers of the semi-finals.
fn knock_out(subject: &Subject, category: Category) -> Option<Group> {
    let tournament: &Tournament = subject.tournament;
    let table = tournament.table_of(subject.competition.id, category)?;
    let progress = progress(tournament, table);
    progress.winner()?;
    let first_three = progress.ranking().into_iter().filter(|places| places.from <= 3);
    let places = first_three.flat_map(|places| {
        let place = places.from as usize - 1;
        places.entries.into_iter().map(move |entry| (place, entry))
    });
    let prize = |(place, entry): (usize, EntryId)| Prize {
        title: ordinal(subject, place),
        winner: subject.player(entry).full(),
        remark: String::new(),
    };
    let name = subject.phrase("sheet-prize-knock-out", &[("category", &category.to_string())]);
    Some((name, places.map(prize).collect()))
}

fn ordinal(subject: &Subject, ahead: usize) -> String {
    subject.word(["sheet-place-1", "sheet-place-2", "sheet-place-3"][ahead.min(2)])
}
