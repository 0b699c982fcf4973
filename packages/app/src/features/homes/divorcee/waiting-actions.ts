import type { Participant } from '@mediation/api-client';
import { actionKey, type PendingAction } from '../../../shared/cases/actions/pending-actions.ts';
import type { NextStep } from './next-step.ts';

/** Something that waits for a party: whether its day has passed, and whether it becomes theirs only with time. */
export interface WaitingAction {
  action: PendingAction;
  isLate: boolean;
  isLater: boolean;
}

/** One that was ticked, and its place. */
export interface Held {
  row: WaitingAction;
  at: number;
}

/** Whether an action is the one that the card above the list asks for. */
function isSaid(next: NextStep | undefined, { what, count, version, topic, requirement }: PendingAction): boolean {
  if (next?.kind === 'intake') return what === 'intake' || what === 'questions';
  if (next?.kind === 'documents')
    return what === 'documents' || next.requirements.some(({ id }) => id === requirement?.id);
  if (next?.kind === 'proposal') return what === 'proposals' && count === 1;
  if (next?.kind === 'question') return what === 'reality_checks' && count === 1;
  if (next?.kind === 'refused') return what === 'refused' && topic?.id === next.topic.id;
  if (next?.kind === 'sign') return version?.version_id === next.version.version_id;
  return what === next?.kind;
}

/** The last day of an action, where it has one. */
export const lastDay = ({ agreed, duty, requirement }: PendingAction): string | undefined =>
  agreed?.action.due_on ?? duty?.due_on ?? requirement?.due_on ?? undefined;

/** What waits for a party beside their next step, the late ones first. */
export function waitingBeside(
  next: NextStep | undefined,
  { you, later }: { you: PendingAction[]; later: PendingAction[] },
  day: string,
): WaitingAction[] {
  const isShown = (it: PendingAction) => it.paper === undefined && it.what !== 'lawyer' && !isSaid(next, it);
  const row = (action: PendingAction, isLater: boolean) => ({
    action,
    isLate: (lastDay(action) ?? day) < day,
    isLater,
  });
  const now = you.filter(isShown).map((it) => row(it, false));
  return [
    ...now.filter((it) => it.isLate),
    ...now.filter((it) => !it.isLate),
    ...later.filter(isShown).map((it) => row(it, true)),
  ];
}

/** What waits, with the ticked ones that wait no more in their former places. */
export function withHeld(rows: readonly WaitingAction[], held: readonly Held[]): WaitingAction[] {
  const all = [...rows];
  const keys = new Set(rows.map(({ action }) => actionKey(action)));
  for (const { row, at } of held) if (!keys.has(actionKey(row.action))) all.splice(at, 0, row);
  return all;
}

/** The same action as done by this party. */
export function doneBy({ action, ...row }: WaitingAction, me: Pick<Participant, 'id'> | undefined): WaitingAction {
  const { agreed, duty } = action;
  return {
    ...row,
    action: {
      ...action,
      ...(agreed && { agreed: { ...agreed, action: { ...agreed.action, is_done: true } } }),
      ...(duty &&
        me && {
          duty: { ...duty, marks: [...duty.marks, { participant_id: me.id, done_at: new Date().toISOString() }] },
        }),
    },
  };
}
