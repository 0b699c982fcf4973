import { spawnSync } from 'node:child_process';

/** Runs a command of the server as from a shell, with these settings. */
export function runServerCommand(
  name: 'backup' | 'export' | 'import' | 'restore' | 'accept-keys',
  settings: Record<string, string>,
  ...args: string[]
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [new URL(`../${name}.ts`, import.meta.url).pathname, ...args],
    { env: { PATH: process.env['PATH'], ...settings }, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}
