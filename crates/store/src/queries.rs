//! What both databases are asked, written once: `?1` is an argument, `@events` a table of ours, `@now` the database's clock.

use std::sync::LazyLock;

/// The queries in the words of one database.
pub(crate) struct Queries {
    pub last_seq: String,
    pub known_client: String,
    pub create: String,
    pub insert_event: String,
    pub now: String,
    pub set_last: String,
    pub set_stage: String,
    pub set_summary: String,
    pub set_seat: String,
    pub clear_seat: String,
    pub set_due: String,
    pub clear_due: String,
    pub read: String,
    pub table: String,
    pub seats: String,
    pub open_tables: String,
    pub acquire: String,
    pub renew: String,
    pub release: String,
    pub overdue: String,
    pub next_due: String,
    pub to_compact: String,
    pub may_compact: String,
    pub write_record: String,
    pub drop_events: String,
    pub drop_seats: String,
    pub drop_deadlines: String,
    pub record: String,
    pub forget_finished: String,
    pub forget_idle: String,
    pub drop_leases: String,
    pub ready: String,
}

/// The columns of a `TableInfo`, in its order.
const INFO: &str = "select id, is_listed, summary, stage, last_seq, created_at, last_at,
    (select count(*) from @records where table_id = id) from @tables";

impl Queries {
    fn new(say: impl Fn(&str) -> String) -> Queries {
        let info = |rest: &str| say(&format!("{INFO} {rest}"));
        Queries {
            last_seq: say("select last_seq, (select count(*) from @records where table_id = id)
                from @tables where id = ?1"),
            known_client: say("select seq from @events where table_id = ?1 and client = ?2"),
            create: say("insert into @tables (id, is_listed, summary, stage, last_seq, created_at, last_at, finished_at)
                values (?1, ?2, ?3, cast(?4 as bigint), ?5, @now, @now, case when cast(?4 as bigint) = 2 then @now end) on conflict do nothing"),
            insert_event: say("insert into @events (table_id, seq, client, kind, body, at)
                values (?1, ?2, ?3, ?4, ?5, ?6)"),
            now: say("select @now"),
            set_last: say("update @tables set last_seq = ?2, last_at = @now where id = ?1"),
            set_stage: say("update @tables set stage = cast(?2 as bigint), finished_at =
                case when cast(?2 as bigint) = 2 then coalesce(finished_at, @now) end where id = ?1"),
            set_summary: say("update @tables set summary = ?2 where id = ?1"),
            set_seat: say("insert into @seats (table_id, seat, token_hash) values (?1, ?2, ?3)
                on conflict (table_id, seat) do update set token_hash = excluded.token_hash"),
            clear_seat: say("delete from @seats where table_id = ?1 and seat = ?2"),
            set_due: say("insert into @deadlines (table_id, what, due_at) values (?1, ?2, @now + ?3)
                on conflict (table_id, what) do update set due_at = excluded.due_at"),
            clear_due: say("delete from @deadlines where table_id = ?1 and what = ?2"),
            read: say("select seq, kind, body, at from @events where table_id = ?1 and seq > ?2 order by seq"),
            table: info("where id = ?1"),
            seats: say("select seat, token_hash from @seats where table_id = ?1 order by seat"),
            open_tables: info("where is_listed = 1 and stage = 0 order by created_at desc, id limit ?1"),
            // Whoever holds a lease may take it again, which renews it.
            acquire: say("insert into @leases as held (name, holder, until_at) values (?1, ?2, @now + ?3)
                on conflict (name) do update set holder = excluded.holder, until_at = excluded.until_at
                where held.until_at <= @now or held.holder = excluded.holder"),
            renew: say("update @leases set until_at = @now + ?3
                where name = ?1 and holder = ?2 and until_at > @now"),
            release: say("delete from @leases where name = ?1 and holder = ?2 and until_at > @now"),
            overdue: say("select table_id, what, due_at from @deadlines where due_at <= @now
                order by due_at, table_id, what limit ?1"),
            next_due: say("select min(due_at) - @now from @deadlines"),
            to_compact: say("select id from @tables where finished_at <= @now - ?1
                and not exists (select 1 from @records where table_id = id) order by finished_at, id limit ?2"),
            may_compact: say("select count(*) from @tables where id = ?1 and last_seq = ?2 and stage = 2
                and not exists (select 1 from @records where table_id = id)"),
            write_record: say("insert into @records (table_id, record) values (?1, ?2)"),
            drop_events: say("delete from @events where table_id = ?1"),
            drop_seats: say("delete from @seats where table_id = ?1"),
            drop_deadlines: say("delete from @deadlines where table_id = ?1"),
            record: say("select record from @records where table_id = ?1"),
            forget_finished: say("delete from @tables where finished_at <= @now - ?1"),
            forget_idle: say("delete from @tables where finished_at is null and last_at <= @now - ?1"),
            drop_leases: say("delete from @leases where until_at <= @now"),
            // Whether a commit reaches the disk is known only by making one. No lease has a name with a space.
            ready: say("insert into @leases (name, holder, until_at) values ('ready check', 'nobody', @now)
                on conflict (name) do update set until_at = excluded.until_at"),
        }
    }
}

/// As SQLite is asked.
pub(crate) static SQLITE: LazyLock<Queries> = LazyLock::new(|| {
    Queries::new(|query| {
        let now = "cast(unixepoch('subsec') * 1000 as integer)";
        query.replace("@now", now).replace('@', "")
    })
});

/// As PostgreSQL is asked.
pub(crate) static POSTGRES: LazyLock<Queries> = LazyLock::new(|| {
    Queries::new(|query| {
        query.replace("@now", "teahouse.now_ms()").replace('@', "teahouse.").replace('?', "$")
    })
});
