import { createHash, randomUUID } from 'node:crypto';
import type { Sql } from '../../database/database.ts';
import type { Family } from '../../testing/family.ts';
import type { TableAccess } from '../../proofs/access/access.ts';

/** The columns of a new document. */
const document = () => ({
  doc_type: 'bank_statements',
  file_name: 'statement.pdf',
  mime: 'application/pdf',
  bytes: 1000,
  sha256: createHash('sha256').update(randomUUID()).digest('hex'),
});

/** A document of party A, with its bytes somewhere. */
export async function uploadOfA(
  owner: Sql,
  { caseId, a, lawyerA }: Family,
  audience: string,
  { isFromLawyer = false, id = randomUUID() }: { isFromLawyer?: boolean; id?: string } = {},
) {
  const it = document();
  const [made] = await owner<{ id: string }>`
    with made as (
      insert into uploads (id, case_id, owner_id, uploaded_by, doc_type, file_name, mime, bytes, sha256, audience)
      values (${id}, ${caseId}, ${a.id}, ${isFromLawyer ? lawyerA.id : a.id}, ${it.doc_type}, ${it.file_name}, ${it.mime},
        ${it.bytes}, ${it.sha256}, ${audience})
      returning id
    ), kept as (
      insert into private.upload_files (upload_id, storage_key) select id, ${`${caseId}/${randomUUID()}`} from made
    )
    select id from made`;
  return made!.id;
}

/** A document of the mediator for everybody, or for the private channel of party A. */
async function uploadOfMediator(owner: Sql, { caseId, mediator, a }: Family, audience: 'everyone' | 'my_side') {
  const it = document();
  const [made] = await owner<{ id: string }>`
    with made as (
      insert into uploads (case_id, owner_id, uploaded_by, party_id, doc_type, file_name, mime, bytes, sha256, audience)
      values (${caseId}, ${mediator.id}, ${mediator.id}, ${audience === 'my_side' ? a.id : null}, 'other', ${it.file_name},
        ${it.mime}, ${it.bytes}, ${it.sha256}, ${audience})
      returning id
    ), kept as (
      insert into private.upload_files (upload_id, storage_key) select id, ${`${caseId}/${randomUUID()}`} from made
    )
    select id from made`;
  return made!.id;
}

const share = (audience: string) => () => ({ audience });

