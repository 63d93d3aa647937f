//! Workflows of the forge: every command is one `cargo xtask` task that exists, so that each step can be run on any machine and
//! differences between systems stay in xtask.

use super::finding::Finding;
use super::tree::Tree;

/// The folder of the workflows.
const FOLDER: &str = ".github/workflows/";
/// The file with the table of tasks.
const TASKS: &str = "xtask/src/main.rs";
/// The file with the table of the steps of `cargo xtask test`.
const STEPS: &str = "xtask/src/test.rs";

/// Finds commands that are not one task.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let names =
        |path: &str| tree.files.iter().find(|file| file.path == path).map_or_else(Vec::new, |file| names(&file.text));
    let (tasks, steps) = (names(TASKS), names(STEPS));
    let mut findings = Vec::new();
    for file in tree.files.iter().filter(|file| file.path.starts_with(FOLDER)) {
        for (index, line) in file.text.lines().enumerate() {
            if let Some(problem) = problem(line, &tasks, &steps) {
                findings.push(Finding::new(&file.path, index + 1, problem));
            }
        }
    }
    findings
}

/// The names in a table of tasks or steps.
fn names(table: &str) -> Vec<&str> {
    let parts = table.split("{ name: \"").chain(table.split("        name: \"")).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

fn problem(line: &str, tasks: &[&str], steps: &[&str]) -> Option<String> {
    if line.contains('\t') || !(line.len() - line.trim_start().len()).is_multiple_of(2) {
        return Some("indent by two blanks, never by tabs".to_owned());
    }
    let command = line.trim_start().trim_start_matches("- ").strip_prefix("run:")?.trim();
    let Some(task) = command.strip_prefix("cargo xtask ") else {
        return Some(format!("\"{command}\" is not one cargo xtask command: move it to a task"));
    };
    let (name, words) = task.split_once(' ').unwrap_or((task, ""));
    if !tasks.contains(&name) {
        return Some(format!("there is no task \"{name}\""));
    }
    let unknown = words.split_whitespace().find(|word| name == "test" && !steps.contains(word))?;
    Some(format!("cargo xtask test has no step \"{unknown}\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_that_are_not_one_task_are_found() {
        let workflow = "jobs:\n  a:\n    steps:\n      - uses: actions/checkout@v4\n      - run: cargo xtask test tidy format\n\
            \x20     - run: cargo xtask fuzz --seconds 9\n      - run: cargo build\n      - run: |\n      - run: cargo xtask none\n\
            \x20     - run: cargo xtask test tidy none\n     odd: 1\n";
        let tree = Tree::of(&[
            (".github/workflows/a.yml", workflow),
            (".github/other.yml", "run: make"),
            (TASKS, "const T: &[Task] = &[Task { name: \"test\" }, Task { name: \"fuzz\" }];"),
            (STEPS, "const S: &[Step] = &[Step { name: \"tidy\" }, Step {\n        name: \"format\",\n }];"),
        ]);
        let lines: Vec<usize> = check(&tree).into_iter().map(|finding| finding.line).collect();
        assert_eq!(lines, [7, 8, 9, 10, 11]);
    }
}
