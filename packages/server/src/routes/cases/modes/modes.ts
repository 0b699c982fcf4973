import { ApiError, type CaseMode, type Deadline, type Mode, type ProposedMode } from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import type { Sql } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { versionConflict } from '../../../http/optimistic-lock.ts';

/** How messages go in a case. The database refuses what a mode does not allow. */
export const modes = {
  getCaseMode: async ({ input: { caseId }, sql }) => {
    const mode = await modeOf(sql, caseId);
    return mode && { mode, deadlines: await deadlinesIn(sql, caseId) };
  },

  setCaseMode: async ({ input: { caseId, mode, hours, version }, sql }) => {
    if (!(await modeOf(sql, caseId))) return undefined;
    if (!(await mediates(sql, caseId))) throw new ApiError('forbidden', 'Only the mediator may do this.');
    const [from, to] = [hours?.from ?? null, hours?.to ?? null];
    const set =
      version === 0
        ? await sql`
            insert into case_modes (case_id, mode, delivers_from, delivers_to) values (${caseId}, ${mode}, ${from}, ${to})
            on conflict do nothing returning case_id`
        : await sql`
            update case_modes set mode = ${mode}, delivers_from = ${from}, delivers_to = ${to}
            where case_id = ${caseId} and version = ${version} returning case_id`;
    if (set.length === 0) throw versionConflict();
    const made = await modeOf(sql, caseId);
    return made && { mode: made };
  },

  listProposedModes: async ({ input: { caseId }, sql }) => {
    if (!(await mediates(sql, caseId))) return undefined;
    const rows = await sql<HoursRow & Omit<ProposedMode, 'hours'>>`
      select m.mode, m.reason, m.user_id, p.name, m.answer, ${hoursOf('m')}
      from private.proposed_modes(${caseId}) m join profiles p on p.id = m.user_id`;
    return { proposed: rows.map(withHours) };
  },

  putModeAside: async ({ input: { caseId, answer }, sql }) => {
    const [put] = await sql<{ is_done: boolean }>`select private.put_mode_aside(${caseId}, ${answer}) as is_done`;
    return put?.is_done ? { ok: true as const } : undefined;
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/cases/modes')>;

interface HoursRow {
  delivers_from: string | null;
  delivers_to: string | null;
}

const hoursOf = (table: string) => fragment`
  to_char(${fragment.ref(`${table}.delivers_from`)}, 'HH24:MI') as delivers_from,
  to_char(${fragment.ref(`${table}.delivers_to`)}, 'HH24:MI') as delivers_to`;

const withHours = <Row extends HoursRow>({ delivers_from: from, delivers_to: to, ...row }: Row) => ({
  ...row,
  hours: from && to ? { from, to } : null,
});

/** The mode of a case that the caller reads. */
async function modeOf(sql: Sql, caseId: string): Promise<CaseMode | undefined> {
  const [row] = await sql<HoursRow & Omit<CaseMode, 'hours' | 'mode'> & { mode: Mode }>`
    select coalesce(m.mode, 'joint') as mode, ${hoursOf('m')}, coalesce(m.time_zone, 'UTC') as time_zone, m.set_at,
      p.name as set_by_name, coalesce(m.version, 0) as version
    from cases c left join case_modes m on m.case_id = c.id left join profiles p on p.id = m.set_by
    where c.id = ${caseId}`;
  return row && withHours(row);
}

async function mediates(sql: Sql, caseId: string): Promise<boolean> {
  const rows = await sql`select where ${caseId}::uuid in (select private.my_mediated_case_ids())`;
  return rows.length > 0;
}

/** What is still to come that the caller reads, the next first. */
const deadlinesIn = (sql: Sql, caseId: string) => sql<Deadline>`
  select kind, at, on_day as on from (
    select 'session' as kind, starts_at as at, null::date as on_day from sessions
    where case_id = ${caseId} and status = 'scheduled' and starts_at > now()
    union
    select 'answer', answer_by, null from sessions
    where case_id = ${caseId} and status = 'proposed' and answer_by > now()
    union
    select 'proposal', expires_at, null from proposals
    where case_id = ${caseId} and state = 'offered' and expires_at > now()
    union
    select 'lawyer_round', deadline_at, null from lawyer_rounds
    where case_id = ${caseId} and closed_at is null and deadline_at > now()
    union
    select 'document', null, r.due_on from requirements r
    join private.my_requirement_states(${caseId}) s on s.requirement_id = r.id and s.state in ('needed', 'rejected')
    where r.case_id = ${caseId} and r.due_on >= current_date
  ) due order by coalesce(at, on_day::timestamptz), kind limit 20`;
