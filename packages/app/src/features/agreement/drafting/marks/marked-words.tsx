import { useLingui } from '@lingui/react/macro';
import type { Mark } from '@mediation/agreement';
import { limits } from '@mediation/api-client';
import { Field, Textarea } from '@mediation/ui';
import { Fragment, type RefObject } from 'react';
import * as styles from './marks.css.ts';

export interface MarkedWordsProps {
  text: string;
  marks: readonly Mark[];
  /** The element that lists the marks, for screen readers. */
  describedBy: string;
  onChange: (text: string) => void;
  ref: RefObject<HTMLTextAreaElement | null>;
}

/**
 * The words that are signed, in a field with the marks of the linter behind its letters. Screen readers get the list of
 * marks instead.
 */
export function MarkedWords({ text, marks, describedBy, onChange, ref }: MarkedWordsProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Words to sign`}>
      <div className={styles.stack}>
        <div className={styles.mirror} aria-hidden>
          {marks.map(({ start, end }, at) => (
            <Fragment key={start}>
              {text.slice(marks[at - 1]?.end ?? 0, start)}
              <mark className={styles.mark}>
                {text.slice(start, end)}
                <span className={styles.markNumber}>{at + 1}</span>
              </mark>
            </Fragment>
          ))}
          {text.slice(marks.at(-1)?.end ?? 0)}
          {'\n'}
        </div>
        <Textarea
          ref={ref}
          data-clause-words
          className={styles.field}
          value={text}
          maxLength={limits.messageMax}
          aria-describedby={marks.length > 0 ? describedBy : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </Field>
  );
}
