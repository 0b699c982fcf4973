import { randomUUID } from 'node:crypto';
import type { Organization } from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { byName, newestFirst, pageOf } from '../../http/answer/keyset-page.ts';
import { lockVersion } from '../../http/optimistic-lock.ts';
import { keyOfPerson, readPeople } from '../people/accounts/people.ts';
import { type OrganizationRow, toBranding } from './to-branding.ts';

export type Row = OrganizationRow & Omit<Organization, 'branding'>;

const toOrganization = (row: Row): Organization => ({ ...row, branding: toBranding(row) });

const rowsOf = (sql: Sql, id: string) => sql<Row>`select * from organizations where id = ${id}`;

/** Locks an organization for a change of this version; undefined if the caller may not read it. */
export const locked = async (sql: Sql, id: string, version: number) =>
  lockVersion(await sql<Row>`select * from organizations where id = ${id} for update`, version, () => rowsOf(sql, id));

export const organizations = {
  listOrganizations: async ({ input: { cursor, limit }, sql }) => {
    const after = newestFirst(cursor);
    const found = await sql<Row>`
      select * from organizations where (created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)
      order by created_at desc, id desc limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, ({ created_at, id }) => ({ at: created_at, id }));
    return { organizations: rows.map(toOrganization), next_cursor };
  },

  createOrganization: async ({ input: { name, slug }, sql }) => {
    const id = randomUUID();
    await sql`
      insert into organizations (id, name, display_name, slug) values (${id}, ${name}, ${name}, ${slug ?? null})`;
    const [made] = await rowsOf(sql, id);
    return made && { organization: toOrganization(made) };
  },

  getOrganization: async ({ input, sql }) => {
    const [row] = await rowsOf(sql, input.orgId);
    return row && { organization: toOrganization(row) };
  },

  updateOrganization: async ({ input: { orgId, name, slug, suspended, version }, sql }) => {
    if (!(await locked(sql, orgId, version))) return undefined;
    const [row] = await sql<Row>`
      update organizations set name = coalesce(${name ?? null}, name), slug = coalesce(${slug ?? null}, slug),
        suspended = coalesce(${suspended ?? null}::boolean, suspended)
      where id = ${orgId} returning *`;
    return row && { organization: toOrganization(row) };
  },

  listMembers: async ({ input: { orgId, cursor, limit }, sql }) => {
    if ((await rowsOf(sql, orgId)).length === 0) return undefined;
    const where = fragment`p.id in (select private.member_ids(${orgId}))`;
    const found = await readPeople(sql, { where, after: byName(cursor), limit: limit + 1 });
    const { rows, next_cursor } = pageOf(found, limit, keyOfPerson);
    return { members: rows, next_cursor };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/organizations/organizations')>;
