import type { DocumentComment } from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { one } from './uploads.ts';

export const documentComments = {
  listDocumentComments: async ({ input: { uploadId }, sql }) => {
    if (!(await one(sql, uploadId))) return undefined;
    return { comments: await select(sql, fragment`c.upload_id = ${uploadId}`) };
  },

  addDocumentComment: async ({ input: { uploadId, page, audience, text }, sql }) => {
    if (!(await one(sql, uploadId))) return undefined;
    const [made] = await sql<{ id: string }>`
      insert into document_comments (upload_id, page, audience, text)
      values (${uploadId}, ${page}, ${audience}, ${text}) returning id`;
    const [comment] = await select(sql, fragment`c.id = ${made?.id}`);
    return comment && { comment };
  },

  deleteDocumentComment: async ({ input: { uploadId, commentId }, sql }) => {
    const [answer] = await sql<{ is_gone: boolean }>`
      select private.delete_comment(${commentId}, ${uploadId}) as is_gone`;
    return answer?.is_gone ? { ok: true as const } : undefined;
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/documents/document-comments')>;

const select = (sql: Sql, which: ReturnType<typeof fragment>) => sql<DocumentComment>`
  select c.*, coalesce(p.name, 'Someone') as author_name
  from document_comments c left join profiles p on p.id = c.author_id
  where ${which} order by c.page nulls first, c.created_at, c.id`;
