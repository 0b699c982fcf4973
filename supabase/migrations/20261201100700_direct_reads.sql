-- Reads past our server, over PostgREST or realtime, where the sign-in service may have let somebody in with a password
-- alone: they return rows only while the sign-in session is live. Our server has asked that before.

create function private.may_read_now() returns boolean
  language sql stable security definer set search_path = '' as $$
  select case when private.is_through_server() then true
    else private.session_is_live(private.my_sign_in_id(), auth.uid()) end
$$;
revoke execute on function private.may_read_now() from public;
grant execute on function private.may_read_now() to authenticated;

-- Closes a table to reads with a sign-in session that is not live. Each table that people read calls it after its grants.
create function private.refuse_ended_reads(of_table regclass) returns void
  language plpgsql set search_path = '' as $$
begin
  execute format('create policy live_sessions_read on %s as restrictive for select to authenticated
    using ((select private.may_read_now()))', of_table);
end $$;
revoke execute on function private.refuse_ended_reads(regclass) from public;

select private.refuse_ended_reads(it.oid) from pg_class it
where it.relnamespace = 'public'::regnamespace and it.relkind in ('r', 'p')
  and has_any_column_privilege('authenticated', it.oid, 'select');
