import { useId, useMemo, useState } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { input } from '../input/input.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { moneyShape, readMoney, writeMoney } from './money-shape.ts';
import * as styles from './money-input.css.ts';

export interface MoneyInputProps {
  /** ISO 4217: "GBP". */
  currency: string;
  /** The locale of the number format: "en-GB". */
  locale: string;
  /** The amount in the currency's main unit; `null` for none, and what was typed where that is no amount. */
  value: number | string | null;
  onValueChange: (value: number | string | null) => void;
  placeholder?: string | undefined;
  name?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/**
 * An amount of money with the currency sign where the locale puts it. What is typed stays as it is; on leaving the
 * input, an amount is shown with thousands separators. Inside a `Field`.
 *
 * @instead A plain number is an `Input`.
 *
 * @accessibility The name of the currency is read with the field; its sign is hidden. Phones show a numeric keyboard.
 */
export function MoneyInput(props: MoneyInputProps) {
  const { currency, locale, value, onValueChange, ...rest } = props;
  const id = useId();
  const shape = useMemo(() => moneyShape(currency, locale), [currency, locale]);
  const [typed, setTyped] = useState<string | null>(null);
  const described = [rest['aria-describedby'], id].filter(Boolean).join(' ');
  const { disabled = false, ...control } = useFieldControl({ ...rest, 'aria-describedby': described });
  const room = shape.signFirst ? (shape.sign.length > 1 ? styles.long : styles.before) : styles.after;

  return (
    <div className={styles.root}>
      <input
        {...control}
        value={typed ?? (typeof value === 'number' ? writeMoney(value, currency, locale) : (value ?? ''))}
        disabled={disabled}
        className={`${input} ${styles.amount} ${room}`}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value);
          onValueChange(readMoney(target.value, shape));
        }}
        onBlur={() => setTyped(null)}
      />
      <span className={`${styles.sign} ${shape.signFirst ? styles.atStart : styles.atEnd}`} aria-hidden>
        {shape.sign}
      </span>
      <VisuallyHidden id={id}>{shape.name}</VisuallyHidden>
    </div>
  );
}
