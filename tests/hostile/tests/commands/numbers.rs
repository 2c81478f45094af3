//! Absurd numbers.

use crate::runner::Folder;

#[test]
fn numbers_out_of_range_are_refused_with_their_option() {
    let folder = Folder::new("numbers");
    for (line, option) in [
        ("simulate --games 0", "--games"),
        ("simulate --games -1", "--games"),
        ("simulate --games 1e9", "--games"),
        ("simulate --seed -1", "--seed"),
        ("simulate --seed 18446744073709551616", "--seed"),
        ("simulate --threads 0", "--threads"),
        ("simulate --threads 1000000", "--threads"),
        ("simulate --longest 0", "--longest"),
        ("perft --depth 0", "--depth"),
        ("perft --depth -1", "--depth"),
        ("perft --depth 1000", "--depth"),
        ("rollout --roll 63 --trials 0", "--trials"),
        ("rollout --roll 63 --trials 99999999999999999999", "--trials"),
        ("rollout --roll 63 --error nan", "--error"),
        ("rollout --roll 63 --error=-1", "--error"),
        ("rollout --roll 63 --lines 0", "--lines"),
        ("rollout --roll 63 --truncate -1", "--truncate"),
        ("rollout --roll 63 --seed -1", "--seed"),
        ("arena random random --rounds 0", "--rounds"),
        ("arena random random --rounds -5", "--rounds"),
        ("arena random random --seed -1", "--seed"),
        ("arena random random --opening 4294967296", "--opening"),
        ("arena random random --threads 0", "--threads"),
        ("train --out net.safetensors --threads 0", "--threads"),
        ("train --out net.safetensors --seconds -1", "--seconds"),
        ("play --seed -1", "--seed"),
        ("replay games.txt --game -1", "--game"),
        ("review games.txt --game -1", "--game"),
        ("review games.txt --level 11", "--level"),
        ("review games.txt --ply -1", "--ply"),
        ("review games.txt --rollouts 0", "--rollouts"),
        ("analyse --roll 63 --ply 4294967296", "--ply"),
        ("analyse --roll 63 --lines 0", "--lines"),
    ] {
        folder.refused_line(line, 2, &["invalid value", option]);
    }
}

#[test]
fn numbers_that_only_the_work_can_judge_are_refused_by_it() {
    let folder = Folder::new("judged");
    for (line, words) in [
        (
            "arena random depth:1000 --rules nine-mens-morris",
            "player \"depth:1000\": expected a depth from 1 to 100",
        ),
        ("arena random level:99", "player \"level:99\": expected a level from 1 to 10"),
        ("arena random random --sprt nan,inf", "--sprt \"nan,inf\": expected two numbers"),
        ("train --out net.safetensors --set hidden=1000000000", "hidden = \"1000000000\" is not"),
        ("train --out net.safetensors --set games=0", "games = \"0\" is not"),
        ("train --out net.safetensors --set lambda=nan", "lambda = \"nan\" is not"),
        ("train --out net.safetensors --set =", "there is no setting"),
        ("play --players human,level:99", "player \"level:99\": expected"),
    ] {
        folder.refused_line(line, 1, &[words]);
    }
}

#[test]
fn more_threads_than_the_memory_holds_are_refused_by_name() {
    let folder = Folder::new("threads");
    for line in [
        "simulate --games 10 --threads 1024 --records games.txt",
        "arena random random --rounds 1 --threads 1024 --records games.txt",
        "train --out net.safetensors --threads 1024",
    ] {
        folder.refused_line(line, 1, &["--threads 1024: the machine has no memory for that many"]);
    }
}

#[test]
fn the_largest_numbers_that_are_allowed_work() {
    let folder = Folder::new("largest");
    for line in [
        "simulate --games 5 --seed 18446744073709551615 --longest 1000000000 --threads 2",
        "arena random random --rounds 2 --seed 18446744073709551615 --threads 2",
        "arena random random --rounds 1 --opening 4294967295 --rules nine-mens-morris --threads 2",
        "rollout --roll 63 --trials 1 --lines 1 --with-luck --truncate 4294967295",
        "train --out net.safetensors --seconds 18446744073709551615 --test-every 18446744073709551615 \
         --set games=1 --set hidden=8 --test-rounds 0 --threads 2",
    ] {
        folder.run_line(line).fine();
    }
}
