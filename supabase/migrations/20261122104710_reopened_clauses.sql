-- A signed document is looked at again one clause at a time: the others stand as signed, and the signed version stays in
-- force until both parties have signed the new one.

set check_function_bodies = off;

create function private.reopened_clause(of_case uuid, of_document text) returns uuid
  language sql stable security definer set search_path = '' as $$
  select id from public.agreement_clauses where case_id = of_case and document = of_document and reopened_at is not null
$$;

create function private.refuse_standing_clause() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  reopened uuid := private.reopened_clause(new.case_id, new.document);
begin
  if reopened is null or new.reopened_at is distinct from old.reopened_at then return new; end if;
  if reopened <> new.id or new.position is distinct from old.position then
    raise 'This clause stands as signed. Only the reopened clause can change.' using errcode = 'MP409';
  end if;
  return new;
end $$;
create trigger refuse_standing_clause before insert or update on agreement_clauses
  for each row execute function private.refuse_standing_clause();

create or replace function private.remove_clause(of_clause uuid, expected_version int) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_clauses;
begin
  select * into it from public.agreement_clauses
    where id = of_clause and case_id in (select private.my_mediated_case_ids());
  perform private.lock_open_case(it.case_id);
  if private.reopened_clause(it.case_id, it.document) is not null then
    raise 'While a clause is reopened, every clause stays.' using errcode = 'MP409';
  end if;
  delete from public.agreement_clauses where id = of_clause and version = expected_version;
  if not found then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
end $$;

-- Puts a draft back to the words of a version.
create function private.restore_draft(it public.agreement_versions) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.agreement_clauses where case_id = it.case_id and document = it.document
    and id not in (select (c ->> 'id')::uuid from jsonb_array_elements(it.clauses) as c);
  insert into public.agreement_clauses
    (id, case_id, document, position, issue, heading, text, plain_text, state, source_proposal_id, duties)
    select (c.value ->> 'id')::uuid, it.case_id, it.document, c.ordinality, c.value ->> 'issue', c.value ->> 'heading',
      c.value ->> 'text', c.value ->> 'plain_text', c.value ->> 'state',
      (select p.id from public.proposals p where p.case_id = it.case_id and p.id = (c.value ->> 'source_proposal_id')::uuid),
      coalesce(c.value -> 'duties', '[]')
    from jsonb_array_elements(it.clauses) with ordinality as c
    on conflict (id) do update set position = excluded.position, issue = excluded.issue, heading = excluded.heading,
      text = excluded.text, plain_text = excluded.plain_text, state = excluded.state, duties = excluded.duties;
end $$;

-- Reopens one clause of a version that is in force. The draft begins with the signed words.
create function private.reopen_clause(of_case uuid, of_clause uuid, with_annex boolean) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions;
begin
  perform private.lock_open_case(of_case);
  perform private.must_mediate(of_case);
  select * into it from private.versions_in_force(of_case)
    where clauses @> jsonb_build_array(jsonb_build_object('id', of_clause));
  if not found then raise 'Only a clause that both parties signed can be reopened.' using errcode = 'MP409'; end if;
  if private.reopened_clause(of_case, it.document) is not null
    or it.id not in (select id from private.newest_versions(of_case)) then
    raise 'A clause of this document is reopened already.' using errcode = 'MP409';
  end if;
  perform private.restore_draft(it);
  update public.agreement_clauses set reopened_at = now(), reopens_annex = with_annex where id = of_clause;
  perform private.record(of_case, it.visible_to, 'agreement_clause_reopened', it.id,
    jsonb_build_object('document', it.document, 'number', it.number));
  perform private.notify(it.visible_to, 'case_update',
    'Your mediator looks at one clause of your agreement again. The signed version stays in force.', of_case, it.id);
end $$;

