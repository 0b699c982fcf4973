import type { Backend } from '../backend/backend.ts';
import { dropBrand, wearBrand } from './brand.ts';
import { cameTo } from './guest-organization.ts';
import { isOnItsWayOut } from '../safety/quick-exit.ts';
import { storedSession } from '../auth/stored-session.ts';

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

/**
 * Shows guests the face of the organization that this tab came to, before they sign in and after they leave. Nothing of
 * it outlives the tab; without one, or when it cannot be had, the face is the platform's.
 */
export async function wearGuestBrand(backend: () => Promise<Backend>) {
  const isGuest = () => storedSession.token() === null;
  if (!isGuest()) return;
  const slug = organizationIn(location) ?? cameTo.read();
  if (slug === null) return dropBrand();
  try {
    const [{ readBranding }, connected] = await Promise.all([import('./guest-branding.ts'), backend()]);
    const branding = await readBranding(connected, slug);
    if (isOnItsWayOut()) return;
    cameTo.note(slug);
    if (isGuest()) await wearBrand(branding, { keep: false });
  } catch {
    if (isGuest()) dropBrand();
  }
}
