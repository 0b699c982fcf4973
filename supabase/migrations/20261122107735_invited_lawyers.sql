-- A lawyer reads for whom they are invited, so that they can check for a conflict before they answer: only from the link
-- sent to them, and only as long as it can be answered.

set check_function_bodies = off;

drop function private.invitation_by_token(text);

create function private.invitation_by_token(token text)
  returns table (email text, name text, role text, status text, expires_at timestamptz, invited_by text,
                 organization_id uuid, has_account boolean, is_for_case boolean, language text, client_name text)
  language sql stable security definer set search_path = '' as $$
  select i.email, coalesce(p.name, i.name), coalesce(p.role, i.role),
    case when i.status = 'pending' and i.expires_at < now() then 'expired' else i.status end,
    i.expires_at, inviter.name, coalesce(c.organization_id, i.organization_id),
    exists (select from public.contact_details d where d.email = i.email),
    i.case_id is not null, i.language,
    (select client.name from public.case_participants client
     where client.id = p.represents_participant_id and client.status in ('invited', 'active')
       and i.status = 'pending' and i.expires_at >= now())
  from public.invitations i
  join public.profiles inviter on inviter.id = i.invited_by
  left join public.case_participants p on p.id = i.participant_id
  left join public.cases c on c.id = i.case_id
  where i.token_hash = private.token_hash(token)
$$;

revoke execute on function private.invitation_by_token(text) from public;
grant execute on function private.invitation_by_token(text) to anon, authenticated;

reset check_function_bodies;
