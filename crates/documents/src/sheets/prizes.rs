//! `prizes`: the winners of prizes that follow from this event alone (R55): categories, girls and boys, knock-outs, above
//! the bar, by wins, the youngest, countries. The tour book has the prizes of the year.

use std::collections::{BTreeMap, BTreeSet};

use app::game::{LadderPeriod, LadderPrizeView, view_prizes};
use app::prize_list::places_of;
use app::standings::{Placed, ViewStandings, placed};
use chrono::NaiveDate;
use domain::knockout::progress;
use domain::model::player::Sex;
use domain::model::prize_list::PrizePlace;
use domain::model::prize_rules::PrizeGroup;
use domain::{Category, Country, Entry, EntryId, HalfPoints, ScoreBasis, Tournament};
use messages::message;
use print::Heading;
use print::kit::text::Text;
use print::sheets::{Prize, PrizesSheet};
use session::{AppError, Result};

use super::Subject;

/// How many places of a club ladder win a prize.
const LADDER_PLACES: usize = 3;

/// Returns the groups that have winners.
pub(super) fn sheet(subject: &Subject) -> Result<PrizesSheet> {
    if subject.competition.system.has_rungs() {
        return ladder(subject);
    }
    let round = subject.reached_round()?;
    if round == 0 {
        return Err(AppError::not_now(message!("document-no-prizes")));
    }
    let placed = placed(subject.session, &ViewStandings { round: Some(round), criteria: None, individual: true })?;
    let mut ceremony =
        Ceremony { candidates: Candidates::of(subject, &placed), placed: &placed, round, honoured: BTreeSet::new() };
    let rules = &subject.competition.prizes;
    // The groups of the age categories that follow each other are given category by category.
    let alike = |one: &PrizeGroup, other: &PrizeGroup| one.is_of_category() && other.is_of_category();
    let mut groups: Vec<Group> = Vec::new();
    for run in rules.groups.groups().chunk_by(alike) {
        match run[0].is_of_category() {
            true => {
                for &category in &subject.tournament.event.ages.categories {
                    groups.extend(run.iter().filter_map(|&group| ceremony.group(group, Some(category))));
                }
            }
            false => groups.extend(run.iter().filter_map(|&group| ceremony.group(group, None))),
        }
    }
    groups.retain(|group| !group.prizes.is_empty());
    let mut heading = subject.heading(Some(round));
    if let Some(list) = &subject.competition.prize_list {
        heading.round = format!("{} · {}", heading.round, subject.phrase("sheet-prize-list", &[("time", &list.time)]));
    }
    let printed = |group: Group| (group.name, group.prizes.into_iter().map(|winner| winner.prize).collect());
    Ok(PrizesSheet { heading, groups: groups.into_iter().map(printed).collect() })
}

/// A prize with the person who wins it; `None` for a country.
struct Winner {
    entry: Option<EntryId>,
    prize: Prize,
}

/// The prizes of a group.
struct Group {
    name: String,
    prizes: Vec<Winner>,
}

/// The groups as they are called up, one after the other.
struct Ceremony<'s, 'a> {
    candidates: Candidates<'s, 'a>,
    placed: &'s Placed,
    round: u32,
    /// Who has won a prize, if each person wins one only.
    honoured: BTreeSet<EntryId>,
}

