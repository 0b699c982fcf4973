import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { UserConfig } from 'vite';
import { latinTrigrams } from './latin-trigrams.ts';
import { messagePlugins } from './message-plugins.ts';
import { pdfAssets } from './pdf-assets.ts';

/** What the pages need wherever they are built, as the app or as stories. */
export const pageConfig = (): UserConfig => ({
  plugins: [...messagePlugins(), vanillaExtractPlugin(), pdfAssets],
  // The check of a draft waits for its weights, which only a module can.
  worker: { format: 'es', plugins: () => [latinTrigrams] },
  // For older targets `light-dark()` would be resolved at the root, so that a part of a page could not have its own theme.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
});
