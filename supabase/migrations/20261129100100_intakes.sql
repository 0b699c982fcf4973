-- Intakes: questions about an intake.

set check_function_bodies = off;

-- The mediator's questions by section with the party's replies, the sections that the mediator filled in and nobody has
-- checked yet, and the text that a party agrees to on submitting.
alter table case_intakes
  add column asked   jsonb not null default '{}',
  add column replies jsonb not null default '{}',
  add column prefilled text[] not null default '{}'
    check (prefilled <@ array['you', 'relationship', 'children', 'money', 'documents', 'matters', 'access']),
  add column consent text check (length(consent) between 1 and 120) check (private.is_text(consent)),
  add constraint questions_by_section check (jsonb_typeof(asked) = 'object' and jsonb_typeof(replies) = 'object'
    and octet_length(asked::text) + octet_length(replies::text) <= 250000);

drop function private.submit_intake(uuid);
create function private.submit_intake(of_intake uuid, agreed text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.case_intakes;
begin
  select * into it from public.case_intakes
    where id = of_intake and visible_to in (select private.my_intake_audiences()) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.status not in ('draft', 'returned') then raise 'This intake has been sent.' using errcode = 'MP409'; end if;
  update public.case_intakes
    set status = 'submitted', submitted_at = coalesce(submitted_at, now()), consent = coalesce(agreed, consent),
      prefilled = '{}'
    where id = of_intake;
end $$;

-- Refuses everybody but the mediator of a submitted intake, and locks it.
create function private.lock_submitted_intake(of_intake uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.case_intakes;
begin
  select * into it from public.case_intakes where id = of_intake for update;
  if not found or not coalesce(it.visible_to in (select private.my_intake_audiences()), false) and (it.status = 'draft'
    or it.case_id not in (select private.my_mediated_case_ids()) and not private.is_admin()) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  if it.case_id not in (select private.my_mediated_case_ids()) then
    raise 'Only the mediator answers an intake.' using errcode = 'MP403';
  end if;
  if it.status <> 'submitted' then raise 'This intake does not wait for an answer.' using errcode = 'MP409'; end if;
end $$;

-- A section that is asked about again needs a new reply; the other questions stay with theirs.
create function private.return_intake(of_intake uuid, about_all text, by_section jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_submitted_intake(of_intake);
  update public.case_intakes
    set status = 'returned', questions = about_all, asked = asked || by_section,
      replies = replies - array(select jsonb_object_keys(by_section))
    where id = of_intake;
end $$;

create function private.accept_intake(of_intake uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_submitted_intake(of_intake);
  update public.case_intakes set status = 'accepted' where id = of_intake;
end $$;

drop function private.answer_intake(uuid, text);
grant execute on function private.submit_intake(uuid, text), private.return_intake(uuid, text, jsonb),
  private.accept_intake(uuid) to authenticated;

grant insert (prefilled), update (prefilled, replies) on case_intakes to authenticated;

revoke execute on all functions in schema private from public;

reset check_function_bodies;
