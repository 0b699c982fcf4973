import { type PartyFacts, intakeDay } from './pending-actions.ts';

/** The part of a case that a party has finished. */
export interface FinishedActions {
  /** The day on which they sent their intake. */
  intake: string | null;
  /** The numbers of their documents: in review, accepted, said not to exist, and those that the case goes on without. */
  documents: { sent: number; accepted: number; notAvailable: number; notNeeded: number };
  /** Whether they held a session with everyone. */
  session: boolean;
  /** Whether they signed the newest version of the agreement, some of it themselves. */
  signature: boolean;
  /** Under how many of the documents a mediator recorded their signature from paper; null for none. */
  onPaper: { signed: number; total: number } | null;
}

/** What a party has done so far, of what only they, their lawyer and the mediator know. */
export function finishedActions({ progress, requirements, participantId, signed = [] }: PartyFacts): FinishedActions {
  const own = requirements.filter((it) => it.participant_id === participantId);
  const count = (state: (typeof own)[number]['state']) => own.filter((it) => it.state === state).length;
  const stateOf = (step: string) => progress.steps.find(({ id }) => id === step);
  const signing = stateOf('agreement_draft');
  const onPaper = signed.filter(({ method }) => method === 'paper').length;
  const unsigned = signing?.missing.find((it) => it.code === 'signatures_in' && it.participant_id === participantId);
  return {
    intake: intakeDay(progress, participantId),
    documents: {
      sent: count('uploaded'),
      accepted: count('confirmed'),
      notAvailable: count('not_available'),
      notNeeded: count('not_applicable'),
    },
    session: stateOf('first_session')?.state === 'done',
    signature:
      signing !== undefined &&
      signing.state !== 'later' &&
      unsigned === undefined &&
      (onPaper === 0 || onPaper < signed.length),
    onPaper: onPaper === 0 ? null : { signed: onPaper, total: unsigned?.total ?? signed.length },
  };
}
