import { type Notification, type NotificationPreferences, notificationTypes } from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { newestFirst, pageOf } from '../../http/answer/keyset-page.ts';
import { lockVersion } from '../../http/optimistic-lock.ts';

export const notifications = {
  listNotifications: async ({ input: { cursor, limit }, sql }) => {
    const after = newestFirst(cursor);
    const found = await sql<Notification>`
      with n as materialized (
        select * from notifications
        where deleted_at is null and (created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)
        order by created_at desc, id desc limit ${limit + 1})
      select ${columns}, case when ${isFull} then acted.name end as actor_name
      from n cross join notification_preferences w
      left join private.actors_of(array(select id from n)) acted on acted.notification_id = n.id
      order by n.created_at desc, n.id desc`;
    const { rows, next_cursor } = pageOf(found, limit, (it) => ({ at: it.created_at, id: it.id }));
    return { notifications: rows, next_cursor };
  },

  markNotificationRead: async ({ input: { notificationId }, sql }) => {
    const [notification] = await sql<Notification>`
      update notifications n set status = 'read' from notification_preferences w where n.id = ${notificationId} and n.deleted_at is null
      returning ${columns}, ${actor} as actor_name`;
    return notification && { notification };
  },

  markAllNotificationsRead: async ({ sql }) => {
    const read = await sql`
      update notifications set status = 'read'
      where user_id = auth.uid() and status = 'unread' and deleted_at is null returning id`;
    return { ok: true as const, count: read.length };
  },

  deleteNotification: async ({ input: { notificationId }, sql }) => {
    const [gone] = await sql`
      update notifications set deleted_at = coalesce(deleted_at, now()) where id = ${notificationId} returning id`;
    return gone && { ok: true as const };
  },

  restoreNotification: async ({ input: { notificationId }, sql }) => {
    const [notification] = await sql<Notification>`
      update notifications n set deleted_at = null from notification_preferences w where n.id = ${notificationId}
      returning ${columns}, ${actor} as actor_name`;
    return notification && { notification };
  },

  getNotificationPreferences: async ({ sql }) => {
    const [row] = await readPreferences(sql);
    return row && { preferences: preferencesOf(row) };
  },

  updateNotificationPreferences: async ({ input: { types, quiet_hours, wording, version }, sql }) => {
    const without = (way: 'in_app' | 'email') => notificationTypes.filter((it) => !types[it][way]);
    const preferences = await sql<{ version: number }>`
      select version from notification_preferences where user_id = auth.uid() for update`;
    if (!(await lockVersion(preferences, version))) return undefined;
    const [saved] = await sql<{ version: number }>`
      update notification_preferences set not_in_app = ${without('in_app')}, not_by_mail = ${without('email')},
        quiet_from = ${quiet_hours?.from ?? null}, quiet_to = ${quiet_hours?.to ?? null}, wording = ${wording}
      where user_id = auth.uid() returning version`;
    return saved && { preferences: { types, quiet_hours, wording, version: saved.version } };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/notifications/notifications')>;

/** Of the reader’s own preferences, which each statement joins as `w`: everybody has a row. */
const isFull = fragment`w.wording = 'full'`;

/** Who did what one notification says. A page asks for all of its own at once. */
const actor = fragment`case when ${isFull} then (select acted.name from private.actors_of(array[n.id]) acted) end`;

/** With full wording also the case, who did it, and what it is about, as far as the reader may read that. */
const columns = fragment`
  n.id, n.type, n.status, n.message, n.case_id, n.visible_to, n.subject_id, n.subject_type, n.starts_at, n.ends_at,
  n.created_at, n.read_at,
  (select jsonb_build_object('document', v.document, 'number', v.number) from agreement_versions v
    where n.subject_type = 'agreement' and v.id = n.subject_id) as version,
  case when n.case_id is not null and ${isFull} then private.title_of(n.case_id) end as case_title,
  case when not ${isFull} then null
    when n.type like 'document%' then (select u.doc_type from uploads u where u.id = n.subject_id)
    when n.subject_type = 'topic' then (select t.issue from topics t where t.id = n.subject_id) end as subject_kind,
  case when not ${isFull} then null
    when n.type like 'document%' then (select u.file_name from uploads u where u.id = n.subject_id)
    when n.subject_type = 'topic' then (select t.title from topics t where t.id = n.subject_id)
    when n.message in ('Somebody has joined your case.', 'Somebody has left your case.') then
      (select p.name from case_participants p where p.id = n.subject_id) end as subject_name`;

interface PreferenceRow {
  not_in_app: string[];
  not_by_mail: string[];
  quiet_from: string | null;
  quiet_to: string | null;
  wording: NotificationPreferences['wording'];
  version: number;
}

const readPreferences = (sql: Sql) => sql<PreferenceRow>`
  select not_in_app, not_by_mail, wording, version,
    to_char(quiet_from, 'HH24:MI') as quiet_from, to_char(quiet_to, 'HH24:MI') as quiet_to
  from notification_preferences where user_id = auth.uid()`;

const preferencesOf = ({ not_in_app, not_by_mail, quiet_from, quiet_to, wording, version }: PreferenceRow) => {
  const wayOf = (type: string) => ({ in_app: !not_in_app.includes(type), email: !not_by_mail.includes(type) });
  return {
    types: Object.fromEntries(notificationTypes.map((it) => [it, wayOf(it)])) as NotificationPreferences['types'],
    quiet_hours: quiet_from && quiet_to ? { from: quiet_from, to: quiet_to } : null,
    wording,
    version,
  };
};
