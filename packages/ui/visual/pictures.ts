import { spawnSync } from 'node:child_process';
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from '../chromium.ts';

// Compares the stories tagged `picture` with `pictures/`. `--update` draws those anew, `--all` draws every story in every
// look into `dist/pictures`. Further words pick the story files whose path has one of them.

const root = fileURLToPath(new URL('..', import.meta.url));
const [isUpdate, isAll] = ['--update', '--all'].map((flag) => process.argv.includes(flag));
const picks = process.argv.slice(2).filter((word) => !word.startsWith('--'));

if (isUpdate && picks.length === 0) for (const file of globSync(`${root}pictures/*/*.png`)) rmSync(file);
if (isUpdate) {
  const browser = await chromium.launch(launchOptions);
  const platform = process.platform.replace(/^./, (letter) => letter.toUpperCase());
  const drawnWith = `{ "chromium": "${browser.version().split('.')[0]}", "platform": "${platform}" }\n`;
  await browser.close();
  writeFileSync(`${root}pictures/drawn-with.json`, drawnWith);
}
const { status } = spawnSync(
  'pnpm',
  ['exec', 'vitest', 'run', ...picks, '--project', 'stories', ...(isUpdate || isAll ? ['--update'] : [])],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PICTURES: isAll ? 'all' : 'kept' } },
);
if (isAll) console.info(`Drawn into ${root}dist/pictures`);
process.exitCode = status ?? 1;
