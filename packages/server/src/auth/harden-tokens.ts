import type { Sql } from '../database/database.ts';
import type { SupabaseFetch } from '../database/lite.ts';
import { decoyHash, isPassword } from './password-hash.ts';

/**
 * Adds two rules to every token request of the embedded identity provider: an unknown address costs as much work as a
 * wrong password, and a reused refresh token ends its sign-in session.
 */
export function hardenTokens(provider: SupabaseFetch, sql: Sql, compare = isPassword): SupabaseFetch {
  const decoy = decoyHash();
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== 'POST' || plain(pathname) !== '/auth/v1/token') return provider(request);
    const body = (await request
      .clone()
      .json()
      .catch(() => ({}))) as { email?: unknown; password?: unknown; refresh_token?: unknown } | null;
    const { email, password, refresh_token } = body ?? {};
    if (searchParams.get('grant_type') === 'password' && typeof email === 'string' && typeof password === 'string') {
      const [known] = await sql`
        select from auth.users where email = ${email.toLowerCase()} and encrypted_password is not null`;
      if (!known && password !== '') await compare(password, await decoy);
    }
    if (searchParams.get('grant_type') === 'refresh_token' && typeof refresh_token === 'string')
      await sql`select private.end_reused_sign_in(${refresh_token})`;
    return provider(request);
  };
}

function plain(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
