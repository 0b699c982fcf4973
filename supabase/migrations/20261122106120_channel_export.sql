-- Who may read a channel may take it out. That is audited; the audit names the channel and the format, and no words.

create function private.export_channel(of_channel text, as_format text)
  returns table (reference text, title text, party text, organization text, color text, time_zone text,
    locale text)
  language plpgsql security definer set search_path = '' as $$
declare
  of_case uuid := substring(of_channel from '^(?:case|private)-(.{36})')::uuid;
begin
  if of_channel like 'ai-%' or not (of_channel in (select private.my_channel_ids()) or private.is_admin() and (
      exists (select from public.cases where id = substring(of_channel from '^case-(.+)')::uuid)
      or exists (select from public.profiles where id = substring(of_channel from '^support-(.+)')::uuid))) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  perform private.add_to_audit('export', 'channel', null, of_case, null,
    jsonb_build_object('channel', of_channel, 'format', as_format));
  return query
    select c.reference, c.title, p.name, o.display_name, o.primary_color,
      coalesce(private.zone_of_case(of_case), private.time_zone_of(auth.uid())), coalesce(office.locale, 'en')
    from (select) here
    left join public.profiles reader on reader.id = auth.uid()
    left join public.cases c on c.id = of_case
    left join public.organizations o on o.id = c.organization_id
    left join public.organization_settings office
      on office.organization_id = coalesce(c.organization_id, reader.organization_id)
    left join public.profiles p on p.id = substring(of_channel from '^(?:private-.{36}|support)-(.{36})$')::uuid;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.export_channel(text, text) to authenticated;
