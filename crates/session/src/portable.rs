//! A portable program keeps its data beside itself, such as on a stick. It is portable if a file named `portable` lies beside it.

use std::path::{Path, PathBuf};

/// The file that makes a program portable.
const MARK: &str = "portable";
/// The folder of the data, beside the program.
const DATA: &str = "data";

/// Returns the folder of all data of a portable program; `None` for an installed one.
pub fn folder() -> Option<PathBuf> {
    // A link to the program, such as one on the search path, leads to the stick.
    let program = std::env::current_exe().ok()?;
    beside(&dunce::canonicalize(&program).unwrap_or(program))
}

fn beside(program: &Path) -> Option<PathBuf> {
    let folder = program.parent()?;
    folder.join(MARK).is_file().then(|| folder.join(DATA))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_are_beside_the_program_only_with_the_mark() {
        let stick = tempfile::tempdir().unwrap();
        let program = stick.path().join("drawmaster");
        assert_eq!(beside(&program), None);
        std::fs::create_dir(stick.path().join(MARK)).unwrap();
        assert_eq!(beside(&program), None, "a folder is no mark");
        std::fs::remove_dir(stick.path().join(MARK)).unwrap();
        std::fs::write(stick.path().join(MARK), "").unwrap();
        assert_eq!(beside(&program), Some(stick.path().join(DATA)));
    }
}
