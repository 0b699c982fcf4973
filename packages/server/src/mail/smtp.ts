import { createTransport } from 'nodemailer';
import type { HealthPart } from '../operations/health-rows.ts';

/** The address of a mail server and the required encryption. */
export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  url: string;
  /** Whether mails require TLS, may stay unencrypted on this machine, or use TLS only if the server offers it. */
  security: 'tls' | 'loopback' | 'optional';
}

const defaultTimeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 };
const healthTimeouts = { connectionTimeout: 3000, greetingTimeout: 3000, socketTimeout: 3000 };

/** Connects to a mail server. Where TLS is required and not offered, sending fails before the password is sent. */
export function openSmtp(settings: SmtpSettings, timeouts = defaultTimeouts) {
  const url = new URL(settings.url);
  // A parameter in the URL would override the option.
  url.searchParams.set('requireTLS', String(settings.security === 'tls'));
  return createTransport({ url: url.href, ...timeouts });
}

/** Checks that the mail server answers and offers TLS. It does not sign in. */
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
