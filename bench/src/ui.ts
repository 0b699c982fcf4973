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
const scenarios = ['dialog', 'badges', 'buttons', 'theme'] as const satisfies Scenario[];

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

/** One fresh page, every scenario once. The theme is switched while the thousand buttons are there. */
async function measure(browser: Browser, url: string): Promise<Record<Scenario, number>> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'scenarios' in globalThis);
  const cdp = await watch(page);
  const times = {} as Record<Scenario, number>;
  for (const name of scenarios)
    times[name] = await busyFor(page, cdp, () => page.evaluate((name) => globalThis.scenarios[name](), name));
  await page.close();
  return times;
}

const server = await serve();
const browser = await chromium.launch(launchOptions);
const times = { plain: [] as Record<Scenario, number>[], ours: [] as Record<Scenario, number>[] };
for (let round = 0; round < rounds; round += 1)
  for (const make of makes) times[make].push(await measure(browser, `${server.url}${make}.html`));

console.info(`Main thread, processor slowed ${slowdown} times, medians of ${rounds} rounds that take turns`);
console.table(
  scenarios.map((name) => {
    const ms = (make: (typeof makes)[number]) => median(times[make].map((it) => it[name]));
    const ratio = median(times.ours.map((it, at) => it[name] / (times.plain[at]?.[name] ?? Number.NaN)));
    return {
      scenario: name,
      'plain ms': ms('plain').toFixed(0),
      'ours ms': ms('ours').toFixed(0),
      ratio: ratio.toFixed(2),
    };
  }),
);
await browser.close();
await server.close();
