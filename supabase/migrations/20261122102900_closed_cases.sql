-- In a closed case a document stays what it is, with its audience, and a request stays as it was left. A safety concern can
-- still be raised, so it can still be handled.

create trigger refuse_changes_when_closed
  after update of audience, doc_type, requirement_id, period_from, period_to on uploads
  for each row execute function private.refuse_when_closed();

create trigger refuse_handling_when_closed after update of handled_at on case_requests
  for each row when (new.kind <> 'safety_concern') execute function private.refuse_when_closed();