export const access: TableAccess = {
  table: 'uploads',
  about: 'Documents: whose they are, who reads them, and their state. An admin reads this row, never the document.',
  rows: [
    {
      rows: 'a document that a party keeps to themselves',
      make: (owner, family) => uploadOfA(owner, family, 'private'),
      reads: ['a', 'admin', 'officeAdmin'],
      changes: [{ what: 'show their own document to the mediator', set: share('mediator'), who: ['a'] }],
    },
    {
      rows: 'a document for the mediator',
      make: (owner, family) => uploadOfA(owner, family, 'mediator'),
      reads: ['a', 'mediator', 'admin', 'officeAdmin'],
      changes: [
        { what: 'show a document for the mediator to everybody', set: share('everyone'), who: ['a'] },
        { what: 'say what a document is', set: () => ({ doc_type: 'tax_returns' }), who: ['a'] },
        { what: 'write that a document was reviewed', set: () => ({ status: 'confirmed' }), who: [] },
        { what: 'hand a document to somebody else', set: ({ b }) => ({ owner_id: b.id }), who: [] },
        { what: 'rename the file of a document', set: () => ({ file_name: 'x.pdf' }), who: [] },
      ],
    },
    {
      rows: 'a document for a party’s side',
      make: (owner, family) => uploadOfA(owner, family, 'my_side'),
      reads: ['a', 'lawyerA', 'mediator', 'admin', 'officeAdmin'],
      changes: [{ what: 'show a document of their side to everybody', set: share('everyone'), who: ['a'] }],
    },
    {
      rows: 'a document for everybody',
      make: (owner, family) => uploadOfA(owner, family, 'everyone'),
      reads: ['a', 'b', 'lawyerA', 'lawyerB', 'mediator', 'admin', 'officeAdmin'],
      changes: [{ what: 'take a document back from everybody', set: share('my_side'), who: ['a'] }],
    },
    {
      rows: 'a document that the lawyer sent for a party',
      make: (owner, family) => uploadOfA(owner, family, 'my_side', { isFromLawyer: true }),
      reads: ['a', 'lawyerA', 'mediator', 'admin', 'officeAdmin'],
      changes: [
        { what: 'show what the lawyer sent to everybody', set: share('everyone'), who: ['a', 'lawyerA'] },
        { what: 'hide what the lawyer sent from the lawyer', set: share('mediator'), who: ['a'] },
      ],
    },
    {
      rows: 'a document that the mediator sent to everybody',
      make: (owner, family) => uploadOfMediator(owner, family, 'everyone'),
      reads: ['a', 'b', 'lawyerA', 'lawyerB', 'mediator', 'admin', 'officeAdmin'],
      changes: [{ what: 'take a document of the mediator back', set: share('private'), who: [] }],
    },
    {
      rows: 'a document that the mediator sent to a party in private',
      make: (owner, family) => uploadOfMediator(owner, family, 'my_side'),
      reads: ['a', 'lawyerA', 'mediator', 'admin', 'officeAdmin'],
      changes: [
        {
          what: 'show what the mediator sent in private to everybody',
          set: () => ({ audience: 'everyone', party_id: null }),
          who: [],
        },
        {
          what: 'show what the mediator sent in private to the other party',
          set: ({ b }) => ({ party_id: b.id }),
          who: [],
        },
      ],
    },
  ],
  adds: [
    {
      row: 'a document of their own',
      values: ({ caseId, people }, actor) => ({
        ...document(),
        case_id: caseId,
        owner_id: actor === 'guest' ? null : people[actor].id,
      }),
      who: ['a', 'b'],
    },
    {
      row: 'a document of a party for the mediator',
      values: ({ caseId, a }) => ({ ...document(), case_id: caseId, owner_id: a.id }),
      who: ['a'],
    },
    {
      row: 'a document of a party for that side',
      values: ({ caseId, a }) => ({ ...document(), case_id: caseId, owner_id: a.id, audience: 'my_side' }),
      who: ['a', 'lawyerA'],
    },
    {
      row: 'a document of a party for everybody',
      values: ({ caseId, a }) => ({ ...document(), case_id: caseId, owner_id: a.id, audience: 'everyone' }),
      who: ['a', 'lawyerA'],
    },
    {
      row: 'a document that says it was reviewed',
      values: ({ caseId, a }) => ({ ...document(), case_id: caseId, owner_id: a.id, status: 'confirmed' }),
      who: [],
    },
    {
      row: 'a document to another case',
      values: ({ otherCaseId, otherParty }) => ({ ...document(), case_id: otherCaseId, owner_id: otherParty.id }),
      who: ['otherParty'],
    },
    {
      row: 'a document of their own for everybody',
      values: ({ caseId, people }, actor) => ({
        ...document(),
        case_id: caseId,
        owner_id: actor === 'guest' ? null : people[actor].id,
        audience: 'everyone',
      }),
      who: ['mediator', 'a', 'b'],
    },
    {
      row: 'a document of their own for themselves',
      values: ({ caseId, people }, actor) => ({
        ...document(),
        case_id: caseId,
        owner_id: actor === 'guest' ? null : people[actor].id,
        audience: 'private',
      }),
      who: ['a', 'b'],
    },
    {
      row: 'a document of their own for the private channel of a party',
      values: ({ caseId, a, people }, actor) => ({
        ...document(),
        case_id: caseId,
        owner_id: actor === 'guest' ? null : people[actor].id,
        audience: 'my_side',
        party_id: a.id,
      }),
      who: ['mediator'],
    },
    {
      row: 'a document of a client for the private channel of the other party',
      values: ({ caseId, a, b }) => ({
        ...document(),
        case_id: caseId,
        owner_id: a.id,
        audience: 'my_side',
        party_id: b.id,
      }),
      who: [],
    },
    {
      row: 'a document for the private channel of somebody who is no party',
      values: ({ caseId, mediator, otherParty }) => ({
        ...document(),
        case_id: caseId,
        owner_id: mediator.id,
        audience: 'my_side',
        party_id: otherParty.id,
      }),
      who: [],
    },
  ],
};
