-- Whether a mediator, or a colleague of the same organization, worked with a person before.

set check_function_bodies = off;

-- A text without capitals and accents and with plain apostrophes, quotes and dashes, so that a search finds it however it
-- is typed. `foldedText` does the same in the browser.
create function private.folded(it text) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select lower(case when octet_length(it) = length(it) then translate(it, '`', '''') else
    regexp_replace(normalize(
      replace(replace(replace(replace(replace(replace(
        translate(it,
          '`´‘’‚‛ʹʻʼʽˈ′‵＇“”„‟«»″‶〝〞‐‑‒–—―−øØđĐðÐħĦıłŁŧŦ',
          '''''''''''''''''''''''''''''""""""""""-------oOdDdDhHilLtT'),
        'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'ẞ', 'ss'), NFKD),
      '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u00ad\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff]', '', 'g')
    end)
$$;

-- The words of a name as they are searched.
create function private.name_words(it text) returns text[]
  language sql immutable parallel safe set search_path = '' as $$
  select string_to_array(btrim(regexp_replace(private.folded(it), '[^[:alnum:]]+', ' ', 'g')), ' ')
$$;

-- Whether every word is among the others. An initial is the word that it begins.
create function private.are_among(words text[], others text[]) returns boolean
  language sql immutable parallel safe set search_path = '' as $$
  select not exists (select from unnest(words) one where not exists (select from unnest(others) other
    where one = other or length(one) = 1 and starts_with(other, one) or length(other) = 1 and starts_with(one, other)))
$$;

-- Whether two names can be one person's: one has every word of the other, both have the same first and last word, or two
-- words are in both. Words below four letters, such as the parts of "de la Cruz", are too common for the last. It errs
-- towards yes, because a mediator then asks.
create function private.are_similar_names(one text[], other text[]) returns boolean
  language sql immutable parallel safe set search_path = '' as $$
  select one && other and (
    private.are_among(one, other) or private.are_among(other, one)
    or array[one[1], one[cardinality(one)]] <@ array[other[1], other[cardinality(other)]]
      and one[1] <> one[cardinality(one)]
    or (select count(*) > 1 from (
      select unnest(one) as word intersect select unnest(other)) shared where length(shared.word) > 3))
$$;

-- The cases of the organization with a person of this address, or of this or a similar name. Of cases that others
-- mediate it returns whom to ask, and nothing else. Each check is in the audit log, without its words.
create function private.check_conflict(of_name text, address text)
  returns table (case_id uuid, year int, role text, has_joined boolean, matched text, ask text)
  language plpgsql security definer set search_path = '' as $$
declare
  searched text[] := private.name_words(of_name);
begin
  if private.my_role() is distinct from 'mediator' then raise 'You may not do this.' using errcode = 'MP403'; end if;
  perform private.add_to_audit('conflict_checked', 'profiles', auth.uid(), null, private.my_organization_id(), '{}');
  return query
    with seats as (
      select p.case_id, p.role, coalesce(known.name, p.name) as name, d.email, p.joined_at is not null as has_joined
      from public.case_participants p
      left join public.profiles known on known.id = p.user_id
      left join public.contact_details d on d.user_id = p.user_id
      where p.role <> 'mediator'
      union all
      select p.case_id, p.role, p.name, i.email, p.joined_at is not null
      from public.invitations i join public.case_participants p on p.id = i.participant_id
      union all
      select k.case_id, 'divorcee', k.name, k.email, false from public.case_intakes k
    ), found as (
      select distinct on (s.case_id) s.case_id, extract(year from c.created_at)::int as opened, s.role, s.has_joined,
        case when s.email = lower(address) then 'email' else 'name' end as matched,
        s.case_id in (select private.my_mediated_case_ids()) as is_mine
      from seats s join public.cases c on c.id = s.case_id
      where c.organization_id = private.my_organization_id()
        and (s.email = lower(address) or private.are_similar_names(searched, private.name_words(s.name)))
      order by s.case_id, s.email is distinct from lower(address), not s.has_joined
    )
    select f.case_id, f.opened, f.role, f.has_joined, f.matched, null from found f where f.is_mine
    union all
    select distinct null::uuid, null::int, null, null::boolean, null, m.name
    from found f
    left join public.case_participants seat
      on seat.case_id = f.case_id and seat.role = 'mediator' and seat.status = 'active'
    left join public.profiles m on m.id = seat.user_id
    where not f.is_mine
    order by 2 desc nulls last, 6;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.folded(text), private.check_conflict(text, text) to authenticated;

reset check_function_bodies;
