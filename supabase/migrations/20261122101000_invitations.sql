-- Invitations into a case, or to the platform with a role. The link holds a secret; the database keeps only its hash.

set check_function_bodies = off;

create table invitations (
  id              uuid primary key default gen_random_uuid(),
  case_id         uuid references cases on delete cascade,
  participant_id  uuid,
  email           text not null check (email = lower(email) and length(email) <= 254),
  token_hash      text not null unique,
  status          text not null default 'pending'
                  check (status in ('pending', 'accepted', 'declined', 'expired', 'revoked')),
  invited_by      uuid not null default auth.uid() references profiles,
  expires_at      timestamptz not null default now() + interval '7 days',
  created_at      timestamptz not null default now(),
  organization_id uuid references organizations,
  name            text check (length(name) between 1 and 120) check (private.is_name(name)),
  role            text check (role in ('divorcee', 'mediator', 'lawyer', 'admin')),
  opened_at       timestamptz,
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade,
  check (case when case_id is null then participant_id is null and name is not null and role is not null
    else participant_id is not null and organization_id is null and name is null and role is null end),
  check (role is distinct from 'mediator' or organization_id is not null)
);
create index on invitations (case_id, participant_id);
create index on invitations (invited_by);
create unique index one_pending_per_participant on invitations (participant_id) where status = 'pending';
create index on invitations (organization_id);
create index on invitations (case_id, created_at, id);
create unique index one_pending_per_address on invitations (email) where status = 'pending' and case_id is null;
create index on invitations (created_at, id);

-- A worry that an invited person reports without signing in.
create table invitation_concerns (
  id            uuid primary key default gen_random_uuid(),
  invitation_id uuid not null unique references invitations on delete cascade,
  case_id       uuid not null references cases on delete cascade,
  visible_to    text not null generated always as ('mediator-' || case_id::text) stored,
  note          text not null default '' check (length(note) <= 2000),
  created_at    timestamptz not null default clock_timestamp()
);
create index on invitation_concerns (case_id);
create index on invitation_concerns (visible_to);

-- What the holder of a link may know before signing in.
create function private.invitation_by_token(token text)
  returns table (email text, name text, role text, status text, expires_at timestamptz, invited_by text,
                 organization_id uuid, has_account boolean)
  language sql stable security definer set search_path = '' as $$
  select i.email, coalesce(p.name, i.name), coalesce(p.role, i.role),
    case when i.status = 'pending' and i.expires_at < now() then 'expired' else i.status end,
    i.expires_at, inviter.name, coalesce(c.organization_id, i.organization_id),
    exists (select from public.contact_details d where d.email = i.email)
  from public.invitations i
  join public.profiles inviter on inviter.id = i.invited_by
  left join public.case_participants p on p.id = i.participant_id
  left join public.cases c on c.id = i.case_id
  where i.token_hash = private.token_hash(token)
$$;

-- Notes when a link was first opened.
create function private.open_invitation(token text) returns void
  language sql security definer set search_path = '' as $$
  update public.invitations set opened_at = now()
  where token_hash = private.token_hash(token) and status = 'pending' and opened_at is null
$$;

-- Makes the caller a participant, or gives them the role and organization of a platform invitation. The caller must own
-- the invited address.
create function private.accept_invitation(token text) returns uuid
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
      organization_id = coalesce(it.organization_id, mine.organization_id),
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
    organization_id = coalesce(mine.organization_id, (select c.organization_id from public.cases c where c.id = it.case_id)),
    role = case when mine.role = 'divorcee' and participant.role = 'lawyer' and not exists (
        select from public.case_participants p where p.user_id = me and p.role = 'divorcee' and p.status = 'active')
      then 'lawyer' else mine.role end,
    requested_role = nullif(mine.requested_role, participant.role)
    where id = me;
  return participant.id;
end $$;

