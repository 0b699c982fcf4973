import { useId, type ComponentProps, type ReactNode } from 'react';
import { describedBy, FieldError, FieldHint } from '../field/field-note.tsx';
import * as field from '../field/field.css.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './fieldset.css.ts';

export interface FieldsetProps extends ComponentProps<'fieldset'> {
  label: ReactNode;
  /** Instructions or an example. */
  hint?: ReactNode;
  /** The error of the group as a whole. It stays until the value is valid. */
  error?: ReactNode;
  /** The mark of a question that may stay unanswered: "(optional)". */
  optional?: string | undefined;
  /** Hides the label visually, where the page already shows it. */
  hideLabel?: boolean | undefined;
}

/**
 * Several controls that answer one question, styled like a `Field`.
 *
 * @instead `RadioGroup`, `CheckboxGroup` and `DateInput` are fieldsets of their own; one control is a `Field`.
 *
 * @accessibility The question is the legend, so it is read with each control; hint and error describe the group.
 */
export function Fieldset(props: FieldsetProps) {
  const { label, hint, error, optional, hideLabel = false, id: given, className = '', children, ...rest } = props;
  const own = useId();
  const id = given ?? own;
  const legend = hideLabel ? visuallyHidden : `${field.label} ${hint ? styles.withHint : styles.legend}`;

  return (
    <fieldset
      id={id}
      className={`${field.root} ${className}`}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, hint, error)}
      data-invalid={error ? '' : undefined}
      {...rest}
    >
      <legend id={`${id}-label`} className={legend}>
        {label} {optional && <span className={field.optional}>{optional}</span>}
      </legend>
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
