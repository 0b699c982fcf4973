import { useLingui } from '@lingui/react/macro';
import { entryErrorText } from '../../words/texts/entry-error-text.ts';
import { useSession } from '../session-provider.tsx';
import { PasskeyAction } from './passkey-action.tsx';

export interface PasskeyButtonProps {
  onEnter?: (() => void) | undefined;
  onDone?: (() => void) | undefined;
}

/** Signs in with a passkey. */
export function PasskeyButton({ onEnter, onDone }: PasskeyButtonProps) {
  const { t } = useLingui();
  const { enter } = useSession();
  const work = async () => {
    onEnter?.();
    await enter({ type: 'passkey.chosen' });
    onDone?.();
  };
  return (
    <PasskeyAction
      work={work}
      failed={t`No passkey was used. Try again, or type your email and password.`}
      textOf={entryErrorText}
    />
  );
}
