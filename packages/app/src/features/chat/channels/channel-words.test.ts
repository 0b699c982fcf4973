import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { audienceOf, type Channel, channelName } from './channel-words.ts';

i18n.load('en', {});
i18n.activate('en');

const person = (name: string, role: 'mediator' | 'divorcee' | 'lawyer') => ({ user_id: name, name, role });
const ruth = person('Ruth Lindqvist', 'mediator');
const maya = person('Maya Okafor', 'divorcee');
const daniel = person('Daniel Okafor', 'divorcee');
const tomas = person('Tomas Herrera', 'lawyer');
const everyone = [maya, daniel, tomas, ruth];
const viewer = ({ user_id, role }: typeof ruth) => ({ id: user_id, role });

const channel = (fields: Partial<Channel>): Channel => ({
  id: 'case-1',
  case_id: '1',
  type: 'case',
  party_id: null,
  members: everyone,
  unread_count: 0,
  last_message: null,
  risk: null,
  caseTitle: 'Okafor family',
  isClosed: false,
  everyone,
  mayWrite: true,
  ...fields,
});
const shared = channel({});
const mayas = channel({ type: 'private', party_id: maya.user_id, members: [maya, tomas, ruth] });

test('a party sees the fixed label on their private channel and the members’ names on the shared channel', () => {
  expect(channelName(mayas, viewer(maya))).toBe('Mediator & Legal Team');
  expect(channelName(shared, viewer(maya))).toBe('Daniel, Tomas, Ruth and you');
});

test('mediators and lawyers see the case title on the shared channel and the party’s name on a private one', () => {
  expect(channelName(shared, viewer(ruth))).toBe('Okafor family');
  expect(channelName(mayas, viewer(tomas))).toBe('Maya Okafor · private');
});

test('the private channels of two parties with the same first name have different names', () => {
  const stone = person('Maya Stone', 'divorcee');
  const both = [maya, stone, ruth];
  const stones = channel({ type: 'private', party_id: stone.user_id, members: [stone, ruth], everyone: both });
  expect(channelName({ ...mayas, everyone: both }, viewer(ruth))).not.toBe(channelName(stones, viewer(ruth)));
});

test('the audience of a private channel names its members and the party who cannot see it', () => {
  expect(audienceOf(mayas, viewer(maya))).toBe('Tomas, Ruth and you. Daniel can’t see this.');
  expect(audienceOf(mayas, viewer(ruth))).toBe('Maya, Tomas and you. Daniel can’t see this.');
});

test('the audience of the shared channel says when an admin reads it, and names its members where its name does not', () => {
  expect(channelName(shared, viewer(maya))).toBe('Daniel, Tomas, Ruth and you');
  expect(audienceOf(shared, viewer(maya))).toBe(
    'Everyone in the case reads this; an admin only with a recorded reason.',
  );
  expect(audienceOf(shared, viewer(ruth))).toBe(
    'Maya, Daniel, Tomas and you. Everyone in the case reads this; an admin only with a recorded reason.',
  );
});

test('the audience of a channel with one member includes everyone who joins the case later', () => {
  const alone = channel({ members: [ruth], everyone: [ruth] });
  expect(audienceOf(alone, viewer(ruth))).toBe('Only you so far. Whoever joins the case can read it then.');
});

test('the audience shows full names for members with the same first name', () => {
  const other = person('Maya Stone', 'lawyer');
  const both = channel({ members: [...everyone, other], everyone: [...everyone, other] });
  expect(audienceOf(both, viewer(ruth))).toContain('Maya Okafor, Daniel, Tomas, Maya Stone and you');
});

test('the support channel is named for its person, and for an admin after its person', () => {
  const admin = { id: 'Sam Adeyemi', role: 'admin' } as const;
  const support = channel({ id: 'support-1', type: 'admin', case_id: null, members: [maya], everyone: [maya] });
  expect(channelName(support, viewer(maya))).toBe('Admin Support');
  expect(audienceOf(support, viewer(maya))).toBe('You and the admins. Nobody in your case.');
  expect(channelName(support, admin)).toBe('Maya Okafor');
  expect(audienceOf(support, admin)).toBe('Maya and the admins. Nobody in their case.');
});
