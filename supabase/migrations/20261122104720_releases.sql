-- Releases: a draft becomes a version that never changes.

set check_function_bodies = off;

-- The clauses that a release would freeze. Those with plain words older than the words to sign say so.
create function private.draft_words(of_case uuid, of_document text) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('id', id, 'issue', issue, 'heading', heading, 'text', text, 'plain_text', plain_text,
      'state', state, 'source_proposal_id', source_proposal_id, 'duties', duties)
      || case when plain_is_older then '{"plain_is_older": true}' else '{}' end::jsonb order by position, created_at)
  from public.agreement_clauses where case_id = of_case and document = of_document
$$;

-- What a release would attach, for the mediators of the case, who compare it with what was released; null for everybody
-- else.
create function private.mediated_draft_annex(of_case uuid, of_document text) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select private.annex_of(of_case, of_document) where of_case in (select private.my_mediated_case_ids())
$$;

-- Names the state of a draft, for the mediators of the case: another one after every change.
create function private.draft_tag(of_case uuid, of_document text) returns text
  language sql stable security definer set search_path = '' as $$
  select md5(concat(string_agg(concat_ws(' ', id, version), ',' order by position, created_at), private.annex_of(of_case, of_document)))
  from public.agreement_clauses
  where case_id = of_case and document = of_document and case_id in (select private.my_mediated_case_ids())
$$;

