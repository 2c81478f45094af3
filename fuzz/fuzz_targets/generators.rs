#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hostile::fast_and_slow_generators(data));
