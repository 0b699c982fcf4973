import { fileURLToPath } from 'node:url';
import { launchOptions } from '@mediation/ui/chromium';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type Browser, chromium } from 'playwright';
import { build, preview } from 'vite';
import { median } from './median.ts';
import { busyFor, slowdown, watch } from './ui/measure.ts';
import type { Scenario } from './ui/pages/scenarios.tsx';

const rounds = 9;
const makes = ['plain', 'ours'] as const;

/** What is measured, by its name in the table: a scenario, and how often it is called. */
const measured: Record<string, { scenario: Scenario; times?: number }> = {
  'open a dialog': { scenario: 'dialog' },
  'mount 1,000 badges': { scenario: 'badges' },
  'mount 1,000 buttons': { scenario: 'buttons' },
  'switch the theme over them': { scenario: 'theme' },
  'open a channel (10,000; plain: the newest 100)': { scenario: 'openChat' },
  'append a message': { scenario: 'append' },
  'scroll, 60 frames of 100 px': { scenario: 'scroll', times: 60 },
};

const root = fileURLToPath(new URL('ui/pages', import.meta.url));

/** Builds both pages as an app would ship them, and serves them. */
async function serve() {
  const config = {
    root,
    configFile: false as const,
    logLevel: 'error' as const,
    build: { outDir: '../../../dist/ui' },
  };
  const input = makes.map((make) => `${root}/${make}.html`);
  await build({
    ...config,
    plugins: [vanillaExtractPlugin()],
    build: { ...config.build, emptyOutDir: true, rolldownOptions: { input } },
  });
  const server = await preview({ ...config, preview: { port: 0 } });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/** One fresh page, and all that is measured, one after the other. */
async function measure(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'scenarios' in globalThis);
  const cdp = await watch(page);
  const figures: number[] = [];
  for (const { scenario, times = 1 } of Object.values(measured))
    figures.push(await busyFor(page, cdp, scenario, times));
  await page.close();
  return figures;
}

const server = await serve();
const browser = await chromium.launch(launchOptions);
const figures = { plain: [] as number[][], ours: [] as number[][] };
for (let round = 0; round < rounds; round += 1)
  for (const make of makes) figures[make].push(await measure(browser, `${server.url}${make}.html`));

console.info(`Main thread, processor slowed ${slowdown} times, medians of ${rounds} rounds that take turns`);
console.table(
  Object.keys(measured).map((name, at) => {
    const ms = (make: (typeof makes)[number]) =>
      median(figures[make].map((round) => round[at] ?? Number.NaN)).toFixed(1);
    const ratios = figures.ours.map((round, number) => (round[at] ?? 0) / (figures.plain[number]?.[at] ?? Number.NaN));
    return { name, 'plain ms': ms('plain'), 'ours ms': ms('ours'), ratio: median(ratios).toFixed(2) };
  }),
);
await browser.close();
await server.close();
