import { i18n } from '@lingui/core';
import type { MediationSession } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { sampleAttendee, sampleSession } from '../../../../testing/samples.ts';
import { arrivalGroups } from './arrivals.ts';
import { roomProblems } from './room-problems.ts';

i18n.load('en', {});
i18n.activate('en');

const [one, two] = ['https://r.example/one', 'https://r.example/two'];
const same = 'The two sides do not meet. Give each side its own.';

const problemsOf = (
  changes: Partial<MediationSession>,
  [ofA, ofB]: [string, string],
  { isNeeded = false, had = null }: { isNeeded?: boolean; had?: string | null } = {},
) => {
  const session = sampleSession({
    kind: 'shuttle',
    mode: 'video',
    attendees: [sampleAttendee('Daniel', { link: had }), sampleAttendee('Maya', { side: 'B', link: had })],
    ...changes,
  });
  const key = session.mode === 'video' ? 'link' : 'place';
  const groups = arrivalGroups(session, 'sides').map((group) => ({ ...group, [key]: group.side === 'A' ? ofA : ofB }));
  return roomProblems(session, groups, isNeeded);
};

test('two sides in separate rooms are asked for links that differ and that the other side does not have', () => {
  expect(problemsOf({}, [one, two])).toEqual({});
  expect(problemsOf({}, [one, 'https://r.example/One/'])).toEqual({ A: same, B: same });
  for (const address of [`${one}?pwd=x`, `${one}/#x`, 'https://R.example:443/one'])
    expect(problemsOf({}, [one, address])).toEqual({ A: same, B: same });
  for (const [ofA, ofB] of [
    ['https://r.example/?room=1', 'https://r.example/?room=2'],
    ['https://r.example/join.php?id=1', 'https://r.example/join.php?id=2'],
    ['https://r.example/call/#/ash', 'https://r.example/call/#/fir'],
  ] as const)
    expect(problemsOf({}, [ofA, ofB])).toEqual({});
  expect(problemsOf({ mode: 'in_person' }, ['Room #1', 'Room #2'])).toEqual({});
  expect(problemsOf({}, [one, two], { had: one })).toEqual({ A: 'The other side knows this link. Use a new one.' });
  expect(problemsOf({ mode: 'in_person' }, ['Room 1', 'room  1'])).toEqual({ A: same, B: same });
  expect(problemsOf({ kind: 'joint' }, [one, one])).toEqual({});
});

test('a link or a place is missing only where it is needed, and a link begins with https', () => {
  const isNeeded = true;
  expect(problemsOf({}, ['', ''])).toEqual({});
  expect(problemsOf({}, ['', two], { isNeeded })).toEqual({ A: 'Enter a link for this side.' });
  const inPerson = problemsOf({ mode: 'in_person' }, ['Room 1', ''], { isNeeded });
  expect(inPerson).toEqual({ B: 'Enter a place for this side.' });
  expect(problemsOf({ mode: 'phone' }, ['', ''], { isNeeded })).toEqual({});
  const plain = problemsOf({}, ['http://r.example/one', '']);
  expect(plain).toEqual({ A: 'Begin with https:// and enter the whole address.' });
});
