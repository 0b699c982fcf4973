import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOutput, Version } from '../page.ts';
import { Timestamp } from './values.ts';

/** What people are told of. */
export const notificationTypes = [
  'case_update',
  'document_uploaded',
  'document_reviewed',
  'session_scheduled',
  'session_reminder',
  'message',
  'user_invited',
] as const;

/** Something that its owner is told: neutral words, never what somebody wrote. */
export const Notification = z.object({
  id: z.uuid(),
  /** One of `notificationTypes`; a client shows others, too. */
  type: z.string(),
  status: z.enum(['unread', 'read']),
  message: z.string(),
  case_id: z.nullable(z.uuid()),
  /** The case's title, for those who asked for full wording, unless the organization keeps all news neutral. */
  case_title: z.nullable(z.string()),
  /** Where it happened: of a message, the id of the channel. */
  visible_to: z.nullable(z.string()),
  /** The thing it is about. */
  subject_id: z.nullable(z.uuid()),
  /** What kind of thing that is, for a `case_update` that is about more than the case: `intake`, `requirement`, `agreement`, `erasure_request`. */
  subject_type: z.nullable(z.string()),
  /** The time of the session that the message names in English, to be said in the reader's language and zone. */
  starts_at: z.nullable(Timestamp),
  ends_at: z.nullable(Timestamp),
  created_at: Timestamp,
  read_at: z.nullable(Timestamp),
});
export type Notification = z.infer<typeof Notification>;

const Way = z.object({ in_app: z.boolean(), email: z.boolean() });
const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, like 21:30.'));

/**
 * How a person wants to be told. Mail goes to somebody who is away, waits for the end of the quiet hours and is always
 * neutral, whatever the wording on the page.
 */
export const NotificationPreferences = z.object({
  types: z.record(z.enum(notificationTypes), Way),
  /** In the person's own time zone; it may span midnight. */
  quiet_hours: z.nullable(
    z
      .object({ from: TimeOfDay, to: TimeOfDay })
      .check(
        z.refine(({ from, to }) => from !== to, { path: ['to'], error: 'Choose an end that is not the beginning.' }),
      ),
  ),
  wording: z.enum(['neutral', 'full']),
  version: Version,
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** What the caller was told, newest first. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  reads: ['notifications'],
  input: z.object({
    ...pageInput,
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.pageMax)),
      limits.notificationsPerPage,
    ),
  }),
  output: z.object({ notifications: z.array(Notification), ...pageOutput }),
});

/** How many of the caller's notifications are unread. */
export const countUnreadNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/unread-count',
  reads: ['notifications'],
  input: z.object({}),
  output: z.object({ unread_count: z.int() }),
});

/** Marks a notification as read. Done again, it changes nothing. */
export const markNotificationRead = endpoint({
  method: 'PATCH',
  path: '/api/notifications/:notificationId/read',
  changes: ['notifications'],
  activity: false,
  input: z.object({ notificationId: z.uuid() }),
  output: z.object({ notification: Notification }),
});

/** Marks all of the caller's notifications as read and says how many were not. */
export const markAllNotificationsRead = endpoint({
  method: 'POST',
  path: '/api/notifications/read-all',
  changes: ['notifications'],
  input: z.object({}),
  output: z.object({ ok: z.literal(true), count: z.int() }),
});

/** Puts a notification away. For a day it can be brought back. */
export const deleteNotification = endpoint({
  method: 'DELETE',
  path: '/api/notifications/:notificationId',
  changes: ['notifications'],
  input: z.object({ notificationId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});

/** Brings back a notification that was put away. */
export const restoreNotification = endpoint({
  method: 'POST',
  path: '/api/notifications/:notificationId/restore',
  changes: ['notifications'],
  input: z.object({ notificationId: z.uuid() }),
  output: z.object({ notification: Notification }),
});

/** How the caller wants to be told. */
export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/api/notifications/preferences',
  reads: ['account'],
  input: z.object({}),
  output: z.object({ preferences: NotificationPreferences }),
});

/** Changes how the caller wants to be told: all of it at once. */
export const updateNotificationPreferences = endpoint({
  method: 'PUT',
  path: '/api/notifications/preferences',
  changes: ['account'],
  input: NotificationPreferences,
  output: z.object({ preferences: NotificationPreferences }),
});
