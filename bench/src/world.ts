import { type TestServer, startTestServer } from '@mediation/server/testing';
import type { TestDatabase } from '@mediation/server/testing/postgres';

/**
 * A case with 3,000 documents whose channel holds 100,000 messages, beside another with as many of both that nobody in it
 * may read. In PGlite, or in a database of Postgres.
 */
export async function openWorld(database: TestDatabase | {} = {}) {
  const server = await startTestServer(database);
  const organization = await server.organization();
  const mediator = await server.person('mediator', { organization });
  const party = await server.person('divorcee', { organization });
  const stranger = await server.person('mediator', { organization });
  const caseId = await openCase(server, mediator.id, party.id, organization);
  const otherCaseId = await openCase(server, stranger.id, stranger.id, organization);
  await fill(server, `case-${caseId}`, mediator.id);
  await fill(server, `case-${otherCaseId}`, stranger.id);
  await sendDocuments(server, caseId, party.id);
  await sendDocuments(server, otherCaseId, stranger.id);
  await server.owner`
    insert into notifications (user_id, type, message, case_id)
    select ${party.id}, 'case_update', 'Something in your case has changed.', ${caseId} from generate_series(1, 1000)`;
  await server.owner`analyze`;
  return { server, mediator, party, caseId, channelId: `case-${caseId}`, origin: await server.listen() };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

async function openCase({ owner }: TestServer, mediatorId: string, partyId: string, organization: string) {
  const [made] = await owner<{ id: string }>`
    insert into cases (organization_id, title, created_by) values (${organization}, 'Bench', ${mediatorId}) returning id`;
  await owner`
    insert into case_participants (case_id, user_id, name, role, side, status)
    values (${made!.id}, ${partyId}, 'Party', 'divorcee', 'A', 'active') on conflict do nothing`;
  return made!.id;
}

/** Past the triggers, which would write 100,000 audit rows. */
async function fill({ backend }: TestServer, channelId: string, senderId: string) {
  await backend.run(`
    set local session_replication_role = replica;
    insert into chat_messages (channel_id, sender_id, sender_role, content, created_at)
    select '${channelId}', '${senderId}', 'mediator', repeat('Words and words. ', 1 + n % 12),
      now() - (100001 - n) * interval '1 minute'
    from generate_series(1, 100000) as n;`);
}

/** A third of the documents waits for review, past the triggers, too. */
async function sendDocuments({ backend }: TestServer, caseId: string, ownerId: string) {
  await backend.run(`
    set local session_replication_role = replica;
    insert into uploads (case_id, owner_id, uploaded_by, doc_type, file_name, mime, bytes, sha256, visible_to, status, created_at)
    select '${caseId}', '${ownerId}', '${ownerId}', 'bank_statements', 'Statement ' || n || '.pdf', 'application/pdf',
      200000, lpad(n::text, 64, '0'), 'party-${caseId}-${ownerId}', case n % 3 when 0 then 'pending' else 'confirmed' end, now() - (3001 - n) * interval '1 hour'
    from generate_series(1, 3000) as n;`);
}
