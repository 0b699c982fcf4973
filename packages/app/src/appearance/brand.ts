import type { Branding } from '@mediation/api-client';
import { clearBrand } from '@mediation/ui/clear-brand';
import { useSyncExternalStore } from 'react';
import { productColor, productName } from '../words/names/product.ts';
import { deviceStorage } from '../browser/storage.ts';
import { isExiting } from '../safety/quick-exit.ts';
import { storedSession } from '../auth/stored-session.ts';

const key = 'app-brand';

/** The brand of the page: in the top bar, the titles and the browser; with what its organization says of itself. */
export interface PageBrand extends Partial<Pick<Branding, 'logoUrl' | 'tagline' | 'phone' | 'email' | 'website'>> {
  name: string;
  /** The `theme-color` of the browser's interface. */
  color: string;
  /** The icon of the tab; by default the page's own. */
  icon?: string;
}

interface Stored extends PageBrand {
  properties: Record<string, string>;
}

const platform: PageBrand = { name: productName, color: productColor };
const listeners = new Set<() => void>();
let shown: PageBrand = { ...platform, ...read() };

/** Applies an organization's name and colours and stores them for the first paint of the next visit. */
export async function applyOrganizationBrand(branding: Branding, { keep = true } = {}) {
  const { applyBrand, brandIcon, brandStyle } = await import('@mediation/ui/brand');
  if (isExiting() || (keep && storedSession.token() === null)) return;
  const { displayName: name, logoUrl, primaryColor: color, isCustom } = branding;
  const brand = { primary: color, secondary: branding.secondaryColor };
  const next = { ...branding, name, color, icon: logoUrl ?? brandIcon(name, brand) };
  clearBrand();
  if (isCustom) applyBrand(brand);
  const properties = isCustom ? brandStyle(brand) : {};
  if (keep) deviceStorage.setItem(key, JSON.stringify({ ...next, properties } satisfies Stored));
  show(next);
}

/** Removes the organization's brand from the device; the page keeps it until another brand is applied. */
export const forgetBrand = () => deviceStorage.removeItem(key);

/** Applies the platform's own brand again. */
export function applyPlatformBrand() {
  clearBrand();
  forgetBrand();
  show(platform);
}

/** The current brand. */
export const useBrand = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => platform,
  );

function show(next: PageBrand) {
  shown = next;
  frame(next);
  for (const listener of listeners) listener();
}

/** Sets the `theme-color` and the icon of the tab. */
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
