//! What SQLite asked of the disk, in order, with marks where a change was acknowledged: the raw material of every
//! simulated power cut.

/// A file on the disk, whatever its name is at the moment.
pub type Inode = usize;

/// One thing that happened to the files in the recorded folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Happening {
    /// A name that was not there came into being, for an empty file.
    Created {
        /// The file's name in its folder.
        name: String,
        /// The file.
        inode: Inode,
    },
    /// Bytes were written.
    Wrote {
        /// Into which file.
        inode: Inode,
        /// From which byte on.
        at: usize,
        /// Which bytes.
        bytes: Vec<u8>,
    },
    /// A file got another length.
    Truncated {
        /// Which file.
        inode: Inode,
        /// Its new length in bytes.
        length: usize,
    },
    /// The content of a file was forced to the disk.
    Synced {
        /// Which file.
        inode: Inode,
        /// Whether the names in the folder were as well, as SQLite does with the first sync of a new journal.
        folder: bool,
    },
    /// A name was taken away.
    Deleted {
        /// The name.
        name: String,
        /// Whether the folder was forced to the disk before SQLite went on.
        folder: bool,
    },
    /// The caller was told that its change is saved; changes count from 1.
    Acknowledged(usize),
}

/// A recording: the files as they stood, synced, when it began, and all that followed.
#[derive(Debug, Clone, Default)]
pub struct Tape {
    /// Names and content at the beginning; the inode is the position.
    pub files: Vec<(String, Vec<u8>)>,
    /// What followed.
    pub happenings: Vec<Happening>,
}
