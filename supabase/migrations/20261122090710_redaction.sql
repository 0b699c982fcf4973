-- Words that can be taken back.

-- Words that are taken back are gone; that something was said, by whom and when, stays. It is done once and for good.
create function private.redact_message() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if old.redacted_at is not null then return old; end if;
  if exists (select from public.cases where id = old.case_id and legal_hold) then
    raise 'This case is on legal hold, so its messages must stay as they are.' using errcode = 'MP409';
  end if;
  new.content := '';
  new.redacted_at := clock_timestamp();
  new.redacted_by := auth.uid();
  new.redacted_reason := coalesce(new.redacted_reason, 'other');
  return new;
end $$;
create trigger redact_message before update of redacted_reason on chat_messages
  for each row execute function private.redact_message();

-- The words also go from the answer that is kept for a repeated request, and open pages learn that they are gone.
create function private.finish_redaction() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update private.idempotency_keys set answer = jsonb_build_object('message', answer -> 'message' || jsonb_build_object(
      'content', '', 'redacted_at', new.redacted_at, 'redacted_by', new.redacted_by, 'redacted_reason', new.redacted_reason))
    where user_id = new.sender_id and call = 'postMessage' and answer #>> '{message,id}' = new.id::text;
  if new.case_id is not null then
    perform private.record(new.case_id, new.channel_id, 'message_redacted', new.id,
      jsonb_build_object('reason', new.redacted_reason));
  end if;
  return null;
end $$;
create trigger finish_redaction after update of redacted_reason on chat_messages
  for each row when (old.redacted_at is null and new.redacted_at is not null)
  execute function private.finish_redaction();

revoke execute on all functions in schema private from public;

-- Taken back by whoever wrote it, or by the case's mediator.
create policy author_or_mediator_redacts on chat_messages for update to authenticated
  using (
    case_id in (select private.my_mediated_case_ids())
    or (
      sender_id = (select auth.uid())
      and (
        channel_id in (select private.my_channel_ids())
        or (channel_id ~ '^(case|support)-' and (select private.is_admin()))
      )
    )
  );
grant update (redacted_reason) on chat_messages to authenticated;
