//! A file system for SQLite that wraps the system's own: it records the operations in a folder and can make any write, sync
//! or deletion there fail. It is registered as the default, so that the code of the program uses it.
//!
//! Syncs are recorded but not performed.

#![allow(unsafe_code, reason = "SQLite's interface for file systems is one of pointers")]

use std::collections::BTreeMap;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::mem::size_of;
use std::path::{Path, PathBuf};
use std::ptr::null_mut;
use std::sync::{Arc, Mutex, MutexGuard, Once, PoisonError};

use rusqlite::ffi::{self, sqlite3_file, sqlite3_int64, sqlite3_io_methods, sqlite3_vfs};

use crate::tape::{Happening, Inode, Tape};

/// The kind of fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// The disk is full: writes and new files fail; truncation, deletion and sync succeed.
    Full,
    /// The device reports an error for every operation.
    Device,
}

/// A planned fault. Changes to the files of the folder are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlannedFault {
    /// The kind of fault.
    pub fault: Fault,
    /// The first change that fails.
    pub first: usize,
    /// Whether later changes fail too, until the fault is ended.
    pub lasting: bool,
}

/// The kind of storage that the folder is on.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Place {
    /// A local disk.
    #[default]
    Ordinary,
    /// Read-only storage.
    ReadOnly,
    /// A network share without locks.
    NoLocks,
    /// A removed device: reads and writes fail.
    Gone,
}

/// A recorded folder; recording ends when it is dropped.
pub struct Recorder {
    recording: Arc<Recording>,
}

struct Recording {
    folder: PathBuf,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    tape: Tape,
    names: BTreeMap<String, Inode>,
    inodes: usize,
    changes: usize,
    failure: Option<PlannedFault>,
    failed: bool,
    place: Place,
}

/// The kinds of change that can fail.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    Create,
    Write,
    Truncate,
    Sync,
    Delete,
}

static RECORDINGS: Mutex<Vec<Arc<Recording>>> = Mutex::new(Vec::new());

impl Recorder {
    /// Starts recording `folder`; its current content counts as synced.
    ///
    /// # Panics
    /// Panics if the folder cannot be read.
    pub fn new(folder: &Path) -> Recorder {
        register();
        let folder = folder.canonicalize().expect("the folder is there");
        let mut state = State::default();
        for file in std::fs::read_dir(&folder).expect("the folder can be read") {
            let file = file.expect("its files can be read");
            let name = file.file_name().to_string_lossy().into_owned();
            let content = std::fs::read(file.path()).expect("a file can be read");
            state.names.insert(name.clone(), state.inodes);
            state.inodes += 1;
            state.tape.files.push((name, content));
        }
        let recording = Arc::new(Recording { folder, state: Mutex::new(state) });
        locked(&RECORDINGS).push(Arc::clone(&recording));
        Recorder { recording }
    }

    /// Marks that change number `number` was acknowledged.
    pub fn acknowledge(&self, number: usize) {
        locked(&self.recording.state).tape.happenings.push(Happening::Acknowledged(number));
    }

    /// The recording so far.
    pub fn tape(&self) -> Tape {
        locked(&self.recording.state).tape.clone()
    }

    /// The number of requested changes to the files of the folder.
    pub fn changes(&self) -> usize {
        locked(&self.recording.state).changes
    }

    /// The number of files of the folder that SQLite has open.
    pub fn open_files(&self) -> usize {
        // One reference is ours, another is in the registry.
        Arc::strong_count(&self.recording) - 2
    }

    /// Activates a fault and resets the count of changes to 0.
    pub fn fail(&self, failure: PlannedFault) {
        let mut state = locked(&self.recording.state);
        (state.changes, state.failure, state.failed) = (0, Some(failure), false);
    }

    /// Changes the kind of storage.
    pub fn turn_into(&self, place: Place) {
        locked(&self.recording.state).place = place;
    }

    /// Ends the fault and returns whether it occurred.
    pub fn heal(&self) -> bool {
        let mut state = locked(&self.recording.state);
        state.failure = None;
        state.failed
    }
}

impl Drop for Recorder {
    fn drop(&mut self) {
        locked(&RECORDINGS).retain(|recording| !Arc::ptr_eq(recording, &self.recording));
    }
}

