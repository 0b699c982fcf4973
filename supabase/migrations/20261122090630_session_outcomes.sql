-- What came of a session.

create table session_outcomes (
  id           uuid primary key default gen_random_uuid(),
  case_id      uuid not null,
  session_id   uuid not null,
  outcome_note text not null check (length(outcome_note) between 1 and 8000),
  created_at   timestamptz not null default now(),
  unique (session_id, case_id),
  foreign key (case_id, session_id) references sessions (case_id, id) on delete cascade
);

create trigger audit after insert or update or delete on session_outcomes for each row execute function private.audit();

-- What the mediator writes down about a session, for mediators of the case alone.
alter table session_outcomes enable row level security;
create policy mediator_reads on session_outcomes for select to authenticated
  using (case_id in (select private.my_mediated_case_ids()));
create policy mediator_adds on session_outcomes for insert to authenticated
  with check (case_id in (select private.my_mediated_case_ids()));
create policy mediator_changes on session_outcomes for update to authenticated
  using (case_id in (select private.my_mediated_case_ids()));
revoke all on session_outcomes from anon, authenticated;
grant select, insert (case_id, session_id, outcome_note), update (outcome_note) on session_outcomes to authenticated;
