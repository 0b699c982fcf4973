-- When a person reads what the other side writes reaches the other side only if they chose so: some are in danger from
-- the other party.

alter table person_settings add column shares_read_receipts boolean not null default false;
grant update (shares_read_receipts) on person_settings to authenticated;

create function private.are_on_two_sides(of_case uuid, one uuid, other uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.case_participants mine join public.case_participants theirs on theirs.case_id = mine.case_id
    where mine.case_id = of_case and mine.user_id = one and theirs.user_id = other
      and mine.side <> theirs.side and 'neutral' not in (mine.side, theirs.side))
$$;

-- Who has read a message, for its sender: members of the channel who do not hide it. Between the sides the reader must
-- share it and the sender must not hide their own. A message that is held, or that its receiver has not seen since it was
-- delivered, is not read, whatever their mark says.
create function private.message_readers(of_message uuid) returns table (user_id uuid, name text)
  language sql stable security definer set search_path = '' as $$
  select member.user_id, p.name
  from public.chat_messages m
  join private.channel_members member on member.channel_id = m.channel_id and member.user_id <> m.sender_id
  join public.chat_read_marks mark on mark.channel_id = m.channel_id and mark.user_id = member.user_id
    and mark.read_at >= m.created_at
  join public.profiles p on p.id = member.user_id
  join public.person_settings theirs on theirs.user_id = member.user_id and not theirs.hide_presence
  join public.person_settings mine on mine.user_id = m.sender_id
  where m.id = of_message and m.sender_id = auth.uid() and m.channel_id in (select private.my_channel_ids())
    and ((theirs.shares_read_receipts and not mine.hide_presence)
      or not private.are_on_two_sides(m.case_id, m.sender_id, member.user_id))
    and not exists (
      select from public.held_messages h
      where h.message_id = m.id and h.receiver_id = member.user_id and h.seen_at is null)
  order by p.name
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.message_readers(uuid) to authenticated;
