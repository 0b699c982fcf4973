import type { AnswerOf, BookedTime, getWorkingHours } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';

export const availability = {
  getAvailability: async ({ input: { caseId, from, days }, sql }) => {
    const [found] = await sql<{ time_zone: string; until: string; gap_minutes: number }>`
      select zone as time_zone, ${from}::timestamptz + make_interval(days => ${days}) as until,
        coalesce((select gap_minutes from mediator_hours where user_id = auth.uid()), 0) as gap_minutes
      from private.case_time_zone(${caseId}) as zone where zone is not null`;
    if (!found) return undefined;
    const { until, ...rest } = found;
    const open = await sql<{ starts_at: string; ends_at: string }>`
      select * from private.my_open_spans(${caseId}, ${from}, ${until})`;
    const booked = await sql<BookedTime>`select * from private.booked_times(${caseId}, ${from}, ${until})`;
    return { ...rest, open, booked };
  },

  getWorkingHours: ({ sql }) => readHours(sql),

  setWorkingHours: async ({ input, sql }) => {
    const hours = input.working_hours === null ? null : JSON.stringify(input.working_hours);
    await sql`
      insert into mediator_hours (working_hours, gap_minutes) values (${hours}::jsonb, ${input.gap_minutes})
      on conflict (user_id) do update set working_hours = excluded.working_hours, gap_minutes = excluded.gap_minutes`;
    return readHours(sql);
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/sessions/availability')>;

async function readHours(sql: Sql) {
  const [hours] = await sql<AnswerOf<typeof getWorkingHours>>`
    select own.working_hours, coalesce(own.gap_minutes, 0) as gap_minutes,
      office.working_hours as organization_hours, office.time_zone
    from private.my_profile() me
    join organization_settings office on office.organization_id = me.organization_id
    left join mediator_hours own on own.user_id = me.id
    where me.role = 'mediator'`;
  return hours;
}
