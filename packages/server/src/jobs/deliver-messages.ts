import type { Sql } from '../database/database.ts';

/** Delivers the messages whose hours have come, and notifies their receivers. */
export const deliverMessages = (sql: Sql) => sql`
  update held_messages set delivered_at = now() where delivered_at is null and due_at <= now()`;
