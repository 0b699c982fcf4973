-- References that can be said on the telephone: three letters that make no word, the year and four digits.

set check_function_bodies = off;

create function private.new_reference() returns text
  language plpgsql security definer set search_path = '' as $$
declare
  letters constant text := 'BCDFGHJKLMNPRSTVWXZ';
  made text;
begin
  loop
    select string_agg(substr(letters, 1 + floor(random() * length(letters))::int, 1), '')
      || to_char(now(), '-YYYY-') || lpad(floor(random() * 10000)::text, 4, '0')
      into made from generate_series(1, 3);
    exit when not exists (select from public.cases where reference = made);
  end loop;
  return made;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.new_reference() to authenticated;

alter table cases alter column reference set default private.new_reference();

reset check_function_bodies;
