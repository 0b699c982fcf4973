import { useId, useMemo, type ReactNode } from 'react';
import { FieldContext } from './field-context.ts';
import { describedBy, FieldError, FieldHint } from './field-note.tsx';
import * as styles from './field.css.ts';

export interface FieldProps {
  label: ReactNode;
  /** Instructions or an example, between label and control. */
  hint?: ReactNode;
  /** The error and its fix. It stays until the value is valid. */
  error?: ReactNode;
  /** The word for a field that may stay empty: "(optional)". Never mark the required ones. */
  optional?: string | undefined;
  /** A link at the end of the label's line. */
  action?: ReactNode;
  /** The control's id, where an `ErrorSummary` leads to it. */
  id?: string | undefined;
  /** One control of this package: `Input`, `PasswordInput`, `Textarea`, `Select`, `Combobox`, a date or a time. */
  children: ReactNode;
}

/**
 * A labelled question of a form, with its hint and its error.
 *
 * @instead For several controls that answer one question use `Fieldset`.
 *
 * @accessibility Wires the control inside it: the label names it, hint and error describe it, an error makes it
 * `aria-invalid`. What is optional says so in words; there is no star.
 */
export function Field({ label, hint, error, optional, action, id: given, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const described = describedBy(id, hint, error);
  const invalid = error ? true : undefined;
  const control = useMemo(
    () => ({ id, 'aria-describedby': described, 'aria-invalid': invalid }) as const,
    [id, described, invalid],
  );

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label className={styles.label} id={`${id}-label`} htmlFor={id}>
          {label} {optional && <span className={styles.optional}>{optional}</span>}
        </label>
        {action}
      </div>
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
