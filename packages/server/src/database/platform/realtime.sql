-- The embedded stand-in for hosted Realtime: each insert into a published table is announced by its id, and the
-- gateway asks, person by person, whether row-level security shows them the row. Safe to run at every start.

create schema if not exists realtime_local;

create or replace function realtime_local.announce() returns trigger
  language plpgsql set search_path = '' as $$
begin
  perform pg_notify('realtime', json_build_object('schema', tg_table_schema, 'table', tg_table_name, 'id', new.id)::text);
  return null;
end $$;

do $$ declare it record; begin
  for it in select schemaname, tablename from pg_publication_tables where pubname = 'supabase_realtime' loop
    execute format('create or replace trigger announce after insert on %I.%I for each row execute function realtime_local.announce()',
      it.schemaname, it.tablename);
  end loop;
end $$;

-- For each of the claims, whether that person may see the row now. A session that is not live sees nothing, and neither
-- does one of somebody else or of an account that is barred.
-- With the caller's rights, because a security definer function may not change the role.
create or replace function realtime_local.visible_to(rel regclass, row_id uuid, claims jsonb) returns boolean[]
  language plpgsql set search_path = '' as $$
declare
  claim jsonb;
  visible boolean;
  result boolean[] := '{}';
begin
  for claim in select * from jsonb_array_elements(claims) loop
    perform set_config('role', 'none', true);
    visible := private.session_is_live((claim ->> 'session_id')::uuid, (claim ->> 'sub')::uuid);
    if visible then
      perform set_config('request.jwt.claims', claim::text, true), set_config('request.jwt.claim.sub', claim ->> 'sub', true),
        set_config('request.jwt.claim.role', 'authenticated', true), set_config('role', 'authenticated', true);
      execute format('select exists (select from %s where id = $1)', rel) into visible using row_id;
    end if;
    result := result || visible;
  end loop;
  perform set_config('role', 'none', true);
  return result;
end $$;

revoke all on schema realtime_local from public;
revoke execute on all functions in schema realtime_local from public;
