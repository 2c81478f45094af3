//! A transaction for many: the tables are locked, everything is decided, and what is to be stored is stored at once.

use std::collections::{BTreeMap, BTreeSet};

use tokio_postgres::{Client, Row, Statement, Transaction};

use super::link::{Link, Trouble, connect};
use super::listen::CHANNEL;
use super::work::event_of;
use super::writer::{Done, Job, Waiting};
use crate::error::StoreError;
use crate::queries::POSTGRES;
use crate::types::{
    Along, Append, Appended, Decision, Moment, NewEvent, NewTable, Retain, Stage, decide, millis, signed,
    unsigned,
};

/// Every table of a batch in the order of names, so that no two servers wait for each other's tables.
const LOCK: &str =
    "select id, last_seq, (select count(*) from teahouse.records where table_id = id), teahouse.now_ms()
    from teahouse.tables where id = any($1) order by id for update";

const KNOWN: &str = "select table_id, client, seq, at from teahouse.events
    join unnest($1::text[], $2::text[]) as sent (sent_table, sent_client)
    on table_id = sent_table and client = sent_client";

const INSERT: &str = "insert into teahouse.events (table_id, seq, client, kind, body, at)
    select *, coalesce($6, teahouse.now_ms()) from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bytea[])";

const SET_LAST: &str = "update teahouse.tables set last_seq = new_seq, last_at = teahouse.now_ms()
    from unnest($1::text[], $2::bigint[]) as news (news_table, new_seq) where id = news_table";

const TELL: &str = "select pg_notify($3, told_table || ' ' || told_seq)
    from unnest($1::text[], $2::bigint[]) as told (told_table, told_seq)";

const SET_DUE: &str = "insert into teahouse.deadlines (table_id, what, due_at)
    select due_table, due_what, teahouse.now_ms() + due_after
    from unnest($1::text[], $2::text[], $3::bigint[]) as due (due_table, due_what, due_after)
    on conflict (table_id, what) do update set due_at = excluded.due_at";

const CLEAR_DUE: &str = "delete from teahouse.deadlines
    using unnest($1::text[], $2::text[]) as due (due_table, due_what)
    where table_id = due_table and what = due_what";

/// A connection with everything that is asked often prepared.
pub(super) struct Hand {
    client: Client,
    statements: Statements,
}

struct Statements {
    lock: Statement,
    known: Statement,
    insert: Statement,
    set_last: Statement,
    tell: Statement,
    set_due: Statement,
    clear_due: Statement,
}

impl Hand {
    pub async fn reach(link: &Link) -> Result<Hand, Trouble> {
        let client = connect(link.config()).await?;
        let statements = Statements {
            lock: client.prepare(LOCK).await?,
            known: client.prepare(KNOWN).await?,
            insert: client.prepare(INSERT).await?,
            set_last: client.prepare(SET_LAST).await?,
            tell: client.prepare(TELL).await?,
            set_due: client.prepare(SET_DUE).await?,
            clear_due: client.prepare(CLEAR_DUE).await?,
        };
        Ok(Hand { client, statements })
    }

    pub fn is_closed(&self) -> bool {
        self.client.is_closed()
    }
}

/// What a batch has come to so far.
#[derive(Default)]
struct Plan<'j> {
    /// The last number of each table that was found, and whether the table is a record.
    tables: BTreeMap<&'j str, (u64, bool)>,
    /// What clients have sent before, and when.
    known: BTreeMap<(&'j str, &'j str), (u64, Moment)>,
    /// The time of all events that are appended, once the tables are locked.
    now: Option<Moment>,
    /// Rows to insert: table, number, client, event.
    rows: Vec<(&'j str, i64, Option<&'j str>, &'j NewEvent)>,
    /// Tables that have new events, or are new.
    changed: BTreeSet<&'j str>,
    /// What is due; the last word counts.
    due: BTreeMap<(&'j str, &'j str), Option<i64>>,
    along: Vec<(&'j str, &'j Along)>,
}

impl<'j> Plan<'j> {
    fn add(
        &mut self,
        table: &'j str,
        client: Option<&'j str>,
        events: &'j [NewEvent],
        along: &'j Along,
    ) -> u64 {
        let before = self.tables.get(table).map_or(0, |&(last, _)| last);
        let last = before + events.len() as u64;
        for (seq, event) in (before + 1..).zip(events) {
            self.rows.push((table, signed(seq), client.filter(|_| seq == last), event));
        }
        if let Some(client) = client {
            self.known.insert((table, client), (last, self.now.unwrap_or_default()));
        }
        self.tables.insert(table, (last, false));
        self.changed.insert(table);
        for due in &along.due {
            self.due.insert((table, &due.what), due.after.map(millis));
        }
        self.along.push((table, along));
        last
    }

