-- What names, genders and the order of speakers change in the scores of the built-in engine, once per version of it.

create table neutrality_reports (
  id             uuid primary key default gen_random_uuid(),
  engine_version text not null,
  ruleset        text not null,
  results        jsonb not null check (jsonb_typeof(results) = 'array'),
  measured_at    timestamptz not null default clock_timestamp(),
  unique (engine_version, ruleset)
);

-- Written by a job of the server.
alter table neutrality_reports enable row level security;
create policy admin_reads on neutrality_reports for select to authenticated using ((select private.is_admin()));
revoke all on neutrality_reports from anon, authenticated;
grant select on neutrality_reports to authenticated;
select private.refuse_direct_writes('neutrality_reports');
