//! The imports of the front end: only platform uses the host, components import nothing above them, screens no other screen.

use super::finding::Finding;
use super::tree::Tree;

/// Folders of ui/src, each with the folders above it, which it must not import.
const ABOVE: &[(&str, &[&str])] = &[
    ("components", &["screens", "state", "api", "platform"]),
    ("format", &["screens", "state", "components", "platform"]),
    ("platform", &["screens", "state", "components"]),
    ("api", &["screens", "state", "components"]),
    ("state", &["screens", "components"]),
];

/// Checks every import of the front end.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.front_end().filter(|file| file.path.starts_with("ui/src/")) {
        for (index, line) in file.text.lines().enumerate() {
            let problem = imported(line).and_then(|target| refuse(&file.path, target));
            findings.extend(problem.map(|problem| Finding::new(&file.path, index + 1, problem)));
        }
    }
    findings
}

/// The import of a line: the quoted text after `from`, after `import` or in `import(...)`. Type imports count as well.
fn imported(line: &str) -> Option<&str> {
    let line = line.trim();
    let after = ["from ", "import(", "import "].iter().find_map(|sign| {
        let (_, rest) = line.split_once(sign)?;
        rest.trim_start().strip_prefix(['\'', '"'])
    })?;
    after.split(['\'', '"']).next()
}

fn refuse(path: &str, target: &str) -> Option<String> {
    if target.starts_with("@tauri-apps") {
        let is_platform = path.starts_with("ui/src/platform/");
        return (!is_platform).then(|| {
            format!("imports {target}: only ui/src/platform uses the host, so that the rest runs without a window")
        });
    }
    let inside = resolve(path, target)?;
    let (from, to) = (folders(path.strip_prefix("ui/src/")?), folders(&inside));
    if let Some((folder, _)) = ABOVE.iter().find(|(folder, above)| *folder == from.0 && above.contains(&to.0)) {
        return Some(format!("imports {target}: {folder} is below {} and must not import it", to.0));
    }
    let neighbour = from.0 == "screens" && to.0 == "screens" && from.1 != to.1;
    neighbour.then(|| {
        format!(
            "imports {target}: a screen must not import another screen; move shared code to components, state or format"
        )
    })
}

/// The first two parts of a path.
fn folders(path: &str) -> (&str, &str) {
    let mut parts = path.split('/');
    (parts.next().unwrap_or_default(), parts.next().unwrap_or_default())
}

/// The path of a relative import from ui/src; `None` for other imports.
fn resolve(path: &str, target: &str) -> Option<String> {
    if !target.starts_with('.') {
        return None;
    }
    let mut parts: Vec<&str> = path.strip_prefix("ui/src/")?.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()?),
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> usize {
        check(&Tree::of(&[(path, text)])).len()
    }

    #[test]
    fn only_the_platform_imports_the_host() {
        let text =
            "import { invoke } from '@tauri-apps/api/core'\nconst d = await import('@tauri-apps/plugin-dialog')\n";
        assert_eq!(found("ui/src/platform/host.ts", text), 0);
        assert_eq!(found("ui/src/state/event.ts", text), 2);
    }

    #[test]
    fn components_import_nothing_above_them() {
        assert_eq!(
            found(
                "ui/src/components/Table.svelte",
                "  import { rank } from '../format/rank'\n  import Key from './Key.svelte'\n"
            ),
            0
        );
        assert_eq!(
            found(
                "ui/src/components/Table.svelte",
                "  import type { Row } from \"../api/generated/Row\"\n  import '../screens/a/logic'\n"
            ),
            2
        );
    }

    #[test]
    fn a_screen_must_not_import_another_screen() {
        assert_eq!(
            found(
                "ui/src/screens/rounds/logic.ts",
                "import { a } from './part'\nimport { b } from '../rounds/b'\n} from '../../components/c'\n"
            ),
            0
        );
        assert_eq!(found("ui/src/screens/rounds/logic.ts", "} from '../standings/logic'\n"), 1);
        assert_eq!(found("ui/src/App.svelte", "import A from './screens/a/A.svelte'\n"), 0);
    }
}
