import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';

/** The built app in its folder. */
export interface Site {
  folder: string;
  page: string;
  /** The inline scripts of the page, as a content security policy names them. */
  scriptHashes: string[];
}

/** Reads the built app; undefined if it has not been built. */
export function readSite(folder: string): Site | undefined {
  const file = `${folder}/index.html`;
  if (!existsSync(file)) return undefined;
  const page = readFileSync(file, 'utf8');
  const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  const scriptHashes = inline.map((it) => `'sha256-${createHash('sha256').update(it).digest('base64')}'`);
  return { folder, page, scriptHashes };
}

/** Source maps are for reading stacks on the server; they contain the source text. */
const isSourceMap = /\.map$/i;

/** Calls, built files, and what a hosted Supabase would have here. */
const isNoPage = /^\/(api|auth|rest|realtime|storage|functions|graphql|assets)(\/|$)/;

/** Missing files. Only the code of an invitation may have a dot in an address of the app. */
const isFile = (path: string) => /\/\.|\.\w{1,8}$/.test(path) && !/^\/accept-invitation\/[^./][^/]*$/.test(path);

/** Serves the built app. Files under `/assets` never change; every other address that is no call and no file is the page. */
export function serveStaticSite({ folder, page }: Site) {
  const routes = new Hono().use(compress());
  routes.get('*', (c, next) => (isSourceMap.test(c.req.path) ? c.notFound() : next()));
  routes.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable');
  });
  const answerPage = (c: Context) => c.html(page, 200, { 'cache-control': 'no-cache' });
  routes.get('/', answerPage);
  routes.use('*', serveStatic({ root: folder }));
  routes.get('*', (c, next) => (isNoPage.test(c.req.path) || isFile(c.req.path) ? next() : answerPage(c)));
  return routes;
}
