// Guards bench/** packages/server/src/testing/**
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';

const bench = fileURLToPath(new URL('../../../../bench/', import.meta.url));

/** The first words of each line that stands above a table. */
const titles = [
  'Reading texts and plans',
  'Filling in a form of 14 pages',
  'Calls over HTTP',
  'The same query with policies and without',
  'The schedule of a mediator',
  'From writing a message to its delivery',
  '10 s with 20 messages a second',
];

const databases = { 'PGlite in memory': [], ...(inject('superuserUrl') && { Postgres: ['--postgres'] }) };

function run(file: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, '--short', ...options], {
    cwd: bench,
    encoding: 'utf8',
    env: { ...process.env, LITE_AUTH_BCRYPT_COST: '4' },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

test.each(Object.entries(databases))(
  'the bench on %s prints its seven tables',
  { timeout: 600_000 },
  (name, options) => {
    const printed = run('src/server.ts', ...options);
    expect(printed).toContain(`${name}, Node `);
    expect(titles.filter((title) => !printed.includes(`\n${title}`))).toEqual([]);
  },
);

test('the bench of the design system prints a figure for each scenario', { timeout: 300_000 }, () => {
  const printed = run('src/ui.ts');
  for (const name of ['load the reference page', 'open a menu', 'mount 1,000 buttons', 'append a message'])
    expect(printed).toMatch(new RegExp(`${name}' .*│ '\\d+\\.\\d'`));
});
