import { type Branding, defaultBranding } from '@mediation/api-client';
import { createContext, Suspense, use, useEffect, useState } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { createApp } from '../../app.tsx';
import { createBackend } from '../../backend/backend.ts';
import { type Language, speak } from '../../language.ts';
import { applyOrganizationBrand, useBrand } from '../../appearance/brand.ts';
import { storedSession } from '../../auth/stored-session.ts';
import { type Account, accounts } from './accounts.ts';
import { QuietSocket } from './quiet-socket.ts';
import { brandingAnswers } from './story-brand.ts';
import { type RecordedTransport, recordedTransport, type Replacements } from './transport.ts';

export interface ProductProps {
  /** The account that opens the page. */
  account: Account;
  /** The address of the page. */
  at: string;
  /** Replaces recorded answers: `{ 'GET /api/cases': 503 }`. */
  instead?: Replacements;
  /** Additional routes that the app does not have. */
  routes?: RouteObject[];
}

/** The appearance that Storybook's toolbar sets for pages. */
export const PageAppearance = createContext<{ language: Language; density: string; brand: Branding }>({
  language: 'en',
  density: 'auto',
  brand: defaultBranding,
});

/** The transport and path of the story on screen, for tests. */
export let onScreen: (RecordedTransport & { path: () => string }) | undefined;

/** The whole app at an address, as a demonstration account. */
export function Product(story: ProductProps) {
  const { language, density, brand } = use(PageAppearance);
  const { logoUrl } = useBrand();
  const [[starting, apply, leave]] = useState(() => start(story, language, brand));
  useEffect(() => leave, [leave]);
  useEffect(() => void speak(language), [language]);
  useEffect(() => apply(brand), [apply, brand]);
  // The branding that the app reads has no logo.
  useEffect(() => {
    if ((logoUrl ?? null) !== brand.logoUrl) apply(brand);
  }, [apply, brand, logoUrl]);
  useEffect(() => holdDensity(density === 'auto' ? usualDensity(story.account) : density), [density, story.account]);
  return (
    <Suspense>
      <Started starting={starting} />
    </Suspense>
  );
}

function Started({ starting }: { starting: ReturnType<typeof createApp> }) {
  return use(starting).provide();
}

function start({ account, at, instead, routes = [] }: ProductProps, language: Language, first: Branding) {
  let brand = first;
  const transport = recordedTransport(account, () => ({ ...brandingAnswers(brand), ...instead }));
  const leaving = new AbortController();
  const { signal } = leaving;
  const WebSocket = QuietSocket as unknown as typeof globalThis.WebSocket;
  const backend = Promise.resolve(createBackend(storedSession, { fetch: transport.fetch, WebSocket, signal }));
  const starting = createApp({
    backend: () => backend,
    createRouter: ([root, ...more], options) => {
      const all = { ...root, children: [...routes, ...(root?.children ?? [])] };
      const router = createMemoryRouter([all as RouteObject, ...more], { ...options, initialEntries: [at] });
      onScreen = { ...transport, path: () => router.state.location.pathname };
      return router;
    },
    startOver: () => globalThis.location.reload(),
    language,
    signal,
  });
  const apply = (next: Branding) => {
    brand = next;
    void applyOrganizationBrand(next, { keep: false });
  };
  return [starting, apply, () => leaving.abort()] as const;
}

const usualDensity = (account: Account) =>
  accounts[account] === null || account.startsWith('party') ? 'comfortable' : 'compact';

/** Overrides the density of the role with the one chosen in Storybook. */
function holdDensity(density: string) {
  const { dataset } = document.documentElement;
  const hold = () => {
    if (dataset['density'] !== density) dataset['density'] = density;
  };
  hold();
  const watch = new MutationObserver(hold);
  watch.observe(document.documentElement, { attributeFilter: ['data-density'] });
  return () => watch.disconnect();
}
