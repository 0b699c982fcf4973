-- Planning a session: proposing it, offering times, saying who comes, and taking it back.

-- The session for whoever arranges it, locked; with a version, only as the newest one. MP404 for those who may not know
-- of it, MP403 for those who do, MP409 when somebody was faster.
create function private.arrange_session(of_session uuid, seen int default null) returns public.sessions
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
  if seen <> it.version then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
  return it;
end $$;

-- Offers these times and no others. Answers to times that are offered again stay.
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

-- The mediator offers times, and whoever proposed the session, as long as it has none.
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
    perform private.tell_session(it, 'session_slots_offered', 'New times are offered for a session. Say which ones suit you.');
  end if;
end $$;

-- Who comes, from those who are wanted: each has joined, and a mediator is among them.
create function private.session_seats(of_case uuid, wanted uuid[]) returns uuid[]
  language plpgsql stable security definer set search_path = '' as $$
declare
  seats uuid[];
begin
  select array_agg(id) into seats from public.case_participants
    where case_id = of_case and status = 'active' and id = any (wanted);
  if exists (select unnest(wanted) except select unnest(seats)) then
    raise 'Everybody who comes must have joined the case.' using errcode = 'MP409';
  end if;
  if not exists (select from public.case_participants where id = any (seats) and role <> 'mediator') then
    raise 'Say who comes.' using errcode = 'MP422';
  end if;
  if not exists (select from public.case_participants where id = any (seats) and role = 'mediator') then
    seats := seats || coalesce(
      (select array_agg(id) from public.case_participants
        where case_id = of_case and status = 'active' and role = 'mediator' and user_id = auth.uid()),
      (select array_agg(id) from public.case_participants
        where case_id = of_case and status = 'active' and role = 'mediator'));
  end if;
  return seats;
end $$;

-- Proposes a session. The mediator says who comes. A party or a lawyer does not: a session for one side is with the
-- mediator and that side, any other with everybody.
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
  select of_case, it.id, unnest(private.session_seats(of_case, coalesce(wanted, array_agg(seat.id))))
  from public.case_participants seat
  where seat.case_id = of_case and seat.status = 'active' and (
    not is_one_sided
    or seat.id = mine.id
    or seat.role = 'mediator'
    or seat.id = mine.represents_participant_id and mine.confirmed_by_client_at is not null
    or seat.represents_participant_id = mine.id and seat.confirmed_by_client_at is not null);
  return it.id;
end $$;

-- From now on these people come, and no others.
create function private.invite_to_session(of_session uuid, wanted uuid[]) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions := private.arrange_session(of_session);
  seats uuid[] := private.session_seats(it.case_id, wanted);
begin
  if it.status not in ('proposed', 'scheduled') then
    raise 'This session is %.', replace(it.status, '_', ' ') using errcode = 'MP409';
  end if;
  delete from public.session_attendees where session_id = it.id and participant_id <> all (seats);
  insert into public.session_attendees (case_id, session_id, participant_id)
  select it.case_id, it.id, unnest(seats) on conflict do nothing;
end $$;

-- Takes a session back. A proposal that nobody answered goes; anything else stays, as cancelled. Whoever proposed it may
-- too, as long as it has no time; that it always stays then, keeps what others answered to themselves.
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

revoke execute on all functions in schema private from public;
grant execute on function private.arrange_session(uuid, int), private.offer_slots(uuid, timestamptz[]),
  private.invite_to_session(uuid, uuid[]),
  private.propose_session(uuid, text, text, text, int, text[], boolean, uuid[], timestamptz[]),
  private.drop_session(uuid) to authenticated;
