//! Plays the operations of an event and compares after each; drops operations from one that shows a difference.

use std::collections::BTreeMap;

use api::dispatch_event;
use app::operation::op;
use domain::{Category, CountsAs, Game, Tournament};
use recompute::facts::Facts;
use recompute::pairing::wrong_round;
use recompute::published::published;
use recompute::qualifying::plan;
use recompute::teams::of_teams;
use serde_json::{Value, json};
use session::{EventSession, FileHandles};

use crate::basis::Said;
use crate::begin::begin;
use crate::compare::{Alter, Difference, compare};
use crate::generate::Generator;
use crate::read_facts::read_facts;

/// The operation that gives players the points of a seed list.
pub const SEED_LIST: &str = "import_seed_list";

/// One operation: a command of the window and its request.
pub type Step = (&'static str, Value);

/// A difference, and how to get there.
#[derive(Debug, Clone)]
pub struct Finding {
    /// The seed of the event.
    pub seed: u64,
    /// The operations, the last of which shows the difference.
    pub steps: Vec<Step>,
    /// The difference.
    pub difference: Difference,
}

/// How often each command was carried out, and refused.
pub type Counts = BTreeMap<String, (u64, u64)>;

/// An event being played.
struct Event {
    session: EventSession,
    /// The snapshots to which undo leads, the newest last.
    past: Vec<Tournament>,
    /// The snapshots to which redo leads, the next one last.
    future: Vec<Tournament>,
    /// What was said of each round.
    said: Said,
}

/// Plays the event of a seed with at most `limit` operations. Counts its commands in `counts`.
///
/// # Errors
/// The first difference, with as few operations as dropping them one by one leaves.
pub fn audit(seed: u64, limit: usize, counts: &mut Counts, alter: Alter<'_>) -> Result<(), Finding> {
    let mut event = Event::begin(seed);
    let mut generator = Generator::new(seed);
    let mut steps: Vec<Step> = Vec::new();
    while steps.len() < limit {
        let Some(step) = generator.next(event.tournament()) else { break };
        steps.push(step.clone());
        let (accepted, difference) = event.act(&step, alter);
        let count = counts.entry(step.0.to_string()).or_default();
        if accepted {
            count.0 += 1
        } else {
            count.1 += 1
        }
        generator.note(accepted);
        if let Some(difference) = difference {
            return Err(shrunk(Finding { seed, steps, difference }, alter));
        }
    }
    Ok(())
}

/// Returns the first difference when these operations are played from the beginning, and how many operations lead to it.
pub fn replay(seed: u64, steps: &[Step], alter: Alter<'_>) -> Option<(usize, Difference)> {
    let mut event = Event::begin(seed);
    let mut played = (1..).zip(steps).map(|(count, step)| (count, event.act(step, alter).1));
    played.find_map(|(count, difference)| Some((count, difference?)))
}

/// Drops operations as long as some difference remains.
fn shrunk(mut finding: Finding, alter: Alter<'_>) -> Finding {
    let mut size = finding.steps.len() / 2;
    while size > 0 {
        let mut from = 0;
        while from < finding.steps.len() {
            let to = (from + size).min(finding.steps.len());
            let fewer: Vec<Step> = finding.steps[..from].iter().chain(&finding.steps[to..]).cloned().collect();
            match replay(finding.seed, &fewer, alter) {
                Some((count, difference)) => {
                    finding.steps = fewer[..count].to_vec();
                    finding.difference = difference;
                }
                None => from = to,
            }
        }
        size /= 2;
    }
    finding
}

impl Event {
    fn begin(seed: u64) -> Event {
        Event { session: begin(seed), past: Vec::new(), future: Vec::new(), said: Said::default() }
    }

    fn tournament(&self) -> &Tournament {
        self.session.tournament().expect("an event is open")
    }

    /// Carries out an operation. Returns whether it was accepted, and the first difference.
    fn act(&mut self, step: &Step, alter: Alter<'_>) -> (bool, Option<Difference>) {
        let before = self.tournament().clone();
        let accepted = match step.0 {
            SEED_LIST => self.session.transact(op::ImportSeedList, &step.1.to_string(), |t| seed(t, &step.1)).is_ok(),
            _ => dispatch_event(&mut self.session, &FileHandles::default(), step.0, step.1.clone()).is_ok(),
        };
        let wrong = self
            .wrong_round(step.0, &before)
            .or_else(|| self.wrong_plan(step, accepted))
            .or_else(|| self.wrong_names(step, accepted))
            .or_else(|| self.wrong_release(step, accepted))
            .or_else(|| self.wrong_snapshot(step.0, before, accepted))
            .or_else(|| self.wrong_words(step.0));
        (accepted, wrong.or_else(|| compare(&mut self.session, alter)))
    }

    /// Returns what is wrong with the games of a round that an operation paired.
    fn wrong_round(&self, command: &str, before: &Tournament) -> Option<Difference> {
        let newest = self.tournament().rounds.iter().map(|round| round.number).max()?;
        if command != "pair_round" || before.rounds.iter().any(|round| round.number == newest) {
            return None;
        }
        let mut facts = read_facts(self.tournament());
        let held = count_unfinished(&mut facts, before, newest);
        let shown = wrong_round(&of_teams(&facts), newest, &held)?;
        Some(Difference { what: format!("pairing of round {newest}"), shown, recomputed: String::new() })
    }

    /// Returns what is said otherwise of a round than before. Results come in long rows, so what they change is seen at the next
    /// operation.
    fn wrong_words(&mut self, command: &str) -> Option<Difference> {
        if command == "enter_result" { None } else { self.said.compare(&self.session) }
    }

    /// Returns who had left a round that was released without a question.
    fn wrong_release(&self, (command, request): &Step, accepted: bool) -> Option<Difference> {
        if *command != "release_round" || !accepted || request["consent"] == true {
            return None;
        }
        let tournament = self.tournament();
        let round = u32::try_from(request["round"].as_u64()?).ok()?;
        let left = domain::pairing::who_left(tournament, tournament.competitions[0].id, round);
        let what = format!("release of round {round}");
        (!left.is_empty()).then(|| Difference { what, shown: format!("{left:?}"), recomputed: String::new() })
    }

    /// Compares a qualifying that was just planned with the list.
    fn wrong_plan(&self, (command, request): &Step, accepted: bool) -> Option<Difference> {
        if *command != "plan_qualifying" || !accepted {
            return None;
        }
        let facts = read_facts(self.tournament());
        let planned = facts.qualifyings.iter().find(|q| request["category"] == q.category)?;
        let number = |field: &str| request[field].as_u64().unwrap_or_default();
        let recomputed = plan(&facts, planned, number("rounds") as u32, number("for_wild_cards") as usize);
        let shown = (planned.direct.clone(), planned.sections.clone());
        (shown != recomputed).then(|| Difference {
            what: "plan of a qualifying".into(),
            shown: format!("{shown:?}"),
            recomputed: format!("{recomputed:?}"),
        })
    }

    /// Compares the names, countries and clubs of a table that was just drawn with what its players publish.
    fn wrong_names(&self, (command, request): &Step, accepted: bool) -> Option<Difference> {
        if *command != "draw_knockout" || !accepted {
            return None;
        }
        let facts = read_facts(self.tournament());
        let table = facts.tables.iter().find(|table| request["category"] == table.category)?;
        let shown: Vec<_> =
            table.draw.list.iter().map(|e| (e.id, (e.name.clone(), e.country.clone(), e.club.clone()))).collect();
        let person = |id: &i64| facts.people.iter().find(|person| person.id == *id);
        let recomputed: Vec<_> = shown.iter().filter_map(|(id, _)| Some((*id, published(person(id)?)))).collect();
        (shown != recomputed).then(|| Difference {
            what: "names in a frozen text".into(),
            shown: format!("{shown:?}"),
            recomputed: format!("{recomputed:?}"),
        })
    }

    /// Compares the snapshot with the one before after a refusal, and with the remembered ones after undo and redo.
    fn wrong_snapshot(&mut self, command: &str, before: Tournament, accepted: bool) -> Option<Difference> {
        let after = self.tournament().clone();
        let expected = match command {
            _ if !accepted => before,
            "undo" => {
                self.future.push(before);
                self.past.pop()?
            }
            "redo" => {
                self.past.push(before);
                self.future.pop()?
            }
            _ => {
                if after != before {
                    self.past.push(before);
                    self.future.clear();
                }
                return None;
            }
        };
        (after != expected).then(|| Difference {
            what: format!("the event after {command}"),
            shown: format!("{:?}", read_facts(&after)),
            recomputed: format!("{:?}", read_facts(&expected)),
        })
    }
}

impl std::fmt::Display for Finding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "seed {}: {}", self.seed, self.difference.what)?;
        writeln!(f, "  shown:      {}", self.difference.shown)?;
        writeln!(f, "  recomputed: {}", self.difference.recomputed)?;
        let session = begin(self.seed);
        let facts = session.tournament().map(read_facts);
        writeln!(f, "  rules:      {:?}", facts.map(|facts| facts.rules).unwrap_or_default())?;
        writeln!(f, "  after {} operations:", self.steps.len())?;
        self.steps.iter().try_for_each(|(command, request)| writeln!(f, "    {command} {request}"))
    }
}

