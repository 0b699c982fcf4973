import type { MediationSession } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { outcomeInput, outcomeValues } from './outcome-values.ts';

const session = {
  id: 's1',
  version: 4,
  status: 'scheduled',
  minutes: 75,
  held_minutes: null,
  outcome_note: null,
  settled: [],
  attendees: [
    { participant_id: 'ruth', role: 'mediator', attendance: null },
    { participant_id: 'maya', role: 'divorcee', attendance: null },
    { participant_id: 'daniel', role: 'divorcee', attendance: 'late' },
  ],
  next_actions: [{ text: 'Send the letter', participant_id: 'maya', is_done: true, done_on: '2026-12-10' }],
} as unknown as MediationSession;

test('the outcome form begins with the planned minutes and everybody present', () => {
  expect(outcomeValues(session)).toMatchObject({
    nobodyCame: false,
    minutes: '75',
    attendance: { maya: 'present', daniel: 'late' },
  });
});

test('saving the outcome keeps ticks, splits what was settled into lines and leaves out empty actions', () => {
  const values = {
    ...outcomeValues(session),
    settled: 'Eli is collected at three. \n\n Both try it until Friday.',
  };
  values.actions.push(
    { text: 'Ask the school', owner: 'daniel', due: '2026-12-11' },
    { text: ' ', owner: '', due: '' },
  );
  expect(outcomeInput(values, session)).toMatchObject({
    status: 'completed',
    held_minutes: 75,
    version: 4,
    settled: ['Eli is collected at three.', 'Both try it until Friday.'],
    next_actions: [
      { text: 'Send the letter', participant_id: 'maya', is_done: true, done_on: '2026-12-10' },
      { text: 'Ask the school', participant_id: 'daniel', due_on: '2026-12-11' },
    ],
  });
});

test('a session to which nobody came is a no-show with everybody absent', () => {
  const values = { ...outcomeValues(session), nobodyCame: true };
  expect(outcomeInput(values, session)).toMatchObject({
    status: 'no_show',
    held_minutes: 0,
    attendance: { maya: 'absent', daniel: 'absent' },
  });
});
