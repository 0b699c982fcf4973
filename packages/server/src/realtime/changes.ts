import { createHash } from 'node:crypto';
import { sql as fragment } from 'kysely';
import { type Claims, type Database, sqlOn } from '../database/database.ts';
import type { Binding } from './frames.ts';

/** A person's subscription to a table, and the function that delivers events to them. */
export interface Subscription {
  /** The id of the binding that both ends use; equal bindings have equal ids on every server. */
  id: number;
  binding: Binding;
  topic: string;
  claims: Claims;
  send: (frame: (topic: string) => Buffer) => void;
}

/** An inserted row, as the database announced it. */
export interface Announcement {
  schema: string;
  table: string;
  id: string;
}

interface Column {
  name: string;
  type: string;
}

/** The published tables with their columns, which clients can subscribe to. */
export async function publishedTables(db: Database): Promise<Map<string, Column[]>> {
  const rows = await sqlOn(db)<{ table: string; name: string; type: string }>`
    select t.tablename as table, a.attname as name, y.typname as type
    from pg_publication_tables t
    join pg_attribute a on a.attrelid = format('%I.%I', t.schemaname, t.tablename)::regclass and a.attnum > 0 and not a.attisdropped
    join pg_type y on y.oid = a.atttypid
    where t.pubname = 'supabase_realtime' and t.schemaname = 'public'
    order by a.attnum`;
  const tables = new Map<string, Column[]>();
  for (const { table, ...column } of rows) tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}

/** Derives the id of a binding, never 0. */
export const bindingId = (binding: Binding) =>
  (createHash('sha256')
    .update(JSON.stringify([binding.event, binding.schema, binding.table, binding.filter]))
    .digest()
    .readUInt32BE() >>>
    1) +
  1;

/** Parses a filter into its column and value. */
export function parseFilter(filter: string): { column: string; value: string } {
  const end = filter.indexOf('=eq.');
  return { column: filter.slice(0, end), value: filter.slice(end + '=eq.'.length) };
}

/**
 * Delivers an inserted row to each subscription whose filter matches and whose person may read the row at that moment.
 * It asks the database once per event, regardless of the number of sockets.
 */
export async function deliver(
  db: Database,
  { schema, table, id }: Announcement,
  columns: Column[],
  all: Iterable<Subscription>,
) {
  const listeners = [...all].filter(({ binding }) => binding.table === table);
  if (listeners.length === 0) return;
  const sql = sqlOn(db);
  const relation = `"${schema}"."${table}"`;
  const [found] = await sql<{ record: Record<string, unknown> }>`
    select to_jsonb(t) as record from ${fragment.table(table)} t where id = ${id}::uuid`;
  if (!found) return;
  const { record } = found;
  const interested = listeners.filter(({ binding }) => matches(binding, record));
  if (interested.length === 0) return;

  const people = [...new Map(interested.map(({ claims }) => [claims.session_id, claims])).values()];
  const asked = JSON.stringify(people.map(({ sub, session_id }) => ({ sub, session_id, role: 'authenticated' })));
  const [answer] = await db.transaction().execute(
    (tx) =>
      sqlOn(tx)<{ visible: boolean[] }>`
      select realtime_local.visible_to(${relation}::regclass, ${id}::uuid, ${asked}::jsonb) as visible`,
  );
  const readers = new Set(people.filter((_, index) => answer?.visible[index]).map(({ session_id }) => session_id));
  const frame = framesOf({ schema, table, id }, columns, record);
  for (const subscription of interested)
    if (readers.has(subscription.claims.session_id)) subscription.send(frame(subscription.id));
}

const matches = ({ filter }: Binding, record: Record<string, unknown>) => {
  if (!filter) return true;
  const { column, value } = parseFilter(filter);
  return String(record[column]) === value;
};

/** Serializes the event once per binding and topic, so that all members of a channel get the same bytes. */
function framesOf({ schema, table }: Announcement, columns: Column[], record: Record<string, unknown>) {
  const made = new Map<string, Buffer>();
  const data = {
    schema,
    table,
    type: 'INSERT',
    commit_timestamp: new Date().toISOString(),
    columns,
    record,
    errors: null,
  };
  return (id: number) => (topic: string) => {
    const key = `${id} ${topic}`;
    const frame =
      made.get(key) ?? Buffer.from(JSON.stringify([null, null, topic, 'postgres_changes', { ids: [id], data }]));
    made.set(key, frame);
    return frame;
  };
}
