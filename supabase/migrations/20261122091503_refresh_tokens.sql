-- A refresh token that comes again is a copy in other hands, so the sign-in session ends for both. Only the answer that
-- got lost on its way may be asked for once more, for half a minute.

-- The sign-in session of a refresh token, also of one that was used; null for a made-up one.
create function private.session_of_refresh(refresh_token text) returns uuid
  language sql stable security definer set search_path = '' as $$
  select t.session_id::uuid from auth.refresh_tokens t where t.token = refresh_token
$$;

-- Ends the sign-in session of a refresh token that was used before the grace period or that has been followed by two others.
create function private.end_reused_session(refresh_token text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  it record;
begin
  select t.session_id::uuid as session, t.user_id::uuid as person into it from auth.refresh_tokens t
  where t.token = refresh_token and t.revoked and (
    t.updated_at < now() - interval '30 seconds'
    or exists (select from auth.refresh_tokens next
      where next.session_id = t.session_id and next.parent = t.token and next.revoked));
  if it.session is null then return false; end if;
  perform private.end_session(it.session);
  insert into private.audit_log (actor_id, session_id, action, object_type, object_id)
    values (it.person, it.session, 'delete', 'session', it.session);
  return true;
end $$;

revoke execute on function private.session_of_refresh(text), private.end_reused_session(text) from public;
