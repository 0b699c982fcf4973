import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** What an app installs beside the package; everything else comes along. */
const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

const sources = Object.values<string>(manifest.exports).filter((file) => file.startsWith('./src/'));

/** The order of the layers stands first, or the first component would decide it. */
const layersFirst: Plugin = {
  name: 'layers-first',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const sheet = bundle['styles.css'];
      if (sheet?.type === 'asset') sheet.source = `@layer reset,theme,components,overrides;${String(sheet.source)}`;
    },
  },
};

/** Builds what is published: a module for each module, so that apps leave out what they do not use, and one stylesheet. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), layersFirst],
  base: './',
  build: {
    outDir: 'dist/package',
    target: 'es2024',
    minify: false,
    cssMinify: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(sources.map((file) => [file.replace('./src/', '').replace(/\.tsx?$/, ''), file])),
      preserveEntrySignatures: 'strict',
      external: (id) => installed.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: ({ names: [name = ''] }) => (name.endsWith('.css') ? 'styles.css' : 'fonts/[name][extname]'),
      },
    },
  },
});
