-- The roles that people act as. A hosted Supabase and `role.sql` have made them already; elsewhere the server's own role
-- makes them, if it may. Since Postgres 16 its creator may not act as a new role before it is granted.

do $$ declare name text; begin
  foreach name in array array['anon', 'authenticated'] loop
    if not exists (select from pg_roles where rolname = name) then
      begin
        execute format('create role %I nologin', name);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    begin
      perform set_config('role', name, true);
      perform set_config('role', 'none', true);
    exception when insufficient_privilege then execute format('grant %I to current_user', name);
    end;
  end loop;
end $$;
