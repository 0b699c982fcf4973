import { type MessageDescriptor, i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Notification } from '@mediation/api-client';
import { longDate } from './relative-time.ts';
import { timesOf } from './session-words.ts';

/** What the server tells people, sentence by sentence, in the language on screen. It tells no more than these. */
const sentences = new Map<string, MessageDescriptor>(
  [
    msg`There is a new message for you.`,
    msg`Somebody has accepted your invitation.`,
    msg`An invitation was declined.`,
    msg`You have an invitation. Ask whoever invited you for the link.`,
    msg`You have an invitation. The link is in your e-mail.`,
    msg`Somebody you invited has told you about a worry. Look at the invitations of the case.`,
    msg`A new case waits for a mediator.`,
    msg`An intake was sent to you.`,
    msg`Your mediator has a question about your intake.`,
    msg`Your mediator has accepted your intake.`,
    msg`There is a new paper on your list.`,
    msg`Somebody in your case asks for something.`,
    msg`Your case has moved to another step.`,
    msg`Your case has a new mediator.`,
    msg`Your case is closed.`,
    msg`Your case is on hold.`,
    msg`Your case is open again.`,
    msg`Somebody has joined your case.`,
    msg`Somebody has left your case.`,
    msg`You are no longer part of a case.`,
    msg`Your client has confirmed you.`,
    msg`A document was added to your case.`,
    msg`A document was shared in your case.`,
    msg`Your mediator has looked at a document.`,
    msg`Your mediator asks for a newer version of a document.`,
    msg`A session is being planned. Say which times suit you.`,
    msg`New times are offered for a session. Say which ones suit you.`,
    msg`Somebody said which times suit them.`,
    msg`A session that was being planned is cancelled.`,
    msg`Somebody asks to move a session.`,
    msg`Your ask to move a session is accepted.`,
    msg`The session you asked to move stays at its time.`,
    msg`You are no longer expected at a session.`,
    msg`Somebody asks for their data to be erased.`,
    msg`There is news about something you asked for.`,
    msg`Your account has been approved.`,
    msg`We could not approve the role that you asked for.`,
  ].map((sentence) => [sentence.message ?? '', sentence]),
);

/** The same with the time of a session in it. */
const timed: [RegExp, (time: string) => string][] = [
  [/^A session is set for .+\.$/, (time) => t`A session is set for ${time}.`],
  [/^A session has moved to .+\.$/, (time) => t`A session has moved to ${time}.`],
  [/^The session on .+ is cancelled\.$/, (time) => t`The session on ${time} is cancelled.`],
  [/^The session on .+ has changed\. Look/, (time) => t`The session on ${time} has changed. Look at what is new.`],
  [/^You have a session on .+\.$/, (time) => t`You have a session on ${time}.`],
];

/** What a notification says: a sentence that the platform knows in the reader's language, any other as it was sent. */
export function newsText({ message, starts_at, ends_at }: Pick<Notification, 'message' | 'starts_at' | 'ends_at'>) {
  const sentence = sentences.get(message);
  if (sentence !== undefined) return i18n._(sentence);
  const say = timed.find(([words]) => words.test(message))?.[1];
  if (say === undefined || starts_at === null || ends_at === null) return message;
  return say(`${longDate(new Date(starts_at))}, ${timesOf(starts_at, ends_at)}`);
}
