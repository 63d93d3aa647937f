//! Records the system calls of the real program with strace, as operations on the files of one folder.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::tape::{Happening, Inode, Tape};
use crate::trace::{Call, calls};

/// The system calls that change files, or that give descriptors their meaning.
const TRACED: &str = "trace=open,openat,creat,close,dup,dup2,dup3,fcntl,lseek,write,pwrite64,writev,pwritev,ftruncate,truncate,\
    fallocate,copy_file_range,sendfile,fsync,fdatasync,rename,renameat,renameat2,link,linkat,unlink,unlinkat,mkdir,mkdirat,rmdir";

/// Returns whether this computer can record system calls.
pub fn can_record() -> bool {
    let probe = Command::new("strace").args(["-o", "/dev/null", "true"]).stderr(Stdio::null()).status();
    probe.is_ok_and(|status| status.success())
}

/// Returns all files of a folder by their paths in it. Folders end in a slash and are empty.
pub fn files(root: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![(root.to_owned(), String::new())];
    while let Some((folder, prefix)) = folders.pop() {
        for file in fs::read_dir(&folder).expect("the folder can be read").flatten() {
            let name = format!("{prefix}{}", file.file_name().to_string_lossy());
            if file.path().is_dir() {
                found.insert(format!("{name}/"), Vec::new());
                folders.push((file.path(), format!("{name}/")));
            } else {
                found.insert(name, fs::read(file.path()).expect("the file can be read"));
            }
        }
    }
    found
}

/// Runs `program` in `root` under strace and returns everything that it did to the files there.
///
/// # Panics
/// Panics if the program fails, or writes in a way that cannot be recorded.
pub fn record(root: &Path, program: &Command) -> Tape {
    let trace = tempfile::NamedTempFile::new().expect("a temporary file");
    let before: Vec<(String, Vec<u8>)> = files(root).into_iter().collect();
    let mut traced = Command::new("strace");
    traced.args(["-f", "-qq", "-xx", "-s", "100000000", "-e", TRACED, "-o"]).arg(trace.path());
    traced.arg("--").arg(program.get_program()).args(program.get_args());
    for (name, value) in program.get_envs() {
        if let Some(value) = value {
            traced.env(name, value);
        }
    }
    let output = traced.current_dir(root).stdin(Stdio::null()).output().expect("strace starts");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{:?}: {errors}", program.get_args().collect::<Vec<_>>());
    let trace = fs::read_to_string(trace.path()).expect("strace has written its file");
    let mut recorder = Recorder::new(root, &before);
    calls(&trace).iter().for_each(|call| recorder.call(call));
    Tape { files: before, happenings: recorder.happenings }
}

/// The meaning of a file descriptor.
#[derive(Debug, Clone)]
enum Open {
    File {
        inode: Inode,
        at: usize,
        append: bool,
    },
    Folder(String),
    /// The program's answer.
    Output,
}

/// The files as the program sees them.
struct Recorder {
    root: PathBuf,
    names: BTreeMap<String, Inode>,
    content: Vec<Vec<u8>>,
    open: HashMap<i64, Open>,
    happenings: Vec<Happening>,
}

impl Recorder {
    fn new(root: &Path, before: &[(String, Vec<u8>)]) -> Recorder {
        Recorder {
            root: root.to_owned(),
            names: before.iter().enumerate().map(|(inode, (name, _))| (name.clone(), inode)).collect(),
            content: before.iter().map(|(_, bytes)| bytes.clone()).collect(),
            open: HashMap::from([(1, Open::Output)]),
            happenings: Vec::new(),
        }
    }

