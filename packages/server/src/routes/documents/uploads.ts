import { ApiError, type Upload } from '@mediation/api-client';
import { type RawBuilder, sql as fragment } from 'kysely';
import type { Sql } from '../../database/database.ts';
import { holdsText } from '../../database/holds-text.ts';
import type { Handlers } from '../../http/handlers.ts';
import { newestFirst, oldestFirst, pageOf } from '../../http/answer/keyset-page.ts';
import { lockVersion } from '../../http/optimistic-lock.ts';

export const uploads = {
  listUploads: async ({ input, sql }) => list(sql, input),

  listCaseUploads: async ({ input: { caseId, ...input }, sql }) => {
    const [visible] = await sql`select 1 from cases where id = ${caseId}`;
    return visible && list(sql, { ...input, case_id: caseId });
  },

  listPendingUploads: async ({ input: { cursor, limit, ...filters }, sql }) => {
    const { at, id } = oldestFirst(cursor);
    const found = await sql<Upload & { age_hours: number; case_title: string; case_reference: string }>`
      select ${columns}, c.title as case_title, c.reference as case_reference,
        round(extract(epoch from now() - u.created_at) / 360)::float / 10 as age_hours
      from uploads u join cases c on c.id = u.case_id left join profiles p on p.id = u.owner_id
      where u.status = 'pending' and c.status <> 'closed' and u.case_id = any (array(select private.my_mediated_case_ids()))
        and (u.created_at, u.id) > (${at}, ${id}) and ${matches(filters)}
      order by u.created_at, u.id limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, keyOf);
    return { uploads: rows, next_cursor };
  },

  getUpload: ({ input, sql }) => one(sql, input.uploadId),

  updateUpload: async ({ input, sql }) => {
    const { uploadId, version, doc_type = null, audience = null } = input;
    const { requirement_id, period_from, period_to } = input;
    const locked = await lockVersion(
      await sql<{ version: number }>`select version from uploads where id = ${uploadId} for update`,
      version,
      () => sql`select id from uploads where id = ${uploadId}`,
      new ApiError('forbidden', 'Only the person who sent a document can change it.'),
    );
    if (!locked) return undefined;
    await sql`
      update uploads set
        doc_type = coalesce(${doc_type}, doc_type),
        audience = coalesce(${audience}, audience),
        requirement_id = case when ${requirement_id !== undefined} then ${requirement_id ?? null}::uuid
          when doc_type = coalesce(${doc_type}, doc_type) then requirement_id end,
        period_from = case when ${period_from === undefined} then period_from else ${period_from ?? null}::date end,
        period_to = case when ${period_to === undefined} then period_to else ${period_to ?? null}::date end
      where id = ${uploadId}`;
    return one(sql, uploadId);
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/documents/uploads')>;

/**
 * Whether the caller gets a document, `uploads u`, as it is kept. Others than its owner and its sender get a cleaned copy of
 * a PDF, which has another size and another checksum.
 */
export const isGotAsKept: RawBuilder<unknown> = fragment`
  (u.mime <> 'application/pdf' or auth.uid() in (u.owner_id, u.uploaded_by))`;

// Row-level security also applies to the subqueries: hidden documents are not named as older or newer versions.
const columns = fragment`u.*, case when ${isGotAsKept} then u.bytes end as bytes,
  case when ${isGotAsKept} then u.sha256 end as sha256, coalesce(p.name, 'Someone') as owner_name,
  (select party.name from profiles party where party.id = u.party_id) as party_name,
  (select said.note from upload_review_notes said where said.upload_id = u.id) as reject_note,
  (select older.id from uploads older
    where older.case_id = u.case_id and older.owner_id = u.owner_id and older.superseded_by_id = u.id) as supersedes_id,
  (select newer.id from uploads newer where newer.id = u.superseded_by_id) as superseded_by_id`;

const keyOf = ({ created_at: at, id }: Upload) => ({ at, id });

/** A document without its content; undefined if the caller may not read it. */
export async function one(sql: Sql, id: string): Promise<{ upload: Upload } | undefined> {
  const [upload] = await sql<Upload>`
    select ${columns} from uploads u left join profiles p on p.id = u.owner_id where u.id = ${id}`;
  return upload && { upload };
}

interface Filters {
  case_id?: string | undefined;
  doc_type?: string | undefined;
  search?: string | undefined;
  min_age_hours?: number | undefined;
}

/** The conditions on `u`, a row of uploads. */
function matches({ case_id, doc_type, search, min_age_hours }: Filters) {
  const conditions = [
    fragment`true`,
    ...(case_id ? [fragment`u.case_id = ${case_id}`] : []),
    ...(doc_type ? [fragment`u.doc_type = ${doc_type}`] : []),
    ...(min_age_hours ? [fragment`u.created_at <= now() - make_interval(hours => ${min_age_hours})`] : []),
    ...(search
      ? [
          fragment`(${holdsText(fragment`u.file_name`, search)}
            or exists (select from profiles owner where owner.id = u.owner_id and ${holdsText(fragment`owner.name`, search)})
            or exists (select from cases mine where mine.id = u.case_id and ${holdsText(fragment`mine.title`, search)}))`,
        ]
      : []),
  ];
  return fragment.join(conditions, fragment` and `);
}

interface Wanted extends Filters {
  status?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

async function list(sql: Sql, { status, cursor, limit, ...filters }: Wanted) {
  const { case_id } = filters;
  const { at, id } = newestFirst(cursor);
  const isWanted = status
    ? fragment`status = ${status} and (status <> 'confirmed' or reviewed_at is not null)`
    : fragment`true`;
  const page = (of: RawBuilder<unknown>) => fragment`(
    select * from uploads u
    where ${of} and ${isWanted} and (created_at, id) < (${at}, ${id})
      and ${matches(filters)}
    order by created_at desc, id desc limit ${limit + 1})`;
  // Own cases are read by case and an admin's list by time: each has an index of its own.
  const selected = case_id
    ? page(fragment`case_id = ${case_id}`)
    : fragment`${page(fragment`not (select private.is_admin()) and case_id = any (array(select private.my_case_ids()))`)}
      union all ${page(fragment`(select private.is_admin())`)}`;
  const uploads = await sql<Upload>`
    select ${columns} from (${selected}) u left join profiles p on p.id = u.owner_id
    order by u.created_at desc, u.id desc`;
  const { rows, next_cursor } = pageOf(uploads, limit, keyOf);
  return { uploads: rows, next_cursor };
}
