-- Invitations into a place of a case. The link holds a secret; the database keeps only its hash.

create table invitations (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null references cases on delete cascade,
  participant_id uuid not null,
  email          text not null check (email = lower(email) and length(email) <= 254),
  token_hash     text not null unique,
  status         text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'revoked')),
  invited_by     uuid not null default auth.uid() references profiles,
  expires_at     timestamptz not null default now() + interval '7 days',
  created_at     timestamptz not null default now(),
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade
);
create index on invitations (case_id, participant_id);
create index on invitations (invited_by);
create unique index one_pending_a_place on invitations (participant_id) where status = 'pending';

create function private.token_hash(token text) returns text
  language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(token, 'UTF8')), 'hex')
$$;

-- What the bearer of a link may know before signing in.
create function private.invitation_by_token(token text)
  returns table (email text, name text, role text, status text, expires_at timestamptz, invited_by text,
                 organization_id uuid, has_account boolean)
  language sql stable security definer set search_path = '' as $$
  select i.email, p.name, p.role,
    case when i.status = 'pending' and i.expires_at < now() then 'expired' else i.status end,
    i.expires_at, inviter.name, c.organization_id,
    exists (select from public.contact_details d where d.email = i.email)
  from public.invitations i
  join public.case_participants p on p.id = i.participant_id
  join public.cases c on c.id = i.case_id
  join public.profiles inviter on inviter.id = i.invited_by
  where i.token_hash = private.token_hash(token)
$$;

-- Seats the caller, who must hold the invited address. Raises MP403, MP404 or MP409 with a sentence for people.
create function private.accept_invitation(token text) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  mine public.profiles;
  it public.invitations;
  seat public.case_participants;
begin
  select * into it from public.invitations where token_hash = private.token_hash(token) for update;
  if not found then raise 'This invitation does not exist.' using errcode = 'MP404'; end if;
  if not exists (select from public.contact_details d where d.user_id = me and d.email = it.email) then
    raise 'This invitation is for another e-mail address.' using errcode = 'MP403';
  end if;
  if it.status <> 'pending' then raise 'This invitation has been used or withdrawn.' using errcode = 'MP409'; end if;
  if it.expires_at < now() then raise 'This invitation has expired.' using errcode = 'MP409'; end if;
  if exists (select from public.case_participants p where p.case_id = it.case_id and p.user_id = me and p.status = 'active') then
    raise 'You are already in this case.' using errcode = 'MP409';
  end if;

  update public.invitations set status = 'accepted' where id = it.id;
  update public.case_participants set user_id = me, status = 'active', joined_at = now()
    where id = it.participant_id and status = 'invited' returning * into seat;
  if not found then raise 'This place in the case is taken.' using errcode = 'MP409'; end if;
  update public.case_intakes set user_id = me
    where seat.role = 'divorcee' and case_id = it.case_id and email = it.email and user_id is null;

  select * into mine from public.profiles where id = me;
  update public.profiles set
    organization_id = coalesce(mine.organization_id, (select c.organization_id from public.cases c where c.id = it.case_id)),
    role = case when mine.role = 'divorcee' and seat.role = 'lawyer' and not exists (
        select from public.case_participants p where p.user_id = me and p.role = 'divorcee' and p.status = 'active')
      then 'lawyer' else mine.role end,
    requested_role = nullif(mine.requested_role, seat.role)
    where id = me;
  return seat.id;
end $$;

-- Refuses the place, with the link alone.
create function private.decline_invitation(token text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  place uuid;
begin
  update public.invitations set status = 'declined'
    where token_hash = private.token_hash(token) and status = 'pending' and expires_at >= now()
    returning participant_id into place;
  update public.case_participants set status = 'declined' where id = place and status = 'invited';
  return place is not null;
end $$;

-- Gives a place that still waits for an answer to another person; only the case's mediator may.
create function private.rename_place(place uuid, new_name text) returns void
  language sql security definer set search_path = '' as $$
  update public.case_participants set name = new_name
  where id = place and status = 'invited' and case_id in (select private.my_mediated_case_ids())
$$;

-- What an invitation page shows of the organization that invites.
create function private.organization_by_invitation(token text) returns setof public.organizations
  language sql stable security definer set search_path = '' as $$
  select o.* from public.organizations o
  join public.cases c on c.organization_id = o.id
  join public.invitations i on i.case_id = c.id
  where i.token_hash = private.token_hash(token)
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.accept_invitation(text), private.rename_place(uuid, text) to authenticated;
grant execute on function private.invitation_by_token(text), private.decline_invitation(text),
  private.organization_by_invitation(text) to anon, authenticated;

-- Made, read and withdrawn by the case's mediator. Nobody reads the hash.
alter table invitations enable row level security;
create policy mediator_reads on invitations for select to authenticated
  using (case_id in (select private.my_mediated_case_ids()) or (select private.is_admin()));
create policy mediator_invites on invitations for insert to authenticated
  with check (
    case_id in (select private.my_mediated_case_ids())
    and invited_by = (select auth.uid())
    and participant_id in (select p.id from case_participants p where p.case_id = invitations.case_id and p.status = 'invited')
  );
create policy mediator_revokes on invitations for update to authenticated
  using (case_id in (select private.my_mediated_case_ids()) and status = 'pending')
  with check (case_id in (select private.my_mediated_case_ids()) and status = 'revoked');
revoke all on invitations from anon, authenticated;
grant select (id, case_id, participant_id, email, status, invited_by, expires_at, created_at),
  insert (case_id, participant_id, email, token_hash), update (status) on invitations to authenticated;
