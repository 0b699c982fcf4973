import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { channelText, spokenTone } from './insight-words.ts';

i18n.load('en', {});
i18n.activate('en');

const caseId = 'c0000000-0000-4000-8000-000000000001';
const maya = { user_id: 'a0000000-0000-4000-8000-000000000001', name: 'Maya Okafor' };
const daniel = { user_id: 'b0000000-0000-4000-8000-000000000001', name: 'Daniel Okafor' };
const people = [maya, { user_id: null, name: 'Lee Chan' }, daniel];

test('a mediator reads in which channel AI found something', () => {
  expect(channelText(`private-${caseId}-${maya.user_id}`, people)).toBe('private with Maya');
  expect(channelText(`case-${caseId}`, people)).toBe('with everybody');
  expect(channelText(`private-${caseId}-${maya.user_id}`, [])).toBe('in private');
  expect(channelText(null, people)).toBeNull();
});

test('a tone names its speaker only when it is of one person', () => {
  const spoken = [maya, daniel].map(({ user_id }) => ({ user_id, tone: 'frustrated', intensity: 4 }) as const);
  expect(spokenTone('Upset, 4 of 10', spoken.slice(1), people)).toBe('Daniel: Upset, 4 of 10');
  expect(spokenTone('Upset, 4 of 10', spoken, people)).toBe('Upset, 4 of 10');
  expect(spokenTone('Upset, 4 of 10', undefined, people)).toBe('Upset, 4 of 10');
});
