-- What every noun stands on: checks of text, the platform's settings, who is asking, row versions, idempotency keys and
-- the servers' own tables.
-- Functions name tables of later files, so in each file Postgres checks their bodies when they first run.

set check_function_bodies = off;

create schema private;
grant usage on schema private to anon, authenticated;

-- Whether a text has a visible character: not only spaces, control characters and what Unicode says to ignore.
create function private.is_text(it text) returns boolean
  language sql immutable parallel safe set search_path = '' as $$
  select it ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
$$;

-- Whether a text can name a person, an organization or a case: no line break, no control character, nothing that
-- reverses or hides the text around it, no run of joiners or variation selectors, no stack of combining marks.
create function private.is_name(it text) returns boolean
  language sql immutable parallel safe set search_path = '' as $$
  select private.is_text(it)
    and it !~ '[\u0001-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff]'
    and it !~ '[\u00ad\u034f\u061c\u200c-\u200f]{2}|[\u180b-\u180f\ufe00-\ufe0f]{2}'
    and it !~ '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{5}'
$$;

-- Postgres has no type for time zones, so using one is the test.
create function private.is_time_zone(zone text) returns boolean
  language plpgsql stable set search_path = '' as $$
begin
  perform now() at time zone zone;
  return zone ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$';
exception when others then
  return false;
end $$;

-- Links hold a secret. The database keeps its hash.
create function private.token_hash(token text) returns text
  language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(token, 'UTF8')), 'hex')
$$;

-- Settings of the whole platform, in one row.
create table private.settings (
  one_row                       boolean primary key default true check (one_row),
  registration                  text not null default 'approval' check (registration in ('open', 'approval')),
  demo                          text check (demo in ('filling', 'filled')),
  first_admin_code_hash         text,
  idle_minutes                  int not null default 15 check (idle_minutes between 5 and 60),
  retention_messages            int not null default 7 check (retention_messages between 1 and 30),
  retention_financial_documents int not null default 7 check (retention_financial_documents between 1 and 30),
  retention_notes               int not null default 7 check (retention_notes between 1 and 30),
  retention_agreement           int not null default 7 check (retention_agreement between 1 and 30),
  retention_audit               int not null default 7 check (retention_audit between 1 and 30),
  legal_texts                   jsonb not null default '{}' check (jsonb_typeof(legal_texts) = 'object'),
  version                       int not null default 1
);
insert into private.settings default values;

-- Who is asking. The policies read these functions once for each statement.
create function private.my_role() returns text
  language sql stable security definer set search_path = '' as $$
  select role from public.profiles where id = auth.uid()
$$;

create function private.is_admin() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles where id = auth.uid() and role = 'admin')
$$;

create function private.must_be_admin() returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then raise 'Only an admin may do this.' using errcode = 'MP403'; end if;
end $$;

create function private.my_organization_id() returns uuid
  language sql stable security definer set search_path = '' as $$
  select organization_id from public.profiles where id = auth.uid()
$$;

create function private.my_sign_in_id() returns uuid
  language sql stable set search_path = '' as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid
$$;

-- Whether our server opened this transaction. The server says so with a setting that lasts as long as the transaction.
-- Callers of PostgREST run no SQL and can set only names that begin with "request.".
create function private.is_through_server() returns boolean
  language sql stable set search_path = '' as $$
  select coalesce(current_setting('mediation.door', true), '') = 'server'
$$;

-- Closes a table to writes that do not come through our server. Each table that people may write to calls it after its
-- grants.
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

-- Counts the changes of a row, for the optimistic lock.
create function private.next_version() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

create function private.stamp_update() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- The optimistic lock of a decision on a document, an intake or a session. Callers who may not decide lock nothing: the
-- decision itself refuses them.
create function private.lock_version(kind text, of_row uuid, expected_version int) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  is_newest boolean;
begin
  if kind not in ('uploads', 'case_intakes', 'sessions') then raise 'Not found.' using errcode = 'MP404'; end if;
  execute format('select version = $2 from public.%I where id = $1 and private.arranges(case_id) for update', kind)
    into is_newest using of_row, expected_version;
  if not is_newest then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
end $$;

create function private.platform_settings() returns setof private.settings
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_admin();
  return query select * from private.settings;
end $$;

