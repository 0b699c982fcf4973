import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Version } from '../../page.ts';
import { trim } from '../text.ts';
import { Email } from '../people/users.ts';
import { Phone, WebAddress } from '../values.ts';
import { Branding, Color, OrganizationName } from './branding.ts';

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
