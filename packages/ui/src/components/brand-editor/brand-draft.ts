/** The branding of an organization, with the field names of the API. */
export interface BrandDraft {
  organizationName: string;
  displayName: string;
  tagline: string;
  primaryColor: string;
  secondaryColor: string;
  logoUrl: string | null;
  website: string | null;
  email: string | null;
  phone: string | null;
  /** `false` uses the platform's own name and colors. */
  isCustom: boolean;
}

const texts = ['organizationName', 'displayName', 'tagline', 'primaryColor', 'secondaryColor'] as const;
const contacts = ['website', 'email', 'phone'] as const;

/** Whether a text is a color in the format that the API accepts. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** The body of the branding call, as text for the clipboard. The logo has a call of its own. */
export function brandJson(draft: Partial<BrandDraft>): string {
  const names = [...texts, ...contacts].filter((name) => draft[name] !== undefined);
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, draft[name]])), null, 2);
}

/** Parses that text or the response of the call; undefined for an invalid one. Missing fields stay unchanged. */
export function readBrandJson(text: string): Partial<BrandDraft> | undefined {
  const given = parsed(text);
  if (given === undefined) return undefined;
  const isText = (name: string) => typeof given[name] === 'string';
  const isContact = (name: string) => isText(name) || given[name] === null;
  const names = [...texts.filter(isText), ...contacts.filter(isContact)];
  const colors = [given['primaryColor'], given['secondaryColor']].filter((color) => color !== undefined);
  if (names.length === 0 || !colors.every((color) => typeof color === 'string' && isColor(color))) return undefined;
  return Object.fromEntries(names.map((name) => [name, given[name]]));
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { branding } = value as { branding?: unknown };
    return (typeof branding === 'object' && branding !== null ? branding : value) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
