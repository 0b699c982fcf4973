import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../../chromium.ts';
import { brandStyle } from './brand/brand.ts';
import { firstPaintScript, firstPaintStyle } from './first-paint.ts';

const address = 'http://first.paint/';
const page = `<!doctype html><html><head>
  <style>${firstPaintStyle}</style>
  <script>${firstPaintScript({ themeKey: 'theme', brandKey: 'brand' })}</script>
  </head><body><div style="width: 40px; height: 40px; background: var(--ui-color-primary-9)"></div>
  <script src="/slow.js"></script><p>Later</p></body></html>`;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});
afterAll(() => browser.close());

/** Opens the page with these things kept on the device, and looks at it while everything else is still on its way. */
async function firstPixels(kept: Record<string, string>, device: 'light' | 'dark' = 'light') {
  const tab = await browser.newPage({ colorScheme: device, viewport: { width: 100, height: 100 } });
  await tab.route('**/*', (route) =>
    route.request().url() === address ? route.fulfill({ body: page, contentType: 'text/html' }) : undefined,
  );
  await tab.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, kept);
  await tab.goto(address, { waitUntil: 'commit' });
  await tab.waitForSelector('div');
  const pixels = { ground: await pixel(tab, 80), brand: await pixel(tab, 20) };
  await tab.close();
  return pixels;
}

async function pixel(tab: Page, at: number) {
  const png = await tab.screenshot({ clip: { x: at, y: at, width: 1, height: 1 } });
  const [r = 0, g = 0, b = 0] = await sharp(png).removeAlpha().raw().toBuffer();
  return { r, g, b };
}

test('the first frame is dark when the person chose dark', async () => {
  const { ground } = await firstPixels({ theme: 'dark' });
  expect(Math.max(ground.r, ground.g, ground.b)).toBeLessThan(40);
});

test('the first frame is light on a dark device when the person chose light', async () => {
  const { ground } = await firstPixels({ theme: 'light' }, 'dark');
  expect(Math.min(ground.r, ground.g, ground.b)).toBeGreaterThan(230);
});

test('the first frame follows the device when the person chose no theme', async () => {
  const { ground } = await firstPixels({}, 'dark');
  expect(Math.max(ground.r, ground.g, ground.b)).toBeLessThan(40);
});

test('the first frame shows the brand of the last visit and ignores other stored properties', async () => {
  const properties = { ...brandStyle({ primary: '#c026d3', secondary: '#3f7d78' }), display: 'none' };
  const { brand } = await firstPixels({ brand: JSON.stringify({ properties }) });
  expect(brand).toEqual({ r: 0xc0, g: 0x26, b: 0xd3 });
});

test('the first frame follows the device when the stored brand is unreadable', async () => {
  const { ground } = await firstPixels({ brand: '{broken' }, 'dark');
  expect(Math.max(ground.r, ground.g, ground.b)).toBeLessThan(40);
});
