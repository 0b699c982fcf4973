import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './proposal-card.css.ts';

/** A term of a proposal, beside the same term of the proposal before. */
export interface ProposedTerm {
  label: string;
  /** Undefined where only the newer proposal has it. */
  before?: string | undefined;
  /** Undefined where the newer proposal leaves it out. */
  now?: string | undefined;
}

export interface TermListProps {
  terms: readonly ProposedTerm[];
  labels: {
    /** "Before:" and "Now:", read before what changed. */
    before: string;
    now: string;
    /** "Left out". */
    leftOut: string;
  };
}

/** The terms of a proposal as rows, with marks on what it changes. */
export function TermList({ terms, labels }: TermListProps) {
  return (
    <dl className={styles.terms}>
      {terms.map((term) => (
        <div key={term.label} className={styles.term}>
          <dt className={styles.label}>{term.label}</dt>
          <dd className={styles.words}>
            {term.before === term.now ? term.now : <Changed term={term} labels={labels} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Changed({ term: { before, now }, labels }: { term: ProposedTerm; labels: TermListProps['labels'] }) {
  return (
    <>
      {before !== undefined && (
        <span>
          <VisuallyHidden>{labels.before} </VisuallyHidden>
          <del className={styles.before}>{before}</del>
        </span>
      )}
      <span>
        <VisuallyHidden>{labels.now} </VisuallyHidden>
        {now === undefined ? (
          <span className={styles.label}>{labels.leftOut}</span>
        ) : (
          <ins className={styles.now}>{now}</ins>
        )}
      </span>
    </>
  );
}
