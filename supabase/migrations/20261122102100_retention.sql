-- Retention: what is purged when, legal holds that stop it, and erasure requests.

set check_function_bodies = off;

-- The retention class of each table, in the order of deletion: what refers to a row goes before it.
create table private.retention_tables (
  table_name text primary key,
  class      text not null check (class in ('messages', 'financial_documents', 'notes', 'agreement', 'audit')),
  position   int not null unique
);
insert into private.retention_tables (position, table_name, class) values
  (1, 'chat_messages', 'messages'), (2, 'ai_chat_history', 'messages'), (3, 'ai_insights', 'messages'),
  (4, 'notifications', 'messages'),
  (5, 'uploads', 'financial_documents'), (6, 'requirements', 'financial_documents'),
  (7, 'case_intakes', 'financial_documents'),
  (8, 'case_notes', 'notes'), (9, 'case_requests', 'notes'), (10, 'safety_answers', 'notes'),
  (11, 'handover_notes', 'notes'), (12, 'invitation_concerns', 'notes'), (13, 'sessions', 'notes'),
  (14, 'case_milestones', 'agreement'),
  (15, 'case_events', 'audit'),
  (16, 'upload_review_notes', 'financial_documents'),
  (17, 'agreement_signatures', 'agreement'), (18, 'agreement_versions', 'agreement');

-- A case that was reopened since is purged again.
create table private.retention_done (
  case_id uuid not null references public.cases on delete cascade,
  class   text not null,
  done_at timestamptz not null default now(),
  primary key (case_id, class)
);

-- Each change of the hold with its reason. cases.legal_hold has the current state.
create table legal_holds (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null references cases on delete cascade,
  is_on      boolean not null,
  reason     text not null check (length(reason) between 1 and 1000) check (private.is_text(reason)),
  set_by     uuid not null references profiles,
  created_at timestamptz not null default clock_timestamp()
);
create index on legal_holds (case_id, created_at, id);
create index on legal_holds (set_by);

create table erasure_requests (
  id          uuid primary key default gen_random_uuid(),
  user_id     uuid not null references profiles on delete cascade,
  status      text not null default 'requested'
              check (status in ('requested', 'checking_holds', 'done_in_part', 'done_whole')),
  explanation text not null default '' check (length(explanation) <= 2000),
  version     int not null default 1,
  created_at  timestamptz not null default clock_timestamp(),
  updated_at  timestamptz not null default clock_timestamp()
);
create index on erasure_requests (user_id, created_at, id);
create index on erasure_requests (created_at, id);
create unique index one_open_per_person on erasure_requests (user_id) where status in ('requested', 'checking_holds');

-- What is past its retention time, on hold or not.
create function private.past_retention()
  returns table (case_id uuid, organization_id uuid, class text, due_since timestamptz, is_held boolean)
  language sql stable security definer set search_path = '' as $$
  select c.id, c.organization_id, kind.class, c.closed_at + make_interval(years => kind.years), c.legal_hold
  from public.cases c
  join public.organization_settings o on o.organization_id = c.organization_id
  cross join lateral (values
    ('messages', o.retention_messages), ('financial_documents', o.retention_financial_documents),
    ('notes', o.retention_notes), ('agreement', o.retention_agreement), ('audit', o.retention_audit)) as kind (class, years)
  where c.status = 'closed' and c.closed_at + make_interval(years => kind.years) <= now()
    and not exists (select from private.retention_done d
      where d.case_id = c.id and d.class = kind.class and d.done_at >= c.closed_at)
$$;

