import { type CaseListItem, type CloseReason, type Step, steps } from '@mediation/api-client';

const reasons: CloseReason[] = ['agreed_full', 'agreed_part', 'no_agreement', 'withdrawn', 'not_proceeding'];

/** What a list of cases adds up to. Status and step are counted apart, because they are two things. */
export function figuresOf(cases: Pick<CaseListItem, 'status' | 'step' | 'close_reason'>[]) {
  const going = cases.filter(({ status }) => status !== 'closed');
  const over = cases.filter(({ status }) => status === 'closed');
  return {
    open: going.length,
    closed: over.length,
    byStep: steps.map((step: Step) => ({ step, count: going.filter((it) => it.step === step).length })),
    byReason: reasons.map((reason) => ({ reason, count: over.filter((it) => it.close_reason === reason).length })),
  };
}
