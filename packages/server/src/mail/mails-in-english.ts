import { limits } from '@mediation/api-client';
import { longTime } from './long-time.ts';
import type { MailTexts } from './mail-facts.ts';

const hours = (ms: number) => Math.round(ms / 3_600_000);
const minutes = (ms: number) => Math.round(ms / 60_000);

const notifications = {
  case_update: 'There is an update for you.',
  safety_sign: 'There is an update for you.',
  document_uploaded: 'A new document is ready for you to see.',
  document_reviewed: 'One of your documents was reviewed.',
  session_scheduled: 'There is an update about a session.',
  session_reminder: 'You have a session soon.',
  message: 'You have a new message.',
  user_invited: 'You have an invitation.',
} as const;

const changes = {
  proposed: 'You have new times to choose from for a session.',
  scheduled: 'Your session is booked.',
  moved: 'Your session has moved to another time.',
  changed: 'There is a change to your session.',
  cancelled: 'Your session has been cancelled.',
} as const;

/** The mails in English. */
export const mailsInEnglish: MailTexts = {
  hello: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
  trouble: 'The button doesn’t work? Type this address:',
  templates: {
    invitation: ({ path }, siteUrl) => ({
      subject: 'You have an invitation',
      lines: [
        'You have been invited to a private space online.',
        'Follow this link to see who invited you and why. You can then say yes or no.',
      ],
      action: { label: 'See the invitation', url: siteUrl + path },
      after: [`The link works for ${hours(limits.invitation) / 24} days. Please do not share it.`],
    }),

    admin_invitation: ({ path }, siteUrl) => ({
      subject: 'You have an invitation',
      lines: ['You have been invited to join your team online.', 'Follow this link to set it up.'],
      action: { label: 'Set it up', url: siteUrl + path },
      after: [`The link works for ${hours(limits.invitation) / 24} days. Please do not share it.`],
    }),

    password_reset: ({ token_hash }, siteUrl) => ({
      subject: 'Choose a new password',
      lines: ['We received a request for a new password for your account.', 'If you made it, follow this link.'],
      action: { label: 'Choose a new password', url: `${siteUrl}/reset?token_hash=${token_hash}&type=recovery` },
      after: [
        `The link works once, for ${minutes(limits.passwordReset)} minutes. If you did not ask for it, you can ignore this mail. Your password has not changed.`,
      ],
    }),

    confirm_registration: ({ token }, siteUrl) => ({
      subject: 'Confirm your email address',
      lines: [
        'We received a registration with this email address.',
        'If you registered, follow this link and enter your password.',
      ],
      action: { label: 'Confirm the address', url: `${siteUrl}/confirm-email?token=${token}` },
      after: [
        `The link works for ${hours(limits.registration)} hours. If you did not register, you can ignore this mail. No account has been created.`,
      ],
    }),

    account_exists: (_, siteUrl) => ({
      subject: 'About your account',
      lines: [
        'We received a registration with this email address, but you already have an account.',
        'If you tried to register, sign in instead. If you forgot your password, you can choose a new one there.',
      ],
      action: { label: 'Sign in', url: `${siteUrl}/signin` },
      after: ['If it was not you, you can ignore this mail. Your account has not changed.'],
    }),

    signing_code: ({ code }) => ({
      subject: 'Your code',
      lines: [
        `Your code is ${code}.`,
        `It works once, for ${minutes(limits.signingCode)} minutes. Please do not share it.`,
        'If you did not ask for it, you can ignore this mail.',
      ],
    }),

    session_reminder: ({ starts_at, ends_at, time_zone }, siteUrl) => ({
      subject: 'Your session',
      lines: [
        `You have a session on ${longTime(starts_at, time_zone, 'en', ends_at)}.`,
        'Sign in to see where it takes place or to ask for another time.',
      ],
      action: { label: 'Sign in and see it', url: siteUrl },
    }),

    session_changed: ({ change, starts_at, ends_at, time_zone }, siteUrl) => ({
      subject: 'Your session',
      lines: [
        changes[change],
        ...(starts_at && time_zone && change !== 'cancelled'
          ? [`It takes place on ${longTime(starts_at, time_zone, 'en', ends_at)}.`]
          : []),
        'Sign in to see the details.',
      ],
      action: { label: 'Sign in and see it', url: siteUrl },
    }),

    notification: ({ type }, siteUrl) => ({
      subject: 'You have a new notification',
      lines: [notifications[type], 'Sign in to see it.'],
      action: { label: 'Sign in and see it', url: siteUrl },
    }),

    account_approved: (_, siteUrl) => ({
      subject: 'Your account is ready',
      lines: ['Your account has been approved. You can sign in now.'],
      action: { label: 'Sign in', url: siteUrl },
    }),

    account_refused: (_, siteUrl) => ({
      subject: 'About your account',
      lines: [
        'We could not approve the role you asked for. Your account has not changed.',
        'If you think this is a mistake, sign in and write to support.',
      ],
      action: { label: 'Sign in', url: siteUrl },
    }),

    new_device: (_, siteUrl) => ({
      subject: 'New sign-in to your account',
      lines: [
        'Somebody signed in to your account on a device that we did not know.',
        'If it was you, there is nothing to do.',
        'If it was not you, sign in, end that session and choose a new password.',
      ],
      action: { label: 'Sign in and look', url: `${siteUrl}/profile?part=sign-in` },
    }),

    factor_removal: (_, siteUrl) => ({
      subject: 'About your account',
      lines: [
        'We were asked to remove the second step that you sign in with, because you cannot use it.',
        'It happens in three days at the latest. Then your password is enough to sign in.',
        'If you did not ask for this, sign in and stop it in your profile. Choose a new password there, too.',
      ],
      action: { label: 'Sign in', url: siteUrl },
    }),

    factors_removed: (_, siteUrl) => ({
      subject: 'About your account',
      lines: [
        'The second step that you signed in with has been removed, and you are signed out everywhere.',
        'Sign in with your password and set up a new one.',
      ],
      action: { label: 'Sign in', url: siteUrl },
    }),

    data_erased: ({ is_part, backup_days }, siteUrl) => ({
      subject: 'What you asked for is done',
      lines: [
        `Your account at ${siteUrl} and your details have been erased. You can no longer sign in.`,
        ...(is_part
          ? ['Records that other people rely on are kept for a time, without your name. Then they are erased, too.']
          : []),
        `Copies in backups are gone after ${backup_days} days.`,
        'This is the last mail to you. We have not kept your address.',
      ],
    }),
  },
};
