import type { Sql } from '../../database/database.ts';
import type { Family } from '../../testing/family.ts';
import type { TableAccess } from '../../proofs/access/access.ts';
import { uploadOfA } from './uploads.access.ts';

/** Inserts a rejected document of party A and the mediator's note on it. */
async function noteAbout(owner: Sql, family: Family, audience: string) {
  const uploadId = await uploadOfA(owner, family, audience);
  const [made] = await owner<{ id: string }>`
    insert into upload_review_notes (upload_id, case_id, visible_to, note)
    select u.id, u.case_id, private.review_audience(u), 'Page 3 is not there.' from uploads u where u.id = ${uploadId}
    returning id`;
  return made!.id;
}

export const access: TableAccess = {
  table: 'upload_review_notes',
  about: 'What a mediator writes to whoever sent a document that goes back.',
  rows: [
    {
      rows: 'what was written about a document for the mediator',
      make: (owner, family) => noteAbout(owner, family, 'mediator'),
      reads: ['mediator', 'a'],
      changes: [{ what: 'reword what was written about a document', set: () => ({ note: 'x' }), who: [] }],
    },
    {
      rows: 'what was written about a document for everybody',
      make: (owner, family) => noteAbout(owner, family, 'everyone'),
      reads: ['mediator', 'a', 'lawyerA'],
    },
    {
      rows: 'what was written about a document that is now kept',
      make: (owner, family) => noteAbout(owner, family, 'private'),
      reads: ['a'],
    },
  ],
  adds: [
    {
      row: 'words about a document past the review',
      values: ({ caseId }) => ({
        upload_id: crypto.randomUUID(),
        case_id: caseId,
        visible_to: `case-${caseId}`,
        note: 'x',
      }),
      who: [],
    },
  ],
};
