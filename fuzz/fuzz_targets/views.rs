#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hostile::view_and_fen(data));
