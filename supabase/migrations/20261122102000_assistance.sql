-- The assistant: analyses for the mediator, and each person's own chat with it.

set check_function_bodies = off;

-- The same text gives the same row, however often it is analysed.
create table ai_insights (
  id                uuid primary key default gen_random_uuid(),
  case_id           uuid not null references cases on delete cascade,
  visible_to        text not null generated always as ('mediator-' || case_id::text) stored,
  source_channel_id text check (source_channel_id like '%-' || case_id::text || '%'),
  insight_type      text not null check (insight_type in ('tone_analysis', 'risk_assessment', 'summary')),
  content           jsonb not null check (jsonb_typeof(content) = 'object'),
  metadata          jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object'),
  input_hash        text not null check (input_hash ~ '^[0-9a-f]{64}$'),
  created_at        timestamptz not null default clock_timestamp(),
  acknowledged_at   timestamptz,
  acknowledged_by   uuid references profiles,
  unique (case_id, insight_type, input_hash)
);
create index on ai_insights (case_id, created_at, id);
create index on ai_insights (visible_to);
create index on ai_insights (source_channel_id);
create index on ai_insights (acknowledged_by);

create table ai_chat_history (
  id                   uuid primary key default gen_random_uuid(),
  user_id              uuid not null default auth.uid() references profiles on delete cascade,
  visible_to           text not null generated always as ('ai-' || user_id::text) stored,
  case_id              uuid references cases on delete cascade,
  role                 text not null check (role in ('user', 'assistant')),
  content              text not null check (length(content) between 1 and 100000) check (private.is_text(content)),
  confidence           text check (confidence in ('low', 'medium', 'high')),
  disclaimer           text,
  web_search_suggested boolean not null default false,
  reply_id             uuid unique,
  created_at           timestamptz not null default clock_timestamp(),
  check ((role = 'assistant') = (reply_id is not null))
);
create index on ai_chat_history (user_id, created_at, id);
create index on ai_chat_history (visible_to, created_at, id);
create index on ai_chat_history (case_id);

-- Proof of what the assistant answered to whom, kept for a day as a hash. Only the server writes it, so that nobody can
-- put words into the assistant's mouth.
create table private.ai_replies (
  id                   uuid primary key default gen_random_uuid(),
  user_id              uuid not null references public.profiles on delete cascade,
  case_id              uuid references public.cases on delete cascade,
  content_hash         text not null,
  confidence           text not null,
  disclaimer           text not null,
  web_search_suggested boolean not null,
  created_at           timestamptz not null default now()
);
create index on private.ai_replies (user_id);
create index on private.ai_replies (case_id);
create index on private.ai_replies (created_at);

create function private.my_reply_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select id from private.ai_replies where user_id = auth.uid()
$$;

-- What the server knows of a reply replaces what was sent along. The policy checks whose reply it is.
create function private.stamp_reply() returns trigger
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
  end if;
  return new;
end $$;
create trigger stamp_reply before insert on ai_chat_history for each row execute function private.stamp_reply();

-- Deletes the caller's chat with the assistant: all of it, or what is about one case.
create function private.delete_my_ai_chat(of_case uuid) returns int
  language sql security definer set search_path = '' as $$
  with deleted as (
    delete from public.ai_chat_history
    where user_id = auth.uid() and (of_case is null or case_id = of_case)
    returning id
  )
  select count(*)::int from deleted
$$;

-- The first to acknowledge an insight, and when, stays.
create function private.stamp_acknowledgement() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.acknowledged_at := coalesce(old.acknowledged_at, now());
  new.acknowledged_by := coalesce(old.acknowledged_by, auth.uid());
  return new;
end $$;
create trigger stamp_acknowledgement before update of acknowledged_at on ai_insights
  for each row execute function private.stamp_acknowledgement();

-- The event holds the kind and the risk level alone.
create function private.record_insight() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.record(new.case_id, new.visible_to, 'insight_added', new.id, jsonb_strip_nulls(jsonb_build_object(
    'insight_type', new.insight_type,
    'risk_level', case when new.content ->> 'risk_level' in ('low', 'medium', 'high', 'critical') then new.content ->> 'risk_level' end)));
  return null;
end $$;
create trigger record_insight after insert on ai_insights for each row execute function private.record_insight();

create trigger audit after insert or update or delete on ai_insights for each row execute function private.audit();
create trigger refuse_when_closed after insert on ai_insights
  for each row execute function private.refuse_when_closed();

revoke execute on all functions in schema private from public;
grant execute on function private.my_reply_ids(), private.delete_my_ai_chat(uuid) to authenticated;

-- For the mediators of the case, whatever channel it is about.
alter table ai_insights enable row level security;
create policy mediator_reads on ai_insights for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
create policy mediator_keeps on ai_insights for insert to authenticated
  with check (
    visible_to in (select private.my_audience_ids())
    and (source_channel_id is null or source_channel_id in (select private.my_audience_ids()))
  );
create policy mediator_acknowledges on ai_insights for update to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on ai_insights from anon, authenticated;
grant select, insert (case_id, source_channel_id, insight_type, content, metadata, input_hash),
  update (acknowledged_at) on ai_insights to authenticated;
select private.refuse_direct_writes('ai_insights');

-- A person's own. Lines of the assistant only as it wrote them to that person.
alter table ai_chat_history enable row level security;
create policy owner_reads on ai_chat_history for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
create policy owner_adds on ai_chat_history for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (role = 'user' or reply_id in (select private.my_reply_ids()))
    and (case_id is null or case_id in (select id from cases))
  );
revoke all on ai_chat_history from anon, authenticated;
grant select, insert (case_id, role, content, confidence, disclaimer, web_search_suggested, reply_id)
  on ai_chat_history to authenticated;
select private.refuse_direct_writes('ai_chat_history');

reset check_function_bodies;
