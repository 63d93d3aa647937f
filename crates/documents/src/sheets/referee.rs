//! `officials`, `cases`, `case` and `daily-report`: the papers of the referee's desk (R72, R77). Only `officials` hangs on the
//! wall.

use app::case_words::CaseStateName;
use app::referee::clock_text;
use domain::model::referee_case::{
    CaseAppeal, CaseProtest, CaseRuling, CaseSeat, CaseStep, ProtestOutcome, RulingBody,
};
use domain::referee::committee::ordered;
use domain::{CaseAct, Entry, EntryId, Official, OfficialRole, RefereeCase};
use messages::message;
use print::sheets::{RefereeColumn, RefereePart, RefereeSheet};
use session::{AppError, Result};

use super::Subject;
use super::document::Sheets;

/// The offices with the texts that name them.
const ROLES: [(OfficialRole, &str); 5] = [
    (OfficialRole::HeadReferee, "sheet-role-head-referee"),
    (OfficialRole::Referee, "sheet-role-referee"),
    (OfficialRole::Timekeeper, "sheet-role-timekeeper"),
    (OfficialRole::Committee, "sheet-role-committee"),
    (OfficialRole::Replacement, "sheet-role-replacement"),
];

/// Returns the officials by office: names and clubs.
pub(super) fn officials(subject: &Subject) -> Result<RefereeSheet> {
    let part = |(role, title): (OfficialRole, &str)| RefereePart {
        title: subject.word(title),
        columns: columns(&[("", 2), ("", 1)]),
        rows: ordered(subject.event, role).into_iter().map(|official| named(subject, official)).collect(),
    };
    Ok(RefereeSheet {
        heading: subject.heading(None),
        title: subject.word("sheet-officials-title"),
        parts: ROLES.map(part).to_vec(),
        ..RefereeSheet::default()
    })
}

/// Returns the names of the officials of some offices, for the rules; empty without officials.
pub(super) fn names(subject: &Subject, roles: &[OfficialRole]) -> String {
    let of_role = |role: &OfficialRole| ordered(subject.event, *role);
    roles.iter().flat_map(of_role).map(|official| named(subject, official).remove(0)).collect::<Vec<_>>().join(", ")
}

/// Returns the name and the club of an official. One who plays is named as the player agreed to be published.
fn named(subject: &Subject, official: &Official) -> Vec<String> {
    let plays = |entry: &&Entry| Some(entry.person) == official.person;
    // A member may play in another competition.
    match subject.event.entries().find(plays) {
        Some(entry) => {
            let player = subject.printed(entry);
            vec![player.name().words(), player.club.clone()]
        }
        None => vec![official.name.clone(), official.club.clone()],
    }
}

/// Returns the name of a member of the committee of a case as the list of officials has it, or as the case has it after the
/// official was removed.
fn member(subject: &Subject, name: &str) -> String {
    let official = subject.event.officials.iter().find(|official| official.name == name);
    official.map_or_else(|| name.to_string(), |official| named(subject, official).remove(0))
}

/// Returns the case book with all cases of the competition.
pub(super) fn cases(subject: &Subject) -> Result<RefereeSheet> {
    let heads = [
        ("print-number", 0),
        ("print-time", 0),
        ("print-round-board", 0),
        ("print-players", 2),
        ("print-article", 0),
        ("sheet-case-facts", 3),
        ("sheet-case-steps", 4),
        ("sheet-case-state", 0),
    ];
    let columns = heads.map(|(key, grow)| RefereeColumn::new(subject.word(key), grow)).to_vec();
    let row = |case: &RefereeCase| {
        let steps: Vec<String> = case.steps.iter().map(|step| words(subject, step)).collect();
        vec![
            case.id.0.to_string(),
            minute(case.happened),
            place(case),
            players(subject, case),
            articles(case),
            case.facts.clone(),
            steps.join(" "),
            state(subject, case),
        ]
    };
    let rows = all(subject)?.into_iter().map(row).collect();
    Ok(RefereeSheet {
        heading: subject.heading(None),
        title: subject.word("sheet-cases-title"),
        is_wide: true,
        parts: vec![RefereePart { title: String::new(), columns, rows }],
        signatures: Vec::new(),
    })
}

/// Returns the protocol of the requested case, or one for each case.
pub(super) fn protocols(subject: &Subject) -> Result<Sheets> {
    let cases = all(subject)?;
    let wanted = match subject.case {
        None => cases,
        Some(number) => {
            let found = cases.into_iter().find(|case| case.id.0 == number);
            vec![found.ok_or_else(|| AppError::not_found(message!("case-unknown", number)))?]
        }
    };
    Ok(wanted.into_iter().map(|case| Box::new(protocol(subject, case)) as Box<dyn print::Sheet>).collect())
}

