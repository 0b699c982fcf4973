import type { Sql } from '../database/database.ts';

/** Removes notifications that were read a season ago, and those that can no longer be brought back. */
export const purgeNotifications = (sql: Sql) => sql`select private.purge_notifications()`;