impl State {
    /// Counts a change and returns an error code if it must fail.
    fn allow(&mut self, change: Change) -> Result<(), c_int> {
        let number = self.changes;
        self.changes += 1;
        match self.place {
            Place::ReadOnly => return Err(ffi::SQLITE_READONLY),
            Place::Gone => return Err(ffi::SQLITE_IOERR),
            Place::Ordinary | Place::NoLocks => {}
        }
        let Some(failure) = self.failure else { return Ok(()) };
        let due = number == failure.first || (failure.lasting && number > failure.first);
        let hit = failure.fault == Fault::Device || matches!(change, Change::Create | Change::Write);
        if !(due && hit) {
            return Ok(());
        }
        self.failed = true;
        Err(match (failure.fault, change) {
            (Fault::Full, _) => ffi::SQLITE_FULL,
            (Fault::Device, Change::Create) => ffi::SQLITE_CANTOPEN,
            (Fault::Device, Change::Write) => ffi::SQLITE_IOERR_WRITE,
            (Fault::Device, Change::Truncate) => ffi::SQLITE_IOERR_TRUNCATE,
            (Fault::Device, Change::Sync) => ffi::SQLITE_IOERR_FSYNC,
            (Fault::Device, Change::Delete) => ffi::SQLITE_IOERR_DELETE,
        })
    }

    fn opened(&mut self, name: &str, creating: bool) -> Result<Inode, c_int> {
        if let Some(inode) = self.names.get(name) {
            return Ok(*inode);
        }
        if creating {
            self.allow(Change::Create)?;
        }
        let inode = self.inodes;
        self.inodes += 1;
        self.names.insert(name.to_owned(), inode);
        self.tape.happenings.push(Happening::Created { name: name.to_owned(), inode });
        Ok(inode)
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The recording of the folder of `path`, and the name of the file in it.
fn recording_of(path: &Path) -> Option<(Arc<Recording>, String)> {
    let name = path.file_name()?.to_str()?.to_owned();
    let recordings = locked(&RECORDINGS);
    let recording = recordings.iter().find(|recording| path.parent() == Some(&recording.folder))?;
    Some((Arc::clone(recording), name))
}

/// An open file. SQLite requires our part first; the part of the system's file system follows in the same memory.
#[repr(C)]
struct File {
    base: sqlite3_file,
    /// From `Arc::into_raw`; null for a file outside recorded folders.
    recording: *const Recording,
    inode: Inode,
    /// Whether the next sync includes the folder.
    new_journal: bool,
}

static METHODS: sqlite3_io_methods = sqlite3_io_methods {
    iVersion: 1,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(file_size),
    xLock: Some(lock),
    xUnlock: Some(unlock),
    xCheckReservedLock: Some(check_reserved_lock),
    xFileControl: Some(file_control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(device_characteristics),
    xShmMap: None,
    xShmLock: None,
    xShmBarrier: None,
    xShmUnmap: None,
    xFetch: None,
    xUnfetch: None,
};

/// Makes this the default file system of the process.
fn register() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // SAFETY: the system's file system lives as long as the process; ours is a leaked copy of it with two functions
        // and its name replaced. The first registration in a process initialises SQLite.
        unsafe {
            ffi::sqlite3_initialize();
            let own = ffi::sqlite3_vfs_find(null_mut());
            assert!(!own.is_null(), "SQLite has a file system of its own");
            let mut ours = std::ptr::read(own);
            ours.iVersion = ours.iVersion.min(2);
            ours.szOsFile += c_int::try_from(size_of::<File>()).expect("a few words");
            ours.pNext = null_mut();
            ours.zName = c"recorded".as_ptr();
            ours.xOpen = Some(open);
            ours.xDelete = Some(delete);
            let result = ffi::sqlite3_vfs_register(Box::leak(Box::new(ours)), 1);
            assert_eq!(result, ffi::SQLITE_OK, "SQLite takes the file system");
        }
    });
}

/// The system's file system, by its name.
unsafe fn system_vfs() -> *mut sqlite3_vfs {
    unsafe { ffi::sqlite3_vfs_find(if cfg!(windows) { c"win32" } else { c"unix" }.as_ptr()) }
}

/// The system's file behind ours, and its methods.
unsafe fn wrapped_file(file: *mut sqlite3_file) -> (*mut sqlite3_file, &'static sqlite3_io_methods) {
    unsafe {
        let own = file.cast::<File>().add(1).cast::<sqlite3_file>();
        (own, &*(*own).pMethods)
    }
}

