//! One run: a desk, four helpers with phones, the players with their slips, and the network between them.

use std::collections::BTreeMap;

use app::check::check;
use app::helper::{ActionOutcome, HelperAction, act, work};
use app::labels::{ColourView, ResultView};
use app::player_report::send as send_report;
use app::vocabulary::HelperRoleName;
use domain::lots::Lots;
use domain::{RoundState, Tournament};
use session::delivery::DELIVERY;
use store::Kind;

use super::Counts;
use super::action::Action;
use super::desk::Desk;
use super::judge::{Answered, Fault, Readers, judge_report, judge_work, require};
use super::page::{Phone, Seen, Waiting, Wrong, chosen};
use super::seats::{Seat, SeatKey, Slip, printed};

/// The message of a code that is not valid.
const CODE_INVALID: &str = "helper-code-invalid";

/// What becomes of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// It arrives, and so does the answer.
    Answered,
    /// It arrives, but the answer does not.
    AnswerLost,
    /// It does not arrive.
    Lost,
    /// It arrives after the phone has given it up.
    Late,
}

impl Fate {
    fn of(number: u32) -> Fate {
        match number % 8 {
            0..4 => Fate::Answered,
            4 | 5 => Fate::AnswerLost,
            6 => Fate::Lost,
            _ => Fate::Late,
        }
    }
}

/// The status of an answer, as the script of the page reads it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Status {
    Ok,
    Conflict,
    Refused,
    CodeRefused,
}

/// An entry that a helper made.
#[derive(Debug, Clone)]
struct Made {
    key: String,
    action: HelperAction,
    seen: Option<Seen>,
    person: Option<String>,
    /// The last journal entry after the delivery that changed the event.
    changed: Option<i64>,
    /// The last journal entry after the delivery that the desk took: it is in the event or waits there.
    taken: Option<i64>,
}

/// A run.
pub(super) struct Run {
    desk: Desk,
    phones: [Phone; 4],
    seats: Vec<Seat>,
    /// Requests that the phones have given up, and that may still arrive.
    late: Vec<(String, Waiting)>,
    made: Vec<Made>,
    readers: Readers,
    /// The last journal entry after the report that changed the event, of each seat.
    reported: BTreeMap<SeatKey, i64>,
    pub(super) counts: Counts,
}

impl Run {
    /// Begins a run: in most runs round 1 is released, in the others the register is open. Every helper has loaded the page, and the
    /// players have their slips.
    pub(super) fn new(seed: &str) -> Result<Run, Fault> {
        let mut lots = Lots::new("phones", seed);
        let mut desk = Desk::new(&mut lots);
        if lots.below(2) == 0 {
            desk.direct(Action::PermitReports(true))?;
        }
        if lots.below(4) > 0 {
            for action in [Action::Pair { again: false }, Action::Pair { again: false }, Action::Release] {
                desk.direct(action)?;
            }
        }
        let results = HelperRoleName::Results;
        let phones = [
            Phone::new("Ada Reed", results, ColourView::Black),
            Phone::new("Ben Marsh", results, ColourView::White),
            Phone::new("Cleo Brook", HelperRoleName::CheckIn, ColourView::Black),
            Phone::new("Dora Lind", HelperRoleName::Notes, ColourView::Black),
        ];
        let (seats, late) = (Vec::new(), Vec::new());
        let (made, readers, reported) = (Vec::new(), Readers::default(), BTreeMap::new());
        let mut run = Run { desk, phones, seats, late, made, readers, reported, counts: Counts::default() };
        for phone in 0..run.phones.len() {
            run.new_code(phone, 7)?;
        }
        run.print_slips();
        Ok(run)
    }

    /// Lets one thing happen.
    pub(super) fn happen(&mut self, action: Action) -> Result<(), Fault> {
        self.counts.actions += 1;
        let happened = self.act(action);
        self.readers.keep(self.desk.whole());
        happened
    }

