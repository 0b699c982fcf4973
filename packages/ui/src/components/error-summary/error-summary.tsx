import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Notice } from '../notice/notice.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './error-summary.css.ts';

/** One thing to put right, and the field it is in. */
export interface FormError {
  /** The `id` given to the `Field`, the `Fieldset` or the control. */
  field: string;
  message: ReactNode;
}

export interface ErrorSummaryProps {
  /** How much there is to put right: "Two answers are missing". */
  title: ReactNode;
  /** The errors, in the order of the page. An empty list renders nothing. */
  errors: readonly FormError[];
  /** How often the form was sent: the focus moves each time it was, never while someone is still typing. */
  attempt?: number | undefined;
}

/**
 * What stands between a person and the next page, above a form that is longer than the window.
 *
 * @instead A short form does with the errors of its fields.
 *
 * @accessibility After sending it takes the focus, is read, and leads to each field; a single wrong field gets the
 * focus at once.
 */
export function ErrorSummary({ title, errors, attempt = 1 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const told = useRef(0);

  useEffect(() => {
    const first = errors[0];
    if (!first || attempt === told.current) return;
    told.current = attempt;
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

/** The address stays as it is: it belongs to the app. */
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
