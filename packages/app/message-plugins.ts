import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';

const cwd = fileURLToPath(new URL('.', import.meta.url));

// The Lingui macros read the configuration from this variable when another package, such as Storybook, builds the app.
process.env['LINGUI_CONFIG'] ??= `${cwd}lingui.config.ts`;

/** Compiles the messages in the app's sources and its catalogs. */
export const messagePlugins = () => [
  babel({
    include: /\/packages\/app\/src\/.*\.tsx?$/,
    exclude: /\.css\.ts$/,
    plugins: ['@lingui/babel-plugin-lingui-macro'],
    parserOpts: { plugins: ['typescript', 'jsx'] },
    cwd,
  }),
  lingui(),
];
