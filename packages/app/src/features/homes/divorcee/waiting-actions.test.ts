import type { CaseTopic, DueDuty, MediationSession, UnsignedVersion } from '@mediation/api-client';
import { expect, test } from 'vitest';
import type { PendingAction } from '../../../shared/cases/actions/pending-actions.ts';
import { doneBy, waitingBeside, withHeld } from './waiting-actions.ts';

const day = '2026-12-03';
const action = (what: PendingAction['what'], more: Partial<PendingAction> = {}): PendingAction => ({
  what,
  who: null,
  count: 1,
  ...more,
});
const agreed = (due_on: string | undefined) =>
  action('agreed', {
    agreed: {
      session: {} as MediationSession,
      place: 0,
      action: { text: 'List the Wednesdays', is_done: false, due_on },
    },
  });
const duty = (due_on: string) => action('duty', { duty: { due_on } as DueDuty });
const version = (version_id: string) => ({ version_id }) as UnsignedVersion;
const rows = (next: Parameters<typeof waitingBeside>[0], you: PendingAction[], later: PendingAction[] = []) =>
  waitingBeside(next, { you, later }, day).map((it) => it.action);

test('late ones come first, then the others in their order, then what is not theirs yet', () => {
  const [late, open, due, soon] = [agreed('2026-12-02'), agreed(undefined), duty(day), duty('2026-12-09')];
  const terms = action('terms');
  expect(rows(undefined, [terms, open, due, late], [soon])).toEqual([late, terms, open, due, soon]);
  expect(waitingBeside(undefined, { you: [late], later: [soon] }, day)).toMatchObject([
    { isLate: true, isLater: false },
    { isLate: false, isLater: true },
  ]);
});

test('the next step is not said twice, and what has a card of its own neither', () => {
  const [one, other] = [version('1'), version('2')];
  const signing = [one, other].map((it) => action('signatures_in', { version: it }));
  expect(rows({ kind: 'sign', version: one }, signing)).toEqual(signing.slice(1));
  expect(rows({ kind: 'proposal', topic: {} as CaseTopic }, [action('proposals')])).toEqual([]);
  const two = action('proposals', { count: 2 });
  expect(rows({ kind: 'proposal', topic: {} as CaseTopic }, [two])).toEqual([two]);
  expect(rows({ kind: 'intake', state: 'returned' }, [action('questions'), action('lawyer')])).toEqual([]);
});

test('a ticked action stays in its place until it waits again', () => {
  const waiting = waitingBeside(undefined, { you: [agreed(day), action('terms')], later: [duty('2026-12-09')] }, day);
  const [first, ...rest] = waiting;
  const done = doneBy(first!, undefined);
  expect(done.action.agreed?.action.is_done).toBe(true);
  expect(withHeld(rest, [{ row: done, at: 0 }])).toEqual([done, ...rest]);
  expect(withHeld(waiting, [{ row: done, at: 0 }])).toEqual(waiting);
});
