-- Two kinds of admin. One with an organization manages that organization alone; one without is the platform's. Nobody
-- reads what is said in a case, or how a person can be reached, for being an admin.

set check_function_bodies = off;

-- Who was an admin until now looked after the whole platform, and still does.
update public.profiles set organization_id = null where role = 'admin' and organization_id is not null;

create function private.is_platform_admin() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles where id = auth.uid() and role = 'admin' and organization_id is null)
$$;

-- The organization that the caller is an admin of, if it is one alone.
create function private.my_office_id() returns uuid
  language sql stable security definer set search_path = '' as $$
  select organization_id from public.profiles where id = auth.uid() and role = 'admin'
$$;

create function private.administers(of_organization uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce(private.is_platform_admin() or of_organization = private.my_office_id(), false)
$$;

create function private.administers_case(of_case uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.administers((select organization_id from public.cases where id = of_case))
$$;

create function private.administers_person(person uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.administers((select organization_id from public.profiles where id = person))
$$;

create function private.my_office_case_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select id from public.cases where organization_id = private.my_office_id()
$$;

-- The people whom the admin of an organization knows by name: its members, and who is or was in its cases.
create function private.my_office_person_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select id from public.profiles where organization_id = private.my_office_id()
  union
  select user_id from public.case_participants where user_id is not null and case_id in (select private.my_office_case_ids())
$$;

-- The people whose accounts the admin of an organization looks after: its members alone.
create function private.my_office_member_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select id from public.profiles where organization_id = private.my_office_id()
$$;

-- Whose questions to the support the caller answers.
create function private.my_support_channel_ids() returns setof text
  language sql stable security definer set search_path = '' as $$
  select 'support-' || id from public.profiles
  where (select private.is_platform_admin()) or organization_id = (select private.my_office_id())
$$;

create or replace function private.must_be_admin() returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_platform_admin() then
    raise 'Only an admin of the platform may do this.' using errcode = 'MP403';
  end if;
end $$;

-- For what both kinds do; each of its callers narrows the rows.
create function private.must_be_some_admin() returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then raise 'Only an admin may do this.' using errcode = 'MP403'; end if;
end $$;

-- Whether somebody at this address has this role already, as far as the caller manages them.
create function private.has_role_already(address text, as_role text, of_organization uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.profiles p join public.contact_details d on d.user_id = p.id
    where d.email = lower(address) and p.role = as_role and p.role <> 'divorcee' and p.closed_at is null
      and private.administers(p.organization_id)
      and p.organization_id is not distinct from coalesce(of_organization, case when as_role <> 'admin' then p.organization_id end))
$$;

-- A place in a case never changes what an admin looks after; only an invitation to be an admin does.
create or replace function private.accept_invitation(token text) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  mine public.profiles;
  it public.invitations;
  participant public.case_participants;
begin
  select * into it from public.invitations where token_hash = private.token_hash(token) for update;
  if not found then raise 'This invitation does not exist.' using errcode = 'MP404'; end if;
  if not exists (select from public.contact_details d where d.user_id = me and d.email = it.email) then
    raise 'This invitation is for another e-mail address.' using errcode = 'MP403';
  end if;
  if it.status = 'expired' or (it.status = 'pending' and it.expires_at < now()) then
    raise 'This invitation has expired.' using errcode = 'MP409';
  end if;
  if it.status <> 'pending' then raise 'This invitation has been used or withdrawn.' using errcode = 'MP409'; end if;
  if exists (select from public.case_participants p where p.case_id = it.case_id and p.user_id = me and p.status = 'active') then
    raise 'You are already in this case.' using errcode = 'MP409';
  end if;

  update public.invitations set status = 'accepted' where id = it.id;
  select * into mine from public.profiles where id = me;

  if it.case_id is null then
    update public.profiles set
      organization_id = case
        when it.role = 'admin' or mine.role = 'admin' and it.role = 'divorcee' then
          case it.role when 'admin' then it.organization_id else mine.organization_id end
        else coalesce(it.organization_id, mine.organization_id) end,
      role = case when it.role = 'divorcee' then mine.role else it.role end,
      requested_role = case when mine.requested_role = 'admin' and it.role <> 'admin' then mine.requested_role end
      where id = me;
    perform private.notify_user(it.invited_by, 'case_update', 'Somebody has accepted your invitation.', null, null, it.id);
    return null;
  end if;

  update public.case_participants set user_id = me, status = 'active', joined_at = now()
    where id = it.participant_id and status = 'invited' returning * into participant;
  if not found then raise 'This place in the case is taken.' using errcode = 'MP409'; end if;
  update public.case_intakes set user_id = me
    where participant.role = 'divorcee' and case_id = it.case_id and email = it.email and user_id is null;
  update public.profiles set
    organization_id = case when mine.role = 'admin' then mine.organization_id
      else coalesce(mine.organization_id, (select c.organization_id from public.cases c where c.id = it.case_id)) end,
    role = case when mine.role = 'divorcee' and participant.role = 'lawyer' and not exists (
        select from public.case_participants p where p.user_id = me and p.role = 'divorcee' and p.status = 'active')
      then 'lawyer' else mine.role end,
    requested_role = nullif(mine.requested_role, participant.role)
    where id = me;
  return participant.id;
end $$;

create or replace function private.accounts_of(people uuid[])
  returns table (user_id uuid, organization_id uuid, requested_role text, created_at timestamptz, closed_at timestamptz,
                 last_sign_in_at timestamptz, version int)
  language sql stable security definer set search_path = '' as $$
  select p.id, p.organization_id, p.requested_role, p.created_at, p.closed_at, u.last_sign_in_at, p.version
  from public.profiles p join auth.users u on u.id = p.id
  where p.id = any (people) and (p.id = auth.uid() or private.administers(p.organization_id))
$$;

-- What an admin knows of an account beyond the list of people. How to reach a party is for their mediator alone.
create function private.account_details(person uuid)
  returns table (email text, organization_name text, has_second_factor boolean)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_some_admin();
  return query
    select case when p.role <> 'divorcee' then nullif(d.email, '') end, o.name, private.has_factor(p.id)
    from public.profiles p
    left join public.contact_details d on d.user_id = p.id
    left join public.organizations o on o.id = p.organization_id
    where p.id = person and private.administers(p.organization_id);
end $$;

-- The addresses of everybody but parties whose accounts an admin looks after.
create function private.staff_addresses() returns table (user_id uuid, email text)
  language sql stable security definer set search_path = '' as $$
  select p.id, nullif(d.email, '') from public.profiles p join public.contact_details d on d.user_id = p.id
  where p.role <> 'divorcee' and ((select private.is_platform_admin()) or p.organization_id = (select private.my_office_id()))
$$;

-- Who has an open account and no organization. An admin without one looks after the platform.
create function private.unassigned_person_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select id from public.profiles
  where organization_id is null and role <> 'admin' and closed_at is null and private.is_platform_admin()
$$;

-- The invitations to a person's address that still wait, or ran out of time without another one to the same place.
create function private.open_invitation_ids(person uuid) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select i.id from public.invitations i join public.contact_details d on d.email = i.email
  where d.user_id = person and private.administers_person(person)
    and (i.status = 'pending' or i.status = 'expired' and not exists (select from public.invitations later
      where later.email = i.email and later.case_id is not distinct from i.case_id and later.created_at > i.created_at))
$$;

create or replace function private.activate_participant(of_participant uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  participant public.case_participants;
  is_admin boolean;
begin
  select private.administers_case(p.case_id) into is_admin from public.case_participants p where p.id = of_participant;
  select * into participant from public.case_participants p
    where p.id = of_participant and (is_admin or p.case_id in (select private.my_case_ids())) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if not (is_admin or (participant.role <> 'mediator' and participant.case_id in (select private.my_mediated_case_ids()))) then
    raise 'You may not do this.' using errcode = 'MP403';
  end if;
  if participant.status = 'active' then raise 'This person is in the case already.' using errcode = 'MP409'; end if;
  if participant.status <> 'removed' or participant.user_id is null then
    raise 'This person never joined. Invite them again.' using errcode = 'MP409';
  end if;
  if exists (select from public.profiles where id = participant.user_id and closed_at is not null) then
    raise 'The account of this person is closed.' using errcode = 'MP409';
  end if;
  if exists (
    select from public.case_participants other
    where other.case_id = participant.case_id and other.id <> of_participant and other.status in ('invited', 'active')
      and (other.user_id = participant.user_id or (participant.role = 'divorcee' and other.role = 'divorcee' and other.side = participant.side))
  ) then raise 'Somebody else has this place now.' using errcode = 'MP409'; end if;
  update public.case_participants set status = 'active', confirmed_by_client_at = null where id = of_participant;
end $$;

create or replace function private.remove_participant(of_participant uuid, reason text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  participant public.case_participants;
  is_admin boolean;
begin
  select private.administers_case(p.case_id) into is_admin from public.case_participants p where p.id = of_participant;
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

create or replace function private.remind_participant(of_participant uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  participant public.case_participants;
begin
  select * into participant from public.case_participants p
    where p.id = of_participant and (private.administers_case(p.case_id) or p.case_id in (select private.my_case_ids())) for update;
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

create or replace function private.rename_participant(of_participant uuid, new_name text) returns void
  language sql security definer set search_path = '' as $$
  update public.case_participants set name = new_name, status = 'invited'
  where id = of_participant and user_id is null and (private.administers_case(case_id) or case_id in (select private.my_mediated_case_ids()))
$$;

create or replace function private.add_passage(
  of_organization uuid, in_language text, with_id text, for_roles text[], called text, words text, answering text[]
) returns setof public.organization_passages
  language sql security definer set search_path = '' as $$
  insert into public.organization_passages (organization_id, language, passage_id, roles, title, content, questions)
  select o.id, in_language, with_id, for_roles, called, words, answering
  from public.organizations o where o.id = of_organization and private.administers(o.id)
  on conflict (organization_id, language, passage_id) do nothing returning *
$$;

create or replace function private.add_saved_answer(person uuid, called text, words text) returns setof public.saved_answers
  language sql security definer set search_path = '' as $$
  insert into public.saved_answers (organization_id, title, content)
  select p.organization_id, called, words from public.profiles p where p.id = person and private.administers(p.organization_id) returning *
$$;

create or replace function private.address_for_password_link(person uuid) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  address text;
  is_closed boolean;
begin
  perform private.must_be_some_admin();
  select u.email, p.closed_at is not null into address, is_closed
    from auth.users u join public.profiles p on p.id = u.id where u.id = person and private.administers(p.organization_id);
  if address is null then return null; end if;
  if is_closed then raise 'This account is closed.' using errcode = 'MP409'; end if;
  if not private.may_mail(person, address) then
    raise 'Mail is not a safe way to reach this person.' using errcode = 'MP409';
  end if;
  perform private.add_to_audit('insert', 'password_link', person, null, null, '{}');
  return address;
end $$;

create or replace function private.answer_approval(person uuid, is_granted boolean, home uuid, is_confirmed boolean) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  asked text;
begin
  perform private.must_be_some_admin();
  home := coalesce(home, private.my_office_id());
  select requested_role into asked from public.profiles where id = person and closed_at is null and private.administers(organization_id) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if home is not null and not private.administers(home) then raise 'Not found.' using errcode = 'MP404'; end if;
  if asked is null then raise 'This person does not wait for an answer.' using errcode = 'MP409'; end if;
  if is_granted and asked = 'admin' and not is_confirmed then
    raise 'Type your password to make somebody an admin.' using errcode = 'MP403';
  end if;
  if is_granted and asked = 'mediator' and home is null then
    raise 'A mediator belongs to an organization. Choose one.' using errcode = 'MP409';
  end if;
  update public.profiles set requested_role = null,
    role = case when is_granted then asked else role end,
    organization_id = case when is_granted and asked in ('mediator', 'admin') then coalesce(home, organization_id) else organization_id end
    where id = person;
  perform private.notify_user(person, 'case_update',
    case when is_granted then 'Your account has been approved.' else 'We could not approve the role that you asked for.' end,
    null, null, null);
  perform private.queue_mail(person, null, case when is_granted then 'account_approved' else 'account_refused' end, '{}');
  return (select role from public.profiles where id = person);
end $$;

create or replace function private.approvals(before_at timestamptz, before_id uuid, wanted int)
  returns table (user_id uuid, name text, email text, requested_role text, since timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_some_admin();
  return query
    select p.id, p.name, d.email, p.requested_role, p.created_at
    from public.profiles p join public.contact_details d on d.user_id = p.id
    where ((select private.is_platform_admin()) or p.organization_id = (select private.my_office_id())) and p.requested_role is not null and p.closed_at is null and (p.created_at, p.id) > (before_at, before_id)
    order by p.created_at, p.id limit wanted;
end $$;

create or replace function private.arranges(of_case uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select of_case in (select private.my_mediated_case_ids())
$$;

create or replace function private.assign_mediator(of_case uuid, mediator uuid, words text) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  it public.cases;
  who public.profiles;
  participant uuid;
begin
  perform private.must_be_some_admin();
  select * into it from public.cases where id = of_case and private.administers(organization_id) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  select * into who from public.profiles where id = mediator and closed_at is null;
  if who.id is null or who.role <> 'mediator' or who.organization_id is distinct from it.organization_id then
    raise 'Choose a mediator of the organization of this case.' using errcode = 'MP409';
  end if;
  if exists (select from public.case_participants where case_id = of_case and user_id = mediator and role <> 'mediator') then
    raise 'This mediator has another part in the case, and so cannot mediate it.' using errcode = 'MP409';
  end if;
  if exists (select from public.case_participants
      where case_id = of_case and user_id = mediator and role = 'mediator' and status = 'active') then
    raise 'This mediator has the case already.' using errcode = 'MP409';
  end if;
  update public.case_participants set status = 'removed' where case_id = of_case and role = 'mediator' and status = 'active';
  insert into public.case_participants (case_id, user_id, name, role, side, status, joined_at)
    values (of_case, mediator, who.name, 'mediator', 'neutral', 'active', now()) returning id into participant;
  if words is not null then
    insert into public.handover_notes (case_id, note, written_by) values (of_case, words, auth.uid());
  end if;
  perform private.record(of_case, 'case-' || of_case, 'mediator_assigned', participant);
  perform private.notify_user(member, 'case_update', 'Your case has a new mediator.', of_case, 'case-' || of_case, participant)
    from private.members_of('case-' || of_case) as member where member <> mediator;
  perform private.notify_user(mediator, 'case_update', case when words is null then 'A case was assigned to you.'
    else 'A case was assigned to you. There is a handover note on its page.' end, of_case, 'case-' || of_case, participant);
  return participant;
end $$;

drop function private.assignments(timestamptz, uuid, int);

create function private.assignments(before_at timestamptz, before_id uuid, wanted int, without_mediator boolean)
  returns table (case_id uuid, reference text, title text, status text, step text, organization_id uuid,
                 created_at timestamptz, mediators jsonb)
  language sql stable security definer set search_path = '' as $$
  select c.id, c.reference, c.title, c.status, c.step, c.organization_id, c.created_at, coalesce((
      select jsonb_agg(jsonb_build_object('user_id', p.user_id, 'name', p.name) order by p.joined_at)
      from public.case_participants p where p.case_id = c.id and p.role = 'mediator' and p.status = 'active'), '[]')
  from public.cases c
  where ((select private.is_platform_admin()) or c.organization_id = (select private.my_office_id())) and (c.created_at, c.id) < (before_at, before_id)
    and (not without_mediator or c.status <> 'closed' and not exists (
      select from public.case_participants p where p.case_id = c.id and p.role = 'mediator' and p.status = 'active'))
  order by c.created_at desc, c.id desc limit wanted
$$;

drop function private.audit_entries(bigint, int, uuid, uuid, uuid, text, text[], timestamptz, timestamptz);

-- An admin of an organization reads what happened in it, and what its members did or had done to them outside of cases.
create function private.audit_entries(before_seq bigint, wanted int, of_actor uuid, of_case uuid, of_organization uuid,
    of_action text, of_types text[], since timestamptz, until timestamptz)
  returns table (seq bigint, at timestamptz, actor_id uuid, actor_name text, action text, object_type text, object_id uuid,
                 case_id uuid, case_reference text, organization_id uuid, facts jsonb, is_sealed boolean)
  language plpgsql stable security definer set search_path = '' as $$
declare
  sees_all boolean := private.is_platform_admin();
  office uuid := case when sees_all then of_organization else private.my_organization_id() end;
begin
  perform private.must_be_some_admin();
  return query
    select l.seq, l.at, l.actor_id, p.name, l.action, l.object_type, l.object_id, l.case_id, c.reference,
      coalesce(l.organization_id, c.organization_id), l.facts, l.link is not null
    from private.audit_log l
    left join public.profiles p on p.id = l.actor_id
    left join public.cases c on c.id = l.case_id
    where l.seq < before_seq
      and (sees_all and office is null or coalesce(l.organization_id, c.organization_id) = office
        or coalesce(l.organization_id, c.organization_id) is null and l.case_id is null
          and (p.organization_id = office or coalesce((l.facts ->> 'person')::uuid, l.object_id) in (
            select m.id from public.profiles m where m.organization_id = office)))
      and (sees_all or of_organization is null or of_organization = office)
      and (of_actor is null or l.actor_id = of_actor)
      and (of_case is null or l.case_id = of_case)
      and (of_action is null or l.action = of_action)
      and (of_types is null or l.object_type = any (of_types))
      and (since is null or l.at >= since)
      and (until is null or l.at < until)
    order by l.seq desc limit wanted;
end $$;

create or replace function private.case_summary(of_case uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  if of_case not in (select private.my_mediated_case_ids()) and not private.administers_case(of_case) then
    if of_case in (select private.my_case_ids()) then
      raise 'Only the mediator of the case takes out a summary.' using errcode = 'MP403';
    end if;
    raise 'Not found.' using errcode = 'MP404';
  end if;
  perform from public.cases where id = of_case;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.must_be_confirmed();
  perform private.add_to_audit('export', 'case_summary', of_case, of_case, null, '{}');
  return (
    select jsonb_build_object(
      'reference', c.reference, 'status', c.status, 'close_reason', c.close_reason,
      'opened_on', (c.created_at at time zone 'UTC')::date, 'closed_on', (c.closed_at at time zone 'UTC')::date,
      'people', (select coalesce(jsonb_agg(jsonb_build_object('participant_id', p.id, 'name', coalesce(person.name, p.name),
          'role', p.role, 'side', p.side) order by p.created_at, p.id), '[]')
        from public.case_participants p left join public.profiles person on person.id = p.user_id
        where p.case_id = c.id and p.status in ('active', 'removed') and p.joined_at is not null),
      'sessions', (select coalesce(jsonb_agg(jsonb_build_object('starts_at', to_jsonb(s.starts_at), 'minutes', s.minutes,
          'status', s.status, 'attendance', (
            select coalesce(jsonb_object_agg(a.participant_id, a.attendance) filter (where a.attendance is not null), '{}')
            from public.session_attendees a where a.session_id = s.id)) order by s.starts_at, s.id), '[]')
        from public.sessions s
        where s.case_id = c.id and s.status in ('completed', 'no_show') and not exists (
          select from public.case_participants p
          where p.case_id = c.id and p.role = 'divorcee' and p.status = 'active' and p.id not in (
            select a.participant_id from public.session_attendees a where a.session_id = s.id))))
    from public.cases c where c.id = of_case);
end $$;

create or replace function private.change_person(person uuid, expected_version int, changes jsonb) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  it public.profiles;
begin
  perform private.must_be_some_admin();
  if changes ? 'organization_id' and exists (
    select from public.profiles p where p.id = person and private.administers(p.organization_id)
      and p.organization_id is distinct from (changes ->> 'organization_id')::uuid
      and (p.role = 'admin' or not private.is_platform_admin())) then
    raise 'Only an admin of the platform moves people between organizations, and nobody moves an admin.' using errcode = 'MP403';
  end if;
  update public.profiles set
    name = coalesce(changes ->> 'name', name),
    organization_id = case when changes ? 'organization_id' then (changes ->> 'organization_id')::uuid else organization_id end
    where id = person and version = expected_version and private.administers(organization_id) returning * into it;
  if not found then return false; end if;
  if it.role = 'mediator' and it.organization_id is null then
    raise 'A mediator belongs to an organization. Choose one.' using errcode = 'MP409';
  end if;
  return true;
end $$;

-- The role decides the kind of an admin with the organization: without one, it is the platform's.
create or replace function private.change_role(person uuid, new_role text, home uuid, expected_version int) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  it public.profiles;
begin
  perform private.must_be_some_admin();
  if home is not null and not private.administers(home) then raise 'Not found.' using errcode = 'MP404'; end if;
  if person = auth.uid() and new_role <> 'admin' and not exists (
    select from public.profiles where role = 'admin' and id <> person and closed_at is null
      and organization_id is not distinct from private.my_office_id()) then
    raise 'This is the last admin. Make somebody else an admin first.' using errcode = 'MP409';
  end if;
  if new_role in ('divorcee', 'lawyer') and exists (
    select from public.case_participants p join public.cases c on c.id = p.case_id
    where p.user_id = person and p.role = 'mediator' and p.status = 'active' and c.status <> 'closed'
      and private.administers(c.organization_id)) then
    raise 'This mediator has open cases. Assign them to somebody else first.' using errcode = 'MP409';
  end if;
  update public.profiles set role = new_role, requested_role = null, organization_id = coalesce(home, organization_id)
    where id = person and version = expected_version and closed_at is null
      and private.administers(organization_id) returning * into it;
  if not found then
    if not exists (
      select from public.profiles where id = person and closed_at is null and private.administers(organization_id)) then
      raise 'Not found.' using errcode = 'MP404';
    end if;
    return false;
  end if;
  if it.role = 'mediator' and it.organization_id is null then
    raise 'A mediator belongs to an organization. Choose one.' using errcode = 'MP409';
  end if;
  return true;
end $$;

create or replace function private.close_account(person uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.must_be_some_admin();
  if not private.administers_person(person) then raise 'Not found.' using errcode = 'MP404'; end if;
  if person = auth.uid() then raise 'Ask another admin to close your own account.' using errcode = 'MP409'; end if;
  update public.profiles set closed_at = now(), requested_role = null where id = person and closed_at is null;
  if not found then raise 'This account is closed already.' using errcode = 'MP409'; end if;
  update public.case_participants set status = 'removed' where user_id = person and status = 'active';
  update auth.users set banned_until = now() + interval '100 years',
    encrypted_password = '$2a$10$' || left(md5(gen_random_uuid()::text) || md5(gen_random_uuid()::text), 53)
    where id = person;
  delete from auth.sessions where user_id = person;
end $$;

create or replace function private.dashboard_stats(as_role text, person uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  mine text;
begin
  select p.role into mine from public.profiles p where p.id = person and (p.id = auth.uid() or private.administers(p.organization_id));
  if mine is null or mine <> as_role then return null; end if;
  return (
    with participants as (
      select p.case_id, p.id as participant_id from public.case_participants p
      where p.user_id = person and p.status = 'active'
    ), audiences as (
      select m.visible_to from private.audience_members m where m.user_id = person
      union select 'user-' || person
    )
    select jsonb_build_object(
      'cases', (select count(*) from participants join public.cases c on c.id = participants.case_id where c.status <> 'closed'),
      'documents', (select count(*) from public.uploads u
        where u.visible_to in (select visible_to from audiences) and u.status in ('pending', 'confirmed')),
      'messages', (select count(*) from public.chat_messages m
        left join public.chat_read_marks r on r.channel_id = m.channel_id and r.user_id = person
        where m.channel_id in (select visible_to from audiences) and m.sender_id <> person
          and m.created_at > coalesce(r.read_at, '-infinity')),
      'contacts', (select count(distinct p.user_id) from public.case_participants p
        where p.case_id in (select case_id from participants) and p.status = 'active' and p.user_id <> person),
      'sessions', (select count(*) from public.sessions s
        where s.status = 'scheduled' and s.starts_at > now() and (
          exists (select from public.session_attendees a join participants on participants.participant_id = a.participant_id
            where a.session_id = s.id)
          or s.case_id in (select p.case_id from public.case_participants p
            where p.user_id = person and p.status = 'active' and p.role = 'mediator')))));
end $$;

create or replace function private.delete_case(of_case uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  held text[] := '{}';
  it record;
  is_there boolean;
begin
  if not private.administers_case(of_case) then
    if of_case in (select private.my_case_ids()) then
      raise 'Only an admin may delete a case.' using errcode = 'MP403';
    end if;
    raise 'Not found.' using errcode = 'MP404';
  end if;
  perform from public.cases where id = of_case for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  for it in select * from (values ('chat_messages', 'messages'), ('uploads', 'documents'), ('sessions', 'sessions'),
    ('agreement_versions', 'an agreement'), ('case_notes', 'other records'), ('case_requests', 'other records'),
    ('safety_answers', 'other records'), ('terms_signatures', 'other records'),
    ('screening_decisions', 'other records'), ('time_entries', 'other records'), ('invoices', 'other records')) as kind (of_table, words) loop
    execute format('select exists (select from public.%I where case_id = $1)', it.of_table) into is_there using of_case;
    if is_there and it.words <> all (held) then held := held || it.words; end if;
  end loop;
  if exists (select from public.case_intakes where case_id = of_case and user_id is not null) then
    held := held || 'an intake'::text;
  end if;
  if cardinality(held) > 0 then
    raise 'This case holds %. Close it instead.', array_to_string(held, ', ') using errcode = 'MP409';
  end if;
  if (select legal_hold from public.cases where id = of_case) then
    raise 'This case is on legal hold.' using errcode = 'MP409';
  end if;
  delete from public.cases where id = of_case;
end $$;

create or replace function private.delete_saved_answer(answer uuid) returns boolean
  language sql security definer set search_path = '' as $$
  with gone as (delete from public.saved_answers where id = answer and private.administers(organization_id) returning id)
  select exists (select from gone)
$$;

create or replace function private.end_sign_ins_of(person uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  session uuid;
begin
  perform private.must_be_some_admin();
  if not private.administers_person(person) then raise 'Not found.' using errcode = 'MP404'; end if;
  for session in select s.id from auth.sessions s where s.user_id = person loop
    perform private.end_sign_in(session),
      private.add_to_audit('delete', 'session', session, null, null, jsonb_build_object('person', person));
  end loop;
  perform private.revoke_calendar_of(person);
end $$;

create or replace function private.forward_question(person uuid) returns int
  language plpgsql security definer set search_path = '' as $$
declare
  mediator record;
  notified int := 0;
begin
  perform private.must_be_some_admin();
  if not private.administers_person(person) then raise 'Not found.' using errcode = 'MP404'; end if;
  for mediator in
    select member as id, c.id as case_id
    from public.case_participants p
    join public.cases c on c.id = p.case_id and c.status <> 'closed'
    cross join lateral private.members_of('mediator-' || c.id) as member
    where p.user_id = person and p.role = 'divorcee' and p.status = 'active'
  loop
    perform private.notify_user(mediator.id, 'case_update', 'A party has a question for you that the support cannot answer.',
      mediator.case_id, 'private-' || mediator.case_id || '-' || person, null);
    notified := notified + 1;
  end loop;
  return notified;
end $$;

create or replace function private.export_channel(of_channel text, as_format text)
  returns table (reference text, title text, party text, organization text, color text, time_zone text,
    locale text)
  language plpgsql security definer set search_path = '' as $$
declare
  of_case uuid := substring(of_channel from '^(?:case|private)-(.{36})')::uuid;
begin
  if of_channel like 'ai-%' or not (of_channel in (select private.my_channel_ids()) or of_channel in (select private.my_support_channel_ids())) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  perform private.must_be_confirmed();
  perform private.add_to_audit('export', 'channel', null, of_case, null,
    jsonb_build_object('channel', of_channel, 'format', as_format));
  return query
    select c.reference, c.title, p.name, o.display_name, o.primary_color,
      coalesce(private.zone_of_case(of_case), private.time_zone_of(auth.uid())), coalesce(office.locale, 'en')
    from (select) here
    left join public.profiles reader on reader.id = auth.uid()
    left join public.cases c on c.id = of_case
    left join public.organizations o on o.id = c.organization_id
    left join public.organization_settings office
      on office.organization_id = coalesce(c.organization_id, reader.organization_id)
    left join public.profiles p on p.id = substring(of_channel from '^(?:private-.{36}|support)-(.{36})$')::uuid;
end $$;

create or replace function private.export_report(since date, until date, of_organization uuid, of_mediator uuid, about text, format text)
  returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  it jsonb := private.report(since, until, of_organization, of_mediator, about);
begin
  perform private.must_be_confirmed();
  perform private.add_to_audit('export', 'report', null, null, of_organization, jsonb_build_object('format', format));
  return it;
end $$;

create or replace function private.inner_settings(of_organization uuid) returns table (registration text, neutral_notifications boolean)
  language sql stable security definer set search_path = '' as $$
  select registration, neutral_notifications from public.organization_settings
  where organization_id = of_organization and private.administers(of_organization)
$$;

create or replace function private.invite_to_platform(
  address text, called text, as_role text, into_organization uuid, hash text, in_language text
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  perform private.must_be_some_admin();
  if into_organization is null and not private.is_platform_admin() then into_organization := private.my_organization_id(); end if;
  if not private.administers(into_organization) then raise 'Not found.' using errcode = 'MP404'; end if;
  if as_role = 'mediator' and into_organization is null then
    raise 'A mediator belongs to an organization. Choose one.' using errcode = 'MP409';
  end if;
  update public.invitations set status = 'revoked' where case_id is null and email = lower(address) and status = 'pending'
    and private.administers(organization_id);
  insert into public.invitations (email, name, role, organization_id, token_hash, language)
    values (lower(address), called, as_role, into_organization, hash, in_language) returning id into made;
  return made;
end $$;

create or replace function private.keep_an_admin() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if old.role <> 'admin' or old.closed_at is not null or old.organization_id is not null
    or (new.role = 'admin' and new.closed_at is null and new.organization_id is null) then return new; end if;
  perform pg_advisory_xact_lock(hashtext('private.keep_an_admin'));
  if not exists (select from public.profiles where role = 'admin' and organization_id is null and closed_at is null and id <> new.id) then
    raise 'This is the last admin. Make somebody else an admin first.' using errcode = 'MP409';
  end if;
  return new;
end $$;

create or replace function private.lock_submitted_intake(of_intake uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.case_intakes;
begin
  select * into it from public.case_intakes where id = of_intake for update;
  if not found or not coalesce(it.visible_to in (select private.my_intake_audiences()), false) and (it.status = 'draft'
    or it.case_id not in (select private.my_mediated_case_ids())) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  if it.case_id not in (select private.my_mediated_case_ids()) then
    raise 'Only the mediator answers an intake.' using errcode = 'MP403';
  end if;
  if it.status <> 'submitted' then raise 'This intake does not wait for an answer.' using errcode = 'MP409'; end if;
end $$;

create or replace function private.mediator_load()
  returns table (mediator_id uuid, name text, organization_id uuid, open_cases int)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_some_admin();
  return query
    select p.id, p.name, p.organization_id, (
      select count(*)::int from public.case_participants s join public.cases c on c.id = s.case_id and c.status <> 'closed'
      where s.user_id = p.id and s.role = 'mediator' and s.status = 'active') as load
    from public.profiles p where ((select private.is_platform_admin()) or p.organization_id = (select private.my_office_id())) and p.role = 'mediator' and p.closed_at is null
    order by load, p.name, p.id limit 500;
end $$;

create or replace function private.member_ids(of_organization uuid) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select id from public.profiles
  where organization_id = of_organization
    and (private.administers(of_organization) or (private.my_role() = 'mediator' and private.my_organization_id() = of_organization))
$$;

create or replace function private.members_of(of_audience text) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select user_id from private.audience_members
  where visible_to = of_audience
    and case_id = substring(of_audience from '^(?:case|private|party|parties|mediator)-(.{36})')::uuid
  union
  select substring(of_audience from '^(?:user|ai|support)-(.{36})$')::uuid
  where of_audience ~ '^(user|ai|support)-'
  union
  select a.id from public.profiles a
  where of_audience like 'support-%' and a.role = 'admin' and (a.organization_id is null or a.organization_id = (
    select p.organization_id from public.profiles p where p.id = substring(of_audience from '^support-(.{36})$')::uuid))
$$;

create or replace function private.must_invite(of_case uuid) returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if of_case not in (select private.my_mediated_case_ids()) and not private.administers_case(of_case) then
    raise 'Only the mediator of the case invites people.' using errcode = 'MP403';
  end if;
end $$;

create or replace function private.must_not_change_sides(of_case uuid, address text, as_role text, on_side text) returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if of_case in (select private.my_mediated_case_ids()) or private.administers_case(of_case) then
    if exists (select from public.contact_details d where d.email = lower(address)
      and private.was_on_other_side(of_case, d.user_id, as_role, on_side)) then
      raise 'This person is or was on the other side of this case, so they cannot join this side. Invite somebody else.'
        using errcode = 'MP409';
    end if;
  end if;
end $$;

create or replace function private.my_case_intake_days(of_case uuid) returns table (participant_id uuid, submitted_on date)
  language sql stable security definer set search_path = '' as $$
  select p.id, (i.submitted_at at time zone 'UTC')::date
  from public.case_participants p
  left join public.case_intakes i on i.case_id = p.case_id and i.user_id = p.user_id
  where p.case_id = of_case and p.role = 'divorcee' and p.status = 'active'
    and (of_case in (select private.my_case_ids()) or private.administers_case(of_case))
  order by p.side
$$;

create or replace function private.my_channel_members(of_cases uuid[])
  returns table (channel_id text, case_id uuid, party_id uuid, user_id uuid, name text, role text)
  language sql stable security definer set search_path = '' as $$
  select m.channel_id, m.case_id, m.party_id, m.user_id, p.name, participant.role
  from private.channel_members m
  join public.profiles p on p.id = m.user_id
  join public.case_participants participant on participant.case_id = m.case_id and participant.user_id = m.user_id and participant.status = 'active'
  where m.case_id = any (of_cases)
    and m.channel_id in (select private.my_channel_ids())
  order by m.channel_id, participant.created_at
$$;

create or replace function private.my_channels() returns table (channel_id text, case_id uuid, party_id uuid)
  language sql stable security definer set search_path = '' as $$
  select m.channel_id, m.case_id, m.party_id from private.channel_members m where m.user_id = auth.uid()
  union all
  select kind || auth.uid(), null, null from unnest(array['ai-', 'support-']) as kind
  union all
  select it, null, null from private.my_support_channel_ids() as it
  where it <> 'support-' || auth.uid() and exists (select from public.chat_messages m where m.channel_id = it)
$$;

create or replace function private.my_held_case_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select id from public.cases
  where legal_hold and (((select private.is_platform_admin()) or organization_id = (select private.my_office_id())) or id in (select private.my_mediated_case_ids()))
$$;

create or replace function private.my_step_facts(of_case uuid)
  returns table (step text, code text, participant_id uuid, done int, total int, waits int)
  language sql stable security definer set search_path = '' as $$
  select f.step, case when it.is_known then f.code else 'other_party' end, f.participant_id,
    case when it.is_known then f.done else (f.done >= f.total)::int end, case when it.is_known then f.total else 1 end,
    case when it.is_known then it.waits else least(it.waits, 1) end
  from private.step_facts(of_case) f
  left join public.case_participants p on p.id = f.participant_id
  left join private.waiting_for(of_case) w on w.code = f.code and w.participant_id = f.participant_id
  cross join lateral (
    select f.participant_id is null or f.code = 'signatures_in'
        or of_case in (select private.my_mediated_case_ids())
        or f.participant_id in (select private.my_participant_ids())
        or f.participant_id in (select private.my_client_participant_ids()) as is_known,
      case when f.participant_id is null then 0
        when f.code in ('documents', 'signatures_in') then coalesce(w.waits, 0)
        else f.total - f.done end as waits) as it
  where of_case in (select private.my_case_ids()) or private.administers_case(of_case)
  order by array_position(private.steps(), f.step), p.side nulls first
$$;

create or replace function private.notify_of_case() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  visible_to text := 'case-' || new.id;
  words text;
begin
  if tg_op = 'INSERT' then
    perform private.record(new.id, visible_to, 'case_opened', new.id);
    if not exists (select from public.case_participants p where p.case_id = new.id and p.role = 'mediator') then
      perform private.notify_user(id, 'case_update', 'A new case waits for a mediator.', new.id, null, new.id)
      from public.profiles where role = 'admin' and (organization_id is null or organization_id = new.organization_id);
    end if;
  elsif new.status <> old.status then
    perform private.record(new.id, visible_to,
      case when new.status = 'closed' then 'case_closed' when new.status = 'on_hold' then 'case_held'
        when old.status = 'closed' then 'case_reopened' else 'case_resumed' end,
      new.id, case when new.status = 'closed' then jsonb_build_object('reason', new.close_reason) else '{}' end);
    words := case when new.status = 'closed' then 'Your case is closed.' when new.status = 'on_hold' then 'Your case is on hold.'
      else 'Your case is open again.' end;
    perform private.notify(visible_to, 'case_update', words, new.id, new.id);
  elsif (new.title, new.description, new.issues) is distinct from (old.title, old.description, old.issues) then
    perform private.record(new.id, visible_to, 'case_changed', new.id, jsonb_build_object('changed', array_remove(array[
      case when new.title <> old.title then 'title' end,
      case when new.description <> old.description then 'description' end,
      case when new.issues <> old.issues then 'issues' end], null)));
  end if;
  return null;
end $$;

create or replace function private.open_case_anywhere(new_id uuid, new_title text, new_description text, chosen uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  home uuid;
begin
  perform private.must_be_some_admin();
  select o.id into home from public.organizations o
    where private.administers(o.id) and o.id = coalesce(chosen, (
      select (array_agg(it.id))[1] from public.organizations it where private.administers(it.id) having count(*) = 1));
  if home is not null then
    insert into public.cases (id, organization_id, title, description, created_by)
      values (new_id, home, new_title, new_description, auth.uid());
  end if;
  return home is not null;
end $$;

create or replace function private.remove_passage(of_organization uuid, in_language text, with_id text) returns boolean
  language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.organization_passages
    where organization_id = of_organization and language = in_language and passage_id = with_id and private.administers(of_organization)
    returning id
  )
  select exists (select from gone)
$$;

create or replace function private.reported_case_ids(of_organization uuid, of_mediator uuid, about text) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select c.id from public.cases c
  where (((select private.is_platform_admin()) or c.organization_id = (select private.my_office_id())) or private.my_role() = 'mediator' and c.id in (select private.my_mediated_case_ids()))
    and (of_organization is null or c.organization_id = of_organization)
    and (about is null or c.issues @> jsonb_build_array(jsonb_build_object('issue', about)))
    and (of_mediator is null or exists (select from public.case_participants p
      where p.case_id = c.id and p.user_id = of_mediator and p.role = 'mediator' and p.status = 'active'))
$$;

create or replace function private.retention_due()
  returns table (case_id uuid, reference text, organization_id uuid, class text, due_since timestamptz, is_held boolean)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_some_admin();
  return query
    select p.case_id, c.reference, p.organization_id, p.class, p.due_since, p.is_held
    from private.past_retention() p join public.cases c on c.id = p.case_id
    where ((select private.is_platform_admin()) or p.organization_id = (select private.my_office_id()))
    order by p.due_since, p.case_id, p.class limit 100;
end $$;

create or replace function private.revoke_invitation(of_invitation uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.invitations;
begin
  select * into it from public.invitations i where i.id = of_invitation
    and ((i.case_id is null and private.administers(i.organization_id)) or (i.invited_by = auth.uid() and private.administers_case(i.case_id)) or i.case_id in (select private.my_mediated_case_ids())) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.status not in ('pending', 'expired') then
    raise 'This invitation has been used or withdrawn.' using errcode = 'MP409';
  end if;
  update public.invitations set status = 'revoked' where id = it.id;
  update public.case_participants set status = 'removed'
    where id = it.participant_id and status = 'invited' and not exists (
      select from public.invitations i where i.participant_id = it.participant_id and i.status = 'pending');
end $$;

create or replace function private.role_list(before_at timestamptz, before_id uuid, wanted int)
  returns table (user_id uuid, name text, email text, role text, organization_id uuid, since timestamptz, version int)
  language sql stable security definer set search_path = '' as $$
  select p.id, p.name, case when p.role <> 'divorcee' then d.email end, p.role, p.organization_id, p.created_at, p.version
  from public.profiles p join public.contact_details d on d.user_id = p.id
  where ((select private.is_platform_admin()) or p.organization_id = (select private.my_office_id())) and p.closed_at is null and (p.created_at, p.id) < (before_at, before_id)
  order by p.created_at desc, p.id desc limit wanted
$$;

create or replace function private.saved_answers_for(person uuid) returns setof public.saved_answers
  language sql stable security definer set search_path = '' as $$
  select a.* from public.profiles p
  join public.saved_answers a on a.organization_id is not distinct from p.organization_id
  where p.id = person and private.administers(p.organization_id) order by lower(a.title), a.id
$$;

create or replace function private.set_legal_hold(of_case uuid, switch_on boolean, words text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.must_be_some_admin();
  update public.cases set legal_hold = switch_on where id = of_case and legal_hold <> switch_on and private.administers(organization_id);
  if not found then
    if not exists (select from public.cases where id = of_case and private.administers(organization_id)) then raise 'Not found.' using errcode = 'MP404'; end if;
    raise '%', case when switch_on then 'This case is held already.' else 'This case is not held.' end using errcode = 'MP409';
  end if;
  insert into public.legal_holds (case_id, is_on, reason, set_by) values (of_case, switch_on, words, auth.uid());
end $$;

create or replace function private.stamp_intake() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.case_id in (select private.my_mediated_case_ids()) or private.administers_case(new.case_id) then
    if exists (select from public.case_intakes where case_id = new.case_id and email = new.email) then
      raise 'There is an intake for this person already.' using errcode = 'MP409';
    end if;
  elsif auth.uid() is not null then
    new.user_id := private.my_intake_owner(new.case_id);
  end if;
  return new;
end $$;

create or replace function private.admin_stats() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_some_admin();
  return (with own as (
      select c.id, c.status, c.step from public.cases c where ((select private.is_platform_admin()) or c.organization_id = (select private.my_office_id()))
    ) select jsonb_build_object(
    'users', (select jsonb_object_agg(r.role, (select count(*) from public.profiles p where ((select private.is_platform_admin()) or p.organization_id = (select private.my_office_id())) and p.role = r.role and p.closed_at is null))
      from unnest(array['divorcee', 'mediator', 'lawyer', 'admin']) as r (role)),
    'approvals', (select count(*) from public.profiles where ((select private.is_platform_admin()) or organization_id = (select private.my_office_id())) and requested_role is not null and closed_at is null),
    'organizations', (select count(*) from public.organizations where ((select private.is_platform_admin()) or id = (select private.my_office_id()))),
    'cases_by_status', (select jsonb_object_agg(s.status, (select count(*) from own c where c.status = s.status))
      from unnest(array['open', 'on_hold', 'closed']) as s (status)),
    'cases_by_step', (select jsonb_object_agg(s.step, (select count(*) from own c where c.step = s.step and c.status <> 'closed'))
      from unnest(private.steps()) as s (step)),
    'cases_without_mediator', (select count(*) from own c where c.status <> 'closed' and not exists (
      select from public.case_participants p where p.case_id = c.id and p.role = 'mediator' and p.status = 'active')),
    'documents_waiting', (select count(*) from public.uploads where case_id in (select id from own) and status = 'pending' and audience <> 'private'),
    'documents_late', (select count(*) from public.uploads
      where case_id in (select id from own) and status = 'pending' and audience <> 'private' and created_at < now() - interval '48 hours'),
    'sessions', (select jsonb_object_agg(s.status, (select count(*) from public.sessions m where m.case_id in (select id from own) and m.status = s.status))
      from unnest(array['proposed', 'scheduled', 'completed', 'cancelled', 'no_show']) as s (status)),
    'messages_per_day', (select jsonb_agg(jsonb_build_object('day', to_char(d.day, 'YYYY-MM-DD'), 'count', coalesce(m.count, 0)) order by d.day)
      from generate_series(current_date - 29, current_date, '1 day') as d (day)
      left join (select created_at::date as day, count(*) as count from public.chat_messages
        where case_id in (select id from own) and created_at >= current_date - 29 group by 1) m on m.day = d.day),
    'retention_due', (select count(*) from private.past_retention() where not is_held and ((select private.is_platform_admin()) or organization_id = (select private.my_office_id())))));
end $$;

create or replace function private.admin_tiles() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_some_admin();
  return jsonb_build_object(
    'approvals', (select count(*) from public.profiles where ((select private.is_platform_admin()) or organization_id = (select private.my_office_id())) and requested_role is not null and closed_at is null),
    'cases_without_mediator', (select count(*) from public.cases c where ((select private.is_platform_admin()) or c.organization_id = (select private.my_office_id())) and c.status <> 'closed' and not exists (
      select from public.case_participants p where p.case_id = c.id and p.role = 'mediator' and p.status = 'active')),
    'expired_invitations', (select count(*) from public.invitations
      where status = 'expired' and (invited_by = auth.uid() or case_id is null and ((select private.is_platform_admin()) or organization_id = (select private.my_office_id())))),
    'suspended_organizations', (select count(*) from public.organizations where suspended and private.is_platform_admin()),
    'erasure_requests', (select count(*) from public.erasure_requests where ((select private.is_platform_admin()) or user_id in (select private.my_office_member_ids())) and status in ('requested', 'checking_holds')),
    'lost_factors', (select count(*) from private.lost_factors()),
    'documents_late', (select count(*) from public.uploads
      where ((select private.is_platform_admin()) or case_id in (select private.my_office_case_ids())) and status = 'pending' and audience <> 'private' and created_at < now() - interval '48 hours'),
    'retention_due', (select count(*) from private.past_retention() where not is_held and ((select private.is_platform_admin()) or organization_id = (select private.my_office_id()))));
end $$;

-- Whoever is suspended does not lift it.
create function private.guard_suspension() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and not private.is_platform_admin() then
    raise 'Only an admin of the platform suspends an organization.' using errcode = 'MP403';
  end if;
  return new;
end $$;

create trigger guard_suspension before update of suspended on public.organizations
  for each row when (new.suspended is distinct from old.suspended) execute function private.guard_suspension();

create or replace trigger keep_an_admin before update of role, closed_at, organization_id on public.profiles
  for each row execute function private.keep_an_admin();

alter policy audience_reads on case_events
  using (visible_to in (select private.my_audience_ids())
    or visible_to like 'case-%' and ((select private.is_platform_admin()) or case_id in (select private.my_office_case_ids())));
alter policy confidant_reads on case_intakes
  using (user_id = (select auth.uid()) or visible_to in (select private.my_intake_audiences())
    or status <> 'draft' and (visible_to in (select private.my_audience_ids()) or case_id in (select private.my_mediated_case_ids())));
alter policy writer_adds on case_intakes
  with check (case_id in (select private.my_mediated_case_ids()) or visible_to in (select private.my_intake_audiences())
    or (select private.is_platform_admin()) or case_id in (select private.my_office_case_ids()));
alter policy participant_reads on case_milestones
  using (case_id in (select private.my_case_ids()) or (select private.is_platform_admin()) or case_id in (select private.my_office_case_ids()));
alter policy mediator_or_admin_invites on case_participants
  with check ((case_id in (select private.my_mediated_case_ids()) or (select private.is_platform_admin()) or case_id in (select private.my_office_case_ids())) and role in ('divorcee', 'lawyer'));
alter policy participant_reads on case_participants
  using (case_id in (select private.my_case_ids()) or (select private.is_platform_admin()) or case_id in (select private.my_office_case_ids()));
alter policy mediator_changes on cases
  using (id in (select private.my_mediated_case_ids()) or (select private.is_platform_admin()) or organization_id = (select private.my_office_id()));
alter policy participant_reads on cases
  using (id in (select private.my_case_ids()) or (select private.is_platform_admin()) or organization_id = (select private.my_office_id()));
alter policy author_or_mediator_redacts on chat_messages
  using (case_id in (select private.my_mediated_case_ids()) or sender_id = (select auth.uid()) and (channel_id in (select private.my_channel_ids())
    or channel_id like 'support-%' and channel_id in (select private.my_support_channel_ids())));
alter policy member_reads on chat_messages
  using ((channel_id in (select private.my_channel_ids())
    or channel_id like 'support-%' and channel_id in (select private.my_support_channel_ids()))
    and id not in (select private.my_held_message_ids()));
alter policy member_writes on chat_messages
  with check (sender_id = (select auth.uid()) and (channel_id in (select private.my_channel_ids())
    or channel_id like 'support-%' and channel_id in (select private.my_support_channel_ids()))
    and (upload_id is null or channel_id || '/' || upload_id in (select private.my_documents_by_audience())));
alter policy owner_adds on chat_read_marks
  with check (user_id = (select auth.uid()) and (channel_id in (select private.my_channel_ids())
    or channel_id like 'support-%' and channel_id in (select private.my_support_channel_ids())));
alter policy owner_or_mediator_reads on contact_details
  using (user_id = (select auth.uid()) or user_id in (select private.my_contact_ids()));
alter policy mediator_or_admin_invites on invitations
  with check ((case_id in (select private.my_mediated_case_ids()) or (select private.is_platform_admin()) or case_id in (select private.my_office_case_ids())) and invited_by = (select auth.uid())
    and participant_id in (select p.id from public.case_participants p where p.case_id = invitations.case_id and p.status = 'invited'));
alter policy mediator_or_admin_reads on invitations
  using (case_id in (select private.my_mediated_case_ids()) or case_id is null and ((select private.is_platform_admin()) or organization_id = (select private.my_office_id()))
    or invited_by = (select auth.uid()) and ((select private.is_platform_admin()) or case_id in (select private.my_office_case_ids())));
alter policy mediator_or_admin_revokes on invitations
  using ((case_id in (select private.my_mediated_case_ids()) or case_id is null and ((select private.is_platform_admin()) or organization_id = (select private.my_office_id()))
    or invited_by = (select auth.uid()) and ((select private.is_platform_admin()) or case_id in (select private.my_office_case_ids())))
    and status = 'pending')
  with check (status = 'revoked');
alter policy admin_reads on legal_holds
  using ((select private.is_platform_admin()) or case_id in (select private.my_office_case_ids()));
alter policy admin_reads on neutrality_reports
  using ((select private.is_platform_admin()));
alter policy admin_changes on organization_passages
  using ((select private.is_platform_admin()) or organization_id = (select private.my_office_id()));
alter policy admin_reads on organization_passages
  using ((select private.is_platform_admin()) or organization_id = (select private.my_office_id()));
alter policy admin_changes on organization_settings
  using ((select private.is_platform_admin()) or organization_id = (select private.my_office_id()));
alter policy member_reads on organization_settings
  using (organization_id in (select private.my_organization_ids()) or (select private.is_platform_admin()));
alter policy admin_changes on organizations
  using ((select private.is_platform_admin()) or id = (select private.my_office_id()));
alter policy admin_founds on organizations
  with check ((select private.is_platform_admin()));
alter policy member_reads on organizations
  using (id in (select private.my_organization_ids()) or (select private.is_platform_admin()));
alter policy acquaintance_reads on profiles
  using (id = (select auth.uid()) or id in (select private.my_people_ids())
    or (select private.is_platform_admin()) or id in (select private.my_office_person_ids()));
alter policy admin_changes on saved_answers
  using ((select private.is_platform_admin()) or organization_id = (select private.my_office_id()));
alter policy admin_reads on saved_answers
  using ((select private.is_platform_admin()) or organization_id = (select private.my_office_id()));
alter policy attendee_reads on session_attendees
  using (participant_id in (select private.my_participant_ids()) or case_id in (select private.my_mediated_case_ids()));
alter policy mediator_changes on session_attendees
  using (case_id in (select private.my_mediated_case_ids()));
alter policy attendee_reads on session_slots
  using (session_id in (select private.my_session_ids()) or case_id in (select private.my_mediated_case_ids()));
alter policy attendee_reads on sessions
  using (id in (select private.my_session_ids()) or case_id in (select private.my_mediated_case_ids()));
alter policy mediator_changes on sessions
  using (case_id in (select private.my_mediated_case_ids()));
alter policy admin_marks_done on support_threads
  using ((select private.is_platform_admin()) or 'support-' || user_id in (select private.my_support_channel_ids()));
alter policy admin_reads on support_threads
  using ((select private.is_platform_admin()) or 'support-' || user_id in (select private.my_support_channel_ids()));
alter policy participant_reads on topics
  using (case_id in (select private.my_case_ids()));
alter policy audience_reads on uploads
  using (visible_to in (select private.my_audience_ids()) or (select private.is_platform_admin()) or case_id in (select private.my_office_case_ids()));
alter policy owner_or_admin_reads on erasure_requests
  using (user_id = (select auth.uid()) or (select private.is_platform_admin())
    or user_id in (select private.my_office_member_ids()));

-- Break-glass: an admin reads the shared channel of a case or its documents after asking, with a reason and for a limited
-- time. No policy on messages knows about it: the functions below are the only way, and each reading is in the audit log.

create table case_openings (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases (id) on delete cascade,
  what text not null check (what in ('channel', 'documents')),
  reason text not null check (length(reason) between 10 and 500 and private.is_text(reason)),
  opened_by uuid not null default auth.uid() references profiles (id),
  opened_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (expires_at > opened_at and expires_at <= opened_at + interval '24 hours')
);
insert into private.erasure_rules (position, table_name, treatment, columns, reason) values
  (148, 'public.case_openings', 'keep', '{reason}', 'Why an admin read in a case.');
create trigger confirm_first before insert on case_openings
  for each row execute function private.confirm_first();
create index on case_openings (case_id, opened_at, id);
create index on case_openings (opened_by);

create trigger audit after insert or update or delete on case_openings for each row execute function private.audit();

alter table case_openings enable row level security;
create policy staff_reads on case_openings for select to authenticated
  using (case_id in (select private.my_mediated_case_ids())
    or (select private.is_platform_admin()) or case_id in (select private.my_office_case_ids()));
revoke all on case_openings from anon, authenticated;
grant select on case_openings to authenticated;
select private.refuse_direct_writes('case_openings');

insert into private.retention_tables (position, table_name, class) values (60, 'case_openings', 'audit');

-- The caller's opening that is still running.
create function private.live_opening(of_case uuid, of_what text) returns public.case_openings
  language sql stable security definer set search_path = '' as $$
  select * from public.case_openings
  where case_id = of_case and what = of_what and opened_by = auth.uid() and ended_at is null and expires_at > now()
    and private.administers_case(of_case)
  order by expires_at desc limit 1
$$;

-- A hold keeps the persons from being told only if another admin set it, so that nobody reads unseen by a hold of their own.
create function private.open_for_reading(of_case uuid, of_what text, why text, for_minutes int) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  perform private.must_be_some_admin();
  perform from public.cases where id = of_case and private.administers(organization_id) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if (private.live_opening(of_case, of_what)).id is not null then
    raise 'You have opened this already.' using errcode = 'MP409';
  end if;
  insert into public.case_openings (case_id, what, reason, expires_at)
    values (of_case, of_what, why, now() + make_interval(mins => for_minutes)) returning id into made;
  perform private.notify(
    case when (select legal_hold from public.cases where id = of_case) and auth.uid() is distinct from (
        select set_by from public.legal_holds where case_id = of_case order by created_at desc, id desc limit 1)
      then 'mediator-' else 'case-' end || of_case, 'case_update',
    case of_what when 'channel' then 'An admin may read the shared messages of your case for a limited time.'
      else 'An admin may read the documents of your case for a limited time.' end, of_case, made);
  return made;
end $$;

create function private.end_opening(of_opening uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update public.case_openings set ended_at = now()
    where id = of_opening and opened_by = auth.uid() and ended_at is null and expires_at > now();
  return found;
end $$;

create function private.log_reading(it public.case_openings, of_type text, of_id uuid) returns void
  language sql volatile security definer set search_path = '' as $$
  select private.add_to_audit('read', of_type, of_id, it.case_id, null,
    jsonb_build_object('opening', it.id, 'reason', it.reason))
$$;

-- One page of the shared channel, newest first. What waits for its receiver is read like the rest.
create function private.read_opened_channel(of_case uuid, before_at timestamptz, before_id uuid, wanted int)
  returns table (id uuid, created_at timestamptz, sender_id uuid, sender_name text, sender_role text, content text,
    redacted_at timestamptz)
  language plpgsql security definer set search_path = '' as $$
declare
  it public.case_openings := private.live_opening(of_case, 'channel');
begin
  if it.id is null then
    if not private.administers_case(of_case) or not exists (select from public.cases c where c.id = of_case) then
      raise 'Not found.' using errcode = 'MP404';
    end if;
    raise 'Open the messages first, with a reason.' using errcode = 'MP403';
  end if;
  perform private.log_reading(it, 'channel', it.id);
  return query
    select m.id, m.created_at, m.sender_id, coalesce(p.name, 'Platform support'), m.sender_role, m.content, m.redacted_at
    from public.chat_messages m left join public.profiles p on p.id = m.sender_id
    where m.channel_id = 'case-' || of_case and (m.created_at, m.id) < (before_at, before_id)
    order by m.created_at desc, m.id desc limit wanted;
end $$;

create or replace function private.open_file(upload uuid, is_download boolean) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  it public.uploads;
  opening public.case_openings;
  what text := case when is_download then 'download' else 'view' end;
  is_mine boolean;
begin
  select * into it from public.uploads where id = upload;
  is_mine := coalesce(it.visible_to in (select private.my_audience_ids()), false);
  if not is_mine and it.audience <> 'private' then opening := private.live_opening(it.case_id, 'documents'); end if;
  if not is_mine and opening.id is null then return null; end if;
  if it.scan_status = 'quarantined' then
    raise 'This document may harm a computer, so nobody can open it.' using errcode = 'MP403';
  end if;
  if opening.id is not null then
    perform private.log_reading(opening, 'uploads', upload);
  elsif not exists (select from private.audit_log where object_id = upload and action = what and actor_id = auth.uid()
      and at > now() - interval '10 minutes') then
    perform private.add_to_audit(what, 'uploads', upload, it.case_id, null, '{}');
  end if;
  return (select storage_key from private.upload_files where upload_id = upload);
end $$;

-- What is taken out of the log, which is in it, too.
create function private.export_audit(as_format text, before_seq bigint, wanted int, of_actor uuid, of_case uuid,
    of_organization uuid, of_action text, of_types text[], since timestamptz, until timestamptz)
  returns table (seq bigint, at timestamptz, actor_id uuid, actor_name text, action text, object_type text, object_id uuid,
                 case_id uuid, case_reference text, organization_id uuid, facts jsonb, is_sealed boolean)
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.must_be_some_admin();
  perform private.must_be_confirmed();
  perform private.add_to_audit('export', 'audit', null, null, coalesce(private.my_office_id(), of_organization),
    jsonb_build_object('format', as_format));
  return query select * from private.audit_entries(before_seq, wanted, of_actor, of_case, of_organization, of_action, of_types,
    since, until);
end $$;

-- Whether the log is as it was written. An admin of an organization reads how many of its own entries are chained, not how many
-- the platform has.
create function private.audit_state() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  chain private.audit_chain;
  own record;
begin
  perform private.must_be_some_admin();
  select * into chain from private.audit_chain;
  if not private.is_platform_admin() then
    select count(*) as links, count(*) filter (where l.link <= chain.verified_to) as verified_to,
      count(*) filter (where l.link < chain.broken_at) as broken_at into own
    from private.audit_entries(9223372036854775807, null, null, null, null, null, null, null, null) it
    join private.audit_log l on l.seq = it.seq and l.link is not null;
    chain.links := own.links;
    chain.verified_to := own.verified_to;
    if chain.broken_at is not null then chain.broken_at := own.broken_at; end if;
  end if;
  return jsonb_build_object('links', chain.links, 'verified_to', chain.verified_to, 'verified_at', chain.verified_at,
    'broken_at', chain.broken_at);
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.is_platform_admin(), private.my_office_id(), private.my_office_case_ids(),
  private.my_office_person_ids(), private.my_office_member_ids(), private.my_support_channel_ids(), private.administers(uuid), private.must_be_some_admin(),
  private.account_details(uuid), private.staff_addresses(), private.open_invitation_ids(uuid), private.unassigned_person_ids(), private.has_role_already(text, text, uuid), private.open_for_reading(uuid, text, text, int), private.end_opening(uuid),
  private.read_opened_channel(uuid, timestamptz, uuid, int), private.audit_state(),
  private.export_audit(text, bigint, int, uuid, uuid, uuid, text, text[], timestamptz, timestamptz), private.assignments(timestamptz, uuid, int, boolean),
  private.audit_entries(bigint, int, uuid, uuid, uuid, text, text[], timestamptz, timestamptz) to authenticated;

reset check_function_bodies;
