import { msg } from '@lingui/core/macro';
import type { Topic } from '../help-content.ts';
import { promises } from '../../../../words/texts/promises.ts';

const { retentionYears } = promises;

/** Questions about the agreement and the time after it. */
export const agreementAndAfter: Topic = {
  id: 'agreement-and-after',
  title: msg`Agreement and after`,
  questions: [
    {
      id: 'legal-status',
      question: msg`What is the agreement in law?`,
      answer: [
        msg`Signing here records what you agreed. What it is in law depends on where you live. Each version says so on its first page and above the signatures, in the words of your mediator’s organization. Ask your mediator or a lawyer.`,
      ],
    },
    {
      id: 'lawyer-reads',
      question: msg`Can my lawyer read it first?`,
      answer: [
        msg`Yes. Ask your mediator to invite your lawyer. When you confirm that they act for you, they see what is shared with your side.`,
      ],
    },
    {
      id: 'change-my-mind',
      question: msg`What if I change my mind before signing?`,
      answer: [
        msg`Say so. A point goes back to “in discussion” and you talk about it again. Nothing is agreed until both of you have signed.`,
      ],
    },
    {
      id: 'no-agreement',
      question: msg`What if we do not agree?`,
      answer: [
        msg`You may agree on some points and leave others open. What you could not settle can still go to a court. What was said in mediation stays in mediation, as far as your law allows.`,
      ],
    },
    {
      id: 'later-change',
      question: msg`Can we change it later?`,
      answer: [
        msg`Life changes. A closed case can be opened again as long as it is kept, and your mediator can start from what you agreed.`,
      ],
    },
    {
      id: 'my-data',
      question: msg`Can I have my data, or have it deleted?`,
      answer: [
        msg`In your profile you can download everything that is yours. You can also ask for it to be deleted. Some records must be kept for ${retentionYears} years. We tell you which ones, and why.`,
      ],
    },
  ],
};
