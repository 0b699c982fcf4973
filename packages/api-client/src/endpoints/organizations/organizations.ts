import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { pageInput, pageOutput, Version } from '../../page.ts';
import { Branding, OrganizationName, Slug } from './branding.ts';
import { Person } from '../people/people.ts';
import { Timestamp } from '../values.ts';

/** An organization as its members read it. A suspended organization is read-only. */
export const Organization = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  suspended: z.boolean(),
  created_at: Timestamp,
  version: z.int(),
  branding: Branding,
});
export type Organization = z.infer<typeof Organization>;

/** Lists the organizations where the caller is a member or has a case; for admins all. Newest first. */
export const listOrganizations = endpoint({
  method: 'GET',
  path: '/api/organizations',
  reads: ['organizations'],
  input: z.object(pageInput),
  output: z.object({ organizations: z.array(Organization), ...pageOutput }),
});

/** Creates an organization; for admins. Without a slug the server derives one from the name. */
export const createOrganization = endpoint({
  method: 'POST',
  path: '/api/organizations',
  changes: ['organizations'],
  input: z.object({ name: OrganizationName, slug: z.optional(Slug) }),
  output: z.object({ organization: Organization }),
});

export const getOrganization = endpoint({
  method: 'GET',
  path: '/api/organizations/:orgId',
  reads: ['organizations'],
  input: z.object({ orgId: z.uuid() }),
  output: z.object({ organization: Organization }),
});

/** Changes the name, slug or status of an organization; for admins. */
export const updateOrganization = endpoint({
  method: 'PUT',
  path: '/api/organizations/:orgId',
  changes: ['organizations'],
  input: z.object({
    orgId: z.uuid(),
    name: z.optional(OrganizationName),
    slug: z.optional(Slug),
    suspended: z.optional(z.boolean()),
    version: Version,
  }),
  output: z.object({ organization: Organization }),
});

/** Lists the members of an organization by name: for its mediators names and roles, for admins also further details. */
export const listMembers = endpoint({
  method: 'GET',
  path: '/api/organizations/:orgId/members',
  reads: ['people'],
  input: z.object({ orgId: z.uuid(), ...pageInput }),
  output: z.object({ members: z.array(Person), ...pageOutput }),
});
