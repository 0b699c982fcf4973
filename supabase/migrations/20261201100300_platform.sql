-- Platform: what keeps the servers of one database together.

-- Rate limits, which all servers count together. The keys are hashes. Losing the rows in a crash only forgets counts.
create unlogged table private.rate_limits (
  key    text primary key,
  points integer not null default 0,
  expire bigint
);
create index on private.rate_limits (expire);

insert into private.erasure_rules (position, table_name, treatment, columns, reason) values
  (221, 'private.rate_limits', 'none', '{key}', 'Hashes, for hours.');
