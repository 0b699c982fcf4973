import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { messagePlugins } from '../packages/app/message-plugins.ts';
import { pdfAssets } from '../packages/app/pdf-assets.ts';

const work = 'atkinson-hyperlegible-next';
const font = `files/${work}-latin-wght-normal.woff2`;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/app/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    './public',
    { from: `../packages/ui/node_modules/@fontsource-variable/${work}/${font}`, to: `/fonts/${font.slice(6)}` },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [...messagePlugins(), vanillaExtractPlugin(), pdfAssets],
      // Older targets would freeze `light-dark()` at the root, and a preview inside a page could not have a theme of its own.
      build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
    }),
};

export default config;
