import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { sampleAttendee, sampleSession } from '../../testing/samples.ts';
import { companyText } from './company-text.ts';

i18n.load('en', {});
i18n.activate('en');

const ruth = sampleAttendee('Ruth', { role: 'mediator', side: 'neutral' });
const maya = sampleAttendee('Maya');
const tomas = sampleAttendee('Tomas', { role: 'lawyer' });
const daniel = sampleAttendee('Daniel', { side: 'B' });

test.each([
  ['of both parties', 'joint', [ruth, maya, tomas, daniel], 'Maya', 'Together with Tomas and Daniel.'],
  ['in separate rooms', 'shuttle', [ruth, maya, daniel], 'Maya', 'You and Daniel are in separate rooms all the time.'],
  ['in separate rooms', 'shuttle', [ruth, maya, tomas, daniel], 'Tomas', /^You and Daniel are in separate rooms/],
  ['of one party', 'individual', [ruth, maya], 'Maya', 'Just you and Ruth. The other party does not come.'],
  ['of one side', 'individual', [ruth, maya, tomas], 'Maya', 'With Tomas. The other party does not come.'],
] as const)('a session %s says whom its attendee meets', (_, kind, attendees, me, text) => {
  expect(companyText(sampleSession({ kind, attendees: [...attendees] }), me)).toMatch(text);
});