-- Purges one class of one case that is past its time and not on hold. The audit log keeps how many rows, never what;
-- its own entries are emptied and keep their hashes.
create function private.apply_retention(of_case uuid, of_class text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  it record;
  counts jsonb := '{}';
  deleted bigint;
  home uuid;
begin
  perform from public.cases where id = of_case for update;
  select p.organization_id into home from private.past_retention() p
    where p.case_id = of_case and p.class = of_class and not p.is_held;
  if not found then return false; end if;
  for it in select t.table_name from private.retention_tables t where t.class = of_class order by t.position loop
    execute format('delete from public.%I where case_id = $1', it.table_name) using of_case;
    get diagnostics deleted = row_count;
    if deleted > 0 then counts := counts || jsonb_build_object(it.table_name, deleted); end if;
  end loop;
  if of_class = 'audit' then
    update private.audit_log set emptied_at = now(), actor_id = null, session_id = null, object_id = null, facts = '{}'
      where case_id = of_case and emptied_at is null and link is not null and action <> 'retention';
    get diagnostics deleted = row_count;
    counts := counts || jsonb_build_object('audit_log', deleted);
  end if;
  insert into private.retention_done (case_id, class) values (of_case, of_class)
    on conflict (case_id, class) do update set done_at = now();
  perform private.add_to_audit('retention', of_class, of_case, of_case, home, counts);
  return true;
end $$;

-- What will be purged next.
create function private.retention_due()
  returns table (case_id uuid, reference text, organization_id uuid, class text, due_since timestamptz, is_held boolean)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_admin();
  return query
    select p.case_id, c.reference, p.organization_id, p.class, p.due_since, p.is_held
    from private.past_retention() p join public.cases c on c.id = p.case_id
    order by p.due_since, p.case_id, p.class limit 100;
end $$;

-- Stops the purge of a case, or allows it again.
create function private.set_legal_hold(of_case uuid, switch_on boolean, words text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.must_be_admin();
  update public.cases set legal_hold = switch_on where id = of_case and legal_hold <> switch_on;
  if not found then
    if not exists (select from public.cases where id = of_case) then raise 'Not found.' using errcode = 'MP404'; end if;
    raise '%', case when switch_on then 'This case is held already.' else 'This case is not held.' end using errcode = 'MP409';
  end if;
  insert into public.legal_holds (case_id, is_on, reason, set_by) values (of_case, switch_on, words, auth.uid());
end $$;

create function private.notify_of_erasure() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.notify('support-' || new.user_id, 'case_update', 'Somebody asks for their data to be erased.', null, new.id);
  elsif new.status <> old.status then
    perform private.notify_user(new.user_id, 'case_update', 'There is news about something you asked for.', null, null, new.id);
  end if;
  return null;
end $$;
create trigger notify_of_erasure after insert or update on erasure_requests
  for each row execute function private.notify_of_erasure();

-- Asks for the caller's data to be erased. A second request while one is open changes nothing.
create function private.request_erasure() returns void
  language sql security definer set search_path = '' as $$
  insert into public.erasure_requests (user_id) values (auth.uid())
  on conflict (user_id) where status in ('requested', 'checking_holds') do nothing
$$;

-- The cases that stop an erasure: under legal hold, not closed, or closed for less than the retention time.
create function private.kept_cases(person uuid)
  returns table (case_id uuid, reference text, title text, reason text, kept_until timestamptz)
  language sql stable security definer set search_path = '' as $$
  select c.id, c.reference, c.title,
    case when c.legal_hold then 'legal_hold' when c.status <> 'closed' then 'open' else 'retention' end,
    case when c.status = 'closed' then it.ends_at end
  from public.cases c
  join public.organization_settings o on o.organization_id = c.organization_id
  cross join lateral (select c.closed_at + make_interval(years => greatest(o.retention_messages,
    o.retention_financial_documents, o.retention_notes, o.retention_agreement, o.retention_audit)) as ends_at) as it
  where exists (select from public.case_participants p where p.case_id = c.id and p.user_id = person)
    and (c.legal_hold or c.status <> 'closed' or it.ends_at > now())
  order by c.created_at, c.id
$$;

-- An answer only moves forward. While a case must be kept, the erasure is partial.
create function private.check_erasure() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if old.status in ('done_in_part', 'done_whole') then
    raise 'This request was answered already.' using errcode = 'MP409';
  end if;
  if new.status = old.status then
    raise 'Somebody is looking at this request already.' using errcode = 'MP409';
  end if;
  if new.status = 'done_whole' and exists (select from private.kept_cases(new.user_id)) then
    raise 'A case of this person must still be kept, so not everything can be erased. Answer that a part is done.'
      using errcode = 'MP409';
  end if;
  new.updated_at := clock_timestamp();
  return new;
end $$;
create trigger check_erasure before update on erasure_requests for each row execute function private.check_erasure();

-- For admins: open requests, the oldest first, or answered ones, the newest first.
create function private.erasures(answered boolean, from_at timestamptz, from_id uuid, wanted int)
  returns table (id uuid, user_id uuid, name text, email text, role text, is_closed boolean, status text, explanation text,
                 kept_cases json, created_at timestamptz, updated_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_admin();
  return query
    select e.id, e.user_id, p.name, d.email, p.role, p.closed_at is not null, e.status, e.explanation,
      (select coalesce(json_agg(to_json(kept)), '[]') from private.kept_cases(e.user_id) as kept),
      e.created_at, e.updated_at
    from public.erasure_requests e
    join public.profiles p on p.id = e.user_id
    join public.contact_details d on d.user_id = e.user_id
    where (e.status in ('done_in_part', 'done_whole')) = answered
      and case when answered then (e.created_at, e.id) < (from_at, from_id) else (e.created_at, e.id) > (from_at, from_id) end
    order by case when answered then e.created_at end desc, case when answered then e.id end desc, e.created_at, e.id
    limit wanted;
end $$;

create trigger audit after insert or update or delete on erasure_requests for each row execute function private.audit();
create trigger next_version before update on erasure_requests for each row execute function private.next_version();
create trigger audit after insert or update or delete on legal_holds for each row execute function private.audit();

revoke execute on all functions in schema private from public;
grant execute on function private.retention_due(), private.set_legal_hold(uuid, boolean, text),
  private.request_erasure(), private.erasures(boolean, timestamptz, uuid, int) to authenticated;

-- For admins.
alter table legal_holds enable row level security;
create policy admin_reads on legal_holds for select to authenticated
  using ((select private.is_admin()));
revoke all on legal_holds from anon, authenticated;
grant select on legal_holds to authenticated;

-- Created by the person, answered by an admin.
alter table erasure_requests enable row level security;
create policy owner_or_admin_reads on erasure_requests for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy admin_answers on erasure_requests for update to authenticated
  using ((select private.is_admin()));
revoke all on erasure_requests from anon, authenticated;
grant select, update (status, explanation) on erasure_requests to authenticated;
select private.refuse_direct_writes('erasure_requests');

reset check_function_bodies;
