-- Mail to somebody who has chosen no language is in the one of their organization; to somebody who is only invited, in
-- that of the organization that waits for them. Null where nobody has said anything.
create function private.mail_language(person uuid, address text) returns text
  language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select coalesce(s.language, o.locale)
      from public.contact_details d
      join public.profiles p on p.id = d.user_id
      left join public.person_settings s on s.user_id = d.user_id
      left join public.organization_settings o on o.organization_id = p.organization_id
      where d.user_id = person or d.email = lower(address)
      order by d.user_id = person desc nulls last limit 1),
    (select o.locale
      from public.invitations i
      left join public.cases c on c.id = i.case_id
      join public.organization_settings o on o.organization_id = coalesce(c.organization_id, i.organization_id)
      where i.email = lower(address) and i.status = 'pending'
      order by i.created_at desc limit 1))
$$;

revoke execute on function private.mail_language(uuid, text) from public;
