//! Measures the tour's web pages: a season of three stages with 2,000 players, created, added and published.
//! `cargo run --release -p api --example tour_pages`
#![expect(clippy::disallowed_methods, reason = "measures elapsed time")]

use std::time::Instant;

use app::simulation::{Sides, SimulateEvent, Size, simulate};
use app::vocabulary::SystemName;
use chrono::NaiveDate;
use documents::{CsvOptions, Export, ExportFormat, export};
use formats::signing::KeyPair;
use session::{AppError, EventSession, FixedEnvironment};
use tour::{AddBundle, add, add_key, new, publish};

fn main() -> Result<(), AppError> {
    let folder = std::env::temp_dir().join(format!("drawmaster-pages-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
    let day = NaiveDate::from_ymd_opt(2026, 12, 31).expect("a day of every year");
    let mut tour = new(FixedEnvironment::new(9, day), &folder.join("tour.tourbook"), "Measured Tour")?;
    for seed in 1..=3 {
        let event = folder.join(format!("{seed}.drawmaster"));
        simulate(&SimulateEvent {
            file: event.clone(),
            size: Size { players: 2000, rounds: 5, seed, system: SystemName::McMahon, sides: Sides::Players },
        })?;
        // A fixed environment signs with a key derived from its seed.
        let mut desk = EventSession::open(FixedEnvironment::new(seed, day), &event)?;
        let bundle = folder.join(format!("{seed}.zip"));
        export(
            &mut desk,
            &Export {
                format: ExportFormat::Bundle,
                file: bundle.clone().into(),
                overwrite: true,
                csv: CsvOptions::default(),
            },
        )?;
        let mut secret = [0; 32];
        secret[..8].copy_from_slice(&seed.to_be_bytes());
        add_key(&mut tour, &KeyPair::from_secret(&secret).public(), &format!("Organiser {seed}"))?;
        let start = Instant::now();
        let request = AddBundle { championship: Some(format!("Stage {seed}")), ..AddBundle::default() };
        let added = add(&mut tour, &bundle, &request)?;
        println!("bundle {seed}: {} players, added in {} ms", added.players, start.elapsed().as_millis());
    }
    for run in 1..=3 {
        let start = Instant::now();
        let done = publish(&tour, &folder.join("site"))?;
        let millis = start.elapsed().as_millis();
        println!("run {run}: {} pages, {} of them players', in {millis} ms", done.pages, done.players);
    }
    std::fs::remove_dir_all(&folder).expect("the temporary folder can be emptied");
    Ok(())
}
