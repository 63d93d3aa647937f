//! `cargo xtask hall-load`: the hall network under load, with the real program on this computer: many phones, helpers whose
//! connections break, and devices that do harm. Prints the figures and fails if a promise is broken.

mod helpers;
mod hostile;
mod phones;
mod served;
mod size;

use std::time::Duration;

use anyhow::{Result, bail, ensure};

use self::served::Venue;
use self::size::Size;
use crate::{build, paths};

/// The line in `cargo xtask help`.
pub const HELP: &str = "loads the hall network with phones, helpers and hostile devices, and prints the figures; \
     --quick uses few of them and the development build";

const FULL: Size = Size { phones: 1_000, seconds: 30, helpers: 20, boards: 400, connections: 10_000 };
const QUICK: Size = Size { phones: 60, seconds: 5, helpers: 4, boards: 24, connections: 400 };

/// Builds the program and measures.
pub fn perform(words: &[String]) -> Result<()> {
    let quick = match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => false,
        ["--quick"] => true,
        _ => bail!("the only option is --quick"),
    };
    let program = if quick {
        build::programs(&[build::COMMAND_LINE])?;
        paths::built(build::COMMAND_LINE)
    } else {
        build::optimised_programs(&[build::COMMAND_LINE])?;
        paths::optimised(build::COMMAND_LINE)
    };
    let size = if quick { QUICK } else { FULL };
    let venue = Venue::new(program)?;
    let figures = phones::measure(&venue, size)?;
    println!(
        "{} phones, one update a second for {} seconds: {} pages, median {:.1?}, p99 {:.1?}",
        size.phones, size.seconds, figures.pages, figures.median, figures.p99
    );
    println!("memory of the service above idle: {} MB", figures.memory);
    println!("a result at the desk: {:.1?} without phones, {:.1?} with them", figures.alone, figures.with_phones);
    let entered = helpers::enter(&venue, size)?;
    println!(
        "{} helpers entered {} results over {} cut connections and {} restarts: none lost, none twice",
        size.helpers, size.boards, entered.cut, entered.restarts
    );
    hostile::refused(&venue, size)?;
    if quick {
        println!("PASS, without the limits of the figures");
        return Ok(());
    }
    let most = figures.alone.mul_f64(1.1);
    ensure!(figures.p99 <= Duration::from_millis(100), "p99 is above 100 ms");
    ensure!(figures.memory <= 64, "the service uses more than 64 MB above idle");
    ensure!(figures.with_phones <= most, "a result at the desk is more than 10 % slower with phones");
    println!("PASS");
    Ok(())
}
