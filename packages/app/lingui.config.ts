import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { loadedWith } from './src/locales/reach.ts';

const inSource = (file: string) => `<rootDir>/src/${file}`;
const tests = '**/*.test.*';

/** The modules of the first pages; their messages are in the first catalog. */
const first = loadedWith(
  'main.tsx',
  'features/landing/landing-page.tsx',
  'features/auth/sign-in-page.tsx',
  'members.ts',
  'features/mediator-dashboard/mediator-dashboard-page.tsx',
)
  .filter((file) => !/^(features|help)\//.test(file))
  .map(inSource);

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/src/features/{name}/locales/{locale}',
      include: ['<rootDir>/src/features/{name}'],
      exclude: [tests],
    },
    { path: '<rootDir>/src/help/locales/{locale}', include: ['<rootDir>/src/help'], exclude: [tests] },
    { path: '<rootDir>/src/locales/{locale}/first', include: first },
    {
      path: '<rootDir>/src/locales/{locale}/shared',
      include: ['<rootDir>/src'],
      exclude: [tests, inSource('{features,help}/**'), ...first],
    },
  ],
});