    fn act(&mut self, action: Action) -> Result<(), Fault> {
        match action {
            Action::NewCode { phone, role } => self.new_code(phone as usize, role),
            Action::PrintSlips => {
                self.print_slips();
                Ok(())
            }
            Action::Wait(quarters) => {
                self.desk.wait(i64::from(quarters) * 15);
                Ok(())
            }
            Action::Copy => {
                self.desk.copy();
                Ok(())
            }
            Action::TakeOver => {
                self.take_over();
                Ok(())
            }
            Action::Look => self.look(),
            Action::Load(phone) => self.load(phone as usize),
            Action::Tap { phone, place, result, fault, sends } => {
                self.tap(phone as usize, (place, result), Wrong::of(fault));
                sends.map_or(Ok(()), |fates| self.send(phone as usize, fates))
            }
            Action::Send(phone, fates) => self.send(phone as usize, fates),
            Action::Discard(phone) => {
                self.phones[phone as usize].queue.retain(|waiting| !waiting.refused);
                Ok(())
            }
            Action::Arrive(number) => self.arrive(number),
            Action::OpenSeat(seat) => self.open_seat(seat),
            Action::Report(seat, result, answered) => self.report(seat, result, answered),
            directed => {
                self.counts.directed += usize::from(self.desk.direct(directed)?);
                Ok(())
            }
        }
    }

    /// The desk gives the owner of a phone a code, mostly for the role that they had, and the phone signs in.
    fn new_code(&mut self, phone: usize, role: u32) -> Result<(), Fault> {
        let roles = [HelperRoleName::Results, HelperRoleName::CheckIn, HelperRoleName::Notes];
        let role = roles.get(role as usize).copied().unwrap_or(self.phones[phone].role);
        let has_rooms = self.desk.whole().event.halls.len() > 1;
        let room = (role == HelperRoleName::Results && has_rooms && phone == 1).then_some("Attic");
        let hours = (phone == 0).then_some(2);
        let Some(code) = self.desk.add_helper(self.phones[phone].name, role, room, hours) else {
            return Ok(());
        };
        self.phones[phone].code = code;
        self.send(phone, 0)
    }

    /// Gives players the slips that they do not have yet.
    fn print_slips(&mut self) {
        let slips: Vec<Slip> = printed(&self.desk);
        let new = slips.into_iter().filter(|slip| self.seats.iter().all(|seat| seat.slip != *slip));
        let mut seats: Vec<Seat> = new.map(|slip| Seat { slip, page: None }).collect();
        // The newest slips are the first, which are used most.
        seats.append(&mut self.seats);
        self.seats = seats;
    }

    /// What the first desk did after the last copy is lost with it.
    fn take_over(&mut self) {
        let Some(head) = self.desk.take_over() else { return };
        self.counts.takeovers += 1;
        let is_kept = |at: &i64| *at <= head;
        for made in &mut self.made {
            made.changed = made.changed.filter(is_kept);
            made.taken = made.taken.filter(is_kept);
        }
        self.reported.retain(|_, at| is_kept(at));
    }

    /// The pages of the hall are the same without the drafts of rounds.
    fn look(&mut self) -> Result<(), Fault> {
        let whole = self.desk.event().clone();
        let released = whole.map(without_drafts);
        if whole == released {
            return Ok(());
        }
        self.counts.looks += 1;
        let [with, without] = [self.desk.pages(whole)?, self.desk.pages(released)?];
        require(with == without, || format!("the pages show a draft: {with:?} instead of {without:?}"))
    }

    /// Loads the page of a phone that has a code.
    fn load(&mut self, phone: usize) -> Result<(), Fault> {
        let code = self.phones[phone].code.clone();
        if code.is_empty() {
            return Ok(());
        }
        let is_valid = self.desk.helper_of(&code).is_some();
        match work(&self.desk.session, &code) {
            Ok(work) => {
                require(is_valid, || "a code that is not valid shows a page".into())?;
                judge_work(self.desk.whole(), &work)?;
                self.phones[phone].work = Some(work);
            }
            Err(error) => {
                require(!is_valid && error.message.id == CODE_INVALID, || format!("no page: {:?}", error.message))?;
                self.phones[phone].sign_out();
            }
        }
        Ok(())
    }

    fn tap(&mut self, phone: usize, tapped: (u32, u32), wrong: Wrong) {
        let number = self.made.len();
        let earlier: Vec<&str> = self.made.iter().map(|made| made.key.as_str()).collect();
        let earlier = chosen(&earlier, tapped.0).filter(|_| wrong == Wrong::Number);
        let key = earlier.map_or_else(|| format!("{number:032x}"), str::to_owned);
        if let Some(waiting) = self.phones[phone].tap(tapped, (number, &key), wrong == Wrong::Unseen) {
            self.counts.entries += 1;
            let Waiting { delivery, seen, person, .. } = waiting;
            self.made.push(Made { key, action: delivery.action, seen, person, changed: None, taken: None });
        }
    }

