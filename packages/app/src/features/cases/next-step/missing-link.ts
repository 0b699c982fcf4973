import { type Missing, type Participant, conditions } from '@mediation/api-client';
import { caseTab } from '../../../case-paths.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { paths } from '../../../paths.ts';

/** The person who reads an unmet condition. */
export interface Reader {
  isMediator: boolean;
  /** Their own participant in the case. */
  participantId: string | undefined;
  people: Participant[];
}

/** Whether it is the reader's own turn. */
export const isOwnTurn = ({ code, participant_id }: Missing, { isMediator, participantId }: Reader) =>
  code !== 'other_party' && conditions[code].by === 'mediator'
    ? isMediator
    : participant_id !== null && participant_id === participantId;

/** The page where the reader can meet the condition, if there is one. */
export function missingLink({ code, participant_id }: Missing, reader: Reader, caseId: string): string | undefined {
  const { isMediator, participantId, people } = reader;
  const owner = people.find(({ id }) => id === participant_id);
  const isOwnSide = owner !== undefined && (owner.id === participantId || isLawyerOf(owner.id, reader));
  if (code === 'intake' && isMediator) return `${paths.intake()}?case=${caseId}`;
  if (code === 'intake' && isOwnSide) return paths.intake();
  if (code === 'documents' && (isOwnSide || isMediator)) return paths.uploads(caseId);
  if (code === 'parties_joined' && isMediator) return `${paths.mediatorInvite()}?case=${caseId}`;
  if (code === 'review_completed' && isMediator) return `${paths.mediatorReview()}?case=${caseId}`;
  if (code === 'session_held') return caseTab(caseId, 'sessions');
  if (code === 'draft_shared' || code === 'signatures_in') return agreementPaths.home(caseId);
  return undefined;
}

const isLawyerOf = (partyId: string, { participantId, people }: Reader) =>
  people.some((person) => person.id === participantId && person.represents_participant_id === partyId);
