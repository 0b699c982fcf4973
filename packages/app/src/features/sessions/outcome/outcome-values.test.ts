import { expect, test } from 'vitest';
import { sampleAttendee, sampleSession } from '../../../testing/samples.ts';
import { outcomeInput, outcomeValues } from './outcome-values.ts';

const session = sampleSession({
  version: 4,
  status: 'scheduled',
  starts_at: '2026-12-03T10:00:00Z',
  minutes: 75,
  attendees: [
    sampleAttendee('ruth', { role: 'mediator', side: 'neutral' }),
    sampleAttendee('maya'),
    sampleAttendee('daniel', { attendance: 'late' }),
  ],
  next_actions: [{ text: 'Send the letter', participant_id: 'maya', is_done: true, done_on: '2026-12-10' }],
});

const after = Date.parse('2026-12-03T12:00:00Z');

test('the outcome form begins with the planned minutes, and marks nobody as present', () => {
  expect(outcomeValues(session, after)).toMatchObject({
    nobodyCame: false,
    minutes: '75',
    attendance: { maya: '', daniel: 'late' },
  });
});

test('a session that ends early begins with the minutes since its start', () => {
  expect(outcomeValues(session, Date.parse('2026-12-03T10:20:10Z')).minutes).toBe('20');
  expect(outcomeValues(session, Date.parse('2026-12-03T10:00:10Z')).minutes).toBe('1');
});

test('saving the outcome keeps ticks, splits what was settled into lines and leaves out empty actions', () => {
  const values = {
    ...outcomeValues(session, after),
    attendance: { maya: 'present', daniel: 'late' } as const,
    settled: 'Eli is collected at three. \n\n Both try it until Friday.',
  };
  values.actions.push(
    { text: 'Ask the school', owner: 'daniel', due: '2026-12-11' },
    { text: ' ', owner: '', due: '' },
  );
  expect(outcomeInput(values, session)).toMatchObject({
    status: 'completed',
    attendance: { maya: 'present', daniel: 'late' },
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
  const values = { ...outcomeValues(session, after), nobodyCame: true };
  expect(outcomeInput(values, session)).toMatchObject({
    status: 'no_show',
    held_minutes: 0,
    attendance: { maya: 'absent', daniel: 'absent' },
  });
});
