import { useLingui } from '@lingui/react/macro';
import type { Proposal, Term } from '@mediation/api-client';
import { TermList } from '@mediation/ui';
import { OtherLanguage } from '../../../shared/layout/other-language.tsx';
import { compareTerms } from './compare-terms.ts';

export interface TermsListProps {
  terms: Term[];
  /** The proposal that this one answers: what differs from it is marked. */
  before?: Term[] | undefined;
  /** The proposal of these terms, where readers may have it translated. */
  of?: Pick<Proposal, 'id' | 'case_id'> | undefined;
}

/** The terms of a proposal as rows; of a counter-proposal with what it changes. */
export function TermsList({ terms, before, of }: TermsListProps) {
  const { t } = useLingui();
  return (
    <>
      <TermList
        terms={compareTerms(before ?? terms, terms)}
        labels={{ before: t`Before:`, now: t`Now:`, leftOut: t`Left out` }}
      />
      <OtherLanguage
        text={terms.map(({ words }) => words).join('\n')}
        of={of && { caseId: of.case_id, proposalId: of.id }}
      />
    </>
  );
}
