import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Input } from '../input/input.tsx';
import * as styles from './password-input.css.ts';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The accessible name of the button that shows the password. */
  showLabel: string;
  /** The accessible name of the button that hides it. */
  hideLabel: string;
}

/**
 * A password field with a button that shows the password.
 *
 * @instead Other text is an `Input`.
 *
 * @accessibility Paste and password managers work: set `autoComplete`. The button's name says its next effect.
 */
export function PasswordInput({ showLabel, hideLabel, className = '', ...props }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.root}>
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        className={`${styles.input} ${className}`}
        spellCheck={false}
        autoCapitalize="none"
      />
      <IconButton
        className={styles.toggle}
        label={isShown ? hideLabel : showLabel}
        disabled={props.disabled}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff /> : <Eye />}
      </IconButton>
    </div>
  );
}
