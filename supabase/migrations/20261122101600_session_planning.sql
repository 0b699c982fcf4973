-- Planning a session: proposing it, offering times, answering, asking to move it.

set check_function_bodies = off;

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

-- A request to move a session.
create table session_requests (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null,
  session_id     uuid not null,
  participant_id uuid not null,
  reason         text not null default '' check (length(reason) <= 500),
  starts_at      timestamptz check (starts_at between '0001-01-01Z' and '9999-12-31Z'),
  status         text not null default 'waiting' check (status in ('waiting', 'accepted', 'refused')),
  answered_at    timestamptz,
  created_at     timestamptz not null default clock_timestamp(),
  foreign key (session_id, case_id, participant_id)
    references session_attendees (session_id, case_id, participant_id) on delete cascade
);
create index on session_requests (session_id, case_id, participant_id);
create index on session_requests (participant_id);
create unique index one_waiting_per_person on session_requests (session_id, participant_id) where status = 'waiting';

-- Locks the session for its mediator, with the optimistic lock when a version is given.
create function private.arrange_session(of_session uuid, expected_version int default null) returns public.sessions
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions;
begin
  select * into it from public.sessions where id = of_session for update;
  if it.id is null or not private.arranges(it.case_id) and it.id not in (select private.my_session_ids()) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  if not private.arranges(it.case_id) then
    raise 'Only the mediator may do this. You can ask to move a session.' using errcode = 'MP403';
  end if;
  if expected_version <> it.version then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
  return it;
end $$;

-- Replaces the offered times. Answers to times that are offered again stay.
create function private.put_slots(it public.sessions, times timestamptz[]) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  if cardinality(times) not between 1 and 5 then
    raise 'Offer one to five times.' using errcode = 'MP422';
  end if;
  if exists (select from unnest(times) as time where time <= now() or time > now() + interval '2 years') then
    raise 'Offer times to come, within two years.' using errcode = 'MP422';
  end if;
  delete from public.session_slots where session_id = it.id and starts_at <> all (times);
  insert into public.session_slots (case_id, session_id, starts_at)
  select distinct it.case_id, it.id, time from unnest(times) as time on conflict do nothing;
  return found;
end $$;

-- For the mediator, and for whoever proposed the session while it has no time.
create function private.offer_slots(of_session uuid, times timestamptz[]) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions;
begin
  select * into it from public.sessions
    where id = of_session and proposed_by = auth.uid() and id in (select private.my_session_ids()) for update;
  if not found then it := private.arrange_session(of_session); end if;
  if it.status <> 'proposed' then
    raise 'This session is % already. Times are offered before that.', it.status using errcode = 'MP409';
  end if;
  if private.put_slots(it, times) then
    perform private.tell_session(it, 'session_slots_offered', 'New times are offered for a session.');
  end if;
end $$;

-- The wanted participants: each has joined, and a mediator is among them.
create function private.session_participants(of_case uuid, wanted uuid[]) returns uuid[]
  language plpgsql stable security definer set search_path = '' as $$
declare
  participants uuid[];
begin
  select array_agg(id) into participants from public.case_participants
    where case_id = of_case and status = 'active' and id = any (wanted);
  if exists (select unnest(wanted) except select unnest(participants)) then
    raise 'Everybody who comes must have joined the case.' using errcode = 'MP409';
  end if;
  if not exists (select from public.case_participants where id = any (participants) and role <> 'mediator') then
    raise 'Say who comes.' using errcode = 'MP422';
  end if;
  if not exists (select from public.case_participants where id = any (participants) and role = 'mediator') then
    participants := participants || coalesce(
      (select array_agg(id) from public.case_participants
        where case_id = of_case and status = 'active' and role = 'mediator' and user_id = auth.uid()),
      (select array_agg(id) from public.case_participants
        where case_id = of_case and status = 'active' and role = 'mediator'));
  end if;
  return participants;
