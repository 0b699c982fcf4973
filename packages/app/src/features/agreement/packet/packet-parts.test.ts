import { expect, test } from 'vitest';
import { itemsOf, refreshed, sumsOf } from './packet-parts.ts';

const version = (id: string) => ({ id, document: 'memorandum' as const, number: 1, signed_on: '2026-11-14' });
const upload = (id: string, pages: number | null = 3) => ({
  id,
  file_name: `${id}.pdf`,
  mime: pages === null ? 'image/png' : 'application/pdf',
  owner_name: 'Maya Okafor',
  pages,
  bytes: 1000,
});

test('a packet holds what is signed at first, and the documents that are ticked count with their pages', () => {
  const items = itemsOf([version('v')], [upload('a'), upload('b', null), upload('c')]);
  expect(sumsOf(items)).toEqual({ parts: 1, documents: 0, pages: 0, bytes: 0 });
  const ticked = items.map((it) => ({ ...it, isIn: it.id !== 'c' }));
  expect(sumsOf(ticked)).toEqual({ parts: 3, documents: 2, pages: 4, bytes: 2000 });
});

test('a packet keeps the order of its parts when one comes or goes', () => {
  const items = itemsOf([version('v')], [upload('a'), upload('b')]).toReversed();
  const now = itemsOf([version('v')], [upload('b'), upload('c')]);
  expect(refreshed(items, now).map(({ id }) => id)).toEqual(['b', 'v', 'c']);
});
