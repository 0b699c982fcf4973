import { applyBrand } from '@mediation/ui/brand';
import { brandingOf } from './branding.ts';

/** How large a person may have set the letters of their browser. */
export const textSizes: Record<string, string> = { normal: '100%', larger: '125%', large: '150%', double: '200%' };

/** Puts theme, density, direction, text size, contrast and brand on the page itself, so that portalled layers follow. */
export function applyGlobals(globals: Record<string, unknown>, page: HTMLElement = document.documentElement): void {
  page.dataset['theme'] = String(globals['theme']);
  // A page of the app sets that of its role.
  page.dataset['density'] = globals['density'] === 'compact' ? 'compact' : 'comfortable';
  page.dataset['contrast'] = String(globals['contrast']);
  page.dir = String(globals['direction']);
  page.style.fontSize = textSizes[String(globals['textSize'])] ?? '';
  applyBrand(brandingOf(globals), page);
}
