import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { type Backend, embeddedBackend, hostedBackend, setRegistration } from './backend.ts';
import { type Dumpable, backUp } from './backups/back-up.ts';
import { onBackupRequest } from './backups/backup-on-request.ts';
import { backupSettings } from './backups/backup-settings.ts';
import { offerFirstAdmin } from './auth/first-admin.ts';
import { openDataFolder } from './database/folder/data-folder.ts';
import { sqlOn } from './database/database.ts';
import { readKeys, requireKeys } from './database/keys.ts';
import { excessOf } from './database/roles.ts';
import { demoAccounts, demonstration } from './demo/people.ts';
import { prepareDemo } from './demo/prepare-demo.ts';
import { type Env, SettingError, readEnv } from './settings/env.ts';
import { loadCalculators } from './settings/load-calculators.ts';
import { type OpenLanguageModel, builtInEngines, enginesWith } from './language-model/engines.ts';
import { createTalkReader } from './language-model/talk-reader/talk-reader.ts';
import { openLanguageModel } from './language-model/open-language-model.ts';
import { type Listening, listen } from './http/listen.ts';
import { type JobDeps, allJobs } from './jobs/index.ts';
import { startJobs } from './jobs/scheduler.ts';
import { addressOf } from './mail/address-of.ts';
import { bucketHealth } from './files/bucket-health.ts';
import { smtpHealth } from './mail/smtp.ts';
import { openTransport } from './mail/transport.ts';
import { explainFailure } from './operations/explain-failure.ts';
import { freeBytesOf, nameFullDisk } from './operations/free-space.ts';
import { createLog, type Log } from './operations/log.ts';
import { healthSources } from './operations/health-sources.ts';
import { createMetrics } from './operations/metrics.ts';
import { readSite } from './http/answer/static-site.ts';
import { release } from './version.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const siteFolder = fileURLToPath(new URL('../../app/dist', import.meta.url));

/** Prints one line that explains why the server could not start, and exits with code 1. */
function giveUp(error: unknown): never {
  console.error(explainFailure(error));
  process.exit(1);
}

async function openBackend(env: Env): Promise<Backend> {
  const { databaseUrl, migrationUrl, databasePool, files, siteUrl } = env;
  // Only who has a key of their own loads what reads it.
  const { p12, timeStampUrl } = env.seal;
  const key = p12 && (await import('./settings/read-seal.ts')).readSeal(p12);
  const seal = { key, timeStampUrl };
  const secrets = readKeys(env.dataDir, env.secretKey);
  if (env.hosted && databaseUrl)
    return hostedBackend(env.hosted, databaseUrl, { secrets, siteUrl, seal, databasePool, files, migrationUrl });
  const location = databaseUrl
    ? { databaseUrl, migrationUrl, databasePool }
    : { folder: await holdFolder(env.dataDir) };
  const onUpgrade = async (database: Dumpable) => {
    const made = await backUp(database, backupSettings(env));
    console.info(`The data is from an earlier version: a backup of it is in ${made}.`);
  };
  const backend = await embeddedBackend({ ...location, secrets, siteUrl, seal, files, onUpgrade });
  await requireKeys(backend, secrets);
  return backend;
}

/** Locks the folder of the embedded database for this process until it exits. */
async function holdFolder(dataDir: string): Promise<string> {
  const folder = await openDataFolder(dataDir, {
    onWait: (ms) => console.info(`Waiting ${ms / 1000} s to see whether another machine still uses ${dataDir}.`),
    onLost: () =>
      giveUp(new SettingError(`Another process has taken over the data folder ${dataDir}: the server ends.`)),
  });
  process.on('exit', folder.release);
  return folder.database;
}

