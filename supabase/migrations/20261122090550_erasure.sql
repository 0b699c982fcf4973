-- Data that a person wants gone: they ask, an admin answers, and what must be kept stays.

-- What a person asked for when they want their data gone, and what came of it.
create table erasure_requests (
  id          uuid primary key default gen_random_uuid(),
  user_id     uuid not null references profiles on delete cascade,
  status      text not null default 'requested' check (status in ('requested', 'checking_holds', 'done_in_part', 'done_whole')),
  explanation text not null default '' check (length(explanation) <= 2000),
  version     int not null default 1,
  created_at  timestamptz not null default clock_timestamp(),
  updated_at  timestamptz not null default clock_timestamp()
);
create index on erasure_requests (user_id, created_at, id);
create index on erasure_requests (created_at, id);
create unique index one_open_a_person on erasure_requests (user_id) where status in ('requested', 'checking_holds');

create function private.tell_of_erasure() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.notify('support-' || new.user_id, 'case_update', 'Somebody asks for their data to be erased.', null, new.id);
  elsif new.status <> old.status then
    perform private.notify_user(new.user_id, 'case_update', 'There is news about something you asked for.', null, null, new.id);
  end if;
  return null;
end $$;
create trigger tell_of_erasure after insert or update on erasure_requests
  for each row execute function private.tell_of_erasure();

-- Asks for the caller's data to be erased; while a request is open, asking again changes nothing.
create function private.request_erasure() returns void
  language sql security definer set search_path = '' as $$
  insert into public.erasure_requests (user_id) values (auth.uid())
  on conflict (user_id) where status in ('requested', 'checking_holds') do nothing
$$;

-- How many cases of a person must be kept: those that are held, not closed, or closed for less than their retention.
create function private.kept_cases(person uuid) returns int
  language sql stable security definer set search_path = '' as $$
  select count(*)::int from public.cases c
  join public.organization_settings o on o.organization_id = c.organization_id
  where exists (select from public.case_participants p where p.case_id = c.id and p.user_id = person)
    and (c.legal_hold or c.status <> 'closed' or c.closed_at + make_interval(years => greatest(o.retention_messages,
      o.retention_financial_documents, o.retention_notes, o.retention_agreement, o.retention_audit)) > now())
$$;

-- An answer goes forward: looked at, then done. As long as a case must be kept, not everything can be gone.
create function private.check_erasure() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if old.status in ('done_in_part', 'done_whole') then
    raise 'This request was answered already.' using errcode = 'MP409';
  end if;
  if new.status = old.status then
    raise 'Somebody is looking at this request already.' using errcode = 'MP409';
  end if;
  if new.status = 'done_whole' and private.kept_cases(new.user_id) > 0 then
    raise 'A case of this person must still be kept, so not everything can be erased. Answer that a part is done.'
      using errcode = 'MP409';
  end if;
  new.updated_at := clock_timestamp();
  return new;
end $$;
create trigger check_erasure before update on erasure_requests for each row execute function private.check_erasure();

-- Who asks for their data to be erased, the newest first, for admins.
create function private.erasures(before_at timestamptz, before_id uuid, wanted int)
  returns table (id uuid, user_id uuid, name text, status text, explanation text, kept_cases int, created_at timestamptz,
                 updated_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_admin();
  return query
    select e.id, e.user_id, p.name, e.status, e.explanation, private.kept_cases(e.user_id), e.created_at, e.updated_at
    from public.erasure_requests e join public.profiles p on p.id = e.user_id
    where (e.created_at, e.id) < (before_at, before_id)
    order by e.created_at desc, e.id desc limit wanted;
end $$;

create trigger audit after insert or update or delete on erasure_requests for each row execute function private.audit();
create trigger next_version before update on erasure_requests for each row execute function private.next_version();

revoke execute on all functions in schema private from public;
grant execute on function private.request_erasure(), private.erasures(timestamptz, uuid, int) to authenticated;

-- Asked for by the person, answered by an admin.
alter table erasure_requests enable row level security;
create policy owner_or_admin_reads on erasure_requests for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy admin_answers on erasure_requests for update to authenticated
  using ((select private.is_admin()));
revoke all on erasure_requests from anon, authenticated;
grant select, update (status, explanation) on erasure_requests to authenticated;
