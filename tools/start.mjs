// Builds what has changed and becomes the server.
import { spawnSync } from 'node:child_process';

const { status, stdout, stderr } = spawnSync(
  'pnpm',
  ['exec', 'turbo', 'run', 'build', '--filter=@mediation/app', '--output-logs=errors-only', '--log-order=grouped'],
  { encoding: 'utf8' },
);
if (status !== 0) {
  console.error(`The app could not be built:\n${stdout}${stderr}`);
  process.exit(1);
}
await import('../packages/server/src/main.ts');
