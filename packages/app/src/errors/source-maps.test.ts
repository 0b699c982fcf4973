import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const assets = new URL('../../dist/assets/', import.meta.url);
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));

const textOf = (name: string) => readFileSync(new URL(name, assets), 'utf8');
/** The smallest chunks hand on what others hold, and have no source of their own. */
const holdsCode = (name: string) => textOf(name).length > 2000;

test('each built script has a source map beside it and does not refer to it', () => {
  const own = scripts.filter(holdsCode);
  expect(own.length).toBeGreaterThan(50);
  expect(own.filter((name) => !existsSync(new URL(`${name}.map`, assets)))).toEqual([]);
  expect(scripts.filter((name) => textOf(name).includes('sourceMappingURL'))).toEqual([]);
});

test('read-stack prints the source line of a position in a built script', () => {
  const name = scripts.find((it) => it.startsWith('report-error-')) ?? '';
  const [before = ''] = textOf(name).split('keepalive');
  const lines = before.split('\n');
  const place = `assets/${name}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
  const tool = fileURLToPath(new URL('../../../../tools/read-stack.mjs', import.meta.url));
  const said = execFileSync(process.execPath, [tool, place, 'assets/gone.js:1:1'], { encoding: 'utf8' });
  expect(said).toMatch(/^packages\/app\/src\/errors\/report-error\.ts:\d+:\d+/);
  expect(said).toContain('assets/gone.js:1:1  is not in this build');
});
