-- Looks at new messages that a language model may add to, once their built-in result is stored.

set check_function_bodies = off;

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

reset check_function_bodies;
