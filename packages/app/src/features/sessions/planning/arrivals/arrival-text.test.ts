import { i18n } from '@lingui/core';
import type { MediationSession, SessionAttendee } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { sampleAttendee, sampleSession } from '../../../../testing/samples.ts';
import { arrivalText } from './arrival-text.ts';

i18n.load('en', {});
i18n.activate('en');

const textOf = (changes: Partial<MediationSession>, ofA: Partial<SessionAttendee>, ofB: Partial<SessionAttendee>) =>
  arrivalText(
    sampleSession({
      kind: 'shuttle',
      mode: 'video',
      attendees: [sampleAttendee('Daniel', ofA), sampleAttendee('Maya', { side: 'B', ...ofB })],
      ...changes,
    }),
  );

test('the text says that each sees their own arrival and link only where both have a link of their own', () => {
  const own = 'Each sees their own arrival and link only.';
  const larch = { link: 'https://r.example/larch' };
  const rowan = { link: 'https://r.example/rowan', arrives_minutes: 10 };
  expect(textOf({}, larch, rowan)).toBe(`10 minutes apart, 50 minutes each. ${own}`);
  expect(textOf({}, larch, {})).toBe('Both sides arrive at the same time. Each side needs a link of its own.');
  expect(textOf({}, {}, {})).not.toContain(own);
  const sameLink = { link: 'https://r.example/Larch/', arrives_minutes: 10 };
  expect(textOf({ kind: 'joint' }, larch, sameLink)).toBe('10 minutes apart, 50 minutes each.');
  expect(textOf({ kind: 'joint' }, larch, larch)).toBe('Everybody sees the same time and the same link.');
});

test('the text speaks of places in person and of times by phone', () => {
  const [one, two] = [{ place: 'Room 1' }, { place: 'Room 2', arrives_minutes: 15 }];
  expect(textOf({ mode: 'in_person' }, one, two)).toContain('Each sees their own arrival and place only.');
  expect(textOf({ mode: 'in_person' }, one, {})).toContain('Each side needs a place of its own.');
  expect(textOf({ mode: 'phone' }, {}, { arrives_minutes: 10 })).toContain('Each sees their own time only.');
  expect(textOf({ mode: 'phone', kind: 'joint' }, {}, {})).toBe('Everybody sees the same time.');
});
