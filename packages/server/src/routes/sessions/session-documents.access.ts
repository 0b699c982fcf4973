import type { Sql } from '../../database/database.ts';
import type { TableAccess } from '../../proofs/access/access.ts';
import type { Family } from '../../testing/family.ts';
import { insertSession } from './insert-session.fixture.ts';
import { uploadOfA } from '../documents/uploads.access.ts';

/** A document of party A for this audience, chosen for a session of the mediator with these participants. */
async function choose(owner: Sql, family: Family, audience: string, guests: readonly string[]) {
  const { sessionId } = await insertSession(owner, family, guests);
  const uploadId = await uploadOfA(owner, family, audience);
  const [made] = await owner<{ id: string }>`
    insert into session_documents (case_id, session_id, upload_id)
    values (${family.caseId}, ${sessionId}, ${uploadId}) returning id`;
  return made!.id;
}

export const access: TableAccess = {
  table: 'session_documents',
  about: 'The documents to look at in a session, for those who may read them.',
  rows: [
    {
      rows: 'a document for everyone in a session of both parties',
      make: (owner, family) => choose(owner, family, 'everyone', [family.participantOfA.id, family.participantOfB.id]),
      reads: ['mediator', 'a', 'b'],
    },
    {
      rows: 'a party’s document for the mediator in a session of both parties',
      make: (owner, family) => choose(owner, family, 'mediator', [family.participantOfA.id, family.participantOfB.id]),
      reads: ['mediator', 'a'],
    },
    {
      rows: 'a document for everyone in a session of one party',
      make: (owner, family) => choose(owner, family, 'everyone', [family.participantOfA.id]),
      reads: ['mediator', 'a'],
    },
  ],
  adds: [],
};
