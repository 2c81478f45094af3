//! One suite that both databases pass: what a store promises, sentence by sentence.

/// A test of every name on each of the databases.
macro_rules! on_both_databases {
    ($($part:ident: $($name:ident),* ;)*) => {
        mod sqlite {
            $($(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                crate::suite::$part::$name(&crate::common::Place::sqlite()).await;
            })*)*
        }

        mod postgres {
            $($(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                crate::suite::$part::$name(&crate::common::Place::postgres()).await;
            })*)*
        }
    };
}

on_both_databases! {
    events:
        events_are_read_as_they_were_appended_from_any_number,
        what_is_stored_is_there_when_the_store_is_opened_again,
        the_same_append_twice_is_stored_once,
        an_append_that_rests_on_an_old_state_is_refused_with_what_was_missed,
        an_append_that_runs_ahead_is_refused,
        several_events_are_stored_together_and_sent_again_are_known,
        all_events_of_an_append_have_the_time_that_is_answered,
        a_body_may_be_any_bytes_up_to_a_limit,
        what_no_store_takes_is_refused_and_changes_nothing,
        names_are_never_statements,
        a_table_is_made_once,
        many_senders_at_two_doors_get_one_number_each,
        one_that_is_refused_keeps_none_beside_it_from_being_stored,
        a_store_that_is_closed_has_finished_and_takes_nothing_more;
    tables:
        seats_are_hashes_that_change_with_an_event,
        a_refused_append_changes_nothing_else,
        open_tables_are_those_that_are_listed_and_wait_newest_first,
        a_table_tells_how_far_it_has_come,
        a_finished_table_becomes_a_record_and_takes_nothing_more,
        only_finished_tables_become_records_and_only_as_they_stand,
        old_tables_are_forgotten_and_others_kept;
    time:
        a_lease_has_one_holder_until_it_is_given_back,
        a_lease_that_ran_out_is_free_and_cannot_be_renewed,
        of_many_that_want_a_lease_at_two_doors_one_gets_it,
        what_is_due_is_found_also_after_a_restart,
        what_is_due_changes_with_an_event,
        watchers_hear_of_every_event,
        watchers_who_catch_up_by_number_miss_nothing,
        a_store_that_can_commit_is_ready;
}
