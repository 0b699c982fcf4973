import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { CaseEvent, Mode, Step } from '@mediation/api-client';
import { modeNames } from '../names/mode-names.ts';
import { firstName } from '../names/people-names.ts';
import { stepNames } from '../names/step-names.ts';
import { actedText } from './acted-text.ts';

/** The texts of events whose actor is unknown, or does not matter. */
const plain: Record<string, MessageDescriptor> = {
  case_opened: msg`Case opened`,
  case_changed: msg`Case details changed`,
  case_closed: msg`Case closed`,
  case_held: msg`Case put on hold`,
  case_resumed: msg`Case taken up again`,
  case_reopened: msg`Case opened again`,
  mode_changed: msg`Messages go another way`,
  terms_published: msg`How you will work together is there to sign`,
  terms_signed: msg`How you will work together was signed`,
  mediator_assigned: msg`Mediator assigned`,
  participant_removed: msg`Someone left the case`,
  invitation_declined: msg`Invitation declined`,
  lawyer_confirmed: msg`Lawyer confirmed`,
  intake_draft: msg`Intake started`,
  intake_returned: msg`Intake came back with questions`,
  intake_accepted: msg`Intake accepted`,
  requirement_added: msg`Document added to the list`,
  requirement_changed: msg`List of documents changed`,
  requirement_dated: msg`Date set for a document`,
  reminder_sent: msg`Reminder sent`,
  request_made: msg`Request sent to the mediator`,
  request_handled: msg`Request dealt with`,
  document_uploaded: msg`Document uploaded`,
  document_shared: msg`Document shared`,
  document_narrowed: msg`Document shared with fewer people`,
  document_confirmed: msg`Document received and readable`,
  document_rejected: msg`Document sent back`,
  document_quarantined: msg`Document blocked, because it may harm a computer`,
  document_review_undone: msg`Decision about a document undone`,
  document_commented: msg`Comment on a document`,
  document_superseded: msg`Newer version of a document asked for`,
  document_removed: msg`Document removed before the review`,
  session_proposed: msg`Session proposed`,
  session_slots_offered: msg`Session times offered`,
  session_scheduled: msg`Session agreed`,
  session_moved: msg`Session moved`,
  session_changed: msg`Session changed`,
  session_cancelled: msg`Session cancelled`,
  session_completed: msg`Session held`,
  session_held: msg`Session held`,
  session_no_show: msg`Session missed`,
  session_word: msg`Word about a session`,
  session_answered: msg`Session times answered`,
  session_move_asked: msg`Asked to move a session`,
  session_move_accepted: msg`Session may be moved`,
  session_move_refused: msg`Session stays where it is`,
  session_left: msg`You are no longer in a session`,
  participant_renamed: msg`Somebody changed their name`,
  message_redacted: msg`Message removed`,
  message_delivered: msg`Message delivered`,
  agreement_shared: msg`Agreement draft shared`,
  agreement_signed: msg`A party signed the agreement`,
  agreement_signed_on_paper: msg`Signature on paper recorded`,
  agreement_signatures_void: msg`Agreement changed, earlier signatures no longer count`,
  agreement_stays_in_force: msg`New version to sign, the signed one stays until then`,
  agreement_duty_done: msg`Something from the agreement is done`,
  agreement_duty_undone: msg`Something from the agreement is open again`,
  agreement_time_extended: msg`More time before signing`,
  agreement_question_asked: msg`Private question from the mediator`,
  agreement_question_answered: msg`Private question answered`,
  agreement_document_skipped: msg`A document of the agreement is not needed`,
  agreement_document_needed: msg`A document of the agreement is needed after all`,
  agreement_commented: msg`Comment on the agreement`,
  agreement_comment_settled: msg`Comment on the agreement answered`,
  agreement_round_opened: msg`Lawyers asked for comments`,
  agreement_round_closed: msg`Comments of the lawyers opened`,
  topic_added: msg`Topic added`,
  topic_changed: msg`Topic changed`,
  proposal_offered: msg`Proposal made`,
  proposal_countered: msg`Counter-proposal made`,
  proposal_accepted: msg`Proposal accepted`,
  proposal_declined: msg`Proposal not accepted`,
  proposal_agreed: msg`A topic is agreed`,
  proposal_withdrawn: msg`Proposal withdrawn`,
  proposal_expired: msg`Proposal no longer open`,
  question_asked: msg`Private question from the mediator`,
  question_answered: msg`Private question answered`,
  invoice_sent: msg`Invoice sent`,
  invoice_paid: msg`Payment noted`,
  invoice_cancelled: msg`Invoice cancelled`,
  figure_asked: msg`Question about a figure`,
  figure_answered: msg`Question about a figure answered`,
  figure_changed: msg`A figure changed`,
  settlement_shared: msg`Who gets what: a version shared`,
  statement_completed: msg`Money statement complete`,
  statement_returned: msg`Money statement sent back`,
  statement_opened: msg`Both money statements opened`,
  review_completed: msg`Documents reviewed`,
  consent_answered: msg`Answer about AI`,
  assistance_switched_on: msg`AI switched on for this case`,
  assistance_switched_off: msg`AI switched off for this case`,
  signatures_in: msg`Agreement signed`,
};

