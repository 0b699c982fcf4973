import type { Figure, Settlement } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { asItIs, figuresAt, newestVersion, nextNumber, shownOf } from './settlements.ts';

const way = (changes: Partial<Settlement>): Settlement => ({
  id: 'draft',
  name: null,
  author: { participant_id: 'ruth', name: 'Ruth Lindqvist', role: 'mediator' },
  is_own: true,
  audience: 'self',
  content: asItIs,
  amounts: null,
  number: null,
  shared_at: null,
  version: 1,
  ...changes,
});

const version = (number: number, is_own: boolean) =>
  way({ id: `v${number}`, number, is_own, audience: 'everyone', shared_at: '2026-12-01T10:00:00Z', amounts: {} });

test('the page shows what the address names, then the own draft, then the newest version', () => {
  const all = [version(1, false), way({}), version(2, false)];
  expect(shownOf(all, 'v1', true)?.id).toBe('v1');
  expect(shownOf(all, null, true)?.id).toBe('draft');
  expect(shownOf([all[0]!, all[2]!], null, true)?.id).toBe('v2');
  expect(shownOf([all[0]!], 'new', true)).toBeUndefined();
  expect([shownOf([], null, true), shownOf([], null, false)]).toEqual([undefined, null]);
});

test('versions are counted by author, and those of the mediator are what both saw', () => {
  const ofMaya = { ...version(1, false), author: { participant_id: 'maya', name: 'Maya', role: 'divorcee' as const } };
  expect(nextNumber([version(1, true), version(2, true), ofMaya])).toBe(3);
  expect(nextNumber([version(1, false)])).toBe(1);
  expect(newestVersion([version(1, true), ofMaya])?.author.role).toBe('mediator');
});

test('a shared settlement keeps the figures of its day', () => {
  const figure = {
    id: 'a',
    participant_id: 'maya',
    is_joint: false,
    own_share: 50,
    category: 'owns',
    kind: 'vehicle',
    label: 'Car',
    amount_minor: 2,
    rhythm: 'monthly',
    as_of: '2026-11-01',
    evidence: null,
    former: [],
    version: 1,
  } satisfies Figure;
  expect(figuresAt([figure, { ...figure, id: 'b' }], { a: 1 })).toEqual([{ ...figure, amount_minor: 1 }]);
  expect(figuresAt([figure], null)).toEqual([figure]);
});
