import type { Context } from 'hono';

/** The address that a browser shows, which passkeys are tied to. */
export interface Site {
  origin: string;
  rpId: string;
}

/** The public address. Where none is configured it is that of the page, which is compared with the host before. */
export function siteOf(c: Context, publicOrigin: string | undefined): Site {
  const origin = publicOrigin ?? c.req.header('origin') ?? new URL(c.req.url).origin;
  return { origin, rpId: new URL(origin).hostname };
}
