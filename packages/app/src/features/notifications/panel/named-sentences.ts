import { t } from '@lingui/core/macro';
import type { Notification } from '@mediation/api-client';
import { agreementObject } from '../../../words/names/agreement-version.ts';

/** What the sentences of the server say once the reader may know who did it, by the server's words. */
export const namedSentences: Record<string, (who: string) => string> = {
  'An intake was sent to you.': (who) => t`${who} sent you the intake`,
  'An intake was sent to you. Read its safety answers first.': (who) =>
    t`${who} sent you the intake. Read its safety answers first.`,
  'Your mediator has a question about your intake.': (who) => t`${who} has a question about your intake`,
  'Your mediator has accepted your intake.': (who) => t`${who} accepted your intake`,
  'There is a new paper on your list.': (who) => t`${who} asks for one more document`,
  'Your mediator asks for a document again.': (who) => t`${who} asks for a document again`,
  'There is a new date on your list of documents.': (who) => t`${who} set a date for a document`,
  'Somebody in your case asks for something.': (who) => t`${who} asks you for something`,
  'Your mediator asks you to look at your case.': (who) => t`${who} asks you to look at your case`,
  'Your mediator has changed how messages go in your case.': (who) => t`${who} changed how messages go`,
  'Somebody has signed how you will work together.': (who) => t`${who} signed how you will work together`,
  'Somebody has joined your case.': (who) => t`${who} joined the case`,
  'Somebody has left your case.': (who) => t`${who} left the case`,
  'A document was added to your case.': (who) => t`${who} added a document`,
  'A document was shared in your case.': (who) => t`${who} shared a document`,
  'There is a comment on a document.': (who) => t`${who} commented on a document`,
  'Your mediator has looked at a document.': (who) => t`${who} looked at a document`,
  'Your mediator asks for a newer version of a document.': (who) => t`${who} asks for a newer version of a document`,
  'Times for a session wait for your answer.': (who) => t`${who} offers times for a session`,
  'New times are offered for a session.': (who) => t`${who} offers new times for a session`,
  'Somebody said which times suit them.': (who) => t`${who} said which times suit them`,
  'Somebody said that none of the offered times suits them.': (who) => t`None of the offered times suits ${who}`,
  'Somebody wrote to you about a session.': (who) => t`${who} wrote to you about a session`,
  'Somebody asks to move a session.': (who) => t`${who} asks to move a session`,
  'A proposal waits for your answer.': (who) => t`${who} made a proposal, which waits for your answer`,
  'There is a new proposal in your case.': (who) => t`${who} made a proposal`,
  'A proposal was accepted.': (who) => t`${who} accepted a proposal`,
  'A proposal was withdrawn.': (who) => t`${who} withdrew a proposal`,
  'Your mediator has a question for you.': (who) => t`${who} has a question for you`,
  'Somebody answered your question.': (who) => t`${who} answered your question`,
  'A money statement is complete.': (who) => t`${who} completed a money statement`,
  'A figure in your case has changed.': (who) => t`${who} changed a figure`,
  'There is something new about who gets what.': (who) => t`${who} shared something about who gets what`,
  'Your mediator asks you to look at your figures again.': (who) => t`${who} asks you to look at your figures again`,
  'Your mediator has a question about a figure.': (who) => t`${who} has a question about a figure`,
  'Somebody answered a question about a figure.': (who) => t`${who} answered a question about a figure`,
};

/** The same for sentences about a version of the agreement, which follows its verb. */
export const agreementSentences: Record<string, (who: string, agreement: string) => string> = {
  'Your mediator has shared a draft of your agreement.': (who, agreement) => t`${who} shared ${agreement}`,
  'A version of the agreement was released. You can read it.': (who, agreement) => t`${who} shared ${agreement}`,
  'Somebody has signed your agreement.': (who, agreement) => t`${who} signed ${agreement}`,
  'The mediator has attested your agreement.': (who, agreement) => t`${who} attested ${agreement}`,
  'There is a comment on your agreement.': (who, agreement) => t`${who} commented on ${agreement}`,
  'Your mediator has answered a comment on your agreement.': (who, agreement) =>
    t`${who} answered a comment on ${agreement}`,
  'Your comments on an agreement are asked for.': (who, agreement) => t`${who} asks for your comments on ${agreement}`,
};

/** Whether the person whom the notification is about did it, and not the one whose click caused it. */
const ofSubject = new Set(['Somebody has joined your case.', 'Somebody has left your case.']);

type Facts = Pick<Notification, 'type' | 'message' | 'visible_to' | 'version' | 'actor_name' | 'subject_name'>;

/** A notification as a sentence about who did what, or null where the reader does not learn who or no sentence says it. */
export function namedSentence(notification: Facts, nameOf: (name: string) => string): string | null {
  const { type, message, visible_to: audience, version, actor_name, subject_name } = notification;
  const name = ofSubject.has(message) ? subject_name : actor_name;
  if (name === null) return null;
  const who = nameOf(name);
  if (type === 'message')
    return audience?.startsWith('case-') === true ? t`${who} wrote to everyone` : t`${who} wrote in private`;
  const agreed = version && agreementSentences[message]?.(who, agreementObject(version.document, version.number));
  return agreed ?? namedSentences[message]?.(who) ?? null;
}
