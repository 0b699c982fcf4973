import { brandingGlobal, brandingOf } from './branding.ts';

type Globals = Record<string, unknown>;

const appearance = ['theme', 'density', 'direction', 'textSize', 'contrast'];

/** The address at which everybody sees a page of this Storybook in the same brand and appearance, without an account. */
export function brandingLink(globals: Globals, path: string): string {
  const { primary, secondary, face } = brandingGlobal(brandingOf(globals));
  const hex = (color: string) => `!hex(${color.slice(1)})`;
  const chosen = [
    ...appearance.map((name) => `${name}:${String(globals[name])}`),
    `branding.primary:${hex(primary)}`,
    `branding.secondary:${hex(secondary)}`,
    `branding.face:${face}`,
  ];
  // Storybook and the frame in which it shows stories lie in one folder.
  return `${new URL('.', location.href).href}?path=${path}&globals=${chosen.join(';')}`;
}
