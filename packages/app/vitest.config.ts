import { createServer } from 'node:net';
import { shellOptions } from '@mediation/ui/chromium';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import { builtReact, isQuick, leftOut } from '../../tools/test-sets.ts';
import app from './vite.config.ts';

/** The port of the test servers, behind the page's own origin. This file is read once for each project. */
const port = (process.env['APP_TEST_PORT'] ??= String(await freePort()));
const closedPort = (process.env['APP_CLOSED_PORT'] ??= String(await freePort()));

/** Prebundled before the first test: a dependency found later would reload the page during a test. */
const dependencies = [
  '@hookform/resolvers/standard-schema',
  '@lingui/core',
  '@lingui/react',
  '@mediation/assist > @orama/stemmers/english',
  '@mediation/assist > @orama/stemmers/spanish',
  '@mediation/assist > franc-min',
  '@mediation/ui > downshift',
  '@mediation/ui > react-day-picker',
  '@mediation/ui > uqr',
  '@simplewebauthn/browser',
  '@tanstack/react-query',
  '@xstate/react',
  'fflate',
  'lucide-react',
  'otpauth',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-pdf',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'xstate',
];

/** Without these React records no performance tracks, which no test reads and which take a tenth of the browser's time. */
const withoutTracks = { 'console.createTask': 'undefined', 'console.timeStamp': 'undefined' };

export default mergeConfig(
  app,
  defineConfig({
    server: {
      proxy: {
        '/api': { target: `http://127.0.0.1:${port}`, changeOrigin: false },
        '/dashboard/stats': { target: `http://127.0.0.1:${port}`, changeOrigin: false },
        '/rest/v1': { target: `http://127.0.0.1:${port}`, changeOrigin: false },
        '/realtime': { target: `http://127.0.0.1:${port}`, changeOrigin: false, ws: true },
        '/closed': {
          target: `http://127.0.0.1:${closedPort}`,
          changeOrigin: false,
          rewrite: (path) => path.replace('/closed', ''),
        },
      },
    },
    test: {
      expect: { poll: { timeout: 20_000 } },
      testTimeout: 300_000,
      exclude: [...configDefaults.exclude, ...leftOut(import.meta.dirname)],
      projects: [
        { extends: true, test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts'] } },
        {
          extends: true,
          define: builtReact,
          oxc: { jsx: { development: !isQuick } },
          optimizeDeps: {
            include: dependencies,
            rolldownOptions: { transform: { define: { ...withoutTracks, ...builtReact } } },
          },
          test: {
            name: 'app',
            include: ['src/**/*.test.tsx'],
            globalSetup: ['src/testing/server.ts'],
            // Node itself loads the server, as in production: with the weights of its models Vite takes half a minute.
            experimental: { viteModuleRunner: false },
            // Each is run again for each file, what it imports is not. What leaves the app is checked for errors, too.
            setupFiles: ['@mediation/ui/no-printed-errors', 'src/testing/set-up.ts'],
            maxWorkers: Number(process.env['TEST_WORKERS'] ?? 2),
            isolate: false,
            browser: {
              enabled: true,
              headless: true,
              // A busy machine takes long to open the first page.
              connectTimeout: 180_000,
              provider: playwright({ launchOptions: shellOptions, contextOptions: { reducedMotion: 'reduce' } }),
              // What the page may call; `src/testing/server.ts` registers what it does.
              commands: Object.fromEntries(['person', 'openCase', 'prepare'].map((name) => [name, () => undefined])),
              instances: [{ browser: 'chromium' }],
              viewport: { width: 1280, height: 800 },
              screenshotFailures: false,
            },
          },
        },
      ],
    },
  }),
);

/** A free port below those of outgoing connections, so that none takes it before the test server does. */
async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const probe = createServer();
  const isFree = await new Promise<boolean>((answer) => {
    probe.once('error', () => answer(false)).listen(port, '127.0.0.1', () => answer(true));
  });
  probe.close();
  return isFree ? port : freePort();
}
