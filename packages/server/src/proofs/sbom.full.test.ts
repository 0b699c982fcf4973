// Guards pnpm-lock.yaml package.json LICENSE packages/*/package.json
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';

const root = new URL('../../../../', import.meta.url).pathname;
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const packageIn = (folder: string) => read(join(root, folder, 'package.json')) as Package;

interface Package {
  name: string;
  license?: string;
  scripts: Record<string, string>;
  dependencies?: Record<string, string>;
}

interface Component {
  name: string;
  group?: string;
  version: string;
  purl: string;
}

test('the bill of materials names every package that the server runs with, and its version', () => {
  const file = join(mkdtempSync(join(inject('folder'), 'sbom-')), 'sbom.json');
  const { scripts } = packageIn('.');
  const [, ...args] = scripts['sbom']!.split(/ (?=pnpm )/)[1]!.split(' ');
  execFileSync('pnpm', [...args.slice(0, -1), file], { cwd: root, stdio: 'pipe' });
  const { bomFormat, components } = read(file) as { bomFormat: string; components: Component[] };
  expect(bomFormat).toBe('CycloneDX');
  const named = new Set(components.map(({ group, name }) => (group ? `${group}/${name}` : name)));
  const { dependencies } = packageIn('packages/server');
  expect(Object.keys(dependencies!).filter((it) => !named.has(it))).toEqual([]);
  for (const { version, purl } of components)
    expect({ purl, isPinned: version !== '' }).toEqual({ purl, isPinned: true });
});

test('every package states the licence that LICENSE holds', () => {
  expect(readFileSync(join(root, 'LICENSE'), 'utf8')).toContain('Apache License');
  const folders = ['.', ...globSync('packages/*', { cwd: root })];
  for (const it of folders) expect([it, packageIn(it).license]).toEqual([it, 'Apache-2.0']);
});
