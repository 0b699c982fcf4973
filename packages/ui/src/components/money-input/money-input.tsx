import { useId, useMemo } from 'react';
import { NumericFormat } from 'react-number-format';
import { useFieldControl } from '../field/field-context.ts';
import { input } from '../input/input.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { moneyShape } from './money-shape.ts';
import * as styles from './money-input.css.ts';

export interface MoneyInputProps {
  /** ISO 4217: "GBP". */
  currency: string;
  /** The locale of the number format: "en-GB". */
  locale: string;
  /** The amount in the currency's main unit; `null` for none. */
  value?: number | null | undefined;
  defaultValue?: number | undefined;
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Allows negative amounts, for debts. */
  allowNegative?: boolean | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/**
 * An amount of money, with thousands separators during typing and the currency sign where the locale puts it. Inside a
 * `Field`.
 *
 * @instead A plain number is an `Input`.
 *
 * @accessibility The name of the currency is read with the field; its sign is hidden. Phones show a numeric keyboard.
 */
export function MoneyInput(props: MoneyInputProps) {
  const { currency, locale, value, defaultValue, onValueChange, allowNegative = false, ...rest } = props;
  const id = useId();
  const shape = useMemo(() => moneyShape(currency, locale), [currency, locale]);
  const described = [rest['aria-describedby'], id].filter(Boolean).join(' ');
  const { disabled = false, ...control } = useFieldControl({ ...rest, 'aria-describedby': described });
  const room = shape.signFirst ? (shape.sign.length > 1 ? styles.long : styles.before) : styles.after;

  return (
    <div className={styles.root}>
      <NumericFormat
        {...control}
        {...(value === undefined ? {} : { value })}
        {...(defaultValue === undefined ? {} : { defaultValue })}
        disabled={disabled}
        className={`${input} ${styles.amount} ${room}`}
        inputMode="decimal"
        autoComplete="off"
        thousandSeparator={shape.thousands}
        decimalSeparator={shape.decimal}
        decimalScale={shape.decimals}
        allowNegative={allowNegative}
        allowedDecimalSeparators={[shape.decimal]}
        onValueChange={({ floatValue }, { event }) => {
          if (event) onValueChange?.(floatValue ?? null);
        }}
      />
      <span className={`${styles.sign} ${shape.signFirst ? styles.atStart : styles.atEnd}`} aria-hidden>
        {shape.sign}
      </span>
      <VisuallyHidden id={id}>{shape.name}</VisuallyHidden>
    </div>
  );
}
