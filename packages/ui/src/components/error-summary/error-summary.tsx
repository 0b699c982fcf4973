import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Notice } from '../notice/notice.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './error-summary.css.ts';

/** An error of a form and its field. */
export interface FormError {
  /** The `id` given to the `Field`, the `Fieldset` or the control. */
  field: string;
  message: ReactNode;
}

export interface ErrorSummaryProps {
  /** The number of errors as a sentence: "Two answers are missing". */
  title: ReactNode;
  /** The errors, in the order of the page. An empty list renders nothing. */
  errors: readonly FormError[];
  /** The number of submits: each one moves the focus here, never during typing. */
  attempt?: number | undefined;
}

/**
 * Lists the errors of a form that is longer than the window, above it.
 *
 * @instead In a short form the errors of its fields are enough.
 *
 * @accessibility After a submit it takes the focus, is read, and links to each field; a single invalid field gets the
 * focus itself.
 */
export function ErrorSummary({ title, errors, attempt = 1 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const handledAttempt = useRef(0);

  useEffect(() => {
    const first = errors[0];
    if (!first || attempt === handledAttempt.current) return;
    handledAttempt.current = attempt;
    if (errors.length > 1 || !focusField(first.field)) box.current?.focus();
  }, [attempt, errors]);

  if (errors.length === 0) return null;
  return (
    <Notice ref={box} tone="danger" role="alert" tabIndex={-1}>
      <Text weight="strong">{title}</Text>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a className={styles.link} href={`#${field}`} onClick={(event) => follow(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Keeps the address unchanged, because the app's router owns it. */
function follow(event: MouseEvent, field: string) {
  if (focusField(field)) event.preventDefault();
}

function focusField(id: string): boolean {
  const element = document.getElementById(id);
  const control = element?.matches('fieldset') ? element.querySelector<HTMLElement>(controls) : element;
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
  return control != null && control === document.activeElement;
}

const controls = 'input:not([type=hidden], [aria-hidden=true]), select, textarea, button';
