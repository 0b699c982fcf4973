import { createTransport } from 'nodemailer';
import type { HealthPart } from '../operations/health-rows.ts';

/** A mail server, and whether mails may reach it unencrypted. */
export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  url: string;
  /** Whether the password and the mails leave over TLS only, only on this machine, or in the clear if they have to. */
  security: 'tls' | 'loopback' | 'optional';
}

const defaultTimeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 };
const healthTimeouts = { connectionTimeout: 3000, greetingTimeout: 3000, socketTimeout: 3000 };

/** Opens the way to a mail server. Where TLS is required and not offered, sending fails before the password is sent. */
export function openSmtp(settings: SmtpSettings, timeouts = defaultTimeouts) {
  const url = new URL(settings.url);
  // What stands in the address would win over an option beside it.
  url.searchParams.set('requireTLS', String(settings.security === 'tls'));
  return createTransport({ url: url.href, ...timeouts });
}

/** Whether the mail server answers, and over TLS. Nobody signs in there for this. */
export async function smtpHealth(settings: SmtpSettings | undefined): Promise<HealthPart> {
  if (!settings) return { state: 'off', detail: 'Mails are files in the outbox.' };
  const url = new URL(settings.url);
  url.username = url.password = '';
  const transport = openSmtp({ ...settings, url: url.href }, healthTimeouts);
  try {
    await transport.verify();
  } catch (error) {
    const { code } = error as { code?: string };
    return code === 'ETLS'
      ? { state: 'down', detail: 'It offers no TLS, so no mail leaves (SMTP_REQUIRE_TLS).' }
      : { state: 'down', detail: 'It does not answer.' };
  }
  return settings.security === 'optional'
    ? { state: 'degraded', detail: 'TLS is not required: passwords and sign-in links may leave unencrypted.' }
    : { state: 'ok', detail: 'It answers.' };
}
