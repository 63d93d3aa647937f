//! A simulated disk that may lose unsynced sectors of 512 bytes, lengths and names at a power cut.

use std::collections::BTreeMap;

use domain::lots::Lots;

use crate::tape::{Happening, Inode, Tape};

/// The unit that a drive writes.
const SECTOR: usize = 512;

/// The disk at one moment: synced and unsynced content.
#[derive(Debug, Clone, Default)]
pub struct Disk {
    files: Vec<File>,
    names: BTreeMap<String, Inode>,
    renaming: Vec<Renaming>,
}

#[derive(Debug, Clone, Default)]
struct File {
    safe: Vec<u8>,
    pending: Vec<Pending>,
}

#[derive(Debug, Clone)]
enum Pending {
    Write { at: usize, bytes: Vec<u8> },
    Length(usize),
}

/// An unsynced change of names, all at once: the new file of each, or its removal.
#[derive(Debug, Clone)]
struct Renaming {
    names: Vec<(String, Option<Inode>)>,
}

impl Renaming {
    fn one(name: &str, inode: Option<Inode>) -> Renaming {
        Renaming { names: vec![(name.to_owned(), inode)] }
    }

    /// Returns whether the last of the names, which a rename creates, is in a folder.
    fn is_in(&self, folder: &str) -> bool {
        self.names.last().is_some_and(|(name, _)| folder_of(name) == folder)
    }
}

/// Returns the folder of a path; empty for the recorded folder.
fn folder_of(name: &str) -> &str {
    name.trim_end_matches('/').rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// The effect of a cut on unsynced content.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// All of it reached the disk.
    Kept,
    /// None of it reached the disk.
    Lost,
    /// Each sector, length and name is kept, lost or torn independently.
    Mixed,
}

impl Disk {
    /// The disk at the start of a recording.
    pub fn at_start(tape: &Tape) -> Disk {
        let files = tape.files.iter().map(|(_, content)| File { safe: content.clone(), pending: Vec::new() }).collect();
        let names = tape.files.iter().enumerate().map(|(inode, (name, _))| (name.clone(), inode)).collect();
        Disk { files, names, renaming: Vec::new() }
    }

    /// Applies one recorded operation.
    pub fn happen(&mut self, happening: &Happening) {
        match happening {
            Happening::Created { name, inode } => {
                self.file(*inode);
                self.renaming.push(Renaming::one(name, Some(*inode)));
            }
            Happening::Wrote { inode, at, bytes } => {
                self.file(*inode).pending.push(Pending::Write { at: *at, bytes: bytes.clone() });
            }
            Happening::Truncated { inode, length } => self.file(*inode).pending.push(Pending::Length(*length)),
            Happening::Synced { inode, folder } => {
                self.file(*inode).settle();
                if *folder {
                    self.settle_names();
                }
            }
            Happening::Deleted { name, folder } => {
                self.renaming.push(Renaming::one(name, None));
                if *folder {
                    self.settle_names();
                }
            }
            Happening::Renamed { from, to, inode } => {
                self.renaming.push(Renaming { names: vec![(from.clone(), None), (to.clone(), Some(*inode))] });
            }
            Happening::FolderSynced { folder } => {
                let (synced, open): (Vec<_>, Vec<_>) =
                    std::mem::take(&mut self.renaming).into_iter().partition(|renaming| renaming.is_in(folder));
                synced.iter().for_each(|renaming| rename(&mut self.names, renaming));
                self.renaming = open;
            }
            Happening::Acknowledged(_) => {}
        }
    }

    /// The files after the power returns.
    pub fn cut(&self, fate: Fate, lots: &mut Lots) -> BTreeMap<String, Vec<u8>> {
        let mut names = self.names.clone();
        let mut stopped: Vec<&str> = Vec::new();
        for renaming in &self.renaming {
            // A prefix of the changes to one name is kept, independently of other names.
            let is_stopped = renaming.names.iter().any(|(name, _)| stopped.contains(&name.as_str()));
            if is_stopped || !kept(fate, lots) {
                stopped.extend(renaming.names.iter().map(|(name, _)| name.as_str()));
                continue;
            }
            rename(&mut names, renaming);
        }
        // A file is lost with its folder.
        let reached = |name: &String| {
            let folders = name.trim_end_matches('/').match_indices('/');
            folders.into_iter().all(|(at, _)| names.contains_key(&name[..=at]))
        };
        let names: BTreeMap<String, Inode> =
            names.iter().filter(|(name, _)| reached(name)).map(|(name, inode)| (name.clone(), *inode)).collect();
        names.into_iter().map(|(name, inode)| (name, self.files[inode].after_cut(fate, lots))).collect()
    }

    fn file(&mut self, inode: Inode) -> &mut File {
        if self.files.len() <= inode {
            self.files.resize_with(inode + 1, File::default);
        }
        &mut self.files[inode]
    }

    fn settle_names(&mut self) {
        for renaming in std::mem::take(&mut self.renaming) {
            rename(&mut self.names, &renaming);
        }
    }
}

impl File {
    fn settle(&mut self) {
        for pending in std::mem::take(&mut self.pending) {
            match pending {
                Pending::Write { at, bytes } => write(&mut self.safe, at, &bytes),
                Pending::Length(length) => self.safe.resize(length, 0),
            }
        }
    }

