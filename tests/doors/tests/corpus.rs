//! The seeds of the fuzzer and what it once found, through the same functions without a fuzzer; each also torn, bent and
//! spliced a few times in ways that follow from its bytes.

use std::fs;
use std::path::{Path, PathBuf};

use domain::lots::Lots;
use doors::{DOORS, bent};

/// How often each file is changed.
const BENT: u32 = 12;
/// Files longer than this are bent less often: their doors take longer.
const LONG: usize = 50_000;

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

fn names(folder: &Path) -> Vec<String> {
    let listed = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut names: Vec<String> =
        listed.map(|file| file.expect("it can be read").file_name().to_string_lossy().into()).collect();
    names.sort();
    names
}

fn through(name: &str) {
    let folder = fuzz().join("corpus").join(name);
    let seeds = names(&folder);
    assert!(!seeds.is_empty(), "{name} has no seed");
    for seed in seeds {
        let bytes = fs::read(folder.join(&seed)).expect("a file");
        println!("{name}/{seed}");
        doors::knock(name, &bytes);
        let mut lots = Lots::new(&format!("drawmaster corpus 1 {name}"), &seed);
        for _ in 0..if bytes.len() > LONG { BENT / 3 } else { BENT } {
            doors::knock(name, &bent(&bytes, &mut lots));
        }
    }
}

#[test]
fn every_door_has_seeds_and_a_target() {
    let doors: Vec<String> = {
        let mut names: Vec<String> = DOORS.iter().map(|(name, _)| (*name).to_string()).collect();
        names.sort();
        names
    };
    assert_eq!(names(&fuzz().join("corpus")), doors);
    let targets: Vec<String> = doors.iter().map(|name| format!("{name}.rs")).collect();
    assert_eq!(names(&fuzz().join("fuzz_targets")), targets);
    let manifest = fs::read_to_string(fuzz().join("Cargo.toml")).expect("a manifest");
    for name in &doors {
        assert!(manifest.contains(&format!("name = \"{name}\"")), "{name} is no program of fuzz/Cargo.toml");
        let target = fs::read_to_string(fuzz().join(format!("fuzz_targets/{name}.rs"))).expect("a target");
        assert!(target.contains(&format!("knock(\"{name}\"")), "{name}.rs goes through another door");
    }
}

#[test]
fn other_programs_tournaments() {
    ["opengotha", "macmahon", "pairgoth", "h9", "detect"].into_iter().for_each(through);
}

#[test]
fn lists() {
    ["csv_list", "egd_list", "seed_list", "season"].into_iter().for_each(through);
}

#[test]
fn bundles() {
    ["bundle", "bundle_content"].into_iter().for_each(through);
}

#[test]
fn event_files() {
    ["event_file", "salvage"].into_iter().for_each(through);
}

#[test]
fn the_engine() {
    ["matching", "pairing"].into_iter().for_each(through);
}
