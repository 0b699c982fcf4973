import type { MediationSession } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { isLate, openActions, ownActions } from './next-actions.ts';

const session = (...next_actions: MediationSession['next_actions']) => ({ next_actions }) as MediationSession;
const action = (text: string, participant_id: string, due_on?: string, is_done = false) => ({
  text,
  participant_id,
  is_done,
  ...(due_on !== undefined && { due_on }),
});

test('open actions list the own ones first, then by date, and leave out those that are done', () => {
  const sessions = [
    session(action('School', 'daniel', '2026-12-01'), action('Rota', 'daniel', '2026-11-30', true)),
    session(action('Whenever', 'maya'), action('Pension letter', 'maya', '2026-12-11')),
  ];
  const listed = openActions(sessions, 'maya').map((it) => [it.action.text, it.place]);
  expect(listed).toEqual([
    ['Pension letter', 1],
    ['Whenever', 0],
    ['School', 0],
  ]);
});

test('own actions are those that are open or were done today, by date and in their place', () => {
  const own = session(
    action('Whenever', 'ruth'),
    action('Ask the school', 'maya', '2026-12-01'),
    { ...action('Draft', 'ruth', '2026-12-02', true), done_on: '2026-12-01' },
    { ...action('Call', 'ruth', '2026-11-02', true), done_on: '2026-11-02' },
    action('Room', 'ruth', '2026-12-03'),
  );
  const attendees = [{ participant_id: 'ruth', user_id: 'me' }] as MediationSession['attendees'];
  const listed = ownActions([{ ...own, attendees }], 'me', '2026-12-01');
  expect(listed.map((it) => [it.action.text, it.place])).toEqual([
    ['Draft', 2],
    ['Room', 4],
    ['Whenever', 0],
  ]);
});

test('an action is late from the day after its date, unless it is done or has no date', () => {
  const day = '2026-12-12';
  expect(isLate(action('Letter', 'maya', '2026-12-11'), day)).toBe(true);
  expect(isLate(action('Letter', 'maya', '2026-12-12'), day)).toBe(false);
  expect(isLate(action('Letter', 'maya', '2026-12-11', true), day)).toBe(false);
  expect(isLate(action('Letter', 'maya'), day)).toBe(false);
});
