import type { Branding } from '@mediation/api-client';
import { useSyncExternalStore } from 'react';
import { productColor, productName } from '../words/product.ts';
import { deviceStorage } from '../browser/storage.ts';
import { isOnItsWayOut } from '../safety/quick-exit.ts';
import { storedSession } from '../auth/stored-session.ts';

const key = 'app-brand';

/** The face that the page wears: what top bar and titles read. */
export interface Face {
  name: string;
  logoUrl: string | null;
  /** What the organization says of itself; null for the platform's own words. */
  tagline: string | null;
  /** The colour of the browser's own frame around the page. */
  color: string;
  /** The picture of the tab; without one that of the page itself. */
  icon?: string;
}

interface Stored extends Face {
  properties: Record<string, string>;
}

const platform: Face = { name: productName, logoUrl: null, tagline: null, color: productColor };
const listeners = new Set<() => void>();
let face: Face = { ...platform, ...read() };

/** Dresses the page in an organization's name and colours, and keeps them for the first paint of the next visit. */
export async function wearBrand(branding: Branding, { keep = true } = {}) {
  const { brandIcon, brandStyle } = await import('@mediation/ui/brand');
  if (isOnItsWayOut() || (keep && storedSession.token() === null)) return;
  const { displayName, logoUrl, tagline, primaryColor, secondaryColor, isCustom } = branding;
  const brand = { primary: primaryColor, secondary: secondaryColor };
  const icon = logoUrl ?? brandIcon(displayName, brand);
  const worn: Face = { name: displayName, logoUrl, tagline: tagline || null, color: primaryColor, icon };
  undress();
  const properties = isCustom ? brandStyle(brand) : {};
  for (const [name, value] of Object.entries(properties)) document.documentElement.style.setProperty(name, value);
  if (keep) deviceStorage.setItem(key, JSON.stringify({ ...worn, properties } satisfies Stored));
  show(worn);
}

/** Leaves nothing of the organization on the device; what the page wears stays until something else is shown. */
export const forgetBrand = () => deviceStorage.removeItem(key);

/** Back to the platform's own face. */
export function dropBrand() {
  undress();
  forgetBrand();
  show(platform);
}

/** The face of the moment. */
export const useFace = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => face,
  );

function undress() {
  const { style } = document.documentElement;
  for (const name of [...style].filter((it) => it.startsWith('--'))) style.removeProperty(name);
}

function show(next: Face) {
  face = next;
  frame(next);
  for (const listener of listeners) listener();
}

/** What the browser shows around the page: its colour, and the picture of its tab. */
function frame({ color, icon }: Face) {
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
