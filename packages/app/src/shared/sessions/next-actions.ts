import type { MediationSession } from '@mediation/api-client';
import { today } from '../../words/due-text.ts';

/** A next action of a session, named by its place in the list. */
export interface PlacedAction {
  session: MediationSession;
  place: number;
  action: MediationSession['next_actions'][number];
}

/** The actions of a session, each with its place. */
export const actionsOf = (session: MediationSession): PlacedAction[] =>
  session.next_actions.map((action, place) => ({ session, place, action }));

/** Whether an action should have been done by now. */
export const isLate = ({ is_done, due_on }: PlacedAction['action'], day = today()) =>
  !is_done && due_on !== undefined && due_on < day;

/** The open actions of these sessions: the person's own first, then by their date. */
export const openActions = (sessions: MediationSession[], participantId?: string): PlacedAction[] =>
  sessions
    .flatMap(actionsOf)
    .filter(({ action }) => !action.is_done)
    .toSorted(
      (a, b) =>
        Number(b.action.participant_id === participantId) - Number(a.action.participant_id === participantId) ||
        (a.action.due_on ?? '9999').localeCompare(b.action.due_on ?? '9999'),
    );
