import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Input } from '../input/input.tsx';
import * as styles from './password-input.css.ts';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The name of the button that shows the password. */
  showLabel: string;
  /** The name of the button that hides it again. */
  hideLabel: string;
}

/**
 * A password that can be looked at.
 *
 * @instead Any other line of text is an `Input`.
 *
 * @accessibility Paste and password managers work: set `autoComplete`. The button that shows it is named for what it
 * does next.
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
