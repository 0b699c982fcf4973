-- A comment without a page is on the document as a whole.

alter table document_comments alter column page drop not null;
