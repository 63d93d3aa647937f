//! Writing OpenGotha files.
