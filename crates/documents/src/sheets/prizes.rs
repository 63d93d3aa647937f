//! `prizes`: who is to be called up (R55), as far as the event alone knows it: categories, girls and boys, knock-outs,
//! above the bar, by wins, the youngest, countries. What looks at the whole year is the tour book's.

use std::collections::BTreeMap;

use app::standings::{Placed, ViewStandings, placed};
use domain::knockout::progress;
use domain::model::player::Sex;
use domain::standings::StandingsLine;
use domain::{Category, Country, Entry, EntryId, HalfPoints, ScoreBasis, Tournament};
use print::kit::text::Text;
use print::sheets::{Prize, Prizes};
use session::{AppError, Result};

use super::Subject;

/// So many are called up in each group.
const CALLED_UP: usize = 3;

type Group = (String, Vec<Prize>);

/// The groups that have anyone in them.
pub(super) fn sheet(subject: &Subject) -> Result<Prizes> {
    let round = subject.reached_round()?;
    if round == 0 {
        return Err(AppError::not_now("No round is paired: there are no prizes yet."));
    }
    let placed = placed(subject.session, &ViewStandings { round: Some(round), criteria: None })?;
    let field = Field::of(subject, &placed);
    let mut groups = vec![field.first(subject.competition.name.clone(), |_| true)];
    for &category in &subject.tournament.event.ages.categories {
        let own = |entry: &Entry| subject.tournament.category_of(entry) == Some(category);
        let of = |key: &str| subject.phrase(key, &[("category", &category.to_string())]);
        groups.extend(knock_out(subject, category));
        groups.push(field.first(of("sheet-prize-category"), own));
        for (key, sex) in [("sheet-prize-girls", Sex::Female), ("sheet-prize-boys", Sex::Male)] {
            groups.push(field.first(of(key), |entry| own(entry) && entry.player.sex == Some(sex)));
        }
    }
    groups.extend(field.above_the_bar());
    groups.push(field.by_wins(&placed, round));
    groups.push(field.countries());
    groups.push(field.youngest());
    groups.retain(|(_, prizes)| !prizes.is_empty());
    Ok(Prizes { heading: subject.heading(Some(round)), groups })
}

/// Those who may be called up, by place; guests play for the others only.
struct Field<'s, 'a> {
    subject: &'s Subject<'a>,
    lines: Vec<(u32, &'a Entry, usize)>,
}

impl<'s, 'a> Field<'s, 'a> {
    fn of(subject: &'s Subject<'a>, placed: &Placed) -> Field<'s, 'a> {
        let mut place = 0;
        let line = |line: &StandingsLine| {
            place = line.place.unwrap_or(place);
            let entry = subject.tournament.entry(line.entry)?;
            (!entry.guest && line.place.is_some()).then_some((place, entry, line.row))
        };
        Field { subject, lines: placed.standings.lines.iter().filter_map(line).collect() }
    }

    /// The first three of those who are meant; who shares the third place is called up too.
    fn first(&self, name: String, meant: impl Fn(&Entry) -> bool) -> Group {
        let meant: Vec<&(u32, &Entry, usize)> = self.lines.iter().filter(|(_, entry, _)| meant(entry)).collect();
        let ahead = |place: u32| meant.iter().filter(|line| line.0 < place).count();
        let prize = |&&(place, entry, _): &&(u32, &Entry, usize)| {
            let shared = meant.iter().filter(|line| line.0 == place).count() > 1;
            let remark = if shared { self.subject.word("sheet-prize-shared") } else { String::new() };
            (ahead(place) < CALLED_UP).then(|| self.prize(ordinal(self.subject, ahead(place)), entry, remark))
        };
        (name, meant.iter().map_while(prize).collect())
    }

    fn prize(&self, title: String, entry: &Entry, remark: String) -> Prize {
        Prize { title, winner: self.subject.printed(entry).full(), remark }
    }

    /// The best of those who started at the bar or above; left out where that is everyone or nobody.
    fn above_the_bar(&self) -> Option<Group> {
        let competition = self.subject.competition;
        let above = |entry: &Entry| entry.player.rank >= competition.mcmahon.bar;
        let count = self.lines.iter().filter(|(_, entry, _)| above(entry)).count();
        let tells = competition.system == domain::System::McMahon && count > 0 && count < self.lines.len();
        tells.then(|| self.first(self.subject.word("sheet-prize-above-bar"), above))
    }

    /// Everyone who won at least two games of three, by wins.
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

    /// The country teams: the best two boys and two girls, by the sum of their places.
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
            let sum_told = self.subject.counted("sheet-prize-sum", "sum", *sum);
            let told = self.subject.phrase("sheet-prize-places", &[("places", &places.join(", "))]);
            (ahead(*sum) < CALLED_UP).then(|| Prize {
                title: ordinal(self.subject, ahead(*sum)),
                winner: Text::bold(country.to_string()).then_small(format!("  {told}")),
                remark: sum_told,
            })
        };
        (self.subject.word("sheet-prize-countries"), sums.iter().map_while(prize).collect())
    }

    /// Whoever was born last; where only years are known, all of the last year.
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

/// The winner, the finalist, and who won the game for the third place or else lost a semi-final.
fn knock_out(subject: &Subject, category: Category) -> Option<Group> {
    let tournament: &Tournament = subject.tournament;
    let table = tournament.table_of(subject.competition.id, category)?;
    let progress = progress(tournament, table);
    let last = progress.rounds.last()?.games.first()?;
    let winner = last.winner()?;
    let mut places: Vec<(usize, EntryId)> = vec![(0, winner)];
    places.extend(last.eliminated().map(|entry| (1, entry)));
    match progress.third_place.as_ref() {
        Some(game) => places.extend(game.winner().map(|entry| (2, entry))),
        None => {
            let semi_finals = progress.rounds.iter().rev().nth(1);
            places.extend(semi_finals.into_iter().flat_map(|r| &r.games).flat_map(|g| g.eliminated()).map(|e| (2, e)));
        }
    }
    let prize = |(place, entry): (usize, EntryId)| Prize {
        title: ordinal(subject, place),
        winner: subject.player(entry).full(),
        remark: String::new(),
    };
    let name = subject.phrase("sheet-prize-knock-out", &[("category", &category.to_string())]);
    Some((name, places.into_iter().map(prize).collect()))
}

fn ordinal(subject: &Subject, ahead: usize) -> String {
    subject.word(["sheet-place-1", "sheet-place-2", "sheet-place-3"][ahead.min(2)])
}
