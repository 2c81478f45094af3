-- The log of events, and what must be found without reading it. Times are milliseconds since 1970.

-- The clock that all servers share, at the moment it is asked and not when the transaction began.
create function teahouse.now_ms() returns bigint language sql volatile as
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint';

create table teahouse.tables (
    id text primary key,
    is_listed bigint not null,
    summary bytea not null,
    -- 0 waiting, 1 playing, 2 finished
    stage bigint not null,
    last_seq bigint not null,
    created_at bigint not null,
    last_at bigint not null
);

-- The list of open tables is read by everybody who comes in: newest first, without looking at those that play.
create index tables_open on teahouse.tables (created_at) where is_listed = 1 and stage = 0;

-- Tables that nobody came back to are looked for by their age.
create index tables_idle on teahouse.tables (last_at);

-- The key is the order of reading.
create table teahouse.events (
    table_id text not null references teahouse.tables (id) on delete cascade,
    seq bigint not null,
    client text,
    kind text not null,
    body bytea not null,
    at bigint not null,
    primary key (table_id, seq)
);

-- What a client sends twice is one event; the last event of what was sent carries its name.
create unique index events_client on teahouse.events (table_id, client) where client is not null;

-- Who may act for a seat. Hashes of tokens alone: the tokens themselves are nowhere.
create table teahouse.seats (
    table_id text not null references teahouse.tables (id) on delete cascade,
    seat bigint not null,
    token_hash bytea not null,
    primary key (table_id, seat)
);

create table teahouse.leases (
    name text primary key,
    holder text not null,
    until_at bigint not null
);

create table teahouse.deadlines (
    table_id text not null references teahouse.tables (id) on delete cascade,
    what text not null,
    due_at bigint not null,
    primary key (table_id, what)
);

-- What is due next is asked for all the time.
create index deadlines_due on teahouse.deadlines (due_at);
