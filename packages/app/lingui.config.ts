import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** The first pages of a guest; their words are loaded with them, all others later. */
const first = [
  'features/landing',
  'features/auth/sign-in-page.tsx',
  'page/brand-link.tsx',
  'page/corner-exit.tsx',
  'page/language-switch.tsx',
  'page/page-title.tsx',
  'session/sign-in-form.tsx',
  'shell/root-layout.tsx',
  'shell/error-page.tsx',
  'words/entry-error-text.ts',
  'words/error-text.ts',
  'words/step-names.ts',
];

/** Long texts, loaded when somebody opens them. */
const help = ['help'];

/** Parts whose words are loaded with them. */
const profile = ['features/profile'];
const notifications = [
  'features/notifications/notification-words.ts',
  'features/notifications/notifications-panel.tsx',
  'words/news-text.ts',
];
const apart = [...first, ...help, ...profile, ...notifications];

const inSource = (paths: string[]) => paths.map((path) => `<rootDir>/src/${path}`);
const tests = '**/*.test.*';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}/first', include: inSource(first), exclude: [tests] },
    { path: '<rootDir>/src/locales/{locale}/help', include: inSource(help), exclude: [tests] },
    { path: '<rootDir>/src/locales/{locale}/profile', include: inSource(profile), exclude: [tests] },
    { path: '<rootDir>/src/locales/{locale}/notifications', include: inSource(notifications), exclude: [tests] },
    {
      path: '<rootDir>/src/locales/{locale}/rest',
      include: ['<rootDir>/src'],
      exclude: [tests, ...inSource(apart)],
    },
  ],
});
