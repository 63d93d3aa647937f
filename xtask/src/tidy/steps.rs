//! Steps of a schema are not changed once files have been written by them: those files would not open any more.

use super::finding::Finding;
use super::tree::{File, Tree};

/// Where the steps are.
const FOLDER: &str = "crates/store/src/schema/";

/// Each step, with the number that its text comes to. A file of each format that they lead to is kept in tests/files.
const STEPS: &[(&str, u64)] = &[
    ("0001.sql", 0xb12a_3568_e86f_4a04),
    ("0002.sql", 0x5cbf_7531_2294_d350),
    ("journal.sql", 0x5c6d_54c0_f9c1_3b99),
    ("tour-0001.sql", 0xfb9b_ac84_dbac_5553),
    ("tour-0002.sql", 0xa3ad_0ca7_f241_bb90),
];

/// Checks that every step is there as it was.
pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.files.iter().filter_map(check_step).collect()
}

fn check_step(file: &File) -> Option<Finding> {
    let name = file.path.strip_prefix(FOLDER)?;
    let found = number(&file.text);
    let said = match STEPS.iter().find(|(step, _)| *step == name) {
        Some((_, number)) if *number == found => return None,
        Some(_) => "was changed, so that files which it wrote do not open any more: put it back, and make the change a new step".to_owned(),
        None => format!("is a new step: enter it in xtask/src/tidy/steps.rs with {found:#018x}, and keep a file of its format in tests/files"),
    };
    Some(Finding::new(&file.path, 1, said))
}

/// The text as a number, by FNV-1a with 64 bits: it guards against a slip, not against an enemy.
fn number(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |number, byte| (number ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_step_and_a_new_one_are_told() {
        let tree = Tree::of(&[
            ("crates/store/src/schema/0001.sql", "SELECT 1"),
            ("crates/store/src/schema/0900.sql", ""),
            ("a/b.sql", ""),
        ]);
        let said: Vec<String> = check(&tree).into_iter().map(|finding| finding.problem).collect();
        assert_eq!(said.len(), 2);
        assert!(said[0].contains("was changed") && said[1].contains("0xcbf29ce484222325"), "{said:?}");
    }
}
