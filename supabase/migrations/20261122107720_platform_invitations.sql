-- What an invitation says to the holder of its link: whether it leads into a case or to the platform, and in which language.

set check_function_bodies = off;

-- The language that the inviting person chose; it becomes that of the account unless the person has one.
alter table invitations add column language text check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' and length(language) <= 35);
grant select (language), insert (language) on invitations to authenticated;

create function private.take_language() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.person_settings set language = new.language where user_id = auth.uid() and language is null;
  return null;
end $$;
create trigger take_language after update of status on invitations for each row
  when (new.status = 'accepted' and old.status <> 'accepted' and new.language is not null)
  execute function private.take_language();

-- The person's language, else the one in which they are invited, else that of their or the inviting organization. Null
-- when nothing is known.
create or replace function private.mail_language(person uuid, address text) returns text
  language sql stable security definer set search_path = '' as $$
  with account as (
    select s.language, o.locale
    from public.contact_details d
    join public.profiles p on p.id = d.user_id
    left join public.person_settings s on s.user_id = d.user_id
    left join public.organization_settings o on o.organization_id = p.organization_id
    where d.user_id = person or d.email = lower(address)
    order by d.user_id = person desc nulls last limit 1
  ), invited as (
    select i.language, o.locale
    from public.invitations i
    left join public.cases c on c.id = i.case_id
    left join public.organization_settings o on o.organization_id = coalesce(c.organization_id, i.organization_id)
    where i.email = lower(address) and i.status = 'pending'
    order by i.created_at desc limit 1
  )
  select coalesce((select language from account), (select language from invited),
    (select locale from account), (select locale from invited))
$$;

drop function private.invite_to_platform(text, text, text, uuid, text);

-- Invites somebody to the platform with a role. An earlier invitation of the same address is withdrawn.
create function private.invite_to_platform(
  address text, called text, as_role text, into_organization uuid, hash text, in_language text
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  if not private.is_admin() then raise 'You may not do this.' using errcode = 'MP403'; end if;
  if as_role = 'mediator' and into_organization is null then
    raise 'A mediator belongs to an organization. Choose one.' using errcode = 'MP409';
  end if;
  update public.invitations set status = 'revoked' where case_id is null and email = lower(address) and status = 'pending';
  insert into public.invitations (email, name, role, organization_id, token_hash, language)
    values (lower(address), called, as_role, into_organization, hash, in_language) returning id into made;
  return made;
end $$;

drop function private.invitation_by_token(text);

-- What the holder of a link may know before signing in.
create function private.invitation_by_token(token text)
  returns table (email text, name text, role text, status text, expires_at timestamptz, invited_by text,
                 organization_id uuid, has_account boolean, is_for_case boolean, language text)
  language sql stable security definer set search_path = '' as $$
  select i.email, coalesce(p.name, i.name), coalesce(p.role, i.role),
    case when i.status = 'pending' and i.expires_at < now() then 'expired' else i.status end,
    i.expires_at, inviter.name, coalesce(c.organization_id, i.organization_id),
    exists (select from public.contact_details d where d.email = i.email),
    i.case_id is not null, i.language
  from public.invitations i
  join public.profiles inviter on inviter.id = i.invited_by
  left join public.case_participants p on p.id = i.participant_id
  left join public.cases c on c.id = i.case_id
  where i.token_hash = private.token_hash(token)
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.invitation_by_token(text) to anon, authenticated;
grant execute on function private.invite_to_platform(text, text, text, uuid, text, text) to authenticated;

reset check_function_bodies;
