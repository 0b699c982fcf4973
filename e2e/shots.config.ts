import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Photographs the running product for the README. */
export default defineConfig({
  ...config,
  testMatch: 'shots.ts',
  workers: 1,
  reporter: 'list',
  use: { ...config.use, viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' },
});
