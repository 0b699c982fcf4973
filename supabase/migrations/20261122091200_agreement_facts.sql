-- A shared draft and the signatures are facts: they follow from released versions of the agreement and from who signed
-- the newest one. A mediator states one thing only, that the review is complete.

create or replace function private.step_facts(of_case uuid)
  returns table (step text, code text, participant_id uuid, done int, total int)
  language sql stable security definer set search_path = '' as $$
  with parties as (
    select p.id, p.user_id from public.case_participants p
    where p.case_id = of_case and p.role = 'divorcee' and p.status = 'active'
  ), newest as (
    select v.id, v.hash from public.agreement_versions v
    where v.case_id = of_case and v.released_at is not null order by v.number desc limit 1
  )
  select 'intake', 'parties_joined', null::uuid, count(*)::int, 2 from parties
  union all
  select 'intake', 'intake', p.id, count(i.id)::int, 1
  from parties p
  left join public.case_intakes i on i.case_id = of_case and i.user_id = p.user_id and i.submitted_at is not null
  group by p.id
  union all
  select 'document_upload', 'documents', p.id,
    count(*) filter (where s.state in ('confirmed', 'not_applicable'))::int, count(s.state)::int
  from parties p
  left join public.requirements r on r.participant_id = p.id
  left join private.requirement_states(of_case) s on s.requirement_id = r.id
  group by p.id
  union all
  select 'mediator_review', 'review_completed', null, count(*)::int, 1
  from public.case_milestones m where m.case_id = of_case and m.milestone = 'review_completed'
  union all
  -- A session counts when every party was invited to it: the others must not be noticed by those who were not.
  select 'first_session', 'session_held', null, exists (
    select from public.sessions s
    where s.case_id = of_case and s.status = 'completed' and not exists (
      select from parties p where p.id not in (
        select a.participant_id from public.session_attendees a where a.session_id = s.id)))::int, 1
  union all
  select 'negotiation_sessions', 'draft_shared', null, count(*)::int, 1 from newest
  union all
  -- The signers are the active parties, and there are two of them.
  select 'agreement_draft', 'parties_joined', null, count(*)::int, 2 from parties
  union all
  select 'agreement_draft', 'signatures_in', p.id, count(n.id)::int, 1
  from parties p
  left join public.agreement_signatures s on s.participant_id = p.id
  left join newest n on n.id = s.version_id and n.hash = s.hash
  group by p.id
$$;

create trigger settle_step after update of released_at on agreement_versions
  for each row execute function private.settle_step_of_row();
create trigger settle_step after insert on agreement_signatures
  for each row execute function private.settle_step_of_row();

delete from case_milestones where milestone <> 'review_completed';
alter table case_milestones drop constraint case_milestones_milestone_check,
  add constraint case_milestones_milestone_check check (milestone = 'review_completed');

-- The facts as the caller may know them: all of them for the mediator; for a party, and for the lawyer of one, their own,
-- those of the whole case and who has signed. Of everybody else only whether they are still waited for.
create or replace function private.my_step_facts(of_case uuid)
  returns table (step text, code text, participant_id uuid, done int, total int)
  language sql stable security definer set search_path = '' as $$
  select f.step, case when it.is_known then f.code else 'other_party' end, f.participant_id,
    case when it.is_known then f.done else (f.done >= f.total)::int end, case when it.is_known then f.total else 1 end
  from private.step_facts(of_case) f
  left join public.case_participants p on p.id = f.participant_id
  cross join lateral (
    select f.participant_id is null or f.code = 'signatures_in'
      or of_case in (select private.my_mediated_case_ids())
      or f.participant_id in (select private.my_participant_ids())
      or f.participant_id in (select private.my_client_participant_ids()) as is_known) as it
  where of_case in (select private.my_case_ids()) or private.is_admin()
  order by array_position(private.steps(), f.step), p.side nulls first
$$;

