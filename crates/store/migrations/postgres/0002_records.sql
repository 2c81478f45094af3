-- Finished games become records, and their events go.

alter table teahouse.tables add column finished_at bigint;

update teahouse.tables set finished_at = last_at where stage = 2;

-- Finished games are looked for by their age, to be compacted and in the end forgotten.
create index tables_finished on teahouse.tables (finished_at) where finished_at is not null;

create table teahouse.records (
    table_id text primary key references teahouse.tables (id) on delete cascade,
    record bytea not null
);
