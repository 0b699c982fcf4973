import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished } from 'vitest';

const main = new URL('../main.ts', import.meta.url).pathname;

/** Starts the server process as from a shell. It ends with the test, and with the worker when that is ended first. */
export function startProcess(settings: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, LITE_AUTH_BCRYPT_COST: '4', PORT: '0', DEMO: 'off', ...settings };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = () => void child.kill('SIGKILL');
  onTestFinished(kill);
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...said }));
  const url = async () => {
    await expect.poll(() => said.out, { timeout: 100_000 }).toContain('Ctrl-C stops the server.');
    return /is ready: (\S+)/.exec(said.out)?.[1] ?? '';
  };
  return { child, said, ended, url };
}
