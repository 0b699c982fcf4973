import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';

/** The working file of a case, and the invitations into a mediator’s cases. */
export const fileRoutes = () => [
  guarded(['mediator'], {
    [paths.mediatorInvite.pattern]: async () => (await import('./invite-page.tsx')).InvitePage,
  }),
  guarded(undefined, {
    [paths.caseFile.pattern]: async () => (await import('./case-file-page.tsx')).CaseFilePage,
  }),
];
