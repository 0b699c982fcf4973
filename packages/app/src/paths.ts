import type { Role } from '@mediation/api-client';

interface Path<Pattern extends string> {
  (...value: Pattern extends `${string}:${string}` ? [value: string] : []): string;
  pattern: Pattern;
}

/** Makes the link of an address from its values, and keeps its pattern for a route. */
export const path = <const Pattern extends string>(pattern: Pattern): Path<Pattern> =>
  Object.assign((value = '') => pattern.replace(/:\w+/, encodeURIComponent(value)), { pattern });

/** All addresses of the app: `paths.case(caseId)` is a link, `paths.case.pattern` is its route. */
export const paths = {
  home: path('/'),
  landing: path('/landing'),
  signIn: path('/signin'),
  register: path('/register'),
  registerLegacy: path('/register-legacy'),
  formerHome: path('/home'),
  forgotPassword: path('/forgot-password'),
  resetPassword: path('/reset'),
  confirmEmail: path('/confirm-email'),
  setup: path('/setup'),
  roleSetup: path('/role-setup'),
  profile: path('/profile'),
  dashboard: path('/dashboard'),
  areas: path('/dashboard/areas'),
  faq: path('/faq'),
  whatToExpect: path('/what-to-expect'),
  privacyPolicy: path('/privacy-policy'),
  whatStays: path('/what-stays'),
  acceptInvitation: path('/accept-invitation/:token'),
  mediator: path('/mediator'),
  mediatorCases: path('/mediator/cases'),
  mediatorMessages: path('/mediator/messages'),
  mediatorSessions: path('/mediator/sessions'),
  enquiries: path('/enquiries'),
  mediatorContacts: path('/mediator/contacts'),
  mediatorProgress: path('/mediator/progress/:caseId'),
  mediatorDocuments: path('/mediator/documents'),
  mediatorReview: path('/mediator/review'),
  mediatorSchedule: path('/mediator/schedule'),
  mediatorOffer: path('/mediator/offer'),
  mediatorInvite: path('/mediator/invite'),
  mediatorReports: path('/mediator/reports'),
  mediatorSummary: path('/mediator/summary'),
  divorcee: path('/divorcee'),
  messages: path('/divorcee/messages'),
  lawyer: path('/lawyer'),
  admin: path('/admin'),
  adminUsers: path('/admin/users'),
  adminUser: path('/admin/users/:userId'),
  adminSystemHealth: path('/admin/system-health'),
  adminNeutrality: path('/admin/neutrality'),
  adminInvites: path('/admin/invites'),
  adminSupport: path('/admin/support'),
  adminErasures: path('/admin/erasures'),
  adminRoles: path('/admin/roles'),
  adminSettings: path('/admin/settings'),
  adminAudit: path('/admin/audit'),
  adminOrganizations: path('/admin/organizations'),
  adminOrganization: path('/admin/organizations/:orgId'),
  adminCaseAssignments: path('/admin/case-assignments'),
  case: path('/case/:caseId'),
  caseFile: path('/cases/:caseId'),
  aiConsent: path('/cases/:caseId/ai-consent'),
  terms: path('/cases/:caseId/terms'),
  fees: path('/cases/:caseId/fees'),
  uploads: path('/cases/:caseId/uploads'),
  document: path('/documents/:uploadId'),
  session: path('/sessions/:sessionId'),
  intake: path('/intake'),
  intakeSection: path('/intake/:section'),
  wizard: path('/wizard'),
  ask: path('/ask'),
};

const homes: Partial<Record<string, () => string>> = {
  divorcee: paths.divorcee,
  mediator: paths.mediator,
  lawyer: paths.lawyer,
  admin: paths.admin,
};

/** The dashboard of a role; the general one for an unknown role. */
export const homeOf = (role: Role) => (homes[role] ?? paths.areas)();
