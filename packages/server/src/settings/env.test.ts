import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SettingError, readEnv } from './env.ts';

const read = (environment: Record<string, string>) => readEnv(environment, '/product');
const hosted = {
  SUPABASE_URL: 'https://project.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  DATABASE_URL: 'postgres://postgres@db.example/postgres',
};

test('the defaults start a demo on the loopback address alone', () => {
  expect(read({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    isLoopback: true,
    dataDir: '/product/.data',
    databaseUrl: undefined,
    migrationUrl: undefined,
    databasePool: 10,
    seal: { p12: undefined, timeStampUrl: undefined },
    secretKey: undefined,
    hosted: undefined,
    siteUrl: 'http://127.0.0.1:4000',
    smtp: undefined,
    mailFrom: 'no-reply@localhost',
    logLevel: 'warn',
    metricsToken: undefined,
    trustedProxies: undefined,
    backupDays: 14,
    isDemoWanted: true,
    files: { folder: '/product/.data/files', bucket: undefined, scanner: undefined },
    registration: 'open',
    supportCalculators: [],
    languageModel: undefined,
    helperPages: { studio: 'https://studio.plasmic.app', project: undefined },
  });
});

test('an empty value counts as not set', () => {
  expect(
    read({ PORT: '', HOST: '', DATA_DIR: '', DATABASE_URL: '', SUPABASE_URL: '', DEMO: '', REGISTRATION: '' }),
  ).toEqual(read({}));
});

test('MAIL_FROM accepts an address with or without a name', () => {
  for (const MAIL_FROM of [
    'no-reply@office.example',
    'Office <no-reply@office.example>',
    '"A, B" <a@b.example>',
    '<a@b>',
  ])
    expect(read({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
});

test('a secret can come from a file, and setting both the value and the file is rejected', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'token'), 'a token of the metrics\n');
  expect(readEnv({ METRICS_TOKEN_FILE: 'token' }, folder).metricsToken).toBe('a token of the metrics');
  expect(() => readEnv({ METRICS_TOKEN_FILE: 'token', METRICS_TOKEN: 'another token of it' }, folder)).toThrow(
    new SettingError('Set either METRICS_TOKEN or METRICS_TOKEN_FILE, not both.'),
  );
  expect(() => readEnv({ METRICS_TOKEN_FILE: 'none' }, folder)).toThrow(
    /^The file of METRICS_TOKEN_FILE cannot be read: ENOENT/,
  );
});

test.for([
  ['smtp://office:pw@mail.example:587', undefined, 'tls'],
  ['smtp://mail.example', 'on', 'tls'],
  ['smtp://mail.example', 'off', 'optional'],
  ['smtp://127.0.0.1.example', undefined, 'tls'],
  ['smtps://mail.example', 'off', 'tls'],
  ['smtp://127.0.0.1:1025', undefined, 'loopback'],
  ['smtp://localhost', 'off', 'loopback'],
  ['smtp://[::1]:25', undefined, 'loopback'],
  ['smtp://localhost', 'on', 'tls'],
] as const)('mails to %s with SMTP_REQUIRE_TLS=%s are sent with security “%s”', ([url, required, security]) => {
  const smtp = { SMTP_URL: url, SMTP_REQUIRE_TLS: required ?? '', MAIL_FROM: 'a@b.example' };
  expect(read(smtp).smtp).toEqual({ url, security });
});

test('CLAMD_REQUIRED=off makes the scanner optional, and it is required otherwise', () => {
  const isRequired = (settings: Record<string, string>) => read(settings).files.scanner?.isRequired;
  expect(isRequired({ CLAMD_HOST: 'clamd' })).toBe(true);
  expect(isRequired({ CLAMD_SOCKET: '/run/clamd', CLAMD_REQUIRED: 'on' })).toBe(true);
  expect(isRequired({ CLAMD_HOST: 'clamd', CLAMD_REQUIRED: 'off' })).toBe(false);
  expect(isRequired({ CLAMD_REQUIRED: 'off' })).toBeUndefined();
});

test('DATA_DIR can be absolute or relative to the project folder', () => {
  expect(read({ DATA_DIR: '/var/mediation' }).dataDir).toBe('/var/mediation');
  expect(read({ DATA_DIR: 'elsewhere' }).dataDir).toBe('/product/elsewhere');
});

test('a public address disables the demo and requires approval of registrations', () => {
  for (const HOST of ['0.0.0.0', '::', '192.168.1.4', 'mediation.example', '127.0.0.1.example'])
    expect(read({ HOST, SITE_URL: 'https://mediation.example' })).toMatchObject({
      isLoopback: false,
      isDemoWanted: false,
      registration: 'approval',
    });
  for (const HOST of ['localhost', '127.0.0.1', '127.1.2.3', '::1'])
    expect(read({ HOST })).toMatchObject({ isLoopback: true, isDemoWanted: true, registration: 'open' });
});

test('registration requires approval without the demo, unless REGISTRATION says otherwise', () => {
  expect(read({ DEMO: 'off' })).toMatchObject({ isDemoWanted: false, registration: 'approval' });
  expect(read({ DEMO: 'off', REGISTRATION: 'open' })).toMatchObject({ registration: 'open' });
  expect(read({ REGISTRATION: 'approval' })).toMatchObject({ isDemoWanted: true, registration: 'approval' });
});

test('a hosted Supabase needs its URL, publishable key and database', () => {
  expect(read(hosted)).toMatchObject({
    hosted: { url: 'https://project.supabase.co', publishableKey: 'sb_publishable_x', jwtSecret: undefined },
    databaseUrl: hosted.DATABASE_URL,
    isDemoWanted: false,
    registration: 'approval',
  });
  expect(read({ ...hosted, SUPABASE_JWT_SECRET: 'shared' }).hosted?.jwtSecret).toBe('shared');
});

test('documents use the configured bucket and scanner', () => {
  const bucket = { FILES_S3_BUCKET: 'documents', FILES_S3_ENDPOINT: 'https://s3.example' };
  const keys = { FILES_S3_ACCESS_KEY_ID: 'id', FILES_S3_SECRET_ACCESS_KEY: 'secret' };
  expect(read({ ...bucket, ...keys }).files.bucket).toEqual({
    bucket: 'documents',
    region: 'us-east-1',
    endpoint: 'https://s3.example',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  const address = { host: 'clamd', port: 3310 };
  expect(read({ CLAMD_HOST: 'clamd' }).files.scanner).toEqual({ address, isRequired: true });
  expect(read({ CLAMD_SOCKET: '/run/clamd', CLAMD_REQUIRED: 'on' }).files.scanner).toEqual({
    address: { path: '/run/clamd' },
    isRequired: true,
  });
});

test('a language model gets tokens instead of names on a public host, always or never as AI_LLM_REDACT says', () => {
  const at = (AI_LLM_BASE_URL: string, more = {}) =>
    read({ AI_LLM_BASE_URL, AI_LLM_MODEL: 'a-model', ...more }).languageModel;
  expect(at('http://127.0.0.1:11434/v1/')).toEqual({
    baseUrl: 'http://127.0.0.1:11434/v1',
    model: 'a-model',
    apiKey: undefined,
    isPrivate: true,
    redacts: false,
  });
  const [near, far] = ['http://ollama:11434/v1', 'https://models.example.com/v1'];
  expect(at(far, { AI_LLM_API_KEY: 'key' })).toMatchObject({ apiKey: 'key', isPrivate: false, redacts: true });
  expect(at(near, { AI_LLM_REDACT: 'always' })).toMatchObject({ isPrivate: true, redacts: true });
  expect(at(far, { AI_LLM_REDACT: 'never' })).toMatchObject({ isPrivate: false, redacts: false });
});

test('the log level is info without the demo, and LOG_LEVEL overrides it', () => {
  expect(read({ DEMO: 'off' }).logLevel).toBe('info');
  expect(read({ HOST: '192.168.1.4' }).logLevel).toBe('info');
  expect(read({ LOG_LEVEL: 'debug' }).logLevel).toBe('debug');
});

test('TRUSTED_PROXY accepts a number of proxies or their addresses', () => {
  expect(read({ TRUSTED_PROXY: '2' }).trustedProxies).toEqual({ count: 2 });
  const proxies = read({ TRUSTED_PROXY: '10.0.0.0/8, ::1' }).trustedProxies;
  const isKnown = (address: string, family: 'ipv4' | 'ipv6') =>
    proxies && 'addresses' in proxies && proxies.addresses.check(address, family);
  expect([isKnown('10.1.2.3', 'ipv4'), isKnown('::1', 'ipv6'), isKnown('11.0.0.1', 'ipv4')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('the site URL is the public address without a trailing slash', () => {
  expect(read({ SITE_URL: 'https://mediation.example/' }).siteUrl).toBe('https://mediation.example');
  expect(read({ HOST: '::1', PORT: '80' }).siteUrl).toBe('http://[::1]:80');
});

test.for([
  [{ LOG_LEVEL: 'loud' }, 'The setting LOG_LEVEL cannot be read: it must be one of debug, info, warn, error, silent.'],
  [{ METRICS_TOKEN: 'short' }, 'The setting METRICS_TOKEN cannot be read: it must have 16 characters or more.'],
  [{ SECRET_KEY: 'short' }, 'The setting SECRET_KEY cannot be read: it must have 32 characters or more.'],
  [{ DATABASE_POOL: '0' }, 'The setting DATABASE_POOL cannot be read: it must be a number from 1 to 999.'],
  [{ BACKUP_DAYS: '0' }, 'The setting BACKUP_DAYS cannot be read: it must be a number of days.'],
  ...['yes', '10.0.0.0/33', '1.2.3.4/8/8', 'proxy.example'].map((TRUSTED_PROXY): [Record<string, string>, string] => [
    { TRUSTED_PROXY },
    'The setting TRUSTED_PROXY cannot be read: it must be how many proxies there are, or their addresses with commas between them.',
  ]),
  [{ SITE_URL: 'mediation.example' }, 'The setting SITE_URL cannot be read: it must be an http or https address.'],
  ...['0.0.0.0', '::'].map((HOST): [Record<string, string>, string] => [
    { HOST },
    `HOST=${HOST} needs SITE_URL beside it: the public address, which links in mails lead to.`,
  ]),
  [{ SMTP_URL: 'http://mail' }, 'The setting SMTP_URL cannot be read: it must begin with smtp:// or smtps://.'],
  [
    { MAIL_FROM: 'Office' },
    'The setting MAIL_FROM cannot be read: it must be an address, like no-reply@example.org or Office <no-reply@example.org>.',
  ],
  [{ SMTP_URL: 'smtp://mail' }, 'SMTP_URL needs MAIL_FROM beside it: the address that mails come from.'],
  [{ PORT: 'four thousand' }, 'The setting PORT cannot be read: it must be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'The setting PORT cannot be read: it must be a whole number from 0 to 65535.'],
  [{ PORT: '-1' }, 'The setting PORT cannot be read: it must be a whole number from 0 to 65535.'],
  [{ PORT: '80.5' }, 'The setting PORT cannot be read: it must be a whole number from 0 to 65535.'],
  [{ DEMO: 'yes' }, 'The setting DEMO cannot be read: it must be on or off.'],
  [{ REGISTRATION: 'closed' }, 'The setting REGISTRATION cannot be read: it must be open or approval.'],
  [{ DATABASE_URL: 'mysql://db' }, 'The setting DATABASE_URL cannot be read: it must begin with postgres://.'],
  [
    { MIGRATION_DATABASE_URL: 'postgres://owner@db' },
    'MIGRATION_DATABASE_URL needs DATABASE_URL beside it: the role that the server runs as.',
  ],
  [{ SUPABASE_URL: 'ftp://x' }, 'The setting SUPABASE_URL cannot be read: it must be an http or https address.'],
  [{ DEMO: 'on', HOST: '0.0.0.0' }, 'DEMO=on is only for a loopback address: its passwords are public.'],
  [{ FILES_S3_ENDPOINT: 'x' }, 'The setting FILES_S3_ENDPOINT cannot be read: it must be an http or https address.'],
  [
    { FILES_S3_BUCKET: 'documents', FILES_S3_ACCESS_KEY_ID: 'id' },
    'FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY need each other.',
  ],
  [
    { SEAL_TIMESTAMP_URL: 'tsa' },
    'The setting SEAL_TIMESTAMP_URL cannot be read: it must be an http or https address.',
  ],
  [{ AI_LLM_BASE_URL: 'ftp://x' }, 'The setting AI_LLM_BASE_URL cannot be read: it must be an http or https address.'],
  [{ AI_LLM_REDACT: 'no' }, 'The setting AI_LLM_REDACT cannot be read: it must be always, public or never.'],
  [{ AI_LLM_BASE_URL: 'http://ollama' }, 'AI_LLM_BASE_URL and AI_LLM_MODEL need each other.'],
  [{ AI_LLM_MODEL: 'a-model' }, 'AI_LLM_BASE_URL and AI_LLM_MODEL need each other.'],
  [{ AI_LLM_API_KEY: 'key' }, 'AI_LLM_API_KEY needs AI_LLM_BASE_URL and AI_LLM_MODEL beside it.'],
  [
    { AI_LLM_BASE_URL: 'http://models.example.com/v1', AI_LLM_MODEL: 'a-model' },
    'AI_LLM_BASE_URL must begin with https:// unless the model is on a private network.',
  ],
  ...['https://me:secret@models.example.com/v1', 'https://models.example.com/v1?key=1'].map(
    (AI_LLM_BASE_URL): [Record<string, string>, string] => [
      { AI_LLM_BASE_URL, AI_LLM_MODEL: 'a-model' },
      'AI_LLM_BASE_URL must be an address without a password, a query or a fragment.',
    ],
  ),
  [{ CLAMD_REQUIRED: 'on' }, 'CLAMD_REQUIRED=on needs CLAMD_HOST or CLAMD_SOCKET beside it.'],
  [{ ...hosted, DEMO: 'on' }, 'DEMO=on is only for an embedded server, not beside SUPABASE_URL.'],
  [
    { REGISTRATION: 'open', HOST: '0.0.0.0' },
    'REGISTRATION=open is only for a loopback address: it lets anybody become an admin.',
  ],
  [{ ...hosted, SUPABASE_PUBLISHABLE_KEY: '' }, 'SUPABASE_URL needs SUPABASE_PUBLISHABLE_KEY beside it.'],
  [
    { ...hosted, DATABASE_URL: '' },
    'SUPABASE_URL needs DATABASE_URL beside it: the address of the same project’s database.',
  ],
] as [Record<string, string>, string][])('%j is rejected with one line', ([environment, message]) => {
  expect(() => read(environment)).toThrow(new SettingError(message));
});

test('helper pages are on in the demo and elsewhere only when switched on', () => {
  expect(read({ HOST: '192.168.1.4' }).helperPages).toBeUndefined();
  expect(read({ HELPER_PAGES: 'off' }).helperPages).toBeUndefined();
  const project = { PLASMIC_PROJECT_ID: 'p1', PLASMIC_PROJECT_TOKEN: 't1' };
  expect(read({ HOST: '192.168.1.4', HELPER_PAGES: 'on', ...project }).helperPages).toEqual({
    studio: 'https://studio.plasmic.app',
    project: { id: 'p1', token: 't1', host: 'https://codegen.plasmic.app' },
  });
  expect(() => read({ PLASMIC_PROJECT_ID: 'p1' })).toThrow(SettingError);
  expect(() => read({ PLASMIC_STUDIO: 'https://a.example; script-src *' })).toThrow(SettingError);
});
