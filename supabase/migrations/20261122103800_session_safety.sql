-- A session gets no time while somebody feels unsafe about it, unless the mediator says that they spoke with that person.

alter table case_requests add column acknowledged_at timestamptz;
grant update (acknowledged_at) on case_requests to authenticated;

create function private.stamp_concern() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.acknowledged_at := now();
  return new;
end $$;
create trigger stamp_concern before update of acknowledged_at on case_requests
  for each row execute function private.stamp_concern();

-- Each confirmation or move needs an acknowledgement of its own: one of the same transaction.
create function private.check_concerns() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.case_requests
      where session_id = new.id and kind = 'safety_concern' and handled_at is null
        and acknowledged_at is distinct from now()) then
    raise 'Somebody feels unsafe about this session. Speak with them alone before you go on.' using errcode = 'MP409';
  end if;
  return new;
end $$;
create trigger check_concerns before update on sessions for each row
  when (new.status = 'scheduled' and new.starts_at is distinct from old.starts_at)
  execute function private.check_concerns();

revoke execute on function private.stamp_concern(), private.check_concerns() from public;
