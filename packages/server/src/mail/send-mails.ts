import type { Sql } from '../database/database.ts';
import { type Log, errorsOnly } from '../operations/log.ts';
import { invitationOf } from './invitation-of.ts';
import { isTooLate, writeMail } from './write-mail.ts';
import { AddressError, type Mail, type SendMail } from './transport.ts';

/** The dependencies of sending: the database as its owner, the transport and the public address for links. */
export interface MailDeps {
  sql: Sql;
  send: SendMail;
  siteUrl: string;
  /** The address of the sender, which is the organizer of every calendar entry. */
  organizer: string;
  /** Where a mail that cannot be written is logged. */
  log?: Log;
}

interface Waiting {
  id: string;
  receiver: string | null;
  address: string;
  template: string;
  facts: unknown;
  created_at: string;
  attempts: number;
  /** The language of the person with this address, or else of their organization. */
  language: string | null;
  /** Their own name where it is certain and wanted, and the color of their organization. */
  known: { name: string | null; color: string | null };
}

/** Minutes until the next attempt, by the number of attempts; the last value repeats until the limit is reached. */
const backoff = [1, 5, 30, 120];
const maxAttempts = 8;
const batchSize = 10;

/**
 * Sends all due mails and returns how many were sent. It claims each mail for ten minutes, so that two servers do not
 * both send it, and holds no lock while sending. After a crash a mail may be sent twice.
 */
export async function sendMails(deps: MailDeps): Promise<number> {
  const { sql } = deps;
  let sent = 0;
  for (;;) {
    const due = await sql<Waiting>`
      update private.mails set attempts = attempts + 1, next_attempt_at = now() + interval '10 minutes'
      where id in (
        select id from private.mails where sent_at is null and given_up_at is null and next_attempt_at <= now()
        order by next_attempt_at limit ${batchSize} for update skip locked)
      returning id, receiver, address, template, facts, created_at, attempts,
        coalesce(facts ->> 'language', private.mail_language(receiver, address)) as language,
        private.mail_receiver(receiver, address, facts) as known`;
    if (due.length === 0) return sent;
    for (const mail of due) {
      const { id, attempts } = mail;
      const fault = await attempt(mail, deps);
      if (!fault) sent += 1;
      if (fault === 'unneeded' || (isLast(mail) && (!fault || isGivenUp(fault, attempts)))) {
        await sql`delete from private.mails where id = ${id}`;
      } else if (!fault) {
        await sql`update private.mails set sent_at = now(), facts = '{}', last_error = null where id = ${id}`;
      } else if (isGivenUp(fault, attempts)) {
        await sql`
          update private.mails set given_up_at = now(), facts = '{}', last_error = ${fault.reason} where id = ${id}`;
      } else {
        const minutes = backoff[attempts - 1] ?? backoff.at(-1)!;
        await sql`
          update private.mails set next_attempt_at = now() + make_interval(mins => ${minutes}), last_error = ${fault.reason}
          where id = ${id}`;
      }
    }
  }
}

/** Why sending failed: a code, because messages of mail servers contain the address. */
interface Fault {
  reason: string;
  isFinal: boolean;
}

const isGivenUp = (fault: Fault, attempts: number) => fault.isFinal || attempts >= maxAttempts;

/** Whether nothing may be kept of a mail: its receiver was erased. */
const isLast = ({ template }: Waiting) => template === 'data_erased';

/** Sends a mail, unless its link or its moment has passed or a newer mail says more. */
async function attempt(waiting: Waiting, deps: MailDeps): Promise<Fault | 'unneeded' | undefined> {
  const { address: to, template, facts, created_at, language, known } = waiting;
  let mail: Mail;
  try {
    if (isTooLate(template, facts, Date.parse(created_at))) return 'unneeded';
    const invitation = await invitationOf(deps, waiting);
    if (invitation === 'outdated') return 'unneeded';
    mail = { ...writeMail(template, facts, deps.siteUrl, { language, ...known }), to, invitation };
  } catch (err) {
    (deps.log ?? errorsOnly).error({ template, err }, 'mail not written');
    return { reason: 'template', isFinal: true };
  }
  try {
    await deps.send(mail);
    return undefined;
  } catch (error) {
    if (error instanceof AddressError) return { reason: 'address', isFinal: true };
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    return { reason: [code ?? 'unknown', responseCode].filter(Boolean).join(' '), isFinal: false };
  }
}
