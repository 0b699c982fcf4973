-- Who attends a session, without looking through all sessions of the caller for each one that is listed.

create or replace function private.session_people(of_session uuid)
  returns table (participant_id uuid, user_id uuid, name text, role text, side text)
  language sql stable security definer set search_path = '' as $$
  select participant.id, participant.user_id, coalesce(person.name, participant.name), participant.role, participant.side
  from public.session_attendees a
  join public.case_participants participant on participant.id = a.participant_id
  left join public.profiles person on person.id = participant.user_id
  where a.session_id = of_session
    and (private.arranges(a.case_id) or exists (
      select from public.session_attendees mine
      join public.case_participants me on me.id = mine.participant_id
      where mine.session_id = of_session and me.user_id = auth.uid() and me.status = 'active'))
  order by participant.created_at, participant.id
$$;
