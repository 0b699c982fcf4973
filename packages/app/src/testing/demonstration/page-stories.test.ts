import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = new URL('../../', import.meta.url).pathname;

test.each(globSync('**/*.stories.tsx', { cwd: source }))('%s shows its page on a desk and on a phone', (file) => {
  const [, ...stories] = readFileSync(source + file, 'utf8').split(/^export const /m);
  const onPhone = stories.filter((it) => / = (?:phone|largeText);|onPhone/.test(it));
  expect(onPhone.filter((it) => / = phone;|fitsTheWidth/.test(it))).not.toEqual([]);
  expect(stories.length).toBeGreaterThan(onPhone.length);
});
