import { ApiError, type Intake, NewCase } from '@mediation/api-client';
import * as z from 'zod/mini';
import type { Sql } from '../../database/database.ts';
import type { Handlers, Input } from '../../http/handlers.ts';
import { oldestFirst, pageOf } from '../../http/answer/keyset-page.ts';
import { requireVersion } from '../../http/optimistic-lock.ts';
import { lockVersion } from '../../http/optimistic-lock.ts';
import { validationMessage } from '../../http/input/validation-messages.ts';
import { type IntakeRow, toIntake } from './intake-row.ts';

const Complete = z.pick(NewCase, { personalInfo: true });

export const intakes = {
  getIntake: async ({ input: { caseId }, sql }) => {
    const owner = await ownerOf(sql, caseId);
    return owner ? { intake: (await read(sql, caseId, owner)) ?? null } : undefined;
  },

  saveIntake: async ({ input, sql }) => {
    const { caseId, version, safety } = input;
    const owner = await ownerOf(sql, caseId);
    if (!owner) return undefined;
    const existing = await read(sql, caseId, owner);
    if (existing && version === undefined)
      throw new ApiError('conflict', 'This intake has already been started. Look at it, then make your change again.');
    if (!existing) await sql`insert into case_intakes (case_id) values (${caseId})`;
    const before = await lock(sql, caseId, owner, version ?? 1);
    if (!before) return undefined;
    const hasAnswers = Object.keys(input).some((it) => !['caseId', 'version', 'safety'].includes(it));
    if (hasAnswers) await keep(sql, before, input);
    if (safety)
      await sql`
        insert into safety_answers as kept (case_id, answers, prefers_to_talk)
        values (${caseId}, jsonb_strip_nulls(${JSON.stringify(safety.answers ?? {})}::jsonb), ${safety.prefers_to_talk ?? false})
        on conflict (case_id, user_id) do update set
          answers = jsonb_strip_nulls(kept.answers || ${JSON.stringify(safety.answers ?? {})}::jsonb),
          prefers_to_talk = coalesce(${safety.prefers_to_talk ?? null}, kept.prefers_to_talk)`;
    const intake = await read(sql, caseId, owner);
    return intake && { intake };
  },

  submitIntake: async ({ input: { caseId, consent = null, version }, sql }) => {
    const owner = await ownerOf(sql, caseId);
    if (!owner) return undefined;
    const before = await lock(sql, caseId, owner, version);
    if (!before) return undefined;
    Complete.parse(toIntake(before), { error: validationMessage });
    await sql`select private.submit_intake(${before.id}, ${consent})`;
    const intake = await read(sql, caseId, owner);
    return intake && { intake };
  },

  listIntakes: async ({ input: { caseId, cursor, limit }, sql }) => {
    const [visible] = await sql`select id from cases where id = ${caseId}`;
    if (!visible) return undefined;
    const after = oldestFirst(cursor);
    const found = await sql<IntakeRow>`
      select i.*, s.answers, s.prefers_to_talk, s.updated_at as answered_at, s.handled_at
      from case_intakes i left join safety_answers s on s.case_id = i.case_id and s.user_id = i.user_id
      where i.case_id = ${caseId} and (i.created_at, i.id) > (${after.at}::timestamptz, ${after.id}::uuid)
      order by i.created_at, i.id limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, ({ created_at, id }) => ({ at: created_at, id }));
    return { intakes: rows.map(toIntake), next_cursor };
  },

  returnIntake: ({ input: { intakeId, questions = null, asked = {}, version }, sql }) =>
    answer(
      sql,
      intakeId,
      version,
      () => sql`select private.return_intake(${intakeId}, ${questions}, ${JSON.stringify(asked)})`,
    ),

  handleSafetyAnswers: async ({ input: { intakeId, answeredAt }, sql }) => {
    await sql`select private.handle_safety_answers(${intakeId}, ${answeredAt})`;
    return { ok: true as const };
  },

  acceptIntake: ({ input: { intakeId, version }, sql }) =>
    answer(sql, intakeId, version, () => sql`select private.accept_intake(${intakeId})`),
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/intakes/intakes')>;

/** The person whose intake the caller fills in: their own, or their client's. */
async function ownerOf(sql: Sql, caseId: string): Promise<string | undefined> {
  const [mine] = await sql<{ owner: string | null }>`select private.my_intake_owner(${caseId}) as owner`;
  return mine?.owner ?? undefined;
}

async function read(sql: Sql, caseId: string, owner: string): Promise<Intake | undefined> {
  const [row] = await sql<IntakeRow>`
    select i.*, s.answers, s.prefers_to_talk, s.updated_at as answered_at, s.handled_at
    from case_intakes i left join safety_answers s on s.case_id = i.case_id and s.user_id = i.user_id
    where i.case_id = ${caseId} and i.user_id = ${owner}`;
  return row && toIntake(row);
}

const lock = async (sql: Sql, caseId: string, owner: string, version: number) =>
  lockVersion(
    await sql<IntakeRow>`select * from case_intakes where case_id = ${caseId} and user_id = ${owner} for update`,
    version,
    () => sql`select id from case_intakes where case_id = ${caseId} and user_id = ${owner}`,
    new ApiError('conflict', 'This intake has been sent. Your mediator can return it to you.'),
  );

async function keep(sql: Sql, before: IntakeRow, changes: Input<'saveIntake'>) {
  const { personalInfo: was, ...sections } = toIntake(before);
  const person = { ...was, ...changes.personalInfo };
  const json = (
    name: 'marriageDetails' | 'children' | 'financialSituation' | 'uploads' | 'preferences' | 'accessNeeds' | 'replies',
  ) => JSON.stringify(changes[name] ?? sections[name]);
  await sql`
    update case_intakes set name = ${person.name || null}, email = ${person.email?.toLowerCase() || null},
      phone = ${person.phone || null}, date_of_birth = ${person.dateOfBirth || null}, address = ${person.address || null},
      marriage_details = ${json('marriageDetails')}, children = ${json('children')},
      financial_situation = ${json('financialSituation')}, uploads = ${json('uploads')},
      preferences = ${json('preferences')}, access_needs = ${json('accessNeeds')},
      replies = ${json('replies')}, prefilled = ${changes.prefilled ?? sections.prefilled}
    where id = ${before.id}`;
}

async function answer(
  sql: Sql,
  id: string,
  version: number | undefined,
  work: () => Promise<unknown>,
): Promise<{ intake: Intake } | undefined> {
  await requireVersion(sql, 'case_intakes', id, version);
  await work();
  const [row] = await sql<IntakeRow>`
    select i.*, s.answers, s.prefers_to_talk, s.updated_at as answered_at, s.handled_at
    from case_intakes i left join safety_answers s on s.case_id = i.case_id and s.user_id = i.user_id
    where i.id = ${id}`;
  return row && { intake: toIntake(row) };
}
