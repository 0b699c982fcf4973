import { randomUUID } from 'node:crypto';
import type { Organization } from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { byName, newestFirst, pageOf } from '../../http/keyset-page.ts';
import { lockVersion } from '../../http/optimistic-lock.ts';
import { keyOfPerson, readPeople } from '../users/people.ts';
import { type OrganizationRow, toBranding } from './branding.ts';

type Row = OrganizationRow & Omit<Organization, 'branding'>;

const toOrganization = (row: Row): Organization => ({ ...row, branding: toBranding(row) });

const rowsOf = (sql: Sql, id: string) => sql<Row>`select * from organizations where id = ${id}`;

const locked = async (sql: Sql, id: string, version: number) =>
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

  getBranding: async ({ input, sql }) => {
    const [row] = await sql<OrganizationRow>`select * from private.branding_of(${input.orgId})`;
    return row && { branding: toBranding(row) };
  },

  getBrandingBySlug: async ({ input, sql }) => {
    const [row] = await sql<OrganizationRow & { id: string }>`select * from private.branding_by_slug(${input.slug})`;
    return row && { organization_id: row.id, branding: toBranding(row) };
  },

  updateBranding: async ({ input: { orgId, version, ...changes }, sql }) => {
    if (!(await locked(sql, orgId, version))) return undefined;
    const [row] = await sql<Row>`
      update organizations set
        name = coalesce(${changes.organizationName ?? null}, name),
        display_name = coalesce(${changes.displayName ?? null}, display_name),
        tagline = coalesce(${changes.tagline ?? null}, tagline),
        primary_color = coalesce(lower(${changes.primaryColor ?? null}), primary_color),
        secondary_color = coalesce(lower(${changes.secondaryColor ?? null}), secondary_color),
        website = case when ${changes.website !== undefined}::boolean then ${changes.website ?? null} else website end,
        email = case when ${changes.email !== undefined}::boolean then ${changes.email ?? null} else email end,
        phone = case when ${changes.phone !== undefined}::boolean then ${changes.phone ?? null} else phone end
      where id = ${orgId} returning *`;
    return row && { branding: toBranding(row), version: row.version };
  },

  listMembers: async ({ input: { orgId, cursor, limit }, sql }) => {
    if ((await rowsOf(sql, orgId)).length === 0) return undefined;
    const where = fragment`p.id in (select private.member_ids(${orgId}))`;
    const found = await readPeople(sql, { where, after: byName(cursor), limit: limit + 1 });
    const { rows, next_cursor } = pageOf(found, limit, keyOfPerson);
    return { members: rows, next_cursor };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/organizations')>;
