import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AiChatEntry, Role } from '@mediation/api-client';

interface RoleWords {
  title: MessageDescriptor;
  greeting: MessageDescriptor;
  placeholder: MessageDescriptor;
  /** The suggested questions. */
  questions: MessageDescriptor[];
}

/** The assistant's introduction and suggested questions for each role. */
export const assistantWords: Record<Role, RoleWords> = {
  divorcee: {
    title: msg`Let's Talk`,
    greeting: msg`Hello. I am an AI, not a person. I can explain the steps, the documents and what happens next. For advice about your own case, ask your mediator or your lawyer.`,
    placeholder: msg`Ask about the steps, the documents or a session`,
    questions: [
      msg`What happens next?`,
      msg`Which documents do I need to upload?`,
      msg`How do I get ready for the first session?`,
      msg`Who can see what I write?`,
      msg`I do not feel safe, what can I do?`,
    ],
  },
  mediator: {
    title: msg`AI Assistant`,
    greeting: msg`Hello. I am an AI. I answer questions about the process and this platform. I do not decide anything and I do not read your cases.`,
    placeholder: msg`Ask about the process or this platform`,
    questions: [
      msg`What are the seven steps?`,
      msg`How long do I have to review a document?`,
      msg`When can a session be moved?`,
      msg`What may each person in a case see?`,
    ],
  },
  lawyer: {
    title: msg`AI Assistant`,
    greeting: msg`Hello. I am an AI. I answer questions about the process. What I say is not legal advice and does not replace yours.`,
    placeholder: msg`Ask about the process`,
    questions: [
      msg`What can I see as a lawyer?`,
      msg`When do I read the agreement draft?`,
      msg`How do I upload a document for my client?`,
      msg`What are the seven steps?`,
    ],
  },
  admin: {
    title: msg`AI Assistant`,
    greeting: msg`Hello. I am an AI. I answer questions about the process and this platform.`,
    placeholder: msg`Ask about the process or this platform`,
    questions: [
      msg`How long is data kept?`,
      msg`What may each role do?`,
      msg`How does someone get an account?`,
      msg`What are the seven steps?`,
    ],
  },
};

/** The texts for the confidence of an answer. */
export const confidenceWords: Record<NonNullable<AiChatEntry['confidence']>, MessageDescriptor> = {
  low: msg`Not very sure.`,
  medium: msg`Fairly sure.`,
  high: msg`Quite sure.`,
};
