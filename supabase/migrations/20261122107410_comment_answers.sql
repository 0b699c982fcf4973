-- Who said what became of a comment: not always the one who mediates the case today.

alter table clause_comments add column settled_by uuid references profiles;
create index on clause_comments (settled_by);

create or replace function private.settle_clause_comment(of_comment uuid, words text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.clause_comments;
begin
  select * into it from public.clause_comments
    where id = of_comment and visible_to in (select private.my_audience_ids());
  perform private.lock_open_case(it.case_id);
  perform private.must_mediate(it.case_id);
  update public.clause_comments set outcome = words, settled_at = now(), settled_by = auth.uid() where id = of_comment;
  perform private.record(it.case_id, it.visible_to, 'agreement_comment_settled', it.version_id);
  perform private.notify(it.visible_to, 'case_update', 'Your mediator has answered a comment on your agreement.', it.case_id, it.version_id);
end $$;
