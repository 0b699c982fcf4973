import { type MessageDescriptor, i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

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

/** What a notification says: a sentence that the platform knows in the reader's language, any other as it was sent. */
export function newsText(message: string): string {
  const sentence = sentences.get(message);
  return sentence === undefined ? message : i18n._(sentence);
}
