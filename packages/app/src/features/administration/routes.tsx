import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { guarded, guardedForPlatform } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The routes of admins, and the page about roles, which every signed-in person may read. */
export const administrationRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: [
    guarded(['admin'], {
      [paths.adminUsers.pattern]: async () => (await import('./people/user-list-page.tsx')).UserListPage,
      [paths.adminUser.pattern]: async () => (await import('./people/person/person-page.tsx')).PersonPage,
      [paths.adminInvites.pattern]: async () =>
        (await import('./invitations/platform-invite-page.tsx')).PlatformInvitePage,
      [paths.adminOrganization.pattern]: async () => (await import('./organization-page.tsx')).OrganizationPage,
      [paths.adminCaseAssignments.pattern]: async () => (await import('./people/assignments-page.tsx')).AssignmentsPage,
      [paths.adminErasures.pattern]: async () => (await import('./erasures/erasures-page.tsx')).ErasuresPage,
      [paths.adminAudit.pattern]: async () => (await import('./audit-page.tsx')).AuditPage,
    }),
    guardedForPlatform({
      [paths.adminSystemHealth.pattern]: async () => (await import('./system-health-page.tsx')).SystemHealthPage,
      [paths.adminNeutrality.pattern]: async () => (await import('./neutrality/neutrality-page.tsx')).NeutralityPage,
      [paths.adminSettings.pattern]: async () => (await import('./platform-settings-page.tsx')).PlatformSettingsPage,
      [paths.adminOrganizations.pattern]: async () =>
        (await import('./organization-list-page.tsx')).OrganizationListPage,
    }),
    guarded(undefined, {
      [paths.adminRoles.pattern]: async () => (await import('./people/roles-page.tsx')).RolesPage,
    }),
  ],
});
