-- Who handed a case to whom is read from its history, however long that is.
create index on case_events (case_id, created_at) where kind in ('mediator_assigned', 'participant_removed');
