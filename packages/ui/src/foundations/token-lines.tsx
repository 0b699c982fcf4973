import type { ReactNode } from 'react';
import * as styles from './blocks.css.ts';

interface LineProps {
  name: string;
  value: string;
  children: ReactNode;
}

function Line({ name, value, children }: LineProps) {
  return (
    <div className={styles.row}>
      <span>
        <b>{name}</b>
        <br />
        <span className={styles.soft}>{value}</span>
      </span>
      {children}
    </div>
  );
}

const inPixels = (rem: string) => `${Number.parseFloat(rem) * 16} px`;

/** One family of tokens, each with a sample. */
export function TokenLines({
  tokens,
  sample,
}: {
  tokens: Record<string, string>;
  sample: (value: string, name: string) => ReactNode;
}) {
  return (
    <div className={`${styles.page} ${styles.rows}`}>
      {Object.entries(tokens).map(([name, value]) => (
        <Line key={name} name={name} value={value.endsWith('rem') ? `${value}, ${inPixels(value)}` : value}>
          {sample(value, name)}
        </Line>
      ))}
    </div>
  );
}
