import type { CaseProgress, DueDuty, MediationSession, Participant, Requirement } from '@mediation/api-client';
import { missingNow } from '../../../process/process.machine.ts';
import { countAsked, type Negotiation } from '../../../shared/cases/actions/open-proposals.ts';
import { documentsToSend } from '../../../shared/cases/actions/pending-actions.ts';
import { ownDuties } from '../../../shared/duties/own-duties.ts';
import { openActions } from '../../../shared/sessions/next-actions.ts';
import { requirementText } from '../../../words/texts/requirement-text.ts';

/** What a lawyer may read of a case. */
export interface Matter {
  caseId: string;
  people: Participant[];
  progress: CaseProgress;
  requirements: Requirement[];
  negotiation: Negotiation;
  duties: DueDuty[];
}

/** Something that waits for a client. */
export interface ClientWait {
  what: 'intake' | 'document' | 'documents' | 'proposals' | 'questions' | 'signature' | 'agreed' | 'duty';
  count: number;
  /** The name of a document, or what was agreed in the words of its author. */
  text?: string;
  sessionId?: string;
  document?: DueDuty['document'];
  /** Its last day, where it has one. */
  due?: string | undefined;
}

/** The client who confirmed this lawyer. */
export function clientOf(people: readonly Participant[], lawyerId: string): Participant | undefined {
  const lawyer = people.find(
    ({ user_id, status, confirmed_by_client_at: confirmed }) =>
      user_id === lawyerId && status === 'active' && confirmed !== null,
  );
  return people.find(({ id, status }) => id === lawyer?.represents_participant_id && status === 'active');
}

/** What waits for a client, as far as their lawyer reads it: what is late first, then by its day. */
export function waitsFor(client: Participant, matter: Matter, sessions: readonly MediationSession[]): ClientWait[] {
  const missing = missingNow(matter).filter(({ participant_id }) => participant_id === client.id);
  const isMissing = (code: string) => missing.some((it) => it.code === code);
  const documents = documentsToSend(matter.requirements, client.id);
  const asked = countAsked(matter.negotiation, matter.people, client);
  const agreed = openActions(
    sessions.filter(({ case_id, status }) => case_id === matter.caseId && status === 'completed'),
  ).filter(({ action }) => action.participant_id === client.id);
  const several = (what: ClientWait['what'], count: number): ClientWait[] => (count > 0 ? [{ what, count }] : []);
  return [
    ...several('intake', isMissing('intake') ? 1 : 0),
    ...documents
      .filter(({ due_on }) => due_on !== null)
      .map((it): ClientWait => {
        return { what: 'document', count: 1, text: requirementText(it).label, due: it.due_on ?? undefined };
      }),
    ...several('documents', documents.filter(({ due_on }) => due_on === null).length),
    ...several('proposals', asked.proposals),
    ...several('questions', asked.questions),
    ...several('signature', isMissing('signatures_in') ? 1 : 0),
    ...agreed.map(({ session, action }): ClientWait => {
      return { what: 'agreed', count: 1, text: action.text, sessionId: session.id, due: action.due_on };
    }),
    ...ownDuties(matter.duties, client).map(({ what: text, document, due_on: due }): ClientWait => {
      return { what: 'duty', count: 1, text, document, due };
    }),
  ].toSorted((a, b) => (a.due ?? '9999').localeCompare(b.due ?? '9999'));
}
