import type { ApiClient } from '@mediation/api-client';
import { caseAtFirstSession } from './first-session-case.ts';
import type { Product } from './product.ts';

type Terms = Parameters<ApiClient['makeProposal']>[0]['terms'];

/** A case whose parties held a session and agreed on the home and the school days, made outside any browser. */
export async function agreedCase(product: Product) {
  const at = await caseAtFirstSession(product);
  const { caseId, api } = at;
  await holdSession(product, api.mediator, caseId);
  const agree = async (issue: 'other' | 'parenting', title: string, terms: Terms) => {
    const { topic } = await api.mediator.addTopic({ caseId, issue, title });
    const { proposal } = await api.ana.makeProposal({ topicId: topic.id, audience: 'everyone', terms });
    await api.ben.acceptProposal({ proposalId: proposal.id });
  };
  await agree('other', 'The piano', [{ label: 'Who keeps it', words: 'Ana keeps the piano.' }]);
  await agree('parenting', 'School days', [{ label: 'Wednesday', words: 'The children sleep at Ben’s home.' }]);
  return at;
}

async function holdSession(product: Product, mediator: ApiClient, caseId: string) {
  const next = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 170 * 3_600_000).toISOString();
  const { session } = await mediator.createSession({
    case_id: caseId,
    kind: 'joint',
    mode: 'in_person',
    time_zone: 'Europe/London',
    slots: [next],
  });
  const { id: sessionId, slots, version } = session;
  await mediator.confirmSession({ sessionId, slot_id: slots[0]!.id, version });
  await product.rewrite(`update sessions set starts_at = now() - interval '3 hours' where id = '${sessionId}'`);
  const { session: begun } = await mediator.getSession({ sessionId });
  await mediator.completeSession({ sessionId, status: 'completed', version: begun.version });
}
