import type { TestPerson } from '../../testing.ts';
import { server } from '../../testing/server.ts';

/** A person’s notifications about sessions, oldest first. */
export const messagesTo = async ({ id }: TestPerson) =>
  (
    await server.owner<{ message: string }>`
      select message from notifications where user_id = ${id} and type = 'session_scheduled' order by created_at`
  ).map((it) => it.message);

/** What each mail to a person says of a session, oldest first. */
export const mailed = async ({ id }: TestPerson) =>
  (
    await server.owner<{ change: string }>`
      select facts ->> 'change' as change from private.mails where receiver = ${id} and template = 'session_changed'
      order by created_at`
  ).map((it) => it.change);
