-- The times that are offered for a session, and whom each of them suits.

create table session_slots (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null,
  session_id uuid not null,
  starts_at  timestamptz not null,
  unique (session_id, case_id, id),
  unique (session_id, starts_at),
  foreign key (case_id, session_id) references sessions (case_id, id) on delete cascade
);

create table slot_answers (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null,
  session_id     uuid not null,
  slot_id        uuid not null,
  participant_id uuid not null,
  answer         text not null check (answer in ('yes', 'maybe', 'no')),
  unique (slot_id, participant_id),
  foreign key (session_id, case_id, slot_id) references session_slots (session_id, case_id, id) on delete cascade,
  foreign key (session_id, case_id, participant_id)
    references session_attendees (session_id, case_id, participant_id) on delete cascade
);
create index on slot_answers (session_id, case_id, slot_id);
create index on slot_answers (participant_id, session_id, case_id);

-- Times are answered while they are offered. This is told after the policies had their say, to nobody else.
create function private.check_answer() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.sessions where id = new.session_id and status = 'proposed') then
    raise 'This session has its time already.' using errcode = 'MP409';
  end if;
  return null;
end $$;
create trigger check_answer after insert or update on slot_answers
  for each row execute function private.check_answer();

-- That somebody answered is for the mediator alone.
create function private.follow_answers() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it record;
begin
  for it in select distinct case_id, session_id from fresh loop
    perform private.record(it.case_id, 'mediator-' || it.case_id, 'session_answered', it.session_id);
    if tg_op = 'INSERT' then
      perform private.notify('mediator-' || it.case_id, 'session_scheduled', 'Somebody said which times suit them.',
        it.case_id, it.session_id);
    end if;
  end loop;
  return null;
end $$;
create trigger follow_answers after insert on slot_answers referencing new table as fresh
  for each statement execute function private.follow_answers();
create trigger follow_changed_answers after update on slot_answers referencing new table as fresh
  for each statement execute function private.follow_answers();

create trigger audit after insert or update or delete on session_slots for each row execute function private.audit();
create trigger audit after insert or update or delete on slot_answers for each row execute function private.audit();

revoke execute on all functions in schema private from public;

-- The offered times, for those who come.
alter table session_slots enable row level security;
create policy attendee_reads on session_slots for select to authenticated
  using (
    session_id in (select private.my_session_ids())
    or case_id in (select private.my_mediated_case_ids())
    or (select private.is_admin())
  );
revoke all on session_slots from anon, authenticated;
grant select on session_slots to authenticated;

-- An answer is between the one who gives it and the mediator.
alter table slot_answers enable row level security;
create policy owner_or_mediator_reads on slot_answers for select to authenticated
  using (
    participant_id in (select private.my_participant_ids())
    or case_id in (select private.my_mediated_case_ids())
  );
create policy owner_answers on slot_answers for insert to authenticated
  with check (
    participant_id in (select private.my_participant_ids())
    and session_id in (select private.my_session_ids())
  );
create policy owner_changes on slot_answers for update to authenticated
  using (participant_id in (select private.my_participant_ids()));
revoke all on slot_answers from anon, authenticated;
grant select, insert (case_id, session_id, slot_id, participant_id, answer), update (answer) on slot_answers to authenticated;
