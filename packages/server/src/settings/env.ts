import { join, resolve } from 'node:path';
import type { Demonstration } from '@mediation/api-client';
import * as z from 'zod/mini';
import { isProxies, toProxies } from '../http/guard/trusted-proxies.ts';
import type { TrustedProxies } from '../http/guard/remote-address.ts';
import { readEnvFiles } from './env-files.ts';
import type { FileSettings } from '../files/files.ts';
import { isLoopbackHost } from './loopback.ts';
import { type LanguageModelSettings, languageModelFrom, redactions } from '../language-model/settings.ts';
import type { SmtpSettings } from '../mail/smtp.ts';
import { logLevels } from '../operations/log.ts';
import { SettingError } from './setting-error.ts';

export { SettingError } from './setting-error.ts';

const port = 'must be a whole number from 0 to 65535';
const flag = z.optional(z.enum(['on', 'off'], 'must be on or off'));
const text = z.optional(z.string().check(z.minLength(1)));

const Port = z.pipe(
  z.string().check(
    z.regex(/^\d{1,5}$/, port),
    z.refine((it) => Number(it) <= 65_535, port),
  ),
  z.transform(Number),
);

const Days = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'must be a number of days')), z.transform(Number));

const Connections = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'must be a number from 1 to 999')),
  z.transform(Number),
);

const sender = 'must be an address, like no-reply@example.org or Office <no-reply@example.org>';

const proxies = 'must be how many proxies there are, or their addresses with commas between them';

const origin = 'must be an https origin, like https://example.org';
const HttpsOrigin = z.string().check(z.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, origin));

