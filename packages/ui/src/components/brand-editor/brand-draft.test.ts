import { expect, test } from 'vitest';
import { brandJson, readBrandJson } from './brand-draft.ts';

const lantern = { displayName: 'Lantern', primaryColor: '#f6e38a', secondaryColor: '#8aa6c9', website: null };

test('what was copied can be pasted', () => {
  expect(readBrandJson(brandJson(lantern))).toEqual(lantern);
});

test('the answer of the branding call can be pasted as it is', () => {
  expect(readBrandJson(JSON.stringify({ branding: { ...lantern, isCustom: true }, version: 3 }))).toEqual(lantern);
});

test('the logo and the switch are not part of what the call takes', () => {
  expect(brandJson({ ...lantern, logoUrl: '/logo', isCustom: true })).not.toMatch(/logo|isCustom/);
});

test.each(['', 'no json', '[]', 'null', '{}', '{"primaryColor":"red"}', '{"displayName":"A","secondaryColor":"#fff"}'])(
  '%j is no brand',
  (text) => expect(readBrandJson(text)).toBeUndefined(),
);