async function start(env: Env, log: Log): Promise<void> {
  const { registration, helperPages, trustedProxies, metricsToken } = env;
  const backend = { ...(await openBackend(env).catch(nameFullDisk(env.dataDir))), publicOrigin: env.publicOrigin };
  const sql = sqlOn(backend.db);
  const excess = env.databaseUrl && (await excessOf(backend));
  if (excess) log.warn(`the role of DATABASE_URL ${excess}, as docs/deploy.md shows`);
  const site = readSite(siteFolder);
  await setRegistration(backend, registration);
  const hasDemo = await prepareDemo(backend, env);
  const languageModel = await openLanguageModel(env.languageModel, log);
  const talkReader = createTalkReader();
  const metrics = createMetrics({
    sql,
    withProcess: true,
    pool: backend.pool,
    freeBytes: () => freeBytesOf(env.dataDir),
  });
  const app = createApp({
    ...backend,
    registration,
    helperPages,
    demo: hasDemo ? demonstration : null,
    mailFrom: env.mailFrom,
    trustedProxies,
    metricsToken,
    log,
    metrics,
    languageModel,
    talkReader,
    backupDays: env.backupDays,
    calculators: await loadCalculators(env.supportCalculators),
    health: healthSources({ dataDir: env.dataDir, ...env.files, smtp: env.smtp }),
    ...(site && { site }),
  });
  const jobs = await startJobs(backend, allJobs({ ...jobDeps(env, backend, languageModel), log }), {
    onError: (job, error) => log.error({ job, err: error }, 'job failed'),
  });
  if (backend.dump)
    onBackupRequest(backupSettings(env).folder, () =>
      jobs.wake('backup').catch((error: unknown) => log.error({ job: 'backup', err: error }, 'job failed')),
    );
  const listening = await listen(app, backend, {
    host: env.host,
    port: env.port,
    log,
    metrics,
    trustedProxies,
    onClose: async () => {
      await Promise.all([jobs.stop(), talkReader.close()]);
    },
  });
  closeOnSignal(listening);
  void warnOfMailServer(env, log);
  void warnOfBucket(env, log);
  const host = env.host.includes(':') ? `[${env.host}]` : env.host;
  console.info(`\nMediation Platform is ready: http://${host}:${listening.port}\n`);
  if (hasDemo) console.info(demoAccounts);
  const code = await offerFirstAdmin(sql);
  if (code) console.info(`There is no admin yet. Whoever registers as one with this code is the first: ${code}\n`);
  console.info(
    `The data is in ${env.databaseUrl ? 'the database of DATABASE_URL' : env.dataDir}.\nCtrl-C stops the server.`,
  );
}

/** Closes the server and its database on a signal, before the process ends. */
function closeOnSignal(listening: Listening): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void listening.close().finally(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Logs at startup when mail cannot be sent or is unencrypted, which otherwise only the health page shows. */
async function warnOfMailServer({ smtp }: Env, log: Log): Promise<void> {
  const { state, detail } = await smtpHealth(smtp);
  if (state === 'down' || state === 'degraded') log.warn({ detail }, 'mail server');
}

/** Logs at startup when the bucket of the documents cannot be used. */
async function warnOfBucket({ files }: Env, log: Log): Promise<void> {
  const { state, detail } = await bucketHealth(files.bucket);
  if (state === 'down') log.warn({ detail }, 'document bucket');
}

const jobDeps = (
  env: Env,
  { db, dump, files, openSeal }: Backend,
  languageModel: OpenLanguageModel | undefined,
): JobDeps => ({
  files,
  openSeal,
  engines: builtInEngines(),
  modelEngines: languageModel && enginesWith(languageModel),
  send: openTransport({ smtp: env.smtp, from: env.mailFrom, outbox: join(env.dataDir, 'outbox') }),
  siteUrl: env.siteUrl,
  organizer: addressOf(env.mailFrom),
  backupDays: env.backupDays,
  backup: dump && (() => backUp({ db, dump }, backupSettings(env))),
});

try {
  const env = readEnv(process.env, root);
  const log = createLog({
    level: env.logLevel,
    write: (line) => process.stdout.write(line),
    process: { service: 'mediation', version: release, instance: `${hostname()}:${process.pid}` },
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process ends');
    process.exit(1);
  });
  await start(env, log);
} catch (error) {
  giveUp(error);
}
