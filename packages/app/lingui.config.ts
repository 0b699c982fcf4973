import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { loadedWith } from './src/locales/loaded-with.ts';

const inSource = (file: string) => `<rootDir>/src/${file}`;
const tests = '**/*.test.*';

/** The modules of the first pages; their messages are in the first catalog. */
const first = loadedWith(
  'main.tsx',
  'features/landing/landing-page.tsx',
  'features/sign-in/sign-in-page.tsx',
  'members.ts',
  'features/homes/mediator/mediator-home-page.tsx',
)
  .filter((file) => !file.startsWith('features/'))
  .map(inSource);

/** Rooms of a feature whose messages are a catalog of their own: long texts, the page that must open fastest, and what a
 * page shows later. */
const loadedAlone = [
  'features/help/texts',
  'features/homes/mediator',
  'features/landing/below',
  'features/notifications/panel',
];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/src/features/{name}/locales/{locale}',
      include: ['<rootDir>/src/features/{name}'],
      exclude: [tests, ...loadedAlone.map((folder) => inSource(`${folder}/**`))],
    },
    ...loadedAlone.map((folder) => ({
      path: inSource(`${folder}/locales/{locale}`),
      include: [inSource(folder)],
      exclude: [tests],
    })),
    { path: '<rootDir>/src/locales/{locale}/first', include: first },
    {
      path: '<rootDir>/src/locales/{locale}/shared',
      include: ['<rootDir>/src'],
      exclude: [tests, inSource('features/**'), ...first],
    },
  ],
});
