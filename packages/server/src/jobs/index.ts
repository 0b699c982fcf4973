import type { OpenSeal } from '../agreement-files/seal/open-seal.ts';
import type { Sql } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import { sweepFiles } from '../files/sweep.ts';
import type { Engines } from '../language-model/engines.ts';
import { type MailDeps, sendMails } from '../mail/send-mails.ts';
import { analyzeMessages } from './analyze-messages.ts';
import { applyRetention } from './apply-retention.ts';
import { carryOutErasures } from './erasures/carry-out-erasures.ts';
import { closeLawyerRounds } from './close-lawyer-rounds.ts';
import { deliverMessages } from './deliver-messages.ts';
import { expireInvitations } from './expire-invitations.ts';
import { expireProposals } from './expire-proposals.ts';
import { makeAgreementFiles } from './make-agreement-files.ts';
import { purge } from './purge.ts';
import { purgeNotifications } from './purge-notifications.ts';
import { recordNeutrality } from './record-neutrality.ts';
import { refineInsights } from './refine-insights.ts';
import { remindOfDuties } from './reminders/remind-of-duties.ts';
import { remindOfSessions } from './reminders/remind-of-sessions.ts';
import { remindOfSigning } from './reminders/remind-of-signing.ts';
import { scanDocuments } from './scan-documents.ts';
import { sealAudit } from './seal-audit.ts';
import type { Job } from './scheduler.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The dependencies of the jobs besides the database. */
export interface JobDeps extends Omit<MailDeps, 'sql'> {
  /** Absent unless the database is embedded: other Postgres servers have their own backups. */
  backup?: (() => Promise<unknown>) | undefined;
  files: Files;
  /** The key that seals files. */
  openSeal: OpenSeal;
  /** For how many days backups are kept, which the last mail to an erased person says. */
  backupDays: number;
  /** Without a language model: new messages never wait for one. */
  engines: Engines;
  /** The engines with the language model, if there is one: of the jobs, only the refinement of insights asks it. */
  modelEngines?: Engines | undefined;
}

/** All scheduled jobs of the servers. */
export const allJobs = ({ backup, backupDays, files, openSeal, engines, modelEngines, ...mail }: JobDeps): Job[] => [
  { name: 'send_mails', every: 10 * second, run: ({ sql }) => sendMails({ sql, ...mail }) },
  {
    name: 'analyze_messages',
    every: 10 * second,
    run: ({ sql }) => analyzeMessages(sql, engines, { isRefined: modelEngines !== undefined }),
  },
  { name: 'expire_invitations', every: hour, run: ({ sql }) => expireInvitations(sql) },
  { name: 'expire_proposals', every: 5 * minute, run: ({ sql }) => expireProposals(sql) },
  { name: 'close_lawyer_rounds', every: minute, run: ({ sql }) => closeLawyerRounds(sql) },
  { name: 'remind_of_sessions', every: 5 * minute, run: ({ sql }) => remindOfSessions(sql) },
  { name: 'remind_of_signing', every: 5 * minute, run: ({ sql }) => remindOfSigning(sql) },
  { name: 'remind_of_duties', every: 5 * minute, run: ({ sql }) => remindOfDuties(sql) },
  {
    name: 'make_agreement_files',
    every: minute,
    run: ({ sql }) => makeAgreementFiles(sql, { storage: files.storage, openSeal }),
  },
  { name: 'end_sessions', every: hour, run: ({ sql }) => sql`select private.end_old_sign_ins()` },
  { name: 'remove_lost_factors', every: 5 * minute, run: ({ sql }) => sql`select private.remove_lost_factors()` },
  { name: 'deliver_messages', every: 10 * second, run: ({ sql }) => deliverMessages(sql) },
  { name: 'seal_audit', every: minute, run: ({ sql }) => sealAudit(sql) },
  {
    name: 'apply_retention',
    every: day,
    after: hour,
    run: ({ sql }) => applyRetention(sql, () => sweepFiles(sql, files)),
  },
  {
    name: 'carry_out_erasures',
    every: 5 * minute,
    run: ({ sql }) => carryOutErasures(sql, files.storage, backupDays),
  },
  { name: 'prune', every: day, run: ({ sql }) => purge(sql) },
  { name: 'sweep_files', every: hour, after: hour, run: ({ sql }) => sweepFiles(sql, files) },
  { name: 'purge_notifications', every: day, run: ({ sql }) => purgeNotifications(sql) },
  { name: 'record_neutrality', every: hour, run: ({ sql }) => recordNeutrality(sql) },
  ...(modelEngines
    ? [{ name: 'refine_insights', every: minute, run: ({ sql }: { sql: Sql }) => refineInsights(sql, modelEngines) }]
    : []),
  ...(files.scanner
    ? [{ name: 'scan_documents', every: 5 * minute, run: ({ sql }: { sql: Sql }) => scanDocuments(sql, files) }]
    : []),
  ...(backup ? [{ name: 'backup', every: day, after: minute, run: backup }] : []),
];
