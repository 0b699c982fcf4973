import { dismissToast } from '@mediation/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brandingOf } from '../../../../../.storybook/branding.ts';
import { applyPlatformBrand } from '../../appearance/brand.ts';
import type { Language } from '../../language.ts';
import { storedSession } from '../../auth/stored-session.ts';
import { MemoryStorage } from './memory-storage.ts';
import { type Account, shownAt } from './accounts.ts';
import { onScreen, PageAppearance, Product, type ProductProps } from './product.tsx';
import { recordings } from './recordings.ts';
import { dateAt, replaceGlobal } from './replace-global.ts';
import { brandingFrom } from './story-brand.ts';

/** A story of a page. */
export type PageStory = StoryObj<ProductProps>;

/** What all page stories share. */
export const pages = {
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
} satisfies Meta<ProductProps>;

/** The stories of the page that an account opens at an address. The title stands beside it, where Storybook reads it. */
export const pageStories = (account: Account, at: string, more: Partial<ProductProps> = {}) =>
  ({ ...pages, args: { account, at, ...more } }) satisfies Meta<ProductProps>;

/** A window of 390 × 844 pixels. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };

/** The page on a phone. */
export const phone: PageStory = { globals: onPhone, play: fitsTheWidth };

/** The page on a phone whose browser doubles the font size: nothing is cut off. */
export const largeText: PageStory = { globals: { ...onPhone, textSize: 'double' }, play: fitsTheWidth };

/** The page in Spanish. */
export const spanish: PageStory = { globals: { language: 'es' } };

/** Resolves when all reads of the page have finished. */
async function settled(): Promise<void> {
  let quietSince = performance.now();
  await waitFor(
    async () => {
      const isBusy = onScreen?.pending() !== 0 || document.querySelector('main h1') === null || isLoading();
      if (isBusy) quietSince = performance.now();
      await expect(performance.now() - quietSince, 'the page still loads').toBeGreaterThan(200);
    },
    { timeout: 120_000, interval: 50 },
  );
  await document.fonts.ready;
}

const isLoading = () => document.querySelector('[aria-busy=true]') !== null;

/** Asserts that nothing is wider than the window. */
export async function fitsTheWidth(): Promise<void> {
  await settled();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
}
