import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import { type Catalog, withMessages } from '../../language.ts';
import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The routes of cases: the mediator's list, invitations, and one case with its tabs. */
export const caseRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: [
    guarded(['mediator'], {
      [paths.mediatorCases.pattern]: async () => (await import('./case-list-page.tsx')).CaseListPage,
      [paths.mediatorInvite.pattern]: async () => (await import('./invite-page.tsx')).InvitePage,
    }),
    guarded(undefined, {
      [paths.case.pattern]: async () => (await import('./case-page.tsx')).CasePage,
      [paths.caseFile.pattern]: async () => (await import('./case-file-page.tsx')).CaseFilePage,
    }),
  ],
});

/** Loads the dialog that creates a case. */
export const loadNewCase = async () =>
  (await withMessages(import('./create-case-dialog.tsx'), messages, shared)).CreateCaseDialog;
