import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { LogoUrl } from './branding.ts';

const byOrganization = { orgId: z.uuid() };

/** Sets the logo: a PNG, JPEG or WebP of at most 1 MB, which the server re-encodes. For admins. */
export const uploadLogo = endpoint({
  method: 'PUT',
  path: '/api/organizations/:orgId/logo',
  changes: ['organizations'],
  body: 'binary',
  contentTypes: ['image/png', 'image/jpeg', 'image/webp'],
  input: z.object({ ...byOrganization, file: z.file() }),
  output: z.object({ logoUrl: LogoUrl }),
});

/** Gets the logo, without a token. The address changes with the image, so the answer can be cached forever. */
export const getLogo = endpoint({
  method: 'GET',
  path: '/api/organizations/:orgId/logo',
  reads: ['organizations'],
  access: 'public',
  answer: 'file',
  contentTypes: ['image/png'],
  input: z.object({ ...byOrganization, v: z.optional(z.string().check(z.maxLength(64))) }),
  output: z.file(),
});

/** Removes the logo. For admins. */
export const removeLogo = endpoint({
  method: 'DELETE',
  path: '/api/organizations/:orgId/logo',
  changes: ['organizations'],
  input: z.object(byOrganization),
  output: z.object({ ok: z.literal(true) }),
});
