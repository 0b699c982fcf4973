import type { Role } from '@mediation/api-client';
import type { SupabaseClient } from '@supabase/supabase-js';

/** The counts on the dashboard tiles. */
export type Counted = 'cases' | 'documents' | 'messages' | 'contacts';

/** Counts read straight from the tables; row-level security decides what is counted. */
export type Counts = Record<Counted, (userId: string) => Promise<number>>;

type Client = Pick<SupabaseClient, 'from'>;

/** A query that counts the rows of a table without reading them. */
const rowsOf = (client: Client, table: string, key = 'id') =>
  client.from(table).select(key, { count: 'exact', head: true });
type Rows = ReturnType<typeof rowsOf>;

/**
 * Creates the direct counts: of the cases that a person is in, or of the whole platform for an admin, whose messages are
 * the open questions to the support, as its inbox counts them. The connection opens with the first count.
 */
export function createCounts(connect: () => Promise<Client>, role: Role): Counts {
  const counting =
    (table: string, narrow: (rows: Rows, me: string) => Rows, key?: string): Counts[Counted] =>
    async (me) => {
      const { count, error } = await narrow(rowsOf(await connect(), table, key), me);
      if (error !== null || count === null) throw new Error('Could not be counted.', { cause: error });
      return count;
    };
  const unread = (rows: Rows, me: string) => rows.neq('sender_id', me).eq('read', false);
  const documents = counting('uploads', (rows) => rows.neq('status', 'superseded'));
  if (role === 'admin')
    return {
      cases: counting('cases', (rows) => rows),
      documents,
      messages: counting('support_threads', (rows) => rows.eq('state', 'open'), 'user_id'),
      contacts: counting('profiles', (rows, me) => rows.neq('id', me)),
    };
  return {
    cases: counting('case_participants', (rows, me) => rows.eq('user_id', me).eq('status', 'active')),
    documents,
    messages: counting('messages', unread),
    contacts: counting('case_participants', (rows, me) => rows.neq('user_id', me).eq('status', 'active')),
  };
}
