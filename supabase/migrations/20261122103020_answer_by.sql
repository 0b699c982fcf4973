-- Until when people are asked to answer an offer. It is a request: a later answer counts, too.

set check_function_bodies = off;

alter table sessions add column answer_by timestamptz;

-- Refuses a date that has passed or that is not before the first offered time.
create function private.check_answer_by(by_then timestamptz, times timestamptz[]) returns void
  language plpgsql stable set search_path = '' as $$
begin
  if by_then <= now() or by_then > (select min(time) from unnest(times) as time) then
    raise 'Ask for an answer before the first of the times.' using errcode = 'MP422';
  end if;
end $$;

drop function private.propose_session(uuid, text, text, text, int, text[], boolean, uuid[], timestamptz[]);

-- The mediator chooses who attends and until when to answer. A party or a lawyer does not: a session of one side is with
-- that side and the mediator, any other with everybody.
create function private.propose_session(of_case uuid, what text, how text, zone text, lasting int, topics text[],
  neutral boolean, wanted uuid[], times timestamptz[], by_then timestamptz) returns uuid
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
  if by_then is not null and not private.arranges(of_case) then
    raise 'Only the mediator sets a date to answer by.' using errcode = 'MP403';
  end if;
  if not exists (select from public.case_participants where case_id = of_case and status = 'active' and role = 'mediator') then
    raise 'Nobody mediates this case yet.' using errcode = 'MP409';
  end if;
  if wanted is null and is_one_sided and private.arranges(of_case) then
    raise 'Say who comes.' using errcode = 'MP422';
  end if;
  perform private.check_answer_by(by_then, times);

  insert into public.sessions (case_id, kind, mode, time_zone, minutes, agenda, neutral_title, answer_by)
  values (of_case, what, how, case when private.arranges(of_case) then zone else private.zone_of_case(of_case) end, lasting, topics, neutral, by_then) returning * into it;
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

drop function private.offer_slots(uuid, timestamptz[]);

-- For the mediator, and for whoever proposed the session while it has no time.
create function private.offer_slots(of_session uuid, times timestamptz[], by_then timestamptz) returns void
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
  if by_then is not null and not private.arranges(it.case_id) then
    raise 'Only the mediator sets a date to answer by.' using errcode = 'MP403';
  end if;
  perform private.check_answer_by(by_then, times);
  update public.sessions set answer_by = by_then where id = it.id and answer_by is distinct from by_then;
  if private.put_slots(it, times) then
    perform private.mail_session(it, 'proposed');
    perform private.tell_session(it, 'session_slots_offered', 'New times are offered for a session.');
  end if;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.propose_session(uuid, text, text, text, int, text[], boolean, uuid[], timestamptz[], timestamptz),
  private.offer_slots(uuid, timestamptz[], timestamptz) to authenticated;

reset check_function_bodies;
