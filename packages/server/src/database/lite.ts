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

/** The embedded Supabase on an open connection. */
export interface Lite {
  /** Creates its tables where they are missing, which takes the owner's rights. */
  makeTables: () => Promise<void>;
  fetch: SupabaseFetch;
}

/** Opens the embedded Supabase on an open connection. */
export async function openLite(
  connection: PgliteConnection | PostgresConnection,
  { jwtSecret, publishableKey, secretKey }: Keys,
  siteUrl: string,
  email: LiteMail = noMail,
): Promise<Lite> {
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
  const quietly = quieten();
  return {
    makeTables: () => app.ensureSystemSchema(),
    fetch: async (request) => {
      let refusal: Fault | undefined;
      const answer = await quietly(
        async () => app.fetch(request, { peerAddress: null }),
        (fault) => (refusal = fault),
      );
      return answer.status === 500 && refusal ? refused(refusal) : answer;
    },
  };
}
