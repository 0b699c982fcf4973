import { type Branding, getBrandingBySlug } from '@mediation/api-client';
import type { Backend } from '../backend/backend.ts';

/** Reads the branding of the organization with this slug. */
export async function readBranding({ call }: Backend, slug: string): Promise<Branding> {
  const { branding } = await call(getBrandingBySlug, { slug });
  return branding;
}
