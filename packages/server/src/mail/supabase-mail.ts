import type { Sql } from '../database/database.ts';

/** A finished mail of the embedded Supabase, of which only the code in the link is used. */
interface HandedOver {
  to: string;
  text?: string;
}

/**
 * The mail driver of the embedded Supabase. It queues a password reset as one of our mails, whose link leads to our
 * page, and drops all other kinds, because no page of ours handles them.
 */
export const supabaseMail = (sql: Sql) => ({
  send: async ({ to, text = '' }: HandedOver) => {
    const token_hash = resetCode(text);
    if (!token_hash) return;
    await sql`select private.queue_mail(null, ${to}, 'password_reset', ${JSON.stringify({ token_hash })}::jsonb)`;
  },
});

function resetCode(text: string): string | undefined {
  const query = URL.parse(/https?:\/\/\S+/.exec(text)?.[0] ?? '')?.searchParams;
  return (query?.get('type') === 'recovery' && query.get('token')) || undefined;
}