const Settings = z.object({
  PORT: z._default(Port, 4000),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' })),
  MIGRATION_DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' })),
  DATABASE_POOL: z._default(Connections, 10),
  SECRET_KEY: z.optional(z.string().check(z.minLength(32, 'must have 32 characters or more'))),
  SUPABASE_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  SUPABASE_PUBLISHABLE_KEY: text,
  SUPABASE_JWT_SECRET: text,
  SITE_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })),
  SMTP_REQUIRE_TLS: flag,
  MAIL_FROM: z.optional(z.string().check(z.regex(/^([^<>@\s]+@[^<>@\s]+|[^<>@]*<[^<>@\s]+@[^<>@\s]+>)$/, sender))),
  LOG_LEVEL: z.optional(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`)),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have 16 characters or more'))),
  TRUSTED_PROXY: z.optional(z.pipe(z.string().check(z.refine(isProxies, proxies)), z.transform(toProxies))),
  BACKUP_DAYS: z._default(Days, 14),
  DEMO: flag,
  FILES_S3_BUCKET: text,
  FILES_S3_REGION: z._default(z.string(), 'us-east-1'),
  FILES_S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  FILES_S3_ACCESS_KEY_ID: text,
  FILES_S3_SECRET_ACCESS_KEY: text,
  CLAMD_HOST: text,
  CLAMD_PORT: z._default(Port, 3310),
  CLAMD_SOCKET: text,
  CLAMD_REQUIRED: flag,
  SEAL_P12: text,
  SEAL_P12_PASSWORD: text,
  SEAL_TIMESTAMP_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  REGISTRATION: z.optional(z.enum(['open', 'approval'], 'must be open or approval')),
  SUPPORT_CALCULATORS: text,
  AI_LLM_BASE_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  AI_LLM_MODEL: text,
  AI_LLM_API_KEY: text,
  AI_LLM_REDACT: z._default(z.enum(redactions, 'must be always, public or never'), 'public'),
  HELPER_PAGES: flag,
  PLASMIC_STUDIO: z._default(HttpsOrigin, 'https://studio.plasmic.app'),
  PLASMIC_CONTENT: z._default(HttpsOrigin, 'https://codegen.plasmic.app'),
  PLASMIC_PROJECT_ID: text,
  PLASMIC_PROJECT_TOKEN: text,
});

/** The names of all environment variables. */
export const settingNames = Object.keys(Settings.shape);

/** A hosted Supabase, used instead of the embedded auth, reads and realtime. */
export interface HostedSupabase {
  url: string;
  publishableKey: string;
  /** Only for projects that sign tokens with a shared secret; others publish their keys. */
  jwtSecret: string | undefined;
}

/** The settings of the Plasmic pages, if they are enabled. */
export interface HelperPages {
  /** The only origin that may frame the host page and run its scripts there. */
  studio: string;
  /** The Plasmic project whose pages `/plasmic` shows. */
  project: { id: string; token: string; host: string } | undefined;
}

/** The settings that browsers receive. */
export interface PublicConfig {
  supabaseUrl: string;
  publishableKey: string;
  registration: 'open' | 'approval';
  helperPages: boolean;
  plasmic: NonNullable<HelperPages['project']> | null;
  demo: Demonstration | null;
}

/** The validated settings of one server. */
export interface Env {
  port: number;
  host: string;
  isLoopback: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The same database as the role that owns its tables and migrates them; by default the server's own role does. */
  migrationUrl: string | undefined;
  /** The number of connections in each of the two pools. */
  databasePool: number;
  /** The secret from which the keys are derived when they are not in the data folder. */
  secretKey: string | undefined;
  hosted: HostedSupabase | undefined;
  /** The public address for links in mails, without a trailing slash. */
  siteUrl: string;
  /** The origin of the public address; undefined when none was set. */
  publicOrigin: string | undefined;
  smtp: SmtpSettings | undefined;
  mailFrom: string;
  logLevel: (typeof logLevels)[number];
  metricsToken: string | undefined;
  trustedProxies: TrustedProxies | undefined;
  /** How many days the backups of an embedded database are kept. */
  backupDays: number;
  isDemoWanted: boolean;
  files: FileSettings;
  /** The operator's own key that seals files, a PKCS#12, and a server that stamps the time of a seal. */
  seal: { p12?: { file: string; password: string } | undefined; timeStampUrl?: string | undefined };
  registration: 'open' | 'approval';
  /** The modules of the operator’s formulas for support. */
  supportCalculators: string[];
  /** The language model beside the built-in analysis; undefined when there is none. */
  languageModel: LanguageModelSettings | undefined;
  helperPages: HelperPages | undefined;
}

/** Whether the server listens on all interfaces; then its host is not an address for links. */
const isEveryAddress = (host: string) => ['0.0.0.0', '::'].includes(host);

/**
 * Reads the settings from environment variables, or from the files that `NAME_FILE` names. An empty value counts as
 * unset; paths are relative to `base`. Throws `SettingError`.
 */
export function readEnv(environment: Record<string, string | undefined>, base: string): Env {
  const given = Object.fromEntries(
    Object.entries(environment).filter((it): it is [string, string] => it[1] !== undefined && it[1] !== ''),
  );
  const parsed = Settings.safeParse(readEnvFiles(settingNames, given, base));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingError(`The setting ${issue?.path.join('.')} cannot be read: it ${issue?.message}.`);
  }
  const settings = parsed.data;
  const isLoopback = isLoopbackHost(settings.HOST);
  if (settings.DEMO === 'on' && !isLoopback)
    throw new SettingError('DEMO=on is only for a loopback address: its passwords are public.');
  if (settings.DEMO === 'on' && settings.SUPABASE_URL)
    throw new SettingError('DEMO=on is only for an embedded server, not beside SUPABASE_URL.');
  if (settings.REGISTRATION === 'open' && !isLoopback)
    throw new SettingError('REGISTRATION=open is only for a loopback address: it lets anybody become an admin.');
  if (settings.SMTP_URL && !settings.MAIL_FROM)
    throw new SettingError('SMTP_URL needs MAIL_FROM beside it: the address that mails come from.');
  if (settings.MIGRATION_DATABASE_URL && !settings.DATABASE_URL)
    throw new SettingError('MIGRATION_DATABASE_URL needs DATABASE_URL beside it: the role that the server runs as.');
  if (!settings.SITE_URL && isEveryAddress(settings.HOST))
    throw new SettingError(
      `HOST=${settings.HOST} needs SITE_URL beside it: the public address, which links in mails lead to.`,
    );
  const dataDir = resolve(base, settings.DATA_DIR);
  const isDemoWanted = isLoopback && !settings.SUPABASE_URL && settings.DEMO !== 'off';
  return {
    port: settings.PORT,
    host: settings.HOST,
    isLoopback,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    migrationUrl: settings.MIGRATION_DATABASE_URL,
    databasePool: settings.DATABASE_POOL,
    secretKey: settings.SECRET_KEY,
    seal: sealFrom(settings, base),
    hosted: hostedFrom(settings),
    siteUrl: (
      settings.SITE_URL ??
      `http://${settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST}:${settings.PORT}`
    ).replace(/\/$/, ''),
    publicOrigin: settings.SITE_URL && new URL(settings.SITE_URL).origin,
    smtp: smtpFrom(settings),
    mailFrom: settings.MAIL_FROM ?? 'no-reply@localhost',
    logLevel: settings.LOG_LEVEL ?? (isDemoWanted ? 'warn' : 'info'),
    metricsToken: settings.METRICS_TOKEN,
    trustedProxies: settings.TRUSTED_PROXY,
    backupDays: settings.BACKUP_DAYS,
    isDemoWanted,
    files: { folder: join(dataDir, 'files'), bucket: bucketFrom(settings), scanner: scannerFrom(settings) },
    registration: settings.REGISTRATION ?? (isDemoWanted ? 'open' : 'approval'),
    supportCalculators: pathsFrom(settings.SUPPORT_CALCULATORS, base),
    languageModel: languageModelFrom(settings),
    helperPages: helperPagesFrom(settings, isDemoWanted),
  };
}

