import type { ComponentProps, ReactNode } from 'react';
import { typed as typedWords } from '../text/text.css.ts';
import * as styles from './facts.css.ts';

export interface FactsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** `ruled` for paragraphs, each name with its value under a hairline. */
  look?: 'plain' | 'ruled' | undefined;
  facts: readonly { term: string; detail: ReactNode }[];
  /** Keeps the line breaks of typed values. */
  typed?: boolean | undefined;
}

/**
 * A list of names with their values.
 *
 * @instead For rows that are compared with each other, use `Table`.
 *
 * @accessibility A description list: screen readers read each name with its value.
 */
export function Facts({ look = 'plain', facts, typed = false, className = '', ...props }: FactsProps) {
  return (
    <dl className={`${styles.facts[look]} ${className}`} {...props}>
      {facts.map(({ term, detail }) => (
        <div key={term} className={styles.fact[look]}>
          <dt className={styles.term[look]}>{term}</dt>
          <dd className={`${styles.detail[look]} ${typed ? typedWords : ''}`}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
