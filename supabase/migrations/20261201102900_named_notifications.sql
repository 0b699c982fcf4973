-- Inside the app a notification says who did it, to everybody who reads that act anyway; outside nothing changes.

alter table notification_preferences alter column wording set default 'full';
drop trigger name_cases_to_mediators on profiles;
drop function private.name_cases_to_mediators();
update notification_preferences set wording = 'full' where version = 1;

-- The names of the people who did what these notifications of the reader say, for the mediator of the case and for whoever
-- reads the act itself: the message, or the entry in the case's activity that came with it, about the same subject or signer.
drop function private.actor_of(uuid);
create function private.actors_of(of_notifications uuid[]) returns table (notification_id uuid, name text)
  language sql stable security definer set search_path = '' as $$
  with mine as materialized (select visible_to from private.my_audience_ids() as visible_to)
  select n.id, p.name
  from public.notifications n
  left join public.chat_messages m on n.type = 'message' and m.id = n.subject_id and m.channel_id = n.visible_to
  join private.notification_actors a on a.notification_id = n.id
  join public.profiles p on p.id = coalesce(m.sender_id, a.actor_id)
  where n.id = any (of_notifications) and n.user_id = auth.uid() and (
    n.case_id in (select private.my_mediated_case_ids())
      and exists (select from public.case_participants seat where seat.case_id = n.case_id and seat.user_id = p.id)
    or m.channel_id in (select visible_to from mine)
    or m.id is null and exists (
      select from public.case_events e
      where e.case_id = n.case_id and e.actor_id = p.id
        and e.created_at between n.created_at - interval '1 minute' and n.created_at + interval '1 minute'
        and (e.subject_id = n.subject_id or n.subject_type = 'agreement' and e.kind = 'agreement_signed')
        and e.visible_to in (select visible_to from mine)))
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.actors_of(uuid[]) to authenticated;
