import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { pageInput, pageOutput, Version } from '../../page.ts';
import { trim } from '../text.ts';
import { Timestamp } from '../values.ts';

const Count = z.int().check(z.minimum(0));

/** Usage numbers of the platform, without any content of cases. */
export const AdminStats = z.object({
  users: z.record(z.string(), Count),
  approvals: Count,
  organizations: Count,
  cases_by_status: z.record(z.string(), Count),
  /** Counts only cases that are not closed. */
  cases_by_step: z.record(z.string(), Count),
  cases_without_mediator: Count,
  documents_waiting: Count,
  /** Documents among them that have waited for more than 48 hours. */
  documents_late: Count,
  sessions: z.record(z.string(), Count),
  /** The last thirty days, earliest first. */
  messages_per_day: z.array(z.object({ day: z.iso.date(), count: Count })),
  retention_due: Count,
});
export type AdminStats = z.infer<typeof AdminStats>;

export const getAdminStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  reads: ['cases', 'people'],
  input: z.object({}),
  output: z.object({ stats: AdminStats }),
});

/** An audit entry: who did what to which row, and the names of the changed columns. It never holds their values. */
export const AuditEntry = z.object({
  seq: z.int(),
  at: Timestamp,
  actor_id: z.nullable(z.uuid()),
  actor_name: z.nullable(z.string()),
  action: z.string(),
  object_type: z.string(),
  object_id: z.nullable(z.uuid()),
  /** The person on whom somebody else acted. Somebody who was invited and never came has a name alone. */
  subject_id: z.nullable(z.uuid()),
  subject_name: z.nullable(z.string()),
  case_id: z.nullable(z.uuid()),
  case_reference: z.nullable(z.string()),
  organization_id: z.nullable(z.uuid()),
  facts: z.record(z.string(), z.unknown()),
  /** Whether the entry is part of the hash chain, so that a later change is detected. */
  is_sealed: z.boolean(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/**
 * Whether the log is as it was written, as far as the chain was looked through. An admin of an organization reads the
 * numbers of its own entries.
 */
export const AuditChain = z.object({
  /** How many entries have their place in the chain, and up to which one they were compared. */
  links: z.int(),
  verified_to: z.int(),
  verified_at: z.nullable(Timestamp),
  /** The place at which something was changed, if so. */
  broken_at: z.nullable(z.int()),
});
export type AuditChain = z.infer<typeof AuditChain>;

const Word = z.string().check(z.regex(/^[a-z_]{1,40}$/));

const auditFilters = {
  actor_id: z.optional(z.uuid()),
  case_id: z.optional(z.uuid()),
  /** Includes the entries of all cases of the organization. */
  organization_id: z.optional(z.uuid()),
  action: z.optional(Word),
  object_type: z.optional(Word),
  from: z.optional(Timestamp),
  to: z.optional(Timestamp),
};

/**
 * Lists the audit log, newest first, filtered by the given fields; for an admin of an organization that of it alone. The
 * first page says how the chain is.
 */
export const listAuditLog = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log',
  reads: ['activity'],
  input: z.object({ ...pageInput, ...auditFilters }),
  output: z.object({ entries: z.array(AuditEntry), chain: z.nullable(AuditChain), ...pageOutput }),
});

/** The files that are made of the audit log. */
export const AuditFormat = z.enum(['csv', 'jsonl']);
export type AuditFormat = z.infer<typeof AuditFormat>;

/**
 * The newest entries of the audit log with these filters, at most 50,000, as one JSON object a line. A CSV is made of them
 * in the reader's language; `format` says in the log which of the two they are for.
 */
export const exportAuditLog = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log/export/:format',
  reads: ['activity'],
  answer: 'file',
  contentTypes: ['application/jsonl; charset=utf-8'],
  input: z.object({ format: AuditFormat, ...auditFilters }),
  output: z.file(),
});

/** Lists recent events on the platform: accounts, organizations, invitations, cases and participants. */
export const listAdminActivity = endpoint({
  method: 'GET',
  path: '/api/admin/activity',
  reads: ['activity'],
  input: z.object(pageInput),
  output: z.object({ activity: z.array(AuditEntry), ...pageOutput }),
});

const Years = z.int().check(z.minimum(1), z.maximum(30));
const RetentionYears = z.object({
  messages: Years,
  financial_documents: Years,
  notes: Years,
  agreement: Years,
  audit: Years,
});
const LegalText = z.string().check(trim, z.maxLength(50_000));

/** The settings of the platform. A new organization starts with a copy of them. */
export const PlatformSettings = z.object({
  /** Set when the server starts; it cannot be changed here. */
  registration: z.enum(['open', 'approval']),
  idle_minutes: z.int().check(z.minimum(5), z.maximum(60)),
  /** Whether mediators and admins need a second factor. They have seven days to set it up. */
  staff_factor: z.boolean(),
  retention: RetentionYears,
  legal_texts: z.object({
    privacy: z.optional(LegalText),
    terms: z.optional(LegalText),
    ai_consent: z.optional(LegalText),
  }),
  version: z.int(),
});
export type PlatformSettings = z.infer<typeof PlatformSettings>;

export const getPlatformSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings',
  reads: ['platform'],
  input: z.object({}),
  output: z.object({ settings: PlatformSettings }),
});

/** Changes the settings of the platform. Fields that are left out do not change. `staff_factor` needs a confirmation. */
export const updatePlatformSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/settings',
  changes: ['platform'],
  input: z.object({
    idle_minutes: z.optional(PlatformSettings.shape.idle_minutes),
    staff_factor: z.optional(PlatformSettings.shape.staff_factor),
    retention: z.optional(z.partial(RetentionYears)),
    legal_texts: z.optional(PlatformSettings.shape.legal_texts),
    version: Version,
  }),
  output: z.object({ settings: PlatformSettings }),
});

/** Data whose retention has ended, with its class. Data under legal hold is not listed. */
export const RetentionDue = z.object({
  case_id: z.uuid(),
  reference: z.string(),
  organization_id: z.uuid(),
  class: z.enum(['messages', 'financial_documents', 'notes', 'agreement', 'audit']),
  due_since: Timestamp,
  is_held: z.boolean(),
});
export type RetentionDue = z.infer<typeof RetentionDue>;

/** Lists what the retention job will delete next, at most 100 rows, without deleting anything. */
export const listRetentionDue = endpoint({
  method: 'GET',
  path: '/api/admin/retention',
  reads: ['platform'],
  input: z.object({}),
  output: z.object({ due: z.array(RetentionDue) }),
});
