import { dirname, relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** The packages that an app installs with this one; all others are bundled. */
const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

const sources = Object.values<string>(manifest.exports).filter((file) => file.startsWith('./src/'));

/** Short class names: hashes do not compress, and the rest of one is enough to tell the style sheets apart. */
const shortNames = ({ hash }: { hash: string }) => `u${hash.slice(2)}`;

const layers = '@layer reset,theme,components,overrides;';

/**
 * Emits one stylesheet per module and imports it there, so that an app downloads only the styles of the components it
 * uses.
 */
const stylesBesideModules: Plugin = {
  name: 'styles-beside-modules',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = layers + String(file.source);
        if (file.type === 'chunk')
          for (const sheet of file.viteMetadata?.importedCss ?? [])
            file.code = `import '${relative(dirname(file.fileName), sheet).replace(/^(?!\.)/, './')}';\n${file.code}`;
      }
    },
  },
};

/**
 * Builds the published package: one file per module, so that apps tree-shake unused components, with a stylesheet each.
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: shortNames }), stylesBesideModules],
  base: './',
  build: {
    outDir: 'dist/package',
    target: 'es2024',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    minify: false,
    cssMinify: true,
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
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? name.replace('.ts.vanilla.css', '') : 'fonts/[name][extname]',
      },
    },
  },
});
