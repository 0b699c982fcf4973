import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const newFolder = () => mkdtempSync(join(inject('folder'), 'lock-'));
const fast = { beatEvery: 50, staleAfter: 400 };

/** Locks a folder until the test ends. */
async function lock(folder: string, onLost = () => {}) {
  const onWait = vi.fn<(milliseconds: number) => void>();
  const { release } = await lockFolder(folder, { ...fast, onLost, onWait });
  onTestFinished(release);
  return { release, onWait };
}

const holderIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'lock.json'), 'utf8')) as object;

/** Writes the lock file as a server on another machine does. */
function lockElsewhere(folder: string) {
  const file = join(folder, 'lock.json');
  writeFileSync(`${file}.other`, JSON.stringify({ token: 'theirs', pid: 1, host: 'web-2', machine: 'another' }));
  renameSync(`${file}.other`, file);
  return { beat: () => utimesSync(file, new Date(), new Date()) };
}

const inUse = (who: string) => `The data folder is in use by ${who}: stop it, or set DATA_DIR to another folder.`;

/** Processes in this environment that lock a folder by name on request and report whether they hold it. */
function startHolder(surroundings: string[] = []) {
  const script = `
    import { lockFolder } from ${JSON.stringify(new URL('folder-lock.ts', import.meta.url).href)};
    process.stdin.on('data', async (folder) => {
      const held = await lockFolder(String(folder), { onLost: () => process.exit(1) }).catch(() => undefined);
      console.log(held ? 'held' : 'refused');
    });`;
  const [command, ...args] = [...surroundings, process.execPath, '--input-type=module', '-e', script];
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function request({ stdin, stdout }: ChildProcess, folder: string): Promise<string> {
  const answer = once(stdout!, 'data');
  stdin!.write(folder);
  return String((await answer)[0]).trim();
}

test('a second process is refused with the name of the lock holder until the holder releases the folder', async () => {
  const folder = newFolder();
  const { release } = await lock(folder);
  await expect(lock(folder)).rejects.toThrow(inUse(`process ${process.pid} on ${hostname()}`));
  release();
  expect(existsSync(join(folder, 'lock.json'))).toBe(false);
  await lock(folder);
});

test('the folder of a killed process can be locked at once', async () => {
  const folder = newFolder();
  const holder = startHolder();
  expect(await request(holder, folder)).toBe('held');
  await expect(lock(folder)).rejects.toThrow(inUse(`process ${holder.pid} on ${hostname()}`));
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const { onWait } = await lock(folder);
  expect(onWait).not.toHaveBeenCalled();
});

/** A container with its own host name and process ids; not every machine allows tests to create one. */
const container = [
  'unshare',
  '--uts',
  '--pid',
  '--fork',
  '--kill-child',
  '--mount-proc',
  'sh',
  '-c',
  'hostname web-2 && exec "$@"',
  'sh',
];

test('a container with another host name and the same process id is refused', async ({ skip }) => {
  const folder = newFolder();
  const other = startHolder(container);
  const isPossible = await Promise.race([once(other, 'exit').then(() => false), request(other, folder)]);
  if (!isPossible) skip('This machine does not let a test make a container.');
  expect(isPossible).toBe('held');
  await expect(lock(folder)).rejects.toThrow(inUse('process 1 on web-2'));
});

test('only one of several processes locks a folder whose holder was killed', async () => {
  const holders = Array.from({ length: 4 }, () => startHolder());
  for (let round = 0; round < 10; round += 1) {
    const folder = newFolder();
    const first = await lockFolder(folder, { onLost: () => undefined });
    const left = readFileSync(join(folder, 'lock.json'));
    first.release();
    writeFileSync(join(folder, 'lock.json'), left);
    const answers = await Promise.all(holders.map((it) => request(it, folder)));
    expect(answers.toSorted()).toEqual(['held', 'refused', 'refused', 'refused']);
  }
});

test('a holder on another machine keeps the folder while it sends heartbeats', async () => {
  const folder = newFolder();
  const other = lockElsewhere(folder);
  const heart = setInterval(other.beat, fast.beatEvery);
  onTestFinished(() => clearInterval(heart));
  await expect(lock(folder)).rejects.toThrow(inUse('process 1 on web-2'));
  expect(holderIn(folder)).toMatchObject({ host: 'web-2' });
});

test('a holder on another machine loses the folder once its heartbeat is stale, and not earlier', async () => {
  const folder = newFolder();
  lockElsewhere(folder);
  const from = performance.now();
  const { onWait } = await lock(folder);
  expect(performance.now() - from).toBeGreaterThanOrEqual(fast.staleAfter);
  expect(onWait).toHaveBeenCalledWith(fast.staleAfter);
  expect(holderIn(folder)).toMatchObject({ pid: process.pid });
});

test('a waiting process locks the folder as soon as the holder on another machine releases it', async () => {
  const folder = newFolder();
  lockElsewhere(folder);
  setTimeout(() => rmSync(join(folder, 'lock.json')), 50);
  const from = performance.now();
  await lock(folder);
  expect(performance.now() - from).toBeLessThan(fast.staleAfter);
});

test('an empty lock file left by a crash does not block the folder', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'lock.json'), '');
  await lock(folder);
  expect(holderIn(folder)).toMatchObject({ pid: process.pid });
});

test('the lock holder sends heartbeats', async () => {
  const folder = newFolder();
  await lock(folder);
  const file = join(folder, 'lock.json');
  utimesSync(file, 0, 0);
  await expect.poll(() => statSync(file).mtimeMs).toBeGreaterThan(0);
});

test.for([
  ['another machine takes the folder over', lockElsewhere],
  ['its lock is removed', (folder: string) => rmSync(join(folder, 'lock.json'))],
] as const)('the holder is notified once that %s, and leaves the lock file unchanged', async ([, change]) => {
  const folder = newFolder();
  const onLost = vi.fn<() => void>();
  const { release } = await lock(folder, onLost);
  change(folder);
  await expect.poll(() => onLost).toHaveBeenCalled();
  const left = existsSync(join(folder, 'lock.json'));
  release();
  expect([onLost.mock.calls.length, existsSync(join(folder, 'lock.json'))]).toEqual([1, left]);
});