unsafe fn path_of(name: *const c_char) -> Option<PathBuf> {
    if name.is_null() {
        return None;
    }
    unsafe { CStr::from_ptr(name) }.to_str().ok().map(PathBuf::from)
}

/// Runs `change` on the recording of `file`, if it has one.
unsafe fn recorded(file: *mut sqlite3_file, change: impl FnOnce(&mut State, &mut File) -> Result<(), c_int>) -> c_int {
    unsafe {
        let file = &mut *file.cast::<File>();
        match file.recording.as_ref() {
            None => ffi::SQLITE_OK,
            Some(recording) => match change(&mut locked(&recording.state), file) {
                Ok(()) => ffi::SQLITE_OK,
                Err(code) => code,
            },
        }
    }
}

unsafe extern "C" fn open(
    _: *mut sqlite3_vfs,
    name: ffi::sqlite3_filename,
    file: *mut sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    const JOURNALS: c_int = ffi::SQLITE_OPEN_MAIN_JOURNAL | ffi::SQLITE_OPEN_SUPER_JOURNAL | ffi::SQLITE_OPEN_WAL;
    unsafe {
        let ours = file.cast::<File>();
        (*ours).base.pMethods = std::ptr::null();
        (*ours).recording = std::ptr::null();
        let creating = flags & ffi::SQLITE_OPEN_CREATE != 0;
        let known = path_of(name).and_then(|path| recording_of(&path).map(|found| (path, found)));
        let place = known.as_ref().map_or(Place::Ordinary, |(_, (recording, _))| locked(&recording.state).place);
        let flags = match place {
            Place::Gone => return ffi::SQLITE_CANTOPEN,
            Place::ReadOnly if creating => return ffi::SQLITE_CANTOPEN,
            Place::ReadOnly => flags & !ffi::SQLITE_OPEN_READWRITE | ffi::SQLITE_OPEN_READONLY,
            Place::Ordinary | Place::NoLocks => flags,
        };
        if let Some((path, (recording, name))) = &known
            && (creating || path.exists())
        {
            match locked(&recording.state).opened(name, creating && !path.exists()) {
                Ok(inode) => (*ours).inode = inode,
                Err(code) => return code,
            }
        }
        let own = ours.add(1).cast::<sqlite3_file>();
        let vfs = system_vfs();
        let result = match (*vfs).xOpen {
            Some(open) => open(vfs, name, own, flags, out),
            None => ffi::SQLITE_CANTOPEN,
        };
        if !(*own).pMethods.is_null() {
            (*ours).base.pMethods = &METHODS;
            (*ours).new_journal = creating && flags & JOURNALS != 0;
            if let Some((_, (recording, _))) = known {
                (*ours).recording = Arc::into_raw(recording);
            }
        }
        result
    }
}

unsafe extern "C" fn delete(_: *mut sqlite3_vfs, name: *const c_char, sync_folder: c_int) -> c_int {
    unsafe {
        if let Some((recording, name)) = path_of(name).and_then(|path| recording_of(&path)) {
            let mut state = locked(&recording.state);
            if state.names.contains_key(&name) {
                if let Err(code) = state.allow(Change::Delete) {
                    return code;
                }
                state.names.remove(&name);
                state.tape.happenings.push(Happening::Deleted { name, folder: sync_folder != 0 });
            }
        }
        let vfs = system_vfs();
        (*vfs).xDelete.map_or(ffi::SQLITE_ERROR, |delete| delete(vfs, name, 0))
    }
}

unsafe extern "C" fn close(file: *mut sqlite3_file) -> c_int {
    unsafe {
        let ours = &mut *file.cast::<File>();
        if !ours.recording.is_null() {
            drop(Arc::from_raw(ours.recording));
            ours.recording = std::ptr::null();
        }
        let (own, methods) = wrapped_file(file);
        methods.xClose.map_or(ffi::SQLITE_ERROR, |close| close(own))
    }
}

