-- What a paper is in law: the organization says it for each kind of paper, and a version keeps it as at its release.

set check_function_bodies = off;

-- Where an organization starts. They fit no country in particular, so a lawyer reads them first.
create function private.starting_status_texts() returns jsonb
  language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'en', jsonb_build_object(
      'memorandum', 'This memorandum records what both parties worked out in mediation. It is not a court order. It is written without prejudice: as far as the law allows, nobody may use it in court as an admission. It is not binding until it has been made into an agreement or an order as the law where you live requires; a court may have to approve it first. Before signing, each party should take independent legal advice. The mediator has advised neither of them.',
      'finances', 'This statement lists the figures that each party gave, as of the days shown. It is not an agreement about who gets what, and not a court order. It is open: the parties, their lawyers and a court may rely on it. Each party answers for their own figures being full and true; the mediator has not audited them. Before relying on it, each party should take independent legal and financial advice.',
      'parenting', 'This plan records how both parents mean to care for their children. It is not a court order, and it is not binding until the law where the children live says so; a court may have to approve it first. The children’s welfare comes first, and a court may decide otherwise. Before signing, each parent should take independent legal advice. The mediator has advised neither of them.'),
    'es', jsonb_build_object(
      'memorandum', 'Este memorando recoge lo que ambas partes han trabajado en la mediación. No es una resolución judicial. Se redacta sin perjuicio de los derechos de cada parte: en la medida en que la ley lo permita, nadie puede usarlo ante un tribunal como reconocimiento. No es vinculante hasta que se convierta en un convenio o en una resolución como exija la ley del lugar donde viven; puede que antes deba aprobarlo un tribunal. Antes de firmar, cada parte debería pedir asesoramiento jurídico independiente. Quien media no ha asesorado a ninguna de las dos.',
      'finances', 'Esta declaración recoge las cifras que dio cada parte, a las fechas indicadas. No es un acuerdo sobre qué recibe cada cual, ni una resolución judicial. Es abierta: las partes, sus abogados y un tribunal pueden basarse en ella. Cada parte responde de que sus propias cifras sean completas y ciertas; quien media no las ha auditado. Antes de basarse en ella, cada parte debería pedir asesoramiento jurídico y financiero independiente.',
      'parenting', 'Este plan recoge cómo quieren ambos progenitores cuidar de sus hijos. No es una resolución judicial, y no es vinculante hasta que lo disponga la ley del lugar donde viven los hijos; puede que antes deba aprobarlo un tribunal. El bienestar de los hijos es lo primero, y un tribunal puede decidir otra cosa. Antes de firmar, cada progenitor debería pedir asesoramiento jurídico independiente. Quien media no ha asesorado a ninguno de los dos.'))
$$;

alter table organization_settings add column status_texts jsonb not null default private.starting_status_texts()
  check (length(status_texts::text) <= 20000);
grant select (status_texts), update (status_texts) on organization_settings to authenticated;

-- No paper is without one: where a text is empty, the starting text comes back.
create function private.fill_status_texts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.status_texts := (
    select jsonb_object_agg(filled.language, filled.texts) from (
      select starting.key as language, jsonb_object_agg(it.key,
        coalesce(nullif(trim(new.status_texts -> starting.key ->> it.key), ''), it.value)) as texts
      from jsonb_each(private.starting_status_texts()) as starting, jsonb_each_text(starting.value) as it
      group by starting.key) as filled);
  return new;
end $$;
create trigger fill_status_texts before insert or update of status_texts on organization_settings
  for each row execute function private.fill_status_texts();

-- Null in versions from before there were such texts.
alter table agreement_versions add column status_text text;
update private.erasure_rules set columns = columns || '{status_text}' where table_name = 'public.agreement_versions' and treatment = 'keep';
update private.erasure_rules set columns = columns || '{status_texts}' where table_name = 'public.organization_settings' and treatment = 'none';

-- Releases a draft to its readers, for good, with its recitals and what the organization says that it is in law, in the
-- language of its clauses. The hash covers both. The draft stays, as the start of the next
-- version. The questions about the version before are asked again, and its lawyer round ends.
drop function private.release_agreement(uuid, text, text, text, jsonb, jsonb);
create function private.release_agreement(
  of_case uuid, of_document text, expected_tag text, for_readers text, points jsonb, struck jsonb, language text
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  words jsonb;
  annex_now jsonb := private.annex_of(of_case, of_document);
  named jsonb := private.parties_of(of_case);
  taken_out jsonb := (select coalesce(jsonb_agg(it || jsonb_build_object('by', me.name)), '[]')
    from jsonb_array_elements(struck) as it, public.profiles me where me.id = auth.uid());
  status text := (select office.status_texts -> language ->> of_document
    from public.cases c join public.organization_settings office on office.organization_id = c.organization_id where c.id = of_case);
  before public.agreement_versions;
  stated jsonb := private.recitals_of(of_case);
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
    (case_id, document, number, readers, parties, clauses, annex, open_points, struck_points, status_text, recitals,
      released_at, released_by, hash)
    values (of_case, of_document, next, for_readers, named, words, annex_now, points, taken_out, status, stated, now(), auth.uid(),
      encode(sha256(convert_to(concat_ws(' ', of_case, of_document, next, named, words, annex_now, status, stated), 'UTF8')), 'hex'))
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
grant execute on function private.release_agreement(uuid, text, text, text, jsonb, jsonb, text) to authenticated;

revoke execute on all functions in schema private from public;

reset check_function_bodies;
