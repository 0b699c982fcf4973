import { useLingui } from '@lingui/react/macro';
import type { IntakePart } from './sections.ts';

export interface SectionWords {
  /** In the list of parts. */
  name: string;
  title: string;
  lead: string;
  why: string;
}

/** What the pages of the intake are called, and why each topic is asked. A lawyer answers about their client. */
export function useSectionWords(isForClient: boolean, mediator: string): Record<IntakePart, SectionWords> {
  const { t } = useLingui();
  return {
    you: {
      name: isForClient ? t`Your client` : t`You`,
      title: isForClient ? t`About your client` : t`About you`,
      lead: t`Fill in what is missing, and correct what is wrong.`,
      why: t`${mediator} needs it to get in touch, and to write the names right in every document.`,
    },
    relationship: {
      name: t`Relationship`,
      title: isForClient ? t`Your client’s relationship` : t`Your relationship`,
      lead: t`A few dates and, if you like, a few words. A rough answer is fine.`,
      why: t`These dates matter for pensions, savings and the home. ${mediator} also sees how far along you are.`,
    },
    children: {
      name: t`Children`,
      title: isForClient ? t`The children` : t`Your children`,
      lead: t`First names are enough. If there are no children together, choose “No” and go on.`,
      why: t`${mediator} uses this to plan the first session, and puts the children’s days ahead of other topics.`,
    },
    money: {
      name: t`Money`,
      title: t`A first look at money`,
      lead: t`Rough amounts are enough. Leave out what you do not know, or tick “Not sure”.`,
      why: t`${mediator} sees which topics there will be. Nobody is held to these amounts: the documents show the exact ones later.`,
    },
    documents: {
      name: t`Documents`,
      title: isForClient ? t`Documents your client has` : t`Documents you have`,
      lead: t`Tick what is at hand. Nothing is sent now.`,
      why: t`${mediator} sees which documents still have to be found, and gives you time for it.`,
    },
    matters: {
      name: t`What matters`,
      title: isForClient ? t`What matters to your client` : t`What matters to you`,
      lead: t`What should be settled first, and what would be a good outcome?`,
      why: t`${mediator} starts with what counts most for each side.`,
    },
    safety: {
      name: t`Safety check`,
      title: t`Your safety`,
      lead: t`You can skip this, or ask to talk instead. Only ${mediator} reads it: no lawyer and no admin does.`,
      why: t`${mediator} plans differently where somebody is afraid: separate rooms, separate times, or no meeting at all.`,
    },
    access: {
      name: t({ context: 'needs', message: 'Access' }),
      title: isForClient ? t`What helps your client take part` : t`What helps you take part`,
      lead: t`An interpreter, breaks, a room without stairs, anything that makes it easier.`,
      why: t`${mediator} arranges it before the first session.`,
    },
    review: {
      name: t`Check and send`,
      title: t`Check and send`,
      lead: t`Read it through. You can change every answer before you send it.`,
      why: t`${mediator} reads it to prepare. If something is missing, it comes back to you with a question.`,
    },
  };
}
