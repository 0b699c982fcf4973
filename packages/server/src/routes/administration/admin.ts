import type { AdminStats, AuditChain, AuditEntry, PlatformSettings, RetentionDue } from '@mediation/api-client';
import { createHash } from 'node:crypto';
import { type RawBuilder, sql as fragment } from 'kysely';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { fileOf } from '../../files/answer-file.ts';
import { highestFirst, pageOf } from '../../http/answer/keyset-page.ts';
import { versionConflict } from '../../http/optimistic-lock.ts';

/** The tables whose audit entries are about the platform itself. */
const platformTables = [
  'profiles',
  'organizations',
  'organization_settings',
  'settings',
  'invitations',
  'cases',
  'case_participants',
  'legal_holds',
  'erasure_requests',
];

/** The filters of the audit log; all are optional. */
interface Filter {
  actor_id?: string | undefined;
  case_id?: string | undefined;
  organization_id?: string | undefined;
  action?: string | undefined;
  types?: string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface AuditFilter extends Filter {
  cursor?: string | undefined;
  limit: number;
}

/** How many entries one export has at most. */
const exportedMost = 50_000;

/** The arguments of the database's functions that read the log. */
const auditArguments = ({ before, wanted, ...filter }: Filter & { before: number; wanted: number }) => fragment`
  ${before}::bigint, ${wanted}, ${filter.actor_id ?? null}::uuid, ${filter.case_id ?? null}::uuid,
  ${filter.organization_id ?? null}::uuid, ${filter.action ?? null}, ${filter.types ?? null}::text[],
  ${filter.from ?? null}::timestamptz, ${filter.to ?? null}::timestamptz`;

/** Entries of the log, each with the person on whom somebody else acted, if the caller may read who that is. */
const withSubjects = (entries: RawBuilder<unknown>) => fragment`
  select it.*, subject.id as subject_id, coalesce(subject.name, invited.name) as subject_name
  from ${entries} it
  left join case_participants invited on it.object_type = 'case_participants' and invited.id = it.object_id
    and invited.user_id is distinct from it.actor_id
  left join erasure_requests request on it.object_type = 'erasure_requests' and request.id = it.object_id
  left join profiles subject on subject.id is distinct from it.actor_id
    and subject.id = coalesce(invited.user_id, request.user_id, (it.facts ->> 'person')::uuid, it.object_id)
  order by it.seq desc`;

async function readAudit(sql: Sql, { cursor, limit, ...filter }: AuditFilter) {
  const read = auditArguments({ ...filter, before: highestFirst(cursor).number, wanted: limit + 1 });
  const found = await sql<AuditEntry>`${withSubjects(fragment`private.audit_entries(${read})`)}`;
  return pageOf(found, limit, ({ seq: number }) => ({ number }));
}

/** The columns of the platform's settings that admins can change. */
interface SettingsRow extends Pick<PlatformSettings, 'registration' | 'idle_minutes' | 'legal_texts' | 'version'> {
  retention_messages: number;
  retention_financial_documents: number;
  retention_notes: number;
  retention_agreement: number;
  retention_audit: number;
  staff_factor_since: string | null;
}

async function readSettings(sql: Sql): Promise<{ settings: PlatformSettings } | undefined> {
  const [row] = await sql<SettingsRow>`select * from private.platform_settings()`;
  if (!row) return undefined;
  const { registration, idle_minutes, legal_texts, version, staff_factor_since } = row;
  const retention = {
    messages: row.retention_messages,
    financial_documents: row.retention_financial_documents,
    notes: row.retention_notes,
    agreement: row.retention_agreement,
    audit: row.retention_audit,
  };
  const staff_factor = staff_factor_since !== null;
  return { settings: { registration, idle_minutes, staff_factor, retention, legal_texts, version } };
}

/** Statistics, audit log and settings. Each database function refuses callers who are not admins. */
export const admin = {
  getAdminStats: async ({ sql }) => {
    const [row] = await sql<{ stats: AdminStats }>`select private.admin_stats() as stats`;
    return row;
  },

  listAuditLog: async ({ input: { object_type, ...rest }, sql }) => {
    const { rows, next_cursor } = await readAudit(sql, { ...rest, types: object_type ? [object_type] : undefined });
    const [row] = await sql<{ chain: AuditChain | null }>`
      select case when ${rest.cursor === undefined} then private.audit_state() end as chain`;
    return { entries: rows, chain: row!.chain, next_cursor };
  },

  exportAuditLog: async ({ input: { format, object_type, ...filter }, asCaller }) => {
    const types = object_type ? [object_type] : undefined;
    const entries = await asCaller((sql) => {
      const read = auditArguments({ ...filter, types, before: Number.MAX_SAFE_INTEGER, wanted: exportedMost });
      return sql<AuditEntry>`${withSubjects(fragment`private.export_audit(${format}, ${read})`)}`;
    });
    const bytes = Buffer.from(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    const tag = createHash('sha256').update(bytes).digest('hex');
    return fileOf(bytes, { name: 'audit-log.jsonl', type: 'application/jsonl; charset=utf-8', tag });
  },

  listAdminActivity: async ({ input, sql }) => {
    const { rows, next_cursor } = await readAudit(sql, { ...input, types: platformTables });
    return { activity: rows, next_cursor };
  },

  getPlatformSettings: ({ sql }) => readSettings(sql),

  updatePlatformSettings: async ({ input: { version, ...changes }, sql }) => {
    const [answer] = await sql<{ is_changed: boolean }>`
      select private.change_platform_settings(${version}, ${JSON.stringify(changes)}::jsonb) as is_changed`;
    if (!answer?.is_changed) throw versionConflict();
    return readSettings(sql);
  },

  listRetentionDue: async ({ sql }) => ({ due: await sql<RetentionDue>`select * from private.retention_due()` }),
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/administration/admin')>;
