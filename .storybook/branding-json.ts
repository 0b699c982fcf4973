import { brandJson, readBrandJson } from '@mediation/ui/brand-json';
import type { Branding } from './branding.ts';

/** How long a name and a tagline may be, as the admin page has it. */
export const longest = { name: 120, tagline: 200 };

/** What the admin page takes. A name that was emptied is left out, because an organization keeps the one it has. */
export function brandingJson({ name, tagline, primary, secondary }: Branding): string {
  const given = name.trim().slice(0, longest.name);
  return brandJson({
    ...(given && { organizationName: given, displayName: given }),
    tagline: tagline.trim().slice(0, longest.tagline),
    primaryColor: primary,
    secondaryColor: secondary,
  });
}

/** What such a text changes in the panel; undefined for anything else. */
export function readBranding(text: string): Partial<Branding> | undefined {
  const brand = readBrandJson(text);
  if (brand === undefined) return undefined;
  const { primaryColor: primary, secondaryColor: secondary, displayName: name, tagline } = brand;
  const read = Object.entries({ primary, secondary, name, tagline }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(read) as Partial<Branding>;
}
