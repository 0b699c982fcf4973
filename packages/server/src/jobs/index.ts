import { type MailDeps, sendMails } from '../mail/send-mails.ts';
import { type BackupSettings, backUp } from './back-up.ts';
import { expireInvitations } from './expire-invitations.ts';
import { prune } from './prune.ts';
import type { Job } from './scheduler.ts';

const second = 1000;
const hour = 60 * 60 * second;
const day = 24 * hour;

/** What the jobs need besides the database. */
export interface JobDeps extends Omit<MailDeps, 'sql'> {
  /** Absent where the database is not embedded: a Postgres has backups of its own. */
  backup?: BackupSettings | undefined;
}

/** Everything that the servers do by the clock. */
export const allJobs = ({ send, siteUrl, backup }: JobDeps): Job[] => [
  { name: 'send_mails', every: 10 * second, run: ({ sql }) => sendMails({ sql, send, siteUrl }) },
  { name: 'expire_invitations', every: hour, run: ({ sql }) => expireInvitations(sql) },
  { name: 'end_sessions', every: hour, run: ({ sql }) => sql`select private.end_old_sessions()` },
  { name: 'prune', every: day, run: ({ sql }) => prune(sql) },
  ...(backup ? [{ name: 'backup', every: day, after: hour, run: () => backUp(backup) }] : []),
];
