import { useState, type ChangeEvent, type ComponentProps } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { input } from '../input/input.css.ts';
import * as styles from './textarea.css.ts';

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Grows with its text up to a third of a page, then scrolls. */
  autosize?: boolean | undefined;
  /**
   * The character limit. A counter appears near it. Longer text is accepted and can be shortened afterwards, so that
   * nothing typed or pasted is lost.
   */
  countMax?: number | undefined;
  /** The text of the counter, for a negative number too: "120 characters left". */
  countLabel?: ((left: number) => string) | undefined;
}

/**
 * Several lines of text in a form.
 *
 * @instead To write a message use `ChatComposer`, for one line `Input`.
 *
 * @accessibility Grows with its text instead of hiding it. The remaining characters are announced politely near the
 * limit. Typed text is never cut off.
 */
export function Textarea(props: TextareaProps) {
  const { className = '', autosize = false, countMax, countLabel, onChange, ...rest } = props;
  const control = useFieldControl(rest);
  const [typed, setTyped] = useState(String(props.value ?? props.defaultValue ?? ''));
  const text = props.value === undefined ? typed : String(props.value);

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    if (autosize) growWith(event.target);
    onChange?.(event);
  };

  const left = (countMax ?? 0) - text.length;
  const isNear = countMax !== undefined && left <= countMax / 10;
  return (
    <>
      <textarea
        {...control}
        className={`${input} ${styles.textarea} ${autosize ? styles.autosize : ''} ${className}`}
        onChange={change}
      />
      {countMax !== undefined && (
        <span className={`${styles.count} ${left < 0 ? styles.over : ''}`} aria-live="polite" hidden={!isNear}>
          {isNear && (countLabel?.(left) ?? left)}
        </span>
      )}
    </>
  );
}

/** For browsers without `field-sizing`. */
function growWith(element: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
}
