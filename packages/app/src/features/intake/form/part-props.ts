import type { OwnIntake } from '../sent/own-intake.tsx';
import type { useIntakeDraft } from './use-intake-draft.ts';
import type { Problem } from './use-problems.ts';

/** What every page of the intake is given. */
export interface PartProps {
  own: OwnIntake;
  draft: ReturnType<typeof useIntakeDraft>;
  problems: Problem[];
  /** Leads to the page before; undefined on the first one. */
  goBack: (() => void) | undefined;
  goOn: () => void;
}
