import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Mark } from '@mediation/agreement';
import { Button, Row, Text } from '@mediation/ui';
import { TriangleAlert } from 'lucide-react';
import * as styles from './marks.css.ts';
import { markTexts } from './mark-texts.ts';

export interface MarkListProps {
  id: string;
  text: string;
  marks: readonly Mark[];
  /** The first names of the parties. */
  names: readonly string[];
  /** Puts the cursor where something is missing. */
  onFill: (mark: Mark) => void;
  /** Writes a name instead of the marked words. */
  onName: (mark: Mark, name: string) => void;
}

/** What cannot be followed in a clause, with the same numbers as in its words. Nothing is changed by itself. */
export function MarkList({ id, text, marks, names, onFill, onName }: MarkListProps) {
  const { t, i18n } = useLingui();
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
        {marks.map((mark, at) => {
          const words = text.slice(mark.start, mark.end);
          return (
            <li key={mark.start} className={styles.markRow}>
              <span className={styles.key} aria-hidden>
                {at + 1}
              </span>
              <span>
                <b>“{words}”</b>{' '}
                <Text asChild tone="soft" size="small">
                  <span>{i18n._(markTexts[mark.fill].reason)}</span>
                </Text>
              </span>
              <Row gap="small" wrap>
                {mark.fill === 'person' &&
                  names.map((name) => (
                    <Button key={name} tone="quiet" size="small" onClick={() => onName(mark, name)}>
                      {t`Write ${name}`}
                    </Button>
                  ))}
                {(mark.fill !== 'person' || names.length === 0) && (
                  <Button tone="quiet" size="small" onClick={() => onFill(mark)}>
                    {i18n._(markTexts[mark.fill].action)}
                  </Button>
                )}
              </Row>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
