import type { ComponentProps, FocusEvent } from 'react';
import { Input } from '../input/input.tsx';
import { tidyPhone } from './tidy-phone.ts';

/**
 * A phone number, from any country and in any spelling. It is tidied up when the field is left, and never refused:
 * only the person knows their number. Inside a `Field`.
 *
 * @instead Other numbers are an `Input`.
 *
 * @accessibility A phone shows its keys, and the browser can fill it in. Nothing jumps while one types.
 */
export function PhoneInput({ onBlur, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const tidy = (event: FocusEvent<HTMLInputElement>) => {
    rewrite(event.currentTarget, tidyPhone(event.currentTarget.value));
    onBlur?.(event);
  };
  return <Input type="tel" autoComplete="tel" dir="ltr" {...props} onBlur={tidy} />;
}

/** Sets the value as typing does, so that the field's listeners run. */
function rewrite(input: HTMLInputElement, text: string) {
  if (input.value === text) return;
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
