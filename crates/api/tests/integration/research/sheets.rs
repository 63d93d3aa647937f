//! Every sheet of the demonstration: who must be on it is found there by a text extractor, and who does not want to be
//! published is not.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use app::operation::{Creation, op};
use chrono::NaiveDate;
use documents::{
    NewCode, PrintCodes, PrintPoster, PrintSheet, SheetAbout, SheetName, ViewSheets, print, print_codes, print_folder,
    print_poster, sheet_bytes, view,
};
use domain::model::player::Publication;
use domain::model::referee_case::{CaseProtest, CaseStep, ProtestTarget};
use domain::{CompetitionId, EntryId, Event, GameResult, Official, OfficialId, OfficialRole, Tournament, Verdict};
use session::{EventSession, FixedEnvironment};

/// The demonstration's folder, played once for all tests.
static DEMO: LazyLock<tempfile::TempDir> = LazyLock::new(|| {
    let folder = tempfile::tempdir().expect("a folder for the demonstration");
    api::demo::demo(folder.path()).expect("the demonstration plays through");
    folder
});

fn host() -> FixedEnvironment {
    FixedEnvironment::new(1, NaiveDate::from_ymd_opt(2026, 8, 16).expect("a day"))
}

fn desk() -> EventSession {
    EventSession::open_read_only(host(), &DEMO.path().join("sample.drawmaster"))
        .expect("the demonstration's event opens")
}

/// The same event changed, in memory.
fn changed(change: impl FnOnce(&mut Tournament)) -> EventSession {
    changed_event(|event| change(event.tournament_mut(CompetitionId::OPEN).expect("the Open")))
}

fn changed_event(change: impl FnOnce(&mut Event)) -> EventSession {
    let mut event = desk().event().expect("it is open").clone();
    change(&mut event);
    let created = Creation::New(Box::default());
    EventSession::in_memory(host(), op::CreateEvent, &created, &event).expect("memory suffices")
}

fn print_request(what: &str) -> PrintSheet {
    PrintSheet { what: what.parse().expect("the sheet exists"), ..PrintSheet::default() }
}

fn refusal(desk: &EventSession, request: &PrintSheet) -> String {
    sheet_bytes(desk, request).expect_err("it cannot be printed").to_string()
}

