import { type User, getBranding, getMyCase } from '@mediation/api-client';
import type { Backend } from '../backend/backend.ts';
import { endpointOptions } from '../backend/use-endpoint.ts';
import { applyOrganizationBrand } from './brand.ts';

/** Whether a person’s pages have the brand of their case, and not that of an organization of their own. */
export const isBrandedByCase = ({ role }: Pick<User, 'role'>) => role === 'divorcee' || role === 'lawyer';

/** How long the first page of a person waits for its brand, in milliseconds. */
const patience = 2000;

/** Applies the brand of a person’s pages before the first of them is shown. Whatever fails is left to the pages. */
export async function applyMemberBrand({ call, queries }: Backend, user: User): Promise<void> {
  const apply = async () => {
    const orgId = isBrandedByCase(user)
      ? (await queries.fetchQuery(endpointOptions(call, getMyCase, {}))).case?.organization_id
      : user.organization_id;
    if (!orgId) return;
    const { branding } = await queries.fetchQuery(endpointOptions(call, getBranding, { orgId }));
    await applyOrganizationBrand(branding);
  };
  await Promise.race([apply().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patience))]);
}
