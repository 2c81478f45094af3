-- Finished games become records, and their events go.

alter table tables add column finished_at integer;

update tables set finished_at = last_at where stage = 2;

-- Finished games are looked for by their age, to be compacted and in the end forgotten.
create index tables_finished on tables (finished_at) where finished_at is not null;

create table records (
    table_id text primary key not null references tables (id) on delete cascade,
    record blob not null
) strict, without rowid;
