import { builderPaths } from '../../packages/app/src/features/builder/builder-paths.ts';
import { agreementPaths } from '../../packages/app/src/agreement-paths.ts';
import { paths } from '../../packages/app/src/paths.ts';

/** The id of a document that does not exist. */
export const nobodysId = '00000000-0000-4000-8000-000000000000';

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
  /** What its heading says to admins, who open every page and do not read what belongs to the people of a case. */
  headingForAdmin?: string;
  /** Without it, everybody who is signed in. */
  roles?: Visitor[];
  /** Guests see it too, and so does everybody else. */
  isOpen?: boolean;
  /** A way in: where it leads a guest. Whoever is in already is led home. */
  entry?: string;
}

/** Every page, for a case and an organization that are there. */
export const routesOf = (caseId: string, orgId: string): Route[] => [
  ...entries,
  { path: paths.forgotPassword(), heading: 'Forgot your password?', isOpen: true },
  { path: paths.resetPassword(), heading: 'This link is not complete', isOpen: true },
  { path: paths.acceptInvitation('unknown'), heading: 'We can’t find this invitation', isOpen: true },
  { path: paths.faq(), heading: 'Questions and answers', isOpen: true },
  { path: paths.whatToExpect(), heading: 'What to expect', isOpen: true },
  { path: paths.privacyPolicy(), heading: 'Privacy policy', isOpen: true },
  { path: paths.whatStays(), heading: 'What stays on this device', isOpen: true },
  { path: paths.setup(), heading: 'Your account is ready' },
  { path: paths.roleSetup(), heading: 'Your account is ready' },
  { path: paths.areas(), heading: 'Dashboard' },
  { path: paths.divorcee(), heading: /./, roles: ['divorcee'] },
  { path: paths.messages(), heading: 'Messages', roles: ['divorcee', 'lawyer'] },
  { path: paths.lawyer(), heading: /./, roles: ['lawyer'] },
  { path: paths.mediator(), heading: /./, roles: ['mediator'] },
  { path: paths.mediatorCases(), heading: 'Cases', roles: ['mediator'] },
  { path: paths.mediatorMessages(), heading: 'Messages', roles: ['mediator'] },
  { path: paths.mediatorSessions(), heading: 'Sessions', roles: ['mediator'] },
  { path: paths.ask(), heading: 'Ask for a mediation', roles: ['divorcee'] },
  { path: paths.enquiries(), heading: 'Enquiries', roles: ['mediator'] },
  { path: paths.mediatorContacts(), heading: 'Contacts', roles: ['mediator'] },
  { path: paths.mediatorProgress(caseId), heading: 'Progress', roles: ['mediator'] },
  { path: paths.mediatorDocuments(), heading: 'Documents', roles: ['mediator'] },
  { path: paths.mediatorReview(), heading: 'Review', roles: ['mediator'] },
  { path: paths.mediatorSchedule(), heading: 'Schedule', roles: ['mediator'] },
  { path: paths.mediatorOffer(), heading: 'Offer times', roles: ['mediator'] },
  { path: paths.mediatorInvite(), heading: 'Invite', roles: ['mediator'] },
  { path: paths.mediatorReports(), heading: 'Reports', roles: ['mediator'] },
  { path: paths.mediatorSummary(), heading: 'Summary for a court', roles: ['mediator'] },
  { path: paths.admin(), heading: /./, roles: [] },
  { path: paths.adminSupport(), heading: 'Support', roles: [] },
  { path: paths.adminUsers(), heading: 'Users', roles: [] },
  { path: paths.adminUser(nobodysId), heading: 'We can’t find this person', roles: [] },
  { path: paths.adminAudit(), heading: 'Audit log', roles: [] },
  { path: paths.adminSystemHealth(), heading: 'System health', roles: [] },
  { path: paths.adminNeutrality(), heading: 'Neutrality', roles: [] },
  { path: paths.adminInvites(), heading: 'Invites', roles: [] },
  { path: paths.adminSettings(), heading: 'Settings', roles: [] },
  { path: paths.adminOrganizations(), heading: 'Organizations', roles: [] },
  { path: paths.adminOrganization(orgId), heading: /./, roles: [] },
  { path: paths.adminCaseAssignments(), heading: 'Case assignments', roles: [] },
  { path: paths.adminErasures(), heading: 'Erasure requests', roles: [] },
  { path: paths.adminRoles(), heading: 'Roles' },
  { path: paths.case(caseId), heading: 'Okafor family' },
  { path: paths.caseFile(caseId), heading: 'Okafor family' },
  {
    path: paths.terms(caseId),
    heading: 'How we will work together',
    headingForAdmin: 'We can’t find this case',
    roles: ['divorcee', 'lawyer', 'mediator'],
  },
  { path: paths.terms(nobodysId), heading: 'We can’t find this case', roles: ['divorcee', 'lawyer', 'mediator'] },
  {
    path: paths.fees(caseId),
    heading: 'Fees',
    headingForAdmin: 'We can’t find this case',
    roles: ['divorcee', 'mediator'],
  },
  { path: paths.fees(nobodysId), heading: 'We can’t find this case', roles: ['divorcee', 'mediator'] },
  { path: paths.aiConsent(caseId), heading: 'May AI read what you write?', roles: ['divorcee', 'lawyer'] },
  { path: paths.aiConsent(nobodysId), heading: 'We can’t find this case', roles: ['divorcee', 'lawyer'] },
  { path: paths.uploads(caseId), heading: 'Documents' },
  { path: paths.document(nobodysId), heading: 'You can’t see this document' },
  { path: paths.session(nobodysId), heading: 'We can’t find this session' },
  { path: agreementPaths.home(caseId), heading: /agreement/i },
  { path: agreementPaths.home(nobodysId), heading: 'We can’t find this case' },
  { path: agreementPaths.sign(nobodysId), heading: 'We can’t find this case' },
  { path: agreementPaths.compare(nobodysId), heading: 'We can’t find this case' },
  { path: agreementPaths.schedule(nobodysId), heading: 'We can’t find this case', roles: ['mediator'] },
  { path: agreementPaths.forms(nobodysId), heading: 'We can’t find this case', roles: ['mediator'] },
  {
    path: agreementPaths.packet(nobodysId),
    heading: 'We can’t find this case',
    roles: ['divorcee', 'lawyer', 'mediator'],
  },
  { path: agreementPaths.recitals(nobodysId), heading: 'We can’t find this case', roles: ['mediator'] },
  { path: agreementPaths.money(nobodysId), heading: 'We can’t find this case' },
  {
    path: agreementPaths.division(nobodysId),
    heading: 'We can’t find this case',
    roles: ['divorcee', 'lawyer', 'mediator'],
  },
  {
    path: agreementPaths.scenarios(nobodysId),
    heading: 'We can’t find this case',
    roles: ['divorcee', 'lawyer', 'mediator'],
  },
  { path: paths.intake(), heading: 'Intake' },
  { path: paths.intakeSection('money'), heading: 'Intake', roles: ['divorcee', 'lawyer'] },
  { path: paths.profile(), heading: 'Profile' },
  { path: paths.wizard(), heading: 'Does mediation suit you?', isOpen: true },
  { path: builderPaths.plasmicHost(), heading: 'Page builder host', isOpen: true },
  { path: builderPaths.plasmic(), heading: 'No built pages yet', isOpen: true },
  { path: builderPaths.dashboardShowcase(), heading: 'Dashboard showcase', isOpen: true },
  { path: builderPaths.testHomeLayout(), heading: 'Test home layout', isOpen: true },
  { path: '/nowhere', heading: 'This page is not here', isOpen: true },
];

