// Guards Dockerfile .dockerignore compose* docs/deploy.md docs/operations.md supabase/config.toml supabase/templates/** packages/server/src/settings/env.ts packages/server/src/jobs/index.ts packages/server/src/database/platform/role.sql
import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limits } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnv, settingNames } from './settings/env.ts';
import { type JobDeps, allJobs } from './jobs/index.ts';
import { writeMail } from './mail/write-mail.ts';
import { roleStatements } from './testing/postgres.ts';

const root = new URL('../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

interface Service {
  volumes?: string[];
  image?: string;
  build?: string;
  env_file: string;
  ports?: string[];
  healthcheck?: object;
  depends_on?: Record<string, { condition: string }>;
}

const settingsOf = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

test('the image runs as an unprivileged user, keeps data in a volume and has a health check', () => {
  const file = read('Dockerfile');
  const last = file.slice(file.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^VOLUME \/data$/m);
  expect(last).toMatch(/^HEALTHCHECK .*\/api\/health'/m);
});

test('the image uses the Node and pnpm versions of the project', () => {
  const { packageManager, config } = JSON.parse(read('package.json')) as {
    packageManager: string;
    config: { node: string };
  };
  const file = read('Dockerfile');
  expect(new Set(file.match(/(?<=^FROM )\S+/gm))).toEqual(new Set([`node:${config.node}-slim`]));
  expect(new Set(file.match(/pnpm@[\d.]+/g))).toEqual(new Set([packageManager]));
});

// ASVS 13.3.1, 13.4.1
test('the image contains no keys, data or git history', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.data', '**/*.env', '**/node_modules']));
  expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(['compose.env', 'compose.database.env']));
});

/** Whether a file, or a folder that it is in, is left out of the image. The last line that fits decides. */
function isIgnored(file: string): boolean {
  const names = file.split('/');
  const paths = names.map((_, at) => names.slice(0, at + 1).join('/'));
  const lines = read('.dockerignore').trim().split('\n');
  const last = lines.findLast((line) => paths.some((path) => matchesGlob(path, line.replace('!', ''))));
  return last !== undefined && !last.startsWith('!');
}

test('the image has of the assistance only what runs: no corpus, training, gates, tests or source maps', () => {
  const files = globSync('packages/{assist,assist-corpus}/**/*.*', { cwd: root, exclude: ['**/node_modules'] });
  const inImage = files.filter((file) => !isIgnored(file));
  expect(inImage.length).toBeGreaterThan(100);
  expect(inImage.filter((it) => it.includes('.test.') || !it.startsWith('packages/assist/src/')).toSorted()).toEqual([
    'packages/assist-corpus/package.json',
    'packages/assist/package.json',
    'packages/assist/tsconfig.json',
    'packages/assist/vitest.config.ts',
  ]);
  const file = read('Dockerfile');
  expect(file).toContain("find packages/app/dist -name '*.map' -delete");
  expect(file.slice(file.lastIndexOf('\nFROM '))).not.toContain('assist-corpus');
  const { dependencies } = JSON.parse(read('packages/server/package.json')) as { dependencies: object };
  expect(Object.keys(dependencies)).not.toContain('@mediation/assist-corpus');
});

// ASVS 13.2.2
test('the server starts after its database with a role that is no superuser, and each service gets only its own secrets', () => {
  const { services } = parse(read('compose.yaml')) as { services: Record<string, Service> };
  expect(Object.keys(services)).toEqual(['server', 'database']);
  expect(services['server']).toMatchObject({
    build: '.',
    env_file: 'compose.env',
    ports: ['127.0.0.1:4000:4000'],
    depends_on: { database: { condition: 'service_healthy' } },
  });
  expect(services['database']).toMatchObject({
    image: 'postgres:18',
    env_file: 'compose.database.env',
    volumes: expect.arrayContaining([
      './packages/server/src/database/platform/role.sql:/docker-entrypoint-initdb.d/role.sql:ro',
    ]),
    healthcheck: { test: ['CMD-SHELL', expect.stringContaining('pg_isready --host 127.0.0.1')] },
  });
  expect(Object.keys(settingsOf(read('compose.database.env.example')))).toEqual([
    'POSTGRES_PASSWORD',
    'OWNER_DATABASE_PASSWORD',
    'SERVER_DATABASE_PASSWORD',
  ]);
  expect(Object.keys(settingsOf(read('compose.env.example')))).not.toContain('POSTGRES_PASSWORD');
  expect(services['database']?.ports).toBeUndefined();
});

