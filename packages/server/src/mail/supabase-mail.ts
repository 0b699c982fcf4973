import type { Sql } from '../database/database.ts';

/** What the embedded Supabase hands over: a finished mail, of which only the code in its link is of use. */
interface HandedOver {
  to: string;
  text?: string;
}

/**
 * The mail driver of the embedded Supabase. A mail that resets a password is queued as ours, whose link leads to our
 * page; no other kind is sent, because nothing of ours answers it.
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
