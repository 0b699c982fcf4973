import type { OrganizationSettings, SafetyContactSettings } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { lockVersion } from '../../http/optimistic-lock.ts';

async function read(sql: Sql, id: string): Promise<{ settings: OrganizationSettings } | undefined> {
  const [settings] = await sql<OrganizationSettings>`
    select idle_minutes, warning_seconds, ai_enabled, external_ai_enabled, safety_screening_enabled, safety_contacts, birth_dates, cooling_off_hours, takes_enquiries, enquiry_line, enquiry_days, time_zone, locale, working_hours, video_url, version,
      jsonb_build_object('messages', retention_messages, 'financial_documents', retention_financial_documents,
        'notes', retention_notes, 'agreement', retention_agreement, 'audit', retention_audit) as retention,
      case when private.my_role() in ('mediator', 'admin') then status_texts end as status_texts,
      inner_part.registration, inner_part.neutral_notifications
    from organization_settings left join private.inner_settings(${id}) inner_part on true
    where organization_id = ${id}`;
  return settings && { settings };
}

export const organizationSettings = {
  getOrganizationSettings: ({ input, sql }) => read(sql, input.orgId),

  getSafetyContacts: async ({ input: { caseId }, sql }) => {
    const [found] = await sql<{ contacts: SafetyContactSettings | null }>`
      select private.safety_contacts_of(id) as contacts from cases where id = ${caseId}`;
    return found;
  },

  updateOrganizationSettings: async ({ input: { orgId, version, retention = {}, ...changes }, sql }) => {
    const locked = await sql<{ version: number }>`
      select version from organization_settings where organization_id = ${orgId} for update`;
    if (
      !(await lockVersion(
        locked,
        version,
        () => sql`select 1 from organization_settings where organization_id = ${orgId}`,
      ))
    )
      return undefined;
    await sql`
      update organization_settings set
        idle_minutes = coalesce(${changes.idle_minutes ?? null}::int, idle_minutes),
        warning_seconds = coalesce(${changes.warning_seconds ?? null}::int, warning_seconds),
        retention_messages = coalesce(${retention.messages ?? null}::int, retention_messages),
        retention_financial_documents = coalesce(${retention.financial_documents ?? null}::int, retention_financial_documents),
        retention_notes = coalesce(${retention.notes ?? null}::int, retention_notes),
        retention_agreement = coalesce(${retention.agreement ?? null}::int, retention_agreement),
        retention_audit = coalesce(${retention.audit ?? null}::int, retention_audit),
        ai_enabled = coalesce(${changes.ai_enabled ?? null}::boolean, ai_enabled),
        external_ai_enabled = coalesce(${changes.external_ai_enabled ?? null}::boolean, external_ai_enabled),
        safety_screening_enabled = coalesce(${changes.safety_screening_enabled ?? null}::boolean, safety_screening_enabled),
        safety_contacts = coalesce(${changes.safety_contacts ? JSON.stringify(changes.safety_contacts) : null}::jsonb, safety_contacts),
        status_texts = coalesce(${changes.status_texts ? JSON.stringify(changes.status_texts) : null}::jsonb, status_texts),
        birth_dates = coalesce(${changes.birth_dates ?? null}, birth_dates),
        cooling_off_hours = coalesce(${changes.cooling_off_hours ?? null}::int, cooling_off_hours),
        takes_enquiries = coalesce(${changes.takes_enquiries ?? null}::boolean, takes_enquiries),
        enquiry_line = coalesce(${changes.enquiry_line ?? null}, enquiry_line),
        enquiry_days = coalesce(${changes.enquiry_days ?? null}::int, enquiry_days),
        time_zone = coalesce(${changes.time_zone ?? null}, time_zone),
        locale = coalesce(${changes.locale ?? null}, locale),
        working_hours = coalesce(${changes.working_hours ? JSON.stringify(changes.working_hours) : null}::jsonb, working_hours),
        video_url = case when ${changes.video_url === undefined} then video_url else ${changes.video_url ?? null} end,
        registration = coalesce(${changes.registration ?? null}, inner_part.registration),
        neutral_notifications = coalesce(${changes.neutral_notifications ?? null}::boolean, inner_part.neutral_notifications)
      from private.inner_settings(${orgId}) inner_part
      where organization_id = ${orgId}`;
    return read(sql, orgId);
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/organizations/organization-settings')>;
