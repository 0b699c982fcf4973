-- Somebody who has chosen no language has none: until then the browser's holds. English is a choice like any other. Which
-- of those who have it chose it nobody can tell any more, so they are asked again by being shown their browser's.
alter table person_settings alter column language drop not null, alter column language drop default;
update person_settings set language = null where language = 'en';
