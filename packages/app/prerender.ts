import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type Plugin, type ResolvedConfig } from 'vite';
import type * as Prerender from './src/prerender.tsx';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

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
      const chunks = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
      await withModules(config, async ({ openPages, renderPage, languages }) => {
        for (const language of languages) {
          await mkdir(join(folder, 'rendered', language), { recursive: true });
          for (const [path, modules] of Object.entries(openPages)) {
            const rendered = fill(page, language, await renderPage(path, language), filesOf(chunks, modules));
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

/** The stylesheets and scripts of modules and of what these import. */
function filesOf(chunks: Record<string, Chunk>, modules: string[]) {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks[name];
    if (chunk === undefined) throw new Error(`${name} is not in the build.`);
    if (seen.has(name)) return;
    seen.add(name);
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const name of modules) visit(name);
  return { styles: [...styles], scripts: [...scripts] };
}

/** Puts a rendered page into the built one, with its stylesheets and scripts. */
function fill(
  page: string,
  language: string,
  { title, description, html }: Prerender.RenderedPage,
  { styles, scripts }: ReturnType<typeof filesOf>,
) {
  const text = JSON.stringify(description);
  const head = [
    `<meta name="description" content=${text} />`,
    `<meta property="og:description" content=${text} />`,
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  const missing = head.filter((it) => !page.includes(it));
  return page
    .replace('<html lang="en"', `<html lang="${language}" data-rendered="${language}"`)
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `  ${missing.join('\n    ')}\n  </head>`)
    .replace('<div id="root">', () => `<div id="root">${html}`);
}
