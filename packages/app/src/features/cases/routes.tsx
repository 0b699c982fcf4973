import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import { type Catalog, withMessages } from '../../language.ts';
import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';
import { ownLayout } from '../../shared/layout/own-layout.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The routes of cases: the mediator's list, invitations, progress, one case with its tabs, and consent to AI in it. */
export const caseRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: [
    guarded(['mediator'], {
      [paths.mediatorCases.pattern]: async () => (await import('./list/case-list-page.tsx')).CaseListPage,
      [paths.mediatorInvite.pattern]: async () => (await import('./invite-page.tsx')).InvitePage,
      [paths.mediatorProgress.pattern]: async () => (await import('./progress/progress-page.tsx')).ProgressPage,
    }),
    guarded(undefined, {
      [paths.case.pattern]: async () => (await import('./page/case-page.tsx')).CasePage,
      [paths.caseFile.pattern]: async () => (await import('./page/case-page.tsx')).CasePage,
    }),
    {
      handle: ownLayout,
      children: [
        guarded(['divorcee', 'lawyer'], {
          [paths.aiConsent.pattern]: async () => (await import('./ai-consent/ai-consent-page.tsx')).AiConsentPage,
        }),
      ],
    },
  ],
});

/** Loads the dialog that creates a case. */
export const loadNewCase = async () =>
  (await withMessages(import('./create-case-dialog.tsx'), messages, shared)).CreateCaseDialog;
