import type { Handlers } from '../../http/handlers.ts';
import { type OrganizationRow, toBranding } from './to-branding.ts';
import { locked, type Row } from './organizations.ts';

export const branding = {
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
} satisfies Handlers<
  typeof import('@mediation/api-client/endpoints/organizations/branding') &
    typeof import('@mediation/api-client/endpoints/organizations/brand-editing')
>;
