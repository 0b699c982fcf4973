import { t } from '@lingui/core/macro';
import type { CaseEvent } from '@mediation/api-client';
import { agreementObject } from '../names/agreement-version.ts';
import { versionIn } from './event-version.ts';

/** What somebody did, by the kind of the event. */
const acts: Record<string, (who: string) => string> = {
  case_opened: (who) => t`${who} opened the case`,
  case_changed: (who) => t`${who} changed the details of the case`,
  case_closed: (who) => t`${who} closed the case`,
  case_held: (who) => t`${who} put the case on hold`,
  case_resumed: (who) => t`${who} took the case up again`,
  case_reopened: (who) => t`${who} opened the case again`,
  terms_signed: (who) => t`${who} signed how you will work together`,
  lawyer_confirmed: (who) => t`${who} confirmed a lawyer`,
  intake_draft: (who) => t`${who} started the intake`,
  intake_returned: (who) => t`${who} sent the intake back with questions`,
  intake_accepted: (who) => t`${who} accepted the intake`,
  requirement_added: (who) => t`${who} added a document to the list`,
  requirement_changed: (who) => t`${who} changed the list of documents`,
  requirement_dated: (who) => t`${who} set a date for a document`,
  reminder_sent: (who) => t`${who} sent a reminder`,
  request_made: (who) => t`${who} asked the mediator for something`,
  document_uploaded: (who) => t`${who} added a document`,
  document_shared: (who) => t`${who} shared a document`,
  document_narrowed: (who) => t`${who} shared a document with fewer people`,
  document_confirmed: (who) => t`${who} received a document and can read it`,
  document_rejected: (who) => t`${who} sent a document back`,
  document_review_undone: (who) => t`${who} took a decision about a document back`,
  document_commented: (who) => t`${who} commented on a document`,
  document_superseded: (who) => t`${who} asked for a newer version of a document`,
  document_removed: (who) => t`${who} removed a document before the review`,
  session_proposed: (who) => t`${who} proposed a session`,
  session_slots_offered: (who) => t`${who} offered times for a session`,
  session_scheduled: (who) => t`${who} set the time of a session`,
  session_moved: (who) => t`${who} moved a session`,
  session_changed: (who) => t`${who} changed a session`,
  session_cancelled: (who) => t`${who} cancelled a session`,
  session_word: (who) => t`${who} wrote about a session`,
  session_answered: (who) => t`${who} answered the offered times`,
  session_move_asked: (who) => t`${who} asked to move a session`,
  session_move_accepted: (who) => t`${who} agreed to move a session`,
  session_move_refused: (who) => t`${who} left a session where it is`,
  message_redacted: (who) => t`${who} removed a message`,
  agreement_shared: (who) => t`${who} shared a draft of the agreement`,
  agreement_signed: (who) => t`${who} signed the agreement`,
  agreement_time_extended: (who) => t`${who} gave more time before signing`,
  agreement_question_asked: (who) => t`${who} asked a private question`,
  agreement_question_answered: (who) => t`${who} answered a private question`,
  agreement_commented: (who) => t`${who} commented on the agreement`,
  agreement_comment_settled: (who) => t`${who} answered a comment on the agreement`,
  agreement_round_opened: (who) => t`${who} asked the lawyers for comments`,
  topic_added: (who) => t`${who} added a topic`,
  topic_changed: (who) => t`${who} changed a topic`,
  proposal_offered: (who) => t`${who} made a proposal`,
  proposal_countered: (who) => t`${who} made a counter-proposal`,
  proposal_accepted: (who) => t`${who} accepted a proposal`,
  proposal_withdrawn: (who) => t`${who} withdrew a proposal`,
  question_asked: (who) => t`${who} asked a private question`,
  question_answered: (who) => t`${who} answered a private question`,
  figure_asked: (who) => t`${who} asked about a figure`,
  figure_answered: (who) => t`${who} answered a question about a figure`,
  figure_changed: (who) => t`${who} changed a figure`,
  settlement_shared: (who) => t`${who} shared a version of who gets what`,
  statement_completed: (who) => t`${who} completed a money statement`,
  statement_returned: (who) => t`${who} sent a money statement back`,
  review_completed: (who) => t`${who} finished looking at the documents`,
  consent_answered: (who) => t`${who} answered about AI`,
  assistance_switched_on: (who) => t`${who} switched AI on for this case`,
  assistance_switched_off: (who) => t`${who} switched AI off for this case`,
};

/** The same where the event says which document of the agreement in which version it was. */
const actsOnVersions: Record<string, (who: string, version: string) => string> = {
  agreement_shared: (who, version) => t`${who} shared ${version}`,
  agreement_signed: (who, version) => t`${who} signed ${version}`,
  agreement_commented: (who, version) => t`${who} commented on ${version}`,
  agreement_comment_settled: (who, version) => t`${who} answered a comment on ${version}`,
};

/** An event as a sentence about who did what; undefined for what nobody in particular does. */
export function actedText(event: Pick<CaseEvent, 'kind' | 'details'>, who: string): string | undefined {
  const version = versionIn(event);
  const onVersion = version && actsOnVersions[event.kind]?.(who, agreementObject(version.document, version.number));
  return onVersion ?? acts[event.kind]?.(who);
}

/** Whether the sentence names the version already. */
export const namesVersion = (event: Pick<CaseEvent, 'kind' | 'details'>) =>
  versionIn(event) !== undefined && event.kind in actsOnVersions;
