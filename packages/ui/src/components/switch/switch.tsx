import * as RadixSwitch from '@radix-ui/react-switch';
import { useId, type ReactNode } from 'react';
import { Choice, choiceControl } from '../choice/choice.tsx';
import * as styles from './switch.css.ts';

export interface SwitchProps {
  label: ReactNode;
  /** The effect while it is on. */
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** The state as text beside it: "ON" or "OFF". */
  stateLabel?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * Turns something on or off at once, without a Save.
 *
 * @instead In a form that is sent later use `Checkbox`.
 *
 * @accessibility A `switch`: Space turns it, and its label can be pressed. ON and OFF are words beside it, never
 * color alone.
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
