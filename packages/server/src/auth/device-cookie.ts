import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const name = '__Host-device';
const maxAge = 180 * 24 * 60 * 60;
const mostPeople = 4;

/**
 * Known browsers (OWASP: device cookies). The cookie holds a random id with a signature for each person who signed in
 * there. It identifies nobody and grants nothing; known browsers have a rate limit of their own, and a sign-in there is not
 * told as one on a new device.
 */
export function createDevices(key: string) {
  const sign = (id: string, email = '') =>
    createHmac('sha256', key).update(`${id} ${email}`).digest().subarray(0, 16).toString('base64url');

  function read(c: Context) {
    const [id = '', proof = '', ...people] = (getCookie(c, name) ?? '').split('.');
    return isSame(proof, sign(id)) ? { id, people } : undefined;
  }

  return {
    /** The id of this browser if anyone has signed in with it. */
    idOf: (c: Context): string | undefined => read(c)?.id,
    /** The id of this browser if this person has signed in with it. */
    idFor(c: Context, email: string): string | undefined {
      const device = read(c);
      return device?.people.some((it) => isSame(it, sign(device.id, email))) ? device.id : undefined;
    },
    /** Records that this person has signed in with this browser, and answers with its id. */
    remember(c: Context, email: string): string {
      const { id, people } = read(c) ?? { id: randomBytes(16).toString('base64url'), people: [] };
      const person = sign(id, email);
      const latest = [person, ...people.filter((it) => it !== person)].slice(0, mostPeople);
      const options = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict', maxAge } as const;
      setCookie(c, name, [id, sign(id), ...latest].join('.'), options);
      return id;
    },
  };
}

export type Devices = ReturnType<typeof createDevices>;

const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