end $$;

-- The mediator chooses who attends. A party or a lawyer does not: a session of one side is with that side and the
-- mediator, any other with everybody.
create function private.propose_session(of_case uuid, what text, how text, zone text, lasting int, topics text[],
  neutral boolean, wanted uuid[], times timestamptz[]) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  mine public.case_participants;
  it public.sessions;
  is_one_sided boolean := what in ('intro', 'individual');
begin
  select * into mine from public.case_participants where case_id = of_case and user_id = auth.uid() and status = 'active';
  if mine.id is null and not private.arranges(of_case) or not exists (select from public.cases where id = of_case) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  if wanted is not null and not private.arranges(of_case) then
    raise 'Only the mediator chooses who comes.' using errcode = 'MP403';
  end if;
  if not exists (select from public.case_participants where case_id = of_case and status = 'active' and role = 'mediator') then
    raise 'Nobody mediates this case yet.' using errcode = 'MP409';
  end if;
  if wanted is null and is_one_sided and private.arranges(of_case) then
    raise 'Say who comes.' using errcode = 'MP422';
  end if;

  insert into public.sessions (case_id, kind, mode, time_zone, minutes, agenda, neutral_title)
  values (of_case, what, how, zone, lasting, topics, neutral) returning * into it;
  perform private.put_slots(it, times);
  perform private.record(of_case, 'mediator-' || of_case, 'session_proposed', it.id);
  insert into public.session_attendees (case_id, session_id, participant_id)
  select of_case, it.id, unnest(private.session_participants(of_case, coalesce(wanted, array_agg(participant.id))))
  from public.case_participants participant
  where participant.case_id = of_case and participant.status = 'active' and (
    not is_one_sided
    or participant.id = mine.id
    or participant.role = 'mediator'
    or participant.id = mine.represents_participant_id and mine.confirmed_by_client_at is not null
    or participant.represents_participant_id = mine.id and participant.confirmed_by_client_at is not null);
  return it.id;
end $$;

-- Replaces the attendees.
create function private.invite_to_session(of_session uuid, wanted uuid[]) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions := private.arrange_session(of_session);
  participants uuid[] := private.session_participants(it.case_id, wanted);
begin
  if it.status not in ('proposed', 'scheduled') then
    raise 'This session is %.', replace(it.status, '_', ' ') using errcode = 'MP409';
  end if;
  delete from public.session_attendees where session_id = it.id and participant_id <> all (participants);
  insert into public.session_attendees (case_id, session_id, participant_id)
  select it.case_id, it.id, unnest(participants) on conflict do nothing;
end $$;

