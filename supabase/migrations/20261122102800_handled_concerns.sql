-- The mediator marks a concern of an invited person as dealt with. New words of that person open it again.

set check_function_bodies = off;

alter table invitation_concerns
  add column handled_at timestamptz,
  add column handled_by uuid references profiles;
create index on invitation_concerns (handled_by);

create or replace function private.raise_concern(token text, words text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.invitations;
  is_new boolean;
begin
  select * into it from public.invitations
    where token_hash = private.token_hash(token) and case_id is not null and status <> 'revoked';
  if not found then raise 'This invitation does not exist.' using errcode = 'MP404'; end if;
  insert into public.invitation_concerns (invitation_id, case_id, note) values (it.id, it.case_id, words)
    on conflict (invitation_id) do update set note = excluded.note, handled_at = null, handled_by = null
      where excluded.note not in ('', public.invitation_concerns.note)
    returning true into is_new;
  if is_new then
    perform private.record(it.case_id, 'mediator-' || it.case_id, 'safety_concern', it.participant_id);
    perform private.notify('mediator-' || it.case_id, 'case_update',
      'Somebody you invited has told you about a worry. Look at the invitations of the case.', it.case_id, it.id);
  end if;
end $$;

create trigger stamp_handling before update of handled_at on invitation_concerns
  for each row when (new.handled_at is not null) execute function private.stamp_handling();

create policy mediator_handles on invitation_concerns for update to authenticated
  using (case_id in (select private.my_mediated_case_ids())) with check (handled_at is not null);
grant update (handled_at) on invitation_concerns to authenticated;
select private.refuse_direct_writes('invitation_concerns');

reset check_function_bodies;
