import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Adaptation, Intake, ScreeningOutcome } from '@mediation/api-client';
import { worriesIn } from '../../../words/safety-answers.ts';

/** What a mediator decides about meeting. */
export const outcomeNames: Record<ScreeningOutcome, MessageDescriptor> = {
  proceed: msg`Go on`,
  adapt: msg`Go on in another way`,
  stop: msg`Do not meet`,
};

/** Ways to make sessions safe enough. */
export const adaptationNames: Record<Adaptation, MessageDescriptor> = {
  separate_rooms: msg`Separate rooms`,
  staggered_arrival: msg`One arrives and leaves after the other`,
  interpreter: msg`With an interpreter`,
  support_person: msg`With a support person`,
  by_phone: msg`By phone`,
};

/** What the private safety check of a party holds. A question that was skipped is not a yes. */
export function answeredSafety(intake: Pick<Intake, 'status' | 'safety'> | undefined): MessageDescriptor {
  if (intake === undefined || intake.status === 'draft') return msg`Private safety check: not sent yet`;
  const { safety } = intake;
  if (worriesIn(safety).length > 0) return msg`Private safety check: read what was answered`;
  if (safety?.answers['safe'] === undefined) return msg`Private safety check: skipped, which is not a yes`;
  return msg`Private safety check: answered “I feel safe”`;
}
