-- How long data is kept: so many years after a case was closed, by class of data, unless the case is held.

-- What belongs to which class. In the order in which it goes: what refers to something goes before it.
create table private.retention_tables (
  table_name text primary key,
  class      text not null check (class in ('messages', 'financial_documents', 'notes', 'agreement', 'audit')),
  position   int not null unique
);
insert into private.retention_tables (table_name, class, position) values
  ('chat_messages', 'messages', 1), ('ai_chat_history', 'messages', 2), ('ai_insights', 'messages', 3),
  ('notifications', 'messages', 4),
  ('uploads', 'financial_documents', 5), ('requirements', 'financial_documents', 6), ('case_intakes', 'financial_documents', 7),
  ('case_notes', 'notes', 8), ('case_requests', 'notes', 9), ('safety_answers', 'notes', 10), ('handover_notes', 'notes', 11),
  ('invitation_concerns', 'notes', 12), ('sessions', 'notes', 13),
  ('case_milestones', 'agreement', 14),
  ('case_events', 'audit', 15);

-- Which class of which case has gone. A case that was reopened since is looked at again.
create table private.retention_done (
  case_id uuid not null references public.cases on delete cascade,
  class   text not null,
  done_at timestamptz not null default now(),
  primary key (case_id, class)
);
revoke all on private.retention_tables, private.retention_done from anon, authenticated;

create index on cases (closed_at) where status = 'closed';

-- What has been kept long enough, whether it is held or not.
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

-- Deletes one class of one case, if its time is over at this moment and nobody holds it. The audit log keeps how much it
-- was, never what; of the log itself the entries are emptied, and their hashes stay.
create function private.apply_retention(of_case uuid, of_class text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  it record;
  counts jsonb := '{}';
  gone bigint;
  home uuid;
begin
  perform from public.cases where id = of_case for update;
  select p.organization_id into home from private.past_retention() p
    where p.case_id = of_case and p.class = of_class and not p.is_held;
  if not found then return false; end if;
  for it in select t.table_name from private.retention_tables t where t.class = of_class order by t.position loop
    execute format('delete from public.%I where case_id = $1', it.table_name) using of_case;
    get diagnostics gone = row_count;
    if gone > 0 then counts := counts || jsonb_build_object(it.table_name, gone); end if;
  end loop;
  if of_class = 'audit' then
    update private.audit_log set emptied_at = now(), actor_id = null, session_id = null, object_id = null, facts = '{}'
      where case_id = of_case and emptied_at is null and link is not null and action <> 'retention';
    get diagnostics gone = row_count;
    counts := counts || jsonb_build_object('audit_log', gone);
  end if;
  insert into private.retention_done (case_id, class) values (of_case, of_class)
    on conflict (case_id, class) do update set done_at = now();
  perform private.add_to_audit('retention', of_class, of_case, of_case, home, counts);
  return true;
end $$;

-- What the clock would delete next, for the page of an admin: nothing is deleted by looking.
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

revoke execute on all functions in schema private from public;
grant execute on function private.retention_due() to authenticated;
