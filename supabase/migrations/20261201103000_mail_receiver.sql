-- How a mail greets its receiver, and in which color. The name is that of the account or, in an invitation, the one that the
-- inviter typed; none for who wants no names, and none that was made of the address. The color is that of the organization of
-- the account, or of the one that invites to the address.

set check_function_bodies = off;

create function private.mail_receiver(person uuid, address text, facts jsonb) returns jsonb
  language sql stable security definer set search_path = '' as $$
  with account as (
    select p.organization_id, case when n.wording is distinct from 'neutral'
      then nullif(p.name, split_part(d.email, '@', 1)) end as name
    from public.contact_details d
    join public.profiles p on p.id = d.user_id
    left join public.notification_preferences n on n.user_id = p.id
    where d.user_id = person or d.email = lower(address)
    order by d.user_id = person desc nulls last limit 1
  ), link as (
    select private.token_hash(split_part(facts ->> 'path', '/accept-invitation/', 2)) as hash
  ), invited as (
    select coalesce(c.organization_id, i.organization_id) as organization_id,
      case when i.token_hash = link.hash then coalesce(i.name, guest.name) end as name
    from link cross join public.invitations i
    left join public.cases c on c.id = i.case_id
    left join public.case_participants guest on guest.id = i.participant_id
    where i.email = lower(address) and i.status = 'pending'
    order by i.token_hash = link.hash desc nulls last, i.created_at desc limit 1
  )
  select jsonb_build_object(
    'name', case when exists (select from account) then (select account.name from account) else (select invited.name from invited) end,
    'color', (select o.primary_color from public.organizations o
      where o.id = coalesce((select organization_id from account), (select organization_id from invited))))
$$;

revoke execute on all functions in schema private from public;

reset check_function_bodies;
