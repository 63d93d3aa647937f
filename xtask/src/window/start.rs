//! `cargo xtask window start`: the time from the start of the program to the first text on the screen, beside that of a bare
//! WebKitGTK window with a static page. Both start in turn on the same virtual screen.
#![expect(clippy::float_arithmetic, reason = "figures of measurements, not scores")]

use super::display::{READY_WITHIN, Server, display_with};
use crate::bench::Spread;
use crate::{build, paths, shell};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How often each window starts.
const STARTS: usize = 11;

/// The bare window, an example of the window's package.
const BARE: &str = "bare_window";

/// The time between two looks at the screen.
const BETWEEN: Duration = Duration::from_millis(4);

/// Builds both programs in the release profile, starts them in turn on a screen of this size, and prints how long each took.
pub fn perform(size: &str) -> Result<()> {
    build::optimised_programs(&[build::WINDOW])?;
    shell::call(build::cargo("build").args(["--release", "--example", BARE]))?;
    let folder = tempfile::tempdir()?;
    let screen = folder.path().join("Xvfb_screen0");
    let (_display, display) = display_with(size, &["-fbdir".as_ref(), folder.path().as_os_str()])?;
    let bare = paths::optimised("examples").join(BARE);
    let mut times = [Vec::new(), Vec::new()];
    // The first start of each fills the caches.
    for start in 0..=STARTS {
        for (at, program) in [&bare, &paths::optimised(build::WINDOW)].into_iter().enumerate() {
            let home = folder.path().join(format!("home-{start}-{at}"));
            let time = first_text(program, &display, &home, &screen)?;
            if start > 0 {
                times[at].push(time.as_secs_f64() * 1000.0);
            }
        }
    }
    let [bare, ours] = times.map(Spread::of);
    println!("\n{STARTS} starts of each in turn, ms to the first text on the screen: min, median, max");
    println!("bare window  {:>7.0} {:>7.0} {:>7.0}", bare.min, bare.median, bare.max);
    println!("Drawmaster   {:>7.0} {:>7.0} {:>7.0}", ours.min, ours.median, ours.max);
    println!("ratio of the medians {:.2}, of the fastest {:.2}", ours.median / bare.median, ours.min / bare.min);
    Ok(())
}

/// Starts `program` with a fresh home and returns the time until text is on the screen.
fn first_text(program: &Path, display: &str, home: &Path, screen: &Path) -> Result<Duration> {
    await_screen(screen, false, Instant::now())?;
    let mut command = Command::new(program);
    command.env("DISPLAY", display).env_remove("WAYLAND_DISPLAY").env("GDK_BACKEND", "x11").env("LC_ALL", "C.UTF-8");
    for (variable, name) in [("XDG_CONFIG_HOME", "config"), ("XDG_DATA_HOME", "data"), ("XDG_CACHE_HOME", "cache")] {
        command.env(variable, home.join(name));
    }
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let start = Instant::now();
    let child = command.spawn().with_context(|| format!("cannot start {}", program.display()))?;
    let _window = Server(child);
    await_screen(screen, true, start)
}

/// Waits until the screen shows text, or no text any more, and returns the time since `start`.
fn await_screen(screen: &Path, text: bool, start: Instant) -> Result<Duration> {
    loop {
        let found = shows_text(&fs::read(screen).with_context(|| format!("cannot read {}", screen.display()))?);
        let elapsed = start.elapsed();
        if found.context("the screen is not in the format XWD with four bytes per pixel")? == text {
            return Ok(elapsed);
        }
        if elapsed > READY_WITHIN {
            bail!("after {} seconds the screen shows {}", elapsed.as_secs(), if text { "no text" } else { "a window" });
        }
        sleep(BETWEEN);
    }
}

/// The part of the screen that both windows cover, in pixels.
const COVERED: (usize, usize) = (1200, 660);

/// How many pixels must differ clearly from the most frequent colour: more than a caret or a frame, less than a heading.
const LEAST: usize = 500;

/// Returns whether a screen in the format XWD shows more than one plain colour; `None` if it is in another format.
fn shows_text(dump: &[u8]) -> Option<bool> {
    let number = |at: usize| Some(u32::from_be_bytes(dump.get(4 * at..4 * at + 4)?.try_into().ok()?) as usize);
    // The positions of the fields of XWDFileHeader.
    let (header, bits, line, colours) = (number(0)?, number(11)?, number(12)?, number(19)?);
    let pixels = dump.get(header + 12 * colours..)?;
    if bits != 32 {
        return None;
    }
    let brightness = |pixel: &[u8]| u32::from(pixel[0]) + u32::from(pixel[1]) + u32::from(pixel[2]);
    let rows = pixels.chunks_exact(line).take(COVERED.1).step_by(2);
    let seen: Vec<u32> = rows.flat_map(|row| row.chunks_exact(4).take(COVERED.0).map(brightness)).collect();
    let mut counts = vec![0usize; 3 * 255 + 1];
    seen.iter().for_each(|sum| counts[*sum as usize] += 1);
    let plain = (0u32..).zip(&counts).max_by_key(|(_, count)| **count)?.0;
    Some(seen.iter().filter(|sum| sum.abs_diff(plain) > 150).count() >= LEAST)
}

#[cfg(test)]
mod tests {
    use super::shows_text;

    /// Returns a screen of 1366x768 whose pixels are `colour` of their place.
    fn screen(colour: impl Fn(usize, usize) -> u8) -> Vec<u8> {
        let mut fields = [0u32; 25];
        (fields[0], fields[11], fields[12], fields[19]) = (100, 32, 4 * 1366, 0);
        let mut dump: Vec<u8> = fields.iter().flat_map(|field| field.to_be_bytes()).collect();
        for row in 0..768 {
            dump.extend((0..1366).flat_map(|column| [colour(row, column); 4]));
        }
        dump
    }

    #[test]
    fn text_is_many_pixels_of_another_colour() {
        assert_eq!(shows_text(&screen(|_, _| 0)), Some(false), "an empty screen");
        assert_eq!(
            shows_text(&screen(|row, column| if row < 720 && column < 1280 { 255 } else { 0 })),
            Some(false),
            "an empty window"
        );
        assert_eq!(
            shows_text(&screen(|row, column| if row < 40 && column < 60 { 20 } else { 250 })),
            Some(true),
            "a heading"
        );
        assert_eq!(shows_text(b"nothing"), None);
    }
}
