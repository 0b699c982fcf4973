import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { isColor } from './brand-draft.ts';
import * as styles from './brand-editor.css.ts';

interface ColorFieldProps {
  label: string;
  /** The accessible name of the system's color picker beside the field. */
  pickLabel: string;
  /** The error for an invalid color. */
  error: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** A color as text and as a swatch that opens the system's picker. */
export function ColorField({ label, pickLabel, error, value, onValueChange }: ColorFieldProps) {
  const write = (text: string) => onValueChange(/^[0-9a-f]{6}$/i.test(text) ? `#${text}` : text.trim());
  return (
    <div className={styles.colorField}>
      <Field label={label} error={isColor(value) ? undefined : error}>
        <Input
          className={styles.hex}
          value={value}
          maxLength={7}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      <input
        className={styles.picker}
        type="color"
        aria-label={pickLabel}
        value={isColor(value) ? value.toLowerCase() : '#000000'}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </div>
  );
}
