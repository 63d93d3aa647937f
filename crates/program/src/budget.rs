//! A limit on the memory of the process: a file from a stranger can end the program, but not make the computer unusable. Every
//! change is on the disk by then, so nothing is lost.

#![allow(unsafe_code, reason = "an allocator is one of pointers")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The memory of both programs, in bytes. The readers of untrusted files are tested with less than a third of it.
pub const PROGRAM: usize = 2 * 1024 * 1024 * 1024;

/// What is printed before the program ends, in English and Romanian: rendering a message would need memory.
const SENTENCE: &str = "This needs more memory than any event. Nothing was changed. Check where the file comes from.\n\
    Este nevoie de mai multă memorie decât pentru orice concurs. Nu s-a modificat nimic. Verificați de unde provine fișierul.\n";

/// The system's allocator with a limit. A program has one, as its `#[global_allocator]`.
pub struct Budget {
    limit: usize,
    used: AtomicUsize,
}

impl Budget {
    /// Returns an allocator that ends the program with code 1 and a sentence when it would exceed `limit` bytes, or when the system
    /// has no more memory.
    pub const fn of(limit: usize) -> Budget {
        Budget { limit, used: AtomicUsize::new(0) }
    }

    fn take(&self, bytes: usize) {
        let before = self.used.fetch_add(bytes, Ordering::Relaxed);
        if before.saturating_add(bytes) > self.limit {
            end();
        }
    }

    fn give_back(&self, bytes: usize) {
        self.used.fetch_sub(bytes, Ordering::Relaxed);
    }
}

/// Returns memory of the system, or ends the program if the system has no more.
fn given(memory: *mut u8) -> *mut u8 {
    if memory.is_null() {
        end();
    }
    memory
}

/// Ends the program without allocating.
#[cold]
fn end() -> ! {
    // If it cannot be printed, the exit code remains.
    let _ = std::io::stderr().write_all(SENTENCE.as_bytes());
    std::process::exit(1)
}

// SAFETY: all memory comes from the system's allocator with the same arguments; only its size is counted.
unsafe impl GlobalAlloc for Budget {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        self.take(layout.size());
        given(unsafe { System.alloc(layout) })
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        self.take(layout.size());
        given(unsafe { System.alloc_zeroed(layout) })
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        self.give_back(layout.size());
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // Both exist while the contents are copied.
        self.take(size);
        self.give_back(layout.size());
        given(unsafe { System.realloc(memory, layout, size) })
    }
}
