-- Cases and their participants: the parties, their lawyers and the mediator.

set check_function_bodies = off;

create table cases (
  id              uuid primary key default gen_random_uuid(),
  organization_id uuid not null default private.my_organization_id() references organizations,
  reference       text not null unique
                  default to_char(now(), 'YYYY') || '-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 8)),
  title           text not null default 'Untitled Case' check (length(title) between 1 and 120)
                  check (private.is_name(title)),
  description     text not null default '' check (length(description) <= 4000),
  status          text not null default 'open' check (status in ('open', 'on_hold', 'closed')),
  step            text not null default 'intake' references private.process_steps,
  created_by      uuid not null default auth.uid() references profiles,
  created_at      timestamptz not null default now(),
  version         int not null default 1,
  close_reason    text
                  check (close_reason in ('agreed_full', 'agreed_part', 'no_agreement', 'withdrawn', 'not_proceeding')),
  closed_at       timestamptz,
  issues          jsonb not null default '[]' check (issues = jsonb_path_query_array(issues, '$[*] ? (
                  (@.issue == "parenting" || @.issue == "home" || @.issue == "pensions" || @.issue == "debts" || @.issue == "support"
                  || @.issue == "other")
                  && (@.state == "not_started" || @.state == "in_discussion" || @.state == "agreed" || @.state == "parked"))')),
  legal_hold      boolean not null default false,
  updated_at      timestamptz not null default now(),
  check ((status = 'closed') = (close_reason is not null))
);
create index on cases (organization_id);
create index on cases (step);
create index on cases (created_by);
create index on cases (created_at, id);
create index on cases (closed_at) where status = 'closed';

-- Somebody's membership in a case, from the invitation on. A lawyer represents one party and reads that party's private
-- data once the party has confirmed them.
create table case_participants (
  id                        uuid primary key default gen_random_uuid(),
  case_id                   uuid not null references cases on delete cascade,
  user_id                   uuid references profiles,
  name                      text not null check (length(name) between 1 and 120) check (private.is_name(name)),
  role                      text not null check (role in ('divorcee', 'mediator', 'lawyer')),
  side                      text not null check (side in ('A', 'B', 'neutral')),
  status                    text not null default 'invited'
                            check (status in ('invited', 'active', 'declined', 'removed')),
  represents_participant_id uuid,
  joined_at                 timestamptz,
  confirmed_by_client_at    timestamptz,
  created_at                timestamptz not null default clock_timestamp(),
  check ((role = 'mediator') = (side = 'neutral')),
  check (status <> 'active' or user_id is not null),
  check (represents_participant_id is null or role = 'lawyer'),
  unique (case_id, id),
  foreign key (case_id, represents_participant_id) references case_participants (case_id, id)
);
create index on case_participants (user_id);
create index on case_participants (case_id, represents_participant_id);
create unique index one_participation_per_person on case_participants (case_id, user_id) where status = 'active';
create unique index one_party_per_side on case_participants (case_id, side)
  where role = 'divorcee' and status in ('invited', 'active');

create function private.my_case_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select case_id from public.case_participants where user_id = auth.uid() and status = 'active'
$$;

create function private.my_mediated_case_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select case_id from public.case_participants where user_id = auth.uid() and status = 'active' and role = 'mediator'
$$;

-- The cases in which the caller is a party.
create function private.my_party_case_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select case_id from public.case_participants where user_id = auth.uid() and status = 'active' and role = 'divorcee'
$$;

create function private.my_participant_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select id from public.case_participants where user_id = auth.uid() and status = 'active'
$$;

-- The parties who confirmed the caller as their lawyer.
create function private.my_client_participant_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select represents_participant_id from public.case_participants
  where user_id = auth.uid() and status = 'active' and role = 'lawyer' and confirmed_by_client_at is not null
$$;

-- Whether the caller mediates the case or is an admin.
create function private.arranges(of_case uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.is_admin() or of_case in (select private.my_mediated_case_ids())
$$;

-- A case can be held, resumed, closed with a reason and reopened. While it is closed nothing else in it changes.
create function private.guard_case() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if old.status = 'closed' and new.status = 'on_hold' then
    raise 'This case is closed. Reopen it first.' using errcode = 'MP409';
  end if;
  if old.status = 'closed' and new.status = 'closed' and (new.title, new.description, new.issues, new.close_reason)
    is distinct from (old.title, old.description, old.issues, old.close_reason) then
    raise 'This case is closed.' using errcode = 'MP409';
  end if;
  if new.status <> 'closed' then
    new.close_reason := null;
    new.closed_at := null;
  elsif old.status <> 'closed' then
    new.closed_at := now();
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger guard_case before update on cases for each row execute function private.guard_case();

-- For each table that takes nothing in a closed case. It runs after the policies, so that nobody else learns that the
-- case is closed. The system's own changes pass.
create function private.refuse_when_closed() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and exists (select from public.cases where id = new.case_id and status = 'closed') then
    raise 'This case is closed.' using errcode = 'MP409';
  end if;
  return new;
end $$;

-- Whoever opens a case takes part in it, except admins.
create function private.enroll_opener() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.case_participants (case_id, user_id, name, role, side, status, joined_at)
  select new.id, id, name,
    case role when 'divorcee' then role else 'mediator' end, case role when 'divorcee' then 'A' else 'neutral' end,
    'active', now()
  from public.profiles where id = new.created_by and role <> 'admin';
  return new;
end $$;
create trigger enroll_opener after insert on cases for each row execute function private.enroll_opener();

-- Divorcees open their own case, admins a case in any organization, mediators one in theirs. Returns false when an
-- organization must be chosen.
create function private.open_case(new_id uuid, new_title text, new_description text, chosen uuid) returns boolean
  language plpgsql set search_path = '' as $$
begin
  if private.my_role() = 'divorcee' then
    return private.open_own_case(new_id, new_title, new_description, chosen);
  end if;
  if private.my_role() = 'admin' then
    return private.open_case_anywhere(new_id, new_title, new_description, chosen);
  end if;
  insert into public.cases (id, title, description) values (new_id, new_title, new_description);
  return true;
end $$;

-- Opens a case for an admin, to wait for a mediator: in the chosen organization, else in the only one. Returns false
-- when it must be chosen.
create function private.open_case_anywhere(new_id uuid, new_title text, new_description text, chosen uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  home uuid;
begin
  perform private.must_be_admin();
  select o.id into home from public.organizations o
    where o.id = coalesce(chosen, (select (array_agg(it.id))[1] from public.organizations it having count(*) = 1));
  if home is not null then
    insert into public.cases (id, organization_id, title, description, created_by)
      values (new_id, home, new_title, new_description, auth.uid());
  end if;
  return home is not null;
end $$;

-- Opens a case for a divorcee, to wait for a mediator: in the chosen organization, else in their own, else in the only
-- one. Returns false when it must be chosen. A divorcee has one waiting case at a time.
create function private.open_own_case(new_id uuid, new_title text, new_description text, chosen uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  home uuid;
begin
  if private.my_role() is distinct from 'divorcee' then raise 'You may not do this.' using errcode = 'MP403'; end if;
  perform from public.profiles where id = me for update;
  if exists (select from public.cases c where c.created_by = me and c.status <> 'closed' and not exists (
    select from public.case_participants p where p.case_id = c.id and p.role = 'mediator' and p.status = 'active')) then
    raise 'You have opened a case already. It waits for a mediator.' using errcode = 'MP409';
  end if;
  select o.id into home from public.organizations o
    where o.id = coalesce(chosen, private.my_organization_id(),
      (select (array_agg(it.id))[1] from public.organizations it having count(*) = 1));
  if home is not null then
    insert into public.cases (id, organization_id, title, description, created_by)
      values (new_id, home, new_title, new_description, me);
    update public.profiles set organization_id = home where id = me and organization_id is null;
  end if;
  return home is not null;
end $$;

-- Gives a case to another mediator of its organization. The one before leaves and hands over with a note for the
-- mediators of the case. Nobody mediates a case in which they ever had another role.
create function private.assign_mediator(of_case uuid, mediator uuid, words text) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  it public.cases;
  who public.profiles;
  participant uuid;
begin
  perform private.must_be_admin();
  select * into it from public.cases where id = of_case for update;
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

-- Deletes a case that was opened by mistake, as long as nobody put anything into it. For admins.
create function private.delete_case(of_case uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  held text[] := '{}';
  it record;
  is_there boolean;
begin
  if not private.is_admin() then
    if of_case in (select private.my_case_ids()) then
      raise 'Only an admin may delete a case.' using errcode = 'MP403';
    end if;
    raise 'Not found.' using errcode = 'MP404';
  end if;
  perform from public.cases where id = of_case for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  for it in select * from (values ('chat_messages', 'messages'), ('uploads', 'documents'), ('sessions', 'sessions'),
    ('agreement_versions', 'an agreement'), ('case_notes', 'other records'), ('case_requests', 'other records'),
    ('safety_answers', 'other records')) as kind (of_table, words) loop
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

-- Participants

-- Renames a participant who has not joined yet, for the case's mediator and admins.
create function private.rename_participant(of_participant uuid, new_name text) returns void
  language sql security definer set search_path = '' as $$
  update public.case_participants set name = new_name, status = 'invited'
  where id = of_participant and user_id is null and (private.is_admin() or case_id in (select private.my_mediated_case_ids()))
$$;

-- Ends a participation at once. The reason is a code that only the mediators of the case read.
create function private.remove_participant(of_participant uuid, reason text) returns void
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
  update public.invitations set status = 'revoked' where participant_id = of_participant and status = 'pending';
  update public.case_participants set status = 'removed' where id = of_participant;
  perform private.record(participant.case_id, 'mediator-' || participant.case_id, 'removal_reason', of_participant,
    jsonb_build_object('reason', reason));
end $$;

-- Brings a removed participant back. A lawyer waits for the client's confirmation again.
create function private.activate_participant(of_participant uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  participant public.case_participants;
  is_admin boolean := private.is_admin();
begin
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

-- The person is no longer in the audience of the case, so they are notified on their own.
create function private.notify_removed_person() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_user(new.user_id, 'case_update', 'You are no longer part of a case.', null, null, null);
  return null;
end $$;
create trigger notify_removed_person after update of status on case_participants
  for each row when (old.status = 'active' and new.status = 'removed') execute function private.notify_removed_person();

-- Admins read everybody's contact details and intakes. So nobody who is or was a party can be an admin: they would read
-- the other party's.
create function private.was_a_party(person uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.case_participants
    where user_id = person and role = 'divorcee' and status in ('active', 'removed'))
$$;

create function private.keep_admins_apart() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if private.was_a_party(new.id) then
    raise 'This person is or was a party in a case, and so cannot be an admin.' using errcode = 'MP409';
  end if;
  return new;
end $$;
create trigger keep_admins_apart before update of role on profiles
  for each row when (new.role = 'admin' and old.role <> 'admin') execute function private.keep_admins_apart();

create function private.keep_parties_apart() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.profiles where id = new.user_id and role = 'admin') then
    raise 'An admin cannot be a party in a case. Use an account of your own for that.' using errcode = 'MP409';
  end if;
  return new;
end $$;
create trigger keep_parties_apart before insert or update of user_id, status on case_participants
  for each row when (new.role = 'divorcee' and new.status = 'active' and new.user_id is not null)
  execute function private.keep_parties_apart();

-- Whether a person ever took part on the other side, with a lawyer involved: they know what was said there in private.
-- A party who was put on the wrong side may be moved.
create function private.was_on_other_side(of_case uuid, person uuid, as_role text, on_side text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.case_participants p
    where p.case_id = of_case and p.user_id = person and p.side <> on_side and p.side <> 'neutral'
      and 'lawyer' in (p.role, as_role) and p.status in ('active', 'removed'))
$$;

create function private.keep_sides_apart() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if private.was_on_other_side(new.case_id, new.user_id, new.role, new.side) then
    raise 'You were on the other side of this case, so you cannot join this side.' using errcode = 'MP409';
  end if;
  return new;
end $$;
create trigger keep_sides_apart before insert or update of user_id, status, side, role on case_participants
  for each row when (new.side <> 'neutral' and new.status = 'active' and new.user_id is not null)
  execute function private.keep_sides_apart();

-- Refuses an invitation to this side for somebody who was on the other.
create function private.must_not_change_sides(of_case uuid, address text, as_role text, on_side text) returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if of_case in (select private.my_mediated_case_ids()) or private.is_admin() then
    if exists (select from public.contact_details d where d.email = lower(address)
      and private.was_on_other_side(of_case, d.user_id, as_role, on_side)) then
      raise 'This person is or was on the other side of this case, so they cannot join this side. Invite somebody else.'
        using errcode = 'MP409';
    end if;
  end if;
end $$;

create trigger audit after insert or update or delete on cases for each row execute function private.audit();
create trigger audit after insert or update or delete on case_participants
  for each row execute function private.audit();
create trigger next_version before update on cases for each row execute function private.next_version();
create trigger refuse_when_closed after insert on case_participants
  for each row execute function private.refuse_when_closed();
create trigger refuse_joining_when_closed after update of status on case_participants
  for each row when (new.status = 'active' and old.status <> 'active') execute function private.refuse_when_closed();
create trigger refuse_when_suspended after insert on cases
  for each row execute function private.refuse_when_suspended();

revoke execute on all functions in schema private from public;
grant execute on function private.my_case_ids(), private.my_mediated_case_ids(), private.my_party_case_ids(),
  private.my_participant_ids(), private.arranges(uuid), private.open_case(uuid, text, text, uuid),
  private.open_case_anywhere(uuid, text, text, uuid), private.open_own_case(uuid, text, text, uuid),
  private.assign_mediator(uuid, uuid, text), private.delete_case(uuid), private.rename_participant(uuid, text),
  private.remove_participant(uuid, text), private.activate_participant(uuid),
  private.must_not_change_sides(uuid, text, text, text) to authenticated;

-- Read by its participants and admins. Mediators open cases in their own organization; the case's mediator and admins
-- change them.
alter table cases enable row level security;
create policy participant_reads on cases for select to authenticated
  using (id in (select private.my_case_ids()) or (select private.is_admin()));
create policy mediator_opens on cases for insert to authenticated
  with check (
    (select private.my_role()) = 'mediator'
    and organization_id = (select private.my_organization_id())
    and created_by = (select auth.uid())
  );
create policy mediator_changes on cases for update to authenticated
  using (id in (select private.my_mediated_case_ids()) or (select private.is_admin()));
revoke all on cases from anon, authenticated;
grant select, insert (id, title, description), update (title, description, status, close_reason, issues)
  on cases to authenticated;
select private.refuse_direct_writes('cases');

-- Participants read who else is in the case. The mediator and admins add participants; a party confirms a lawyer who
-- has joined.
alter table case_participants enable row level security;
create policy participant_reads on case_participants for select to authenticated
  using (case_id in (select private.my_case_ids()) or (select private.is_admin()));
create policy client_confirms on case_participants for update to authenticated
  using (represents_participant_id in (select private.my_participant_ids()) and status = 'active');
create policy mediator_or_admin_invites on case_participants for insert to authenticated
  with check (
    (case_id in (select private.my_mediated_case_ids()) or (select private.is_admin()))
    and role in ('divorcee', 'lawyer')
  );
revoke all on case_participants from anon, authenticated;
grant select, insert (case_id, name, role, side, represents_participant_id), update (confirmed_by_client_at)
  on case_participants to authenticated;
select private.refuse_direct_writes('case_participants');

reset check_function_bodies;
