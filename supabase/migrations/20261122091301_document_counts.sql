-- How many documents each party was asked for, has sent and had accepted, as far as the caller reads their list. A
-- document that does not exist is not asked for; one that was sent back counts again once it is sent again.
create function private.my_document_counts(of_case uuid)
  returns table (participant_id uuid, asked int, sent int, accepted int)
  language sql stable security definer set search_path = '' as $$
  select r.participant_id,
    count(*) filter (where s.state <> 'not_applicable')::int,
    count(*) filter (where s.state in ('uploaded', 'confirmed'))::int,
    count(*) filter (where s.state = 'confirmed')::int
  from private.requirement_states(of_case) s join public.requirements r on r.id = s.requirement_id
  where r.circle in (select private.my_circle_ids())
  group by r.participant_id
$$;

-- Somebody who said that they do not have a document, and sends it after all, has it.
create function private.ask_again_for_sent_document() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.requirements set na_reason = null where id = new.requirement_id and na_reason is not null;
  return null;
end $$;
create trigger ask_again_for_sent_document after insert on uploads
  for each row when (new.requirement_id is not null and new.audience <> 'private')
  execute function private.ask_again_for_sent_document();

revoke execute on all functions in schema private from public;
grant execute on function private.my_document_counts(uuid) to authenticated;
