import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

interface Options {
  /** Another origin that pages talk to, or empty. */
  supabaseUrl: string;
  /** Hashes of the inline scripts of the built page. */
  scriptHashes: string[];
}

/**
 * What a browser may do with our pages. Inline styles stay allowed, because scroll locking inserts a style whose text
 * depends on the width of the scroll bar; scripts are ours alone. An answer that is stricter about itself stays so.
 */
export function securityHeaders({ supabaseUrl, scriptHashes }: Options): MiddlewareHandler {
  const ours = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scriptHashes],
      styleSrc: ["'self'", "'unsafe-inline'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'https:'],
      connectSrc: ["'self'", ...(supabaseUrl ? [supabaseUrl, supabaseUrl.replace(/^http/, 'ws')] : [])],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
    },
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    xFrameOptions: 'DENY',
  });
  return async (c, next) => {
    let own: string | null = null;
    await ours(c, async () => {
      await next();
      own = c.res.headers.get(policy);
    });
    if (own) c.res.headers.set(policy, own);
  };
}

const policy = 'content-security-policy';
