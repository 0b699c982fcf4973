import { brandIcon, platformBrand } from '@mediation/ui/brand';
import { firstPaintScript, firstPaintStyle } from '@mediation/ui/first-paint';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { messagePlugins } from './message-plugins.ts';
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
  plugins: [routerWithoutWarnings, ...messagePlugins(), react(), vanillaExtractPlugin(), firstPaint],
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
            { name: 'first', tags: ['$initial'], priority: 3, test: /^(?!.*(main\.tsx|index\.html)$)/ },
            // What the ways in share with the pages behind them.
            {
              name: 'entry',
              priority: 2,
              test: /api-client.src.error\.ts|icons.shield\.|components.(icon-button|layout|visually-hidden|notice)\/|auth.(last-route|forget-person)|words.(entry-)?error-text/,
            },
            { name: 'members', priority: 1, test: /app\/src\/members\.ts$/ },
            {
              name: 'fields',
              priority: 2,
              test: /components.(field|input|password-input|split-layout)\/|auth.sign-in-form/,
            },
            // Of what nearly every signed-in page is made.
            {
              name: 'parts',
              priority: 1,
              test: /ui.src.components.(card|table|tile|empty-state|skeleton|list|badge|count-badge|mini-path|page-header|layout)\//,
            },
            { name: 'forms', priority: 1, test: /react-hook-form|@hookform/ },
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
