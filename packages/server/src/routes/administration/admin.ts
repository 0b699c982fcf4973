import type { AdminStats, AuditChain, AuditEntry, PlatformSettings, RetentionDue } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';
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
interface AuditFilter {
  cursor?: string | undefined;
  limit: number;
  actor_id?: string | undefined;
  case_id?: string | undefined;
  organization_id?: string | undefined;
  action?: string | undefined;
  types?: string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

async function readAudit(
  sql: Sql,
  { cursor, limit, actor_id, case_id, action, types, from, to, ...filter }: AuditFilter,
) {
  const found = await sql<AuditEntry>`
    select * from private.audit_entries(${highestFirst(cursor).number}, ${limit + 1}, ${actor_id ?? null}::uuid,
      ${case_id ?? null}::uuid, ${filter.organization_id ?? null}::uuid, ${action ?? null}, ${types ?? null}::text[], ${from ?? null}::timestamptz,
      ${to ?? null}::timestamptz)`;
  return pageOf(found, limit, ({ seq: number }) => ({ number }));
}

/** The columns of the platform's settings that admins can change. */
interface SettingsRow extends Pick<PlatformSettings, 'registration' | 'idle_minutes' | 'legal_texts' | 'version'> {
  retention_messages: number;
  retention_financial_documents: number;
  retention_notes: number;
  retention_agreement: number;
  retention_audit: number;
}

async function readSettings(sql: Sql): Promise<{ settings: PlatformSettings } | undefined> {
  const [row] = await sql<SettingsRow>`select * from private.platform_settings()`;
  if (!row) return undefined;
  const { registration, idle_minutes, legal_texts, version } = row;
  const retention = {
    messages: row.retention_messages,
    financial_documents: row.retention_financial_documents,
    notes: row.retention_notes,
    agreement: row.retention_agreement,
    audit: row.retention_audit,
  };
  return { settings: { registration, idle_minutes, retention, legal_texts, version } };
}

/** Statistics, audit log and settings. Each database function refuses callers who are not admins. */
export const admin = {
  getAdminStats: async ({ sql }) => {
    const [row] = await sql<{ stats: AdminStats }>`select private.admin_stats() as stats`;
    return row;
  },

  listAuditLog: async ({ input: { object_type, ...rest }, sql }) => {
    const { rows, next_cursor } = await readAudit(sql, { ...rest, types: object_type ? [object_type] : undefined });
    const [row] = await sql<{ chain: AuditChain }>`select private.audit_state() as chain`;
    return { entries: rows, chain: row!.chain, next_cursor };
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
