import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { presetBranding } from '../../.storybook/branding.ts';
import { launchOptions } from './chromium.ts';

/** Where the plugin hands the globals of a story to the browser. */
const initialGlobalsKey = 'storybook/test-initial-globals';

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url));

const root = fileURLToPath(new URL('.', import.meta.url));

/** Storybook would run the tests from the root of the workspace, where their packages cannot be found. */
const rooted: Plugin = { name: 'rooted', enforce: 'post', config: () => ({ root }) };

/** Prepared before the first test: finding one later would reload the page in the middle of a story. */
const dependencies = [
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
  'react-number-format',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
];

/** One of the looks that every story is rendered, played and judged in. */
const look = (name: string, initialGlobals: Record<string, unknown>, rules: 'all' | 'color') => ({
  name,
  browser: 'chromium' as const,
  provide: { [initialGlobalsKey]: initialGlobals },
  env: { STORY_RULES: rules },
});

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'unit', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        plugins: [storybookTest({ configDir }), rooted],
        optimizeDeps: { include: dependencies },
        test: {
          name: 'stories',
          dir: root,
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions }),
            viewport: { width: 1024, height: 768 },
            screenshotFailures: false,
            // They share a server, which compiles every module once.
            instances: [
              look('light', { theme: 'light' }, 'all'),
              look('dark', { theme: 'dark' }, 'color'),
              look('pale brand', { branding: presetBranding('lantern') }, 'color'),
            ],
          },
        },
      },
    ],
  },
});
