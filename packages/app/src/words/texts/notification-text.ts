import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Notification } from '@mediation/api-client';
import { agreementNames } from '../names/agreement-names.ts';
import { longDate } from '../times/relative-time.ts';
import { sessionTimes } from '../times/session-times.ts';

/**
 * The notification texts that the server sends. The English texts are the message ids, because the build keeps no other
 * trace of them by which to recognize a text.
 */
const sentences = new Set(
  [
    msg({ id: 'There is a new message for you.' }),
    msg({ id: 'A conversation in one of your cases needs your attention.' }),
    msg({ id: 'A party has a question for you that the support cannot answer.' }),
    msg({ id: 'Somebody has accepted your invitation.' }),
    msg({ id: 'An invitation was declined.' }),
    msg({ id: 'You have an invitation. Ask whoever invited you for the link.' }),
    msg({ id: 'You have an invitation. The link is in your e-mail.' }),
    msg({ id: 'Somebody you invited has told you about a worry. Look at the invitations of the case.' }),
    msg({ id: 'A new case waits for a mediator.' }),
    msg({ id: 'An intake was sent to you.' }),
    msg({ id: 'An intake was sent to you. Read its safety answers first.' }),
    msg({ id: 'Your mediator has a question about your intake.' }),
    msg({ id: 'Your mediator has accepted your intake.' }),
    msg({ id: 'There is a new paper on your list.', message: 'There is a new document on your list.' }),
    msg({ id: 'Your mediator asks for a document again.' }),
    msg({ id: 'Somebody in your case needs a look at who is in it.' }),
    msg({ id: 'There is a new date on your list of documents.' }),
    msg({ id: 'Somebody in your case asks for something.' }),
    msg({ id: 'Your mediator asks you to look at your case.' }),
    msg({ id: 'Your case has moved to another step.' }),
    msg({ id: 'Your case has a new mediator.' }),
    msg({ id: 'An admin may read the shared messages of your case for a limited time.' }),
    msg({ id: 'An admin may read the documents of your case for a limited time.' }),
    msg({ id: 'A case was assigned to you.' }),
    msg({ id: 'A case was assigned to you. There is a handover note on its page.' }),
    msg({ id: 'Your case is closed.' }),
    msg({ id: 'Your case is on hold.' }),
    msg({ id: 'Your case is open again.' }),
    msg({ id: 'Your mediator has changed how messages go in your case.' }),
    msg({ id: 'How you will work together is there to read and sign.' }),
    msg({ id: 'Somebody has signed how you will work together.' }),
    msg({ id: 'There is something about fees for you in your case.' }),
    msg({ id: 'Something about fees in your case is still open.' }),
    msg({ id: 'Somebody has joined your case.' }),
    msg({ id: 'Somebody has left your case.' }),
    msg({ id: 'You are no longer part of a case.' }),
    msg({ id: 'Your client has confirmed you.' }),
    msg({ id: 'A document was added to your case.' }),
    msg({ id: 'A document was shared in your case.' }),
    msg({ id: 'There is a comment on a document.' }),
    msg({ id: 'Your mediator has looked at a document.' }),
    msg({ id: 'Your mediator asks for a newer version of a document.' }),
    msg({ id: 'Times for a session wait for your answer.' }),
    msg({ id: 'A session is being planned.', message: 'Times for a session wait for your answer.' }),
    msg({ id: 'A document may harm a computer, so nobody can open it. Another copy is needed.' }),
    msg({ id: 'A session is being planned. Say which times suit you.' }),
    msg({ id: 'New times are offered for a session.' }),
    msg({ id: 'New times are offered for a session. Say which ones suit you.' }),
    msg({ id: 'Somebody said which times suit them.' }),
    msg({ id: 'Somebody said that none of the offered times suits them.' }),
    msg({ id: 'Somebody wrote to you about a session.' }),
    msg({ id: 'A session that was being planned is cancelled.' }),
    msg({ id: 'Somebody asks to move a session.' }),
    msg({ id: 'Your request to move the session was accepted.' }),
    msg({
      id: 'Your ask to move a session is accepted.',
      message: 'Your request to move the session was accepted.',
    }),
    msg({ id: 'The session you asked to move stays at its time.' }),
    msg({ id: 'You are no longer expected at a session.' }),
    msg({ id: 'Your mediator has shared a draft of your agreement.' }),
    msg({ id: 'There is a draft of your agreement to read.' }),
    msg({ id: 'A version of the agreement was released. You can read it.' }),
    msg({ id: 'Somebody has signed your agreement.' }),
    msg({ id: 'The mediator has attested your agreement.' }),
    msg({ id: 'A lawyer has attested that they advised on the agreement.' }),
    msg({ id: 'A signature on paper was added to your agreement.' }),
    msg({ id: 'Your mediator recorded a signature on paper in your name. Look whether it is right.' }),
    msg({ id: 'Your mediator recorded a signature on paper in the name of the other party.' }),
    msg({ id: 'A signature on paper was recorded. The agreement says whose it is.' }),
    msg({ id: 'A signature on paper was taken back. It no longer counts.' }),
    msg({
      id: 'Your mediator asks you to read a new version of your agreement, and to sign it if you agree. The signed version stays as it is until both of you have signed the new one.',
    }),
    msg({
      id: 'A new version of the agreement waits for its signatures. The signed version stays as it is until both parties have signed the new one.',
    }),
    msg({ id: 'Your agreement has changed. Earlier signatures no longer count.' }),
    msg({
      id: 'A new version of your agreement was released, and your signature no longer counts. Read what changed and sign again.',
    }),
    msg({ id: 'Something from your agreement is due soon. Look at your case.' }),
    msg({ id: 'There is more time before you sign.' }),
    msg({ id: 'You asked for a reminder. Look at your case.' }),
    msg({ id: 'There is a comment on your agreement.' }),
    msg({ id: 'Your mediator has answered a comment on your agreement.' }),
    msg({ id: 'Your comments on an agreement are asked for.' }),
    msg({ id: 'The comments of the lawyers can be read now.' }),
    msg({ id: 'There is more time for your comments on an agreement.' }),
    msg({ id: 'A new version was released, so the lawyer round has ended. Its comments can be read now.' }),
    msg({ id: 'A proposal waits for your answer.' }),
    msg({ id: 'There is a new proposal in your case.' }),
    msg({ id: 'A session that is being planned has changed. Look at what is new.' }),
    msg({ id: 'Somebody in your case has changed their name.' }),
    msg({ id: 'A proposal was accepted.' }),
    msg({ id: 'A proposal was not accepted.' }),
    msg({ id: 'A proposal was withdrawn.' }),
    msg({ id: 'A proposal is no longer open.' }),
    msg({ id: 'A topic of your case is agreed.' }),
    msg({ id: 'Your mediator has a question for you.' }),
    msg({ id: 'Somebody answered your question.' }),
    msg({ id: 'A money statement is complete.' }),
    msg({ id: 'Both money statements are open now.' }),
    msg({ id: 'A figure in your case has changed.' }),
    msg({ id: 'There is something new about who gets what.' }),
    msg({ id: 'Your mediator asks you to look at your figures again.' }),
    msg({ id: 'Your mediator has a question about a figure.' }),
    msg({ id: 'Somebody answered a question about a figure.' }),
    msg({ id: 'Somebody asks for their data to be erased.' }),
    msg({ id: 'Somebody asks your office for a mediation.' }),
    msg({ id: 'An erasure had to stop. Look at it.' }),
    msg({ id: 'There is news about something you asked for.' }),
    msg({ id: 'There is news in your case.' }),
    msg({ id: 'Somebody signed in to your account on a new device. Look whether it was you.' }),
    msg({ id: 'Your account has been approved.' }),
    msg({ id: 'Somebody cannot use their second step to sign in. Look at the users.' }),
    msg({ id: 'A second step is about to be removed. A second admin can confirm it.' }),
    msg({ id: 'The removal of a second step was stopped.' }),
    msg({ id: 'Somebody asked to remove your second step to sign in. If it was not you, stop it in your profile.' }),
    msg({ id: 'Your second step to sign in stays as it is.' }),
    msg({ id: 'Your second step to sign in was removed. Set up a new one in your profile.' }),
    msg({ id: 'We could not approve the role that you asked for.' }),
  ].map(({ id }) => id),
);

