/** What the Branding panel sets: an organization's two colors and its name. */
export interface Branding {
  primary: string;
  secondary: string;
  name: string;
}

const platform: Branding = { primary: '#3b82f6', secondary: '#10b981', name: 'Mediation Platform' };

/** Brands worth looking at: the platform's own, a warm one, a very pale one and a very dark one. */
export const presets: Record<string, Branding> = {
  platform,
  terracotta: { primary: '#c4623f', secondary: '#3f7d78', name: 'Hearthside Family Mediation' },
  lantern: { primary: '#f6e38a', secondary: '#8aa6c9', name: 'Lantern Mediation' },
  navy: { primary: '#14284b', secondary: '#b58b3b', name: 'Alder & Quay Mediation' },
};

/** A preset by name; the platform's own look without one. */
export const presetBranding = (name = 'platform'): Branding => presets[name] ?? platform;
