import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '../chromium.ts';
import { difference, toPicture } from './compare.ts';
import { draw, type Drawing, listDrawings, pictureName } from './draw.ts';
import { serveFolder } from './site.ts';

// Draws every story in headless Chromium and compares it with its picture in the repository. `--update` makes today's
// pictures the right ones; words after that pick the stories whose name has one of them.

const folder = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const [kept, found] = [folder('pictures'), folder('dist/pictures')];
const isUpdate = process.argv.includes('--update');
const picks = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const drawnWith = `${kept}/drawn-with.json`;

const built = spawnSync('pnpm', ['run', 'storybook:build', '--quiet'], {
  cwd: folder('.'),
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (built.status !== 0) process.exit(1);

const started = Date.now();
const browser = await chromium.launch(launchOptions);
const major = browser.version().split('.')[0] ?? '';
if (!isUpdate && skipsFor(major)) process.exit(0);

const { url, close } = await serveFolder(folder('dist/storybook'));
const all = await listDrawings(browser, url);
const drawings = all.filter(({ story }) => picks.length === 0 || picks.some((word) => story.includes(word)));
rmSync(found, { recursive: true, force: true });
const queue = [...drawings];
const faults: string[] = [];
let drawn = 0;
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, () => work(browser)));
await browser.close();
close();

const names = new Set(all.flatMap(({ story, modes }) => modes.map((mode) => `${pictureName(mode, story)}.webp`)));
const stale = globSync('*/*.webp', { cwd: kept }).filter((file) => picks.length === 0 && !names.has(file));
if (isUpdate) {
  for (const file of stale) rmSync(`${kept}/${file}`);
  writeFileSync(drawnWith, `{ "chromium": "${major}" }\n`);
} else faults.push(...stale.map((file) => `${file} has no story any more`));

for (const fault of faults.toSorted()) console.error(fault);
const seconds = Math.round((Date.now() - started) / 1000);
console.info(`${drawn} pictures ${isUpdate ? 'drawn' : `compared, ${faults.length} differ`}, ${seconds} s`);
if (faults.length > 0) console.info(`See ${found}, or accept with: npm run pictures -- --update`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Another Chromium draws letters another way: what it would find says nothing about the stories. */
function skipsFor(current: string): boolean {
  if (!existsSync(drawnWith)) return false;
  const { chromium: before } = JSON.parse(readFileSync(drawnWith, 'utf8')) as { chromium: string };
  if (before === current) return false;
  console.info(`The pictures were drawn with Chromium ${before}; this is ${current}. Skipped.`);
  return true;
}

async function work(browser: Browser): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' });
  const page = await context.newPage();
  for (let next = queue.shift(); next; next = queue.shift()) {
    await checkAll(next, page).catch((error: Error) => faults.push(`${next.story}: ${error.message}`));
  }
  await context.close();
}

async function checkAll(drawing: Drawing, page: Page): Promise<void> {
  for await (const [name, png] of draw(page, url, drawing)) {
    const fault = await check(name, png);
    if (fault) faults.push(`${name}: ${fault}`);
    drawn += 1;
  }
}

async function check(name: string, png: Buffer): Promise<string | undefined> {
  const file = `${kept}/${name}.webp`;
  const before = existsSync(file) ? readFileSync(file) : undefined;
  const change = before && (await difference(before, png));
  if (before && !change) return undefined;
  if (isUpdate) return save(file, await toPicture(png));
  save(`${found}/${name}.png`, png);
  if (change) save(`${found}/${name}.marked.png`, change.picture);
  return change?.words ?? 'has no picture yet';
}

function save(file: string, content: Buffer): undefined {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
