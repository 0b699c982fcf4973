-- Through the backend-as-a-service people read, and nothing else: every write goes through our server, which checks it
-- against the contract.

-- Whether our server opened this transaction. It says so with a setting that lasts as long as the transaction. A caller
-- of PostgREST runs no SQL, and fills nothing but settings whose names begin with "request.".
create function private.is_through_server() returns boolean
  language sql stable set search_path = '' as $$
  select coalesce(current_setting('mediation.door', true), '') = 'server'
$$;

-- Closes a table to direct writes, for each way of writing that is granted on it. Every table that people may write to
-- needs it.
create function private.refuse_direct_writes(of_table regclass) returns void
  language plpgsql set search_path = '' as $$
begin
  if has_any_column_privilege('authenticated', of_table, 'insert') then
    execute format('create policy server_adds on %s as restrictive for insert to authenticated
      with check ((select private.is_through_server()))', of_table);
  end if;
  if has_any_column_privilege('authenticated', of_table, 'update') then
    execute format('create policy server_changes on %s as restrictive for update to authenticated
      using ((select private.is_through_server()))', of_table);
  end if;
  if has_table_privilege('authenticated', of_table, 'delete') then
    execute format('create policy server_deletes on %s as restrictive for delete to authenticated
      using ((select private.is_through_server()))', of_table);
  end if;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.is_through_server() to authenticated;

do $$ declare it regclass; begin
  for it in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') loop
    perform private.refuse_direct_writes(it);
  end loop;
end $$;
