import { createHash } from 'node:crypto';
import { ApiError, type ParentingSchedule } from '@mediation/api-client';
import { writeParentingCalendar } from '../../calendar/write-parenting-calendar.ts';
import type { Sql } from '../../database/database.ts';
import { fileOf } from '../../files/answer-file.ts';
import type { Handlers } from '../../http/handlers.ts';
import { lockVersion, versionConflict } from '../../http/optimistic-lock.ts';

export const parenting = {
  getParentingSchedule: async ({ input: { caseId }, sql }) =>
    (await isMediated(sql, caseId)) ? draftOf(sql, caseId) : undefined,

  saveParentingSchedule: async ({ input: { caseId, schedule, version }, sql }) => {
    if (!(await isMediated(sql, caseId))) return undefined;
    const rules = JSON.stringify(schedule);
    if (version === undefined) {
      const made = await sql`
        insert into parenting_schedules (case_id, schedule) values (${caseId}, ${rules}::jsonb)
        on conflict do nothing returning case_id`;
      if (made.length === 0) throw versionConflict();
      return draftOf(sql, caseId);
    }
    const draft = await lockVersion(
      await sql<{ version: number }>`select version from parenting_schedules where case_id = ${caseId} for update`,
      version,
    );
    if (!draft) return undefined;
    await sql`update parenting_schedules set schedule = ${rules}::jsonb where case_id = ${caseId}`;
    return draftOf(sql, caseId);
  },

  parentingCalendar: async ({ input: { caseId, side, language }, asCaller }) => {
    const [found] = await asCaller(
      (sql) => sql<{ schedule: ParentingSchedule | null; is_neutral: boolean }>`
        select coalesce(
            (select schedule from parenting_schedules where case_id = it.id),
            (select annex from agreement_versions where case_id = it.id and document = 'parenting'
              order by number desc limit 1)) as schedule,
          coalesce(contact.safe_neutral, true) as is_neutral
        from cases it
        left join case_participants party on party.case_id = it.id and party.side = ${side} and party.role = 'divorcee'
          and party.status = 'active'
        left join contact_details contact on contact.user_id = party.user_id
        where it.id = ${caseId}`,
    );
    if (!found) return undefined;
    const { schedule, is_neutral: isNeutral } = found;
    if (schedule === null) throw new ApiError('not_found', 'There is no parenting schedule to read yet.');
    const text = writeParentingCalendar(schedule, { caseId, side, isNeutral, language });
    const tag = createHash('sha256').update(text).digest('hex');
    return fileOf(Buffer.from(text), { name: `nights-${side}.ics`, type: 'text/calendar; charset=utf-8', tag });
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/agreement/parenting')>;

async function isMediated(sql: Sql, caseId: string): Promise<boolean> {
  const [mine] = await sql`select id from cases where id = ${caseId} and id in (select private.my_mediated_case_ids())`;
  return mine !== undefined;
}

async function draftOf(sql: Sql, caseId: string) {
  const [draft] = await sql<{ schedule: ParentingSchedule; version: number }>`
    select schedule, version from parenting_schedules where case_id = ${caseId}`;
  return draft ?? { schedule: null, version: 0 };
}
