-- Whoever decides on something decides on what they saw.

-- Holds a document, an intake or a session that the caller is about to decide on, as long as it is as they saw it. Whoever
-- may not decide on it holds nothing, and is refused by the decision itself.
create function private.hold_seen(kind text, of_row uuid, seen int) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  is_newest boolean;
begin
  if kind not in ('uploads', 'case_intakes', 'sessions') then raise 'Not found.' using errcode = 'MP404'; end if;
  execute format('select version = $2 from public.%I where id = $1 and private.arranges(case_id) for update', kind)
    into is_newest using of_row, seen;
  if not is_newest then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.hold_seen(text, uuid, int) to authenticated;