/** The notification texts with the time of a session. */
const timed: [RegExp, (time: string) => string][] = [
  [/^A session is set for .+\.$/, (time) => t`A session is set for ${time}.`],
  [/^A session has moved to .+\.$/, (time) => t`A session has moved to ${time}.`],
  [/^The session on .+ is cancelled\.$/, (time) => t`The session on ${time} is cancelled.`],
  [/^The session on .+ has changed\. Look/, (time) => t`The session on ${time} has changed. Look at what is new.`],
  [/^You have a session on .+\.$/, (time) => t`You have a session on ${time}.`],
];

type Said = Pick<Notification, 'message' | 'starts_at' | 'ends_at'> & Partial<Pick<Notification, 'version'>>;

/**
 * The text of a notification: translated if it is a known text, otherwise as the server sent it; after the version of the
 * agreement that it is about.
 */
export function notificationText({ version = null, ...notification }: Said) {
  const text = sentenceOf(notification);
  if (version === null) return text;
  const { document, number } = version;
  const name = i18n._(agreementNames[document]);
  return t`${name}, version ${number}: ${text}`;
}

function sentenceOf({ message, starts_at, ends_at }: Omit<Said, 'version'>) {
  if (sentences.has(message)) return i18n._(message);
  const say = timed.find(([words]) => words.test(message))?.[1];
  if (say === undefined || starts_at === null || ends_at === null) return message;
  return say(`${longDate(new Date(starts_at))}, ${sessionTimes(starts_at, ends_at)}`);
}