const pathsFrom = (list: string | undefined, base: string): string[] =>
  (list ?? '')
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '')
    .map((path) => resolve(base, path));

function helperPagesFrom(settings: z.output<typeof Settings>, isDemoWanted: boolean): HelperPages | undefined {
  const { PLASMIC_PROJECT_ID: id, PLASMIC_PROJECT_TOKEN: token } = settings;
  if (!id !== !token) throw new SettingError('PLASMIC_PROJECT_ID and PLASMIC_PROJECT_TOKEN need each other.');
  const isOn = settings.HELPER_PAGES === undefined ? isDemoWanted : settings.HELPER_PAGES === 'on';
  if (!isOn) return undefined;
  return {
    studio: settings.PLASMIC_STUDIO,
    project: id && token ? { id, token, host: settings.PLASMIC_CONTENT } : undefined,
  };
}

function sealFrom(
  { SEAL_P12: file, SEAL_P12_PASSWORD: password = '', SEAL_TIMESTAMP_URL: timeStampUrl }: z.output<typeof Settings>,
  base: string,
): Env['seal'] {
  return { p12: file === undefined ? undefined : { file: resolve(base, file), password }, timeStampUrl };
}

function hostedFrom(settings: z.output<typeof Settings>): HostedSupabase | undefined {
  if (!settings.SUPABASE_URL) return undefined;
  if (!settings.SUPABASE_PUBLISHABLE_KEY)
    throw new SettingError('SUPABASE_URL needs SUPABASE_PUBLISHABLE_KEY beside it.');
  if (!settings.DATABASE_URL)
    throw new SettingError('SUPABASE_URL needs DATABASE_URL beside it: the address of the same project’s database.');
  return {
    url: settings.SUPABASE_URL.replace(/\/$/, ''),
    publishableKey: settings.SUPABASE_PUBLISHABLE_KEY,
    jwtSecret: settings.SUPABASE_JWT_SECRET,
  };
}

function smtpFrom(settings: z.output<typeof Settings>): SmtpSettings | undefined {
  if (!settings.SMTP_URL) return undefined;
  const { protocol, hostname } = new URL(settings.SMTP_URL);
  if (protocol === 'smtps:' || settings.SMTP_REQUIRE_TLS === 'on') return { url: settings.SMTP_URL, security: 'tls' };
  if (isLoopbackHost(hostname.replaceAll(/[[\]]/g, ''))) return { url: settings.SMTP_URL, security: 'loopback' };
  return { url: settings.SMTP_URL, security: settings.SMTP_REQUIRE_TLS === 'off' ? 'optional' : 'tls' };
}

function bucketFrom(settings: z.output<typeof Settings>): FileSettings['bucket'] {
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!settings.FILES_S3_BUCKET) return undefined;
  if (!accessKeyId !== !secretAccessKey)
    throw new SettingError('FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY need each other.');
  return {
    bucket: settings.FILES_S3_BUCKET,
    region: settings.FILES_S3_REGION,
    endpoint: settings.FILES_S3_ENDPOINT,
    accessKeyId,
    secretAccessKey,
  };
}

function scannerFrom(settings: z.output<typeof Settings>): FileSettings['scanner'] {
  const isRequired = settings.CLAMD_REQUIRED !== 'off';
  if (settings.CLAMD_SOCKET) return { address: { path: settings.CLAMD_SOCKET }, isRequired };
  if (settings.CLAMD_HOST) return { address: { host: settings.CLAMD_HOST, port: settings.CLAMD_PORT }, isRequired };
  if (settings.CLAMD_REQUIRED === 'on')
    throw new SettingError('CLAMD_REQUIRED=on needs CLAMD_HOST or CLAMD_SOCKET beside it.');
  return undefined;
}