-- Changes the named settings. Returns false when the version is not the newest.
create function private.change_platform_settings(expected_version int, changes jsonb) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  keep jsonb := coalesce(changes -> 'retention', '{}');
begin
  perform private.must_be_admin();
  update private.settings s set
    idle_minutes = coalesce((changes ->> 'idle_minutes')::int, s.idle_minutes),
    retention_messages = coalesce((keep ->> 'messages')::int, s.retention_messages),
    retention_financial_documents = coalesce((keep ->> 'financial_documents')::int, s.retention_financial_documents),
    retention_notes = coalesce((keep ->> 'notes')::int, s.retention_notes),
    retention_agreement = coalesce((keep ->> 'agreement')::int, s.retention_agreement),
    retention_audit = coalesce((keep ->> 'audit')::int, s.retention_audit),
    legal_texts = s.legal_texts || coalesce(changes -> 'legal_texts', '{}')
    where s.version = expected_version;
  return found;
end $$;

-- The answer to a request, kept so that a repeated request returns it again. It is written in the transaction of the
-- request.
create table private.idempotency_keys (
  user_id      uuid not null,
  key          uuid not null,
  call         text not null,
  request_hash text not null,
  answer       jsonb,
  created_at   timestamptz not null default now(),
  primary key (user_id, key)
);
create index on private.idempotency_keys (created_at);

-- Returns the stored answer, or null for the first request. A second request waits until the first one commits.
create function private.begin_idempotent_call(idempotency_key uuid, of_call text, of_request text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  earlier private.idempotency_keys;
begin
  insert into private.idempotency_keys (user_id, key, call, request_hash) values (auth.uid(), idempotency_key, of_call, of_request)
    on conflict do nothing;
  if found then return null; end if;
  select * into earlier from private.idempotency_keys where user_id = auth.uid() and key = idempotency_key;
  if earlier.call <> of_call or earlier.request_hash <> of_request then
    raise 'This key was used for another request.' using errcode = 'MP409';
  end if;
  return earlier.answer;
end $$;

create function private.end_idempotent_call(idempotency_key uuid, given jsonb) returns void
  language sql security definer set search_path = '' as $$
  update private.idempotency_keys set answer = given where user_id = auth.uid() and key = idempotency_key
$$;

-- The servers' own tables

-- A job runs on one server at a time: the one that holds the lease.
create table private.jobs (
  name            text primary key,
  every           interval not null,
  next_run_at     timestamptz not null default now(),
  lease_until     timestamptz,
  last_started_at timestamptz,
  last_ok_at      timestamptz,
  last_error      text
);

-- The fingerprint of the servers' keys. A server with other keys would reject what the rest signed, so it does not
-- start.
create table private.server_keys (
  is_only     boolean primary key default true check (is_only),
  fingerprint text not null
);

-- The database's part of the system health page.
create function private.health_facts() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_admin();
  return jsonb_build_object(
    'now', clock_timestamp(),
    'migrations', (select jsonb_agg(version) from supabase_migrations.schema_migrations),
    'mails', (select jsonb_build_object('waiting', count(*), 'oldest', min(m.created_at)) from private.mails m
      where m.sent_at is null and m.given_up_at is null),
    'mails_given_up', (select count(*) from private.mails where given_up_at > now() - interval '1 day'),
    'jobs', (select jsonb_agg(jsonb_build_object('name', j.name, 'last_ok_at', j.last_ok_at, 'last_error', j.last_error,
      'is_late', j.next_run_at < now() - greatest(j.every, interval '5 minutes')) order by j.name) from private.jobs j),
    'audit', (select jsonb_build_object('links', links, 'verified_to', verified_to, 'broken_at', broken_at,
      'verified_at', verified_at, 'unsealed_since', (select min(at) from private.audit_log where link is null))
      from private.audit_chain));
end $$;

create trigger next_version before update of idle_minutes, retention_messages, retention_financial_documents,
  retention_notes, retention_agreement, retention_audit, legal_texts on private.settings
  for each row execute function private.next_version();

revoke execute on all functions in schema private from public;
grant execute on function private.is_text(text), private.is_name(text), private.is_time_zone(text),
  private.my_role(), private.is_admin(), private.must_be_admin(), private.my_organization_id(),
  private.is_through_server(), private.lock_version(text, uuid, int), private.platform_settings(),
  private.change_platform_settings(int, jsonb), private.begin_idempotent_call(uuid, text, text), private.end_idempotent_call(uuid, jsonb),
  private.health_facts() to authenticated;

reset check_function_bodies;
