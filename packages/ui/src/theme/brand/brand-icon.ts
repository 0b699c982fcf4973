import { type Brand, brandTokens } from './brand-tokens.ts';

/** The favicon as a data URL: the first letter of a name on the brand's color. */
export function brandIcon(name: string, brand: Brand): string {
  const { 9: ground, edge, on } = brandTokens(brand, 'light').primary;
  const [first = ''] = name.trim();
  const letter = first.toLocaleUpperCase().replace(/[&<]/, (it) => `&#${it.charCodeAt(0)};`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x=".5" y=".5" width="31" height="31" rx="8" fill="${ground}" stroke="${edge}"/><text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-size="20" font-weight="700" fill="${on}">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
