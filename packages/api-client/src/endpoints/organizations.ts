import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const Color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Enter a colour as #rrggbb.'));

/** How an organization presents itself. Where it chose nothing, the platform's own values stand. */
export const Branding = z.object({
  organizationName: z.string(),
  displayName: z.string(),
  tagline: z.string(),
  primaryColor: Color,
  secondaryColor: Color,
  logoUrl: z.nullable(z.string()),
  website: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  isCustom: z.boolean(),
});
export type Branding = z.infer<typeof Branding>;

/** The platform's own face: for guests, and for organizations without one. */
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

export const getBranding = endpoint({
  method: 'GET',
  path: '/api/organizations/:orgId/branding',
  input: z.object({ orgId: z.uuid() }),
  output: z.object({ branding: Branding }),
});
