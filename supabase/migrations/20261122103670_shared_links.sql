-- Whether others have the caller's link to a session, without saying who: nobody, people of their own side, or others too.

create function private.link_shared_with(of_session uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select case
    when bool_or(participant.side <> me.side) then 'others'
    when count(participant.id) > 0 then 'my_side'
    else 'nobody' end
  from public.session_attendees mine
  join public.case_participants me on me.id = mine.participant_id and me.user_id = auth.uid() and me.status = 'active'
  left join public.session_attendees a
    on a.session_id = mine.session_id and a.participant_id <> mine.participant_id
    and private.room_of(a.link) = private.room_of(mine.link)
  left join public.case_participants participant on participant.id = a.participant_id and participant.role <> 'mediator'
  where mine.session_id = of_session and mine.link is not null
  group by mine.participant_id
$$;

revoke execute on function private.link_shared_with(uuid) from public;
grant execute on function private.link_shared_with(uuid) to authenticated;
