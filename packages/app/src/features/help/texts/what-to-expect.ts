import { msg } from '@lingui/core/macro';
import type { Step } from '@mediation/api-client';
import type { HelpSection } from './help-content.ts';
import { promises } from '../../../words/texts/promises.ts';

const { documents, megabytes, reviewHours, sessionsTypical, sessionMinutes, moveHours, slots } = promises;

type StepGuide = Omit<HelpSection, 'id' | 'title'> & { id: Step };

/** The explanation of the seven steps for people without experience. The titles are the names of the steps. */
export const whatToExpect: StepGuide[] = [
  {
    id: 'intake',
    paragraphs: [
      msg`You answer questions about yourself, your children and your money, one topic at a time. Most people need about 20 minutes.`,
      msg`Every answer is saved as you type. Stop when you like and go on another day. “Not sure” is a good answer.`,
      msg`Your mediator reads your answers. Your former partner sees that you sent them, and when, never what is in them.`,
    ],
  },
  {
    id: 'document_upload',
    paragraphs: [
      msg`There are ${documents} standard documents, such as pay slips and bank statements. Your list shows the ones that fit your case.`,
      msg`Send a photo, a scan or a PDF, up to ${megabytes} MB each. If you cannot find one, say so and go on.`,
      msg`What you upload goes to your mediator alone, unless you choose to share it.`,
    ],
  },
  {
    id: 'mediator_review',
    paragraphs: [
      msg`Your mediator looks at each document within ${reviewHours} hours. “Received and readable” means that it can be used. It does not mean that somebody has checked every number.`,
      msg`If a page is missing or hard to read, you are told which one and what to do.`,
    ],
  },
  {
    id: 'first_session',
    paragraphs: [
      msg`Your mediator offers up to ${slots} times. You say which ones suit you. Nobody else sees your answers.`,
      msg`You talk about how mediation works and what matters to each of you. You can ask to start in separate rooms, also by video.`,
      msg`You do not have to decide anything in this session.`,
    ],
  },
  {
    id: 'negotiation_sessions',
    paragraphs: [
      msg`Most families have ${sessionsTypical} sessions of ${sessionMinutes} minutes. Each one takes up one or two topics.`,
      msg`Your mediator does not take sides and does not decide for you. You can ask for a break at any time.`,
      msg`Something came up? Move a session up to ${moveHours} hours before. Later than that, your mediator has to agree.`,
    ],
  },
  {
    id: 'agreement_draft',
    paragraphs: [
      msg`What you agreed is written down in plain words, point by point. You can read it, ask about it and ask for changes.`,
      msg`If you have a lawyer, this is a good time to let them read it.`,
    ],
  },
  {
    id: 'final_agreement',
    paragraphs: [
      msg`When both of you are content with every point, you sign. What you both signed stays as it is until both of you have signed a new version.`,
      msg`Signing here records what you agreed. Whether a court must still approve it depends on where you live. Your mediator or lawyer can tell you.`,
    ],
  },
];