/// Returns the text of a file without white space, or `None` if the extractor is not installed.
fn extracted(bytes: &[u8]) -> Option<String> {
    let run = Command::new("pdftotext").args(["-", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let Ok(mut run) = run else {
        println!("skipped: pdftotext is not installed");
        return None;
    };
    run.stdin.take().expect("it was piped").write_all(bytes).expect("the extractor reads");
    let output = run.wait_with_output().expect("the extractor ends");
    assert!(output.status.success(), "the extractor could not read the file");
    let text = String::from_utf8(output.stdout).expect("the extractor writes UTF-8");
    Some(squeezed(&text))
}

/// Without white space and the extractor's marks of direction.
fn squeezed(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}'))
        .collect()
}

/// An entry's family name as paper shows it.
fn on_paper(tournament: &Tournament, entry: EntryId) -> String {
    let player = &tournament.entry(entry).expect("an entry of the event").player;
    let country = player.country.map(|c| c.to_string()).unwrap_or_default();
    let printed = print_name(&player.family, country);
    squeezed(&printed)
}

fn print_name(family: &str, country: String) -> String {
    print::PrintedPlayer { family: family.into(), country, ..print::PrintedPlayer::default() }.name().words()
}

/// Every document of the list, for every category it can be printed for, with its text.
fn texts(desk: &EventSession) -> Option<Vec<(String, String)>> {
    let mut texts = Vec::new();
    for sheet in view(desk, &ViewSheets::default()).expect("the list of sheets").sheets {
        let whole = (sheet.about != SheetAbout::Category && sheet.disabled_reason.is_none()).then_some(None);
        for category in whole.into_iter().chain(sheet.categories.iter().copied().map(Some)) {
            let bytes = sheet_bytes(desk, &PrintSheet { category, ..print_request(sheet.name.as_str()) });
            let bytes = bytes.unwrap_or_else(|e| panic!("{} {category:?}: {e}", sheet.name));
            texts.push((
                format!("{}{}", sheet.name, category.map(|c| format!("-{c}")).unwrap_or_default()),
                extracted(&bytes)?,
            ));
        }
    }
    Some(texts)
}

#[test]
fn every_sheet_lists_everyone_it_should() {
    let desk = desk();
    let Some(texts) = texts(&desk) else { return };
    let tournament = desk.tournament().expect("it is open");
    let everyone: Vec<EntryId> = tournament.entries.iter().map(|e| e.id).collect();
    let in_category = |limit: u8| -> Vec<EntryId> {
        let own = tournament.entries.iter().filter(|e| tournament.category_of(e).is_some_and(|c| c.0 == limit));
        own.map(|e| e.id).collect()
    };
    let with_points = |limit: u8| -> Vec<EntryId> {
        let listed = tournament.entries.iter().filter(|e| e.sp.keys().any(|category| category.0 == limit));
        listed.map(|e| e.id).collect()
    };
    let in_table = |limit: u8| -> Vec<EntryId> {
        tournament
            .tables
            .iter()
            .filter(|t| t.category.0 == limit)
            .flat_map(|t| &t.boxes)
            .filter_map(|b| b.entry)
            .collect()
    };
    let mut seen = 0;
    for (name, text) in &texts {
        let expected = match name.rsplit_once('-').map(|(stem, tail)| (stem, tail.parse::<u8>())) {
            Some(("standings" | "final-list" | "points", Ok(limit))) => in_category(limit),
            Some(("ko" | "draw-record", Ok(limit))) => in_table(limit),
            Some(("sp-list", Ok(limit))) => with_points(limit),
            _ => match name.as_str() {
                "timetable" | "rules" | "pink-slips" | "pink-register" | "sealed-move" | "incidents" | "late"
                | "tables" | "ladder" | "prizes" | "officials" | "cases" | "case" | "daily-report" | "receipt"
                | "cash-report" | "levy-form" => Vec::new(),
                _ => everyone.clone(),
            },
        };
        for entry in expected {
            let family = on_paper(tournament, entry);
            assert!(text.contains(&family), "{family} is not on {name}:\n{text}");
            seen += 1;
        }
    }
    assert!(seen > 10 * everyone.len(), "only {seen} names were looked for");
}

#[test]
fn no_sheet_names_players_who_do_not_consent() {
    let mut names = BTreeSet::new();
    let desk = changed(|tournament| {
        let families: Vec<String> = tournament.entries.iter().map(|e| e.player.family.clone()).collect();
        let alone = |family: &str| families.iter().filter(|f| f.contains(family)).count() == 1;
        for (k, entry) in tournament.entries.iter_mut().enumerate().filter(|(_, e)| alone(&e.player.family)) {
            entry.player.publication = [Publication::Initials, Publication::Anonymous][k % 2];
            let country = entry.player.country.map(|c| c.to_string()).unwrap_or_default();
            names.insert(squeezed(&print_name(&entry.player.family, country)));
            names.insert(squeezed(&entry.player.family));
            names.insert(squeezed(&entry.player.latin_name()).to_uppercase());
        }
    });
    assert!(names.len() > 40, "too few names stand alone: {names:?}");
    let Some(mut texts) = texts(&desk) else { return };
    for round in 1..=6 {
        for what in ["ladder", "slips", "pairings"] {
            if let Ok(bytes) = sheet_bytes(&desk, &PrintSheet { round: Some(round), ..print_request(what) }) {
                texts.extend(extracted(&bytes).map(|text| (format!("{what} of round {round}"), text)));
            }
        }
    }
    for (sheet, text) in &texts {
        for name in names.iter().filter(|name| name.chars().count() > 3) {
            assert!(!text.contains(name.as_str()), "{name} is on {sheet}");
        }
    }
}

#[test]
fn the_hall_shows_only_players_who_consent() {
    let mut names = BTreeSet::new();
    let mut desk = changed(|tournament| {
        for (k, entry) in tournament.entries.iter_mut().enumerate() {
            let player = &mut entry.player;
            player.family = format!("Qvx{k}Zwolle{k}");
            player.latin = Some(format!("Latinised{k}"));
            player.egd_pin = Some(format!("{:08}", 77_000_000 + k));
            player.irn = Some(format!("IRN-{k}"));
            player.birth = player.birth.map(|birth| {
                domain::model::player::Birth::Day(NaiveDate::from_ymd_opt(birth.year(), 2, 27).expect("a day"))
            });
            player.publication = [Publication::Initials, Publication::Anonymous][k % 2];
            names.extend([player.family.to_uppercase(), "LATINISED".into(), "IRN-".into(), "-02-27".into()]);
            names.extend(player.egd_pin.clone());
        }
    });
    let before = desk.tournament().expect("it is open").clone();
    let categories: Vec<u8> = before.event.ages.categories.iter().map(|c| c.0).collect();
    let mut asked = vec![
        ("status", serde_json::json!({})),
        ("view_standings", serde_json::json!({ "round": null, "criteria": null })),
        ("view_knockouts", serde_json::json!({})),
        ("view_finals", serde_json::json!({})),
        ("view_points", serde_json::json!({})),
    ];
    asked.extend((1..=6).map(|round| ("view_round", serde_json::json!({ "round": round }))));
    asked.extend(categories.iter().map(|category| ("view_ceremony", serde_json::json!({ "category": category }))));
    let mut shown = 0;
    for (name, request) in asked {
        let Ok(answer) = api::hall_query(&mut desk, name, request) else { continue };
        let text = answer.to_string().to_uppercase();
        shown += text.matches("NO. ").count();
        for hidden in &names {
            assert!(!text.contains(hidden.as_str()), "{hidden} is in {name}");
        }
    }
    assert!(shown > 200, "boards, standings and tables were shown: {shown}");
    assert_eq!(desk.tournament().expect("it is open"), &before, "the event is whole again");
    for internal in ["view_register", "view_slips", "view_history", "view_settings", "view_copies", "undo", "add_entry"]
    {
        let refusal = api::hall_query(&mut desk, internal, serde_json::json!({})).expect_err("it is the director's");
        assert!(refusal.to_string().contains("only shows what is published"), "{internal}: {refusal}");
    }
}

#[test]
fn the_hall_and_the_sheets_of_the_wall_do_not_show_the_referees_records() {
    let mut desk = changed(|tournament| {
        let game = tournament.games.last().expect("the event is played").clone();
        tournament.adjournments = vec![domain::Adjournment {
            game: game.id,
            adjourned: chrono::NaiveDateTime::default(),
            sealed_by: domain::Colour::Black,
            move_number: 87,
            captures: [0, 0],
            remaining: [60, 60],
            resumption: None,
            site: "SECRETROOM".into(),
            signed: [false, false],
            resumed: None,
            counts_as: None,
        }];
        let step = |act| CaseStep { at: chrono::NaiveDateTime::default(), journal: 1, act };
        let protest = CaseProtest {
            player: Some(game.black),
            name: String::new(),
            against: ProtestTarget::Game,
            words: "SECRETPROTEST".into(),
            late: String::new(),
        };
        tournament.cases = vec![domain::RefereeCase {
            id: domain::CaseId(1),
            competition: game.competition,
            public: false,
            happened: chrono::NaiveDateTime::default(),
            round: Some(game.round),
            board: Some(game.board),
            game: Some(game.id),
            players: vec![game.black, game.white],
            articles: Vec::new(),
            facts: "SECRETFACTS".into(),
            ended: None,
            guide: None,
            steps: vec![step(domain::CaseAct::Protested(protest))],
        }];
        tournament.late = vec![domain::LatePlayer {
            game: game.id,
            sitting: domain::Sitting::Start,
            colour: domain::Colour::Black,
            arrived: None,
        }];
        let last = tournament.games.last_mut().expect("the event is played");
        last.passes = domain::Passes::default();
    });
    let seen =
        api::dispatch_event(&mut desk, &session::FileHandles::default(), "view_adjournments", serde_json::json!({}));
    assert!(seen.expect("the referee sees it").to_string().contains("SECRETROOM"));
    assert!(api::hall_query(&mut desk, "view_adjournments", serde_json::json!({})).is_err());
    for name in ["view_cases", "view_case", "view_officials", "view_round_clock", "view_delays"] {
        assert!(api::hall_query(&mut desk, name, serde_json::json!({ "case": 1 })).is_err(), "{name} is the referee's");
    }
    for (name, request) in [
        ("status", serde_json::json!({})),
        ("view_round", serde_json::json!({ "round": null })),
        ("view_standings", serde_json::json!({ "round": null, "criteria": null })),
        ("view_knockouts", serde_json::json!({})),
        ("view_finals", serde_json::json!({})),
        ("view_points", serde_json::json!({})),
    ] {
        let shown = api::hall_query(&mut desk, name, request).expect("a view of the hall").to_string();
        assert!(!shown.contains("\"adjourned\":true") && !shown.contains("\"unfinished\":1"), "{name}: {shown}");
        assert!(!shown.contains("SECRET"), "{name}: {shown}");
    }
    for (name, text) in texts(&desk).unwrap_or_default() {
        // The report of the day has no case of another day.
        let is_referees = ["cases", "case"].contains(&name.as_str());
        assert_eq!(text.contains("SECRET"), is_referees, "{name} has words of the referee's records");
    }
}

#[test]
fn a_category_counts_its_own_places() {
    let Some(text) =
        extracted(&sheet_bytes(&desk(), &PrintSheet { category: Some(12), ..print_request("standings") }).unwrap())
    else {
        return;
    };
    assert!(text.contains("Open,category12"), "{text}");
    let refused = refusal(&desk(), &PrintSheet { category: Some(12), ..print_request("pairings") });
    assert_eq!(refused, "\"pairings\" does not exist per category. Print it without a category.");
}

#[test]
fn impossible_sheets_are_refused_in_one_sentence() {
    let desk = desk();
    let unknown = "points of the moon".parse::<SheetName>().unwrap_err().to_string();
    assert!(unknown.starts_with("\"points of the moon\" is unknown. Choose one of pairings, "), "{unknown}");
    assert_eq!(refusal(&desk, &print_request("ko")), "The sheet shows one table. Choose a category: 12, 16, 20.");
    assert_eq!(
        refusal(&desk, &PrintSheet { category: Some(13), ..print_request("ko") }),
        "There is no age category 13. Choose one of 12, 16, 20."
    );
    for what in ["pairings", "pairings-by-name", "slips", "wall-chart", "standings", "ladder"] {
        let refused = refusal(&desk, &PrintSheet { round: Some(9), ..print_request(what) });
        assert_eq!(refused, "Round 9 is not paired. Pair it before printing it.", "{what}");
    }
    let refused = refusal(&desk, &PrintSheet { round: Some(2), board: Some(30), ..print_request("ladder") });
    assert_eq!(
        refused,
        "Board 30 of round 2 has no knock-out or qualifying game that ended in jigo, so there is no ladder to print."
    );
    let folder = tempfile::tempdir().unwrap();
    let all = PrintSheet { round: Some(9), file: folder.path().join("nine").into(), ..print_request("all") };
    assert_eq!(print(&desk, &all).unwrap_err().to_string(), "Round 9 is not paired. Pair it before printing it.");
    assert!(!folder.path().join("nine").exists(), "nothing is made before it is refused");
}

/// The event before its first round.
fn unplayed(tournament: &mut Tournament) {
    tournament.rounds.clear();
    tournament.games.clear();
    tournament.byes.clear();
    tournament.tables.clear();
    tournament.certificates.clear();
    tournament.ladders.clear();
}

#[test]
fn the_list_says_what_printing_says() {
    let empty = |tournament: &mut Tournament| {
        unplayed(tournament);
        tournament.entries.clear();
        tournament.event.end = tournament.event.start;
    };
    for desk in [desk(), changed(unplayed), changed(empty)] {
        for sheet in view(&desk, &ViewSheets::default()).unwrap().sheets {
            let of = |category| sheet_bytes(&desk, &PrintSheet { category, ..print_request(sheet.name.as_str()) });
            if sheet.about != SheetAbout::Category {
                assert_eq!(of(None).err().map(|refused| refused.message), sheet.disabled_reason, "{}", sheet.name);
            }
            for limit in [12, 16, 20].into_iter().filter(|_| sheet.about == SheetAbout::Category) {
                assert_eq!(of(Some(limit)).is_ok(), sheet.categories.contains(&limit), "{} {limit}", sheet.name);
            }
        }
    }
}

#[test]
fn before_the_first_round_the_list_says_why_not() {
    let desk = changed(unplayed);
    let list = view(&desk, &ViewSheets::default()).unwrap().sheets;
    let why = |name: &str| {
        list.iter()
            .find(|s| s.name.as_str() == name)
            .and_then(|s| s.disabled_reason.as_ref())
            .map(ToString::to_string)
            .unwrap_or_default()
    };
    assert_eq!(why("slips"), "Round 1 is not paired. Pair it before printing it.");
    assert_eq!(why("ko"), "KO12 is not drawn. Draw it before printing it.");
    assert_eq!(
        why("final-list"),
        "Round 6, the last one, is not confirmed. Confirm it before printing the final list."
    );
    assert_eq!(why("register"), "");
    let blank = PrintSheet { category: Some(16), blank: true, ..print_request("ko") };
    assert!(sheet_bytes(&desk, &blank).is_ok(), "a form to draw by hand needs no draw");
}

#[test]
fn the_folders_hold_what_they_should_and_nothing_is_lost() {
    let names = |folder: &Path| -> BTreeSet<String> {
        let files = std::fs::read_dir(folder).expect("the demonstration wrote it");
        files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned()).collect()
    };
    let round = names(&DEMO.path().join("round-3"));
    for name in ["pairings-3.pdf", "pairings-by-name-3.pdf", "slips-3.pdf", "wall-chart-3.pdf", "ko-12.pdf"] {
        assert!(round.contains(name), "{name} is not among {round:?}");
    }
    let event = names(&DEMO.path().join("event"));
    for name in ["register.pdf", "final-list.pdf", "final-list-16.pdf", "draw-record-20.pdf", "timetable.pdf"] {
        assert!(event.contains(name), "{name} is not among {event:?}");
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("again").into();
    let printed = print_folder(&desk(), &PrintSheet { file, ..print_request("all") }).unwrap();
    assert_eq!(printed.written.len(), event.len());
    // The sample has one hall, no stages, no teams and no Final, and not every category has points from the tour.
    let is_expected = |name: &str| {
        let kinds = ["sp-list", "final-groups", "individual"];
        ["doors", "overall"].contains(&name) || kinds.iter().any(|kind| name.starts_with(kind))
    };
    let left_out = printed.left_out.iter().filter(|(name, _)| !is_expected(name));
    assert_eq!(left_out.count(), 0, "{:?}", printed.left_out);
}

#[test]
fn an_official_who_plays_is_named_as_they_agreed() {
    let desk = changed_event(|event| {
        let entry = &mut event.tournament_mut(CompetitionId::OPEN).expect("the Open").entries[0];
        entry.player.publication = Publication::Anonymous;
        let (name, person) = ("Qwzxova Jzkqina".to_string(), Some(entry.person));
        event.officials.push(Official {
            id: OfficialId(1),
            role: OfficialRole::Committee,
            turn: 1,
            name,
            club: "Vwqjum".into(),
            family: String::new(),
            person,
            related: Vec::new(),
        });
    });
    for sheet in ["officials", "rules"] {
        let Some(text) = extracted(&sheet_bytes(&desk, &print_request(sheet)).unwrap()) else { return };
        assert!(text.contains("Appealscommittee") && !text.contains("Qwzx") && !text.contains("Vwqj"), "{text}");
    }
}

#[test]
fn the_referees_log_is_filled_from_the_event_and_the_form_is_blank() {
    let desk = changed(|tournament| {
        let games = tournament.games.iter_mut().filter(|game| game.round == 1 && game.knockout.is_none());
        let results = [GameResult::forfeit(Verdict::BlackWins), GameResult::played(Verdict::BothLose)];
        for (game, result) in games.zip(results) {
            (game.passes.black, game.passes.white) = (Some(result), Some(result));
        }
    });
    let Some(text) = extracted(&sheet_bytes(&desk, &print_request("incidents")).unwrap()) else { return };
    assert!(text.contains("Whitedidnotappear") && text.contains("Bothplayerslose."), "{text}");
    assert!(text.contains("advancesafterthejigoladder"), "the demonstration's jigos: {text}");
    let blank = sheet_bytes(&desk, &PrintSheet { blank: true, ..print_request("incidents") }).unwrap();
    let blank = extracted(&blank).unwrap();
    assert!(!blank.contains("Bothplayerslose.") && blank.contains("Appeal"), "{blank}");
}

#[test]
fn a_slip_says_what_its_game_is_for() {
    let slips = sheet_bytes(&desk(), &PrintSheet { round: Some(6), ..print_request("slips") }).unwrap();
    let Some(text) = extracted(&slips) else { return };
    for stage in ["KO16,Final·Round6", "Open·Round6"] {
        assert!(text.contains(stage), "{stage} is on no slip: {text}");
    }
}

#[test]
fn notes_below_points_are_in_the_language_of_the_sheet() {
    let desk = changed(|tournament| {
        tournament.rounds.retain(|round| round.number < 6);
        tournament.games.retain(|game| game.round < 6);
        tournament.byes.retain(|bye| bye.round < 6);
        tournament.certificates.clear();
    });
    let points =
        PrintSheet { category: Some(16), language: Some(messages::LanguageCode::Ro.into()), ..print_request("points") };
    let Some(text) = extracted(&sheet_bytes(&desk, &points).unwrap()) else { return };
    assert!(text.contains("Suntconfirmate5din6runde"), "{text}");
    assert!(!text.contains("roundsareconfirmed"), "{text}");
}

#[test]
fn the_poster_of_the_hall_network_has_the_address_and_a_line_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("poster.pdf");
    let request = PrintPoster {
        file: file.as_path().into(),
        url: "http://192.168.0.7:8080/".into(),
        language: Some("ro".parse().expect("it is a language")),
        ..PrintPoster::default()
    };
    print_poster(&desk(), &request).expect("the poster is written");
    for url in ["", "192.168.0.7:8080", "https://example.org/", "http://192.168.0.7:8080/ \u{202e}/"] {
        let refused = print_poster(&desk(), &PrintPoster { url: url.into(), ..request.clone() });
        assert_eq!(refused.expect_err("no service has this address").message.id, "hall-poster-address", "{url}");
    }
    let Some(text) = extracted(&std::fs::read(&file).expect("it is there")) else { return };
    assert!(text.contains("http://192.168.0.7:8080/"), "{text}");
    let lines = messages::LanguageCode::ALL.map(|code| documents::hall_pages::word(code, "sheet-poster-line"));
    let places: Vec<usize> = lines
        .iter()
        .map(|line| {
            text.find(&line.split_whitespace().collect::<String>()).unwrap_or_else(|| panic!("{line} in {text}"))
        })
        .collect();
    let romanian = messages::LanguageCode::ALL.iter().position(|code| code.as_str() == "ro").expect("it is listed");
    assert_eq!(places.iter().min(), Some(&places[romanian]), "the chosen language is first");
}

