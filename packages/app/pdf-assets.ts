import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { pdfAssets as base } from './src/features/documents/viewer/pdf/pdf-assets.ts';

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** The worker, and the fonts, character maps and decoders that pages of a PDF may need. */
const files = globSync(
  ['build/pdf.worker.min.mjs', 'cmaps/*.bcmap', 'standard_fonts/*.{pfb,ttf}', 'wasm/*_nowasm_fallback.js'],
  { cwd: folder },
);

/** Serves what the PDF viewer reads while it draws, from our own origin. */
export const pdfAssets: Plugin = {
  name: 'pdf-assets',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0]?.split(`/${base}`)[1];
      if (path === undefined || !files.includes(path)) return next();
      if (/\.m?js$/.test(path)) response.setHeader('content-type', 'text/javascript');
      response.end(readFileSync(join(folder, path)));
    });
  },
  generateBundle() {
    for (const file of files)
      this.emitFile({
        type: 'asset',
        name: basename(file),
        fileName: `${base}${file}`,
        source: readFileSync(join(folder, file)),
      });
  },
};
