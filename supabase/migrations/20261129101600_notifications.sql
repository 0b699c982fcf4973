-- Notifications: reminders, and whose act a mediator reads of.

set check_function_bodies = off;

-- A mediator reminds a party that the case waits for them, in words that say nothing about what.

-- At most once a day, so that a reminder does not become pressure.
create function private.remind_participant(of_participant uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  participant public.case_participants;
begin
  select * into participant from public.case_participants p
    where p.id = of_participant and (private.is_admin() or p.case_id in (select private.my_case_ids())) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if participant.case_id not in (select private.my_mediated_case_ids()) then
    raise 'Only the mediator of the case reminds people.' using errcode = 'MP403';
  end if;
  if participant.role <> 'divorcee' or participant.status <> 'active' then
    raise 'Only a party who is in the case can be reminded.' using errcode = 'MP409';
  end if;
  if not exists (select from public.cases where id = participant.case_id and status = 'open') then
    raise 'This case is not open, so nobody is waited for.' using errcode = 'MP409';
  end if;
  if exists (select from public.case_events e where e.case_id = participant.case_id and e.kind = 'reminder_sent'
      and e.subject_id = of_participant and e.created_at > now() - interval '24 hours') then
    raise 'You reminded this person already in the last 24 hours.' using errcode = 'MP409';
  end if;
  perform private.record(participant.case_id, 'mediator-' || participant.case_id, 'reminder_sent', of_participant);
  perform private.notify_user(participant.user_id, 'case_update', 'Your mediator asks you to look at your case.',
    participant.case_id, 'party-' || participant.case_id || '-' || participant.user_id, of_participant);
end $$;

revoke execute on function private.remind_participant(uuid) from public;
grant execute on function private.remind_participant(uuid) to authenticated;

-- Mediators read in the app which case a notification is about and whose act it was, because they work in many cases.

create table private.notification_actors (
  notification_id uuid primary key references public.notifications on delete cascade,
  actor_id        uuid not null references public.profiles on delete cascade
);
create index on private.notification_actors (actor_id);

create function private.note_actor() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.notification_actors select new.id, p.id from public.profiles p where p.id = auth.uid();
  return null;
end $$;
create trigger note_actor after insert on notifications
  for each row execute function private.note_actor();

-- The name of the person in the case who did what a notification says, for the mediator of the case alone.
create function private.actor_of(notification uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select p.name
  from public.notifications n
  join private.notification_actors a on a.notification_id = n.id
  join public.case_participants seat on seat.case_id = n.case_id and seat.user_id = a.actor_id
  join public.profiles p on p.id = a.actor_id
  where n.id = notification and n.user_id = auth.uid()
    and n.case_id = any (array(select private.my_mediated_case_ids()))
  limit 1
$$;

-- An organization keeps the titles from everybody but the mediator of the case.
create or replace function private.title_of(of_case uuid) returns text
  language plpgsql stable set search_path = '' as $$
begin
  return (select title from public.cases where id = of_case
    and (private.may_show_titles(organization_id) or id = any (array(select private.my_mediated_case_ids()))));
end $$;

create function private.name_cases_to_mediators() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.notification_preferences set wording = 'full'
    where user_id = new.id and version = 1 and new.role = 'mediator';
  return null;
end $$;
create trigger name_cases_to_mediators after insert or update of role on profiles
  for each row execute function private.name_cases_to_mediators();
update notification_preferences w set wording = 'full'
  from profiles p where p.id = w.user_id and p.role = 'mediator' and w.version = 1;
grant execute on function private.actor_of(uuid) to authenticated;

revoke execute on all functions in schema private from public;

reset check_function_bodies;
