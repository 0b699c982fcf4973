import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { organizationIn } from '@mediation/api-client';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { readsSpanish } from '../refusals/in-language.ts';

/** The files of the built app. */
export interface Site {
  folder: string;
  page: string;
  /** The pages that came with their words from the build, by language and path: `es/signin`. */
  rendered: Map<string, string>;
  /** The hashes of the inline scripts, for the content security policy. */
  scriptHashes: string[];
}

/** Reads the built app; undefined if it has not been built. */
export function readSite(folder: string): Site | undefined {
  const file = `${folder}/index.html`;
  if (!existsSync(file)) return undefined;
  const page = readFileSync(file, 'utf8');
  const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  const scriptHashes = inline.map((it) => `'sha256-${createHash('sha256').update(it).digest('base64')}'`);
  return { folder, page, rendered: readRendered(`${folder}/rendered`), scriptHashes };
}

function readRendered(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.html'));
  return new Map(files.map((it) => [it.replace('.html', ''), readFileSync(`${folder}/${it}`, 'utf8')]));
}

/** Source maps contain the source text and are only for reading stacks on the server. */
const isSourceMap = /\.map$/i;

/** Paths of the API, of built files, and of a hosted Supabase. */
const isNoPage = /^\/(api|auth|rest|realtime|storage|functions|graphql|assets)(\/|$)/;

/**
 * Paths with a file extension, for which a missing file answers 404. Only an invitation's token may contain a dot in a
 * page's path.
 */
const isFile = (path: string) => /\/\.|\.\w{1,8}$/.test(path) && !/^\/accept-invitation\/[^./][^/]*$/.test(path);

/**
 * Serves the built app. Files under `/assets` are immutable. Every other path that is neither an API path nor a file
 * gets the page, with its words where the build has rendered them, in the language that the browser asks for. On the
 * address of an organization, which `isKnown` recognizes by its slug, the words wait for its brand.
 */
export function serveStaticSite({ folder, page, rendered }: Site, isKnown: (slug: string) => Promise<boolean>) {
  const routes = new Hono().use(compress());
  routes.get('*', (c, next) => (isSourceMap.test(c.req.path) ? c.notFound() : next()));
  routes.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable');
  });
  const answerPage = async (c: Context) => {
    const language = readsSpanish(c.req.header('accept-language')) ? 'es' : 'en';
    const words = rendered.get(`${language}/${c.req.path.slice(1) || 'index'}`);
    const address = new URL(c.req.url);
    const slug = organizationIn(address);
    // A query, such as an invitation, changes what a page shows and where its links lead.
    const isPlain = words !== undefined && address.search === '' && (slug === null || !(await isKnown(slug)));
    return c.html(isPlain ? words : page, 200, { 'cache-control': 'no-cache', vary: 'accept-language' });
  };
  routes.get('/', answerPage);
  routes.get('/rendered/*', (c) => c.notFound());
  routes.use('*', serveStatic({ root: folder }));
  routes.get('*', (c, next) => (isNoPage.test(c.req.path) || isFile(c.req.path) ? next() : answerPage(c)));
  return routes;
}
