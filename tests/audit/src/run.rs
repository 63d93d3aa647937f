//! Plays the operations of an event and compares after each; drops operations from one that shows a difference.

use api::dispatch_event;
use app::operation::op;
use domain::{Category, CountsAs, Event, Game, RoundState, Tournament};
use recompute::facts::Facts;
use recompute::pairing::wrong_round;
use recompute::published::published;
use recompute::qualifying::plan;
use recompute::teams::of_teams;
use serde_json::{Value, json};
use session::{ErrorCode, EventSession, FileHandles};

use crate::actions::Counts;
use crate::basis::Said;
use crate::begin::{begin, is_recomputed};
use crate::compare::{Alter, Difference, compare};
use crate::generate::Generator;
use crate::kept::{wrong_check, wrongly_changed};
use crate::origins::Origins;
use crate::read_facts::read_facts;
use crate::validity::{Alone, must_ask, wrong_validity};

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

/// An operation that was carried out.
struct Done {
    /// The event without it: before it in the past, after it in the future.
    other: Event,
    /// What its newest round was paired from then.
    origins: Origins,
}

/// An event being played.
struct Played {
    session: EventSession,
    /// What undo takes back, the newest last, with the snapshots to which it leads.
    past: Vec<Done>,
    /// What redo does again, the next one last, with the snapshots to which it leads.
    future: Vec<Done>,
    /// What the newest round was paired from.
    origins: Origins,
    /// What was said of each round.
    said: Said,
    /// How rounds would be paired from other facts.
    alone: Alone,
}

/// Plays the event of a seed with at most `limit` operations. Counts its commands in `counts`.
///
/// # Errors
/// The first difference, with as few operations as [`shrunk`] leaves.
pub fn audit(seed: u64, limit: usize, counts: &mut Counts, alter: Alter<'_>) -> Result<(), Finding> {
    play(seed, limit, counts, alter).map_err(|finding| shrunk(finding, MOST_REPLAYED, alter))
}

/// Plays the event of a seed as [`audit`] does.
///
/// # Errors
/// The first difference, with all operations.
pub fn play(seed: u64, limit: usize, counts: &mut Counts, alter: Alter<'_>) -> Result<(), Finding> {
    let mut event = Played::begin(seed);
    let mut generator = Generator::new(seed);
    let mut steps: Vec<Step> = Vec::new();
    while steps.len() < limit {
        let Some(step) = generator.next(event.whole()) else { break };
        steps.push(step.clone());
        let before = event.tournament().clone();
        let (accepted, difference) = event.act(&step, alter);
        counts.add(&step, &before, accepted);
        generator.note(accepted);
        if let Some(difference) = difference {
            return Err(Finding { seed, steps, difference });
        }
    }
    Ok(())
}

/// Returns the first difference when these operations are played from the beginning, and how many operations lead to it.
pub fn replay(seed: u64, steps: &[Step], alter: Alter<'_>) -> Option<(usize, Difference)> {
    let mut event = Played::begin(seed);
    let mut played = (1..).zip(steps).map(|(count, step)| (count, event.act(step, alter).1));
    played.find_map(|(count, difference)| Some((count, difference?)))
}

/// The most operations that are played again to shorten a finding.
pub const MOST_REPLAYED: usize = 4_000;

