-- Assistance: consents, analysis, sources, neutrality and passages.

set check_function_bodies = off;

-- Whether texts of an organization's people may be sent to a language model outside of a private network.

alter table organization_settings add column external_ai_enabled boolean not null default false;
grant select (external_ai_enabled), update (external_ai_enabled) on organization_settings to authenticated;

-- Whether that is on for the organization of a case, or for the caller's own. Without an organization it is off.
create function private.external_ai_is_on(of_case uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select s.external_ai_enabled from public.organization_settings s
    where s.organization_id = coalesce((select c.organization_id from public.cases c where c.id = of_case),
      private.my_organization_id())), false)
$$;
grant execute on function private.external_ai_is_on(uuid) to authenticated;

-- Consent to AI: one answer per case and person, and the switches of the mediator and the organization.

alter table organization_settings add column safety_screening_enabled boolean not null default true;
grant select (safety_screening_enabled), update (safety_screening_enabled) on organization_settings to authenticated;

alter table cases add column ai_enabled boolean not null default true;
grant select (ai_enabled) on cases to authenticated;

-- Answers are added and never change. The newest of a person counts; none counts as no.
create table ai_consents (
  id          uuid primary key default gen_random_uuid(),
  case_id     uuid not null references cases on delete cascade,
  user_id     uuid not null default auth.uid() references profiles on delete cascade,
  answer      text not null check (answer in ('yes', 'no')),
  answered_at timestamptz not null default clock_timestamp()
);
create index on ai_consents (case_id, user_id, answered_at);
create index on ai_consents (user_id);

-- Whether the assistant is on for a case: for its organization and by its mediator; without a case for the caller's own
-- organization.
create or replace function private.ai_is_on(of_case uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select s.ai_enabled from public.organization_settings s
    where s.organization_id = coalesce((select c.organization_id from public.cases c where c.id = of_case),
      private.my_organization_id())), true)
    and coalesce((select c.ai_enabled from public.cases c where c.id = of_case), true)
$$;

