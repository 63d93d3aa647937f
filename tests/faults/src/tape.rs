//! The recorded disk operations of SQLite, with marks at acknowledged changes. Simulated power cuts replay them.

/// A file on the disk, independent of its name.
pub type Inode = usize;

/// One operation on the files of the recorded folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Happening {
    /// A new name was created, for an empty file or as a link to another one.
    Created {
        /// The file's path in the recorded folder; that of a folder ends in a slash.
        name: String,
        /// The file.
        inode: Inode,
    },
    /// Bytes were written.
    Wrote {
        /// The file.
        inode: Inode,
        /// The offset in bytes.
        at: usize,
        /// The bytes.
        bytes: Vec<u8>,
    },
    /// The length of a file changed.
    Truncated {
        /// The file.
        inode: Inode,
        /// Its new length in bytes.
        length: usize,
    },
    /// The content of a file was synced.
    Synced {
        /// The file.
        inode: Inode,
        /// Whether the names in the folder were synced too, as in the first sync of a new journal.
        folder: bool,
    },
    /// A name was removed.
    Deleted {
        /// The name.
        name: String,
        /// Whether the folder was synced before SQLite continued.
        folder: bool,
    },
    /// A file got another name at once.
    Renamed {
        /// The old name.
        from: String,
        /// The new name, of which another file may be deprived.
        to: String,
        /// The file.
        inode: Inode,
    },
    /// The names in a folder were synced.
    FolderSynced {
        /// The folder's path in the recorded folder; empty for that folder itself.
        folder: String,
    },
    /// A change was acknowledged to the caller; changes count from 1.
    Acknowledged(usize),
}

/// A recording: the synced files at its start, and all operations after it.
#[derive(Debug, Clone, Default)]
pub struct Tape {
    /// Names and content at the start; the inode is the position.
    pub files: Vec<(String, Vec<u8>)>,
    /// The operations in order.
    pub happenings: Vec<Happening>,
}
