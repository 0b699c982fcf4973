import { useLingui } from '@lingui/react/macro';
import { useBackend } from '../../backend/backend-provider.tsx';
import { errorText } from '../../words/texts/error-text.ts';
import { PasskeyAction } from '../second-step/passkey-action.tsx';
import { confirmWithPasskey } from '../second-step/passkeys.ts';

/** Confirms with a passkey of the person. */
export function ConfirmWithPasskey({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const work = async () => {
    await confirmWithPasskey(call);
    onDone();
  };
  return (
    <PasskeyAction work={work} failed={t`No passkey was used. Try again, or type your password.`} textOf={errorText} />
  );
}
