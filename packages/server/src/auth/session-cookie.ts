import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const name = '__Host-session';
const isToken = /^[!-~]{1,2048}$/;
const options = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;

/** The refresh token of this browser, in an HttpOnly cookie. */
export function readSessionCookie(c: Context): string | undefined {
  const value = getCookie(c, name);
  return value && isToken.test(value) ? value : undefined;
}

/** Stores the refresh token until the browser closes or the sign-in session ends. */
export const writeSessionCookie = (c: Context, refreshToken: string) => setCookie(c, name, refreshToken, options);

/** Removes the cookie from this browser. */
export const clearSessionCookie = (c: Context) => deleteCookie(c, name, options);
