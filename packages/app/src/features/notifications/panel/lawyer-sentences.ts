import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a lawyer reads, whose case it is not, in place of the server's words to the parties. */
export const lawyerSentences: Record<string, MessageDescriptor> = {
  'Your case has moved to another step.': msg`Your client’s case has moved to another step.`,
  'Your case has a new mediator.': msg`Your client’s case has a new mediator.`,
  'Your case is closed.': msg`Your client’s case is closed.`,
  'Your case is on hold.': msg`Your client’s case is on hold.`,
  'Your case is open again.': msg`Your client’s case is open again.`,
  'Your mediator has changed how messages go in your case.': msg`The mediator has changed how messages go in your client’s case.`,
  'An admin may read the shared messages of your case for a limited time.': msg`An admin may read the shared messages of your client’s case for a limited time.`,
  'An admin may read the documents of your case for a limited time.': msg`An admin may read the documents of your client’s case for a limited time.`,
  'There is a new paper on your list.': msg`There is a new document on your client’s list.`,
  'There is a new date on your list of documents.': msg`There is a new date on your client’s list of documents.`,
  'Your mediator asks for a document again.': msg`The mediator asks for a document again.`,
  'Your mediator has looked at a document.': msg`The mediator has looked at a document.`,
  'Your mediator asks for a newer version of a document.': msg`The mediator asks for a newer version of a document.`,
  'Somebody has signed your agreement.': msg`Somebody has signed your client’s agreement.`,
  'The mediator has attested your agreement.': msg`The mediator has attested your client’s agreement.`,
  'Your agreement has changed. Earlier signatures no longer count.': msg`Your client’s agreement has changed. Earlier signatures no longer count.`,
  'There is a comment on your agreement.': msg`There is a comment on your client’s agreement.`,
  'Your mediator has answered a comment on your agreement.': msg`The mediator has answered a comment on your client’s agreement.`,
  'There is a new proposal in your case.': msg`There is a new proposal in your client’s case.`,
  'A topic of your case is agreed.': msg`A topic of your client’s case is agreed.`,
  'A figure in your case has changed.': msg`A figure in your client’s case has changed.`,
  'Somebody has joined your case.': msg`Somebody has joined your client’s case.`,
  'Somebody has left your case.': msg`Somebody has left your client’s case.`,
  'There is news in your case.': msg`There is news in your client’s case.`,
};
