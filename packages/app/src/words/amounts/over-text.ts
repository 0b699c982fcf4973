import { t } from '@lingui/core/macro';
import { amountText, toMinor } from './money.ts';

/** Says the greatest amount that is taken where more was typed; null for anything else. */
export const overText = (typed: unknown, mostMinor: number, currency: string): string | null =>
  typeof typed === 'number' && toMinor(typed, currency) > mostMinor
    ? t`Write an amount of at most ${amountText(mostMinor, currency)}.`
    : null;
