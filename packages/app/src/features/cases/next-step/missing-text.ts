import { t } from '@lingui/core/macro';
import type { Missing, Participant } from '@mediation/api-client';

/** Who reads the list of what is missing. */
export interface Reader {
  isMediator: boolean;
  /** Their own place in the case. */
  seat: string | undefined;
  people: Participant[];
}

/** What a step still waits for, as the person who reads it would say it. */
export function missingText(
  { code, participant_id, done, total }: Missing,
  { isMediator, seat, people }: Reader,
): string {
  const isOwn = participant_id !== null && participant_id === seat;
  const who = people.find(({ id }) => id === participant_id)?.name ?? t`Somebody`;
  switch (code) {
    case 'parties_joined':
      return t`${done} of ${total} parties have joined`;
    case 'intake':
      return isOwn ? t`Your intake form` : t`${who}: the intake form`;
    case 'documents':
      return isOwn ? t`Your documents: ${done} of ${total} settled` : t`${who}: ${done} of ${total} documents settled`;
    case 'review_completed':
      return isMediator ? t`Your word that the review is complete` : t`The mediator’s review of the documents`;
    case 'session_held':
      return t`A session with both parties`;
    case 'draft_shared':
      return isMediator ? t`Your word that the draft is shared` : t`The mediator’s draft of the agreement`;
    case 'signatures_in':
      return isMediator ? t`Your word that all signatures are in` : t`The signatures of both parties`;
    case 'other_party':
      return t`${who} has something left to do`;
  }
}
