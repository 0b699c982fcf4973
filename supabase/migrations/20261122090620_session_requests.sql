-- Asking to move a session.

-- Somebody who comes asks to move the session.
create table session_requests (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null,
  session_id     uuid not null,
  participant_id uuid not null,
  reason         text not null default '' check (length(reason) <= 500),
  starts_at      timestamptz,
  status         text not null default 'waiting' check (status in ('waiting', 'accepted', 'refused')),
  answered_at    timestamptz,
  created_at     timestamptz not null default clock_timestamp(),
  check (starts_at between '0001-01-01Z' and '9999-12-31Z'),
  foreign key (session_id, case_id, participant_id)
    references session_attendees (session_id, case_id, participant_id) on delete cascade
);
create index on session_requests (session_id, case_id, participant_id);
create index on session_requests (participant_id);
create unique index one_waiting_a_person on session_requests (session_id, participant_id) where status = 'waiting';

-- Inside of 24 hours an ask needs a reason. It always waits for the mediator.
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

-- An ask is between the one who asks, as long as they are in the case, and the mediator.
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

create trigger audit after insert or update or delete on session_requests for each row execute function private.audit();

revoke execute on all functions in schema private from public;

-- Made by somebody who comes, answered by the mediator, read by these two.
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
