import type { Branding } from '@mediation/api-client';
import { clearBrand } from '@mediation/ui/clear-brand';
import { useSyncExternalStore } from 'react';
import { productColor, productName } from '../words/product.ts';
import { deviceStorage } from '../browser/storage.ts';
import { isExiting } from '../safety/quick-exit.ts';
import { storedSession } from '../auth/stored-session.ts';

const key = 'app-brand';

/** Whose page this is: what the top bar, the titles and the browser show. */
export interface PageBrand {
  name: string;
  logoUrl: string | null;
  /** What the organization says of itself; null for the platform's own words. */
  tagline: string | null;
  /** The colour of the browser's own frame around the page. */
  color: string;
  /** The picture of the tab; without one that of the page itself. */
  icon?: string;
}

interface Stored extends PageBrand {
  properties: Record<string, string>;
}

const platform: PageBrand = { name: productName, logoUrl: null, tagline: null, color: productColor };
const listeners = new Set<() => void>();
let shown: PageBrand = { ...platform, ...read() };

/** Shows the page in an organization's name and colours, and keeps them for the first paint of the next visit. */
export async function applyOrganizationBrand(branding: Branding, { keep = true } = {}) {
  const { applyBrand, brandIcon, brandStyle } = await import('@mediation/ui/brand');
  if (isExiting() || (keep && storedSession.token() === null)) return;
  const { displayName, logoUrl, tagline, primaryColor, secondaryColor, isCustom } = branding;
  const brand = { primary: primaryColor, secondary: secondaryColor };
  const icon = logoUrl ?? brandIcon(displayName, brand);
  const next: PageBrand = { name: displayName, logoUrl, tagline: tagline || null, color: primaryColor, icon };
  clearBrand();
  if (isCustom) applyBrand(brand);
  const properties = isCustom ? brandStyle(brand) : {};
  if (keep) deviceStorage.setItem(key, JSON.stringify({ ...next, properties } satisfies Stored));
  show(next);
}

/** Leaves nothing of the organization on the device; the page shows it until another brand is applied. */
export const forgetBrand = () => deviceStorage.removeItem(key);

/** Shows the page in the platform's own brand again. */
export function applyPlatformBrand() {
  clearBrand();
  forgetBrand();
  show(platform);
}

/** The brand that is shown now. */
export const useBrand = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );

function show(next: PageBrand) {
  shown = next;
  frame(next);
  for (const listener of listeners) listener();
}

/** What the browser shows around the page: its colour, and the picture of its tab. */
function frame({ color, icon }: PageBrand) {
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', color);
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link === null) return;
  link.dataset['own'] ??= link.href;
  link.href = icon ?? link.dataset['own'];
}

function read(): Stored | null {
  try {
    return JSON.parse(deviceStorage.getItem(key) ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}
