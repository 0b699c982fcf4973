// Guards packages/ui/package.json packages/ui/src/** packages/ui/*.ts
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatHex } from 'culori';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { launchOptions } from '../chromium.ts';
import manifest from '../package.json' with { type: 'json' };
import { brandTokens, platformBrand } from './theme/brand/brand.ts';

const ui = fileURLToPath(new URL('..', import.meta.url));
const app = mkdtempSync(join(tmpdir(), 'app-'));
afterAll(() => rmSync(app, { recursive: true }));

const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
const write = (name: string, text: string) => writeFileSync(join(app, name), text);

/** Packs what would be published; the name of the file, and what it depends on. */
function pack() {
  run(ui, 'pnpm', 'pack', '--pack-destination', app);
  const [file = ''] = globSync('*.tgz', { cwd: app });
  const manifest = run(app, 'tar', '-xOzf', file, 'package/package.json');
  return { file, versions: (JSON.parse(manifest) as { devDependencies: Record<string, string> }).devDependencies };
}

/** The five lines with which the README starts. */
function firstLines(): string {
  const lines = /```tsx\n(?<lines>[^`]+)```/.exec(readFileSync(join(ui, 'README.md'), 'utf8'));
  return lines?.groups?.['lines'] ?? '';
}

/** What only the tests of this workspace import; it is not published. */
const forTests = new Set(['./chromium', './no-printed-errors']);

/** Every entry point at once: the compiler also reads the declarations behind them, down to the last one. */
function everyEntry(): string {
  const names = Object.keys(manifest.exports).filter((name) => !forTests.has(name));
  const lines = names.map((name, at) => `import * as entry${at} from '${name.replace('.', manifest.name)}';`);
  return [...lines, `export default [${names.map((_, at) => `entry${at}`).join(', ')}];`].join('\n');
}

/** An app of somebody else: the package, React and Vite, and nothing of ours. */
function emptyApp() {
  const { file, versions } = pack();
  const own = ['react', 'react-dom', 'vite', '@types/react', '@types/react-dom'];
  const dependencies = Object.fromEntries(own.map((name) => [name, versions[name]]));
  write(
    'package.json',
    JSON.stringify({ type: 'module', dependencies: { ...dependencies, '@mediation/ui': `file:${file}` } }),
  );
  write('pnpm-workspace.yaml', 'packages: []\nallowBuilds: { esbuild: false }\n');
  write('index.html', '<!doctype html><div id="root"></div><script type="module" src="./main.tsx"></script>');
  write('main.tsx', firstLines());
  write('entries.ts', everyEntry());
  for (const [name, module] of Object.entries({ bundler: 'preserve', node: 'nodenext' })) {
    const compilerOptions = { strict: true, noEmit: true, jsx: 'react-jsx', module, types: ['vite/client'] };
    write(`tsconfig.${name}.json`, JSON.stringify({ compilerOptions, include: ['main.tsx', 'entries.ts'] }));
  }
  run(app, 'pnpm', 'install', '--prefer-offline');
}

test('an empty app installs the package, type-checks, builds and shows its styles', { timeout: 180_000 }, async () => {
  emptyApp();
  for (const resolution of ['bundler', 'node'])
    run(ui, 'pnpm', 'exec', 'tsc', '-p', join(app, `tsconfig.${resolution}.json`));
  run(app, 'pnpm', 'exec', 'vite', 'build');

  const server = await preview({ root: app, configFile: false, logLevel: 'silent', preview: { port: 0 } });
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('requestfailed', (request) => faults.push(request.url()));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const button = page.getByRole('button', { name: 'Add documents' });
    await button.waitFor();
    const look = await button.evaluate((element) => {
      const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
      return { backgroundColor, borderRadius, fontFamily };
    });
    expect(formatHex(look.backgroundColor)).toBe(brandTokens(platformBrand, 'light').primary[9]);
    expect(look.borderRadius).toBe('8px');
    expect(look.fontFamily).toContain('Atkinson Hyperlegible Next');
    await page.emulateMedia({ forcedColors: 'active' });
    const forced = await button.evaluate((element) => getComputedStyle(element).forcedColorAdjust);
    expect(forced, 'its words would stand on a patch of the page in their own color').toBe('none');
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
