//! The cash desk on the command line: prices, payments, refunds, receipts, reports, and that none of it leaves the desk.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};
use std::path::Path;

use support::TestVenue;

use crate::hall;
use crate::hall_network::Served;

const EVENT: &str = "stage.drawmaster";

/// Words of the cash desk that are part of nothing else, and an amount.
const SECRETS: [&str; 6] = ["Qxentry", "Qxmeal", "Qxreason", "Qxnote", "Qxtaker", "731.37"];

/// Returns an event with four players in a running round. The first one has paid.
fn desk() -> TestVenue {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Stage", "--start", "2026-08-14", "--rounds", "2"]).done();
    hall.drawmaster(&format!("set {EVENT} event.levy.currency EUR")).done();
    for (family, rank) in [("Alder", "3d"), ("Birch", "2d"), ("Cedar", "1d"), ("Elm", "1k")] {
        hall.drawmaster(&format!("entry add {EVENT} --family {family} --given Sam --rank {rank}")).done();
    }
    hall.drawmaster(&format!("fees set-price {EVENT} Qxentry 731.37")).done();
    hall.drawmaster(&format!("fees set-price {EVENT} Qxmeal 8,50 --extra")).done();
    hall.drawmaster(&format!("fees choose {EVENT} 2 --extra Qxmeal=2")).done();
    hall.drawmaster(&format!("fees discount {EVENT} 3 --amount 31.37 --reason Qxreason")).done();
    hall.drawmaster(&format!("fees pay {EVENT} 1 --by Qxtaker --note Qxnote")).done();
    hall.drawmaster(&format!("fees till {EVENT} --float 100")).done();
    hall
}

#[test]
fn what_everyone_owes_is_computed_and_what_they_paid_is_entered() {
    let hall = desk();
    let list = hall.drawmaster(&format!("fees list {EVENT} --json")).json();
    let of = |name: &str, field: &str| {
        let accounts = list["accounts"].as_array().unwrap();
        accounts.iter().find(|account| account["name"] == name).unwrap()[field].clone()
    };
    assert_eq!(
        [of("Alder Sam", "open"), of("Birch Sam", "open"), of("Cedar Sam", "open")],
        ["0.00", "748.37", "700.00"]
    );
    assert_eq!((list["owing"].as_u64(), list["paid"].as_str()), (Some(3), Some("731.37")));
    let unpaid = hall.drawmaster(&format!("fees list {EVENT} --unpaid")).done();
    assert!(unpaid.contains("Birch Sam") && !unpaid.contains("Alder Sam"), "{unpaid}");
    let said = hall.drawmaster(&format!("fees pay {EVENT} 2 --amount 48.37 --method transfer")).done();
    assert!(said.contains("Receipt 2: took 48.37 EUR from Birch Sam; 700.00 EUR still open."), "{said}");
    let said = hall.drawmaster(&format!("fees refund {EVENT} 1 --amount 1 --reason discount")).done();
    assert!(said.contains("Receipt 3: gave 1.00 EUR back to Alder Sam"), "{said}");
    hall.drawmaster(&format!("undo {EVENT}")).done();
    let report = hall.drawmaster(&format!("fees report {EVENT}")).done();
    assert!(report.contains("Qxentry") && report.contains("779.74"), "{report}");
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn wrong_amounts_are_refused_in_a_sentence_and_change_nothing() {
    let hall = desk();
    let refused = |line: &str, words: &str| {
        hall.unchanged(|| hall.drawmaster(line).refused(words));
    };
    refused(&format!("fees pay {EVENT} 2 --amount -5"), "use a refund to give money back");
    refused(&format!("fees pay {EVENT} 2 --amount 99999999999999"), "the largest amount");
    refused(&format!("fees pay {EVENT} 2 --amount 5USD"), "The event counts in EUR, not in USD.");
    refused(&format!("fees pay {EVENT} 1"), "has nothing to pay");
    refused(&format!("fees pay {EVENT} 2 --amount 9000"), "is more than Birch Sam has to pay, which is 748.37 EUR");
    refused(
        &format!("fees refund {EVENT} 2 --amount 1 --reason ill"),
        "is more than Birch Sam paid, which is 0.00 EUR",
    );
    refused(&format!("set {EVENT} event.levy.currency JPY"), "would mean other sums in JPY");
    refused(&format!("fees set-price {EVENT} Qxmeal 5"), "is already the name");
    refused(&format!("fees remove-price {EVENT} Qxmeal"), "One person has chosen \"Qxmeal\"");
    hall.drawmaster(&format!("entry withdraw {EVENT} 2")).done();
    refused(&format!("fees pay {EVENT} 2 --amount 5"), "does not take part any more");
    hall.drawmaster(&format!("fees pay {EVENT} 2 --amount 5 --yes --note late")).done();
    hall.drawmaster(&format!("fees refund {EVENT} 2 --reason again")).done();
}

#[test]
fn receipts_lists_and_reports_say_what_was_paid() {
    let hall = desk();
    hall.drawmaster(&format!("set {EVENT} event.levy.member 1.50")).done();
    hall.drawmaster(&format!("fees levy {EVENT} included")).done();
    let printed = |sheet: &str| {
        hall.drawmaster(&format!("print {EVENT} {sheet} {sheet}.pdf")).done();
        support::pdf_text(&hall.path(&format!("{sheet}.pdf")), &["-layout"])
    };
    let texts = ["receipt", "fee-list", "cash-report", "levy-form"].map(printed);
    let [Some(receipt), Some(list), Some(report), Some(form)] = texts else { return };
    for words in ["Receipt 1", "Alder Sam", "731.37 EUR", "Qxtaker", "in cash"] {
        assert!(receipt.contains(words), "{words} in {receipt}");
    }
    for words in ["Birch Sam", "2 × Qxmeal", "748.37", "Cedar Sam", "700.00"] {
        assert!(list.contains(words), "{words} in {list}");
    }
    assert!(report.contains("831.37") && report.contains("Qxentry"), "the float and the cash: {report}");
    assert!(form.contains("(EUR)") && form.contains("6.00"), "four members on one day: {form}");
    hall.drawmaster(&format!("print {EVENT} receipt none.pdf --receipt 9")).refused("There is no receipt 9");
    hall.drawmaster(&format!("export {EVENT} --as payments payments.csv")).done();
    let payments = String::from_utf8(hall.bytes("payments.csv")).unwrap();
    assert!(payments.contains(",Alder Sam,731.37,EUR,cash,Qxtaker,Qxnote"), "{payments}");
    hall.drawmaster(&format!("export {EVENT} --as fees fees.csv")).done();
    let accounts = String::from_utf8(hall.bytes("fees.csv")).unwrap();
    assert!(accounts.contains("Cedar Sam,takes part,member,1 Qxentry,31.37,700.00,0.00,700.00,EUR"), "{accounts}");
}

#[test]
fn the_closing_checklist_names_who_has_still_to_pay() {
    let hall = desk();
    let check = hall.drawmaster(&format!("register check {EVENT}")).done();
    assert!(check.contains("Not paid yet: Birch Sam, Cedar Sam, Elm Sam."), "{check}");
}

/// Returns every file below a folder as text by its name, with the files in archives.
fn texts(folder: &Path, found: &mut BTreeMap<String, String>) {
    for path in std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
        let name = path.display().to_string();
        if path.is_dir() {
            texts(&path, found);
        } else if name.ends_with(".pdf") {
            found.extend(support::pdf_text(&path, &["-layout"]).map(|text| (name, text)));
        } else if name.ends_with(".zip") {
            let mut zip = zip::ZipArchive::new(Cursor::new(std::fs::read(&path).unwrap())).unwrap();
            for at in 0..zip.len() {
                let (mut part, mut text) = (zip.by_index(at).unwrap(), String::new());
                part.read_to_string(&mut text).unwrap();
                found.insert(format!("{name}/{}", part.name().unwrap()), text);
            }
        } else {
            found.insert(name, String::from_utf8_lossy(&std::fs::read(&path).unwrap()).into_owned());
        }
    }
}

