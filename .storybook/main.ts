import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { pageConfig } from '../packages/app/page-config.ts';
import { componentFactsPlugin } from './docs/component-facts.ts';

const work = 'atkinson-hyperlegible-next';
const font = `files/${work}-latin-wght-normal.woff2`;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './start/*.mdx',
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
  // Tests show stories, not their pages of documentation.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(mergeConfig(config, pageConfig()), {
      plugins: [componentFactsPlugin],
      // The code to copy names components as the sources do.
      build: { rolldownOptions: { output: { keepNames: true } } },
    }),
};

export default config;
