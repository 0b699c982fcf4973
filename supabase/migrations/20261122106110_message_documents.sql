-- A message can carry a document whose audience is the channel's own, no wider and no narrower. Redaction takes it away;
-- the document itself stays in the case.

alter table chat_messages add column upload_id uuid references uploads on delete set null;
create index on chat_messages (upload_id);

-- The documents that the caller reads, as "audience/document".
create function private.my_documents_by_audience() returns setof text
  language sql stable security definer set search_path = '' as $$
  select visible_to || '/' || id from public.uploads where visible_to in (select private.my_audience_ids())
$$;

alter policy member_writes on chat_messages
  with check (
    sender_id = (select auth.uid())
    and (
      channel_id in (select private.my_channel_ids())
      or (channel_id ~ '^(case|support)-' and (select private.is_admin()))
    )
    and (upload_id is null or channel_id || '/' || upload_id in (select private.my_documents_by_audience()))
  );
grant insert (upload_id) on chat_messages to authenticated;

create or replace function private.redact_message() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if old.redacted_at is not null then return old; end if;
  if exists (select from public.cases where id = old.case_id and legal_hold) then
    raise 'The messages of this case must stay as they are.' using errcode = 'MP409';
  end if;
  new.content := '';
  new.upload_id := null;
  new.redacted_at := clock_timestamp();
  new.redacted_by := auth.uid();
  new.redacted_reason := coalesce(new.redacted_reason, 'other');
  return new;
end $$;

create or replace function private.finish_redaction() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update private.idempotency_keys set answer = jsonb_build_object('message', answer -> 'message' || jsonb_build_object(
      'content', '', 'document', null, 'redacted_at', new.redacted_at, 'redacted_by', new.redacted_by,
      'redacted_reason', new.redacted_reason))
    where user_id = new.sender_id and call = 'postMessage' and answer #>> '{message,id}' = new.id::text;
  if new.case_id is not null then
    perform private.record(new.case_id, new.channel_id, 'message_redacted', new.id,
      jsonb_build_object('reason', new.redacted_reason));
  end if;
  return null;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.my_documents_by_audience() to authenticated;
