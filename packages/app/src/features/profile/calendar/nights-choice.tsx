import { useLingui } from '@lingui/react/macro';
import { updateCalendarFeed } from '@mediation/api-client';
import { Checkbox } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';

/** Lets a party choose whether their calendar shows when the children are with them. */
export function NightsChoice({ isShown }: { isShown: boolean }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, problem } = useAction({ inPlace: true });
  const [wanted, setWanted] = useState<boolean | null>(null);
  const choose = async (shows_nights: boolean) => {
    setWanted(shows_nights);
    await run(() => call(updateCalendarFeed, { shows_nights }), { failed: t`Failed to save` });
    setWanted(null);
  };
  return (
    <Checkbox
      label={t`Show when the children are with me`}
      hint={t`As the Parenting Plan says that you both signed. Only your own nights.`}
      checked={wanted ?? isShown}
      onCheckedChange={(next) => void choose(next)}
      {...(problem !== null && { error: problem })}
    />
  );
}
