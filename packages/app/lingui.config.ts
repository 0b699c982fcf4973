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
const help = ['help', 'features/help', 'features/assistant', 'shell/palette.tsx'];

/** Getting an account and a place in a case. */
const entry = [
  'features/auth',
  'features/invitations',
  'page/safety/emergency-calls.tsx',
  'session/registration-form.tsx',
];

/** The homes of all roles, loaded with their cards. What a mediator's shows before them is with the rest. */
const homes = [
  'features/dashboards/!(mediator-dashboard-page|mediator-tiles|count-tile).tsx',
  'page/health-badge.tsx',
  'page/no-document-dialog.tsx',
  'page/requirement-item.tsx',
  'page/safety',
  'words/session-words.ts',
  'words/document-names.ts',
  'words/part-names.ts',
];

/** The pages that no home needs. */
const work = [
  'features/administration',
  'features/builder',
  'features/cases/!(case-list-page|create-case-dialog).tsx',
  'features/cases/file',
  'features/cases/overview',
  'features/cases/next-step',
  'features/contacts',
  'features/documents',
  'features/intake',
  'features/progress',
  'features/reports',
  'features/sessions',
  'features/wizard',
  'page/document-name.tsx',
  'page/health-badge.tsx',
  'page/invitation-badge.tsx',
  'page/no-document-dialog.tsx',
  'page/paged-card.tsx',
  'page/people-card.tsx',
  'page/requirement-item.tsx',
  'page/role-filter.tsx',
  'page/safety/emergency-calls.tsx',
  'page/session-badge.tsx',
  'page/upload-badge.tsx',
  'page/use-open-document.ts',
  'words/close-reasons.ts',
  'words/document-names.ts',
  'words/part-names.ts',
  'words/session-names.ts',
  'words/session-words.ts',
];

/** Parts whose words are loaded with them. */
const profile = ['features/profile'];
const notifications = [
  'features/notifications/notification-words.ts',
  'features/notifications/notifications-panel.tsx',
  'words/news-text.ts',
  'words/session-words.ts',
];
const apart = [...first, ...help, ...entry, ...homes, ...work, ...profile, ...notifications];

const inSource = (paths: string[]) => paths.map((path) => `<rootDir>/src/${path}`);
const tests = '**/*.test.*';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}/first', include: inSource(first), exclude: [tests] },
    { path: '<rootDir>/src/locales/{locale}/help', include: inSource(help), exclude: [tests] },
    { path: '<rootDir>/src/locales/{locale}/entry', include: inSource(entry), exclude: [tests, ...inSource(first)] },
    { path: '<rootDir>/src/locales/{locale}/homes', include: inSource(homes), exclude: [tests] },
    { path: '<rootDir>/src/locales/{locale}/work', include: inSource(work), exclude: [tests] },
    { path: '<rootDir>/src/locales/{locale}/profile', include: inSource(profile), exclude: [tests] },
    { path: '<rootDir>/src/locales/{locale}/notifications', include: inSource(notifications), exclude: [tests] },
    {
      path: '<rootDir>/src/locales/{locale}/rest',
      include: ['<rootDir>/src'],
      exclude: [tests, ...inSource(apart)],
    },
  ],
});
