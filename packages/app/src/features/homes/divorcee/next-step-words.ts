import { plural, t } from '@lingui/core/macro';
import type { User } from '@mediation/api-client';
import { caseTopic } from '../../../case-paths.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { paths } from '../../../paths.ts';
import { ownStart } from '../../../shared/sessions/own-start.ts';
import { sentence } from '../../../words/names/people-names.ts';
import { promises } from '../../../words/texts/promises.ts';
import { clockTime, longDate } from '../../../words/times/relative-time.ts';
import type { NextStep } from './next-step.ts';

/** A next step that one card says; offered times and a version to sign have cards of their own. */
export type SaidStep = Exclude<NextStep, { kind: 'times' | 'sign' }>;

type Said<Kind extends SaidStep['kind']> = Extract<SaidStep, { kind: Kind }>;

interface About {
  caseId: string;
  /** First names. */
  mediator: string;
  other: string;
  /** Whether something else waits for the party. */
  hasMore: boolean;
  me: User;
}

interface Words {
  title: string;
  why: string;
  duration?: string;
  action?: { label: string; to: string };
}

/** What to do next, why it matters, how long it takes, and where. */
export function nextStepWords(next: SaidStep, about: About): Words {
  const { caseId, mediator, hasMore } = about;
  switch (next.kind) {
    case 'on_hold':
      return { title: t`Your case is paused`, why: t`You do not need to do anything until ${mediator} goes on.` };
    case 'done':
      return {
        title: t`All seven steps are done`,
        why: t`Your final agreement is in the case.`,
        action: { label: t`Open the agreement`, to: agreementPaths.home(caseId) },
      };
    case 'intake':
      return intakeWords(next, about);
    case 'terms':
      return termsWords(about);
    case 'documents':
      return documentsWords(next, about);
    case 'session':
      return sessionWords(next, about);
    case 'refused':
    case 'proposal':
    case 'question':
      return topicWords(next, about);
    case 'draft':
      return {
        title: next.isOnPaper
          ? t`Signed in your name: ${next.signed} of ${next.total} documents`
          : t`You have signed ${next.signed} of ${next.total} documents`,
        why: t`${mediator} is still writing what is left. You get a message when you can read it.`,
        action: { label: t`Open the agreement`, to: agreementPaths.home(caseId) },
      };
    case 'wait':
      break;
  }
  const title = hasMore ? t`The case waits for others` : t`Nothing to do right now`;
  return { title, why: waitingWords(next.for, about) };
}

function intakeWords({ state }: Said<'intake'>, { mediator, other }: About): Words {
  const to = paths.intake();
  if (state === 'returned')
    return {
      title: t`Answer a question from ${mediator}`,
      why: t`${mediator} needs a little more before the next step.`,
      duration: t`It takes about 5 minutes.`,
      action: { label: t`Read the question`, to },
    };
  return {
    title: t`Tell us about your situation`,
    why: `${sentence(t`${mediator} reads it to prepare.`)} ${sentence(t`${other} sees that you sent it, and when, never what is in it.`)}`,
    duration: t`It takes about 20 minutes. You can stop at any time and go on later.`,
    action: { label: state === 'new' ? t`Start` : t`Go on`, to },
  };
}

function termsWords({ caseId, other }: About): Words {
  return {
    title: t`Read and sign how we will work together`,
    why: t`The first session waits for it. ${sentence(other)} reads the same words, and sees only that you signed and when.`,
    duration: t`It takes about 8 minutes. You can ask about it first.`,
    action: { label: t`Read the terms`, to: paths.terms(caseId) },
  };
}

function documentsWords(next: Said<'documents'>, { caseId, mediator, other }: About): Words {
  const common = {
    duration: t`About 5 minutes for each. A photo is enough.`,
    action: { label: t`Add documents`, to: paths.uploads(caseId) },
  };
  if (next.isEarly)
    return {
      title: t`You can start on your documents`,
      why: t`We wait for ${other}. Send what you have at hand; the rest has time.`,
      ...common,
    };
  return {
    title: t`${plural(next.requirements.length, {
      1: 'Add one more document',
      2: 'Add two more documents',
      3: 'Add three more documents',
      other: 'Add # more documents',
    })}`,
    why: t`When these are in, ${mediator} can start the review. You can skip any you can’t find.`,
    ...common,
  };
}

function sessionWords({ session, isSoon }: Said<'session'>, { me }: About): Words {
  const to = paths.session(session.id);
  if (isSoon)
    return {
      title: t`Your session at ${clockTime(ownStart(session, me, session.starts_at ?? ''))}`,
      why: t`You can come in 15 minutes before it starts.`,
      action: { label: t`Open the session`, to },
    };
  return {
    title: t`Get ready for ${longDate(new Date(session.starts_at ?? 0))}`,
    why: t`Note down what matters most to you. Nothing else is needed before the session.`,
    duration: t`The session takes ${session.minutes} minutes.`,
    action: { label: t`See the session`, to },
  };
}

function topicWords({ kind, topic }: Said<'proposal' | 'question' | 'refused'>, { caseId, mediator }: About): Words {
  const to = caseTopic(caseId, topic.id);
  if (kind === 'refused')
    return {
      title: t`Your proposal was not accepted`,
      why: t`You can propose something else, ask ${mediator}, or leave it for the next session.`,
      action: { label: t`See the topic`, to },
    };
  if (kind === 'question')
    return {
      title: t`Answer a question from ${mediator}`,
      why: t`Only you and ${mediator} read the question and your answer.`,
      action: { label: t`Read the question`, to },
    };
  return {
    title: t`Read a proposal and answer it`,
    why: t`You can accept it, propose something else, or ask ${mediator} first. Nothing is agreed before you sign.`,
    action: { label: t`Read the proposal`, to },
  };
}

function waitingWords(what: Said<'wait'>['for'], { mediator, other }: About) {
  if (what === 'review') return t`${mediator} looks at what you both sent. That takes ${promises.reviewHours} hours.`;
  if (what === 'documents') return t`${mediator} looks at your documents. That takes ${promises.reviewHours} hours.`;
  if (what === 'signature') return t`You have signed. We wait for ${other} to sign the same version.`;
  if (what === 'paper')
    return t`A signature on paper is recorded in your name. We wait for ${other} to sign the same version.`;
  if (what === 'times') return t`${mediator} will offer you times for the first session.`;
  if (what === 'draft') return t`${mediator} will offer the next session, or share a draft of your agreement.`;
  return t`We wait for ${other}. You get a message when it goes on.`;
}