/// Drops operations as long as some difference remains, and at most `most` operations were played again.
pub fn shrunk(mut finding: Finding, most: usize, alter: Alter<'_>) -> Finding {
    let mut replayed = 0;
    let mut size = finding.steps.len() / 2;
    while size > 0 {
        let mut from = 0;
        while from < finding.steps.len() && replayed < most {
            let to = (from + size).min(finding.steps.len());
            let fewer: Vec<Step> = finding.steps[..from].iter().chain(&finding.steps[to..]).cloned().collect();
            replayed += fewer.len();
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

impl Played {
    fn begin(seed: u64) -> Played {
        Played {
            session: begin(seed),
            past: Vec::new(),
            future: Vec::new(),
            origins: Origins::default(),
            said: Said::default(),
            alone: Alone::default(),
        }
    }

    fn whole(&self) -> &Event {
        self.session.event().expect("an event is open")
    }

    fn tournament(&self) -> &Tournament {
        self.session.tournament().expect("an event is open")
    }

    /// Carries out an operation. Returns whether it was accepted, and the first difference.
    fn act(&mut self, step: &Step, alter: Alter<'_>) -> (bool, Option<Difference>) {
        let (before, before_all) = (self.tournament().clone(), self.whole().clone());
        let question = self.question(step);
        let answer = match step.0 {
            SEED_LIST => self
                .session
                .transact(op::ImportSeedList, &step.1.to_string(), |t| seed(t, &step.1))
                .map(|_| Value::Null),
            _ => dispatch_event(&mut self.session, &FileHandles::default(), step.0, step.1.clone()),
        };
        let asked = answer.as_ref().err().map(|error| error.code == ErrorCode::Consent);
        let accepted = asked.is_none();
        let wrong = self
            .wrong_round(step.0, &before)
            .or_else(|| self.wrong_plan(step, accepted))
            .or_else(|| self.wrong_names(step, accepted))
            .or_else(|| wrong_release(step, question, asked))
            .or_else(|| if accepted { wrongly_changed(step, &before, self.tournament()) } else { None })
            .or_else(|| self.wrong_snapshot(step, before_all, accepted))
            .or_else(|| if accepted { self.wrong_words(step.0) } else { None })
            .or_else(|| if accepted { self.wrong_validity(step.0) } else { None })
            .or_else(|| self.wrong_views(step.0, alter));
        (accepted, wrong)
    }

    /// Returns what the check finds after a round, and which view differs from the recomputation.
    fn wrong_views(&mut self, command: &str, alter: Alter<'_>) -> Option<Difference> {
        if command == "confirm_round"
            && let Some(wrong) = wrong_check(&mut self.session)
        {
            return Some(wrong);
        }
        let system = self.tournament().competition.system;
        if is_recomputed(system) { compare(&mut self.session, alter) } else { None }
    }

    /// Returns whether the release of the newest round without consent must be refused with a question, if that is certain.
    fn question(&mut self, (command, request): &Step) -> Option<bool> {
        let newest = self.tournament().rounds.iter().max_by_key(|round| round.number)?;
        let releases = *command == "release_round" && request["consent"] != true && request["round"] == newest.number;
        if !releases || newest.state != RoundState::Draft {
            return None;
        }
        let tournament = self.tournament().clone();
        must_ask(&mut self.alone, &tournament, &self.origins)
    }

    /// Compares whether the newest round is out of date. Results come in long rows, so what they change is seen at the next operation.
    fn wrong_validity(&mut self, command: &str) -> Option<Difference> {
        if command == "enter_result" && self.is_playing() {
            return None;
        }
        wrong_validity(&mut self.session, &mut self.alone, &self.origins)
    }

    /// Whether the newest round has begun.
    fn is_playing(&self) -> bool {
        let newest = self.tournament().rounds.iter().max_by_key(|round| round.number);
        newest.is_some_and(|newest| newest.state == RoundState::Playing)
    }

    /// Returns what is wrong with the games of a round that an operation paired.
    fn wrong_round(&self, command: &str, before: &Tournament) -> Option<Difference> {
        let newest = self.tournament().rounds.iter().map(|round| round.number).max()?;
        if command != "pair_round"
            || !is_recomputed(self.tournament().competition.system)
            || before.rounds.iter().any(|round| round.number == newest)
        {
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
        let boards = matches!(command, "pair_round" | "release_round" | "confirm_round");
        if command == "enter_result" && self.is_playing() { None } else { self.said.compare(&self.session, boards) }
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
        // A pair publishes what each of its partners does, which only names of people are recomputed from.
        let has_pairs = self.tournament().competition.pairs.is_some();
        if *command != "draw_knockout" || !accepted || has_pairs {
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
    fn wrong_snapshot(&mut self, (command, request): &Step, before: Event, accepted: bool) -> Option<Difference> {
        let after = self.whole().clone();
        let expected = match *command {
            _ if !accepted => before,
            "undo" => {
                let Done { other, origins } = self.past.pop()?;
                let origins = std::mem::replace(&mut self.origins, origins);
                self.future.push(Done { other: before, origins });
                other
            }
            "redo" => {
                let Done { other, origins } = self.future.pop()?;
                let origins = std::mem::replace(&mut self.origins, origins);
                self.past.push(Done { other: before, origins });
                other
            }
            _ => {
                let origins = self.origins.clone();
                self.origins.follow((*command, request), only(&before), only(&after));
                // A pairing that leaves everything as it was is noted, and undone with what was before it.
                if after != before {
                    self.past.push(Done { other: before, origins });
                    self.future.clear();
                }
                return None;
            }
        };
        (after != expected).then(|| Difference {
            what: format!("the event after {command}"),
            shown: facts_of(&after),
            recomputed: facts_of(&expected),
        })
    }
}

/// Compares whether a release was refused with a question with whether it had to be.
fn wrong_release((command, request): &Step, question: Option<bool>, asked: Option<bool>) -> Option<Difference> {
    let question = question.filter(|_| *command == "release_round")?;
    // Another refusal, such as of a board in use, comes before the question.
    if asked == Some(false) || question == (asked == Some(true)) {
        return None;
    }
    let what = format!("whether the release of round {} asks", request["round"]);
    Some(Difference { what, shown: format!("{asked:?}"), recomputed: format!("{question}") })
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
        let result = match own.unwrap_or(tournament.competition.pairing.unfinished.into()) {
            // Teams cannot do without a player (decision 107).
            CountsAs::Held if tournament.competition.teams.is_some() => "=",
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

/// Returns the only competition of an event.
fn only(event: &Event) -> &Tournament {
    event.tournaments().next().expect("the audit plays one competition")
}

/// Returns what an event says, as a text.
fn facts_of(event: &Event) -> String {
    format!("{:?}", event.tournaments().map(read_facts).collect::<Vec<_>>())
}

/// Returns an operation.
pub fn step(command: &'static str, request: Value) -> Step {
    (command, if request.is_null() { json!({}) } else { request })
}
