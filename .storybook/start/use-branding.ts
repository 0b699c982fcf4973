import { type Branding, brandingGlobal, brandingOf } from '../branding.ts';
import { useGlobals } from '../docs/use-globals.ts';

/** The brand of all stories, and what changes it for all of them. */
export function useBranding() {
  const [globals, update] = useGlobals();
  const branding = brandingOf(globals);
  const set = (change: Partial<Branding>) => update({ branding: brandingGlobal({ ...branding, ...change }) });
  return { globals, branding, set };
}
