import { expect, test } from 'vitest';
import { brandedFolders } from './branded-folders.ts';

test('components whose style sheets name a color of the brand are branded, and others are not', () => {
  const folders = brandedFolders();
  expect(folders).toContain('src/components/button');
  expect(folders).not.toContain('src/components/skeleton');
});
