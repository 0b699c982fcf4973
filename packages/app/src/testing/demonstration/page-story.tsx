import { dismissToast } from '@mediation/ui/toast';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brandingOf } from '../../../../../.storybook/branding.ts';
import { applyPlatformBrand } from '../../appearance/brand.ts';
import type { Language } from '../../language.ts';
import { storedSession } from '../../auth/stored-session.ts';
import { MemoryStorage } from './memory-storage.ts';
import { shownAt } from './accounts.ts';
import { onScreen, PageAppearance, Product } from './product.tsx';
import { recordings } from './recordings.ts';
import { dateAt, replaceGlobal } from './replace-global.ts';
import { brandingFrom } from './story-brand.ts';

/** The settings that all page stories share: `{ ...page, title: 'Pages/…', args: { account, at } }`. */
export const page = {
  component: Product,
  parameters: {
    layout: 'fullscreen',
    // For tests and pictures; in the canvas a page takes the available width.
    viewport: {
      defaultViewport: 'desk',
      options: { desk: { name: 'Desk', styles: { width: '1440px', height: '1700px' } } },
    },
    controls: { disable: true },
    docs: { source: { type: 'code' }, story: { inline: false, height: '900px' } },
  },
  decorators: [
    (story, { globals }) => {
      const { language, density } = globals as { language: Language; density: string };
      return (
        <PageAppearance value={{ language, density, brand: brandingFrom(brandingOf(globals)) }}>
          {story()}
        </PageAppearance>
      );
    },
  ],
  beforeEach: ({ args: { account } }) => {
    dismissToast();
    // Isolates two stories on one documentation page: each has its own storage.
    const restore = [
      replaceGlobal('Date', { value: dateAt(() => shownAt), writable: true }),
      replaceGlobal('localStorage', { value: new MemoryStorage() }),
      replaceGlobal('sessionStorage', { value: new MemoryStorage() }),
    ];
    const { user } = recordings[account];
    if (user) storedSession.save({ token: account, user });
    return () => {
      applyPlatformBrand();
      for (const undo of restore) undo();
    };
  },
  afterEach: async ({ args: { at } }) => {
    await settled();
    await expect(onScreen?.path(), 'the address leads somewhere else').toBe(at.split('?')[0]);
    await expect(onScreen?.unanswered, 'Run `npm run record`: the recording lacks answers').toEqual([]);
  },
} satisfies Meta<typeof Product>;

/** A window of 390 × 844 pixels. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };

/** Resolves when all reads of the page have finished. */
async function settled(): Promise<void> {
  let quietSince = performance.now();
  await waitFor(
    async () => {
      const isBusy = onScreen?.pending() !== 0 || document.querySelector('main h1') === null || isLoading();
      if (isBusy) quietSince = performance.now();
      await expect(performance.now() - quietSince, 'the page still loads').toBeGreaterThan(200);
    },
    { timeout: 40_000, interval: 50 },
  );
  await document.fonts.ready;
}

const isLoading = () => document.querySelector('[aria-busy=true]') !== null;

/** Asserts that nothing is wider than the window. */
export async function fitsTheWidth(): Promise<void> {
  await settled();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
}
