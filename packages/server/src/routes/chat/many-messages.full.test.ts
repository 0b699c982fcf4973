// Guards packages/server/src/routes/chat/** supabase/migrations/*messages.sql
import { afterAll, expect, test } from 'vitest';
import { type Sql, sqlOn } from '../../database/database.ts';
import { startTestServer } from '../../testing.ts';
import { openFamily } from '../../testing/family.ts';
import { migratedDatabase } from '../../testing/server.ts';
import { notifications } from '../notifications/notifications.ts';
import { unreadNotifications } from '../notifications/unread-notifications.ts';
import { channels } from './channels.ts';
import { chat } from './chat.ts';

// A database of its own: the rows that other tests leave behind change what a read touches.
const server = await startTestServer(await migratedDatabase());
afterAll(() => server.stop());

const many = 100_000;
const undo = Symbol('undo');

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

test(`reads over ${many} messages and notifications touch a bounded number of blocks`, async () => {
  const { mediator, a, together, privateA, caseId } = await openFamily(server);
  const costs: [call: string, blocks: number][] = [];
  await server.ownerDatabase.db
    .transaction()
    .execute(async (tx) => {
      const sql = sqlOn(tx);
      await sql`set local session_replication_role = replica`;
      await sql`
        insert into chat_messages (channel_id, sender_id, sender_role, content, created_at)
        select case when n % 10 = 0 then ${privateA} else ${together} end, ${mediator.id}, 'mediator', 'Message ' || n,
          timestamptz '2026-01-01' + n * interval '1 minute'
        from generate_series(1, ${many}::int) n`;
      await sql`
        insert into chat_messages (channel_id, sender_id, sender_role, content)
        select 'support-' || gen_random_uuid(), ${mediator.id}, 'mediator', 'Short.' from generate_series(1, 5000) n`;
      await sql`
        insert into notifications (user_id, type, message, status, created_at)
        select case when n % 10 = 0 then ${a.id}::uuid else ${mediator.id}::uuid end, 'case_update', 'News.',
          case when n % 1000 = 0 then 'unread' else 'read' end, timestamptz '2026-01-01' + n * interval '1 minute'
        from generate_series(1, ${many}::int) n`;
      await sql`insert into chat_read_marks values (${a.id}, ${privateA}, 'infinity')`;
      await sql`set local session_replication_role = origin`;
      await sql`analyze chat_messages, notifications`;
      const [middle] = await sql<{ id: string }>`
        select id from chat_messages where channel_id = ${together} order by created_at offset ${many / 2} limit 1`;
      const [newest] = await sql<{ id: string }>`
        select id from chat_messages where channel_id = ${together} order by created_at desc offset 20 limit 1`;
      await sql`select set_config('role', 'authenticated', true), set_config('mediation.door', 'server', true),
        set_config('request.jwt.claim.sub', ${a.id}, true),
        set_config('request.jwt.claims', ${JSON.stringify({ sub: a.id, role: 'authenticated' })}, true)`;

      /** Answers like the database, and notes how much of it each answer took. */
      const explained =
        (call: string): Sql =>
        async (text, ...values) => {
          const parts = Object.assign([`explain (analyze, buffers, format json) ${text[0]}`, ...text.slice(1)], {
            raw: text,
          });
          await sql`savepoint explained`;
          const [row] = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>(parts, ...values);
          await sql`rollback to explained`;
          const plan = row!['QUERY PLAN'][0].Plan;
          costs.push([call, plan['Shared Hit Blocks'] + plan['Shared Read Blocks']]);
          return sql(text, ...values);
        };
      const claims = { sub: a.id, session_id: '' };
      const page = { channelId: together, limit: 50, before: undefined, after: undefined, redacted_after: undefined };
      const ask = <I, O>(call: string, handler: (it: { input: I; sql: Sql; claims: typeof claims }) => O, input: I) =>
        handler({ input, sql: explained(call), claims });
      await ask('newest page', chat.listMessages, page);
      await ask('page in the middle', chat.listMessages, { ...page, before: middle!.id });
      await ask('gap from the middle', chat.listMessages, { ...page, after: middle!.id });
      const around = { channelId: together, message: middle!.id, at: undefined, limit: 50 };
      await ask('around the middle', chat.listMessagesAround, around);
      await ask('new tombstones', chat.listMessages, { ...page, redacted_after: '2026-01-01T00:00:00Z' });
      const search = { channelId: privateA, q: 'message 9', cursor: undefined, limit: 50 };
      await ask('search', chat.searchMessages, search);
      await ask('page of the case', chat.listCaseMessages, { caseId, cursor: undefined, limit: 50 });
      await ask('unread from the beginning', channels.listConversations, { caseId });
      await ask('mark as read', chat.markRead, { channelId: together, messageId: newest!.id });
      await ask('unread at the end', channels.listChannels, { cursor: undefined, limit: 50 });
      await ask('post', chat.postMessage, {
        channelId: together,
        content: 'Hello.',
        client_nonce: undefined,
        upload_id: undefined,
      });
      await ask('notifications', notifications.listNotifications, { cursor: undefined, limit: 20 });
      await ask('unread notifications', unreadNotifications.countUnreadNotifications, {});
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  const sums = [...Map.groupBy(costs, ([call]) => call)].map(
    ([call, all]) => [call, all.reduce((sum, [, blocks]) => sum + blocks, 0)] as const,
  );
  expect(sums.map(([call]) => call)).toHaveLength(13);
  // A search reads its channel once, at the most: here 10,000 messages, each in another block at worst.
  expect(sums.filter(([call, blocks]) => blocks > (call === 'search' ? 10_000 : 300))).toEqual([]);
});
