import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { paths } from '../../paths.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The routes of the self-check for mediation; it needs no account. */
export const wizardRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: [
    { path: paths.wizard.pattern, lazy: { Component: async () => (await import('./wizard-page.tsx')).WizardPage } },
  ],
});
