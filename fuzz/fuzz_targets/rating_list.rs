//! The fuzz target of this name; its function is in tests/fuzz_entry.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz_entry::run("rating_list", bytes));