/// Gives the unfinished games of rounds before `round` the results that they count as (R75). Returns the players who wait for
/// a game that is held.
fn count_unfinished(facts: &mut Facts, tournament: &Tournament, round: u32) -> Vec<i64> {
    let waits = |game: &&Game| game.round < round && game.knockout.is_none() && tournament.is_unfinished(game);
    let mut held = Vec::new();
    for game in tournament.games.iter().filter(waits) {
        let own = tournament.adjournment_of(game.id).and_then(|form| form.counts_as);
        let result = match own.unwrap_or(tournament.competitions[0].pairing.unfinished.into()) {
            // Teams cannot do without a player (decision 107).
            CountsAs::Held if tournament.competitions[0].teams.is_some() => "=",
            CountsAs::Jigo => "=",
            CountsAs::BlackWins => "1-0",
            CountsAs::WhiteWins => "0-1",
            CountsAs::Held => {
                held.extend([game.black.0, game.white.0]);
                continue;
            }
        };
        for counted in facts.games.iter_mut().filter(|counted| counted.id == game.id.0) {
            (counted.black_pass, counted.white_pass) = (Some(result.into()), Some(result.into()));
        }
    }
    held
}

/// Gives players the tour points of a seed list. The command of the window needs a signed file.
fn seed(tournament: &mut Tournament, request: &Value) -> session::Result<()> {
    for line in request["points"].as_array().into_iter().flatten() {
        let [id, category, points] = [0, 1, 2].map(|at| line[at].as_i64().unwrap_or_default());
        if let Some(entry) = tournament.entries.iter_mut().find(|entry| entry.id.0 == id) {
            entry.sp.insert(Category(category as u8), points as u32);
        }
    }
    Ok(())
}

/// Returns an operation.
pub fn step(command: &'static str, request: Value) -> Step {
    (command, if request.is_null() { json!({}) } else { request })
}
