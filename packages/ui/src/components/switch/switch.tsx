import * as RadixSwitch from '@radix-ui/react-switch';
import { useId, type ReactNode } from 'react';
import { Choice, choiceControl } from '../choice/choice.tsx';
import * as styles from './switch.css.ts';

export interface SwitchProps {
  label: ReactNode;
  /** The effect of turning it on. */
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** The state as text beside it: "ON" or "OFF". */
  stateLabel?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * Turns a setting on or off at once, without saving.
 *
 * @instead In a form with a submit button use `Checkbox`.
 *
 * @accessibility A `switch`: Space toggles it, and its label is clickable. ON and OFF are text, so that color is never
 * the only sign.
 */
export function Switch({ label, hint, stateLabel, id: given, ...props }: SwitchProps) {
  const own = useId();
  const id = given ?? own;
  const control = (
    <span className={styles.end}>
      {stateLabel !== undefined && (
        <span className={styles.state} aria-hidden>
          {stateLabel}
        </span>
      )}
      <RadixSwitch.Root className={styles.track} {...choiceControl(id, hint)} {...props}>
        <RadixSwitch.Thumb className={styles.thumb} />
      </RadixSwitch.Root>
    </span>
  );
  return <Choice id={id} label={label} hint={hint} control={control} controlAtEnd />;
}
