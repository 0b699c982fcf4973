-- What a mediator or an admin knows of a client when a case is created is a draft of the client's intake. Only the client,
-- or their confirmed lawyer, reads it, corrects it and sends it.

update case_intakes set status = 'draft', submitted_at = null where user_id is null and status <> 'draft';
alter table case_intakes add constraint only_a_person_sends check (status = 'draft' or user_id is not null);

create or replace function private.stamp_intake() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.case_id in (select private.my_mediated_case_ids()) or private.is_admin() then
    if exists (select from public.case_intakes where case_id = new.case_id and email = new.email) then
      raise 'There is an intake for this person already.' using errcode = 'MP409';
    end if;
  elsif auth.uid() is not null then
    new.user_id := private.my_intake_owner(new.case_id);
  end if;
  return new;
end $$;

-- The mediator's answer to an intake that was sent: questions, or that it is complete.
create or replace function private.answer_intake(of_intake uuid, asked text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.case_intakes;
begin
  select * into it from public.case_intakes where id = of_intake for update;
  if not found or not coalesce(it.circle in (select private.my_intake_circles()), false) and (it.status = 'draft'
    or it.case_id not in (select private.my_mediated_case_ids()) and not private.is_admin()) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  if it.case_id not in (select private.my_mediated_case_ids()) then
    raise 'Only the mediator answers an intake.' using errcode = 'MP403';
  end if;
  if it.status <> 'submitted' then raise 'This intake does not wait for an answer.' using errcode = 'MP409'; end if;
  update public.case_intakes
    set status = case when asked is null then 'accepted' else 'returned' end, questions = coalesce(asked, questions)
    where id = of_intake;
end $$;
