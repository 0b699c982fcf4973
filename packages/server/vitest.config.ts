import { configDefaults, defineConfig } from 'vitest/config';
import { leftOut } from '../../tools/test-sets.ts';

// The files of a worker share one server: starting one costs seconds, and row-level security keeps the people of
// different tests apart. Passwords are hashed at the lowest cost.
export default defineConfig({
  test: {
    environment: 'node',
    experimental: { viteModuleRunner: false },
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...leftOut(import.meta.dirname)],
    globalSetup: 'src/testing/template.ts',
    setupFiles: 'src/testing/no-printed-errors.ts',
    pool: 'forks',
    maxWorkers: Number(process.env['TEST_WORKERS'] ?? 3),
    isolate: false,
    disableConsoleIntercept: true,
    testTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    env: { LITE_AUTH_BCRYPT_COST: '4' },
  },
});
