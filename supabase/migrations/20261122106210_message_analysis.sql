-- Analysis of messages on the server: which channels are due, what an insight may hold, and whom grave signs reach.

set check_function_bodies = off;

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

revoke execute on all functions in schema private from public;

reset check_function_bodies;
