-- A mediator reminds a party that the case waits for them, in words that say nothing about what.

set check_function_bodies = off;

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

reset check_function_bodies;
