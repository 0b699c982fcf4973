import { fileURLToPath } from 'node:url';
import { launchOptions } from '@mediation/ui/chromium';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type Browser, chromium } from 'playwright';
import { build, preview } from 'vite';
import { effort } from './effort.ts';
import { median } from './median.ts';
import { busyFor, countCommits, loadOf, slowdown, watch } from './ui/measure.ts';
import type { Scenario } from './ui/pages/scenarios.tsx';

const { rounds } = effort.pages;

/** Plain JSX with CSS modules; the same with Radix's own dialog and menu; and our parts. */
const makes = ['plain', 'radix', 'ours'] as const;
type Make = (typeof makes)[number];

/** What is measured, by its name in the table: a scenario, how often it is called, and whether it begins on a page of its own. */
const measured: Record<string, { scenario: Scenario; times?: number; isFresh?: boolean }> = {
  'open a menu': { scenario: 'menu', isFresh: true },
  'open a dialog': { scenario: 'dialog', isFresh: true },
  'mount 1,000 badges': { scenario: 'badges' },
  'mount 1,000 buttons': { scenario: 'buttons' },
  'switch the theme over them': { scenario: 'theme' },
  'open a channel (10,000; plain: the newest 100)': { scenario: 'openChat' },
  'append a message': { scenario: 'append' },
  'scroll, 60 frames of 100 px': { scenario: 'scroll', times: 60 },
};
const reference = 'load the reference page';
const commits = 'commits';

const root = fileURLToPath(new URL('ui/pages', import.meta.url));

/** Builds the pages as an app would ship them, and serves them. */
async function serve() {
  const config = {
    root,
    configFile: false as const,
    logLevel: 'error' as const,
    build: { outDir: '../../../dist/ui' },
  };
  const pages = [...makes, 'reference-plain', 'reference-ours', 'blank'];
  const input = pages.map((page) => `${root}/${page}.html`);
  await build({
    ...config,
    plugins: [vanillaExtractPlugin()],
    build: { ...config.build, emptyOutDir: true, rolldownOptions: { input } },
  });
  const server = await preview({ ...config, preview: { port: 0 } });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/** All that is measured of one make, one after the other. Radix alone has a menu and a dialog, and nothing else of its own. */
async function measure(browser: Browser, url: string, make: Make): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  let page = await browser.newPage();
  let cdp = await watch(page);
  if (make !== 'radix')
    figures[reference] = await loadOf(page, cdp, `${url}blank.html`, `${url}reference-${make}.html`);
  for (const [name, { scenario, times = 1, isFresh = false }] of Object.entries(measured)) {
    if (make === 'radix' && !isFresh) continue;
    if (isFresh) {
      await page.close();
      page = await browser.newPage();
      await countCommits(page);
      await page.goto(`${url}${make}.html`);
      await page.waitForFunction(() => 'scenarios' in globalThis);
      cdp = await watch(page);
    }
    const before = await page.evaluate(() => globalThis.commits);
    figures[name] = await busyFor(page, cdp, scenario, times);
    if (scenario === 'theme') figures[commits] = (await page.evaluate(() => globalThis.commits)) - before;
  }
  await page.close();
  return figures;
}

const server = await serve();
const browser = await chromium.launch(launchOptions);
const figures: Record<Make, Record<string, number>[]> = { plain: [], radix: [], ours: [] };
for (let round = 0; round < rounds; round += 1)
  for (const make of makes) figures[make].push(await measure(browser, server.url, make));

const ms = (make: Make, name: string) => median(figures[make].map((round) => round[name] ?? Number.NaN));
const ratio = (floor: Make, name: string) =>
  median(figures.ours.map((round, at) => (round[name] ?? 0) / (figures[floor][at]?.[name] ?? Number.NaN)));
const shown = (figure: number, digits: number) => (Number.isNaN(figure) ? '' : figure.toFixed(digits));

console.info(`Main thread, processor slowed ${slowdown} times, medians of ${rounds} rounds that take turns`);
console.table(
  [reference, ...Object.keys(measured)].map((name) => ({
    name,
    'plain ms': shown(ms('plain', name), 1),
    'radix ms': shown(ms('radix', name), 1),
    'ours ms': shown(ms('ours', name), 1),
    'of plain': shown(ratio('plain', name), 2),
    'of radix': shown(ratio('radix', name), 2),
  })),
);
console.info(`React commits while the theme is switched: ${ms('ours', commits)}`);
await browser.close();
await server.close();
