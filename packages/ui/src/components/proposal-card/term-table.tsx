import type { ReactNode } from 'react';
import { Table } from '../table/table.tsx';
import * as styles from './proposal-card.css.ts';
import type { ProposedTerm } from './term-list.tsx';

export interface TermTableProps {
  'aria-labelledby': string;
  /** The heads of the columns: each proposal with its date and its `Badge`. */
  before?: ReactNode;
  now: ReactNode;
  terms: readonly ProposedTerm[];
  labels: {
    /** "Point". */
    point: string;
    /** "Not mentioned". */
    missing: string;
  };
}

/** A proposal beside the one before, in a flush card on wide screens, with marks where they differ. */
export function TermTable({ before, now, terms, labels, ...named }: TermTableProps) {
  const heads = before === undefined ? { now } : { before, now };
  return (
    <Table className={styles.compared} {...named}>
      <thead>
        <tr>
          <th scope="col" className={styles.point}>
            {labels.point}
          </th>
          {Object.entries(heads).map(([key, head]) => (
            <th key={key} scope="col" className={styles.cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {terms.map((term) => (
          <tr key={term.label}>
            <th scope="row" className={styles.cell}>
              {term.label}
            </th>
            {(Object.keys(heads) as (keyof typeof heads)[]).map((key) => {
              const words = term[key] ?? labels.missing;
              return (
                <td key={key} className={styles.cell}>
                  {term.before === term.now ? words : <mark className={styles.now}>{words}</mark>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
