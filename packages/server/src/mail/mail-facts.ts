import { limits, notificationTypes } from '@mediation/api-client';
import * as z from 'zod/mini';

/** A path inside the app, appended to the public address of this server. */
const Path = z.string().check(z.regex(/^\/[\w\-.~%/?=&]*$/));
const Moment = z.iso.datetime({ offset: true });

/**
 * The facts of each template. They contain no names, titles or other text from people, because others may read the
 * mail.
 */
export const facts = {
  invitation: z.object({ path: Path }),
  admin_invitation: z.object({ path: Path }),
  password_reset: z.object({ token_hash: z.string().check(z.regex(/^[\w-]{16,200}$/)) }),
  confirm_registration: z.object({ token: z.string().check(z.regex(/^[\w-]{16,200}$/)) }),
  account_exists: z.object({}),
  signing_code: z.object({ code: z.string().check(z.regex(/^\d{6}$/)) }),
  session_reminder: z.object({ starts_at: Moment, ends_at: z.optional(Moment), time_zone: z.string() }),
  session_changed: z.object({
    session_id: z.optional(z.uuid()),
    change: z.enum(['proposed', 'scheduled', 'moved', 'changed', 'cancelled']),
    starts_at: z.optional(Moment),
    ends_at: z.optional(Moment),
    time_zone: z.optional(z.string()),
  }),
  notification: z.object({
    type: z.enum([...notificationTypes, 'safety_sign']),
  }),
  account_approved: z.object({}),
  account_refused: z.object({}),
  new_device: z.object({}),
  factor_removal: z.object({}),
  factors_removed: z.object({}),
  data_erased: z.object({ is_part: z.boolean(), backup_days: z.int() }),
};

type Facts = { [Name in keyof typeof facts]: z.infer<(typeof facts)[Name]> };

/** The mail templates. */
export type MailTemplate = keyof Facts;

/** The time after which a mail is useless: its link has expired or its session has started. */
export const lastMoment: { [Name in MailTemplate]?: (known: Facts[Name], queuedAt: number) => number } = {
  confirm_registration: (_, queuedAt) => queuedAt + limits.registration,
  password_reset: (_, queuedAt) => queuedAt + limits.passwordReset,
  signing_code: (_, queuedAt) => queuedAt + limits.signingCode,
  session_reminder: ({ starts_at }) => Date.parse(starts_at),
  session_changed: ({ change, starts_at }) =>
    starts_at && change !== 'cancelled' ? Date.parse(starts_at) : Number.POSITIVE_INFINITY,
};

/** What a mail says. */
export interface MailWords {
  subject: string;
  lines: string[];
  /** The one place that it leads to: a button, or its address on a line of its own. */
  action?: { label: string; url: string };
  /** What follows the address. */
  after?: string[];
}

/** All mails in one language. */
export interface MailTexts {
  /** The greeting, with the receiver's own first name where it is known. */
  hello: (name: string | null) => string;
  /** What stands above the address of a button. */
  trouble: string;
  templates: {
    [Name in MailTemplate]: (known: Facts[Name], siteUrl: string) => MailWords;
  };
}
