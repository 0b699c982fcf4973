import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { loadCalculators } from './load-calculators.ts';

const folder = mkdtempSync(join(tmpdir(), 'calculators-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const whole = `export default { name: 'Table of 2026', source: 'https://example.org', reviewed_on: '2026-11-22',
  calculate: () => null };`;

test('the server loads each file of SUPPORT_CALCULATORS, relative to the project folder', async () => {
  write('one.mjs', whole);
  const { supportCalculators } = readEnv({ SUPPORT_CALCULATORS: ` one.mjs, ${join(folder, 'one.mjs')} ` }, folder);
  expect(await loadCalculators(supportCalculators)).toMatchObject([
    { name: 'Table of 2026' },
    { name: 'Table of 2026' },
  ]);
  expect(readEnv({}, folder).supportCalculators).toEqual([]);
});

test('the server names a file of SUPPORT_CALCULATORS that is missing or no calculator', async () => {
  write('half.mjs', whole.replace("'2026-11-22'", "'soon'"));
  await expect(loadCalculators([join(folder, 'none.mjs')])).rejects.toThrow(
    /none\.mjs of SUPPORT_CALCULATORS cannot be loaded/,
  );
  await expect(loadCalculators([join(folder, 'half.mjs')])).rejects.toThrow(
    /half\.mjs of SUPPORT_CALCULATORS is not a calculator: its default\.reviewed_on/,
  );
});
