-- What a hosted Supabase provides and a bare Postgres or PGlite does not. Embedded only; safe to run at every start.
-- The default grants are as wide as there, so that a migration which forgets to revoke them is found here.

grant usage on schema public, auth to anon, authenticated;
grant execute on all functions in schema auth to anon, authenticated;

alter default privileges in schema public grant all on tables to anon, authenticated;
alter default privileges in schema public grant all on sequences to anon, authenticated;
alter default privileges in schema public grant execute on functions to anon, authenticated;

do $$ begin create publication supabase_realtime; exception when duplicate_object then null; end $$;
