import { defineConfig } from 'vitest/config';

// Gates judge thousands of messages, which takes long on a busy machine.
export default defineConfig({ test: { testTimeout: 60_000 } });