#[test]
fn slips_with_codes_have_the_words_and_the_page_to_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let code = |name: &str| NewCode {
        name: name.into(),
        role: app::vocabulary::HelperRoleName::CheckIn,
        code: "apple river stone cloud table moon".into(),
    };
    let request = PrintCodes {
        file: folder.path().join("codes.pdf").as_path().into(),
        url: "http://192.168.0.7:8080/".into(),
        codes: ["Ada Reed", "Ben Marsh"].map(code).into(),
        ..PrintCodes::default()
    };
    print_codes(&desk(), &request).expect("the slips are written");
    let none = PrintCodes { codes: Vec::new(), ..request.clone() };
    assert_eq!(print_codes(&desk(), &none).expect_err("there is no code").message.id, "hall-no-codes");
    let off = PrintCodes { url: String::new(), overwrite: true, ..request.clone() };
    let Some(text) = extracted(&std::fs::read(&*request.file).expect("it is there")) else { return };
    for part in ["AdaReed", "BenMarsh", "appleriverstonecloudtablemoon", "http://192.168.0.7:8080/helper"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    print_codes(&desk(), &off).expect("slips need no running service");
    let text = extracted(&std::fs::read(&*request.file).expect("it is there")).expect("it was installed before");
    assert!(text.contains("BenMarsh") && !text.contains("http:"), "{text}");
}
