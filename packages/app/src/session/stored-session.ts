import type { Session, User } from '@mediation/api-client';
import { useSyncExternalStore } from 'react';

const keys = {
  token: 'auth_token',
  olderToken: 'token',
  user: 'user',
  activeCase: 'activeCaseId',
  lastRoute: 'lastRoute',
  seenAt: 'lastSeenAt',
} as const;

/** The storage keys that say who is signed in; another tab's change of one of them may concern this tab. */
export const identityKeys: readonly string[] = [keys.token, keys.olderToken, keys.user];

/**
 * What the browser remembers of a session. The token is short-lived; what renews it is a cookie that no script reads.
 * The user is for display and redirects only: the server is the truth about a role.
 */
export const storedSession = {
  token: () => localStorage.getItem(keys.token) ?? localStorage.getItem(keys.olderToken),
  user(): User | null {
    try {
      return JSON.parse(localStorage.getItem(keys.user) ?? 'null') as User | null;
    } catch {
      return null;
    }
  },
  save({ token, user }: Session) {
    localStorage.removeItem(keys.olderToken);
    localStorage.setItem(keys.token, token);
    storedSession.saveUser(user);
  },
  saveUser(user: User) {
    localStorage.setItem(keys.user, JSON.stringify(user));
  },
  lastRoute: () => localStorage.getItem(keys.lastRoute),
  saveRoute(path: string) {
    localStorage.setItem(keys.lastRoute, path);
  },
  forgetRoute() {
    localStorage.removeItem(keys.lastRoute);
  },
  /** When the person was last at the screen, in any tab; null when nobody has noted it. */
  seenAt() {
    const at = Number(localStorage.getItem(keys.seenAt) ?? Number.NaN);
    return Number.isFinite(at) ? at : null;
  },
  saveSeen(at: number) {
    localStorage.setItem(keys.seenAt, String(at));
  },
  clearToken() {
    localStorage.removeItem(keys.token);
    localStorage.removeItem(keys.olderToken);
  },
  /** Leaves nothing of the session; only the last route may stay, for somebody whose time ran out. */
  clear({ keepsRoute = false } = {}) {
    for (const key of Object.values(keys)) if (!(keepsRoute && key === keys.lastRoute)) localStorage.removeItem(key);
  },
};

/** The case that a person had open last. Anything of 10 characters or fewer is not an id. */
export const activeCase = {
  read() {
    const id = localStorage.getItem(keys.activeCase);
    return id !== null && id.length > 10 ? id : null;
  },
  save(id: string) {
    if (activeCase.read() === id) return;
    localStorage.setItem(keys.activeCase, id);
    announceCaseChange();
  },
  clear() {
    localStorage.removeItem(keys.activeCase);
    announceCaseChange();
  },
};

/** Tells the rest of the page that another case, or none, is the active one now. */
export const announceCaseChange = () => globalThis.dispatchEvent(new Event('case-changed'));

/** The active case of the moment, for pages that show it. */
export const useActiveCase = () =>
  useSyncExternalStore(
    (listener) => {
      const stop = new AbortController();
      addEventListener('case-changed', listener, stop);
      addEventListener('storage', listener, stop);
      return () => stop.abort();
    },
    () => activeCase.read(),
  );
