import { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { limits } from '@mediation/api-client';
import type { Keys } from './keys.ts';
import { type Fault, quieten } from './quiet-lite.ts';
import { refused } from './refused.ts';
import { acceptErrorsAsWarnings } from './warnings.ts';

/** Answers `/auth/v1` and `/rest/v1` in process. */
export type SupabaseFetch = (request: Request) => Promise<Response>;

/** Receives the mails that Lite writes. By default Lite would print each one with the code inside. */
export interface LiteMail {
  send: (mail: { to: string; text?: string }) => Promise<void>;
}

const noMail: LiteMail = { send: async () => undefined };

/** Starts the embedded Supabase on an open connection and creates its tables. */
export async function startLite(
  connection: PgliteConnection | PostgresConnection,
  { jwtSecret, publishableKey, secretKey }: Keys,
  siteUrl: string,
  email: LiteMail = noMail,
): Promise<SupabaseFetch> {
  acceptErrorsAsWarnings();
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: jwtSecret,
      publishable_key: publishableKey,
      secret_key: secretKey,
      site_url: siteUrl,
      jwt_expiry: limits.accessToken / 1000,
      enable_refresh_token_rotation: true,
      minimum_password_length: limits.passwordMin,
      email: { otp_length: 10, otp_expiry: limits.passwordReset / 1000 },
    },
    options: { drivers: { email } },
  } as never);
  await app.init();
  await app.ensureSystemSchema();
  const quietly = quieten();
  return async (request) => {
    let refusal: Fault | undefined;
    const answer = await quietly(
      async () => app.fetch(request, { peerAddress: null }),
      (fault) => (refusal = fault),
    );
    return answer.status === 500 && refusal ? refused(refusal) : answer;
  };
}
