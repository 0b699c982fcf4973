import { Text } from '../text/text.tsx';
import { Amount } from './figure.tsx';
import * as styles from './figure-table.css.ts';

export interface SumListProps {
  terms: readonly {
    id: string;
    name: string;
    /** "(figures: 3)". */
    note: string;
    amount: string;
  }[];
  total: { name: string; amount: string };
}

/** What a total is made of, and the total below a line. */
export function SumList({ terms, total }: SumListProps) {
  return (
    <dl>
      {terms.map(({ id, name, note, amount }) => (
        <div key={id} className={styles.term}>
          <dt>
            {name}{' '}
            <Text asChild size="small" tone="soft">
              <span>{note}</span>
            </Text>
          </dt>
          <dd>
            <Amount>{amount}</Amount>
          </dd>
        </div>
      ))}
      <div className={styles.term} data-total>
        <dt>{total.name}</dt>
        <dd>
          <Amount>{total.amount}</Amount>
        </dd>
      </div>
    </dl>
  );
}
