import type { ComponentProps, FocusEvent } from 'react';
import { Input } from '../input/input.tsx';
import { tidyPhone } from './tidy-phone.ts';

/**
 * A phone number, from any country and in any spelling. It is normalized on blur and never refused, because only the
 * person knows their number. Inside a `Field`.
 *
 * @instead Other numbers are an `Input`.
 *
 * @accessibility Phones show the telephone keyboard, and the browser can autofill it. The text does not change during
 * typing.
 */
export function PhoneInput({ onBlur, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const tidy = (event: FocusEvent<HTMLInputElement>) => {
    rewrite(event.currentTarget, tidyPhone(event.currentTarget.value));
    onBlur?.(event);
  };
  return <Input type="tel" autoComplete="tel" dir="ltr" {...props} onBlur={tidy} />;
}

/** Sets the value like typing, so that the field's listeners run. */
function rewrite(input: HTMLInputElement, text: string) {
  if (input.value === text) return;
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
