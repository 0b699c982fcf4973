import { brandIcon, platformBrand } from '@mediation/ui/brand';
import { firstPaintScript, firstPaintStyle } from '@mediation/ui/first-paint';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { pageConfig } from './page-config.ts';
import { prerender } from './prerender.ts';
import { productColor, productName } from './src/words/names/product.ts';

/** The API server that `npm run dev` starts with the same settings. */
const server = `http://127.0.0.1:${process.env['PORT'] || 4000}`;

/** Hides the rendered words from whom they are not meant for, until the app has replaced them. */
const onlyForGuests = ':root[data-rendered="no"] #root { display: none; }';

/** The platform's own title, icon and colors, and the scripts that replace them before the first paint. */
const head = [
  `<meta name="theme-color" content="${productColor}" />`,
  `<link rel="icon" href="${brandIcon(productName, platformBrand)}" />`,
  `<style>${firstPaintStyle}\n${onlyForGuests}</style>`,
  `<script>${firstPaintScript({ themeKey: 'app-theme', brandKey: 'app-brand', motionKey: 'app-motion' })}</script>`,
];

/**
 * Inlines the scripts that apply the stored theme and brand; the server lists their hashes in its content security
 * policy.
 */
const firstPaint: Plugin = {
  name: 'first-paint',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<!-- first paint -->', () => head.join('\n    ')),
  },
};

/** Resolves the router's production build, without its developer warnings, which its `exports` do not offer. */
const routerWithoutWarnings: Plugin = {
  name: 'router-without-warnings',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  },
};

export default mergeConfig(
  pageConfig(),
  defineConfig({
    plugins: [routerWithoutWarnings, react(), firstPaint, prerender()],
    // What brings it along for older React has it in React itself.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    build: {
      manifest: true,
      modulePreload: { polyfill: false },
      // Source maps are built for reading stacks; the server does not serve them.
      sourcemap: 'hidden',
      outDir: 'dist',
      rolldownOptions: {
        output: {
          // The first page names all files of those that may follow, so each letter of a hash counts.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
          assetFileNames: ({ names: [name = ''] }) => `assets/${name.split(/[~.]/)[0]}-[hash:7][extname]`,
          codeSplitting: {
            groups: [
              // The entry itself waits for its messages; nothing else may wait with it.
              { name: 'first', tags: ['$initial'], priority: 3, test: /^(?!.*(main\.tsx|index\.html)$)/ },
              // The code that a guest's pages share with the pages behind the sign-in; otherwise signing in would load
              // all of `members`.
              {
                name: 'common',
                priority: 2,
                test: /api-client.src.error\.ts|icons.(shield|circle-check|clock)\.|components.(icon-button|layout|notice)\/|language-switch/,
              },
              // The same, where signing in does not need it.
              { name: 'ui', priority: 2, test: /api-client.src.limits\.ts|components.(badge|card)\// },
              // The pages with a size budget, each with its imports; otherwise they would load twenty small files.
              { name: 'members', priority: 1, test: /(src\/members\.ts|mediator-home-page\.tsx)$/ },
              { name: 'sign-in', priority: 1, test: /sign-in-page\.tsx$/ },
              { name: 'landing', priority: 1, test: /landing-page\.tsx$/ },
              // What many pages share is in two files: with one for each set of pages, a home would load a hundred.
              { name: 'often', minShareCount: 14 },
              { name: 'sometimes', minShareCount: 5 },
              { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3000 },
            ],
          },
        },
      },
    },
    server: {
      port: 5173,
      // Keeps the page's host, which the server's CSRF check compares with the origin.
      proxy: {
        '/api': { target: server, changeOrigin: false },
        '/dashboard/stats': { target: server, changeOrigin: false },
        '/auth/v1': { target: server, changeOrigin: false },
        '/rest/v1': { target: server, changeOrigin: false },
        '/realtime': { target: server, changeOrigin: false, ws: true },
      },
    },
  }),
);
