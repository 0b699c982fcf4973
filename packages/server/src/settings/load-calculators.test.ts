import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { loadCalculators } from './load-calculators.ts';

const folder = mkdtempSync(join(tmpdir(), 'calculators-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const whole = `export default { id: 'table-2026', name: { en: 'Table of 2026', es: 'Tabla de 2026' }, country: 'DE',
  source: { name: 'The court', url: 'https://example.org' }, valid_from: '2026-01-01', reviewed_on: '2026-11-22',
  note: { en: 'By bands.', es: 'Por tramos.' },
  inputs: [{ key: 'income', kind: 'amount', label: { en: 'Income', es: 'Ingresos' } }], calculate: () => null };`;

test('the server loads each file of SUPPORT_CALCULATORS, relative to the project folder', async () => {
  write('one.mjs', whole);
  write('two.mjs', whole.replace('table-2026', 'other'));
  const { supportCalculators } = readEnv({ SUPPORT_CALCULATORS: ` one.mjs, ${join(folder, 'two.mjs')} ` }, folder);
  expect(await loadCalculators(supportCalculators)).toMatchObject([
    { id: 'table-2026', currency: null, needs_table: false, inputs: [{ key: 'income', max: 10_000_000_000 }] },
    { id: 'other' },
  ]);
  expect(readEnv({}, folder).supportCalculators).toEqual([]);
});

test('the server names a file of SUPPORT_CALCULATORS that is missing, no calculator, or one with an id that is taken', async () => {
  write('half.mjs', whole.replace("'2026-11-22'", "'soon'"));
  await expect(loadCalculators([join(folder, 'none.mjs')])).rejects.toThrow(
    /none\.mjs of SUPPORT_CALCULATORS cannot be loaded/,
  );
  await expect(loadCalculators([join(folder, 'half.mjs')])).rejects.toThrow(
    /half\.mjs of SUPPORT_CALCULATORS is not a calculator: its default\.reviewed_on/,
  );
  write('same.mjs', whole.replace('table-2026', 'gb-child-maintenance'));
  await expect(loadCalculators([join(folder, 'same.mjs')])).rejects.toThrow(/have the id gb-child-maintenance/);
});
