import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

const pathOf = (path: string) => fileURLToPath(new URL(`../../packages/server/src/${path}`, import.meta.url));

/** The product as `npm start` runs it, on a data folder of its own and with passwords hashed at the lowest cost. */
export interface Product {
  url: string;
  /** The mails that were sent to an address, the oldest first. */
  mailsTo: (address: string) => Promise<Email[]>;
  /** What the server has logged so far. */
  log: () => object[];
  /** Ends it the hard way, as a crash does. */
  kill: () => Promise<void>;
  /** Starts it again on the same data and the same port. */
  restart: () => Promise<void>;
  /** Runs a script on its data as their owner, past all triggers: a day goes by for one row. */
  rewrite: (script: string) => Promise<void>;
}

/** A test with the running product, one for all tests that a worker runs. */
export const test = base.extend<{ windows: void }, { product: Product }>({
  // What a test opened beside its own window would go on reading during all later tests.
  windows: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((it) => it.close()));
    },
    { auto: true },
  ],
  product: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'mediation-e2e-'));
      cpSync(process.env['E2E_DEMONSTRATION']!, folder, { recursive: true });
      let running = await start(folder, '0');
      const product: Product = {
        url: running.url,
        mailsTo: (address) => mailsTo(join(folder, 'outbox'), address),
        log: () => running.log,
        kill: () => end(running.child),
        restart: async () => {
          running = await start(folder, new URL(product.url).port);
        },
        rewrite: async (script) => {
          const answered = once(running.child, 'message') as Promise<[{ error?: string }]>;
          running.child.send(script);
          const [{ error }] = await answered;
          if (error !== undefined) throw new Error(error);
        },
      };
      await use(product);
      await end(running.child);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
});

/** Fills a data folder with the demonstration, once for a run: each worker's product starts on a copy of it. */
export default async function fillDemonstration() {
  const folder = mkdtempSync(join(tmpdir(), 'mediation-e2e-'));
  process.env['E2E_DEMONSTRATION'] = folder;
  const { child } = await start(folder, '0');
  await end(child, 'SIGTERM');
  if (child.exitCode !== 0) throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}.`);
  return () => rmSync(folder, { recursive: true, force: true });
}

async function start(folder: string, port: string) {
  const settings = { PORT: port, DATA_DIR: folder, DATABASE_URL: '', SUPABASE_URL: '', DEMO: 'on' };
  const env = { ...process.env, ...settings, LITE_AUTH_BCRYPT_COST: '4' };
  const child = spawn(process.execPath, ['--import', pathOf('testing/run-scripts.ts'), pathOf('main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log: object[] = [];
  createInterface(child.stdout!).on('line', (line) => line.startsWith('{') && log.push(JSON.parse(line) as object));
  const url = await new Promise<string>((ready, fail) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += String(chunk);
      const [, address] = /is ready: (\S+)/.exec(said) ?? [];
      if (address) ready(address);
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${said}`)));
  });
  return { child, url, log };
}

/** Without a mail server each mail is a file. */
async function mailsTo(outbox: string, address: string) {
  const names = existsSync(outbox) ? readdirSync(outbox).filter((it) => it.endsWith('.eml')) : [];
  const mails = await Promise.all(names.toSorted().map((it) => PostalMime.parse(readFileSync(join(outbox, it)))));
  return mails.filter(({ to }) => to?.some((it) => it.address === address));
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
