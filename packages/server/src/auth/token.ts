import { ApiError } from '@mediation/api-client';
import { type JWTPayload, createRemoteJWKSet, jwtVerify } from 'jose';
import type { Claims } from '../database/database.ts';

/** Returns the claims and the expiry of an access token; rejects with `unauthenticated` for an invalid one. */
export type VerifyToken = (token: string) => Promise<Claims & { exp: number }>;

/** The source of the keys: the shared secret of an embedded server, or the published keys of a hosted project. */
export type TokenKeys = { secret: string } | { jwksUrl: string };

/** Verifies signature, algorithm, audience and time. The database checks whether the sign-in session is still open. */
export function createVerifier(keys: TokenKeys): VerifyToken {
  const verify = rememberingTokens('secret' in keys ? bySecret(keys.secret) : byJwks(keys.jwksUrl));
  return async (token) => {
    const { sub, session_id, exp } = await verify(token).catch((cause: unknown) => {
      throw new ApiError('unauthenticated', 'Sign in to continue.', { body: cause });
    });
    if (!isUuid(sub) || !isUuid(session_id) || exp === undefined)
      throw new ApiError('unauthenticated', 'Sign in to continue.');
    return { sub, session_id, exp };
  };
}

const rememberMs = 60_000;
const mostTokens = 10_000;

/** Caches the result for a minute. An expired token is verified again and fails. */
function rememberingTokens(verify: (token: string) => Promise<JWTPayload>) {
  const known = new Map<string, { claims: JWTPayload; until: number }>();
  return async (token: string): Promise<JWTPayload> => {
    const earlier = known.get(token);
    if (earlier && Date.now() < earlier.until) return earlier.claims;
    const claims = await verify(token);
    const [oldest] = known.size < mostTokens ? [] : known.keys();
    if (oldest !== undefined) known.delete(oldest);
    known.set(token, { claims, until: Math.min(Date.now() + rememberMs, (claims.exp ?? 0) * 1000) });
    return claims;
  };
}

function bySecret(secret: string) {
  const key = new TextEncoder().encode(secret);
  return async (token: string): Promise<JWTPayload> =>
    (await jwtVerify(token, key, { algorithms: ['HS256'], audience: 'authenticated' })).payload;
}

function byJwks(url: string) {
  const keys = createRemoteJWKSet(new URL(url));
  return async (token: string): Promise<JWTPayload> =>
    (await jwtVerify(token, keys, { algorithms: ['ES256', 'RS256'], audience: 'authenticated' })).payload;
}

const isUuid = (it: unknown): it is string => typeof it === 'string' && /^[0-9a-f-]{36}$/.test(it);
