import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';

/** What a party tells at the start. */
export const intakeRoutes = () => [
  guarded(undefined, { [paths.intake.pattern]: async () => (await import('./intake-page.tsx')).IntakePage }),
];