create function private.assistance_of(of_case uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select case when not coalesce(s.ai_enabled, true) then 'off_organization' when not c.ai_enabled then 'off_case' else 'on' end
  from public.cases c left join public.organization_settings s on s.organization_id = c.organization_id
  where c.id = of_case
$$;

create function private.screening_is_on(of_case uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce(s.safety_screening_enabled, true)
  from public.cases c left join public.organization_settings s on s.organization_id = c.organization_id
  where c.id = of_case
$$;

-- The participants whose words AI may read: those whose newest answer is yes, and mediators unless theirs is no.
create function private.consenting_ids(of_case uuid) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select p.user_id from public.case_participants p
  left join lateral (
    select answer from public.ai_consents c
    where c.case_id = of_case and c.user_id = p.user_id order by c.answered_at desc, c.id desc limit 1
  ) newest on true
  where p.case_id = of_case and p.status = 'active' and coalesce(newest.answer = 'yes', p.role = 'mediator')
$$;

-- Whose words AI may read for the caller: their own, and for the case's mediator those of everybody who said yes.
create function private.analysable_ids(of_case uuid) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select auth.uid()
  union
  select private.consenting_ids(of_case) where of_case in (select private.my_mediated_case_ids())
$$;

-- Whose words a proposal has: of those who made it and what it answers.
create function private.writers_of(of_proposal uuid) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  with recursive answered as (
    select id, parent_id, from_participant_id from public.proposals where id = of_proposal
    union
    select p.id, p.parent_id, p.from_participant_id from public.proposals p join answered on p.id = answered.parent_id
  )
  select p.user_id from answered join public.case_participants p on p.id = answered.from_participant_id
$$;

-- What the caller reads of the proposals and released clauses of a case, as passages to translate, and whether AI may read
-- it: everybody else whose words these are said yes. The words of a clause are those of the mediators of the case, of who
-- released it, and of the proposal that it comes from.
create function private.translatable(of_case uuid)
  returns table (id uuid, version_id uuid, passages jsonb, ai_reads boolean)
  language sql stable security definer set search_path = '' as $$
  with readable as (
    select p.id, null::uuid as version_id, array(select private.writers_of(p.id)) as writers,
      (select jsonb_agg(concat_ws(': ', nullif(term ->> 'label', ''), nullif(term ->> 'words', '')) order by at)
        from jsonb_array_elements(p.terms) with ordinality as listed (term, at)) as passages
    from public.proposals p
    where p.case_id = of_case and p.visible_to in (select private.my_audience_ids())
    union all
    select (clause ->> 'id')::uuid, v.id,
      array(
        select v.released_by
        union
        select user_id from public.case_participants where case_id = of_case and role = 'mediator' and status = 'active'
        union
        select private.writers_of((clause ->> 'source_proposal_id')::uuid)),
      jsonb_build_array(clause -> 'heading',
          -- Older plain words may say something else than what is signed.
          case when clause ? 'plain_is_older' then '""' else clause -> 'plain_text' end, clause -> 'text')
        || jsonb_path_query_array(clause, '$.duties[*].what')
    from public.agreement_versions v, jsonb_array_elements(v.clauses) as clause
    where v.case_id = of_case and v.visible_to in (select private.my_audience_ids())
  )
  select id, version_id, jsonb_path_query_array(passages, '$[*] ? (@ != "")'),
    private.assistance_of(of_case) = 'on' and not exists (
      select from unnest(writers) as writer where writer is distinct from auth.uid()
        and (writer is null or writer not in (select private.consenting_ids(of_case))))
  from readable
$$;

-- Only the case's mediators learn of an answer.
create function private.record_consent() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.record(new.case_id, 'mediator-' || new.case_id, 'consent_answered', new.id);
  return null;
end $$;
create trigger record_consent after insert on ai_consents for each row execute function private.record_consent();

create function private.switch_assistance(of_case uuid, is_on boolean) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if of_case not in (select private.my_case_ids()) then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.must_mediate(of_case);
  update public.cases set ai_enabled = is_on where id = of_case and ai_enabled <> is_on;
  if found then
    perform private.record(of_case, 'case-' || of_case,
      case when is_on then 'assistance_switched_on' else 'assistance_switched_off' end, of_case);
  end if;
end $$;

create trigger audit after insert or update or delete on ai_consents for each row execute function private.audit();
-- A consent can be withdrawn at any time.
create trigger refuse_when_closed after insert on ai_consents
  for each row when (new.answer = 'yes') execute function private.refuse_when_closed();

grant execute on function private.assistance_of(uuid), private.screening_is_on(uuid), private.analysable_ids(uuid),
  private.translatable(uuid), private.switch_assistance(uuid, boolean) to authenticated;

-- A person's own answers, and for the mediator those in the case. Participants answer for themselves.
alter table ai_consents enable row level security;
create policy owner_or_mediator_reads on ai_consents for select to authenticated
  using (user_id = (select auth.uid()) or case_id in (select private.my_mediated_case_ids()));
create policy participant_answers on ai_consents for insert to authenticated
  with check (user_id = (select auth.uid()) and case_id in (select private.my_case_ids()));
revoke all on ai_consents from anon, authenticated;
grant select, insert (case_id, answer) on ai_consents to authenticated;
select private.refuse_direct_writes('ai_consents');

-- Analysis of messages on the server: which channels are due, what an insight may hold, and whom grave signs reach.

-- One row for each channel with messages that were not analysed yet, from the oldest of them on.
create table private.due_analyses (
  channel_id text primary key,
  case_id    uuid not null references public.cases on delete cascade,
  since      timestamptz not null,
  due_at     timestamptz not null
);
create index on private.due_analyses (case_id);
create index on private.due_analyses (due_at);

-- An analysis is due one second after the newest message, and two after the oldest. The job is woken once for a burst.
create function private.queue_analysis() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  is_first boolean;
begin
  insert into private.due_analyses as due (channel_id, case_id, since, due_at)
    values (new.channel_id, new.case_id, new.created_at, clock_timestamp() + interval '1 second')
    on conflict (channel_id) do update set since = least(due.since, excluded.since),
      due_at = least(excluded.due_at, greatest(due.since + interval '2 seconds', clock_timestamp()))
    returning xmax = 0 into is_first;
  if is_first then perform pg_notify('jobs', 'analyze_messages'); end if;
  return null;
end $$;
create trigger queue_analysis after insert on chat_messages
  for each row when (new.case_id is not null) execute function private.queue_analysis();

-- The messages that await analysis and the last five, with their writers, and whether AI may read them. `is_last`: one of
-- those five.
create function private.messages_to_analyze(of_channel text)
  returns table (message_id uuid, sender_id uuid, role text, name text, content text, is_new boolean, is_last boolean,
    may_read boolean)
  language sql stable security definer set search_path = '' as $$
  with due as (
    select * from private.due_analyses where channel_id = of_channel
  ), consenting as (
    select private.consenting_ids(case_id) as user_id from due where private.assistance_of(case_id) = 'on'
  ), found as (
    select m.*, m.created_at >= due.since as is_new,
      row_number() over (order by m.created_at desc, m.id desc) <= 5 as is_last
    from due cross join lateral (
      select * from public.chat_messages
      where channel_id = of_channel and redacted_at is null
        and created_at >= least(due.since, (
          select min(created_at) from (
            select created_at from public.chat_messages where channel_id = of_channel and redacted_at is null
            order by created_at desc, id desc limit 5) last_five))
    ) m
  )
  select f.id, f.sender_id, f.sender_role, p.name, f.content, f.is_new, f.is_last, f.sender_id in (select user_id from consenting)
  from found f join public.profiles p on p.id = f.sender_id
  order by f.created_at, f.id
$$;

-- An insight about messages is kept only while all of them are there, in its channel and its case, and their writers say
-- yes to AI. One that holds grave signs alone needs no yes, but the organization's screening. The locks make a redaction
-- come before or after.
create function private.guard_insight() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[] := array(select it::uuid from jsonb_array_elements_text(new.metadata -> 'message_ids') as it);
  is_safety_only boolean := coalesce((new.metadata ->> 'safety_only')::boolean, false);
begin
  perform from public.chat_messages where id = any (ids) order by id for share;
  if is_safety_only and not private.screening_is_on(new.case_id) or exists (
    select from public.chat_messages m
    where m.id = any (ids) and (
      m.redacted_at is not null
      or m.case_id is distinct from new.case_id
      or m.channel_id <> new.source_channel_id
      or not is_safety_only and m.sender_id is distinct from auth.uid()
        and m.sender_id not in (select private.consenting_ids(new.case_id))))
  then return null; end if;
  return new;
end $$;
create trigger guard_insight before insert on ai_insights for each row execute function private.guard_insight();

-- Grave signs reach the case's mediators in neutral words, whatever their preferences are.
create function private.notify_of_grave_insight() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_user(member, 'safety_sign', 'A conversation in one of your cases needs your attention.', new.case_id,
    coalesce(new.source_channel_id, new.visible_to), new.id)
    from private.members_of(new.visible_to) as member;
  return null;
end $$;
create trigger notify_of_grave_insight after insert on ai_insights
  for each row when (new.content ->> 'risk_level' in ('high', 'critical')) execute function private.notify_of_grave_insight();

-- Redacted words leave the insights as well: a tone or a summary goes, a risk keeps its level without the quotes.
create function private.redact_insights() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.ai_insights
    where case_id = new.case_id and insight_type <> 'risk_assessment' and private.quotes(content, metadata, new.id, old.content);
  update public.ai_insights set content = jsonb_set(content, '{indicators}', coalesce((
      select jsonb_agg(jsonb_set(indicator, '{evidence}', coalesce((
        select jsonb_agg(evidence) from jsonb_array_elements(indicator -> 'evidence') as evidence
        where evidence ->> 'message_id' <> new.id::text
          or evidence ->> 'message_id' is null and position(evidence ->> 'quote' in old.content) = 0), '[]')))
      from jsonb_array_elements(content -> 'indicators') as indicator), '[]'))
    where case_id = new.case_id and insight_type = 'risk_assessment' and content ? 'indicators'
      and private.quotes(content, metadata, new.id, old.content);
  return null;
end $$;
create trigger redact_insights after update of redacted_reason on chat_messages
  for each row when (old.redacted_at is null and new.redacted_at is not null and new.case_id is not null)
  execute function private.redact_insights();

-- Whether an insight is about a message: by its ids, or without any by its quotes.
create function private.quotes(content jsonb, metadata jsonb, of_message uuid, words text) returns boolean
  language sql immutable set search_path = '' as $$
  select case when coalesce(metadata -> 'message_ids', '[]') <> '[]' then metadata -> 'message_ids' ? of_message::text
    else exists (
      select from jsonb_path_query(content, '$.**.quote') as quote where position(quote #>> '{}' in words) > 0) end
$$;

-- Looks at new messages that a language model may add to, once their built-in result is stored.

-- The newest look of each channel. A later one replaces it, so that the model is asked about one look at a time.
create table private.due_refinements (
  channel_id  text primary key,
  case_id     uuid not null references public.cases on delete cascade,
  message_ids uuid[] not null,
  new_ids     uuid[] not null,
  queued_at   timestamptz not null default clock_timestamp()
);
create index on private.due_refinements (case_id);
create index on private.due_refinements (queued_at);

-- A level that the model raised is an event of its own, and a level that became grave notifies the mediators.
create trigger record_raised_insight after update of content on ai_insights
  for each row when (old.content ->> 'risk_level' is distinct from new.content ->> 'risk_level')
  execute function private.record_insight();
create trigger notify_of_raised_insight after update of content on ai_insights
  for each row when (new.content ->> 'risk_level' in ('high', 'critical')
    and coalesce(old.content ->> 'risk_level', 'low') not in ('high', 'critical'))
  execute function private.notify_of_grave_insight();

-- An answer of the assistant keeps the passages that it quotes.
alter table private.ai_replies add column citations jsonb not null default '[]' check (jsonb_typeof(citations) = 'array');
alter table ai_chat_history add column citations jsonb not null default '[]' check (jsonb_typeof(citations) = 'array');

create or replace function private.stamp_reply() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  reply private.ai_replies;
begin
  if new.role = 'user' then
    new.confidence := null;
    new.disclaimer := null;
    new.web_search_suggested := false;
    return new;
  end if;
  select * into reply from private.ai_replies where id = new.reply_id;
  if found then
    if reply.content_hash <> private.token_hash(new.content) then
      raise 'The assistant did not write this.' using errcode = '42501';
    end if;
    new.case_id := reply.case_id;
    new.confidence := reply.confidence;
    new.disclaimer := reply.disclaimer;
    new.web_search_suggested := reply.web_search_suggested;
    new.citations := reply.citations;
  end if;
  return new;
end $$;

-- What names, genders and the order of speakers change in the scores of the built-in engine, once per version of it.
create table neutrality_reports (
  id             uuid primary key default gen_random_uuid(),
  engine_version text not null,
  ruleset        text not null,
  results        jsonb not null check (jsonb_typeof(results) = 'array'),
  recorded_at    timestamptz not null default clock_timestamp(),
  unique (engine_version, ruleset)
);

-- Written by a job of the server.
alter table neutrality_reports enable row level security;
create policy admin_reads on neutrality_reports for select to authenticated using ((select private.is_admin()));
revoke all on neutrality_reports from anon, authenticated;
grant select on neutrality_reports to authenticated;
select private.refuse_direct_writes('neutrality_reports');

-- Passages of the assistant that an organization writes: in place of a built-in one with the same id, or beside them.

create function private.are_questions(list text[]) returns boolean
  language sql immutable set search_path = '' as $$
  select cardinality(list) between 1 and 20
    and (select bool_and(length(it) between 1 and 200 and private.is_text(it)) from unnest(list) as it)
$$;

create table organization_passages (
  id              uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  language        text not null check (language in ('en', 'es')),
  passage_id      text not null check (passage_id ~ '^[a-z0-9-]{1,60}$'),
  roles           text[] not null check (cardinality(roles) > 0 and roles <@ array['divorcee', 'mediator', 'lawyer', 'admin']),
  title           text not null check (length(title) between 1 and 120 and private.is_text(title)),
  content         text not null check (length(content) between 1 and 2000 and private.is_text(content)),
  questions       text[] not null check (private.are_questions(questions)),
  reviewed_on     date not null default current_date,
  version         int not null default 1,
  unique (organization_id, language, passage_id)
);

-- Those of the organization of a case, or of the caller's own.
create function private.passages_of(of_case uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(p) order by p.passage_id), '[]') from public.organization_passages p
  where p.organization_id = coalesce((select c.organization_id from public.cases c where c.id = of_case),
    private.my_organization_id())
$$;

-- Adds a passage and returns it; nothing when there is one with this id, and for people who are no admins.
create function private.add_passage(
  of_organization uuid, in_language text, with_id text, for_roles text[], called text, words text, answering text[]
) returns setof public.organization_passages
  language sql security definer set search_path = '' as $$
  insert into public.organization_passages (organization_id, language, passage_id, roles, title, content, questions)
  select o.id, in_language, with_id, for_roles, called, words, answering
  from public.organizations o where o.id = of_organization and private.is_admin()
  on conflict (organization_id, language, passage_id) do nothing returning *
$$;

-- Removes a passage and says whether there was one; for admins.
create function private.remove_passage(of_organization uuid, in_language text, with_id text) returns boolean
  language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.organization_passages
    where organization_id = of_organization and language = in_language and passage_id = with_id and private.is_admin()
    returning id
  )
  select exists (select from gone)
$$;

create trigger next_version before update on organization_passages
  for each row execute function private.next_version();
create trigger audit after insert or update or delete on organization_passages
  for each row execute function private.audit();
grant execute on function private.are_questions(text[]), private.passages_of(uuid),
  private.add_passage(uuid, text, text, text[], text, text, text[]), private.remove_passage(uuid, text, text) to authenticated;

-- Written by admins. Everybody else meets them in the answers of the assistant.
alter table organization_passages enable row level security;
create policy admin_reads on organization_passages for select to authenticated
  using ((select private.is_admin()));
create policy admin_changes on organization_passages for update to authenticated
  using ((select private.is_admin()));
revoke all on organization_passages from anon, authenticated;
grant select, update (roles, title, content, questions, reviewed_on) on organization_passages to authenticated;
select private.refuse_direct_writes('organization_passages');

revoke execute on all functions in schema private from public;

reset check_function_bodies;
