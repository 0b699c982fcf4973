import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const name = '__Host-session';
const isToken = /^[!-~]{1,2048}$/;
const options = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;

/** The refresh token of this browser, which no script reads. */
export function readSessionCookie(c: Context): string | undefined {
  const value = getCookie(c, name);
  return value && isToken.test(value) ? value : undefined;
}

/** Keeps the refresh token until the browser closes or the session ends. */
export const writeSessionCookie = (c: Context, refreshToken: string) => setCookie(c, name, refreshToken, options);

/** Forgets the session in this browser. */
export const clearSessionCookie = (c: Context) => deleteCookie(c, name, options);
