import * as RadixCheckbox from '@radix-ui/react-checkbox';
import { Check, Minus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Choice, choiceControl } from '../choice/choice.tsx';
import * as choice from '../choice/choice.css.ts';
import { FieldError } from '../field/field-note.tsx';

export interface CheckboxProps {
  label: ReactNode;
  /** The consequence of ticking it. */
  hint?: ReactNode;
  /** The error. */
  error?: ReactNode;
  checked?: boolean | 'indeterminate' | undefined;
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  name?: string | undefined;
  value?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * A yes or no that takes effect when the form is submitted.
 *
 * @instead For several answers to one question use `CheckboxGroup`, for an immediate setting `Switch`, for consent to a
 * text `ConsentBox`.
 *
 * @accessibility Space toggles it, and the whole row is clickable. Named by its label, described by its hint and its
 * error; "some" is read as partly checked.
 */
export function Checkbox({ label, hint, error, onCheckedChange, id: given, ...props }: CheckboxProps) {
  const own = useId();
  const id = given ?? own;
  const errorId = error ? `${id}-error` : undefined;
  const control = (
    <RadixCheckbox.Root
      className={choice.box}
      {...choiceControl(id, hint, errorId)}
      aria-invalid={error ? true : undefined}
      onCheckedChange={(checked: boolean | 'indeterminate') => onCheckedChange?.(checked === true)}
      {...props}
    >
      <RadixCheckbox.Indicator>{props.checked === 'indeterminate' ? <Minus /> : <Check />}</RadixCheckbox.Indicator>
    </RadixCheckbox.Root>
  );
  return (
    <div>
      <Choice id={id} label={label} hint={hint} control={control} />
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
