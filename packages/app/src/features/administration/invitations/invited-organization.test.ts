import { expect, test } from 'vitest';
import { invitedOrganization } from './invited-organization.ts';

const elm = { id: 'elm', suspended: false };
const oak = { id: 'oak', suspended: false };
const paused = { id: 'paused', suspended: true };

test.each([
  ['the only organization', 'mediator', null, [elm], 'elm'],
  ['the only one that is not paused', 'mediator', null, [paused, elm], 'elm'],
  ['none of two', 'mediator', null, [elm, oak], null],
  ['the chosen one of two', 'mediator', 'oak', [elm, oak], 'oak'],
  ['none before an organization exists', 'mediator', null, [], null],
] as const)('an invited mediator gets %s', (_, role, chosen, organizations, expected) => {
  expect(invitedOrganization(role, chosen, [...organizations])).toBe(expected);
});

test('an invited lawyer gets no organization that nobody chose', () => {
  expect(invitedOrganization('lawyer', null, [elm])).toBe(null);
  expect(invitedOrganization('lawyer', 'elm', [elm])).toBe('elm');
});
