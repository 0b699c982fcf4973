import type { ComponentProps, ReactNode } from 'react';
import * as styles from './facts.css.ts';

export interface FactsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  facts: readonly { term: string; detail: ReactNode }[];
}

/**
 * A list of names with their values.
 *
 * @instead For rows that are compared with each other, use `Table`.
 *
 * @accessibility A description list: screen readers read each name with its value.
 */
export function Facts({ facts, className = '', ...props }: FactsProps) {
  return (
    <dl className={`${styles.facts} ${className}`} {...props}>
      {facts.map(({ term, detail }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
