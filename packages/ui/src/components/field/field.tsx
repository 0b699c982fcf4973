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
  /** The mark of a field that may stay empty: "(optional)". Required fields have none. */
  optional?: string | undefined;
  /** A link at the end of the label line. The keyboard comes to it after the control. */
  action?: ReactNode;
  /** The control's id, where an `ErrorSummary` leads to it. */
  id?: string | undefined;
  /** One control of this package: `Input`, `PasswordInput`, `Textarea`, `Select`, `Combobox`, a date or a time. */
  children: ReactNode;
}

/**
 * A form field: a label, a control, a hint and an error.
 *
 * @instead For several controls that answer one question use `Fieldset`.
 *
 * @accessibility The label names the control, hint and error describe it, and an error makes it `aria-invalid`.
 * Optional fields are marked in words; there is no asterisk.
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
    <div className={action ? styles.withAction : styles.root}>
      <label className={styles.label} id={`${id}-label`} htmlFor={id}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