    /// Stores an append, or says why not. `None` stands for what was missed, which is read later.
    fn append(&mut self, append: &'j Append, is_again: bool) -> Result<Option<Appended>, StoreError> {
        let name = || append.table.clone();
        let &(last, is_compacted) =
            self.tables.get(append.table.as_str()).ok_or_else(|| StoreError::NoTable { table: name() })?;
        if is_compacted {
            return Err(StoreError::Compacted { table: name() });
        }
        let known = self.known.get(&(append.table.as_str(), append.client.as_str())).copied();
        let at = known.map_or(self.now, |(_, at)| Some(at)).unwrap_or_default();
        Ok(match decide(append, last, known.map(|(seq, _)| seq)) {
            // The answer to the first attempt was lost on the way.
            Decision::Already(seq) if is_again => Some(Appended::Appended { seq, at }),
            Decision::Already(seq) => Some(Appended::Already { seq }),
            Decision::Stale(_) => None,
            Decision::Store(seq) => {
                self.add(&append.table, Some(&append.client), &append.events, &append.along);
                Some(Appended::Appended { seq, at })
            }
        })
    }
}

/// Writes a batch, or nothing of it. Answers to each of its jobs.
pub(super) async fn write(
    hand: &mut Hand,
    batch: &[Waiting],
) -> Result<Vec<Result<Done, StoreError>>, Trouble> {
    let Hand { client, statements } = hand;
    let transaction = client.transaction().await?;
    let mut plan = look(&transaction, statements, batch).await?;
    let mut early = Vec::with_capacity(batch.len());
    for waiting in batch {
        early.push(match &waiting.job {
            Job::Create(table) => {
                let is_new = create(&transaction, &mut plan, table, waiting.is_again).await?;
                Some(Ok(Done::Created(is_new)))
            }
            Job::Append(append) => {
                plan.append(append, waiting.is_again).map(|done| done.map(Done::Appended)).transpose()
            }
            Job::Compact { .. } | Job::Retain(_) => None,
        });
    }
    carry_out(&transaction, statements, &plan).await?;
    let mut answers = Vec::with_capacity(batch.len());
    for (waiting, early) in batch.iter().zip(early) {
        answers.push(match (early, &waiting.job) {
            (Some(answer), _) => answer,
            // These look at what the batch has written.
            (None, job) => Ok(finish(&transaction, job).await?),
        });
    }
    transaction.commit().await?;
    Ok(answers)
}

/// Does what rests on everything else in a batch.
async fn finish(transaction: &Transaction<'_>, job: &Job) -> Result<Done, Trouble> {
    Ok(match job {
        Job::Append(append) => Done::Appended(missed(transaction, append).await?),
        Job::Compact { table, last, record } => {
            Done::Compacted(compact(transaction, table, *last, record).await?)
        }
        Job::Retain(limits) => Done::Retained(retain(transaction, *limits).await?),
        Job::Create(_) => Done::Created(false),
    })
}

/// Writes down what was decided.
async fn carry_out(
    transaction: &Transaction<'_>,
    statements: &Statements,
    plan: &Plan<'_>,
) -> Result<(), Trouble> {
    if plan.changed.is_empty() {
        return Ok(());
    }
    let last = |table: &str| plan.tables.get(table).map_or(0, |&(last, _)| signed(last));
    let (tables, lasts): (Vec<&str>, Vec<i64>) =
        plan.changed.iter().map(|&table| (table, last(table))).unzip();
    insert_rows(transaction, &statements.insert, plan).await?;
    transaction.execute(&statements.set_last, &[&tables, &lasts]).await?;
    write_due(transaction, statements, plan).await?;
    for &(table, along) in &plan.along {
        write_along(transaction, table, along).await?;
    }
    transaction.query(&statements.tell, &[&tables, &lasts, &CHANNEL]).await?;
    Ok(())
}

/// Locks the tables of a batch and looks up what is known of them.
async fn look<'j>(
    transaction: &Transaction<'_>,
    statements: &Statements,
    batch: &'j [Waiting],
) -> Result<Plan<'j>, Trouble> {
    let appends: Vec<&Append> = batch
        .iter()
        .filter_map(|waiting| if let Job::Append(append) = &waiting.job { Some(append) } else { None })
        .collect();
    let mut plan = Plan::default();
    if appends.is_empty() {
        return Ok(plan);
    }
    let (tables, clients): (Vec<&str>, Vec<&str>) =
        appends.iter().map(|append| (append.table.as_str(), append.client.as_str())).unzip();
    let locked = transaction.query(&statements.lock, &[&tables]).await?;
    plan.now = locked.iter().map(|row| unsigned(row.get(3))).max();
    let locked: BTreeMap<&str, (u64, bool)> =
        locked.iter().map(|row| (row.get(0), (unsigned(row.get(1)), row.get::<_, i64>(2) != 0))).collect();
    let sent = transaction.query(&statements.known, &[&tables, &clients]).await?;
    let sent: BTreeMap<(&str, &str), (u64, Moment)> = sent
        .iter()
        .map(|row| ((row.get(0), row.get(1)), (unsigned(row.get(2)), unsigned(row.get(3)))))
        .collect();
    for (table, client) in tables.into_iter().zip(clients) {
        plan.tables.extend(locked.get(table).map(|&found| (table, found)));
        plan.known.extend(sent.get(&(table, client)).map(|&known| ((table, client), known)));
    }
    Ok(plan)
}

