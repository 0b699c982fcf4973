-- The key that seals files, encrypted with a key that the database does not know.
create table private.seal_keys (
  is_only boolean primary key default true check (is_only),
  locked  text not null check (length(locked) <= 20000),
  made_at timestamptz not null default now()
);

insert into private.erasure_rules (position, table_name, treatment, columns, reason) values
  (346, 'private.seal_keys', 'none', '{locked}', 'A key of the platform.');
