import type { Role, User } from '@mediation/api-client';
import { matchPath } from 'react-router-dom';
import { homeOf, paths } from '../paths.ts';
import { isReturning } from './forget-person.ts';
import { storedSession } from './stored-session.ts';

/** Pages for guests, or that lead on to others: nobody was at work there. */
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
 * Whether somebody of this role may be led to an address that was stored: one of the app's own pages, and not another
 * role's. Whatever else stands in the storage leads nowhere.
 */
export function isWayBack(pathname: string, role: Role): boolean {
  const isOurs = Object.values(paths).some(({ pattern }) => matchPath(pattern, pathname));
  if (!isOurs || isPassing(pathname) || pathname.includes('//')) return false;
  const owner = (['mediator', 'divorcee', 'lawyer', 'admin'] as const).find(
    (it) => pathname === homeOf(it) || pathname.startsWith(`${homeOf(it)}/`),
  );
  return owner === undefined || owner === role || role === 'admin';
}

/** The page where somebody was when their session ran out in this tab. */
export function wayBackOf({ id, role }: User): string | null {
  const last = storedSession.lastRoute();
  return last !== null && isReturning(id) && isWayBack(last, role) ? last : null;
}
