//! Schema steps never change once they are released: files written with the old step would no longer open.

use super::finding::Finding;
use super::tree::{File, Tree};

/// The folder with the steps.
const FOLDER: &str = "crates/store/src/schema/";

/// Each step with the hash of its text. tests/files has a file of each format that the steps produce.
const STEPS: &[(&str, u64)] = &[
    ("0001.sql", 0xb12a_3568_e86f_4a04),
    ("0002.sql", 0x5cbf_7531_2294_d350),
    ("0003.sql", 0xf9d6_a70e_d232_25d9),
    ("0004.sql", 0x41af_a0b7_2e18_1ccc),
    ("0005.sql", 0x8627_7c86_3d91_6335),
    ("0006.sql", 0xd09a_73f9_40aa_81ee),
    ("0007.sql", 0xb7a4_ed17_59f3_d50c),
    ("0008.sql", 0xb615_c93b_2f80_4dcf),
    ("0009.sql", 0x6013_c3b8_ca80_0d4a),
    ("0010.sql", 0xff92_6611_e4a8_cbd6),
    ("journal.sql", 0x5c6d_54c0_f9c1_3b99),
    ("tour-0001.sql", 0xfb9b_ac84_dbac_5553),
    ("tour-0002.sql", 0xa3ad_0ca7_f241_bb90),
    ("tour-0003.sql", 0x3c07_91c9_7ee9_9a82),
    ("tour-0004.sql", 0x9aa9_6fda_9c45_4157),
];

/// Checks that no step changed and that new steps are listed.
pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.files.iter().filter_map(check_step).collect()
}

fn check_step(file: &File) -> Option<Finding> {
    let name = file.path.strip_prefix(FOLDER)?;
    let found = number(&file.text);
    let problem = match STEPS.iter().find(|(step, _)| *step == name) {
        Some((_, number)) if *number == found => return None,
        Some(_) => "was changed, so files written with it no longer open: restore it and add a new step".to_owned(),
        None => format!(
            "is a new step: add it to xtask/src/tidy/steps.rs with {found:#018x}, and a file of its format to tests/files"
        ),
    };
    Some(Finding::new(&file.path, 1, problem))
}

/// The 64-bit FNV-1a hash of a text. It detects accidents, not attacks.
fn number(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |number, byte| (number ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changed_and_new_steps_are_found() {
        let tree = Tree::of(&[
            ("crates/store/src/schema/0001.sql", "SELECT 1"),
            ("crates/store/src/schema/0900.sql", ""),
            ("a/b.sql", ""),
        ]);
        let problems: Vec<String> = check(&tree).into_iter().map(|finding| finding.problem).collect();
        assert_eq!(problems.len(), 2);
        assert!(problems[0].contains("was changed") && problems[1].contains("0xcbf29ce484222325"), "{problems:?}");
    }
}
