import type {
  AskedRound,
  CaseListItem,
  DueDuty,
  MediationSession,
  Participant,
  Requirement,
} from '@mediation/api-client';
import { ownDuties } from '../../../shared/duties/own-duties.ts';
import { requirementText } from '../../../words/texts/requirement-text.ts';

const oneDay = 24 * 3_600_000;

/** A due date: of a document requirement, an agreed action, a duty of the signed agreement, a session or a lawyer round. */
export interface Deadline {
  key: string;
  what: 'document' | 'action' | 'session' | 'round';
  /** The name of the document, or the action in the words of its author. */
  text: string;
  caseId: string;
  caseTitle: string;
  /** The session that it comes from, if any. */
  sessionId?: string;
  /** The document of the agreement that a lawyer round or a duty is of. */
  document?: AskedRound['document'];
  /** A date, or an instant. */
  on: string;
  isLate: boolean;
}

/** The duties of the signed versions of a case, and its people. */
export interface CaseDuties {
  caseId: string;
  duties: DueDuty[];
  participants: Participant[];
}

/** What the client who confirmed a lawyer has to do from the signed versions and has not ticked. */
const dutiesOfClient = ({ duties, participants }: CaseDuties, lawyerId: string) => {
  const lawyer = participants.find(
    ({ user_id, status, confirmed_by_client_at: confirmed }) =>
      user_id === lawyerId && status === 'active' && confirmed !== null,
  );
  return ownDuties(
    duties,
    participants.find(({ id }) => id === lawyer?.represents_participant_id),
  );
};

/** The due dates in these cases, soonest first, without past sessions. */
export function deadlinesOf(
  cases: Pick<CaseListItem, 'id' | 'title'>[],
  requirements: Requirement[],
  sessions: MediationSession[],
  rounds: AskedRound[],
  signed: CaseDuties[],
  lawyerId: string,
  now = Date.now(),
): Deadline[] {
  const titles = new Map(cases.map(({ id, title }) => [id, title]));
  const place = (caseId: string) => ({ caseId, caseTitle: titles.get(caseId) ?? '' });
  const due = (day: string) => ({ on: day, isLate: Date.parse(day) + oneDay < now });
  const documents = requirements.flatMap((requirement): Deadline[] => {
    const { id, state, due_on, case_id } = requirement;
    if (due_on === null || (state !== 'needed' && state !== 'rejected')) return [];
    return [{ key: id, what: 'document', text: requirementText(requirement).label, ...due(due_on), ...place(case_id) }];
  });
  const meetings = sessions.flatMap(({ id, case_id, status, starts_at, next_actions }): Deadline[] => [
    ...(status === 'scheduled' && starts_at !== null && Date.parse(starts_at) > now
      ? [
          {
            key: id,
            what: 'session' as const,
            text: '',
            on: starts_at,
            isLate: false,
            sessionId: id,
            ...place(case_id),
          },
        ]
      : []),
    ...next_actions.flatMap(({ text, due_on, is_done }, at): Deadline[] =>
      due_on !== undefined && !is_done
        ? [{ key: `${id} ${at}`, what: 'action', text, sessionId: id, ...due(due_on), ...place(case_id) }]
        : [],
    ),
  ]);
  const asked = rounds
    .filter(({ is_done }) => !is_done)
    .map(({ id, case_id, document, deadline_at }): Deadline => {
      return { key: id, what: 'round', text: '', document, on: deadline_at, isLate: false, ...place(case_id) };
    });
  const duties = signed.flatMap((it) =>
    dutiesOfClient(it, lawyerId).map(({ id, what: text, document, due_on }): Deadline => {
      return { key: `${id} ${due_on}`, what: 'action', text, document, ...due(due_on), ...place(it.caseId) };
    }),
  );
  return [...documents, ...meetings, ...asked, ...duties].toSorted((a, b) => a.on.localeCompare(b.on));
}
