/** What the Branding panel sets: an organization's two colors and its face. */
export interface Branding {
  primary: string;
  secondary: string;
  name: string;
  tagline: string;
  /** Where the logo is, or the picture itself as a data address. */
  logo: string;
}

const platform: Branding = {
  primary: '#3b82f6',
  secondary: '#10b981',
  name: 'Mediation Platform',
  tagline: 'Professional Mediation for Family Matters',
  logo: '',
};

/** Brands worth looking at: the platform's own, and the hard cases: warm, very pale, very dark, all but white, pure. */
export const presets: Record<string, Branding> = {
  platform,
  terracotta: {
    primary: '#c4623f',
    secondary: '#3f7d78',
    name: 'Hearthside Family Mediation',
    tagline: 'Two homes, one family',
    logo: '',
  },
  lantern: {
    primary: '#f6e38a',
    secondary: '#8aa6c9',
    name: 'Lantern Mediation',
    tagline: 'A light on the way through',
    logo: '',
  },
  navy: {
    primary: '#14284b',
    secondary: '#b58b3b',
    name: 'Alder & Quay Mediation',
    tagline: 'Settled well, by the people concerned',
    logo: '',
  },
  chalk: {
    primary: '#fdfcf7',
    secondary: '#d8d2c4',
    name: 'Chalk Street Practice',
    tagline: 'A clean page',
    logo: '',
  },
  signal: {
    primary: '#ff0000',
    secondary: '#000000',
    name: 'Redgate & Black',
    tagline: 'Plain speaking since 1988',
    logo: '',
  },
};

/** A preset by name; the platform's own branding without one. */
export const presetBranding = (name = 'platform'): Branding => presets[name] ?? platform;

interface Given extends Partial<Branding> {
  face?: string;
}

/** The brand that the globals of Storybook ask for. */
export function brandingOf(globals: Record<string, unknown>): Branding {
  const { face, ...given } = { ...(globals['branding'] as Given | undefined) };
  return { ...platform, ...given, ...(face ? readFace(face) : {}) };
}

/** A longer logo stays out of an address. */
export const longestLogo = 4000;

/**
 * The brand as a global. Letters, digits, hyphens and underscores are all that Storybook takes into an address, so the face
 * travels as a code; a large logo stays out of it.
 */
export function brandingGlobal({ primary, secondary, name, tagline, logo }: Branding) {
  const isShort = logo.length < longestLogo;
  const bytes = new TextEncoder().encode(JSON.stringify({ name, tagline, ...(isShort ? { logo } : {}) }));
  const face = btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return { primary, secondary, face, ...(isShort ? {} : { logo }) };
}

function readFace(code: string): Partial<Branding> {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (it) => it.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(bytes)) as Partial<Branding>;
  } catch {
    return {};
  }
}
