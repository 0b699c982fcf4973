-- Erasure requests as a queue: which cases of a person must be kept and why, what waits and what was answered.

drop function private.erasures(timestamptz, uuid, int);
drop function private.kept_cases(uuid);

-- The cases of a person that must be kept: under legal hold, not closed, or closed for less than their retention.
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

-- An answer goes forward: looked at, then done. As long as a case must be kept, not everything can be gone.
create or replace function private.check_erasure() returns trigger
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

-- For admins: the requests that wait, the oldest first; or those that were answered, the newest first.
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

revoke execute on all functions in schema private from public;
grant execute on function private.erasures(boolean, timestamptz, uuid, int) to authenticated;
