import { useLingui } from '@lingui/react/macro';
import { type AgreementDocument, getNegotiation, type Proposal } from '@mediation/api-client';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { issueNames } from '../../../../words/names/issue-names.ts';
import type { NewClause } from './use-clause-actions.ts';

/** The words of a proposal as one text. */
export const proposalTextOf = ({ terms }: Pick<Proposal, 'terms'>) =>
  terms.map(({ label, words }) => `${label}: ${words}`).join('\n');

/** The agreed proposals of a case, and those that no clause was made from yet, as clauses. */
export function useAgreedProposals(caseId: string, documents: readonly AgreementDocument[]) {
  const { i18n } = useLingui();
  const { data } = useEndpoint(getNegotiation, { caseId });
  const used = new Set(documents.flatMap(({ draft }) => draft?.clauses ?? []).map((it) => it.source_proposal_id));
  const agreed = (data?.proposals ?? []).flatMap((proposal) => {
    const topic = data?.topics.find(({ id }) => id === proposal.topic_id);
    if (proposal.state !== 'agreed' || topic === undefined) return [];
    return [{ proposal, topic, title: topic.title ?? i18n._(issueNames[topic.issue]) }];
  });
  const waiting = agreed
    .filter(({ proposal }) => !used.has(proposal.id))
    .map(({ proposal, topic, title }): NewClause => ({
      issue: topic.issue,
      heading: title,
      text: proposalTextOf(proposal),
      plain_text: '',
      state: 'agreed',
      duties: [],
      source_proposal_id: proposal.id,
    }));
  return { agreed, waiting };
}

export type AgreedProposal = ReturnType<typeof useAgreedProposals>['agreed'][number];