fn protocol(subject: &Subject, case: &RefereeCase) -> RefereeSheet {
    let fact = |key: &str, value: String| (!value.is_empty()).then(|| vec![subject.word(key), value]);
    let summaries = case.articles.iter().map(|article| {
        let full = subject.tournament.event.article_texts.get(&article.whole());
        format!("{article}: {}", full.cloned().unwrap_or_else(|| subject.words.message(&article.summary())))
    });
    let facts = [
        fact("print-time", minute(case.happened)),
        fact("print-round-board", place(case)),
        fact("print-players", players(subject, case)),
        fact("print-article", summaries.collect::<Vec<_>>().join("\n")),
        fact("sheet-case-facts", case.facts.clone()),
        fact("sheet-case-state", state(subject, case)),
    ];
    let committee = case.last_appeal().map(|appeal| appeal.committee.as_slice()).unwrap_or_default();
    let seat = |seat: &CaseSeat| vec![member(subject, &seat.name), member(subject, &seat.instead_of)];
    let steps = case.steps.iter().map(|step| vec![minute(step.at), words(subject, step)]).collect();
    let instead = [String::new(), subject.word("sheet-case-instead")];
    let seat_columns = instead.map(|head| RefereeColumn::new(head, 1)).to_vec();
    RefereeSheet {
        heading: subject.heading(case.round),
        title: subject.phrase("sheet-case-title", &[("number", &case.id.0.to_string())]),
        is_wide: false,
        parts: vec![
            RefereePart {
                title: String::new(),
                columns: columns(&[("", 0), ("", 1)]),
                rows: facts.into_iter().flatten().collect(),
            },
            RefereePart { title: subject.word("sheet-case-steps"), columns: columns(&[("", 0), ("", 1)]), rows: steps },
            RefereePart {
                title: subject.word("sheet-role-committee"),
                columns: seat_columns,
                rows: committee.iter().map(seat).collect(),
            },
        ],
        signatures: ["print-referee", "print-black", "print-white"].map(|key| subject.word(key)).to_vec(),
    }
}

/// Returns the cases of the competition.
fn all<'s>(subject: &Subject<'s>) -> Result<Vec<&'s RefereeCase>> {
    let cases: Vec<&RefereeCase> = subject.tournament.cases.iter().collect();
    if cases.is_empty() { Err(AppError::not_now(message!("document-no-cases"))) } else { Ok(cases) }
}

/// Returns a sentence whose parts are phrases too, in one language of the sheet after the other.
pub(super) fn in_each_language(subject: &Subject, sentence: impl Fn(&Subject) -> String) -> String {
    let mut sentences: Vec<String> = subject.words.each().map(|words| sentence(&subject.in_language(words))).collect();
    sentences.dedup();
    sentences.join(" / ")
}

/// Returns a step of a case in words.
pub(super) fn words(subject: &Subject, step: &CaseStep) -> String {
    in_each_language(subject, |subject| words_in_one_language(subject, step))
}

fn words_in_one_language(subject: &Subject, step: &CaseStep) -> String {
    let who = |player: Option<EntryId>| player.map(|id| subject.player(id).name().words()).unwrap_or_default();
    match &step.act {
        CaseAct::Ruled(CaseRuling { by, words, outcome, correction, clocks }) => {
            let by = match by {
                RulingBody::Referee => "sheet-case-referee",
                RulingBody::Committee => "sheet-case-committee",
            };
            let outcome = outcome.map(|outcome| match outcome {
                ProtestOutcome::Upheld => subject.word("sheet-case-upheld"),
                ProtestOutcome::Rejected => subject.word("sheet-case-rejected"),
            });
            let result = correction
                .map(|correction| subject.phrase("sheet-case-result", &[("result", &correction.after.to_string())]));
            let clocks = clocks.map(|clocks| {
                let [black, white] = [clocks.black, clocks.white].map(clock_text);
                let key = if clocks.used { "sheet-case-clocks-used" } else { "sheet-case-clocks" };
                subject.phrase(key, &[("black", &black), ("white", &white)])
            });
            let ruling = subject.phrase("sheet-case-ruled", &[("by", &subject.word(by)), ("words", words)]);
            std::iter::once(ruling).chain(outcome).chain(result).chain(clocks).collect::<Vec<_>>().join(" ")
        }
        CaseAct::Protested(CaseProtest { player, name, words, late, .. }) => {
            let player = if name.is_empty() { who(*player) } else { name.clone() };
            let protest = subject.phrase("sheet-case-protested", &[("player", &player), ("words", words)]);
            let late = (!late.is_empty()).then(|| subject.phrase("sheet-case-late", &[("reason", late)]));
            std::iter::once(protest).chain(late).collect::<Vec<_>>().join(" ")
        }
        CaseAct::Appealed(CaseAppeal { player, words, .. }) => {
            subject.phrase("sheet-case-appealed", &[("player", &who(*player)), ("words", words)])
        }
        CaseAct::Closed(words) => subject.phrase("sheet-case-closed", &[("words", words)]),
    }
}

/// Returns the state of a case in words.
pub(super) fn state(subject: &Subject, case: &RefereeCase) -> String {
    subject.phrase("case-state", &[("word", CaseStateName::from(case.state()).as_str())])
}

/// Returns the numbers of the articles.
pub(super) fn articles(case: &RefereeCase) -> String {
    case.articles.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Returns the players as they may be printed.
pub(super) fn players(subject: &Subject, case: &RefereeCase) -> String {
    case.players.iter().map(|id| subject.player(*id).name().words()).collect::<Vec<_>>().join(" – ")
}

/// Returns "3 / 12" for board 12 of round 3.
pub(super) fn place(case: &RefereeCase) -> String {
    [case.round, case.board].into_iter().flatten().map(|number| number.to_string()).collect::<Vec<_>>().join(" / ")
}

pub(super) fn minute(moment: chrono::NaiveDateTime) -> String {
    moment.format("%Y-%m-%d %H:%M").to_string()
}

/// Returns columns with these heads.
fn columns(heads: &[(&str, i64)]) -> Vec<RefereeColumn> {
    heads.iter().map(|(head, grow)| RefereeColumn::new(*head, *grow)).collect()
}
