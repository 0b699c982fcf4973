// Guards packages/app/src/**/*.tsx
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('no field of several lines cuts off what a person types or pastes', () => {
  const fields = globSync('**/*.tsx', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/<(?:Textarea|LongText)\b.*?\/>/gs)].map(([field]) => ({
      file,
      field,
    })),
  );
  expect(fields.length).toBeGreaterThan(40);
  expect(fields.filter(({ field }) => field.includes('maxLength')).map(({ file }) => file)).toEqual([]);
});
