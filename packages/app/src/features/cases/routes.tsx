import { speakOfWork } from '../../language.ts';
import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';

/** Cases: the list of a mediator, and one case for everyone in it. */
export const caseRoutes = () => [
  guarded(['mediator'], {
    [paths.mediatorCases.pattern]: async () => (await import('./case-list-page.tsx')).CaseListPage,
  }),
  guarded(undefined, {
    [paths.case.pattern]: async () => (await Promise.all([import('./case-page.tsx'), speakOfWork()]))[0].CasePage,
  }),
];
