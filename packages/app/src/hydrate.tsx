import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type Router, whenReady } from './browser/when-ready.ts';

/**
 * Takes over a page that came with its words, once the router has loaded it: what was typed, pressed and scrolled
 * before stays. `render` renders the app with something inside its providers.
 */
export async function hydrate(page: HTMLElement, router: Router, render: (beside: ReactNode) => ReactNode) {
  await whenReady(router);
  hydrateRoot(page, render(<Place top={scrollY} />));
  window.pressed?.click();
}

/** Goes back to where the page was; the router begins at the top. */
function Place({ top }: { top: number }) {
  useLayoutEffect(() => scrollTo(0, top), [top]);
  return null;
}
