import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type Plugin, type ResolvedConfig } from 'vite';
import { builtFiles, type Manifest } from './built-files.ts';
import type * as Prerender from './src/prerender.tsx';

/**
 * Renders the open pages in each language after the build, as `rendered/<language>/<page>.html`, so that their words
 * are read before any script has come.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    async closeBundle() {
      const folder = join(config.root, config.build.outDir);
      const page = await readFile(join(folder, 'index.html'), 'utf8');
      const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
      await withModules(config, async ({ openPages, renderPage, languages }) => {
        for (const language of languages) {
          await mkdir(join(folder, 'rendered', language), { recursive: true });
          for (const { path, modules } of openPages) {
            const rendered = fill(page, language, await renderPage(path, language), builtFiles(manifest, modules));
            await writeFile(join(folder, 'rendered', language, `${path.slice(1) || 'index'}.html`), rendered);
          }
        }
      });
    },
  };
}

/** What rendering asks a browser for: light, in a wide window, with passkeys, as nearly all are. */
const browser = {
  PublicKeyCredential: {},
  document: { documentElement: { dataset: {} }, querySelector: () => null },
  matchMedia: () => ({ matches: false }),
};

/** Calls with the modules of the app, whose classes are those of the build. */
async function withModules({ root, mode }: ResolvedConfig, render: (app: typeof Prerender) => Promise<void>) {
  const vite = await createServer({
    root,
    mode,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  Object.assign(globalThis, browser);
  try {
    await render((await vite.ssrLoadModule('/src/prerender.tsx')) as typeof Prerender);
  } finally {
    await vite.close();
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
  }
}

/** Puts a rendered page into the built one, with its stylesheets and scripts. */
function fill(
  page: string,
  language: string,
  { title, meta, html }: Prerender.RenderedPage,
  { styles, scripts }: ReturnType<typeof builtFiles>,
) {
  const files = [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  const missing = files.filter((it) => !page.includes(it));
  return page
    .replace('<html lang="en"', `<html lang="${language}" data-rendered="${language}"`)
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `  ${[meta, ...missing].join('\n    ')}\n  </head>`)
    .replace('<div id="root">', () => `<div id="root">${html}`);
}
