-- The clauses of a draft: taken out, and put back to the words that both parties signed.

set check_function_bodies = off;

create function private.remove_clause(of_clause uuid, expected_version int) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_clauses;
begin
  select * into it from public.agreement_clauses
    where id = of_clause and case_id in (select private.my_mediated_case_ids());
  perform private.lock_open_case(it.case_id);
  delete from public.agreement_clauses where id = of_clause and version = expected_version;
  if not found then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
end $$;

-- Puts a draft back to the signed words, which count for as long as both parties have not signed others.
create function private.restore_draft(of_case uuid, of_document text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions;
begin
  perform private.lock_open_case(of_case);
  perform private.must_mediate(of_case);
  select * into it from private.versions_in_force(of_case) v where v.document = of_document;
  if not found then raise 'Both parties have not signed this document yet.' using errcode = 'MP409'; end if;
  delete from public.agreement_clauses where case_id = it.case_id and document = it.document
    and id not in (select (c ->> 'id')::uuid from jsonb_array_elements(it.clauses) as c);
  insert into public.agreement_clauses
    (id, case_id, document, position, issue, heading, text, plain_text, explained_text, state, source_proposal_id, duties)
    select (c.value ->> 'id')::uuid, it.case_id, it.document, c.ordinality, c.value ->> 'issue', c.value ->> 'heading',
      c.value ->> 'text', c.value ->> 'plain_text', case when c.value ? 'plain_is_older' then '' else c.value ->> 'text' end,
      c.value ->> 'state',
      (select p.id from public.proposals p where p.case_id = it.case_id and p.id = (c.value ->> 'source_proposal_id')::uuid),
      coalesce(c.value -> 'duties', '[]')
    from jsonb_array_elements(it.clauses) with ordinality as c
    on conflict (id) do update set position = excluded.position, issue = excluded.issue, heading = excluded.heading,
      text = excluded.text, plain_text = excluded.plain_text, explained_text = excluded.explained_text,
      state = excluded.state, duties = excluded.duties;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.remove_clause(uuid, int), private.restore_draft(uuid, text) to authenticated;

reset check_function_bodies;
