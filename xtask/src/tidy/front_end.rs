//! Who may import whom in the front end: one door to the host, components below everything, screens beside one another.

use super::finding::Finding;
use super::tree::Tree;

/// Folders of ui/src, each with those above it, which it may not import.
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
            let told = imported(line).and_then(|target| refuse(&file.path, target));
            findings.extend(told.map(|said| Finding::new(&file.path, index + 1, said)));
        }
    }
    findings
}

/// What a line imports: the quoted text after `from`, after `import` or in `import(...)`. Type imports count as well.
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
        let door = path.starts_with("ui/src/platform/");
        return (!door).then(|| {
            format!("imports {target}: only ui/src/platform speaks to the host, so that all else runs without a window")
        });
    }
    let inside = resolve(path, target)?;
    let (from, to) = (folders(path.strip_prefix("ui/src/")?), folders(&inside));
    if let Some((folder, _)) = ABOVE.iter().find(|(folder, above)| *folder == from.0 && above.contains(&to.0)) {
        return Some(format!("imports {target}: {folder} lies below {} and knows nothing of it", to.0));
    }
    let neighbour = from.0 == "screens" && to.0 == "screens" && from.1 != to.1;
    neighbour.then(|| {
        format!(
            "imports {target}: a screen knows no other screen; what both need belongs into components, state or format"
        )
    })
}

/// The first two parts of a path.
fn folders(path: &str) -> (&str, &str) {
    let mut parts = path.split('/');
    (parts.next().unwrap_or_default(), parts.next().unwrap_or_default())
}

/// An import's path from ui/src, if it is a relative one that stays there.
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
    fn a_screen_imports_no_other_screen() {
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
