import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { type Backend, embeddedBackend, hostedBackend, setRegistration } from './backend.ts';
import { openDataFolder } from './database/data-folder.ts';
import { demoAccounts } from './demo/people.ts';
import { prepareDemo } from './demo/prepare-demo.ts';
import { type Env, SettingError, readEnv } from './env.ts';
import { type Listening, listen } from './listen.ts';
import { readSite } from './site.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const siteFolder = fileURLToPath(new URL('../../app/dist', import.meta.url));

/** One line for whoever started the server, and a code that says it did not start. */
function giveUp(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof SettingError) console.error(message);
  else if (code === 'EADDRINUSE')
    console.error('The port is taken: stop the other process, or set PORT to another number.');
  else if (code === 'EADDRNOTAVAIL' || code === 'EACCES') console.error(`This address cannot be used: ${message}.`);
  else console.error(`The server could not start: ${message}`);
  process.exit(1);
}

async function openBackend(env: Env): Promise<Backend> {
  if (env.hosted && env.databaseUrl) return hostedBackend(env.hosted, env.databaseUrl, env.files);
  const folder = openDataFolder(env.dataDir);
  process.on('exit', folder.release);
  return embeddedBackend({
    databaseUrl: env.databaseUrl,
    folder: folder.database,
    secrets: folder.secrets,
    siteUrl: `http://${env.host}:${env.port}`,
    files: env.files,
  });
}

async function start(env: Env): Promise<Listening> {
  const backend = await openBackend(env);
  const site = readSite(siteFolder);
  await setRegistration(backend, env.registration);
  const app = createApp({ ...backend, registration: env.registration, ...(site && { site }) });
  const hasDemo = await prepareDemo(app, backend, env);
  const listening = await listen(app, backend, env);
  const host = env.host.includes(':') ? `[${env.host}]` : env.host;
  console.info(`\nMediation Platform is ready: http://${host}:${listening.port}\n`);
  if (hasDemo) console.info(demoAccounts);
  console.info(
    `The data is in ${env.databaseUrl ? 'the database of DATABASE_URL' : env.dataDir}.\nCtrl-C stops the server.`,
  );
  return listening;
}

try {
  const listening = await start(readEnv(process.env, root));
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void listening.close().finally(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  giveUp(error);
}