    /// Sends the waiting entries of a phone in order, until a request has no answer, and loads the page.
    fn send(&mut self, phone: usize, mut fates: u32) -> Result<(), Fault> {
        let code = self.phones[phone].code.clone();
        if code.is_empty() {
            return Ok(());
        }
        let waiting = self.phones[phone].queue.iter().filter(|waiting| !waiting.refused);
        let waiting: Vec<Waiting> = waiting.cloned().collect();
        for sent in waiting {
            let fate = Fate::of(fates);
            fates /= 8;
            if fate == Fate::Late {
                self.late.push((code.clone(), sent.clone()));
            }
            if matches!(fate, Fate::Late | Fate::Lost) {
                return Ok(());
            }
            let status = self.deliver(&code, &sent)?;
            if fate == Fate::AnswerLost {
                return Ok(());
            }
            let phone = &mut self.phones[phone];
            if status == Status::CodeRefused {
                phone.sign_out();
                return Ok(());
            }
            if let Some(at) = phone.queue.iter().position(|waiting| waiting.number == sent.number) {
                let mut waiting = phone.queue.remove(at);
                if status != Status::Ok {
                    waiting.refused = true;
                    phone.queue.push(waiting);
                }
            }
        }
        if Fate::of(fates) == Fate::Answered { self.load(phone) } else { Ok(()) }
    }

    /// A late request arrives.
    fn arrive(&mut self, number: u32) -> Result<(), Fault> {
        if self.late.is_empty() {
            return Ok(());
        }
        let (code, sent) = self.late.remove(number as usize % self.late.len());
        self.deliver(&code, &sent).map(drop)
    }

    /// Delivers an entry to the desk and judges what it makes of it.
    fn deliver(&mut self, code: &str, Waiting { number, delivery, .. }: &Waiting) -> Result<Status, Fault> {
        self.readers.keep(self.desk.whole());
        let (helper, before) = (self.desk.helper_of(code).cloned(), self.desk.whole().clone());
        let outcome = act(&mut self.desk.session, code, delivery);
        let (after, head) = (self.desk.whole().clone(), self.desk.head());
        let made = self.made[*number].clone();
        let with_key = || self.made.iter().filter(|of| of.key == made.key && of.taken.is_some());
        let is_key_taken = with_key().next().is_some();
        let is_taken = with_key().any(|of| of.action == made.action);
        let is_changed = before != after;
        require(!is_changed || made.changed.is_none(), || format!("{delivery:?} changed the event twice"))?;
        require(!is_changed || !is_key_taken, || format!("{delivery:?} was taken, and changed the event later"))?;
        let author = helper.as_ref().map_or("", |helper| helper.name.as_str());
        let (action, seen, person) = (&made.action, made.seen, made.person.as_deref());
        let answered = Answered { before: &before, after: &after, author, action, seen, person };
        let outcome = match outcome {
            Ok(outcome) => outcome,
            Err(error) => {
                let is_code = error.message.id == CODE_INVALID;
                require(!is_changed, || format!("a refused entry changed the event: {delivery:?}"))?;
                require(is_code == helper.is_none(), || format!("{:?} to the code of {helper:?}", error.message))?;
                let is_wrong = !is_key_taken && helper.as_ref().is_some_and(|of| answered.is_expected(&of.role));
                require(!is_wrong, || format!("{delivery:?} is refused: {:?}", error.message))?;
                self.counts.refused += 1;
                return Ok(if is_code { Status::CodeRefused } else { Status::Refused });
            }
        };
        require(helper.is_some(), || format!("a code that is not valid was taken: {delivery:?}"))?;
        require(is_taken || outcome != ActionOutcome::Known, || format!("{delivery:?} is known, but was never taken"))?;
        answered.judge(&self.desk.session, &outcome)?;
        if matches!(outcome, ActionOutcome::Applied(_)) {
            self.readers.note(&answered)?;
        }
        let made = &mut self.made[*number];
        made.changed = made.changed.or(is_changed.then_some(head));
        made.taken = made.taken.or(Some(head));
        let (count, status) = match outcome {
            ActionOutcome::Applied(_) => (&mut self.counts.applied, Status::Ok),
            ActionOutcome::Known => (&mut self.counts.known, Status::Ok),
            ActionOutcome::Conflict(_) => (&mut self.counts.conflicts, Status::Conflict),
        };
        *count += 1;
        Ok(status)
    }