test('the example settings are valid together with those of the image', () => {
  const image = { HOST: '0.0.0.0', PORT: '4000', DATA_DIR: '/data' };
  expect(readEnv({ ...image, ...settingsOf(read('compose.env.example')) }, '/')).toMatchObject({
    databaseUrl: 'postgres://app:PASSWORD@database:5432/mediation',
    migrationUrl: 'postgres://mediation_owner:PASSWORD@database:5432/mediation',
    siteUrl: 'https://mediation.example',
    trustedProxies: { count: 1 },
    registration: 'approval',
    logLevel: 'info',
  });
});

test('docs/deploy.md contains the statements that create the database role', () => {
  const [, block = ''] = /```sql\n([^]*?)```/.exec(read('docs/deploy.md')) ?? [];
  expect(block.trim().split('\n')).toEqual(roleStatements('…'));
});

test('a hosted Supabase project has the same auth settings as the embedded one', () => {
  const config = read('supabase/config.toml');
  const setting = (name: string) => new RegExp(`^${name} = (.*)$`, 'm').exec(config)?.[1];
  expect(setting('jwt_expiry')).toBe(String(limits.accessToken / 1000));
  expect(setting('otp_expiry')).toBe(String(limits.passwordReset / 1000));
  expect(setting('minimum_password_length')).toBe(String(limits.passwordMin));
  expect(setting('enable_refresh_token_rotation')).toBe('true');
  expect(setting('enable_anonymous_sign_ins')).toBe('false');
});

test('a hosted Supabase project sends the same password reset mail, with a link to our page', async () => {
  const token = 'x'.repeat(40);
  const { subject, html } = writeMail('password_reset', { token_hash: token }, 'https://site.example');
  expect(read('supabase/config.toml')).toContain(`subject = "${subject}"`);
  const template = html.replaceAll('https://site.example', '{{ .SiteURL }}').replaceAll(token, '{{ .TokenHash }}');
  expect(template).toContain('href="{{ .SiteURL }}/reset?token_hash={{ .TokenHash }}&amp;type=recovery"');
  await expect(template).toMatchFileSnapshot(fileURLToPath(new URL('supabase/templates/recovery.html', root)));
});

test('docs/deploy.md lists every setting once with its default', () => {
  const [, table = ''] = read('docs/deploy.md').split('## Settings');
  const rows = [...table.matchAll(/^\| `([A-Z]\w+)` +\| (.*?) +\|/gm)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));
  expect(rows.map(({ name }) => name).toSorted()).toEqual(settingNames.toSorted());
  const defaults = {
    PORT: 4000,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    DATABASE_POOL: 10,
    BACKUP_DAYS: 14,
    CLAMD_PORT: 3310,
  };
  for (const [name, value] of Object.entries(defaults)) expect(rows).toContainEqual({ name, value: `\`${value}\`` });
});

test('docs/operations.md lists every job', () => {
  const [, table = ''] = read('docs/operations.md').split('## Jobs');
  const named = [...table.split('Their state')[0]!.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
  const deps = { backup: async () => '', files: { scanner: {} }, modelEngines: {} } as JobDeps;
  expect(named.toSorted()).toEqual(
    allJobs(deps)
      .map(({ name }) => name)
      .toSorted(),
  );
});
