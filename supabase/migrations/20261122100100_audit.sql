-- The audit log: who did what to which row, tamper-evident. Each entry holds the hash of the one before.

set check_function_bodies = off;

-- Entries name the changed columns, never their values, except a few that are codes. The clock of retention empties an
-- entry; its hash stays, and the chain with it.
create table private.audit_log (
  seq             bigint generated always as identity primary key,
  at              timestamptz not null default clock_timestamp(),
  actor_id        uuid,
  session_id      uuid,
  action          text not null,
  object_type     text not null,
  object_id       uuid,
  case_id         uuid,
  organization_id uuid,
  facts           jsonb not null default '{}',
  prev_hash       text,
  hash            text,
  link            bigint unique,
  emptied_at      timestamptz
);
create index on private.audit_log (case_id, seq);
create index on private.audit_log (actor_id, seq);
create index on private.audit_log (object_id);
create index on private.audit_log (seq) where link is null;

-- How far the entries are sealed and verified.
create table private.audit_chain (
  one_row     boolean primary key default true check (one_row),
  links       bigint not null default 0,
  head        text not null default '',
  verified_to bigint not null default 0,
  begun_at    timestamptz not null default now(),
  broken_at   bigint,
  verified_at timestamptz
);
insert into private.audit_chain default values;

create function private.add_to_audit(what text, of_type text, of_id uuid, of_case uuid, of_organization uuid, known jsonb) returns void
  language sql security definer set search_path = '' as $$
  insert into private.audit_log (actor_id, session_id, action, object_type, object_id, case_id, organization_id, facts)
  values (auth.uid(), private.my_sign_in_id(), what, of_type, of_id, of_case, of_organization, known)
$$;

-- The trigger of every audited table.
create function private.audit() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  it jsonb := coalesce(is_now, was);
  changes jsonb := '{}';
begin
  if tg_op = 'UPDATE' then
    select jsonb_strip_nulls(jsonb_build_object(
      'changed', jsonb_agg(n.key order by n.key),
      'from', jsonb_object_agg(n.key, was -> n.key) filter (where n.key in ('status', 'role', 'side', 'step', 'audience')),
      'to', jsonb_object_agg(n.key, n.value) filter (where n.key in ('status', 'role', 'side', 'step', 'audience'))))
    into changes
    from jsonb_each(is_now) n where n.value is distinct from was -> n.key and n.key <> 'version';
    if changes = '{}' then return null; end if;
  end if;
  perform private.add_to_audit(lower(tg_op), tg_table_name, coalesce(it ->> 'id', it ->> 'user_id')::uuid,
    case when tg_table_name = 'cases' then it ->> 'id' else it ->> 'case_id' end::uuid,
    case when tg_table_name = 'organizations' then it ->> 'id' else it ->> 'organization_id' end::uuid, changes);
  return null;
end $$;

create function private.audit_hash(it private.audit_log) returns text
  language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(jsonb_build_array(it.link, it.seq,
    to_char(it.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), it.actor_id, it.session_id, it.action, it.object_type,
    it.object_id, it.case_id, it.organization_id, it.facts, it.prev_hash)::text, 'UTF8')), 'hex')
$$;

-- Entries change only by sealing and emptying. None is deleted.
create function private.keep_audit() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (old.link is null or (old.emptied_at is null and new.emptied_at is not null))
    and (new.seq, new.at, new.action, new.object_type) is not distinct from (old.seq, old.at, old.action, old.object_type)
  then
    return new;
  end if;
  raise 'The audit log is only ever added to.' using errcode = 'MP403';
end $$;
create trigger keep_audit before update or delete on private.audit_log
  for each row execute function private.keep_audit();

-- Seals the entries that are not sealed yet and returns how many. One server at a time does it; an entry that commits
-- late is sealed after those before it.
create function private.seal_audit(at_most int) returns int
  language plpgsql security definer set search_path = '' as $$
declare
  chain private.audit_chain;
  it private.audit_log;
  sealed int := 0;
