import type { MediationSession } from '@mediation/api-client';
import { today } from '../../words/times/due-text.ts';

/** A next action of a session, named by its place in the list. */
export interface PlacedAction {
  session: MediationSession;
  place: number;
  action: MediationSession['next_actions'][number];
}

/** The actions of a session, each with its place. */
export const actionsOf = (session: MediationSession): PlacedAction[] =>
  session.next_actions.map((action, place) => ({ session, place, action }));

const byDate = (a: PlacedAction, b: PlacedAction) =>
  (a.action.due_on ?? '9999').localeCompare(b.action.due_on ?? '9999');

/** Whether an action should have been done by now. */
export const isLate = ({ is_done, due_on }: PlacedAction['action'], day = today()) =>
  !is_done && due_on !== undefined && due_on < day;

/** A person’s own actions that are open or were done today, by their date; one that was done stays in its place. */
export const ownActions = (sessions: MediationSession[], userId: string, day = today()): PlacedAction[] =>
  sessions
    .flatMap((session) => {
      const own = session.attendees.find(({ user_id }) => user_id === userId)?.participant_id;
      return actionsOf(session).filter(({ action }) => own !== undefined && action.participant_id === own);
    })
    .filter(({ action }) => !action.is_done || action.done_on === day)
    .toSorted(byDate);

/** The open actions of these sessions: the person's own first, then by their date. */
export const openActions = (sessions: MediationSession[], participantId?: string): PlacedAction[] =>
  sessions
    .flatMap(actionsOf)
    .filter(({ action }) => !action.is_done)
    .toSorted(
      (a, b) =>
        Number(b.action.participant_id === participantId) - Number(a.action.participant_id === participantId) ||
        byDate(a, b),
    );
