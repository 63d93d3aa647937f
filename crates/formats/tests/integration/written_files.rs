//! Real files of MacMahon and Pairgoth, which are outside of the repository, are written and read back as the same tournament.

use std::path::{Path, PathBuf};

use domain::Tournament;
use formats::{FormatError, ImportedTournament, macmahon_export, macmahon_import, pairgoth, pairgoth_export};

/// Returns the files with this ending in a folder of other programs' files; none if it is not beside the project.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut parents = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let found =
        parents.find_map(|parent| std::fs::read_dir(parent.join("shared/data/other-programs").join(folder)).ok());
    let Some(found) = found else {
        println!("skipped: {folder} is not beside the project");
        return Vec::new();
    };
    let paths = found.map(|file| file.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|own| own == ending)).collect()
}

/// Reads a real file, writes it, and compares what is read back. The draw seed is the hash of the file.
fn reads_back(
    path: &Path,
    read: fn(&[u8]) -> Result<ImportedTournament, FormatError>,
    write: impl Fn(&Tournament) -> Vec<u8>,
) {
    let tournament = read(&std::fs::read(path).unwrap()).unwrap().tournament;
    let mut again = read(&write(&tournament)).unwrap().tournament;
    again.event.draw_seed.clone_from(&tournament.event.draw_seed);
    let name = path.display();
    assert_eq!(again.event, tournament.event, "{name}");
    assert_eq!(again.competition, tournament.competition, "{name}");
    for (own, other) in again.entries.iter().zip(&tournament.entries) {
        assert_eq!(own, other, "{name}");
    }
    assert!(again == tournament, "{name}: games or byes differ");
}

#[test]
fn macmahon_files_read_back() {
    for path in ["macmahon", "macmahon-results"].into_iter().flat_map(|folder| files(folder, "xml")) {
        reads_back(&path, macmahon_import::read, |tournament| macmahon_export::export(tournament).bytes);
    }
}

#[test]
fn pairgoth_files_read_back() {
    for path in files("pairgoth", "tour") {
        reads_back(&path, pairgoth::read, |tournament| pairgoth_export::export(tournament).bytes);
    }
}
