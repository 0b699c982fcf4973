import { useLingui } from '@lingui/react/macro';
import type { Proposal, Term } from '@mediation/api-client';
import { VisuallyHidden } from '@mediation/ui';
import { OtherLanguage } from '../../../shared/layout/other-language.tsx';
import { type ComparedTerm, compareTerms, isChanged } from './compare-terms.ts';
import * as styles from './proposals.css.ts';

export interface TermsListProps {
  terms: Term[];
  /** The proposal that this one answers: what differs from it is marked. */
  before?: Term[] | undefined;
  /** The proposal of these terms, where readers may have it translated. */
  of?: Pick<Proposal, 'id' | 'case_id'> | undefined;
}

/** The terms of a proposal as rows; of a counter-proposal with what it changes. */
export function TermsList({ terms, before, of }: TermsListProps) {
  return (
    <>
      <dl className={styles.terms}>
        {compareTerms(before ?? terms, terms).map((term) => (
          <div key={term.label} className={styles.term}>
            <dt className={styles.label}>{term.label}</dt>
            <dd className={styles.words}>{isChanged(term) ? <Changed term={term} /> : term.now}</dd>
          </div>
        ))}
      </dl>
      <OtherLanguage
        text={terms.map(({ words }) => words).join('\n')}
        of={of && { caseId: of.case_id, proposalId: of.id }}
      />
    </>
  );
}

function Changed({ term: { before, now } }: { term: ComparedTerm }) {
  const { t } = useLingui();
  return (
    <>
      {before !== undefined && (
        <span>
          <VisuallyHidden>{t`Before:`} </VisuallyHidden>
          <del className={styles.before}>{before}</del>
        </span>
      )}
      <span>
        <VisuallyHidden>{t`Now:`} </VisuallyHidden>
        {now === undefined ? (
          <span className={styles.label}>{t`Left out`}</span>
        ) : (
          <ins className={styles.now}>{now}</ins>
        )}
      </span>
    </>
  );
}
