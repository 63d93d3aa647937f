//! The fuzzer's entry to the door of this name; what is behind it stands in tests/doors.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| doors::knock("csv_list", bytes));
