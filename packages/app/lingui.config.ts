import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** The first pages of a guest; their words are loaded with them, all others later. */
const first = [
  'features/landing',
  'features/auth/sign-in-page.tsx',
  'appearance/brand-link.tsx',
  'safety/quick-exit-button.tsx',
  'shared/layout/language-switch.tsx',
  'shared/layout/page-title.tsx',
  'auth/sign-in-form.tsx',
  'shell/root-layout.tsx',
  'shell/error-page.tsx',
  'words/entry-error-text.ts',
  'words/error-text.ts',
  'words/step-names.ts',
];

/** Long texts, loaded when somebody opens them. */
const help = ['help', 'features/help', 'features/assistant', 'shell/palette.tsx'];

/** Getting an account and a place in a case. */
const entry = ['features/auth', 'features/invitations', 'safety/emergency-calls.tsx', 'auth/registration-form.tsx'];

/** The homes of all roles, loaded with their cards. What a mediator's shows before them is with the rest. */
const homes = [
  'features/dashboards/!(count-tile).tsx',
  'features/dashboards/{admin,divorcee,lawyer}/*.tsx',
  'features/dashboards/mediator/!(mediator-dashboard-page|mediator-tiles).tsx',
  'shared/badges/health-badge.tsx',
  'shared/documents/no-document-dialog.tsx',
  'shared/documents/requirement-item.tsx',
  'safety/!(quick-exit-button).tsx',
  'words/session-names.ts',
  'words/session-times.ts',
  'words/document-names.ts',
  'words/missing-text.ts',
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
  'shared/documents/document-name.tsx',
  'shared/badges/health-badge.tsx',
  'shared/badges/invitation-badge.tsx',
  'shared/documents/no-document-dialog.tsx',
  'shared/loading/paged-card.tsx',
  'shared/people/people-card.tsx',
  'shared/documents/requirement-item.tsx',
  'shared/people/role-filter.tsx',
  'safety/emergency-calls.tsx',
  'shared/badges/session-badge.tsx',
  'shared/badges/upload-badge.tsx',
  'shared/documents/use-open-document.ts',
  'words/close-reasons.ts',
  'words/document-names.ts',
  'words/missing-text.ts',
  'words/part-names.ts',
  'words/session-names.ts',
  'words/session-times.ts',
];

/** Parts whose words are loaded with them. */
const profile = ['features/profile'];
const notifications = [
  'features/notifications/notification-labels.ts',
  'features/notifications/notifications-panel.tsx',
  'words/notification-text.ts',
  'words/session-times.ts',
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
