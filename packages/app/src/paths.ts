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
  registerLegacy: path('/register-legacy'),
  formerHome: path('/home'),
  forgotPassword: path('/forgot-password'),
  resetPassword: path('/reset'),
  setup: path('/setup'),
  roleSetup: path('/role-setup'),
  dashboard: path('/dashboard'),
  mediator: path('/mediator'),
  mediatorCases: path('/mediator/cases'),
  divorcee: path('/divorcee'),
  messages: path('/divorcee/messages'),
  lawyer: path('/lawyer'),
  admin: path('/admin'),
  profile: path('/profile'),
  case: path('/case/:caseId'),
  acceptInvitation: path('/accept-invitation/:token'),
};

/** What opens over the page that a person is on; the Back button closes it again. */
export const panels = {
  chat: (caseId?: string) => ({ search: `?panel=chat${caseId === undefined ? '' : `&case=${caseId}`}` }),
  newCase: () => ({ search: '?panel=new-case' }),
  notifications: () => ({ search: '?panel=notifications' }),
};

/** The first page of a role. */
export const homeOf = (role: Role) => paths[role]();
