import { useLingui } from '@lingui/react/macro';
import { beginFactorRemoval } from '@mediation/api-client';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { AskedAction } from './asked-action.tsx';

/** Begins to remove the second step of a person who cannot use it. */
export function RemoveFactors({ userId, name, label }: { userId: string; name: string; label: string }) {
  const { t } = useLingui();
  const { call } = useBackend();
  return (
    <AskedAction
      label={label}
      accessibleLabel={t`Remove the second step of ${name}`}
      question={t`Remove the second step of ${name}?`}
      text={t`First make sure that it is ${name} who asks, for example with a call at a number that you know. Never let them read out a code. They are told at once and can stop it. It happens when a second admin confirms it, or after 72 hours.`}
      action={t`Begin removal`}
      failed={t`Failed to begin the removal`}
      done={t`Removal begun`}
      work={() => call(beginFactorRemoval, { userId })}
    />
  );
}
