import { updateBranding } from '@mediation/api-client';
import { readBrandJson } from '@mediation/ui/brand-editor';
import { expect, test } from 'vitest';
import { brandingJson } from '../../../../../../../.storybook/branding-json.ts';
import { presets } from '../../../../../../../.storybook/branding.ts';

const call = { orgId: '00000000-0000-4000-8000-000000000000', version: 1 };
const brands = Object.values(presets);
const [platform] = brands;

test('the branding page and the branding call accept the JSON that Storybook copies for every preset', () => {
  expect(brands.length).toBeGreaterThanOrEqual(6);
  for (const brand of brands) {
    const copied = brandingJson(brand);
    const change: unknown = JSON.parse(copied);
    expect(readBrandJson(copied)).toEqual(change);
    const { orgId: _orgId, version: _version, ...taken } = updateBranding.input.parse({ ...call, ...Object(change) });
    expect(taken).toEqual(change);
    expect(taken).toMatchObject({ displayName: brand.name, primaryColor: brand.primary });
  }
});

test('the branding call accepts JSON copied from Storybook when the name or the tagline was empty or too long', () => {
  for (const words of ['', ' ', 'x'.repeat(500)]) {
    const change = JSON.parse(brandingJson({ ...platform!, name: words, tagline: words })) as object;
    expect(updateBranding.input.safeParse({ ...call, ...change }).success).toBe(true);
  }
});
