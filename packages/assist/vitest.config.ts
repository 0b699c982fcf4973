import { configDefaults, defineConfig } from 'vitest/config';
import { leftOut } from '../../tools/test-sets.ts';

// Gates judge thousands of messages, which takes long on a busy machine. The files of a worker share the models, which
// take seconds to load.
export default defineConfig({
  test: {
    testTimeout: 300_000,
    maxWorkers: Number(process.env['TEST_WORKERS'] ?? 2),
    isolate: false,
    exclude: [...configDefaults.exclude, ...leftOut(import.meta.dirname)],
  },
});
