import '@mediation/ui/theme';
import '@mediation/ui/fonts';
import { lazy, type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createApp } from './app.tsx';
import type { Backend } from './backend/backend.ts';
import { isLocal } from './developer/is-local.ts';
import { watchErrors } from './errors/watch-errors.ts';
import { firstLanguage } from './language.ts';
import { paths } from './paths.ts';
import { applyGuestBrand } from './appearance/guest-brand.ts';
import { followDeviceTheme } from './appearance/theme.ts';
import { storedSession } from './auth/stored-session.ts';

watchErrors();

// The window calls its listeners in the order in which they came, and the router's comes with it.
let onBack: ((event: PopStateEvent) => void) | undefined;
addEventListener('popstate', (event) => onBack?.(event));

let connecting: Promise<Backend> | undefined;
const backend = () => (connecting ??= import('./members.ts').then(({ createBackend }) => createBackend(storedSession)));
const startOver = () => location.replace(paths.home());

const RoleSwitcher =
  import.meta.env.DEV && isLocal(location.hostname)
    ? lazy(async () => ({ default: (await import('./developer/role-switcher.tsx')).RoleSwitcher }))
    : undefined;
const language = firstLanguage();
/** Whether the page came with its words, in this person's language. */
const isRendered = document.documentElement.dataset['rendered'] === language;
const starting = createApp({ backend, createRouter: createBrowserRouter, startOver, language });
followDeviceTheme();
void applyGuestBrand(backend);

const { provide, router } = await starting;
const developerTools = RoleSwitcher && (
  <Suspense>
    <RoleSwitcher />
  </Suspense>
);
const page = document.querySelector('#root') as HTMLElement;
const render = (beside: ReactNode) => <StrictMode>{provide(beside)}</StrictMode>;
if (isRendered) void import('./hydrate.tsx').then(({ hydrate }) => hydrate(page, router, render));
else createRoot(page).render(render(developerTools));
void import('./shell/panels/close-on-back.ts').then(({ closeOnBack }) => (onBack = closeOnBack(router)));
