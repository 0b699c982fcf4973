-- Joins the documents that are there with those that are asked for: what is confirmed settles a requirement.

create index on uploads (doc_type);
alter table uploads add foreign key (requirement_id) references requirements on delete set null;

-- What a party keeps to themselves does not count, so that a state tells nobody of it.
create or replace function private.requirement_states(of_case uuid) returns table (requirement_id uuid, state text)
  language sql stable security definer set search_path = '' as $$
  select r.id, case
      when bool_or(u.status = 'confirmed') then 'confirmed'
      when r.na_reason is not null then 'not_applicable'
      when bool_or(u.status = 'pending') then 'uploaded'
      when bool_or(u.status = 'rejected') then 'rejected'
      else 'needed' end
  from public.requirements r
  left join public.uploads u on u.requirement_id = r.id and u.case_id = r.case_id and u.owner_id = r.user_id
    and u.audience <> 'private'
  where r.case_id = of_case
  group by r.id
$$;

create trigger settle_step after insert or update of status, requirement_id, audience or delete on uploads
  for each row execute function private.settle_step_of_row();
