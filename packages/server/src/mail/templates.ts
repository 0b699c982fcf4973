import { limits } from '@mediation/api-client';
import * as z from 'zod/mini';
import { longTime } from './long-time.ts';

/** What a mail says. Plain text alone: nothing is loaded, nothing tells the sender that it was opened. */
export interface MailText {
  subject: string;
  text: string;
}

const hours = (ms: number) => Math.round(ms / 3_600_000);
const minutes = (ms: number) => Math.round(ms / 60_000);

/** An address inside of the app, which is put behind the public address of this server. */
const Path = z.string().check(z.regex(/^\/[\w\-.~%/?=&]*$/));
const Moment = z.iso.datetime({ offset: true });

const news = {
  case_update: 'There is news for you.',
  document_uploaded: 'A paper was added for you to see.',
  document_reviewed: 'Somebody has looked at a paper of yours.',
  session_scheduled: 'There is news about an appointment.',
  session_reminder: 'You have an appointment soon.',
  message: 'A message is waiting for you.',
  user_invited: 'You have an invitation.',
} as const;

const changes = {
  proposed: 'Times were offered for an appointment. Say which ones suit you.',
  scheduled: 'Your appointment is set.',
  moved: 'Your appointment has moved.',
  cancelled: 'Your appointment will not take place.',
} as const;

/** What each template needs to know. Never a name, a title or a word that somebody wrote: others may read the mail. */
const facts = {
  invitation: z.object({ path: Path }),
  admin_invitation: z.object({ path: Path }),
  password_reset: z.object({ token_hash: z.string().check(z.regex(/^[\w-]{16,200}$/)) }),
  session_reminder: z.object({ starts_at: Moment, time_zone: z.string() }),
  session_changed: z.object({
    change: z.enum(['proposed', 'scheduled', 'moved', 'cancelled']),
    starts_at: z.optional(Moment),
    time_zone: z.optional(z.string()),
  }),
  notification: z.object({
    type: z.enum([
      'case_update',
      'document_uploaded',
      'document_reviewed',
      'session_scheduled',
      'session_reminder',
      'message',
      'user_invited',
    ]),
  }),
  account_approved: z.object({}),
  account_refused: z.object({}),
};

type Facts = { [Name in keyof typeof facts]: z.infer<(typeof facts)[Name]> };

type Template<Known> = (known: Known, siteUrl: string) => { subject: string; lines: string[] };

const templates: { [Name in keyof Facts]: Template<Facts[Name]> } = {
  invitation: ({ path }, siteUrl) => ({
    subject: 'You have an invitation',
    lines: [
      'Somebody invites you to a private space online.',
      'This link shows who invites you and why. You can say yes or no there.',
      siteUrl + path,
      `The link works for ${hours(limits.invitation) / 24} days. It is for you alone.`,
    ],
  }),

  admin_invitation: ({ path }, siteUrl) => ({
    subject: 'You have an invitation',
    lines: [
      'Somebody made a place for you at work online.',
      'Follow this link to set it up.',
      siteUrl + path,
      `The link works for ${hours(limits.invitation) / 24} days. It is for you alone.`,
    ],
  }),

  password_reset: ({ token_hash }, siteUrl) => ({
    subject: 'Choose a new password',
    lines: [
      'Somebody asked for a new password for your account.',
      'If it was you, follow this link.',
      `${siteUrl}/reset?token_hash=${token_hash}&type=recovery`,
      `The link works once, for ${minutes(limits.passwordReset)} minutes. If it was not you, do nothing: your password stays.`,
    ],
  }),

  session_reminder: ({ starts_at, time_zone }, siteUrl) => ({
    subject: 'Your appointment',
    lines: [
      `You have an appointment on ${longTime(starts_at, time_zone)}.`,
      'Sign in to see where it is, or to ask for another time.',
      siteUrl,
    ],
  }),

  session_changed: ({ change, starts_at, time_zone }, siteUrl) => ({
    subject: 'Your appointment',
    lines: [
      changes[change],
      ...(starts_at && time_zone && change !== 'cancelled' ? [`It is on ${longTime(starts_at, time_zone)}.`] : []),
      'Sign in to see more.',
      siteUrl,
    ],
  }),

  notification: ({ type }, siteUrl) => ({
    subject: 'There is news for you',
    lines: [news[type], 'Sign in to see it.', siteUrl],
  }),

  account_approved: (_, siteUrl) => ({
    subject: 'Your account is ready',
    lines: ['Your account has been approved. You can sign in now.', siteUrl],
  }),

  account_refused: (_, siteUrl) => ({
    subject: 'About your account',
    lines: [
      'We could not approve the role that you asked for. Your account stays as it is.',
      'If you think this is a mistake, sign in and write to the support.',
      siteUrl,
    ],
  }),
};

/** The kinds of mail that there are. */
export type MailTemplate = keyof Facts;

/** Writes a mail. Throws for a template that there is not, or facts that are not those of the template. */
export function writeMail(template: string, known: unknown, siteUrl: string): MailText {
  if (!Object.hasOwn(facts, template)) throw new Error('There is no such mail.');
  const name = template as MailTemplate;
  const write = templates[name] as Template<unknown>;
  const parsed = facts[name].safeParse(known);
  if (!parsed.success) throw new Error(`These are not the facts of the mail ${name}.`);
  const { subject, lines } = write(parsed.data, siteUrl);
  return { subject, text: `${['Hello,', ...lines].join('\n\n')}\n` };
}