const welcome = 'Two people, one agreement, and someone to help you get there.';

const entries: Route[] = [
  { path: paths.home(), heading: welcome, entry: paths.home() },
  { path: paths.landing(), heading: welcome, entry: paths.landing() },
  { path: paths.formerHome(), heading: welcome, entry: paths.home() },
  { path: paths.signIn(), heading: 'Sign In', entry: paths.signIn() },
  { path: paths.dashboard(), heading: 'Sign In', entry: paths.signIn() },
  { path: paths.register(), heading: 'Register', entry: paths.register() },
  { path: paths.confirmEmail(), heading: 'This link is not complete', entry: paths.confirmEmail() },
  { path: paths.registerLegacy(), heading: 'Register', entry: paths.registerLegacy() },
];

/** Where somebody ends who asks for a page. */
export function endOf({ path, roles, isOpen, entry }: Route, visitor: Visitor): string {
  if (isOpen) return path;
  if (visitor === 'guest') return entry ?? paths.home();
  const isTheirs = roles === undefined || visitor === 'admin' || roles.includes(visitor);
  return entry === undefined && isTheirs ? path : paths[visitor]();
}

/** Somebody whose page it is. */
export const mainVisitorOf = ({ roles, isOpen, entry }: Route): Visitor =>
  isOpen || entry !== undefined ? 'guest' : (roles?.[0] ?? (roles ? 'admin' : 'divorcee'));
