import type { Sql } from '../database/database.ts';

/** Removes notifications that were read 90 days ago and those whose deletion can no longer be undone. */
export const purgeNotifications = (sql: Sql) => sql`select private.purge_notifications()`;
