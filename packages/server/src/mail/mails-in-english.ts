import { limits } from '@mediation/api-client';
import { longTime } from './long-time.ts';
import type { MailTexts } from './mail-facts.ts';

const hours = (ms: number) => Math.round(ms / 3_600_000);
const minutes = (ms: number) => Math.round(ms / 60_000);

const notifications = {
  case_update: 'There is news for you.',
  document_uploaded: 'A document was added for you.',
  document_reviewed: 'One of your documents was reviewed.',
  session_scheduled: 'There is news about an appointment.',
  session_reminder: 'You have an appointment soon.',
  message: 'A message is waiting for you.',
  user_invited: 'You have an invitation.',
} as const;

const changes = {
  proposed: 'Times were offered for an appointment.',
  scheduled: 'Your appointment is set.',
  moved: 'Your appointment has moved.',
  cancelled: 'Your appointment will not take place.',
} as const;

/** The mails in English. */
export const mailsInEnglish: MailTexts = {
  hello: 'Hello,',
  templates: {
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
        'You have been invited to join your team online.',
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

    confirm_registration: ({ token }, siteUrl) => ({
      subject: 'Confirm your email address',
      lines: [
        'Somebody registered with this email address.',
        'If it was you, follow this link and type your password.',
        `${siteUrl}/confirm-email?token=${token}`,
        `The link works for ${hours(limits.registration)} hours. If it was not you, do nothing: there is no account.`,
      ],
    }),

    account_exists: (_, siteUrl) => ({
      subject: 'About your account',
      lines: [
        'Somebody tried to register with this email address. You have an account already.',
        'If it was you, sign in. If you forgot your password, choose a new one there.',
        `${siteUrl}/signin`,
        'If it was not you, do nothing: your account stays as it is.',
      ],
    }),

    session_reminder: ({ starts_at, time_zone }, siteUrl) => ({
      subject: 'Your appointment',
      lines: [
        `You have an appointment on ${longTime(starts_at, time_zone, 'en')}.`,
        'Sign in to see where it is, or to ask for another time.',
        siteUrl,
      ],
    }),

    session_changed: ({ change, starts_at, time_zone }, siteUrl) => ({
      subject: 'Your appointment',
      lines: [
        changes[change],
        ...(starts_at && time_zone && change !== 'cancelled'
          ? [`It is on ${longTime(starts_at, time_zone, 'en')}.`]
          : []),
        'Sign in to see more.',
        siteUrl,
      ],
    }),

    notification: ({ type }, siteUrl) => ({
      subject: 'There is news for you',
      lines: [notifications[type], 'Sign in to see it.', siteUrl],
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
  },
};