unsafe extern "C" fn write(file: *mut sqlite3_file, from: *const c_void, amount: c_int, at: sqlite3_int64) -> c_int {
    unsafe {
        let bytes = std::slice::from_raw_parts(from.cast::<u8>(), usize::try_from(amount).unwrap_or(0));
        let code = recorded(file, |state, file| {
            state.allow(Change::Write)?;
            let at = usize::try_from(at).unwrap_or(0);
            state.tape.happenings.push(Happening::Wrote { inode: file.inode, at, bytes: bytes.to_vec() });
            Ok(())
        });
        if code != ffi::SQLITE_OK {
            return code;
        }
        let (own, methods) = wrapped_file(file);
        methods.xWrite.map_or(ffi::SQLITE_ERROR, |write| write(own, from, amount, at))
    }
}

unsafe extern "C" fn truncate(file: *mut sqlite3_file, length: sqlite3_int64) -> c_int {
    unsafe {
        let code = recorded(file, |state, file| {
            state.allow(Change::Truncate)?;
            let length = usize::try_from(length).unwrap_or(0);
            state.tape.happenings.push(Happening::Truncated { inode: file.inode, length });
            Ok(())
        });
        if code != ffi::SQLITE_OK {
            return code;
        }
        let (own, methods) = wrapped_file(file);
        methods.xTruncate.map_or(ffi::SQLITE_ERROR, |truncate| truncate(own, length))
    }
}

unsafe extern "C" fn sync(file: *mut sqlite3_file, _: c_int) -> c_int {
    unsafe {
        recorded(file, |state, file| {
            state.allow(Change::Sync)?;
            let folder = std::mem::take(&mut file.new_journal);
            state.tape.happenings.push(Happening::Synced { inode: file.inode, folder });
            Ok(())
        })
    }
}

/// The kind of storage of `file`.
unsafe fn place_of(file: *mut sqlite3_file) -> Place {
    unsafe {
        (*file.cast::<File>()).recording.as_ref().map_or(Place::Ordinary, |recording| locked(&recording.state).place)
    }
}

unsafe extern "C" fn read(file: *mut sqlite3_file, into: *mut c_void, amount: c_int, at: sqlite3_int64) -> c_int {
    unsafe {
        if place_of(file) == Place::Gone {
            return ffi::SQLITE_IOERR_READ;
        }
        let (own, methods) = wrapped_file(file);
        methods.xRead.map_or(ffi::SQLITE_ERROR, |read| read(own, into, amount, at))
    }
}

unsafe extern "C" fn file_size(file: *mut sqlite3_file, size: *mut sqlite3_int64) -> c_int {
    unsafe {
        let (own, methods) = wrapped_file(file);
        methods.xFileSize.map_or(ffi::SQLITE_ERROR, |file_size| file_size(own, size))
    }
}

unsafe extern "C" fn lock(file: *mut sqlite3_file, level: c_int) -> c_int {
    unsafe {
        if place_of(file) == Place::NoLocks {
            return ffi::SQLITE_IOERR_LOCK;
        }
        let (own, methods) = wrapped_file(file);
        methods.xLock.map_or(ffi::SQLITE_ERROR, |lock| lock(own, level))
    }
}

unsafe extern "C" fn unlock(file: *mut sqlite3_file, level: c_int) -> c_int {
    unsafe {
        let (own, methods) = wrapped_file(file);
        methods.xUnlock.map_or(ffi::SQLITE_ERROR, |unlock| unlock(own, level))
    }
}

unsafe extern "C" fn check_reserved_lock(file: *mut sqlite3_file, out: *mut c_int) -> c_int {
    unsafe {
        let (own, methods) = wrapped_file(file);
        methods.xCheckReservedLock.map_or(ffi::SQLITE_ERROR, |check| check(own, out))
    }
}

unsafe extern "C" fn file_control(file: *mut sqlite3_file, what: c_int, argument: *mut c_void) -> c_int {
    unsafe {
        let (own, methods) = wrapped_file(file);
        methods.xFileControl.map_or(ffi::SQLITE_NOTFOUND, |control| control(own, what, argument))
    }
}

unsafe extern "C" fn sector_size(file: *mut sqlite3_file) -> c_int {
    unsafe {
        let (own, methods) = wrapped_file(file);
        methods.xSectorSize.map_or(512, |size| size(own))
    }
}

unsafe extern "C" fn device_characteristics(file: *mut sqlite3_file) -> c_int {
    unsafe {
        let (own, methods) = wrapped_file(file);
        methods.xDeviceCharacteristics.map_or(0, |characteristics| characteristics(own))
    }
}
