//! Writes a sample of every sheet into a folder: `cargo run -p print --example samples -- FOLDER`.

#[path = "../tests/integration/people/mod.rs"]
mod people;

use print::sheets::{KnockOut, ThirdPlace};
use print::{English, Fonts, PrintedPlayer, Setting, Sheet, print_replacing};
use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("name a folder to write the samples into")?;
    let wanted = std::env::args().nth(2).unwrap_or_default();
    let fonts = Fonts::shipped();
    let setting = Setting::new(&fonts, &English);
    for (name, sheet) in samples() {
        if name.starts_with(&wanted) {
            let path = Path::new(&folder).join(format!("{name}.pdf"));
            std::fs::write(&path, print_replacing(&[sheet.as_ref()], &setting))?;
            println!("{}", path.display());
        }
    }
    Ok(())
}

fn samples() -> Vec<(String, Box<dyn Sheet>)> {
    let mut all: Vec<(String, Box<dyn Sheet>)> = Vec::new();
    for players in [2, 41, 300] {
        all.push((format!("pairings-{players}"), Box::new(people::pairings(players))));
        all.push((format!("standings-{players}"), Box::new(people::standings(players, 6))));
    }
    for players in [2, 41, 300] {
        all.push((format!("by-name-{players}"), Box::new(people::by_name(players))));
        all.push((format!("register-{players}"), Box::new(people::register(players))));
        all.push((format!("wall-chart-{players}"), Box::new(people::wall_chart(players, 4))));
        all.push((format!("slips-{players}"), Box::new(people::slips(players / 2))));
    }
    for (players, played) in [(2, 0), (5, 1), (8, 3), (16, 2), (22, 3), (32, 5), (50, 3), (64, 6)] {
        all.push((format!("ko-{players}"), Box::new(people::knock_out(players, played))));
    }
    let third = ThirdPlace { upper: Some(people::person(4)), lower: Some(people::person(6)), ..ThirdPlace::default() };
    let blank = KnockOut { blank: true, third_place: Some(third.clone()), ..people::knock_out(16, 0) };
    all.push(("ko-blank".to_string(), Box::new(blank)));
    let sections = KnockOut { by_sections: true, third_place: Some(third), ..people::knock_out(64, 5) };
    all.push(("ko-sections".to_string(), Box::new(sections)));
    let people: Vec<PrintedPlayer> = (0..26).map(people::person).collect();
    all.extend(people::others(&people).into_iter().map(|(name, sheet)| (name.to_string(), sheet)));
    all.push(("standings-wide".to_string(), Box::new(people::standings(60, 12))));
    all
}
