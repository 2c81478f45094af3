//! The commands as a user sees them: `tests/cmd/*.toml` and `*.md` hold what is typed and what is answered.

#[test]
fn commands_answer_as_written_down() {
    trycmd::TestCases::new().env("LC_ALL", "C").case("tests/cmd/*.toml").case("tests/cmd/*.md");
}