    fn call(&mut self, call: &Call) {
        match call.name.as_str() {
            "open" | "creat" => self.open(call, -1, 0),
            "openat" => self.open(call, call.number(0), 1),
            "close" => drop(self.open.remove(&call.number(0))),
            "dup" | "dup2" | "dup3" => self.duplicate(call),
            "fcntl" if call.arguments[1].starts_with("F_DUPFD") => self.duplicate(call),
            "lseek" => self.seek(call),
            "write" | "writev" => self.write(call, None),
            "pwrite64" | "pwritev" => self.write(call, Some(call.number(3))),
            "ftruncate" => self.truncate(self.inode(call.number(0)), call.number(1)),
            "truncate" => self.truncate(self.named(-1, &call.path(0)), call.number(1)),
            "copy_file_range" => self.copy(call, 0, 2),
            "sendfile" => self.copy(call, 1, 0),
            "fsync" | "fdatasync" => self.sync(call.number(0)),
            "rename" => self.rename((-1, &call.path(0)), (-1, &call.path(1))),
            "renameat" | "renameat2" => {
                self.rename((call.number(0), &call.path(1)), (call.number(2), &call.path(3)));
            }
            "link" => self.link((-1, &call.path(0)), (-1, &call.path(1))),
            "linkat" => self.link((call.number(0), &call.path(1)), (call.number(2), &call.path(3))),
            "unlink" => self.unlink(-1, &call.path(0), ""),
            "unlinkat" if call.has_flag(2, "AT_REMOVEDIR") => self.unlink(call.number(0), &call.path(1), "/"),
            "unlinkat" => self.unlink(call.number(0), &call.path(1), ""),
            "rmdir" => self.unlink(-1, &call.path(0), "/"),
            "mkdir" => self.make_folder(-1, &call.path(0)),
            "mkdirat" => self.make_folder(call.number(0), &call.path(1)),
            _ => {}
        }
    }

    /// Returns the name of a path in the folder; `None` for a path elsewhere.
    fn name(&self, folder: i64, path: &str) -> Option<String> {
        let base = match self.open.get(&folder) {
            Some(Open::Folder(name)) => self.root.join(name),
            _ => self.root.clone(),
        };
        let whole = base.join(path);
        let inside = whole.strip_prefix(&self.root).ok()?;
        let parts = inside.components().filter(|part| !matches!(part, std::path::Component::CurDir));
        let parts: Vec<String> = parts.map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
        assert!(!parts.contains(&"..".to_owned()), "{path}: a path that leads upwards is not recorded");
        Some(parts.join("/"))
    }

    fn named(&self, folder: i64, path: &str) -> Option<Inode> {
        self.names.get(&self.name(folder, path)?).copied()
    }

    fn inode(&self, descriptor: i64) -> Option<Inode> {
        match self.open.get(&descriptor) {
            Some(Open::File { inode, .. }) => Some(*inode),
            _ => None,
        }
    }

    fn create(&mut self, name: String) -> Inode {
        let inode = self.content.len();
        self.content.push(Vec::new());
        self.names.insert(name.clone(), inode);
        self.happenings.push(Happening::Created { name, inode });
        inode
    }

    fn open(&mut self, call: &Call, folder: i64, at: usize) {
        self.open.remove(&call.result);
        let Some(name) = self.name(folder, &call.path(at)) else { return };
        if name.is_empty() || self.names.contains_key(&format!("{name}/")) {
            self.open.insert(call.result, Open::Folder(name));
            return;
        }
        let creates = call.name == "creat" || call.has_flag(at + 1, "O_CREAT");
        let inode = match self.names.get(&name) {
            Some(inode) => *inode,
            None if creates => self.create(name),
            None => return,
        };
        if call.name == "creat" || call.has_flag(at + 1, "O_TRUNC") {
            self.truncate(Some(inode), 0);
        }
        let append = call.has_flag(at + 1, "O_APPEND");
        self.open.insert(call.result, Open::File { inode, at: 0, append });
    }

    fn duplicate(&mut self, call: &Call) {
        if let Some(open) = self.open.get(&call.number(0)).cloned() {
            self.open.insert(call.result, open);
        }
    }

