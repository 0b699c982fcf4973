-- Who gets a case is told of it in words of their own, and of the note that came with it.

-- Gives a case to a mediator of its organization. Whoever mediated it before leaves, and hands over with a note that only
-- the mediators of the case read. Nobody mediates a case in which they ever had another part.
create or replace function private.assign_mediator(of_case uuid, mediator uuid, words text) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  it public.cases;
  who public.profiles;
  seat uuid;
begin
  perform private.must_be_admin();
  select * into it from public.cases where id = of_case for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  select * into who from public.profiles where id = mediator and closed_at is null;
  if who.id is null or who.role <> 'mediator' or who.organization_id is distinct from it.organization_id then
    raise 'Choose a mediator of the organization of this case.' using errcode = 'MP409';
  end if;
  if exists (select from public.case_participants where case_id = of_case and user_id = mediator and role <> 'mediator') then
    raise 'This mediator has another part in the case, and so cannot mediate it.' using errcode = 'MP409';
  end if;
  if exists (select from public.case_participants
      where case_id = of_case and user_id = mediator and role = 'mediator' and status = 'active') then
    raise 'This mediator has the case already.' using errcode = 'MP409';
  end if;
  update public.case_participants set status = 'removed' where case_id = of_case and role = 'mediator' and status = 'active';
  insert into public.case_participants (case_id, user_id, name, role, side, status, joined_at)
    values (of_case, mediator, who.name, 'mediator', 'neutral', 'active', now()) returning id into seat;
  if words is not null then
    insert into public.handover_notes (case_id, note, written_by) values (of_case, words, auth.uid());
  end if;
  perform private.record(of_case, 'case-' || of_case, 'mediator_assigned', seat);
  perform private.notify_user(member, 'case_update', 'Your case has a new mediator.', of_case, 'case-' || of_case, seat)
    from private.members_of('case-' || of_case) as member where member <> mediator;
  perform private.notify_user(mediator, 'case_update', case when words is null then 'A case was assigned to you.'
    else 'A case was assigned to you. There is a handover note on its page.' end, of_case, 'case-' || of_case, seat);
  return seat;
end $$;

revoke execute on all functions in schema private from public;
