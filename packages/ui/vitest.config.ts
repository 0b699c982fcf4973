import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { isQuick, leftOut } from '../../tools/test-sets.ts';
import { launchOptions, shellOptions } from './chromium.ts';

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url));

const root = fileURLToPath(new URL('.', import.meta.url));
const packages = fileURLToPath(new URL('..', import.meta.url));
const pages = fileURLToPath(new URL('../app', import.meta.url));

/** The stories for `visual/pictures.ts`: `kept` for those whose pictures are in git, or `all`. */
const wanted = process.env['PICTURES'] ?? '';
const pictures = `${root}${wanted === 'all' ? 'dist/' : ''}pictures`;
const tags = wanted === 'kept' ? { tags: { include: ['picture', 'picture-in-every-appearance'] } } : {};

/** The address of `npm run record` while it runs, which then answers the API calls of pages. */
const recorder = process.env['RECORDER'];

/** Storybook would run the tests from the root of the workspace, where their packages cannot be resolved. */
const rooted: Plugin = { name: 'rooted', enforce: 'post', config: () => ({ root }) };

/** Prebundled before the first test: a dependency found later would reload the page during a story. */
const dependencies = [
  '@storybook/addon-a11y/preview',
  '@radix-ui/react-accordion',
  '@radix-ui/react-alert-dialog',
  '@radix-ui/react-checkbox',
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-popover',
  '@radix-ui/react-radio-group',
  '@radix-ui/react-switch',
  '@radix-ui/react-tabs',
  '@radix-ui/react-toolbar',
  '@radix-ui/react-tooltip',
  '@tanstack/react-table',
  '@visx/axis',
  '@visx/scale',
  '@visx/shape',
  'class-variance-authority',
  'cmdk',
  'downshift',
  'lucide-react',
  'react',
  'react-day-picker',
  'react-dom',
  'react-dropzone',
  'react-hot-toast/headless',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
];

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    exclude: [
      ...configDefaults.exclude,
      ...leftOut(import.meta.dirname).map((it) => `${import.meta.dirname}/${it}`),
      ...leftOut(pages).map((it) => `${pages}/${it}`),
    ],
    maxWorkers: Number(process.env['TEST_WORKERS'] ?? 2),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,visual}/**/*.test.{ts,tsx}'],
          // Some tests build the package.
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir, ...tags }), rooted],
        optimizeDeps: { include: dependencies },
        ...(recorder && { server: { proxy: { '/recorder': recorder } } }),
        test: {
          name: 'stories',
          dir: packages,
          isolate: false,
          // On a cold start the first page waits until its sources are compiled.
          testTimeout: 300_000,
          setupFiles: ['visual/real-clock.ts', 'visual/appearances.ts', 'no-printed-errors.ts'],
          browser: {
            enabled: true,
            headless: true,
            // A busy machine takes long to open the first page.
            connectTimeout: 180_000,
            // The quick set compares no pictures.
            provider: playwright({ launchOptions: isQuick ? shellOptions : launchOptions }),
            viewport: { width: 1024, height: 768 },
            screenshotFailures: false,
            instances: [
              {
                browser: 'chromium',
                name: 'stories',
                env: {
                  STORY_RULES: 'all',
                  PICTURES: wanted,
                  RECORDER: recorder ? 'yes' : '',
                  TEST_SET: process.env['TEST_SET'] ?? '',
                },
              },
            ],
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                timeout: 20_000,
                comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
                resolveScreenshotPath: ({ arg, ext }) => `${pictures}/${arg}${ext}`,
                resolveDiffPath: ({ arg, ext }) => `${root}reports/pictures/${arg}${ext}`,
              },
            },
          },
        },
      },
    ],
  },
});
