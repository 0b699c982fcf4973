import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { chmod, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Email } from '@mediation/api-client';
import { type SendMailOptions, createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import type { Invitation } from './invitation-of.ts';
import { type SmtpSettings, openSmtp } from './smtp.ts';
import type { MailText } from './write-mail.ts';

/** A mail to one person, with the calendar entry that it is about. */
export interface Mail extends MailText {
  to: string;
  invitation?: Invitation | undefined;
}

/** Sends one mail. Rejects when sending fails, with `AddressError` when a retry cannot help. */
export type SendMail = (mail: Mail) => Promise<void>;

/** An address that cannot receive mail. */
export class AddressError extends Error {
  override readonly name = 'AddressError';
}

/** The target of mails: a mail server, or files in a folder. */
export interface MailSettings {
  /** The mail server; without one, each mail becomes a file. */
  smtp?: SmtpSettings | undefined;
  from: string;
  /** The folder for mails as files. */
  outbox: string;
}

/** Marks mails as automatic, so that no machine replies, and keeps the library from reading files or URLs. */
const fixed = {
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
} satisfies SendMailOptions;

/** Creates the function that sends mails. */
export function openTransport({ smtp, from, outbox }: MailSettings): SendMail {
  const send = smtp ? overSmtp(smtp) : intoFolder(outbox);
  return async ({ to, subject, text, html, invitation }) => {
    const address = z.safeParse(Email, to);
    if (!address.success) throw new AddressError('No mail can go to this address.');
    await send({
      ...fixed,
      from,
      to: { name: '', address: address.data },
      subject,
      text,
      html,
      // As an alternative part whose type names the method, calendar programs offer it; as a file, others save it.
      ...(invitation && {
        icalEvent: { method: invitation.method, content: invitation.content, filename: 'appointment.ics' },
      }),
    });
  };
}

function overSmtp(settings: SmtpSettings) {
  const transport = openSmtp(settings);
  return async (mail: SendMailOptions) => {
    await transport.sendMail(mail);
  };
}

function intoFolder(folder: string) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail: SendMailOptions) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    const { message } = await transport.sendMail(mail);
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    const unfinished = join(folder, `.${name}.new`);
    await writeFile(unfinished, message as Buffer, { mode: 0o600 });
    await rename(unfinished, join(folder, name));
  };
}
