import { expect, test } from 'vitest';
import { versionsOf } from './versions.ts';

const version = (id: string, supersedes_id: string | null, superseded_by_id: string | null) => ({
  id,
  supersedes_id,
  superseded_by_id,
  created_at: '2026-11-22T10:00:00Z',
});

test('versions are listed from the first to the newest, without those that the person cannot read', () => {
  const [first, second, third] = [version('1', null, '2'), version('2', '1', '3'), version('3', '2', null)];
  for (const open of [first, second, third])
    expect(versionsOf(open, [third, first, second]).map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(versionsOf(third, []).map(({ id }) => id)).toEqual(['3']);
});