-- Whether a draft differs from the newest version, or a party has another name than there, for the mediators of the case.
create function private.is_draft_changed(of_case uuid, of_document text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select not exists (
    select from private.newest_versions(of_case) v
    where v.document = of_document and v.clauses = private.draft_words(of_case, of_document)
      and v.annex is not distinct from private.annex_of(of_case, of_document)
      and v.parties @> private.parties_of(of_case))
  where of_case in (select private.my_mediated_case_ids())
$$;

-- Whether words have a place that somebody has to fill in: [date], ____ or ..... A bracket with digits cites: [2010] UKSC 42.
create function private.has_blank(words text) returns boolean
  language sql immutable set search_path = '' as $$
  select words ~ '\[(?!sic\])[^\[\]0-9]*\]|_{2,}|\.{4,}'
$$;

-- Refuses a draft that nobody could follow, and names the clause.
create function private.must_be_whole(words jsonb) returns void
  language plpgsql stable security definer set search_path = '' as $$
declare
  clause jsonb;
  named text;
begin
  if words is null then raise 'This draft is empty.' using errcode = 'MP409'; end if;
  for clause, named in
    select it, format('Clause %s, “%s”,', at, it ->> 'heading')
    from jsonb_array_elements(words) with ordinality as listed (it, at) order by at
  loop
    if clause ->> 'text' = '' then raise '% has no words yet.', named using errcode = 'MP409'; end if;
    if clause @? '$.duties[*] ? (@.what == "" || @.due_on == null)' then
      raise '% has something to do without words or a day.', named using errcode = 'MP409';
    end if;
    if private.has_blank(clause ->> 'heading') or private.has_blank(clause ->> 'text') or private.has_blank(clause ->> 'plain_text')
        or exists (select from jsonb_array_elements(clause -> 'duties') as duty where private.has_blank(duty ->> 'what')) then
      raise '% has a place that is not filled in yet.', named using errcode = 'MP409';
    end if;
  end loop;
end $$;

-- Releases a draft to its readers, for good. The draft stays, as the start of the next version. The questions about the
-- version before are asked again, and its lawyer round ends.
create function private.release_agreement(
  of_case uuid, of_document text, expected_tag text, for_readers text, points jsonb, struck jsonb
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  words jsonb;
  annex_now jsonb := private.annex_of(of_case, of_document);
  named jsonb := private.parties_of(of_case);
  taken_out jsonb := (select coalesce(jsonb_agg(it || jsonb_build_object('by', me.name)), '[]')
    from jsonb_array_elements(struck) as it, public.profiles me where me.id = auth.uid());
  before public.agreement_versions;
  next int;
  made uuid;
  read_by text := case for_readers when 'parties' then 'parties-' else 'case-' end || of_case;
begin
  perform private.lock_open_case(of_case);
  perform private.must_mediate(of_case);
  -- Before the tag: what changes while this runs is a conflict, and never a part of the version.
  words := private.draft_words(of_case, of_document);
  if private.draft_tag(of_case, of_document) is distinct from expected_tag then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
  perform private.must_be_whole(words);
  if exists (
    select from jsonb_array_elements(struck) as it
    where it ? 'clause_id' and not exists (
      select from jsonb_array_elements(words) as clause where clause ->> 'id' = it ->> 'clause_id')) then
    raise 'Choose a clause of this draft.' using errcode = 'MP422';
  end if;
  if (select array_position(private.steps(), step) from public.cases where id = of_case)
      < array_position(private.steps(), 'negotiation_sessions') then
    raise 'A draft is released once the case is at the negotiation sessions.' using errcode = 'MP409';
  end if;
  if not private.is_draft_changed(of_case, of_document) and exists (
    select from private.newest_versions(of_case) v where v.document = of_document and v.readers = for_readers) then
    raise 'Nothing has changed since the last version.' using errcode = 'MP409';
  end if;
  select * into before from private.newest_versions(of_case) v where v.document = of_document;
  next := coalesce(before.number, 0) + 1;
  insert into public.agreement_versions
    (case_id, document, number, readers, parties, clauses, annex, open_points, struck_points, released_at, released_by, hash)
    values (of_case, of_document, next, for_readers, named, words, annex_now, points, taken_out, now(), auth.uid(), encode(
      sha256(convert_to(concat_ws(' ', of_case, of_document, next, named, words, annex_now), 'UTF8')), 'hex'))
    returning id into made;
  perform private.carry_signing_questions(before.id, made);
  perform private.close_round_of_version(before.id);
  perform private.record(of_case, read_by, 'agreement_shared', made,
    jsonb_build_object('document', of_document, 'number', next));
  perform private.notify_user(reader, 'case_update', case when reader in (
        select p.user_id from public.case_participants p where p.case_id = of_case and p.role = 'lawyer')
      then 'A version of the agreement was released. You can read it.'
      else 'Your mediator has shared a draft of your agreement.' end, of_case, read_by, made)
    from private.members_of(read_by) as reader;
  return made;
end $$;

-- A version that both parties signed stands until both have signed the next one, and they are asked to. Signatures under
-- one that was not complete end with the next one. Those who read both are told.
create function private.void_signatures() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  before public.agreement_versions;
  lasting public.agreement_versions;
  readers text;
  stays boolean;
begin
  select * into before from public.agreement_versions
    where case_id = new.case_id and document = new.document and number < new.number order by number desc limit 1;
  select * into lasting from private.versions_in_force(new.case_id) v where v.document = new.document;
  stays := lasting.id is not null;
  if not stays and not exists (select from public.agreement_signatures where version_id = before.id) then return null; end if;
  readers := case when 'parties' in (before.readers, new.readers) then 'parties-' else 'case-' end || new.case_id;
  perform private.record(new.case_id, readers,
    case when stays then 'agreement_stays_in_force' else 'agreement_signatures_void' end, new.id,
    jsonb_build_object('document', new.document, 'number', coalesce(lasting.number, before.number)));
  perform private.notify_user(reader, 'case_update',
      case when stays and reader in (
          select p.user_id from public.case_participants p where p.case_id = new.case_id and p.role = 'divorcee')
        then 'Your mediator asks you to read a new version of your agreement, and to sign it if you agree. The signed version stays as it is until both of you have signed the new one.'
        when stays
        then 'A new version of the agreement waits for its signatures. The signed version stays as it is until both parties have signed the new one.'
        when reader in (
          select p.user_id from public.agreement_signatures signed
          join public.case_participants p on p.id = signed.participant_id where signed.version_id = before.id)
        then 'A new version of your agreement was released, and your signature no longer counts. Read what changed and sign again.'
        else 'Your agreement has changed. Earlier signatures no longer count.' end,
      new.case_id, readers, new.id)
    from private.members_of(readers) as reader;
  return null;
end $$;
create trigger void_signatures after insert on agreement_versions
  for each row execute function private.void_signatures();

revoke execute on all functions in schema private from public;
grant execute on function private.release_agreement(uuid, text, text, text, jsonb, jsonb), private.draft_tag(uuid, text),
  private.is_draft_changed(uuid, text), private.mediated_draft_annex(uuid, text) to authenticated;

reset check_function_bodies;
