import type { Branding } from '@mediation/api-client';
import { useSyncExternalStore } from 'react';
import { productColor, productName } from '../words/product.ts';
import { isOnItsWayOut } from './quick-exit.ts';

const key = 'app-brand';

/** The face that the page wears: what top bar and titles read. */
export interface Face {
  name: string;
  logoUrl: string | null;
  /** What the organization says of itself; null for the platform's own words. */
  tagline: string | null;
  /** The colour of the browser's own frame around the page. */
  color: string;
}

interface Stored extends Face {
  properties: Record<string, string>;
}

const platform: Face = { name: productName, logoUrl: null, tagline: null, color: productColor };
const listeners = new Set<() => void>();
let face: Face = { ...platform, ...read() };

/** Dresses the page in an organization's name and colours, and keeps them for the first paint of the next visit. */
export async function wearBrand(branding: Branding, { keep = true } = {}) {
  const { brandStyle } = await import('@mediation/ui/brand');
  if (isOnItsWayOut()) return;
  const { displayName, logoUrl, tagline, primaryColor, secondaryColor, isCustom } = branding;
  const worn: Face = { name: displayName, logoUrl, tagline: tagline || null, color: primaryColor };
  undress();
  const properties = isCustom ? brandStyle({ primary: primaryColor, secondary: secondaryColor }) : {};
  for (const [name, value] of Object.entries(properties)) document.documentElement.style.setProperty(name, value);
  if (keep) localStorage.setItem(key, JSON.stringify({ ...worn, properties } satisfies Stored));
  show(worn);
}

/** Back to the platform's own face; nothing of the organization stays on the device. */
export function dropBrand() {
  undress();
  localStorage.removeItem(key);
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
  for (const listener of listeners) listener();
}

function read(): Stored | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}
