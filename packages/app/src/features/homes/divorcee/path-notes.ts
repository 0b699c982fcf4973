import { t } from '@lingui/core/macro';
import type { CaseProgress, MediationSession, Step } from '@mediation/api-client';
import { intakeDay } from '../../../shared/cases/actions/pending-actions.ts';
import { stepNumber } from '../../../words/names/step-names.ts';
import { promises } from '../../../words/texts/promises.ts';
import { shortDate } from '../../../words/times/relative-time.ts';
import { upcoming } from './next-step.ts';

/** What a party's path says of some steps: when their intake was sent, how long a review takes, when one meets. */
export function pathNotes(
  step: Step,
  progress: CaseProgress | undefined,
  sessions: MediationSession[],
  participantId: string | undefined,
) {
  const sent = progress && intakeDay(progress, participantId);
  const next = upcoming(sessions);
  const session = next?.starts_at ? shortDate(next.starts_at) : undefined;
  const isFirst = stepNumber(step) <= stepNumber('first_session');
  return {
    ...(sent && { intake: t`Done ${shortDate(sent)}` }),
    ...(stepNumber(step) <= stepNumber('mediator_review') && { mediator_review: t`${promises.reviewHours} hours` }),
    ...(session && { [isFirst ? 'first_session' : 'negotiation_sessions']: session }),
  };
}