-- The mediator completes the review, which takes the case to the first session. Every other step follows from facts.
create or replace function private.advance_case(of_case uuid, to_step text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  was text;
begin
  if of_case not in (select private.my_mediated_case_ids()) then
    raise 'Only the mediator takes a case to its next step.' using errcode = 'MP403';
  end if;
  select step into was from public.cases where id = of_case for no key update;
  if array_position(private.steps(), to_step) is distinct from array_position(private.steps(), was) + 1 then
    raise 'This is not the next step of the case.' using errcode = 'MP409';
  end if;
  if was <> 'mediator_review' then
    raise 'Something is still missing for the next step.' using errcode = 'MP409';
  end if;
  insert into public.case_milestones (case_id, milestone) values (of_case, 'review_completed');
end $$;

-- Shows the draft to everybody in the case, for good. Signatures of an earlier version count no more.
create or replace function private.share_agreement(of_case uuid, seen int) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions;
begin
  if of_case not in (select private.my_mediated_case_ids()) then
    if of_case in (select private.my_case_ids()) or private.is_admin() and exists (select from public.cases where id = of_case) then
      raise 'Only the mediator shares a draft.' using errcode = 'MP403';
    end if;
    raise 'Not found.' using errcode = 'MP404';
  end if;
  perform from public.cases where id = of_case for no key update;
  select * into it from public.agreement_versions where case_id = of_case and released_at is null for update;
  if not found then raise 'There is no draft to share.' using errcode = 'MP409'; end if;
  if it.version <> seen then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
  if jsonb_array_length(it.clauses) = 0 then raise 'This draft is empty.' using errcode = 'MP409'; end if;
  if (select array_position(private.steps(), step) from public.cases where id = of_case)
      < array_position(private.steps(), 'negotiation_sessions') then
    raise 'A draft is shared after the first session.' using errcode = 'MP409';
  end if;
  perform private.record(of_case, 'case-' || of_case, 'agreement_shared', it.id, jsonb_build_object('number', it.number));
  update public.agreement_versions set released_at = now(), released_by = auth.uid(),
    hash = encode(sha256(convert_to(of_case || ' ' || it.number || ' ' || it.clauses::text, 'UTF8')), 'hex')
    where id = it.id;
  perform private.notify('case-' || of_case, 'case_update', 'Your mediator has shared a draft of your agreement.', of_case, it.id);
  return it.id;
end $$;

-- A party signs the newest version, as they read it. With the last signature the agreement is signed.
create or replace function private.sign_agreement(of_version uuid, of_case uuid, seen_hash text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions;
  seat public.case_participants;
begin
  select * into it from public.agreement_versions
    where id = of_version and case_id = of_case and circle in (select private.my_circle_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform from public.cases where id = it.case_id for no key update;
  select * into seat from public.case_participants
    where case_id = it.case_id and user_id = auth.uid() and status = 'active' and role = 'divorcee';
  if not found then raise 'Only the two parties sign.' using errcode = 'MP403'; end if;
  if it.hash is distinct from seen_hash or exists (select from public.agreement_versions newer
      where newer.case_id = it.case_id and newer.number > it.number and newer.released_at is not null) then
    raise 'There is a newer version of the agreement. Read that one first.' using errcode = 'MP409';
  end if;
  insert into public.agreement_signatures (case_id, version_id, participant_id, name, hash)
    select it.case_id, it.id, seat.id, p.name, it.hash from public.profiles p where p.id = auth.uid()
    on conflict do nothing;
  if not found then return; end if;
  perform private.record(it.case_id, 'case-' || it.case_id, 'agreement_signed', seat.id, jsonb_build_object('number', it.number));
  if (select step from public.cases where id = it.case_id) = 'final_agreement' then
    perform private.record(it.case_id, 'case-' || it.case_id, 'signatures_in', it.id, jsonb_build_object('number', it.number));
  end if;
  perform private.notify('case-' || it.case_id, 'case_update', 'Somebody has signed your agreement.', it.case_id, it.id);
end $$;

revoke execute on all functions in schema private from public;