async fn insert_rows(
    transaction: &Transaction<'_>,
    insert: &Statement,
    plan: &Plan<'_>,
) -> Result<(), Trouble> {
    let tables: Vec<&str> = plan.rows.iter().map(|row| row.0).collect();
    let numbers: Vec<i64> = plan.rows.iter().map(|row| row.1).collect();
    let clients: Vec<Option<&str>> = plan.rows.iter().map(|row| row.2).collect();
    let kinds: Vec<&str> = plan.rows.iter().map(|row| row.3.kind.as_str()).collect();
    let bodies: Vec<&[u8]> = plan.rows.iter().map(|row| row.3.body.as_slice()).collect();
    let now = plan.now.map(signed);
    transaction.execute(insert, &[&tables, &numbers, &clients, &kinds, &bodies, &now]).await?;
    Ok(())
}

async fn write_due(
    transaction: &Transaction<'_>,
    statements: &Statements,
    plan: &Plan<'_>,
) -> Result<(), Trouble> {
    let (mut set_tables, mut set_what, mut set_after) = (Vec::new(), Vec::new(), Vec::new());
    let (mut clear_tables, mut clear_what) = (Vec::new(), Vec::new());
    for (&(table, what), &after) in &plan.due {
        if let Some(after) = after {
            set_tables.push(table);
            set_what.push(what);
            set_after.push(after);
        } else {
            clear_tables.push(table);
            clear_what.push(what);
        }
    }
    if !set_tables.is_empty() {
        transaction.execute(&statements.set_due, &[&set_tables, &set_what, &set_after]).await?;
    }
    if !clear_tables.is_empty() {
        transaction.execute(&statements.clear_due, &[&clear_tables, &clear_what]).await?;
    }
    Ok(())
}

/// Writes what seldom changes.
async fn write_along(transaction: &Transaction<'_>, table: &str, along: &Along) -> Result<(), Trouble> {
    for (seat, hash) in &along.seats {
        let seat = i64::from(*seat);
        match hash {
            Some(hash) => transaction.execute(&POSTGRES.set_seat, &[&table, &seat, &hash.as_slice()]).await?,
            None => transaction.execute(&POSTGRES.clear_seat, &[&table, &seat]).await?,
        };
    }
    if let Some(stage) = along.stage {
        transaction.execute(&POSTGRES.set_stage, &[&table, &stage.number()]).await?;
    }
    if let Some(summary) = &along.summary {
        transaction.execute(&POSTGRES.set_summary, &[&table, summary]).await?;
    }
    Ok(())
}

async fn create<'j>(
    transaction: &Transaction<'_>,
    plan: &mut Plan<'j>,
    table: &'j NewTable,
    is_again: bool,
) -> Result<bool, Trouble> {
    let stage = table.along.stage.unwrap_or(Stage::Waiting).number();
    let summary = table.along.summary.as_deref().unwrap_or_default();
    let (is_listed, last) = (i64::from(table.is_listed), signed(table.events.len() as u64));
    let made =
        transaction.execute(&POSTGRES.create, &[&table.id, &is_listed, &summary, &stage, &last]).await?;
    if made == 0 {
        // The answer to the first attempt may have been lost on the way: nobody else knows this name.
        return Ok(is_again);
    }
    plan.add(&table.id, None, &table.events, &table.along);
    Ok(true)
}

async fn missed(transaction: &Transaction<'_>, append: &Append) -> Result<Appended, Trouble> {
    let rows = transaction.query(&POSTGRES.read, &[&append.table, &signed(append.expected)]).await?;
    let missed: Vec<_> = rows.iter().map(event_of).collect();
    let last = transaction.query_one(&POSTGRES.last_seq, &[&append.table]).await?;
    Ok(Appended::Stale { last: unsigned(last.get(0)), missed })
}

async fn compact(
    transaction: &Transaction<'_>,
    table: &str,
    last: u64,
    record: &str,
) -> Result<bool, Trouble> {
    // So that nothing is appended meanwhile.
    transaction.query(LOCK, &[&vec![table]]).await?;
    let allowed: Row = transaction.query_one(&POSTGRES.may_compact, &[&table, &signed(last)]).await?;
    if allowed.get::<_, i64>(0) != 1 {
        return Ok(false);
    }
    transaction.execute(&POSTGRES.write_record, &[&table, &record.as_bytes()]).await?;
    for query in [&POSTGRES.drop_events, &POSTGRES.drop_seats, &POSTGRES.drop_deadlines] {
        transaction.execute(query, &[&table]).await?;
    }
    Ok(true)
}

async fn retain(transaction: &Transaction<'_>, limits: Retain) -> Result<u64, Trouble> {
    let mut forgotten = 0;
    for (age, query) in [(limits.finished, &POSTGRES.forget_finished), (limits.idle, &POSTGRES.forget_idle)] {
        if let Some(age) = age {
            forgotten += transaction.execute(query, &[&millis(age)]).await?;
        }
    }
    transaction.execute(&POSTGRES.drop_leases, &[]).await?;
    Ok(forgotten)
}
