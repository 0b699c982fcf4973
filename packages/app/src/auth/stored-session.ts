import type { Session, User } from '@mediation/api-client';
import { deviceStorage } from '../browser/storage.ts';
import { tabWork } from '../browser/tab-work.ts';

/** The storage keys of the sign-in session. */
export const storedKeys = {
  token: 'auth_token',
  olderToken: 'token',
  user: 'user',
  activeCase: 'activeCaseId',
  seenAt: 'lastSeenAt',
  last: 'sessionEndsAt',
  ranOut: 'sessionRanOut',
} as const;

/** The storage key of the page that this tab has open; each tab returns to its own. */
const lastRoute = 'lastRoute';

/** The storage keys that decide who is signed in; other tabs react to their changes. */
export const identityKeys: readonly string[] = [storedKeys.token, storedKeys.olderToken, storedKeys.user];

/**
 * The stored part of the sign-in session. The token is short-lived and renewed with a cookie that scripts cannot read.
 * The user is for display and redirects only: the server is the truth about a role.
 */
export const storedSession = {
  token: () => deviceStorage.getItem(storedKeys.token) ?? deviceStorage.getItem(storedKeys.olderToken),
  user(): User | null {
    try {
      return JSON.parse(deviceStorage.getItem(storedKeys.user) ?? 'null') as User | null;
    } catch {
      return null;
    }
  },
  save({ token, user }: Session) {
    deviceStorage.removeItem(storedKeys.olderToken);
    deviceStorage.removeItem(storedKeys.ranOut);
    deviceStorage.setItem(storedKeys.token, token);
    storedSession.saveUser(user);
  },
  saveUser(user: User) {
    deviceStorage.setItem(storedKeys.user, JSON.stringify(user));
  },
  lastRoute: () => tabWork.read(lastRoute),
  saveRoute(path: string) {
    tabWork.keep(lastRoute, path);
  },
  clearToken() {
    deviceStorage.removeItem(storedKeys.token);
    deviceStorage.removeItem(storedKeys.olderToken);
  },
  /**
   * Whether the last sign-in session on this device expired, which tells other tabs and the next page why its token is
   * missing.
   */
  hasRunOut: () => deviceStorage.getItem(storedKeys.ranOut) !== null,
  /** Removes the sign-in session; after a timeout it keeps that fact. */
  clear({ isRunOut = false } = {}) {
    if (isRunOut) deviceStorage.setItem(storedKeys.ranOut, 'yes');
    for (const key of Object.values(storedKeys))
      if (!isRunOut || key !== storedKeys.ranOut) deviceStorage.removeItem(key);
  },
};
