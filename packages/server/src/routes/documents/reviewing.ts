import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { requireVersion } from '../../http/optimistic-lock.ts';
import { one } from './uploads.ts';

export const reviewing = {
  reviewUpload: ({ input: { decision, ...input }, sql }) =>
    decision === 'confirm'
      ? review(sql, { uploadId: input.uploadId, version: input.version, status: 'confirmed' })
      : review(sql, { ...input, status: 'rejected' }),
  confirmUpload: ({ input: { note, ...input }, sql }) =>
    review(sql, { ...input, status: 'confirmed', reject_note: note }),
  rejectUpload: ({ input, sql }) => review(sql, { ...input, status: 'rejected' }),
  supersedeUpload: ({ input: { note, ...input }, sql }) =>
    review(sql, { ...input, status: 'superseded', reject_note: note }),

  undoReview: async ({ input: { uploadId }, sql }) => {
    if (!(await one(sql, uploadId))) return undefined;
    await sql`select private.undo_review(${uploadId})`;
    return one(sql, uploadId);
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/documents/reviewing')>;

interface Review {
  uploadId: string;
  version?: number | undefined;
  status: 'confirmed' | 'rejected' | 'superseded';
  reject_code?: string | undefined;
  reject_note?: string | undefined;
}

async function review(sql: Sql, { uploadId, version, status, reject_code, reject_note }: Review) {
  if (!(await one(sql, uploadId))) return undefined;
  await requireVersion(sql, 'uploads', uploadId, version);
  await sql`
    select private.review_upload(${uploadId}, ${status}, ${reject_code ?? null}, ${reject_note ?? null})`;
  return one(sql, uploadId);
}
