//! Runs the fuzz targets on the corpus without a fuzzer. Each file is also mutated a few times, always in the same way.

use std::fs;
use std::path::{Path, PathBuf};

use domain::lots::Lots;
use fuzz_entry::{TARGETS, mutated};

/// The number of mutations of each file.
const MUTATIONS: u32 = 12;
/// Files longer than this are mutated less often, because they take longer.
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

fn run_corpus(name: &str) {
    let folder = fuzz().join("corpus").join(name);
    let seeds = names(&folder);
    assert!(!seeds.is_empty(), "{name} has no seeds");
    for seed in seeds {
        let bytes = fs::read(folder.join(&seed)).expect("a file");
        println!("{name}/{seed}");
        fuzz_entry::run(name, &bytes);
        let mut lots = Lots::new(&format!("drawmaster corpus 1 {name}"), &seed);
        for _ in 0..if bytes.len() > LONG { MUTATIONS / 3 } else { MUTATIONS } {
            fuzz_entry::run(name, &mutated(&bytes, &mut lots));
        }
    }
}

#[test]
fn every_target_has_seeds_and_a_program() {
    let targets: Vec<String> = {
        let mut names: Vec<String> = TARGETS.iter().map(|(name, _)| (*name).to_string()).collect();
        names.sort();
        names
    };
    assert_eq!(names(&fuzz().join("corpus")), targets);
    let files: Vec<String> = targets.iter().map(|name| format!("{name}.rs")).collect();
    assert_eq!(names(&fuzz().join("fuzz_targets")), files);
    let manifest = fs::read_to_string(fuzz().join("Cargo.toml")).expect("a manifest");
    for name in &targets {
        assert!(manifest.contains(&format!("name = \"{name}\"")), "{name} is missing in fuzz/Cargo.toml");
        let target = fs::read_to_string(fuzz().join(format!("fuzz_targets/{name}.rs"))).expect("a target");
        assert!(target.contains(&format!("run(\"{name}\"")), "{name}.rs runs another target");
    }
}

#[test]
fn tournaments_of_other_programs_never_panic() {
    ["opengotha", "macmahon", "pairgoth", "h9", "tou", "aga", "trf", "detect"].into_iter().for_each(run_corpus);
}

#[test]
fn lists_never_panic() {
    ["csv_list", "rating_list", "seed_list", "season"].into_iter().for_each(run_corpus);
}

#[test]
fn bundles_and_sites_never_panic() {
    ["bundle", "bundle_content", "site"].into_iter().for_each(run_corpus);
}

#[test]
fn event_files_never_panic() {
    ["event_file", "salvage"].into_iter().for_each(run_corpus);
}

#[test]
fn the_engine_proves_its_results() {
    ["matching", "pairing"].into_iter().for_each(run_corpus);
}
