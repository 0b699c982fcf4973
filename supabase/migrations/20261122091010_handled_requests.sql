-- That a mediator has dealt with what a party asked for.

alter table case_requests
  add column handled_at timestamptz,
  add column handled_by uuid references profiles;
create index on case_requests (handled_by);

-- The first to deal with a request, and when, stays.
create function private.stamp_handling() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.handled_at := coalesce(old.handled_at, now());
  new.handled_by := coalesce(old.handled_by, auth.uid());
  return new;
end $$;
create trigger stamp_handling before update of handled_at on case_requests
  for each row execute function private.stamp_handling();

-- The party learns of it, but for a call for help: somebody else may look at their news.
create function private.tell_handling() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.record(new.case_id, new.circle, 'request_handled', new.id, jsonb_build_object('kind', new.kind));
  if new.kind <> 'safety_concern' and exists (select from public.case_participants
      where case_id = new.case_id and user_id = new.user_id and status = 'active') then
    perform private.notify_user(new.user_id, 'case_update', 'There is news about something you asked for.',
      new.case_id, new.circle, new.id);
  end if;
  return null;
end $$;
create trigger tell_handling after update of handled_at on case_requests
  for each row when (old.handled_at is null and new.handled_at is not null) execute function private.tell_handling();

revoke execute on all functions in schema private from public;

create policy mediator_handles on case_requests for update to authenticated
  using (case_id in (select private.my_mediated_case_ids()));
grant update (handled_at) on case_requests to authenticated;
