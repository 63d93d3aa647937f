//! The list of a category: its order, and the players who are not in it (R25).

use chrono::NaiveDate;

use super::plan;
use crate::knockout::{Exclusion, eligible};
use crate::model::category::Category;
use crate::model::competition::{Competition, System};
use crate::model::entry::{Entry, EntryStatus};
use crate::model::event_settings::EventSettings;
use crate::model::id::{CompetitionId, EntryId};
use crate::model::knockout_table::{DrawPlan, Entrant};
use crate::model::player::Player;
use crate::model::player::{Birth, Publication};
use crate::model::rating::Gor;
use crate::model::tournament::Tournament;

const KO16: Category = Category(16);

fn entry(id: i64, rank: &str, born: i32) -> Entry {
    let mut player = Player::new(format!("Family{id}"), "Given", rank.parse().unwrap());
    player.birth = Some(Birth::Year(born));
    Entry::new(EntryId(id), CompetitionId::OPEN, player)
}

fn tournament(entries: Vec<Entry>) -> Tournament {
    Tournament {
        entries,
        ..Tournament::new(
            EventSettings::new("Winter Festival", NaiveDate::from_ymd_opt(2026, 2, 20).unwrap(), "00"),
            Competition::new(CompetitionId::OPEN, "Open", System::McMahon, 6),
        )
    }
}

#[test]
fn eligible_orders_by_points_then_rating_then_rank() {
    let mut entries: Vec<Entry> =
        [(1, "1d"), (2, "5k"), (3, "3k"), (4, "3d"), (5, "3k")].map(|(id, rank)| entry(id, rank, 2012)).to_vec();
    entries[1].sp.insert(KO16, 40);
    entries[2].sp.insert(Category(12), 900);
    entries[4].player.rating = Some(Gor(1850));
    let list = eligible(&tournament(entries), KO16).list;
    let order: Vec<i64> = list.iter().map(|l| l.entrant.entry.0).collect();
    assert_eq!(order, [2, 4, 1, 5, 3], "points of another category do not count");
    assert_eq!((list[0].sp, list[3].rating), (40, Some(Gor(1850))));
}

#[test]
fn unpublished_countries_and_clubs_stay_out_of_the_frozen_text() {
    let mut entries: Vec<Entry> = (1..=3).map(|id| entry(id, "1k", 2012)).collect();
    for (entry, choice) in entries.iter_mut().zip([Publication::Full, Publication::Initials, Publication::Anonymous]) {
        entry.player.publication = choice;
        entry.player.country = "RO".parse().ok();
        entry.player.club = "Mill".into();
    }
    let list: Vec<Entrant> = eligible(&tournament(entries), KO16).list.into_iter().map(|l| l.entrant).collect();
    let shown: Vec<(bool, &str)> = list.iter().map(|e| (e.country.is_some(), e.club.as_str())).collect();
    assert_eq!(shown, [(true, "Mill"), (true, ""), (false, "")]);
    let frozen = DrawPlan { list, lines: 4, ..plan(3) }.text();
    assert!(
        frozen.ends_with("1|1|Family1 Given|1k|RO|Mill|listed\n2|2|F. G.|1k|RO||listed\n3|3||1k|||listed\n"),
        "{frozen}"
    );
}

#[test]
fn eligible_gives_a_reason_for_each_excluded_player() {
    let mut entries: Vec<Entry> = (1..=8).map(|id| entry(id, "1k", 2012)).collect();
    entries[1].player.birth = Some(Birth::Year(1990));
    entries[2].player.birth = None;
    entries[3].player.birth = Some(Birth::Year(2015));
    entries[4].guest = true;
    entries[5].status = EntryStatus::PreRegistered;
    entries[6].status = EntryStatus::Withdrawn;
    entries[7].ghost = true;
    let found = eligible(&tournament(entries), KO16);
    assert_eq!(found.list.len(), 1);
    let why: Vec<Exclusion> = found.excluded.iter().map(|e| e.why).collect();
    let expected = [
        Exclusion::Senior,
        Exclusion::BirthUnknown,
        Exclusion::OtherCategory(Category(12)),
        Exclusion::Guest,
        Exclusion::PreRegistered,
        Exclusion::Withdrawn,
        Exclusion::Ghost,
    ];
    assert_eq!(why, expected);
}

#[test]
fn list_respects_publication_choices() {
    let mut entries = vec![entry(1, "1k", 2012), entry(2, "2k", 2012), entry(3, "3k", 2012)];
    entries[1].player.publication = Publication::Initials;
    entries[2].player.publication = Publication::Anonymous;
    let list = eligible(&tournament(entries), KO16).list;
    let names: Vec<&str> = list.iter().map(|l| l.entrant.name.as_str()).collect();
    assert_eq!(names, ["Family1 Given", "F. G.", ""]);
}
