import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pageInput, pageOutput, Version } from '../page.ts';
import { Name, trim } from './text.ts';
import { Email, Person } from './users.ts';
import { Phone, Timestamp } from './values.ts';

export const Color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Enter a colour as #rrggbb.'));

/** The address of a logo on this server, which changes with the image. */
export const LogoUrl = z
  .string()
  .check(z.regex(/^\/api\/organizations\/[0-9a-f-]{36}\/logo\?v=[0-9a-f]{8}$/, 'This is not the address of a logo.'));

/** The branding of an organization. Values that it did not choose are the platform's defaults. */
export const Branding = z.object({
  organizationName: z.string(),
  displayName: z.string(),
  tagline: z.string(),
  primaryColor: Color,
  secondaryColor: Color,
  logoUrl: z.nullable(LogoUrl),
  website: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  isCustom: z.boolean(),
});
export type Branding = z.infer<typeof Branding>;

/** The platform's own branding, for guests and for organizations without one. */
export const defaultBranding: Branding = {
  organizationName: 'Mediation Platform',
  displayName: 'Mediation Platform',
  tagline: 'Professional Mediation for Family Matters',
  primaryColor: '#3b82f6',
  secondaryColor: '#10b981',
  logoUrl: null,
  website: null,
  email: null,
  phone: null,
  isCustom: false,
};

/** The slug of an organization in the address of its sign-in page. */
export const Slug = z
  .string()
  .check(z.maxLength(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens.'));

const OrganizationName = Name(120);

/** An organization as its members read it. A suspended organization accepts no new cases or invitations. */
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

/** Gets the branding of an organization. It is public because the sign-in page shows it. */
export const getBranding = endpoint({
  method: 'GET',
  path: '/api/organizations/:orgId/branding',
  reads: ['organizations'],
  access: 'public',
  input: z.object({ orgId: z.uuid() }),
  output: z.object({ branding: Branding }),
});

/** Gets the branding by the organization's slug. */
export const getBrandingBySlug = endpoint({
  method: 'GET',
  path: '/api/branding/:slug',
  reads: ['organizations'],
  access: 'public',
  input: z.object({ slug: Slug }),
  output: z.object({ organization_id: z.uuid(), branding: Branding }),
});

/** Changes the branding; for admins. Fields that are left out do not change. The logo has its own endpoint. */
export const updateBranding = endpoint({
  method: 'PUT',
  path: '/api/organizations/:orgId/branding',
  changes: ['organizations'],
  input: z.object({
    orgId: z.uuid(),
    organizationName: z.optional(OrganizationName),
    displayName: z.optional(OrganizationName),
    tagline: z.optional(z.string().check(trim, z.maxLength(200))),
    primaryColor: z.optional(Color),
    secondaryColor: z.optional(Color),
    website: z.optional(
      z.nullable(
        z
          .string()
          .check(
            z.maxLength(300),
            z.url({ protocol: /^https$/, error: 'Enter an address that begins with https://.' }),
          ),
      ),
    ),
    email: z.optional(z.nullable(Email)),
    phone: z.optional(z.nullable(Phone)),
    version: Version,
  }),
  output: z.object({ branding: Branding, version: z.int() }),
});

/** Lists the members of an organization by name: for its mediators names and roles, for admins also further details. */
export const listMembers = endpoint({
  method: 'GET',
  path: '/api/organizations/:orgId/members',
  reads: ['people'],
  input: z.object({ orgId: z.uuid(), ...pageInput }),
  output: z.object({ members: z.array(Person), ...pageOutput }),
});
