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