-- Ends it without a change, as long as nothing was released.
create function private.end_reopening(of_case uuid, of_document text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions;
begin
  perform private.lock_open_case(of_case);
  perform private.must_mediate(of_case);
  if private.reopened_clause(of_case, of_document) is null then
    raise 'No clause of this document is reopened.' using errcode = 'MP409';
  end if;
  select * into it from private.versions_in_force(of_case) v where v.document = of_document;
  if it.id not in (select id from private.newest_versions(of_case)) then
    raise 'The new version is released already.' using errcode = 'MP409';
  end if;
  update public.agreement_clauses set reopened_at = null, reopens_annex = false
    where case_id = of_case and document = of_document and reopened_at is not null;
  perform private.restore_draft(it);
  perform private.record(of_case, it.visible_to, 'agreement_clause_kept', it.id,
    jsonb_build_object('document', it.document, 'number', it.number));
end $$;

-- The last signature ends it too.
create function private.end_signed_reopening() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions;
begin
  select * into it from public.agreement_versions where id = new.version_id;
  if private.is_signed_by_both(it.id) then
    update public.agreement_clauses set reopened_at = null, reopens_annex = false
      where case_id = it.case_id and document = it.document and reopened_at is not null;
  end if;
  return null;
end $$;
create trigger end_signed_reopening after insert on agreement_signatures
  for each row execute function private.end_signed_reopening();

-- The annex that a release would freeze. It stands as signed unless it was reopened with the clause.
create function private.draft_annex(of_case uuid, of_document text) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select case when exists (
      select from public.agreement_clauses
      where case_id = of_case and document = of_document and reopened_at is not null and not reopens_annex)
    then (select annex from private.versions_in_force(of_case) where document = of_document)
    else private.annex_of(of_case, of_document) end
$$;

create or replace function private.draft_tag(of_case uuid, of_document text) returns text
  language sql stable security definer set search_path = '' as $$
  select md5(concat(string_agg(concat_ws(' ', id, version), ',' order by position, created_at), private.draft_annex(of_case, of_document)))
  from public.agreement_clauses
  where case_id = of_case and document = of_document and case_id in (select private.my_mediated_case_ids())
$$;

create or replace function private.release_agreement(
  of_case uuid, of_document text, expected_tag text, for_readers text, points jsonb
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  words jsonb;
  annex_now jsonb := private.draft_annex(of_case, of_document);
  next int;
  made uuid;
  read_by text := case for_readers when 'parties' then 'parties-' else 'case-' end || of_case;
begin
  perform private.lock_open_case(of_case);
  perform private.must_mediate(of_case);
  if private.draft_tag(of_case, of_document) is distinct from expected_tag then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
  select jsonb_agg(jsonb_build_object('id', id, 'issue', issue, 'heading', heading, 'text', text, 'plain_text', plain_text,
      'state', state, 'source_proposal_id', source_proposal_id, 'duties', duties) order by position, created_at)
    into words from public.agreement_clauses where case_id = of_case and document = of_document;
  if words is null then raise 'This draft is empty.' using errcode = 'MP409'; end if;
  if exists (select from jsonb_array_elements(words) as it where it ->> 'text' = '') then
    raise 'A clause has no words yet.' using errcode = 'MP409';
  end if;
  if words @? '$[*].duties[*] ? (@.what == "" || @.due_on == null)' then
    raise 'Something to do in a clause has no words or no day yet.' using errcode = 'MP409';
  end if;
  if (select array_position(private.steps(), step) from public.cases where id = of_case)
      < array_position(private.steps(), 'negotiation_sessions') then
    raise 'A draft is shared after the first session.' using errcode = 'MP409';
  end if;
  if exists (
    select from private.newest_versions(of_case) v
    where v.document = of_document and v.clauses = words and v.annex is not distinct from annex_now and v.readers = for_readers) then
    raise 'Nothing has changed since the last version.' using errcode = 'MP409';
  end if;
  select coalesce(max(number), 0) + 1 into next
    from public.agreement_versions where case_id = of_case and document = of_document;
  insert into public.agreement_versions
    (case_id, document, number, readers, clauses, annex, open_points, reopened_clause_id, released_at, released_by, hash)
    values (of_case, of_document, next, for_readers, words, annex_now, points,
      private.reopened_clause(of_case, of_document), now(), auth.uid(), encode(sha256(convert_to(
      concat_ws(' ', of_case, of_document, next, words, annex_now), 'UTF8')), 'hex'))
    returning id into made;
  perform private.record(of_case, read_by, 'agreement_shared', made,
    jsonb_build_object('document', of_document, 'number', next));
  perform private.notify(read_by, 'case_update', 'Your mediator has shared a draft of your agreement.', of_case, made);
  return made;
end $$;

-- A new version voids the signatures of the one before, and says so to those who read both. One that both parties signed
-- stays in force while a reopened clause waits for its signatures.
create or replace function private.void_signatures() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  before public.agreement_versions;
  readers text;
  stays boolean;
begin
  select * into before from public.agreement_versions
    where case_id = new.case_id and document = new.document and number < new.number order by number desc limit 1;
  if not exists (select from public.agreement_signatures where version_id = before.id) then return null; end if;
  readers := case when 'parties' in (before.readers, new.readers) then 'parties-' else 'case-' end || new.case_id;
  stays := new.reopened_clause_id is not null and private.is_signed_by_both(before.id);
  perform private.record(new.case_id, readers,
    case when stays then 'agreement_stays_in_force' else 'agreement_signatures_void' end, new.id,
    jsonb_build_object('document', new.document, 'number', before.number));
  perform private.notify_user(reader, 'case_update',
      case when stays then 'One clause of your agreement has changed. The signed version stays in force until both sign the new one.'
        when reader in (
          select p.user_id from public.agreement_signatures signed
          join public.case_participants p on p.id = signed.participant_id where signed.version_id = before.id)
        then 'A new version of your agreement was released, and your signature no longer counts. Read what changed and sign again.'
        else 'Your agreement has changed. Earlier signatures no longer count.' end,
      new.case_id, readers, new.id)
    from private.members_of(readers) as reader;
  return null;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.reopen_clause(uuid, uuid, boolean), private.end_reopening(uuid, text) to authenticated;

reset check_function_bodies;
