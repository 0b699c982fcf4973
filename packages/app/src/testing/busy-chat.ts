import type { TestServer } from '@mediation/server/testing';

/** How many messages the channel of the first case holds. */
export const manyMessages = 10_000;
const cases = 30;

/** A mediator with 30 cases of one party each, so with 60 channels. Inserted in the database, since writing takes hours. */
export async function busyChat(server: TestServer) {
  const organization = await server.organization('Busy Mediation');
  const mediator = await server.person('mediator', { name: 'Ruth Lindqvist', organization });
  const party = await server.person('divorcee', { name: 'Maya Okafor' });
  const opened = await server.owner<{ id: string }>`
    insert into cases (organization_id, title, created_by)
    select ${organization}, 'Family ' || n, ${mediator.id} from generate_series(1, ${cases}::int) n returning id`;
  await server.owner`
    insert into case_participants (case_id, user_id, name, role, side, status)
    select id, ${party.id}, 'Maya Okafor', 'divorcee', 'A', 'active' from cases where organization_id = ${organization}`;
  const caseId = opened[0]!.id;
  await server.ownerDatabase.run(`
    set local session_replication_role = replica;
    insert into chat_messages (channel_id, sender_id, sender_role, content, created_at)
    select 'case-${caseId}', case when n % 2 = 0 then '${mediator.id}'::uuid else '${party.id}'::uuid end,
      case when n % 2 = 0 then 'mediator' else 'divorcee' end, 'Message ' || n, now() - (${manyMessages} - n) * interval '1 minute'
    from generate_series(1, ${manyMessages}) n;`);
  return { mediator: mediator.email, party: party.email, caseId };
}
