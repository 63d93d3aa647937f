//! The recorded disk operations of SQLite, with marks at acknowledged changes. Simulated power cuts replay them.

/// A file on the disk, independent of its name.
pub type Inode = usize;

/// One operation on the files of the recorded folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Happening {
    /// A new name was created for an empty file.
    Created {
        /// The file's name in its folder.
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
