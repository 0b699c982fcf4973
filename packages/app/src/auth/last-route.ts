import type { Role, User } from '@mediation/api-client';
import { matchPath, parsePath } from 'react-router-dom';
import { homeOf, paths } from '../paths.ts';
import { isReturning } from './forget-person.ts';
import { storedSession } from './stored-session.ts';

/** Pages for guests and pages that redirect, which are never stored. */
const passing = [
  'home',
  'landing',
  'signIn',
  'register',
  'registerLegacy',
  'formerHome',
  'forgotPassword',
  'resetPassword',
  'confirmEmail',
  'setup',
  'roleSetup',
  'dashboard',
  'acceptInvitation',
] as const;
const isPassing = (pathname: string) => passing.some((name) => matchPath(paths[name].pattern, pathname));

/**
 * Whether a person of this role may be sent to a stored address: it must be a page of the app and not one of another
 * role.
 */
export function isWayBack(pathname: string, role: Role): boolean {
  const isOurs = Object.values(paths).some(({ pattern }) => matchPath(pattern, pathname));
  if (!isOurs || isPassing(pathname) || pathname.includes('//')) return false;
  if (role === 'lawyer' && pathname === paths.messages()) return true;
  const owner = (['mediator', 'divorcee', 'lawyer', 'admin'] as const).find(
    (it) => pathname === homeOf(it) || pathname.startsWith(`${homeOf(it)}/`),
  );
  return owner === undefined || owner === role || role === 'admin';
}

/**
 * The page that the person asked for as a guest, or else the one that they had open when their sign-in session expired in
 * this tab.
 */
export function wayBackOf({ id, role }: User, asked: string | null): string | null {
  const isAllowed = (address: string) => isWayBack(parsePath(address).pathname ?? '', role);
  if (asked !== null && isAllowed(asked)) return asked;
  const last = storedSession.lastRoute();
  return last !== null && isReturning(id) && isAllowed(last) ? last : null;
}
