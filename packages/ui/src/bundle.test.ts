import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const built = (path: string) => fileURLToPath(new URL(`../dist/package/${path}`, import.meta.url));
const kilobytes = (code: string | Uint8Array) => gzipSync(code, { level: 9 }).length / 1024;

/** An entry point of the package as it is published. */
function entry(name: string): string {
  const { exports } = manifest.publishConfig;
  const path = name.replace(manifest.name, '.');
  const named = Object.entries(exports).find(([key]) => key === path)?.[1].default;
  return built((named ?? exports['./*'].default.replace('*', path.slice(2))).replace('./dist/package/', ''));
}

/** What an app that runs these lines would download, without React. */
async function bundled(code: string) {
  const answer = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'app',
        enforce: 'pre',
        resolveId: (id) => (id === 'app' ? '\0app' : id.startsWith(manifest.name) ? entry(id) : undefined),
        load: (id) => (id === '\0app' ? code : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: { input: 'app', external: /^react(-dom)?($|\/)/ },
    },
  });
  const { output } = answer as Rollup.RollupOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const sheets = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return {
    scripts: chunks.reduce((sum, { code }) => sum + kilobytes(code), 0),
    styles: sheets.reduce((sum, sheet) => sum + ('source' in sheet ? kilobytes(sheet.source) : 0), 0),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  };
}

const use = (names: string, from = manifest.name) =>
  `import { ${names} } from '${from}'; globalThis.used = [${names}];`;

/** Over React. */
test.each([
  ['Badge', 0.75, 0.45],
  ['Button', 1.5, 0.9],
])('%s alone stays within its budget and bundles no other component', async (name, scriptBudget, styleBudget) => {
  const { scripts, styles, modules } = await bundled(use(name));
  expect(scripts).toBeLessThanOrEqual(scriptBudget);
  expect(styles).toBeLessThanOrEqual(styleBudget);
  expect(styles).toBeGreaterThan(0);
  expect(modules.filter((id) => /react-dialog|dropdown|toaster|chat/.test(id))).toEqual([]);
});

test('Dialog bundles the Radix dialog, as a control for the test of Badge and Button', async () => {
  const { modules } = await bundled(use('Dialog'));
  expect(modules.some((id) => id.includes('@radix-ui/react-dialog'))).toBe(true);
});

test('a page with a shell, cards, a dialog, a menu, toasts, fields and a table stays within its budget', async () => {
  const { scripts, styles } = await bundled(`
    import '@mediation/ui/theme';
    ${use('AppShell, TopBar, SideMenu, Card, Badge, Button, Dialog, DropdownMenu, Field, Input, Select, Textarea, Table')}
    ${use('toast, Toaster', '@mediation/ui/toast').replace('used', 'toasts')}
  `);
  expect(scripts + styles).toBeLessThanOrEqual(112 - 67.5);
  expect(styles).toBeLessThanOrEqual(12);
});

test('a chat with channels, messages and the composer stays within its budget', async () => {
  const { scripts, styles } = await bundled(
    use(
      'ChannelList, ChannelItem, ChatAttachment, ChatBubble, ChatComposer, ChatLayout, ChatLog, ChatMessage, ChatPane',
    ),
  );
  expect(scripts + styles).toBeLessThanOrEqual(15);
});

test('all style sheets together stay within their budget', () => {
  const sheets = globSync('**/*.css', { cwd: built('') })
    .toSorted()
    .map((sheet) => readFileSync(built(sheet), 'utf8'));
  expect(sheets.length).toBeGreaterThan(100);
  expect(kilobytes(sheets.join('\n'))).toBeLessThanOrEqual(27.25);
});

test('the main entry bundles no heavy dependency of the separate entry points', async () => {
  const { modules } = await bundled(`export * from '@mediation/ui';`);
  const heavy = /@visx|d3-|react-day-picker|downshift|cmdk|react-dropzone|react-table/;
  expect(modules.filter((id) => heavy.test(id))).toEqual([]);
});
