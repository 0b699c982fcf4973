import { brandIcon, platformBrand } from '@mediation/ui/brand';
import { firstPaintScript, firstPaintStyle } from '@mediation/ui/first-paint';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { messagePlugins } from './message-plugins.ts';
import { pdfAssets } from './pdf-assets.ts';
import { productColor, productName } from './src/words/product.ts';

/** `npm run dev` starts the server beside this one, with the same settings. */
const server = `http://127.0.0.1:${process.env['PORT'] || 4000}`;

/** The platform's own face, and what the page puts in its place before anything is drawn. */
const head = [
  `<meta name="theme-color" content="${productColor}" />`,
  `<link rel="icon" href="${brandIcon(productName, platformBrand)}" />`,
  `<style>${firstPaintStyle}</style>`,
  `<script>${firstPaintScript({ themeKey: 'app-theme', brandKey: 'app-brand', motionKey: 'app-motion' })}</script>`,
];

/** Theme and brand of the last visit, in the page itself; the server names the scripts in its content security policy. */
const firstPaint: Plugin = {
  name: 'first-paint',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<!-- first paint -->', () => head.join('\n    ')),
  },
};

/** The router's package has a build without its warnings for developers, which its `exports` never lead to. */
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

export default defineConfig({
  plugins: [routerWithoutWarnings, ...messagePlugins(), react(), vanillaExtractPlugin(), firstPaint, pdfAssets],
  // What brings it along for older React has it in React itself.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    // Older targets would freeze `light-dark()` at the root, where a part of a page could not have a theme of its own.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    modulePreload: { polyfill: false },
    // Beside the scripts for whoever reads a stack; the server does not hand them out.
    sourcemap: 'hidden',
    outDir: 'dist',
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${name.split(/[~.]/)[0]}-[hash][extname]`,
        codeSplitting: {
          groups: [
            // The entry itself waits for its messages; nothing else may wait with it.
            { name: 'first', tags: ['$initial'], priority: 3, test: /^(?!.*(main\.tsx|index\.html)$)/ },
            // What a guest's pages share with the pages behind them; else signing in loads all of `members`.
            {
              name: 'common',
              priority: 2,
              test: /api-client.src.(error|limits)\.ts|icons.(shield|circle-check|clock)\.|components.(badge|card|icon-button|layout|notice)\/|language-switch/,
            },
            // The pages with a budget, each with what it imports; else they load twenty small files.
            { name: 'members', priority: 1, test: /(src\/members\.ts|mediator-dashboard-page\.tsx)$/ },
            { name: 'sign-in', priority: 1, test: /sign-in-page\.tsx$/ },
            { name: 'landing', priority: 1, test: /landing-page\.tsx$/ },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 800 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    // The host stays the page's own, as the server's check of the origin wants it.
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/dashboard/stats': { target: server, changeOrigin: false },
      '/auth/v1': { target: server, changeOrigin: false },
      '/rest/v1': { target: server, changeOrigin: false },
      '/realtime': { target: server, changeOrigin: false, ws: true },
    },
  },
});
