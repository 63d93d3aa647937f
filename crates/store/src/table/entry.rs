//! Tables `entry`, `seed_points` and `pair_partner`: the entries with their players, their points for seeding, and the people of
//! pairs.

use std::collections::BTreeMap;

use domain::model::player::Birth;
use domain::{Category, CompetitionId, Entry, EntryId, Gor, Partner, PersonId, Player, PlayerPair, Rounds};
use rusqlite::Connection;

use super::cells::{self, Cell, Cells, some_text, text, word};
use super::{Numbered, Stored};
use crate::error::Result;
use crate::ranges;

impl Stored for Entry {
    fn check_ranges(&self) -> Result<()> {
        ranges::entry(self)
    }

    fn all(connection: &Connection) -> Result<Vec<Entry>> {
        let mut entries = cells::read_all(connection, "entry", "id", entry)?;
        let points = cells::read_all(connection, "seed_points", "entry, category", seed_points)?;
        cells::attach(&mut entries, |entry| entry.id, points, |entry, sp| entry.sp.extend([sp]));
        let partners = cells::read_all(connection, "pair_partner", "entry, place", partner)?;
        let pairs = partners.chunks_exact(2).filter(|two| two[0].0 == two[1].0);
        let pairs = pairs.map(|two| (two[0].0, [two[0].1.clone(), two[1].1.clone()])).collect();
        cells::attach(&mut entries, |entry| entry.id, pairs, |entry, pair| entry.player.pair = Some(together(pair)));
        Ok(entries)
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let cells = own_cells(self).into_iter().chain(player_cells(&self.player)).collect();
        cells::upsert(connection, "entry", 1, cells)?;
        cells::remove(connection, "seed_points", ["entry"], [self.id.0])?;
        for (&category, &points) in &self.sp {
            let cells = vec![("entry", self.id.0.into()), ("category", category.0.into()), ("points", points.into())];
            cells::upsert(connection, "seed_points", 2, cells)?;
        }
        cells::remove(connection, "pair_partner", ["entry"], [self.id.0])?;
        let partners = self.player.pair.iter().flat_map(|pair| pair.partners().map(|partner| (partner, pair.mixed)));
        for ((partner, mixed), place) in partners.zip(1i64..) {
            let own: [Cell; 5] = [
                ("entry", self.id.0.into()),
                ("place", place.into()),
                ("person", partner.person.0.into()),
                ("mixed", mixed.into()),
                ("rank", text(partner.player.rank)),
            ];
            let cells = own.into_iter().chain(player_cells(&partner.player)).collect();
            cells::upsert(connection, "pair_partner", 2, cells)?;
        }
        Ok(())
    }

    fn remove(connection: &Connection, id: EntryId) -> Result<()> {
        cells::remove(connection, "seed_points", ["entry"], [id.0])?;
        cells::remove(connection, "pair_partner", ["entry"], [id.0])?;
        cells::remove(connection, "entry", ["id"], [id.0])
    }
}

impl Numbered for Entry {
    const TABLE: &'static str = "entry";

    fn numbered(number: i64) -> EntryId {
        EntryId(number)
    }
}

fn entry(row: &Cells) -> Result<Entry> {
    Ok(Entry {
        id: EntryId(row.plain("id")?),
        competition: CompetitionId(row.plain("competition")?),
        person: PersonId(row.plain("person")?),
        number: row.plain("number")?,
        player: player(row)?,
        status: row.word("status")?,
        missed: Rounds(row.plain("missed")?),
        score_shift: row.plain("score_shift")?,
        family_group: row.some_words("family_group")?,
        ghost: row.plain("ghost")?,
        guest: row.plain("guest")?,
        fixed_board: row.plain("fixed_board")?,
        stars_before: row.plain("stars_before")?,
        admitted: row.plain("admitted")?,
        membership: row.word("membership")?,
        paid: row.plain("paid")?,
        sp: BTreeMap::new(),
    })
}

