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
  caseTitle: 'Okafor family',
  isClosed: false,
  everyone,
  ...fields,
});
const shared = channel({});
const mayas = channel({ type: 'private', party_id: maya.user_id, members: [maya, tomas, ruth] });

test('a divorcee’s private channel carries the fixed label, the shared one names everyone in it', () => {
  expect(channelName(mayas, viewer(maya))).toBe('Mediator & Legal Team');
  expect(channelName(shared, viewer(maya))).toBe('Daniel, Tomas, Ruth and you');
});

test('a mediator and a lawyer see the case and the party', () => {
  expect(channelName(shared, viewer(ruth))).toBe('Okafor family');
  expect(channelName(mayas, viewer(tomas))).toBe('Maya Okafor · private');
});

test('the private channels of two parties with the same first name cannot be mixed up', () => {
  const stone = person('Maya Stone', 'divorcee');
  const both = [maya, stone, ruth];
  const stones = channel({ type: 'private', party_id: stone.user_id, members: [stone, ruth], everyone: both });
  expect(channelName({ ...mayas, everyone: both }, viewer(ruth))).not.toBe(channelName(stones, viewer(ruth)));
});

test('the audience of a private channel says who cannot see it', () => {
  expect(audienceOf(mayas, viewer(maya))).toBe('Tomas, Ruth and you. Daniel can’t see this.');
  expect(audienceOf(mayas, viewer(ruth))).toBe('Maya, Tomas and you. Daniel can’t see this.');
});

test('the audience of the shared channel is everyone', () => {
  expect(audienceOf(shared, viewer(maya))).toBe(
    'Daniel, Tomas, Ruth and you. Everyone in the case reads this; the platform’s admins can, too.',
  );
});

test('somebody alone is told who will read it later', () => {
  const alone = channel({ members: [ruth], everyone: [ruth] });
  expect(audienceOf(alone, viewer(ruth))).toBe('Only you so far. Whoever joins the case can read it then.');
});

test('two people with the same first name are named in full', () => {
  const other = person('Maya Stone', 'lawyer');
  const both = channel({ members: [...everyone, other], everyone: [...everyone, other] });
  expect(audienceOf(both, viewer(ruth))).toContain('Maya Okafor, Daniel, Tomas, Maya Stone and you');
});
