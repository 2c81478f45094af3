-- The log of events, and what must be found without reading it. Times are milliseconds since 1970.

create table tables (
    id text primary key not null,
    is_listed integer not null,
    summary blob not null,
    -- 0 waiting, 1 playing, 2 finished
    stage integer not null,
    last_seq integer not null,
    created_at integer not null,
    last_at integer not null
) strict, without rowid;

-- The list of open tables is read by everybody who comes in: newest first, without looking at those that play.
create index tables_open on tables (created_at) where is_listed = 1 and stage = 0;

-- Tables that nobody came back to are looked for by their age.
create index tables_idle on tables (last_at);

-- The key is the order of reading: a table's events lie one after the other.
create table events (
    table_id text not null references tables (id) on delete cascade,
    seq integer not null,
    client text,
    kind text not null,
    body blob not null,
    at integer not null,
    primary key (table_id, seq)
) strict, without rowid;

-- What a client sends twice is one event; the last event of what was sent carries its name.
create unique index events_client on events (table_id, client) where client is not null;

-- Who may act for a seat. Hashes of tokens alone: the tokens themselves are nowhere.
create table seats (
    table_id text not null references tables (id) on delete cascade,
    seat integer not null,
    token_hash blob not null,
    primary key (table_id, seat)
) strict, without rowid;

create table leases (
    name text primary key not null,
    holder text not null,
    until_at integer not null
) strict, without rowid;

create table deadlines (
    table_id text not null references tables (id) on delete cascade,
    what text not null,
    due_at integer not null,
    primary key (table_id, what)
) strict, without rowid;

-- What is due next is asked for all the time.
create index deadlines_due on deadlines (due_at);
