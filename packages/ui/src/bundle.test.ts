import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';

const ui = (path: string) => fileURLToPath(new URL(`../dist/package/${path}`, import.meta.url));

/** What an app that runs these lines would download, without React. */
async function bundled(code: string) {
  const answer = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'app',
        enforce: 'pre',
        resolveId: (id) => (id === 'app' ? '\0app' : id === 'ui' ? ui('index.js') : undefined),
        load: (id) => (id === '\0app' ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: 'app', external: /^react(-dom)?($|\/)/, treeshake: true },
    },
  });
  const { output } = answer as Rollup.RollupOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  return {
    kilobytes: chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length / 1024, 0),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  };
}

const use = (name: string) => `import { ${name} } from 'ui'; globalThis.used = ${name};`;

/** Over React. Of the button, 1.2 are Radix's Slot. */
test.each([
  ['Badge', 1],
  ['Button', 2.2],
])('%s alone is small and brings no other part', async (name, budget) => {
  const { kilobytes, modules } = await bundled(use(name));
  expect(kilobytes).toBeLessThanOrEqual(budget);
  expect(modules.filter((id) => /react-dialog|dropdown|toaster|chat/.test(id))).toEqual([]);
});

test('a dialog does bring its parts, so the test can tell', async () => {
  const { modules } = await bundled(use('Dialog'));
  expect(modules.some((id) => id.includes('@radix-ui/react-dialog'))).toBe(true);
});

test('the whole library brings none of the heavy parts that have entry points of their own', async () => {
  const { modules } = await bundled(`export * from 'ui';`);
  const heavy = /@visx|d3-|react-day-picker|downshift|cmdk|react-dropzone|react-table|date-fns/;
  expect(modules.filter((id) => heavy.test(id))).toEqual([]);
});

test('the styles of all parts together stay small', () => {
  const styles = readFileSync(ui('styles.css'));
  expect(gzipSync(styles, { level: 9 }).length / 1024).toBeLessThanOrEqual(12);
});
