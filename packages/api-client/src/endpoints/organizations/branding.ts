import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Name } from '../text.ts';

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
