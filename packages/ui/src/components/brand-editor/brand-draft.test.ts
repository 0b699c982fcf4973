import { expect, test } from 'vitest';
import { brandJson, readBrandJson } from './brand-draft.ts';

const lantern = { displayName: 'Lantern', primaryColor: '#f6e38a', secondaryColor: '#8aa6c9', website: null };

test('readBrandJson reads the JSON that brandJson writes', () => {
  expect(readBrandJson(brandJson(lantern))).toEqual(lantern);
});

test('readBrandJson accepts the answer of the branding call', () => {
  expect(readBrandJson(JSON.stringify({ branding: { ...lantern, isCustom: true }, version: 3 }))).toEqual(lantern);
});

test('brandJson omits the logo and isCustom', () => {
  expect(brandJson({ ...lantern, logoUrl: '/logo', isCustom: true })).not.toMatch(/logo|isCustom/);
});

test.each(['', 'no json', '[]', 'null', '{}', '{"primaryColor":"red"}', '{"displayName":"A","secondaryColor":"#fff"}'])(
  'readBrandJson rejects %j',
  (text) => expect(readBrandJson(text)).toBeUndefined(),
);
