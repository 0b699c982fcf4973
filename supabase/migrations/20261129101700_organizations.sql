-- Organizations: whom to call in danger, and suspension.

set check_function_bodies = off;

-- Whom people are told to call in danger, per language: names and numbers that the organization sets.

alter table organization_settings add column safety_contacts jsonb not null default
  '{"en": {"emergency": "", "violence_line": "", "crisis_line": ""}, "es": {"emergency": "", "violence_line": "", "crisis_line": ""}}'
  check (coalesce(jsonb_typeof(safety_contacts -> 'en'), '') = 'object'
    and coalesce(jsonb_typeof(safety_contacts -> 'es'), '') = 'object' and length(safety_contacts::text) <= 2000);
grant select (safety_contacts), update (safety_contacts) on organization_settings to authenticated;

-- Those of the organization of a case, or of the caller's own; null without an organization.
create function private.safety_contacts_of(of_case uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select s.safety_contacts from public.organization_settings s
  where s.organization_id = coalesce((select c.organization_id from public.cases c where c.id = of_case),
    private.my_organization_id())
$$;
grant execute on function private.safety_contacts_of(uuid) to authenticated;

-- In a suspended organization everything can be read and nothing is written: no new cases and invitations, and each of its
-- cases is like a closed one. Danger can still be told, a consent withdrawn, a session cancelled or ended, an invitation
-- withdrawn or declined, a lawyer refused, and whoever wishes to leave or is a danger taken out. The system's own changes pass.
-- Settings, branding, help passages and saved answers stay open: only admins write them, who alone lift a suspension, and the
-- numbers that people call in danger are among them. So do a mediator's own contacts: they keep how to reach people safely.

create function private.refuse_suspended(home uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.organizations where id = home and suspended) then
    raise 'This organization is suspended: everything can be read, and nothing changed. Ask an admin.' using errcode = 'MP409';
  end if;
end $$;

create or replace function private.refuse_when_suspended() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it jsonb := to_jsonb(coalesce(new, old));
begin
  if auth.uid() is not null then
    perform private.refuse_suspended(coalesce((it ->> 'organization_id')::uuid,
      (select organization_id from public.cases where id = (it ->> 'case_id')::uuid)));
  end if;
  return null;
end $$;

create or replace function private.refuse_when_closed() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it public.cases;
begin
  if auth.uid() is null then return new; end if;
  select * into it from public.cases where id = new.case_id;
  if it.status = 'closed' then raise 'This case is closed.' using errcode = 'MP409'; end if;
  perform private.refuse_suspended(it.organization_id);
  return new;
end $$;

create or replace function private.remove_participant(of_participant uuid, reason text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  participant public.case_participants;
  is_admin boolean := private.is_admin();
begin
  select * into participant from public.case_participants p
    where p.id = of_participant and (is_admin or p.case_id in (select private.my_case_ids())) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if participant.user_id = auth.uid() and participant.role = 'mediator' and participant.status = 'active' then
    raise 'You cannot remove yourself. Ask an admin to give the case to somebody else.' using errcode = 'MP409';
  end if;
  if not (is_admin or (participant.role <> 'mediator' and participant.case_id in (select private.my_mediated_case_ids()))) then
    raise 'You may not do this.' using errcode = 'MP403';
  end if;
  if participant.status not in ('invited', 'active') then
    raise 'This person is not in the case any more.' using errcode = 'MP409';
  end if;
  if reason is null or reason not in ('left', 'safety') then
    perform private.refuse_suspended((select organization_id from public.cases where id = participant.case_id));
  end if;
  update public.invitations set status = 'revoked' where participant_id = of_participant and status = 'pending';
  update public.case_participants set status = 'removed' where id = of_participant;
  perform private.record(participant.case_id, 'mediator-' || participant.case_id, 'removal_reason', of_participant,
    jsonb_build_object('reason', reason));
end $$;

create trigger refuse_changes_when_suspended after update on case_participants
  for each row when ((new.name, new.confirmed_by_client_at) is distinct from (old.name, old.confirmed_by_client_at))
  execute function private.refuse_when_suspended();
create trigger refuse_redaction_when_suspended after update of redacted_reason on chat_messages
  for each row execute function private.refuse_when_suspended();
create trigger refuse_deletion_when_suspended after delete on document_comments
  for each row execute function private.refuse_when_suspended();
create trigger refuse_changes_when_suspended after update on cases
  for each row when ((new.title, new.description, new.issues, new.status) is distinct from (old.title, old.description, old.issues, old.status))
  execute function private.refuse_when_suspended();
create trigger refuse_when_suspended after insert or delete on uploads
  for each row execute function private.refuse_when_suspended();
create trigger refuse_changes_when_suspended after update on sessions
  for each row when (new.status = old.status and (new.starts_at, new.minutes, new.mode, new.agenda, new.next_actions)
    is distinct from (old.starts_at, old.minutes, old.mode, old.agenda, old.next_actions))
  execute function private.refuse_when_suspended();

create trigger refuse_when_suspended after insert or update on session_outcomes
  for each row execute function private.refuse_when_suspended();
create trigger refuse_when_suspended after insert on held_messages
  for each row execute function private.refuse_when_suspended();
create trigger refuse_when_suspended after insert or delete on duty_marks
  for each row execute function private.refuse_when_suspended();

-- Whoever works in a case learns that nothing can be changed in it.
create function private.suspended_organization_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select id from public.organizations where suspended
$$;
grant execute on function private.suspended_organization_ids() to authenticated;

revoke execute on all functions in schema private from public;

reset check_function_bodies;
