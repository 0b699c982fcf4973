import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLocal } from './is-local.ts';

const assets = new URL('../../dist/assets/', import.meta.url);

test('the built app contains no code of the developer mode', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const found = scripts.filter((name) =>
    /Demo-2026|demo\.example|Developer role switcher|\bx-dev-/.test(readFileSync(new URL(name, assets), 'utf8')),
  );
  expect(found).toEqual([]);
});

test('the role switcher is available only on local hosts', () => {
  expect(['localhost', '127.0.0.1', '[::1]'].every(isLocal)).toBe(true);
  expect(['mediation.example', 'localhost.example', '10.0.0.1'].some(isLocal)).toBe(false);
});
