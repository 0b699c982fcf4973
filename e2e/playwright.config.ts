import { defineConfig } from '@playwright/test';
import { shellOptions } from '@mediation/ui/chromium';
import { leftOut } from '../tools/test-sets.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: leftOut(import.meta.dirname),
  globalSetup: './testing/product.ts',
  workers: Number(process.env['TEST_WORKERS'] ?? 2),
  fullyParallel: true,
  timeout: 600_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'reports/playwright.json' }]],
  outputDir: 'reports/artifacts',
  use: {
    launchOptions: shellOptions,
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
  },
});
