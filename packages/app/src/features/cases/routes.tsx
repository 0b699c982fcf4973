import { guarded } from '../../page/guarded.tsx';
import { paths } from '../../paths.ts';

/** Cases: the list and the invitations of a mediator, and one case for everyone in it. */
export const caseRoutes = () => [
  guarded(['mediator'], {
    [paths.mediatorCases.pattern]: async () => (await import('./case-list-page.tsx')).CaseListPage,
    [paths.mediatorInvite.pattern]: async () => (await import('./invite-page.tsx')).InvitePage,
  }),
  guarded(undefined, {
    [paths.case.pattern]: async () => (await import('./case-page.tsx')).CasePage,
    [paths.caseFile.pattern]: async () => (await import('./case-file-page.tsx')).CaseFilePage,
  }),
];
