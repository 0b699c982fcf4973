import { useLingui } from '@lingui/react/macro';
import { Kbd, Tooltip } from '@mediation/ui';
import { Exit } from '../safety/quick-exit-button.tsx';

/** The quiet way out, which says what it is under the pointer and on focus. */
export function NamedExit() {
  const { t } = useLingui();
  return (
    <Tooltip side="bottom" label={t`Quick exit`} shortcut={<Kbd>{t`Shift × 3`}</Kbd>}>
      <Exit corner quiet />
    </Tooltip>
  );
}
