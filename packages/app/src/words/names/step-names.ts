import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Step } from '@mediation/api-client';

/** The names of the seven steps, in order. */
export const stepNames: Record<Step, MessageDescriptor> = {
  intake: msg`Intake`,
  document_upload: msg`Document upload`,
  mediator_review: msg`Mediator review`,
  first_session: msg`First session`,
  negotiation_sessions: msg`Negotiation sessions`,
  agreement_draft: msg`Agreement draft`,
  final_agreement: msg`Final agreement`,
};

const order = Object.keys(stepNames) as Step[];

/** The number of a step, counted from 1. */
export const stepNumber = (step: Step) => order.indexOf(step) + 1;

/** The state of each of the seven steps, given the current one. */
export const stepsSeenFrom = (now: Step) =>
  order.map((id, at) => {
    const here = order.indexOf(now);
    return { id, name: stepNames[id], state: at < here ? 'done' : at === here ? 'now' : 'later' } as const;
  });
