import { CircleAlert } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import { FieldContext } from './field-context.ts';
import * as styles from './field.css.ts';

export interface FieldProps {
  label: ReactNode;
  /** What to write, or an example. Stands between label and box. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Stays until it is fixed. */
  error?: ReactNode;
  /** The word for a field that may stay empty: "(optional)". Never mark the required ones. */
  optional?: string | undefined;
  /** A link at the end of the label's line. */
  action?: ReactNode;
  /** One control of this package: `Input`, `PasswordInput`, `Textarea` or `Select`. */
  children: ReactNode;
}

/** A labelled question of a form. Wires label, hint and error to the control inside it. */
export function Field({ label, hint, error, optional, action, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  const invalid = error ? true : undefined;
  const control = useMemo(
    () => ({ id, 'aria-describedby': described, 'aria-invalid': invalid }) as const,
    [id, described, invalid],
  );

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label} {optional && <span className={styles.optional}>{optional}</span>}
        </label>
        {action}
      </div>
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert className={styles.errorIcon} />
          {error}
        </p>
      )}
    </div>
  );
}