    fn open_seat(&mut self, seat: u32) -> Result<(), Fault> {
        let seats: Vec<usize> = (0..self.seats.len()).collect();
        chosen(&seats, seat).map_or(Ok(()), |seat| self.seats[seat].open(&self.desk))
    }

    /// A player reports a result if the page has the buttons, however old it is, and sees the seat again if the answer arrives.
    fn report(&mut self, seat: u32, result: u32, answered: bool) -> Result<(), Fault> {
        let open: Vec<usize> = (0..self.seats.len()).filter(|at| self.seats[*at].offers_report()).collect();
        let Some(at) = chosen(&open, seat) else { return self.open_seat(seat) };
        let slip = self.seats[at].slip.clone();
        let result = [ResultView::BlackWon, ResultView::WhiteWon, ResultView::Jigo][result as usize];
        let before = self.desk.whole().clone();
        let outcome = send_report(&mut self.desk.session, &slip.code, result);
        let after = self.desk.whole().clone();
        if before != after {
            let again = self.reported.insert(slip.key(), self.desk.head());
            require(again.is_none(), || format!("{slip:?} reported twice"))?;
        }
        match outcome {
            Ok(outcome) => {
                self.counts.reports += usize::from(judge_report([&before, &after], &slip, result, outcome)?);
            }
            Err(_) => {
                require(before == after, || format!("a refused report of {slip:?} changed the event"))?;
                self.counts.refused += 1;
            }
        }
        if answered { self.seats[at].open(&self.desk) } else { Ok(()) }
    }

    /// Ends the run: every phone reaches the desk with a valid code, every late request arrives, and the file is sound.
    pub(super) fn end(&mut self) -> Result<(), Fault> {
        for phone in 0..self.phones.len() {
            self.send(phone, 0)?;
            if self.phones[phone].code.is_empty() {
                self.new_code(phone, 7)?;
            }
            let waits = self.phones[phone].queue.iter().find(|waiting| !waiting.refused);
            require(waits.is_none(), || format!("neither taken nor refused: {waits:?}"))?;
        }
        while !self.late.is_empty() {
            self.arrive(0)?;
        }
        self.look()?;
        self.check_journal()?;
        let checked = check(&self.desk.session);
        checked.map(drop).map_err(|error| format!("the check reports {error:?}"))
    }

    /// Each entry is in the journal once, and each that changed the event is there.
    fn check_journal(&self) -> Result<(), Fault> {
        let log =
            self.desk.session.file().and_then(|file| Ok(file.log()?)).map_err(|error| error.message.to_string())?;
        let mut times: BTreeMap<String, usize> = BTreeMap::new();
        for entry in log.iter().filter(|entry| entry.kind == Kind::Apply) {
            if let Some(key) = entry.input[DELIVERY].as_str() {
                *times.entry(key.rsplit(':').next().unwrap_or(key).to_owned()).or_default() += 1;
            }
        }
        let twice = times.iter().find(|(_, times)| **times > 1);
        require(twice.is_none(), || format!("in the journal more than once: {twice:?}"))?;
        let lost = self.made.iter().find(|made| made.changed.is_some() && !times.contains_key(&made.key));
        require(lost.is_none(), || format!("not in the journal: {lost:?}"))
    }
}

/// Returns an event without everything of the rounds that are not released.
fn without_drafts(whole: &Tournament) -> Tournament {
    let mut shown = whole.clone();
    for draft in whole.rounds.iter().filter(|round| round.state == RoundState::Draft) {
        let place = (draft.competition, draft.number);
        shown.games.retain(|game| (game.competition, game.round) != place);
        shown.byes.retain(|bye| (bye.competition, bye.round) != place);
        shown.absences.retain(|absence| (absence.competition, absence.round) != place);
        shown.certificates.retain(|certificate| (certificate.competition, certificate.round) != place);
    }
    shown.rounds.retain(|round| round.state != RoundState::Draft);
    shown
}
