import { useLingui } from '@lingui/react/macro';
import { sentence } from '../../../words/names/people-names.ts';
import type { OwnIntake } from './own-intake.tsx';
import type { IntakePart } from '../form/sections.ts';

/** Who reads what is said on a page of the intake; on its last page, in all of it. */
export function useIntakeReaders({ isForClient, mediator, other }: OwnIntake, part: IntakePart): string {
  const { t } = useLingui();
  if (part === 'safety') return t`You and ${mediator}, and nobody else: no lawyer, no admin, not ${other}.`;
  const date = sentence(t`${other} sees that it was sent, and when, never what is in it.`);
  const safety = part === 'review' ? ` ${sentence(t`${mediator} alone reads your safety answers.`)}` : '';
  if (isForClient) return `${t`Your client and you, and once it is sent ${mediator}.`} ${date}`;
  return `${t`You, your lawyer once you confirmed them, and once you sent it ${mediator}.`} ${date}${safety}`;
}
