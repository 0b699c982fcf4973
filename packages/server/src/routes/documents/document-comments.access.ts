import type { Sql } from '../../database/database.ts';
import type { TableAccess } from '../../proofs/access/access.ts';
import type { Family } from '../../testing/family.ts';
import { uploadOfA } from './uploads.access.ts';

interface Comment {
  author: 'a' | 'b' | 'lawyerA' | 'mediator';
  /** The audience of the document. */
  of: string;
  visibleTo: (family: Family) => string;
  /** The id of the document, where somebody must be able to name it. */
  uploadId?: string;
}

/** A comment on a document of party A. */
async function commentOn(owner: Sql, family: Family, { author, of, visibleTo, uploadId: id }: Comment) {
  const uploadId = await uploadOfA(owner, family, of, id === undefined ? {} : { id });
  const [made] = await owner<{ id: string }>`
    insert into document_comments (case_id, upload_id, author_id, page, audience, visible_to, text)
    values (${family.caseId}, ${uploadId}, ${family.people[author].id}, 1, 'private', ${visibleTo(family)}, 'See page 2.')
    returning id`;
  return made!.id;
}

const everyone = ({ caseId }: Family) => `case-${caseId}`;
const partyA = ({ caseId, a }: Family) => `party-${caseId}-${a.id}`;
const sideA = ({ caseId, a }: Family) => `private-${caseId}-${a.id}`;
const mediatorAlone = ({ mediator }: Family) => `user-${mediator.id}`;

/** The document for the mediator that the last kind of row makes. */
const named = ({ caseId }: Family) => caseId;
const commentFor = (audience: string) => (family: Family) => ({
  upload_id: named(family),
  page: 1,
  audience,
  text: 'x',
});

export const access: TableAccess = {
  table: 'document_comments',
  about: 'Comments on a document or on one of its pages. Nobody reads one who cannot read the document.',
  rows: [
    {
      rows: 'a comment of the mediator for themselves',
      make: (owner, family) =>
        commentOn(owner, family, { author: 'mediator', of: 'everyone', visibleTo: mediatorAlone }),
      reads: ['mediator'],
    },
    {
      rows: 'a comment of a party for the mediator',
      make: (owner, family) => commentOn(owner, family, { author: 'a', of: 'everyone', visibleTo: partyA }),
      reads: ['mediator', 'a'],
      changes: [{ what: 'reword a comment', set: () => ({ text: 'x' }), who: [] }],
    },
    {
      rows: 'a comment for a party’s side',
      make: (owner, family) => commentOn(owner, family, { author: 'lawyerA', of: 'my_side', visibleTo: sideA }),
      reads: ['mediator', 'a', 'lawyerA'],
    },
    {
      rows: 'a comment for everybody',
      make: (owner, family) => commentOn(owner, family, { author: 'b', of: 'everyone', visibleTo: everyone }),
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
    },
    {
      rows: 'a comment for everybody on a document that is now for the mediator',
      make: (owner, family) =>
        commentOn(owner, family, { author: 'mediator', of: 'mediator', visibleTo: everyone, uploadId: named(family) }),
      reads: ['mediator', 'a'],
    },
  ],
  adds: [
    { row: 'a comment for themselves', values: commentFor('private'), who: ['mediator', 'a'] },
    { row: 'a comment for the mediator', values: commentFor('mediator'), who: ['mediator', 'a'] },
    {
      row: 'a comment for the mediator on the whole document',
      values: (family) => ({ ...commentFor('mediator')(family), page: null }),
      who: ['mediator', 'a'],
    },
    { row: 'a comment for more people than read the document', values: commentFor('everyone'), who: [] },
  ],
};
