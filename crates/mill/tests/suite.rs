//! Every rule file passes the suite that every game passes.

use crate::common::{all_ids, mill};

#[test]
fn every_preset_of_the_design_is_there() {
    let expected = [
        "cham-gonu",
        "cheng-san-qi",
        "cheng-san-qi-app",
        "da-san-qi",
        "da-san-qi-app",
        "dooz",
        "dooz-app",
        "el-filja",
        "experimental",
        "five-mens-morris",
        "five-mens-morris-flying",
        "lasker-morris",
        "morabaraba",
        "morabaraba-app",
        "mul-mulan",
        "nerenchi",
        "nine-mens-morris",
        "one-time-mill",
        "russian-mill",
        "six-mens-morris",
        "six-mens-morris-flying",
        "three-mens-morris",
        "three-mens-morris-flying",
        "twelve-mens-morris",
        "zhi-qi",
        "zhi-qi-app",
    ];
    let ids = all_ids();
    for id in expected {
        assert!(ids.iter().any(|other| other == id), "{id} is missing");
    }
}

#[test]
fn every_rule_file_passes_the_suite() {
    for id in all_ids() {
        testkit::conformance::check(&mill(&id), if testkit::is_long() { 60 } else { 6 }, 1);
    }
}