-- Withdraws a session. The mediator's proposal without answers is deleted; anything else is cancelled and stays.
-- Whoever proposed it may cancel while it has no time; it always stays then, so that it does not reveal whether others
-- answered.
create function private.drop_session(of_session uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions;
begin
  select * into it from public.sessions
    where id = of_session and proposed_by = auth.uid() and status = 'proposed' and id in (select private.my_session_ids())
    for update;
  if not found or private.arranges(it.case_id) then
    it := private.arrange_session(of_session);
    if it.status = 'proposed' and not exists (select from public.slot_answers where session_id = it.id) then
      perform private.tell_session(it, 'session_cancelled', 'A session that was being planned is cancelled.');
      delete from public.sessions where id = it.id;
      return;
    end if;
  end if;
  update public.sessions set status = 'cancelled' where id = it.id;
end $$;

-- Answers

-- Runs after the policies, so that only those who may answer learn of it.
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

-- Answers are for the mediator alone.
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

-- Requests to move a session

-- Within 24 hours of the session a request needs a reason. The mediator always decides.
create function private.check_request() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions;
begin
  select * into it from public.sessions where id = new.session_id;
  if it.status <> 'scheduled' or it.starts_at <= now() then
    raise 'Only a session that is to come can be moved.' using errcode = 'MP409';
  end if;
  if it.starts_at < now() + interval '24 hours' and btrim(new.reason) = '' then
    raise 'The session is less than 24 hours away. Say why you ask to move it.' using errcode = 'MP422';
  end if;
  return null;
end $$;
create trigger check_request after insert on session_requests
  for each row execute function private.check_request();

create function private.stamp_request() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if old.status <> 'waiting' then raise 'This was answered already.' using errcode = 'MP409'; end if;
  new.answered_at := now();
  return new;
end $$;
create trigger stamp_request before update on session_requests
  for each row execute function private.stamp_request();

-- Between the person who asks, as long as they are in the case, and the mediator.
create function private.follow_request() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (select user_id from public.case_participants where id = new.participant_id and status = 'active');
  what text := case new.status when 'waiting' then 'session_move_asked' else 'session_move_' || new.status end;
begin
  perform private.record(new.case_id, 'mediator-' || new.case_id, what, new.session_id);
  if person is null then return null; end if;
  perform private.record(new.case_id, 'user-' || person, what, new.session_id);
  if tg_op = 'INSERT' then
    perform private.notify('mediator-' || new.case_id, 'session_scheduled', 'Somebody asks to move a session.',
      new.case_id, new.session_id);
  else
    perform private.notify_user(person, 'session_scheduled', case new.status
      when 'accepted' then 'Your ask to move a session is accepted.'
      else 'The session you asked to move stays at its time.' end, new.case_id, 'user-' || person, new.session_id);
  end if;
  return null;
end $$;
create trigger follow_request after insert or update on session_requests
  for each row execute function private.follow_request();

create trigger audit after insert or update or delete on session_slots for each row execute function private.audit();
create trigger audit after insert or update or delete on slot_answers for each row execute function private.audit();
create trigger audit after insert or update or delete on session_requests for each row execute function private.audit();
create trigger refuse_when_closed after insert on session_slots
  for each row execute function private.refuse_when_closed();
create trigger refuse_when_closed after insert on slot_answers
  for each row execute function private.refuse_when_closed();
create trigger refuse_when_closed after insert on session_requests
  for each row execute function private.refuse_when_closed();

revoke execute on all functions in schema private from public;
grant execute on function private.arrange_session(uuid, int), private.offer_slots(uuid, timestamptz[]),
  private.propose_session(uuid, text, text, text, int, text[], boolean, uuid[], timestamptz[]),
  private.invite_to_session(uuid, uuid[]), private.drop_session(uuid) to authenticated;

-- For those who attend.
alter table session_slots enable row level security;
create policy attendee_reads on session_slots for select to authenticated
  using (
    session_id in (select private.my_session_ids())
    or case_id in (select private.my_mediated_case_ids())
    or (select private.is_admin())
  );
revoke all on session_slots from anon, authenticated;
grant select on session_slots to authenticated;

-- Between the person who answers and the mediator.
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
grant select, insert (case_id, session_id, slot_id, participant_id, answer), update (answer)
  on slot_answers to authenticated;
select private.refuse_direct_writes('slot_answers');

-- Created by an attendee, answered by the mediator, read by these two.
alter table session_requests enable row level security;
create policy owner_or_mediator_reads on session_requests for select to authenticated
  using (
    participant_id in (select private.my_participant_ids())
    or case_id in (select private.my_mediated_case_ids())
  );
create policy owner_asks on session_requests for insert to authenticated
  with check (
    participant_id in (select private.my_participant_ids())
    and session_id in (select private.my_session_ids())
  );
create policy mediator_answers on session_requests for update to authenticated
  using (case_id in (select private.my_mediated_case_ids()));
revoke all on session_requests from anon, authenticated;
grant select, insert (case_id, session_id, participant_id, reason, starts_at), update (status)
  on session_requests to authenticated;
select private.refuse_direct_writes('session_requests');

reset check_function_bodies;