fn player(row: &Cells) -> Result<Player> {
    let year: Option<i32> = row.plain("birth_year")?;
    let day = row.some_parsed("birth_day")?;
    Ok(Player {
        family: row.words("family")?,
        given: row.words("given")?,
        middle: row.words("middle")?,
        latin: row.some_words("latin")?,
        irn: row.some_words("irn")?,
        club: row.words("club")?,
        town: row.words("town")?,
        country: row.some_parsed("country")?,
        birth: day.map(Birth::Day).or(year.map(Birth::Year)),
        sex: row.word("sex")?,
        egd_pin: row.some_words("egd_pin")?,
        ffg_licence: row.some_words("ffg_licence")?,
        ffg_status: row.some_words("ffg_status")?,
        aga_id: row.some_words("aga_id")?,
        user_name: row.some_words("user_name")?,
        rank: row.parsed("rank")?,
        rating_rank: row.some_parsed("rating_rank")?,
        rating: row.plain::<Option<i32>>("rating")?.map(Gor),
        publication: row.word("publication")?,
        pair: None,
    })
}

/// Returns a partner with the key of the pair's entry, and whether the pair is mixed.
fn partner(row: &Cells) -> Result<(EntryId, (Partner, bool))> {
    let partner = Partner { person: PersonId(row.plain("person")?), player: player(row)? };
    Ok((EntryId(row.plain("entry")?), (partner, row.plain("mixed")?)))
}

fn together([(first, mixed), (second, _)]: [(Partner, bool); 2]) -> Box<PlayerPair> {
    Box::new(PlayerPair { first, second, mixed })
}

fn seed_points(row: &Cells) -> Result<(EntryId, (Category, u32))> {
    Ok((EntryId(row.plain("entry")?), (Category(row.plain("category")?), row.plain("points")?)))
}

fn own_cells(entry: &Entry) -> [Cell; 16] {
    [
        ("id", entry.id.0.into()),
        ("competition", entry.competition.0.into()),
        ("person", entry.person.0.into()),
        ("number", entry.number.into()),
        ("status", word(entry.status)),
        ("missed", entry.missed.0.into()),
        ("score_shift", entry.score_shift.into()),
        ("family_group", some_text(entry.family_group.as_ref())),
        ("ghost", entry.ghost.into()),
        ("guest", entry.guest.into()),
        ("fixed_board", entry.fixed_board.into()),
        ("stars_before", entry.stars_before.into()),
        ("admitted", entry.admitted.into()),
        ("membership", word(entry.membership)),
        ("paid", entry.paid.into()),
        ("rank", text(entry.player.rank)),
    ]
}

fn player_cells(player: &Player) -> [Cell; 19] {
    let (year, day) = match player.birth {
        Some(Birth::Year(year)) => (Some(year), None),
        Some(Birth::Day(day)) => (None, Some(day)),
        None => (None, None),
    };
    [
        ("family", text(&player.family)),
        ("given", text(&player.given)),
        ("middle", text(&player.middle)),
        ("latin", some_text(player.latin.as_ref())),
        ("irn", some_text(player.irn.as_ref())),
        ("club", text(&player.club)),
        ("town", text(&player.town)),
        ("country", some_text(player.country)),
        ("birth_year", year.into()),
        ("birth_day", some_text(day)),
        ("sex", word(player.sex)),
        ("egd_pin", some_text(player.egd_pin.as_ref())),
        ("ffg_licence", some_text(player.ffg_licence.as_ref())),
        ("ffg_status", some_text(player.ffg_status.as_ref())),
        ("aga_id", some_text(player.aga_id.as_ref())),
        ("user_name", some_text(player.user_name.as_ref())),
        ("rating_rank", some_text(player.rating_rank)),
        ("rating", player.rating.map(|rating| rating.0).into()),
        ("publication", word(player.publication)),
    ]
}
