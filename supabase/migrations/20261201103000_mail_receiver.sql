-- How a mail greets its receiver, and in which color: the name of the account, and the color of its organization or of the
-- one that invites to the address.

set check_function_bodies = off;

create function private.mail_receiver(person uuid, address text) returns jsonb
  language sql stable security definer set search_path = '' as $$
  with account as (
    select p.name, p.organization_id
    from public.contact_details d
    join public.profiles p on p.id = d.user_id
    where d.user_id = person or d.email = lower(address)
    order by d.user_id = person desc nulls last limit 1
  ), invited as (
    select coalesce(c.organization_id, i.organization_id) as organization_id
    from public.invitations i
    left join public.cases c on c.id = i.case_id
    where i.email = lower(address) and i.status = 'pending'
    order by i.created_at desc limit 1
  )
  select jsonb_build_object('name', (select account.name from account), 'color', (
    select o.primary_color from public.organizations o
    where o.id = coalesce((select organization_id from account), (select organization_id from invited))))
$$;

revoke execute on all functions in schema private from public;

reset check_function_bodies;