-- Declines with the link alone.
create function private.decline_invitation(token text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  it public.invitations;
begin
  update public.invitations set status = 'declined'
    where token_hash = private.token_hash(token) and status = 'pending' and expires_at >= now()
    returning * into it;
  update public.case_participants set status = 'declined' where id = it.participant_id and status = 'invited';
  return it.id is not null;
end $$;

-- Sends a worry to the mediator, whatever became of the invitation.
create function private.raise_concern(token text, words text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.invitations;
  told boolean;
begin
  select * into it from public.invitations
    where token_hash = private.token_hash(token) and case_id is not null and status <> 'revoked';
  if not found then raise 'This invitation does not exist.' using errcode = 'MP404'; end if;
  insert into public.invitation_concerns (invitation_id, case_id, note) values (it.id, it.case_id, words)
    on conflict (invitation_id) do update set note = excluded.note
      where excluded.note not in ('', public.invitation_concerns.note)
    returning true into told;
  if told then
    perform private.record(it.case_id, 'mediator-' || it.case_id, 'safety_concern', it.participant_id);
    perform private.notify('mediator-' || it.case_id, 'case_update',
      'Somebody you invited has told you about a worry. Look at the invitations of the case.', it.case_id, it.id);
  end if;
end $$;

-- The organization that an invitation page shows.
create function private.organization_by_invitation(token text) returns setof public.organizations
  language sql stable security definer set search_path = '' as $$
  select o.* from public.invitations i
  left join public.cases c on c.id = i.case_id
  join public.organizations o on o.id = coalesce(c.organization_id, i.organization_id)
  where i.token_hash = private.token_hash(token)
$$;

-- Withdraws an invitation, and the participant with it who has not joined.
create function private.revoke_invitation(of_invitation uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.invitations;
begin
  select * into it from public.invitations i where i.id = of_invitation
    and (private.is_admin() or i.case_id in (select private.my_mediated_case_ids())) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.status not in ('pending', 'expired') then
    raise 'This invitation has been used or withdrawn.' using errcode = 'MP409';
  end if;
  update public.invitations set status = 'revoked' where id = it.id;
  update public.case_participants set status = 'removed'
    where id = it.participant_id and status = 'invited' and not exists (
      select from public.invitations i where i.participant_id = it.participant_id and i.status = 'pending');
end $$;

-- Invites somebody to the platform with a role. An earlier invitation of the same address is withdrawn.
create function private.invite_to_platform(address text, called text, as_role text, into_organization uuid, hash text) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  if not private.is_admin() then raise 'You may not do this.' using errcode = 'MP403'; end if;
  if as_role = 'mediator' and into_organization is null then
    raise 'A mediator belongs to an organization. Choose one.' using errcode = 'MP409';
  end if;
  update public.invitations set status = 'revoked' where case_id is null and email = lower(address) and status = 'pending';
  insert into public.invitations (email, name, role, organization_id, token_hash)
    values (lower(address), called, as_role, into_organization, hash) returning id into made;
  return made;
end $$;

-- Mails the link of an invitation that the caller just created. Whoever holds the token may send it.
create function private.mail_invitation(of_invitation uuid, token text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it record;
begin
  select i.id, i.email, i.case_id, d.user_id as holder into it
    from public.invitations i left join public.contact_details d on d.email = i.email
    where i.id = of_invitation and i.invited_by = auth.uid() and i.token_hash = private.token_hash(token)
      and i.status = 'pending'
    limit 1;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.queue_mail(null, it.email, case when it.case_id is null then 'admin_invitation' else 'invitation' end,
    jsonb_build_object('path', '/accept-invitation/' || token));
  if it.holder is not null then
    perform private.notify_user(it.holder, 'user_invited', case when private.may_mail(it.holder, null)
      then 'You have an invitation. The link is in your e-mail.'
      else 'You have an invitation. Ask whoever invited you for the link.' end, null, null, it.id);
  end if;
end $$;

-- Refuses those who may not invite, before any answer says something about the case.
create function private.must_invite(of_case uuid) returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if of_case not in (select private.my_mediated_case_ids()) and not private.is_admin() then
    raise 'Only the mediator of the case invites people.' using errcode = 'MP403';
  end if;
end $$;

create trigger audit after insert or update or delete on invitations for each row execute function private.audit();
create trigger refuse_when_suspended after insert on invitations
  for each row execute function private.refuse_when_suspended();
create trigger audit after insert or update or delete on invitation_concerns
  for each row execute function private.audit();

revoke execute on all functions in schema private from public;
grant execute on function private.invitation_by_token(text), private.open_invitation(text),
  private.decline_invitation(text), private.raise_concern(text, text), private.organization_by_invitation(text)
  to anon, authenticated;
grant execute on function private.accept_invitation(text), private.revoke_invitation(uuid),
  private.invite_to_platform(text, text, text, uuid, text), private.mail_invitation(uuid, text),
  private.must_invite(uuid) to authenticated;

-- Created, read and withdrawn by the case's mediator and admins. Nobody reads the hash.
alter table invitations enable row level security;
create policy mediator_or_admin_reads on invitations for select to authenticated
  using (case_id in (select private.my_mediated_case_ids()) or (select private.is_admin()));
create policy mediator_or_admin_invites on invitations for insert to authenticated
  with check (
    (case_id in (select private.my_mediated_case_ids()) or (select private.is_admin()))
    and invited_by = (select auth.uid())
    and participant_id in (select p.id from case_participants p where p.case_id = invitations.case_id and p.status = 'invited')
  );
create policy mediator_or_admin_revokes on invitations for update to authenticated
  using ((case_id in (select private.my_mediated_case_ids()) or (select private.is_admin())) and status = 'pending')
  with check (status = 'revoked');
revoke all on invitations from anon, authenticated;
grant select (id, case_id, participant_id, email, status, invited_by, expires_at, created_at, organization_id, name,
    role, opened_at), insert (case_id, participant_id, email, token_hash), update (status)
  on invitations to authenticated;
select private.refuse_direct_writes('invitations');

-- For the mediators of the case.
alter table invitation_concerns enable row level security;
create policy mediator_reads on invitation_concerns for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on invitation_concerns from anon, authenticated;
grant select on invitation_concerns to authenticated;

reset check_function_bodies;
