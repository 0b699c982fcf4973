import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Photographs the running product for the README. */
export default defineConfig({
  ...config,
  testMatch: 'shots.full.spec.ts',
  workers: 1,
  reporter: 'list',
  metadata: { pictures: fileURLToPath(new URL('../docs/pictures', import.meta.url)) },
  use: { ...config.use, viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' },
});
