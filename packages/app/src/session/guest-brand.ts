import type { Backend } from '../backend/backend.ts';
import { wearBrand } from './brand.ts';
import { storedSession } from './stored-session.ts';

/**
 * Whose sign-in page this is: named in the address (`?org=hearthside`), else by a host of its own
 * (`hearthside.mediation.example`). Null for the platform itself.
 */
export function organizationIn({ search, hostname }: Pick<Location, 'search' | 'hostname'>): string | null {
  const named = new URLSearchParams(search).get('org');
  if (named) return named;
  const [first, ...rest] = hostname.split('.');
  const isNamed = rest.length >= 2 && first !== 'www' && !/^[\d.]+$/.test(hostname);
  return isNamed ? (first ?? null) : null;
}

/** Shows guests the face of the organization they came to. Nothing of it stays on the device; a failure leaves the platform's. */
export async function wearGuestBrand(backend: () => Promise<Backend>) {
  const slug = organizationIn(location);
  if (slug === null || storedSession.token() !== null) return;
  try {
    const { api } = await backend();
    const { branding } = await api.getBrandingBySlug({ slug });
    if (storedSession.token() === null) await wearBrand(branding, { keep: false });
  } catch {
    // The platform's own face stays.
  }
}