    fn seek(&mut self, call: &Call) {
        if let Some(Open::File { at, .. }) = self.open.get_mut(&call.number(0)) {
            *at = usize::try_from(call.result).expect("an offset");
        }
    }

    fn write(&mut self, call: &Call, offset: Option<i64>) {
        let written = usize::try_from(call.result).expect("a length");
        let Some(open) = self.open.get_mut(&call.number(0)) else { return };
        let mut bytes = call.bytes(1);
        bytes.truncate(written);
        match open {
            Open::Output => self.happenings.push(Happening::Acknowledged(1)),
            Open::Folder(_) => {}
            Open::File { inode, at, append } => {
                let inode = *inode;
                let from = match offset {
                    Some(offset) => usize::try_from(offset).expect("an offset"),
                    None if *append => self.content[inode].len(),
                    None => *at,
                };
                if offset.is_none() {
                    *at = from + bytes.len();
                }
                self.write_at(inode, from, bytes);
            }
        }
    }

    fn write_at(&mut self, inode: Inode, at: usize, bytes: Vec<u8>) {
        let content = &mut self.content[inode];
        content.resize(content.len().max(at + bytes.len()), 0);
        content[at..at + bytes.len()].copy_from_slice(&bytes);
        self.happenings.push(Happening::Wrote { inode, at, bytes });
    }

    fn truncate(&mut self, inode: Option<Inode>, length: i64) {
        let Some(inode) = inode else { return };
        let length = usize::try_from(length).expect("a length");
        if self.content[inode].len() != length {
            self.content[inode].resize(length, 0);
            self.happenings.push(Happening::Truncated { inode, length });
        }
    }

    /// A copy within the kernel: its bytes are those of the source as recorded.
    fn copy(&mut self, call: &Call, source: usize, target: usize) {
        let Some(to) = self.inode(call.number(target)) else { return };
        let from = self.inode(call.number(source)).expect("only files of the folder are copied into it");
        let length = usize::try_from(call.result).expect("a length");
        let start = |open: Option<&mut Open>| match open {
            Some(Open::File { at, .. }) => {
                *at += length;
                *at - length
            }
            _ => 0,
        };
        let (read, wrote) =
            (start(self.open.get_mut(&call.number(source))), start(self.open.get_mut(&call.number(target))));
        let bytes = self.content[from][read..read + length].to_vec();
        self.write_at(to, wrote, bytes);
    }

    fn sync(&mut self, descriptor: i64) {
        match self.open.get(&descriptor) {
            Some(Open::File { inode, .. }) => {
                self.happenings.push(Happening::Synced { inode: *inode, folder: false });
            }
            Some(Open::Folder(name)) => self.happenings.push(Happening::FolderSynced { folder: name.clone() }),
            _ => {}
        }
    }

    fn rename(&mut self, (from_folder, from): (i64, &str), (to_folder, to): (i64, &str)) {
        let (Some(from), Some(to)) = (self.name(from_folder, from), self.name(to_folder, to)) else { return };
        let Some(inode) = self.names.remove(&from) else { return };
        self.names.insert(to.clone(), inode);
        self.happenings.push(Happening::Renamed { from, to, inode });
    }

    fn link(&mut self, (from_folder, from): (i64, &str), (to_folder, to): (i64, &str)) {
        let (Some(inode), Some(name)) = (self.named(from_folder, from), self.name(to_folder, to)) else { return };
        self.names.insert(name.clone(), inode);
        self.happenings.push(Happening::Created { name, inode });
    }

    fn unlink(&mut self, folder: i64, path: &str, ending: &str) {
        let Some(name) = self.name(folder, path).map(|name| name + ending) else { return };
        if self.names.remove(&name).is_some() {
            self.happenings.push(Happening::Deleted { name, folder: false });
        }
    }

    fn make_folder(&mut self, folder: i64, path: &str) {
        if let Some(name) = self.name(folder, path) {
            self.create(format!("{name}/"));
        }
    }
}
