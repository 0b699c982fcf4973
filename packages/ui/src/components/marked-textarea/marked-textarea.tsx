import { Fragment } from 'react';
import { Textarea, type TextareaProps } from '../textarea/textarea.tsx';
import * as styles from './marked-textarea.css.ts';

export interface MarkedTextareaProps extends Omit<TextareaProps, 'value' | 'autosize' | 'className'> {
  value: string;
  /** Where the marks begin and end, in the order of the text. */
  marks: readonly { start: number; end: number }[];
}

/**
 * A text with numbered marks behind its letters, in a `Field`. A `MarkList` below it says what each of them means; name
 * that with `aria-describedby`.
 *
 * @instead A text that is only read is a `Text`; an error of the whole field is said by its `Field`.
 *
 * @accessibility A native text field. The marks are hidden from screen readers, which get the list.
 */
export function MarkedTextarea({ value, marks, ...props }: MarkedTextareaProps) {
  return (
    <div className={styles.stack}>
      <div className={styles.mirror} aria-hidden>
        {marks.map(({ start, end }, at) => (
          <Fragment key={start}>
            {value.slice(marks[at - 1]?.end ?? 0, start)}
            <mark className={styles.mark}>
              {value.slice(start, end)}
              <span className={styles.markNumber}>{at + 1}</span>
            </mark>
          </Fragment>
        ))}
        {value.slice(marks.at(-1)?.end ?? 0)}
        {'\n'}
      </div>
      <Textarea className={styles.field} value={value} {...props} />
    </div>
  );
}
