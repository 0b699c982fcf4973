import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pageInput, pageOutput, Version } from '../page.ts';
import { trim } from './text.ts';
import { Timestamp } from './values.ts';

const Count = z.int().check(z.minimum(0));

/** How the platform is used, in numbers. Never what is said or done in a case. */
export const AdminStats = z.object({
  users: z.record(z.string(), Count),
  approvals: Count,
  organizations: Count,
  cases_by_status: z.record(z.string(), Count),
  /** Of the cases that are not closed. */
  cases_by_step: z.record(z.string(), Count),
  cases_without_mediator: Count,
  documents_waiting: Count,
  /** Those of them that have waited for more than 48 hours. */
  documents_late: Count,
  sessions: z.record(z.string(), Count),
  /** Of the last thirty days, the earliest first. */
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

/** One line of the audit log: who did what to which row, and which columns changed; never what stood in them. */
export const AuditEntry = z.object({
  seq: z.int(),
  at: Timestamp,
  actor_id: z.nullable(z.uuid()),
  actor_name: z.nullable(z.string()),
  action: z.string(),
  object_type: z.string(),
  object_id: z.nullable(z.uuid()),
  case_id: z.nullable(z.uuid()),
  organization_id: z.nullable(z.uuid()),
  facts: z.record(z.string(), z.unknown()),
  /** Whether it has its place in the chain, so that a change would be noticed. */
  is_sealed: z.boolean(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const Word = z.string().check(z.regex(/^[a-z_]{1,40}$/));

/** The audit log, the latest first, narrowed by whatever is given. */
export const listAuditLog = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log',
  reads: ['activity'],
  input: z.object({
    ...pageInput,
    actor_id: z.optional(z.uuid()),
    case_id: z.optional(z.uuid()),
    /** With all of its cases. */
    organization_id: z.optional(z.uuid()),
    action: z.optional(Word),
    object_type: z.optional(Word),
    from: z.optional(Timestamp),
    to: z.optional(Timestamp),
  }),
  output: z.object({ entries: z.array(AuditEntry), ...pageOutput }),
});

/** What happened lately on the platform: accounts, organizations, invitations, cases and places in them. */
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

/** The settings of the platform. A new organization begins with them. */
export const PlatformSettings = z.object({
  /** What this server was started with; it cannot be changed here. */
  registration: z.enum(['open', 'approval']),
  idle_minutes: z.int().check(z.minimum(5), z.maximum(60)),
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

/** Changes the settings of the platform. What is left out stays. */
export const updatePlatformSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/settings',
  changes: ['platform'],
  input: z.object({
    idle_minutes: z.optional(PlatformSettings.shape.idle_minutes),
    retention: z.optional(z.partial(RetentionYears)),
    legal_texts: z.optional(PlatformSettings.shape.legal_texts),
    version: Version,
  }),
  output: z.object({ settings: PlatformSettings }),
});

/** Data that has been kept long enough, and which class of it. What is held stays. */
export const RetentionDue = z.object({
  case_id: z.uuid(),
  reference: z.string(),
  organization_id: z.uuid(),
  class: z.enum(['messages', 'financial_documents', 'notes', 'agreement', 'audit']),
  due_since: Timestamp,
  is_held: z.boolean(),
});
export type RetentionDue = z.infer<typeof RetentionDue>;

/** What the clock will delete next, at most 100 rows. Looking deletes nothing. */
export const listRetentionDue = endpoint({
  method: 'GET',
  path: '/api/admin/retention',
  reads: ['platform'],
  input: z.object({}),
  output: z.object({ due: z.array(RetentionDue) }),
});
