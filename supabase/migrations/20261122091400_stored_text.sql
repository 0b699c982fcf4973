-- What the contract asks of text, asked of every row: something can be seen in it, and a name is one plain line.

-- Whether a text has a character that can be seen: not only spaces, controls and what Unicode says to ignore.
create function private.is_text(it text) returns boolean
  language sql immutable parallel safe set search_path = '' as $$
  select it ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
$$;

-- Whether a text can stand for a person, an organization or a case: no line break, no control character, nothing that
-- turns or hides the text around it, no run of joiners or variation selectors, no stack of combining marks.
create function private.is_name(it text) returns boolean
  language sql immutable parallel safe set search_path = '' as $$
  select private.is_text(it)
    and it !~ '[\u0001-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff]'
    and it !~ '[\u00ad\u034f\u061c\u200c-\u200f]{2}|[\u180b-\u180f\ufe00-\ufe0f]{2}'
    and it !~ '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{5}'
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.is_text(text), private.is_name(text) to authenticated;

alter table profiles add check (private.is_name(name));
alter table organizations add check (private.is_name(name)), add check (private.is_name(display_name));
alter table cases add check (private.is_name(title));
alter table case_participants add check (private.is_name(name));
alter table case_intakes
  add check (private.is_name(name)),
  add check (private.is_text(address)),
  add check (private.is_text(questions));
alter table invitations add check (private.is_name(name));

alter table chat_messages add check (private.is_text(content) or redacted_at is not null);
alter table ai_chat_history add check (private.is_text(content));
alter table case_notes add check (private.is_text(text));
alter table case_requests add check (private.is_text(note));
alter table handover_notes add check (private.is_text(note));
alter table legal_holds add check (private.is_text(reason));
alter table requirements add check (private.is_text(label)), add check (private.is_text(na_reason));
alter table session_attendees add check (private.is_text(place));
alter table session_outcomes add check (private.is_text(outcome_note));
alter table upload_review_notes add check (private.is_text(note));
