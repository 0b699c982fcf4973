import type { Connection } from '@supabase/lite';

/**
 * Keeps Lite from granting everything. At its first request, Lite grants all rights on all tables of every schema with
 * row-level security to every role, which would undo the column grants of the migrations; it asks this field first.
 */
export function keepGrants(connection: Connection): void {
  Object.assign(connection, { rlsState: 'active' });
}
