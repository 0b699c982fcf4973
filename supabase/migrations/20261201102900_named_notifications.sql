-- Inside the app a notification says who did it, to everybody who reads that act anyway; outside nothing changes.

alter table notification_preferences alter column wording set default 'full';
drop trigger name_cases_to_mediators on profiles;
drop function private.name_cases_to_mediators();
update notification_preferences set wording = 'full' where version = 1;

-- The name of the person who did what a notification says, for the mediator of the case and for whoever reads the act
-- itself: the message, or an entry of the case's activity about the same subject or about the signer.
create or replace function private.actor_of(notification uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select p.name
  from public.notifications n
  left join public.chat_messages m on n.type = 'message' and m.id = n.subject_id and m.channel_id = n.visible_to
  join private.notification_actors a on a.notification_id = n.id
  join public.profiles p on p.id = coalesce(m.sender_id, a.actor_id)
  join public.case_participants seat on seat.case_id = n.case_id and seat.user_id = p.id
  where n.id = notification and n.user_id = auth.uid() and (
    n.case_id in (select private.my_mediated_case_ids())
    or exists (
      select from private.audience_members mine
      where mine.user_id = auth.uid() and mine.visible_to = m.channel_id)
    or exists (
      select from public.case_events e
      join private.audience_members mine on mine.visible_to = e.visible_to and mine.user_id = auth.uid()
      where m.id is null and e.case_id = n.case_id and e.actor_id = p.id
        and (e.subject_id = n.subject_id
          or n.subject_type = 'agreement' and e.kind = 'agreement_signed' and e.subject_id = seat.id)))
  limit 1
$$;