impl Ceremony<'_, '_> {
    /// Returns the prizes of a group; `None` if the competition does not have the group.
    fn group(&mut self, group: PrizeGroup, category: Option<Category>) -> Option<Group> {
        let (subject, candidates) = (self.candidates.subject, &self.candidates);
        let word =
            |key: &str| subject.phrase(key, &[("category", &category.map(|c| c.to_string()).unwrap_or_default())]);
        let free = |entry: &Entry| !self.honoured.contains(&entry.id);
        let member = |entry: &Entry| free(entry) && subject.tournament.category_of(entry) == category;
        let of_sex = |sex: Sex| move |entry: &Entry| entry.player.sex == Some(sex);
        let found = match group {
            PrizeGroup::All => candidates.first(subject.competition.name.clone(), free),
            PrizeGroup::Knockouts => knock_out(subject, category?, &self.honoured)?,
            PrizeGroup::Categories => candidates.first(word("sheet-prize-category"), member),
            PrizeGroup::Girls => {
                candidates.first(word("sheet-prize-girls"), |entry| member(entry) && of_sex(Sex::Female)(entry))
            }
            PrizeGroup::Boys => {
                candidates.first(word("sheet-prize-boys"), |entry| member(entry) && of_sex(Sex::Male)(entry))
            }
            PrizeGroup::Bar => candidates.above_the_bar(free)?,
            PrizeGroup::Ranks(low, high) => {
                let name = match low == high {
                    true => subject.phrase("sheet-prize-rank", &[("rank", &low.to_string())]),
                    false => {
                        subject.phrase("sheet-prize-ranks", &[("low", &low.to_string()), ("high", &high.to_string())])
                    }
                };
                candidates.first(name, |entry| free(entry) && (low..=high).contains(&entry.player.rank))
            }
            // The rounds of free games only store them (R69).
            PrizeGroup::Wins if subject.competition.system.is_free() => return None,
            PrizeGroup::Wins => candidates.by_wins(self.placed, self.round, free),
            PrizeGroup::Countries => candidates.countries(),
            PrizeGroup::Youngest => candidates.youngest(free),
        };
        if subject.competition.prizes.one_per_person {
            self.honoured.extend(found.prizes.iter().filter_map(|winner| winner.entry));
        }
        Some(found)
    }
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
    lines.iter().take_while(|line| ahead(line) < LADDER_PLACES).map(prize).collect()
}

/// The players who may win prizes, by place: as the list for the prize giving says, if it is fixed. Guests are excluded.
struct Candidates<'s, 'a> {
    subject: &'s Subject<'a>,
    lines: Vec<(u32, &'a Entry, usize)>,
}

impl<'s, 'a> Candidates<'s, 'a> {
    fn of(subject: &'s Subject<'a>, placed: &Placed) -> Candidates<'s, 'a> {
        let list = subject.competition.prize_list.as_ref();
        let places = list.map_or_else(|| places_of(placed), |list| list.places.clone());
        let line = |of: PrizePlace| {
            let entry = subject.tournament.entry(of.entry).filter(|entry| !entry.guest)?;
            Some((of.place, entry, placed.crosstable.row_of(of.entry)?))
        };
        Candidates { subject, lines: places.into_iter().filter_map(line).collect() }
    }

    /// Returns the first of the players that `belongs` selects, and all who share the last place with a prize.
    fn first(&self, name: String, belongs: impl Fn(&Entry) -> bool) -> Group {
        let group: Vec<&(u32, &Entry, usize)> = self.lines.iter().filter(|(_, entry, _)| belongs(entry)).collect();
        let ahead = |place: u32| group.iter().filter(|line| line.0 < place).count();
        let prize = |&&(place, entry, _): &&(u32, &Entry, usize)| {
            let shared = group.iter().filter(|line| line.0 == place).count() > 1;
            let remark = if shared { self.subject.word("sheet-prize-shared") } else { String::new() };
            (ahead(place) < self.places()).then(|| self.prize(ordinal(self.subject, ahead(place)), entry, remark))
        };
        Group { name, prizes: group.iter().map_while(prize).collect() }
    }

    /// Returns how many places of a group win a prize.
    fn places(&self) -> usize {
        self.subject.competition.prizes.places as usize
    }

    fn prize(&self, title: String, entry: &Entry, remark: String) -> Winner {
        let prize = Prize { title, winner: self.subject.printed(entry).full(), remark };
        Winner { entry: Some(entry.id), prize }
    }

    /// Returns the best players who started at or above the bar; `None` if that is everyone or nobody.
    fn above_the_bar(&self, free: impl Fn(&Entry) -> bool) -> Option<Group> {
        let competition = self.subject.competition;
        let above = |entry: &Entry| entry.player.rank >= competition.mcmahon.bar;
        let count = self.lines.iter().filter(|(_, entry, _)| above(entry)).count();
        let is_useful = competition.system.starts_by_rank() && count > 0 && count < self.lines.len();
        is_useful.then(|| self.first(self.subject.word("sheet-prize-above-bar"), |entry| above(entry) && free(entry)))
    }

