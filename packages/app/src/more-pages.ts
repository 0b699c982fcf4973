import type { Backend } from './backend/backend.ts';
import { administrationRoutes } from './features/administration/routes.tsx';
import { builderRoutes, type OpenHelper } from './features/builder/routes.tsx';
import { contactRoutes } from './features/contacts/routes.tsx';
import { documentRoutes } from './features/documents/routes.tsx';
import { fileRoutes } from './features/cases/file-routes.tsx';
import { intakeRoutes } from './features/intake/routes.tsx';
import { progressRoutes } from './features/progress/routes.tsx';
import { reportRoutes } from './features/reports/routes.tsx';
import { sessionRoutes } from './features/sessions/routes.tsx';
import { wizardRoutes } from './features/wizard/routes.tsx';
import { speakOfWork } from './language.ts';
import { getConfig } from '@mediation/api-client';

/** The pages that no home needs, by the route beneath which they belong; found when one of them is asked for. */
export async function morePages(backend: () => Promise<Backend>) {
  await speakOfWork();
  return {
    members: [
      ...fileRoutes(),
      ...sessionRoutes(),
      ...contactRoutes(),
      ...progressRoutes(),
      ...documentRoutes(),
      ...reportRoutes(),
      ...intakeRoutes(),
      ...administrationRoutes(),
    ],
    open: [...wizardRoutes(), ...builderRoutes(whereSwitchedOn(backend))],
  };
}

/** Helper pages are there in development, and where the server says so. */
const whereSwitchedOn =
  (backend: () => Promise<Backend>): OpenHelper =>
  (load) =>
  async () => {
    const isOn = import.meta.env.DEV || (await (await backend()).call(getConfig)).helperPages;
    return isOn ? load() : (await import('./shell/bare-not-found-page.tsx')).BareNotFoundPage;
  };
