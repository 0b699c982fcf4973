import { paths } from '../packages/app/src/paths.ts';

/** Who opens a page; `null` is somebody who is signed out. */
export const visitors = {
  guest: null,
  divorcee: 'party-a@demo.example',
  lawyer: 'lawyer-a@demo.example',
  mediator: 'mediator@demo.example',
  admin: 'admin@demo.example',
} as const;

export type Visitor = keyof typeof visitors;

/** One route: its address, what its heading says, and for whom it is; everybody else is led to their own home. */
export interface Route {
  path: string;
  heading: string | RegExp;
  /** Without it, everybody who is signed in. */
  roles?: Visitor[];
  /** Guests see it too, and so does everybody else. */
  isOpen?: boolean;
}

/** Every page beyond the homes and the ways in, for a case and an organization that are there. */
export const routesOf = (caseId: string, orgId: string): Route[] => [
  { path: paths.mediatorCases(), heading: 'Cases', roles: ['mediator'] },
  { path: paths.mediatorSessions(), heading: 'Sessions', roles: ['mediator'] },
  { path: paths.mediatorContacts(), heading: 'Contacts', roles: ['mediator'] },
  { path: paths.mediatorProgress(caseId), heading: 'Progress', roles: ['mediator'] },
  { path: paths.mediatorDocuments(), heading: 'Documents', roles: ['mediator'] },
  { path: paths.mediatorReview(), heading: 'Document review', roles: ['mediator'] },
  { path: paths.mediatorSchedule(), heading: 'Schedule', roles: ['mediator'] },
  { path: paths.mediatorInvite(), heading: 'Invite', roles: ['mediator'] },
  { path: paths.mediatorReports(), heading: 'Reports', roles: ['mediator'] },
  { path: paths.adminUsers(), heading: 'Users', roles: [] },
  { path: paths.adminSystemHealth(), heading: 'System health', roles: [] },
  { path: paths.adminInvites(), heading: 'Invites', roles: [] },
  { path: paths.adminSettings(), heading: 'Settings', roles: [] },
  { path: paths.adminOrganizations(), heading: 'Organizations', roles: [] },
  { path: paths.adminOrganization(orgId), heading: /./, roles: [] },
  { path: paths.adminCaseAssignments(), heading: 'Case assignments', roles: [] },
  { path: paths.adminRoles(), heading: 'Roles' },
  { path: paths.case(caseId), heading: 'Okafor family' },
  { path: paths.caseFile(caseId), heading: 'Okafor family' },
  { path: paths.uploads(caseId), heading: 'Documents' },
  { path: paths.intake(), heading: 'Intake' },
  { path: paths.profile(), heading: 'Profile' },
  { path: paths.wizard(), heading: 'Does mediation suit you?', isOpen: true },
  { path: paths.plasmicHost(), heading: 'Page builder host', isOpen: true },
  { path: paths.plasmic(), heading: 'No built pages yet', isOpen: true },
  { path: paths.dashboardShowcase(), heading: 'Dashboard showcase', isOpen: true },
  { path: paths.testHomeLayout(), heading: 'Test home layout', isOpen: true },
  { path: '/nowhere', heading: 'This page is not here', isOpen: true },
];

/** Where somebody ends who asks for a page. */
export function endOf({ path, roles, isOpen }: Route, visitor: Visitor): string {
  if (isOpen) return path;
  if (visitor === 'guest') return paths.home();
  if (roles === undefined || visitor === 'admin' || roles.includes(visitor)) return path;
  return paths[visitor]();
}