    /// Returns all players who won at least two thirds of the games, by wins.
    fn by_wins(&self, placed: &Placed, round: u32, free: impl Fn(&Entry) -> bool) -> Group {
        let scores = domain::standings::Scores::of(&placed.crosstable, self.subject.competition, round);
        let mut won: Vec<(HalfPoints, &Entry)> =
            self.lines.iter().map(|&(_, entry, row)| (scores.now(ScoreBasis::Wins, row), entry)).collect();
        won.retain(|(wins, entry)| free(entry) && wins.0 * 3 >= i32::try_from(round * 4).unwrap_or(i32::MAX));
        won.sort_by_key(|&(wins, _)| std::cmp::Reverse(wins));
        let title = |wins: HalfPoints| match u32::try_from(wins.0) {
            Ok(halves) if halves % 2 == 0 => self.subject.counted("sheet-prize-wins-of", "wins", halves / 2),
            _ => self.subject.phrase("sheet-prize-wins-of", &[("wins", &wins.glyphs())]),
        };
        let prizes = won.into_iter().map(|(wins, entry)| self.prize(title(wins), entry, String::new()));
        Group { name: self.subject.counted("sheet-prize-wins", "rounds", round), prizes: prizes.collect() }
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
            (ahead(*sum) < self.places()).then(|| {
                let title = ordinal(self.subject, ahead(*sum));
                let winner = Text::bold(country.to_string()).then_small(format!("  {places}"));
                Winner { entry: None, prize: Prize { title, winner, remark } }
            })
        };
        Group { name: self.subject.word("sheet-prize-countries"), prizes: sums.iter().map_while(prize).collect() }
    }

    /// Returns the youngest player; all players of the latest year if the day of birth of one of them is unknown.
    fn youngest(&self, free: impl Fn(&Entry) -> bool) -> Group {
        let born = |entry: &Entry| entry.player.birth;
        let mut last: Vec<&Entry> = self.lines.iter().map(|line| line.1).filter(|entry| free(entry)).collect();
        let year = last.iter().filter_map(|entry| Some(born(entry)?.year())).max();
        last.retain(|entry| year.is_some() && born(entry).map(|b| b.year()) == year);
        let day = |entry: &Entry| match born(entry) {
            Some(domain::model::player::Birth::Day(day)) => Some(day),
            _ => None,
        };
        if last.iter().all(|entry| day(entry).is_some()) {
            let latest = last.iter().filter_map(|entry| day(entry)).max();
            last.retain(|entry| day(entry) == latest);
        }
        let prizes = last.into_iter().map(|entry| self.prize(String::new(), entry, String::new()));
        Group { name: self.subject.word("sheet-prize-youngest"), prizes: prizes.collect() }
    }
}

/// Returns the winner, the finalist, and the winner of the game for third place or else the losers of the semi-finals; without
/// those who have won another prize and win only one.
fn knock_out(subject: &Subject, category: Category, honoured: &BTreeSet<EntryId>) -> Option<Group> {
    let tournament: &Tournament = subject.tournament;
    let table = tournament.table_of(category)?;
    let progress = progress(tournament, table);
    progress.winner()?;
    let first_three = progress.ranking().into_iter().filter(|places| places.from <= 3);
    let places = first_three.flat_map(|places| {
        let place = places.from as usize - 1;
        places.entries.into_iter().map(move |entry| (place, entry))
    });
    let prize = |(place, entry): (usize, EntryId)| {
        let winner = subject.player(entry).full();
        Winner { entry: Some(entry), prize: Prize { title: ordinal(subject, place), winner, remark: String::new() } }
    };
    let name = subject.phrase("sheet-prize-knock-out", &[("category", &category.to_string())]);
    Some(Group { name, prizes: places.filter(|(_, entry)| !honoured.contains(entry)).map(prize).collect() })
}

/// Returns the title of a prize by the number of players or countries that are better.
fn ordinal(subject: &Subject, ahead: usize) -> String {
    match ["sheet-place-1", "sheet-place-2", "sheet-place-3"].get(ahead) {
        Some(key) => subject.word(key),
        None => subject.phrase("sheet-prize-place", &[("place", &(ahead + 1).to_string())]),
    }
}
