import { FactorForm, type FactorFormProps } from './factor-form.tsx';
import { PasskeyButton, type PasskeyButtonProps } from './passkey-button.tsx';

/** What signing in needs besides email and password: a second factor after them, or a passkey in their place. */
export const MoreWays = ({
  needsFactor,
  onEnter,
  ...factor
}: { needsFactor: boolean } & FactorFormProps & PasskeyButtonProps) =>
  needsFactor ? <FactorForm {...factor} /> : <PasskeyButton onEnter={onEnter} onDone={factor.onDone} />;
