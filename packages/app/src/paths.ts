import type { Role } from '@mediation/api-client';

interface Path<Pattern extends string> {
  (...value: Pattern extends `${string}:${string}` ? [value: string] : []): string;
  pattern: Pattern;
}

const path = <const Pattern extends string>(pattern: Pattern): Path<Pattern> =>
  Object.assign((value = '') => pattern.replace(/:\w+/, encodeURIComponent(value)), { pattern });

/** Every address of the app, once: `paths.case(caseId)` is a link, `paths.case.pattern` is its route. */
export const paths = {
  home: path('/'),
  landing: path('/landing'),
  signIn: path('/signin'),
  register: path('/register'),
  setup: path('/setup'),
  dashboard: path('/dashboard'),
  areas: path('/dashboard/areas'),
  mediator: path('/mediator'),
  mediatorCases: path('/mediator/cases'),
  mediatorContacts: path('/mediator/contacts'),
  mediatorReview: path('/mediator/review'),
  mediatorSchedule: path('/mediator/schedule'),
  divorcee: path('/divorcee'),
  messages: path('/divorcee/messages'),
  lawyer: path('/lawyer'),
  admin: path('/admin'),
  adminUsers: path('/admin/users'),
  adminSystemHealth: path('/admin/system-health'),
  adminInvites: path('/admin/invites'),
  adminSettings: path('/admin/settings'),
  adminOrganizations: path('/admin/organizations'),
  adminCaseAssignments: path('/admin/case-assignments'),
  profile: path('/profile'),
  case: path('/case/:caseId'),
  caseFile: path('/cases/:caseId'),
  caseUploads: path('/cases/:caseId/uploads'),
  intake: path('/intake'),
  acceptInvitation: path('/accept-invitation/:token'),
};

/** What opens over the page that a person is on; the Back button closes it again. */
export const panels = {
  chat: (caseId?: string) => ({ search: `?panel=chat${caseId === undefined ? '' : `&case=${caseId}`}` }),
  newCase: () => ({ search: '?panel=new-case' }),
  assistant: () => ({ search: '?panel=assistant' }),
  whatToExpect: () => ({ search: '?panel=what-to-expect' }),
};

const homes: Partial<Record<string, () => string>> = {
  divorcee: paths.divorcee,
  mediator: paths.mediator,
  lawyer: paths.lawyer,
  admin: paths.admin,
};

/** The first page of a role; the general dashboard for one that this version does not know. */
export const homeOf = (role: Role) => (homes[role] ?? paths.areas)();
