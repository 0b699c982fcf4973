import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiClient, type User } from '@mediation/api-client';
import { demoPassword, people } from '@mediation/server/demo';
import { type Account, accounts, keyOf, type Recording } from './accounts.ts';
import { stableIds, wholeMinutes } from './stable.ts';

// Starts the demonstration, runs the page stories against it, and records every answer that they request.

const packages = join(import.meta.dirname, '../../../..');
const dataDir = mkdtempSync(join(tmpdir(), 'recording-'));
const pinned = join(import.meta.dirname, 'pin-time-and-random.ts');
const server = spawn(process.execPath, ['--import', pinned, join(packages, 'server/src/main.ts')], {
  env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO: 'on', HELPER_PAGES: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
});

try {
  await record(await addressOf(server.stdout));
} finally {
  server.kill();
  server.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
}

function addressOf(output: NodeJS.ReadableStream) {
  let printed = '';
  return new Promise<string>((resolve, reject) => {
    output.on('data', (text) => {
      printed += String(text);
      const origin = /ready: (?<origin>http:\S+)/.exec(printed)?.groups?.['origin'];
      if (origin !== undefined) resolve(origin);
    });
    output.once('end', () => reject(new Error(`The server did not start: ${printed}`)));
  });
}

async function record(baseUrl: string) {
  const guest = createApiClient({ baseUrl, token: () => null });
  const signedIn: Partial<Record<string, { token: string; user: User }>> = {};
  for (const [name, { email }] of Object.entries(people))
    signedIn[name] = await guest.login({ email, password: demoPassword });
  const ids = stableIds(Object.values(signedIn).map((it) => it?.user.id ?? ''));
  const stable = (text: string) => wholeMinutes(ids.toStable(text));

  const recordings = {} as Record<Account, Recording>;
  const tokens = new Map<string, string>();
  for (const [account, name] of Object.entries(accounts) as [Account, keyof typeof people | null][]) {
    recordings[account] = { user: null, answers: {}, counts: {} };
    const { token = '', user = null } = (name && signedIn[name]) ?? {};
    if (user === null) continue;
    const api = createApiClient({ baseUrl, token: () => token });
    await api.updateMe({ time_zone: 'Europe/London' });
    tokens.set(account, token);
    recordings[account].user = JSON.parse(stable(JSON.stringify(user))) as User;
    // Stories name people, cases and sessions of the recording before their page asks for them.
    for (const url of ['/api/cases', '/api/sessions', '/api/users']) await answer(account, 'GET', url);
  }

  async function answer(account: Account, method: string, url: string) {
    const token = tokens.get(account);
    const real = await fetch(baseUrl + ids.toReal(url), {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), prefer: 'count=exact' },
    });
    const body = stable(await real.text());
    const { answers, counts } = recordings[account];
    const count = Number(real.headers.get('content-range')?.split('/')[1]);
    if (real.ok && method === 'HEAD') counts[keyOf(method, url)] = count;
    else if (real.ok) answers[keyOf(method, url)] = JSON.parse(body);
    return { status: real.status, body, range: real.headers.get('content-range') };
  }

  const recorder = createServer((request, response) => {
    const respond = async () => {
      const [, account = '', url = ''] = /^\/recorder\/([^/]+)(.*)$/.exec(request.url ?? '') ?? [];
      const { status, body, range } = await answer(account as Account, request.method ?? 'GET', url);
      response.writeHead(status, { 'content-type': 'application/json', ...(range && { 'content-range': range }) });
      response.end(body);
    };
    void respond();
  });
  await new Promise<void>((ready) => recorder.listen(0, '127.0.0.1', ready));
  save(recordings);
  await runStories(`http://127.0.0.1:${(recorder.address() as AddressInfo).port}`);
  recorder.close();
  save(recordings);
  spawnSync('pnpm', ['exec', 'oxfmt', 'recorded'], { cwd: import.meta.dirname, stdio: 'inherit' });
}

function runStories(recorder: string) {
  const run = spawn('pnpm', ['exec', 'vitest', 'run', '--project', 'stories', 'app/src/'], {
    cwd: join(packages, 'ui'),
    env: { ...process.env, RECORDER: recorder },
    stdio: 'inherit',
  });
  return new Promise((done) => run.once('exit', done));
}

function save(recordings: Record<Account, Recording>) {
  const sorted = (it: object) => Object.fromEntries(Object.entries(it).toSorted(([a], [b]) => a.localeCompare(b)));
  for (const [account, { user, answers, counts }] of Object.entries(recordings)) {
    const text = JSON.stringify({ user, answers: sorted(answers), counts: sorted(counts) }, null, 2);
    writeFileSync(join(import.meta.dirname, `recorded/${account}.json`), `${text}\n`);
  }
}
