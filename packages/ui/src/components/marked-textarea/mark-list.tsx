import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './marked-textarea.css.ts';

export interface MarkLineProps {
  /** The marked words. */
  words: string;
  /** What is wrong with them. */
  reason: string;
  /** The ways to change them. */
  children: ReactNode;
}

/** Why words are marked, with the ways to change them. */
export function MarkLine({ words, reason, children }: MarkLineProps) {
  return (
    <div className={styles.about}>
      <span>
        <b>“{words}”</b>{' '}
        <Text asChild tone="soft" size="small">
          <span>{reason}</span>
        </Text>
      </span>
      <Row gap="small" wrap>
        {children}
      </Row>
    </div>
  );
}

export interface MarkListProps {
  /** The id of its title, which describes the field. */
  id: string;
  /** "2 places that cannot be followed as written". */
  title: string;
  /** "Nothing changes by itself". */
  note: string;
  /** A `MarkLine` for each mark, in their order. */
  lines: readonly { id: string | number; line: ReactNode }[];
}

/** What the marks of a `MarkedTextarea` mean, with the same numbers. */
export function MarkList({ id, title, note, lines }: MarkListProps) {
  return (
    <section className={styles.list} aria-labelledby={id}>
      <div className={styles.head}>
        <TriangleAlert />
        <Text asChild size="small" weight="strong">
          <h3 id={id}>{title}</h3>
        </Text>
        <span className={styles.note}>{note}</span>
      </div>
      <ol>
        {lines.map(({ id: mark, line }, at) => (
          <li key={mark} className={styles.row}>
            <span className={styles.number} aria-hidden>
              {at + 1}
            </span>
            {line}
          </li>
        ))}
      </ol>
    </section>
  );
}
