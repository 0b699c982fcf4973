import type { OrganizationPassage } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { lockVersion, versionConflict } from '../../../http/optimistic-lock.ts';
import { type OwnPassage, builtIn, ownPassage, requirePlaceholders } from './own-passages.ts';

export const passages = {
  listPassages: async ({ input: { orgId, language }, sql }) => {
    const [organization] = await sql`select from organizations where id = ${orgId} and private.administers(id)`;
    if (!organization) return undefined;
    const rows = await sql<OwnPassage>`
      select * from organization_passages where organization_id = ${orgId} and language = ${language}`;
    const own = new Map(rows.map((row) => [row.passage_id, ownPassage(row)]));
    const others = builtIn(language).filter(({ id }) => !own.has(id));
    return {
      passages: [...own.values(), ...others].toSorted((a, b) =>
        a.title.localeCompare(b.title, language, { ignorePunctuation: true }),
      ),
    };
  },

  savePassage: async ({ input: { orgId, language, passageId, version = null, ...words }, sql }) => {
    requirePlaceholders(words.text, builtIn(language).find(({ id }) => id === passageId)?.text);
    const saved = version === null ? await add() : await change(version);
    return saved && { passage: saved };

    async function add(): Promise<OrganizationPassage | undefined> {
      const [made] = await sql<OwnPassage>`
        select * from private.add_passage(${orgId}, ${language}, ${passageId}, ${words.roles}::text[], ${words.title},
          ${words.text}, ${words.questions}::text[])`;
      if (!made && (await read(sql)).length > 0) throw versionConflict();
      return made && ownPassage(made);
    }

    async function change(known: number): Promise<OrganizationPassage | undefined> {
      if (!(await lockVersion(await read(sql), known))) return undefined;
      const [changed] = await sql<OwnPassage>`
        update organization_passages set roles = ${words.roles}, title = ${words.title}, content = ${words.text},
          questions = ${words.questions}, reviewed_on = current_date
        where organization_id = ${orgId} and language = ${language} and passage_id = ${passageId} returning *`;
      return changed && ownPassage(changed);
    }

    function read(by: Sql) {
      return by<OwnPassage>`
        select * from organization_passages
        where organization_id = ${orgId} and language = ${language} and passage_id = ${passageId} for update`;
    }
  },

  removePassage: async ({ input: { orgId, language, passageId }, sql }) => {
    const [removal] = await sql<{ is_gone: boolean }>`
      select private.remove_passage(${orgId}, ${language}, ${passageId}) as is_gone`;
    return removal?.is_gone ? { ok: true as const } : undefined;
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/assistance/passages')>;
