-- What a notification about a case is about, so that it leads to the place itself.

alter table notifications add column subject_type text check (subject_type ~ '^[a-z_]{1,40}$');

create function private.name_subject() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.subject_type := case
    when exists (select from public.case_intakes where id = new.subject_id) then 'intake'
    when exists (select from public.requirements where id = new.subject_id) then 'requirement'
    when exists (select from public.agreement_versions where id = new.subject_id) then 'agreement'
    when exists (select from public.erasure_requests where id = new.subject_id) then 'erasure_request'
  end;
  return new;
end $$;
create trigger name_subject before insert on notifications
  for each row when (new.type = 'case_update') execute function private.name_subject();

-- Somebody was added to a session, or is no longer expected.
create or replace function private.follow_attendee() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions;
  seat public.case_participants;
  is_new boolean := tg_op = 'INSERT';
begin
  select * into it from public.sessions where id = case when is_new then new.session_id else old.session_id end;
  if not found then return null; end if;
  select * into seat from public.case_participants
    where id = case when is_new then new.participant_id else old.participant_id end;
  if is_new and it.status = 'scheduled' then perform private.refuse_overlap(it); end if;
  if seat.status is distinct from 'active' then return null; end if;
  perform private.record(it.case_id, 'user-' || seat.user_id, 'session_' || case when is_new then it.status else 'left' end, it.id);
  perform private.notify_user(seat.user_id, 'session_scheduled', case
    when not is_new then 'You are no longer expected at a session.'
    when it.status = 'proposed' then 'A session is being planned.'
    else 'A session is set for ' || private.session_time(it.starts_at, it.minutes, it.time_zone) || '.' end,
    it.case_id, 'user-' || seat.user_id, it.id);
  if seat.user_id is distinct from auth.uid() and (is_new or it.status = 'scheduled') then
    perform private.queue_mail(seat.user_id, null, 'session_changed', jsonb_strip_nulls(jsonb_build_object(
      'change', case when is_new then it.status else 'cancelled' end,
      'starts_at', it.starts_at, 'time_zone', it.time_zone)));
  end if;
  return null;
end $$;

-- The mediator offers times, and whoever proposed the session, as long as it has none.
create or replace function private.offer_slots(of_session uuid, times timestamptz[]) returns void
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

revoke execute on all functions in schema private from public;
