import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Mark } from '@mediation/agreement';
import { Text } from '@mediation/ui';
import { TriangleAlert } from 'lucide-react';
import { MarkLine, type MarkLineProps } from './mark-line.tsx';
import * as styles from './marks.css.ts';

export interface MarkListProps extends Omit<MarkLineProps, 'mark' | 'words'> {
  id: string;
  text: string;
  marks: readonly Mark[];
}

/** What cannot be followed in a clause, with the same numbers as in its words. Nothing is changed by itself. */
export function MarkList({ id, text, marks, ...line }: MarkListProps) {
  const { t } = useLingui();
  if (marks.length === 0) return null;
  return (
    <section className={styles.marks} aria-labelledby={id}>
      <div className={styles.marksHead}>
        <TriangleAlert />
        <Text asChild size="small" weight="strong">
          <h3 id={id}>
            {plural(marks.length, {
              one: '# place that cannot be followed as written',
              other: '# places that cannot be followed as written',
            })}
          </h3>
        </Text>
        <span className={styles.marksNote}>{t`Nothing changes by itself`}</span>
      </div>
      <ol>
        {marks.map((mark, at) => (
          <li key={mark.start} className={styles.markRow}>
            <span className={styles.key} aria-hidden>
              {at + 1}
            </span>
            <MarkLine mark={mark} words={text.slice(mark.start, mark.end)} {...line} />
          </li>
        ))}
      </ol>
    </section>
  );
}
