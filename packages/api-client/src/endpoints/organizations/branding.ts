import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Version } from '../../page.ts';
import { Name, trim } from '../text.ts';
import { Email } from '../people/users.ts';
import { Phone, WebAddress } from '../values.ts';

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

export const OrganizationName = Name(120);

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
    website: z.optional(z.nullable(WebAddress(300))),
    email: z.optional(z.nullable(Email)),
    phone: z.optional(z.nullable(Phone)),
    version: Version,
  }),
  output: z.object({ branding: Branding, version: z.int() }),
});
