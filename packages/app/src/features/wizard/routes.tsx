import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** Whether mediation suits somebody; it needs no account. */
export const wizardRoutes = (): RouteObject[] => [
  { path: paths.wizard.pattern, lazy: { Component: async () => (await import('./wizard-page.tsx')).WizardPage } },
];