begin
  select * into chain from private.audit_chain for update;
  for it in select * from private.audit_log where link is null order by seq limit at_most loop
    it.link := chain.links + 1;
    it.prev_hash := chain.head;
    it.hash := private.audit_hash(it);
    update private.audit_log set link = it.link, prev_hash = it.prev_hash, hash = it.hash where seq = it.seq;
    chain.links := it.link;
    chain.head := it.hash;
    sealed := sealed + 1;
  end loop;
  update private.audit_chain set links = chain.links, head = chain.head;
  return sealed;
end $$;

-- The first link after `from_link`, up to `to_link`, that differs from what was sealed.
create function private.first_broken_link(from_link bigint, to_link bigint) returns bigint
  language sql stable security definer set search_path = '' as $$
  with entries as (
    select number as link, l.link is null as is_missing, l.hash, l.prev_hash, l.emptied_at,
      coalesce((select before.hash from private.audit_log before where before.link = number - 1), '') as hash_before,
      private.audit_hash(l) as hash_now
    from generate_series(from_link + 1, to_link) as number
    left join private.audit_log l on l.link = number)
  select min(link) from entries
  where is_missing or prev_hash <> hash_before or (hash <> hash_now and emptied_at is null)
$$;

-- Verifies the next part of the chain and starts again once a day. A broken link stays reported.
create function private.verify_audit(at_most int) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  chain private.audit_chain;
  upto bigint;
  broken bigint;
begin
  select * into chain from private.audit_chain for update;
  if chain.verified_to >= chain.links and chain.begun_at < now() - interval '1 day' then
    chain.verified_to := 0;
    chain.begun_at := now();
  end if;
  upto := least(chain.verified_to + at_most, chain.links);
  broken := private.first_broken_link(chain.verified_to, upto);
  if broken is null and upto = chain.links
    and chain.head <> coalesce((select hash from private.audit_log where link = chain.links), '') then
    broken := chain.links;
  end if;
  if broken is null and exists (select from private.audit_log where link > chain.links) then
    broken := chain.links + 1;
  end if;
  update private.audit_chain set verified_to = upto, begun_at = chain.begun_at, verified_at = now(),
    broken_at = least(chain.broken_at, broken);
end $$;

-- For admins, the newest first.
create function private.audit_entries(before_seq bigint, wanted int, of_actor uuid, of_case uuid, of_organization uuid,
    of_action text, of_types text[], since timestamptz, until timestamptz)
  returns table (seq bigint, at timestamptz, actor_id uuid, actor_name text, action text, object_type text, object_id uuid,
                 case_id uuid, organization_id uuid, facts jsonb, is_sealed boolean)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_admin();
  return query
    select l.seq, l.at, l.actor_id, p.name, l.action, l.object_type, l.object_id, l.case_id,
      coalesce(l.organization_id, c.organization_id), l.facts, l.link is not null
    from private.audit_log l
    left join public.profiles p on p.id = l.actor_id
    left join public.cases c on c.id = l.case_id
    where l.seq < before_seq
      and (of_actor is null or l.actor_id = of_actor)
      and (of_case is null or l.case_id = of_case)
      and (of_organization is null or l.organization_id = of_organization or c.organization_id = of_organization)
      and (of_action is null or l.action = of_action)
      and (of_types is null or l.object_type = any (of_types))
      and (since is null or l.at >= since)
      and (until is null or l.at < until)
    order by l.seq desc limit wanted;
end $$;

-- Whoever sets a new password, the log says so. The password is not in it.
create function private.audit_password() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.audit_log (actor_id, session_id, action, object_type, object_id)
    values (coalesce(auth.uid(), new.id), private.my_sign_in_id(), 'update', 'password', new.id);
  return null;
end $$;
create trigger audit_password after update of encrypted_password on auth.users for each row
  when (old.encrypted_password is distinct from new.encrypted_password) execute function private.audit_password();

create trigger audit after update on private.settings for each row execute function private.audit();

revoke execute on all functions in schema private from public;
grant execute on function
  private.audit_entries(bigint, int, uuid, uuid, uuid, text, text[], timestamptz, timestamptz) to authenticated;

reset check_function_bodies;
