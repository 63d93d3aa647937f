//! Benchmarks standings of 1,000 players after ten rounds, which the director waits for after every result.

use chrono::NaiveDate;
use criterion::{Criterion as Bench, criterion_group, criterion_main};
use domain::{
    Competition, CompetitionId, Criterion, Crosstable, Entry, EntryId, EventSettings, Game, GameId, GameResult, Passes,
    Player, Rank, RoundNumber, Rounds, Standings, Tournament, Verdict,
};

const OPEN: CompetitionId = CompetitionId::OPEN;
const PLAYERS: i64 = 1_000;
const ROUNDS: RoundNumber = 10;

/// Returns a full tournament: everyone meets a near neighbour, misses one round in thirteen, and wins at random.
fn field() -> Tournament {
    let mut lot = 1u32;
    let mut draw = move |below: u32| {
        lot = lot.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (lot >> 16) % below
    };
    let entries = (0..PLAYERS).map(|id| {
        let rank = Rank::from_grade(4 - (id / 32) as i32);
        let mut entry = Entry::new(EntryId(id), OPEN, Player::new(format!("Player {id:04}"), "Ana", rank));
        entry.missed = Rounds::of((1..=ROUNDS).filter(|_| draw(13) == 0));
        entry
    });
    let entries: Vec<Entry> = entries.collect();
    let mut games = Vec::new();
    for round in 1..=ROUNDS {
        let mut playing: Vec<&Entry> = entries.iter().filter(|e| e.plays(round)).collect();
        let (start, step) = (draw(8) as usize, 1 + draw(7) as usize);
        playing.drain(..start);
        for group in playing.chunks_exact(2 * step) {
            for (black, white) in group[..step].iter().zip(&group[step..]) {
                let verdict = if draw(2) == 0 { Verdict::BlackWins } else { Verdict::WhiteWins };
                games.push(game(games.len() as i64, round, black.id, white.id, verdict));
            }
        }
    }
    Tournament {
        entries,
        games,
        ..Tournament::new(
            EventSettings::new("Bench", NaiveDate::default(), ""),
            Competition::new(OPEN, "Open", domain::System::McMahon, ROUNDS),
        )
    }
}

fn game(id: i64, round: RoundNumber, black: EntryId, white: EntryId, verdict: Verdict) -> Game {
    Game {
        id: GameId(id),
        competition: OPEN,
        round,
        board: id as u32 + 1,
        black,
        white,
        handicap: 0,
        passes: Passes::both(Some(GameResult::played(verdict))),
        knockout: None,
        ladder_winner: None,
        locked: false,
        changed_after_release: false,
        played_on: None,
    }
}

fn standings(bench: &mut Bench) {
    let tournament = field();
    let open = &tournament.competition;
    let table = Crosstable::of(&tournament, ROUNDS);
    let mut group = bench.benchmark_group("standings-1000x10");
    group.bench_function("crosstable", |b| b.iter(|| Crosstable::of(&tournament, ROUNDS)));
    group.bench_function("default tie-breaks", |b| b.iter(|| Standings::of(&table, open, ROUNDS)));
    let confronted = [Criterion::Direct, Criterion::Mms];
    group.bench_function("direct confrontation of all", |b| {
        b.iter(|| Standings::by(&confronted, &table, open, ROUNDS));
    });
    group.finish();
}

criterion_group!(benches, standings);
criterion_main!(benches);
