import { organizationIn } from '@mediation/api-client';
import type { Backend } from '../backend/backend.ts';
import { applyPlatformBrand, applyOrganizationBrand } from './brand.ts';
import { guestOrganization } from './guest-organization.ts';
import { isExiting } from '../safety/quick-exit.ts';
import { storedSession } from '../auth/stored-session.ts';

/**
 * Applies the brand of the organization whose sign-in page this tab opened, before sign-in and after sign-out. It is
 * kept until the tab closes; without one, or when it cannot be read, the brand is the platform's.
 */
export async function applyGuestBrand(backend: () => Promise<Backend>) {
  const isGuest = () => storedSession.token() === null;
  if (!isGuest()) return;
  const slug = organizationIn(location) ?? guestOrganization.read();
  if (slug === null) return applyPlatformBrand();
  try {
    const [{ readBranding }, connected] = await Promise.all([import('./guest-branding.ts'), backend()]);
    const branding = await readBranding(connected, slug);
    if (isExiting()) return;
    guestOrganization.save(slug);
    if (isGuest()) await applyOrganizationBrand(branding, { keep: false });
  } catch {
    if (isGuest()) applyPlatformBrand();
  }
}
