import { t } from '@lingui/core/macro';
import type { DocumentCount, Missing, Participant } from '@mediation/api-client';
import { caseTab, paths } from '../../../paths.ts';
import { documentCountText } from '../../../words/document-count.ts';

/** Who reads the list of what is missing. */
export interface Reader {
  isMediator: boolean;
  /** Their own place in the case. */
  participantId: string | undefined;
  people: Participant[];
  documents: DocumentCount[];
}

/** What a step still waits for, as the person who reads it would say it. */
export function missingText({ code, participant_id, done, total }: Missing, reader: Reader): string {
  const { isMediator, participantId, people, documents } = reader;
  const isOwn = participant_id !== null && participant_id === participantId;
  const who = people.find(({ id }) => id === participant_id)?.name ?? t`Somebody`;
  const count = documentCountText(documents.filter((it) => it.participant_id === participant_id));
  return {
    parties_joined: t`${done} of ${total} parties have joined`,
    intake: isOwn ? t`Your intake form` : t`${who}: the intake form`,
    documents: isOwn ? t`Your documents: ${count}` : t`Documents of ${who}: ${count}`,
    review_completed: isMediator ? t`Your review of the documents` : t`The mediator’s review of the documents`,
    session_held: t`A session with both parties`,
    draft_shared: isMediator
      ? t`The draft of the agreement has to be shared with both sides first`
      : t`The mediator’s draft of the agreement`,
    signatures_in: isOwn ? t`Your signature of the newest version` : t`${who}: the signature of the newest version`,
    other_party: t`${who} has something left to do`,
  }[code];
}

/** Where the person who reads it does something about it, if they can. */
export function missingPlace({ code, participant_id }: Missing, reader: Reader, caseId: string): string | undefined {
  const { isMediator, participantId, people } = reader;
  const owner = people.find(({ id }) => id === participant_id);
  const isOwnSide = owner !== undefined && (owner.id === participantId || isLawyerOf(owner.id, reader));
  if (code === 'intake' && isMediator) return `${paths.intake()}?case=${caseId}`;
  if (code === 'intake' && isOwnSide) return paths.intake();
  if (code === 'documents' && (isOwnSide || isMediator)) return paths.uploads(caseId);
  if (code === 'parties_joined' && isMediator) return `${paths.mediatorInvite()}?case=${caseId}`;
  if (code === 'review_completed' && isMediator) return paths.mediatorReview();
  if (code === 'session_held') return caseTab(caseId, 'sessions');
  if (code === 'draft_shared' || code === 'signatures_in') return caseTab(caseId, 'agreement');
  return undefined;
}

const isLawyerOf = (partyId: string, { participantId, people }: Reader) =>
  people.some((it) => it.id === participantId && it.represents_participant_id === partyId);
