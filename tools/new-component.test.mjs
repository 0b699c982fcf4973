import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'new-component-'));
after(() => rmSync(copy, { recursive: true }));

mkdirSync(join(copy, 'tools'));
mkdirSync(join(copy, 'packages/ui/src/components'), { recursive: true });
for (const file of ['tools/new-component.mjs', 'packages/ui/src/index.ts'])
  copyFileSync(join(root, file), join(copy, file));

const make = (name) => spawnSync(process.execPath, [join(copy, 'tools/new-component.mjs'), name], { encoding: 'utf8' });

test('a new component has its formatted files and its line in the index, and is made once', () => {
  assert.equal(make('forms/year-field').status, 0);
  const source = join(copy, 'packages/ui/src');
  const files = ['year-field.css.ts', 'year-field.guide.tsx', 'year-field.stories.tsx', 'year-field.tsx'];
  assert.deepEqual(readdirSync(join(source, 'components/year-field')).toSorted(), files);
  const line = "export { YearField, type YearFieldProps } from './components/year-field/year-field.tsx';";
  const forms = readFileSync(join(source, 'index.ts'), 'utf8')
    .split('\n\n')
    .find((it) => it.startsWith('// Forms\n'));
  assert.ok(forms.split('\n').includes(line));
  const format = ['--config', join(root, '.oxfmtrc.json'), '--check', '.'];
  assert.equal(spawnSync(join(root, 'node_modules/.bin/oxfmt'), format, { cwd: source }).status, 0);
  const { status, stderr } = make('forms/year-field');
  assert.deepEqual({ status, stderr }, { status: 1, stderr: 'year-field is there already\n' });
});

test('the generator refuses a name without a group and an unknown group', () => {
  assert.equal(make('year-field').stderr, 'Give it as group/name: forms/year-field\n');
  assert.equal(make('toys/ball').stderr, 'index.ts has no group Toys\n');
});
