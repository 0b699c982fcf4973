// Guards packages/app/src/**/*.tsx
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const feet = globSync('**/*.tsx', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/<(?:Alert)?Dialog\.Foot>.*?<\/(?:Alert)?Dialog\.Foot>/gs)].map(
    ([foot]) => ({ file, foot }),
  ),
);

test('dialogs show Cancel before what they do', () => {
  const turned = feet.filter(({ foot }) => {
    const act = foot.search(/<AlertDialog\.Action|type="submit"|tone="danger"/);
    const cancel = foot.search(/<AlertDialog\.Cancel|<Dialog\.Close|t`Cancel`/);
    return act !== -1 && cancel > act;
  });
  expect(feet.length).toBeGreaterThan(20);
  expect(turned.map(({ file }) => file)).toEqual([]);
});
