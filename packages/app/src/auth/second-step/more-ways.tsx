import { FactorForm, type FactorFormProps } from './factor-form.tsx';
import { PasskeyButton, type PasskeyButtonProps } from './passkey-button.tsx';

export interface MoreWaysProps extends Omit<FactorFormProps, 'factors'>, PasskeyButtonProps {
  /** The kinds of second factor that are asked for; without them email and password are. */
  factors: FactorFormProps['factors'] | undefined;
}

/** What signing in needs besides email and password: a second factor after them, or a passkey in their place. */
export const MoreWays = ({ factors, onEnter, ...factor }: MoreWaysProps) =>
  factors === undefined ? (
    <PasskeyButton onEnter={onEnter} onDone={factor.onDone} />
  ) : (
    <FactorForm factors={factors} {...factor} />
  );