/** The texts of joining. The actor of the event is not always the person who joined. */
const joined: Record<string, MessageDescriptor> = {
  divorcee: msg`A party joined the case`,
  lawyer: msg`A lawyer joined the case`,
  mediator: msg`A mediator joined the case`,
};

/** The requests to the mediator that are named when they are dealt with. A call for help is not. */
const dealtWith: Record<string, MessageDescriptor> = {
  pause: msg`Request for a pause dealt with`,
  private_conversation: msg`Request for a private conversation dealt with`,
};

/** The names of the people of a case, by participant. */
export type ParticipantNames = ReadonlyMap<string, string>;

/** Describes a case event for the person with this id, with the name of the participant whom it is about, where known. */
export function eventText(event: CaseEvent, me: string, names?: ParticipantNames): string {
  const { kind, actor_id, actor_name, subject_id, details } = event;
  const who = actor_name === null ? null : firstName(actor_name);
  const subject = subject_id === null ? undefined : names?.get(subject_id);
  const isMe = actor_id === me;
  if (kind === 'step_changed' && isStep(details['to'])) return t`Next step: ${i18n._(stepNames[details['to']])}`;
  if (kind === 'mode_changed' && isMode(details['mode'])) {
    const mode = i18n._(modeNames[details['mode']]);
    return who === null ? t`Messages: ${mode}` : t`${who} set messages: ${mode}`;
  }
  if (kind === 'participant_joined') {
    if (isMe) return t`You joined the case`;
    if (subject !== undefined) return t`${subject} joined the case`;
    const words = joined[String(details['role'])];
    return words === undefined ? t`Someone joined the case` : i18n._(words);
  }
  if (kind === 'intake_submitted') {
    if (isMe) return t`You sent your intake`;
    return who === null ? t`Intake sent` : t`${who} sent the intake`;
  }
  if (kind === 'agreement_signed_on_paper' && subject !== undefined)
    return who === null
      ? t`Signature on paper recorded for ${subject}`
      : t`${who} recorded a signature on paper in the name of ${subject}`;
  if (kind === 'agreement_signature_revoked') {
    const reason = String(details['reason']);
    return subject === undefined
      ? t`Signature on paper taken back: “${reason}”`
      : t`The signature on paper in the name of ${subject} was taken back: “${reason}”`;
  }
  if (kind === 'mediator_assigned' && subject !== undefined) return t`${subject} is the mediator now`;
  if (kind === 'participant_removed' && subject !== undefined) return t`${subject} left the case`;
  const acted = who === null ? undefined : actedText(event, isMe ? t`You` : who);
  if (acted !== undefined) return acted;
  const words = (kind === 'request_handled' && dealtWith[String(details['kind'])]) || plain[kind];
  return words === undefined ? t`The case was updated` : i18n._(words);
}

/** The text of several events that read alike. */
export const countedText = (text: string, count: number) => (count === 1 ? text : t`${text}, ${count} times`);

const isStep = (it: unknown): it is Step => typeof it === 'string' && it in stepNames;

const isMode = (it: unknown): it is Mode => typeof it === 'string' && it in modeNames;

const betweenTwo = new Set([
  'safety_concern',
  'request_made',
  'request_handled',
  'question_asked',
  'question_answered',
  'agreement_question_asked',
  'agreement_question_answered',
  'figure_asked',
  'figure_answered',
]);

/** Whether an event may be shown permanently: a person who looks over a shoulder must not read a call for help or a private question. */
export const isSafeToShow = ({ kind }: CaseEvent) => !betweenTwo.has(kind);