    fn after_cut(&self, fate: Fate, lots: &mut Lots) -> Vec<u8> {
        let mut content = self.safe.clone();
        for pending in &self.pending {
            match pending {
                Pending::Length(length) if kept(fate, lots) => content.resize(*length, 0),
                Pending::Length(_) => {}
                Pending::Write { at, bytes } => write_sectors(&mut content, *at, bytes, fate, lots),
            }
        }
        content
    }
}

fn write_sectors(content: &mut Vec<u8>, at: usize, bytes: &[u8], fate: Fate, lots: &mut Lots) {
    let mut from = at;
    while from < at + bytes.len() {
        let to = ((from / SECTOR + 1) * SECTOR).min(at + bytes.len());
        let sector = &bytes[from - at..to - at];
        match fate {
            Fate::Kept => write(content, from, sector),
            Fate::Lost => {}
            Fate::Mixed => match lots.below(5) {
                0 | 1 => write(content, from, sector),
                2 => write(content, from, &sector[..sector.len() / 2]),
                _ => {}
            },
        }
        from = to;
    }
}

fn kept(fate: Fate, lots: &mut Lots) -> bool {
    match fate {
        Fate::Kept => true,
        Fate::Lost => false,
        Fate::Mixed => lots.below(2) == 0,
    }
}

fn write(content: &mut Vec<u8>, at: usize, bytes: &[u8]) {
    if content.len() < at + bytes.len() {
        content.resize(at + bytes.len(), 0);
    }
    content[at..at + bytes.len()].copy_from_slice(bytes);
}

fn rename(names: &mut BTreeMap<String, Inode>, renaming: &Renaming) {
    for (name, inode) in &renaming.names {
        match inode {
            Some(inode) => names.insert(name.clone(), *inode),
            None => names.remove(name),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lots() -> Lots {
        Lots::new("disk", "1")
    }

    fn disk(happenings: &[Happening]) -> Disk {
        let mut disk = Disk::at_start(&Tape { files: vec![("a".into(), vec![7; 600])], happenings: Vec::new() });
        happenings.iter().for_each(|happening| disk.happen(happening));
        disk
    }

    #[test]
    fn synced_content_survives_and_unsynced_content_may_be_lost() {
        let wrote = Happening::Wrote { inode: 0, at: 590, bytes: vec![9; 20] };
        let under_way = disk(std::slice::from_ref(&wrote));
        assert_eq!(under_way.cut(Fate::Lost, &mut lots())["a"], vec![7; 600]);
        assert_eq!(under_way.cut(Fate::Kept, &mut lots())["a"].len(), 610);
        let safe = disk(&[wrote, Happening::Synced { inode: 0, folder: false }]);
        assert_eq!(safe.cut(Fate::Lost, &mut lots())["a"].len(), 610);
    }

    #[test]
    fn a_name_is_safe_only_after_its_folder_is_synced() {
        let created = Happening::Created { name: "b".into(), inode: 1 };
        let synced = |folder| Happening::Synced { inode: 1, folder };
        assert!(!disk(&[created.clone(), synced(false)]).cut(Fate::Lost, &mut lots()).contains_key("b"));
        assert!(disk(&[created.clone(), synced(true)]).cut(Fate::Lost, &mut lots()).contains_key("b"));
        let deleted = |folder| Happening::Deleted { name: "b".into(), folder };
        assert!(disk(&[created.clone(), synced(true), deleted(false)]).cut(Fate::Lost, &mut lots()).contains_key("b"));
        assert!(!disk(&[created, synced(true), deleted(true)]).cut(Fate::Lost, &mut lots()).contains_key("b"));
    }

    #[test]
    fn a_rename_is_atomic_and_safe_only_after_its_folder_is_synced() {
        let renamed = [
            Happening::Created { name: "b".into(), inode: 1 },
            Happening::Renamed { from: "b".into(), to: "a".into(), inode: 1 },
        ];
        let mut lots = lots();
        for _ in 0..50 {
            let found = disk(&renamed).cut(Fate::Mixed, &mut lots);
            assert!(found.contains_key("a"), "the old or the new file has the name: {found:?}");
        }
        let synced = Happening::FolderSynced { folder: String::new() };
        let found = disk(&[renamed.as_slice(), &[synced]].concat()).cut(Fate::Lost, &mut lots);
        assert_eq!(found, BTreeMap::from([("a".into(), Vec::new())]));
    }

    #[test]
    fn a_file_is_lost_with_its_new_folder() {
        let happenings = [
            Happening::Created { name: "new/".into(), inode: 1 },
            Happening::Created { name: "new/b".into(), inode: 2 },
            Happening::FolderSynced { folder: "new".into() },
        ];
        assert!(!disk(&happenings).cut(Fate::Lost, &mut lots()).contains_key("new/b"));
        let synced = Happening::FolderSynced { folder: String::new() };
        assert!(disk(&[happenings.as_slice(), &[synced]].concat()).cut(Fate::Lost, &mut lots()).contains_key("new/b"));
    }

    #[test]
    fn a_mixed_fate_keeps_some_sectors_and_loses_others() {
        let disk = disk(&[Happening::Wrote { inode: 0, at: 0, bytes: vec![9; 512 * 64] }]);
        let content = disk.cut(Fate::Mixed, &mut lots()).remove("a").expect("the file exists");
        let written = content.chunks(512).filter(|sector| sector.iter().all(|byte| *byte == 9)).count();
        assert!((5..60).contains(&written), "{written}");
    }
}
