-- The audit log of one organization: what concerns it, and its cases.

drop function private.audit_entries(bigint, int, uuid, uuid, text, text[], timestamptz, timestamptz);
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

revoke execute on all functions in schema private from public;
grant execute on function
  private.audit_entries(bigint, int, uuid, uuid, uuid, text, text[], timestamptz, timestamptz) to authenticated;