#[test]
fn no_sheet_page_export_or_bundle_says_what_anybody_paid() {
    let hall = desk();
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    hall.drawmaster(&format!("release {EVENT} --round 1")).done();
    std::fs::create_dir(hall.path("out")).unwrap();
    for format in ["h9", "tou", "trf", "csv", "json", "entries", "opengotha", "macmahon", "pairgoth", "cases", "html"] {
        hall.drawmaster(&format!("export {EVENT} --as {format} out/file.{format}")).done();
    }
    hall.drawmaster(&format!("export {EVENT} --as bundle out/bundle.zip")).done();
    hall.drawmaster(&format!("publish {EVENT} --to out/site")).done();
    hall.drawmaster(&format!("print {EVENT} all out/event")).done();
    hall.drawmaster(&format!("print {EVENT} all out/round --round 1")).done();
    let mut found = BTreeMap::new();
    texts(&hall.path("out"), &mut found);
    assert!(found.len() > 25, "{:?}", found.keys());
    assert!(found.values().any(|text| text.contains("Alder")));
    for (name, text) in &found {
        for secret in SECRETS {
            assert!(!text.contains(secret), "{secret} is in {name}");
        }
    }
}

#[test]
fn phones_displays_and_helpers_see_nothing_of_the_cash_desk() {
    let hall = desk();
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    hall.drawmaster(&format!("release {EVENT} --round 1")).done();
    let codes = ["results", "check-in", "notes"].map(|role| {
        let added = hall.words(&["helper", "add", EVENT, "--name", role, "--role", role, "--json"]).json();
        added["code"].as_str().unwrap().to_string()
    });
    let served = Served::start(&hall, EVENT);
    let pages = ["/en/", "/en/display/0", "/en/find?q=sam", "/en/c/1/pairings", "/en/c/1/pairings-by-name"];
    let mut seen: Vec<String> = pages.iter().map(|path| served.page(path)).collect();
    for code in codes {
        let answer = served.get_with("/en/helper/work", &format!("Authorization: Bearer {code}\r\n"));
        assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
        seen.push(answer);
    }
    served.end();
    assert!(seen.iter().any(|page| page.contains("Alder")));
    for secret in SECRETS {
        assert!(seen.iter().all(|page| !page.contains(secret)), "{secret}");
    }
}
