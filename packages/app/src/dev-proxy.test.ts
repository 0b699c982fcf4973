import { expect, onTestFinished, test, vi } from 'vitest';

test.for([
  ['4321', 'http://127.0.0.1:4321'],
  ['', 'http://127.0.0.1:4000'],
] as const)('npm run dev with PORT=%s calls the server at %s', async ([port, target]) => {
  vi.stubEnv('PORT', port);
  vi.resetModules();
  onTestFinished(() => void vi.unstubAllEnvs());
  const { default: config } = await import('../vite.config.ts');
  for (const proxy of Object.values(config.server?.proxy ?? {})) expect(proxy).toMatchObject({ target });
});
