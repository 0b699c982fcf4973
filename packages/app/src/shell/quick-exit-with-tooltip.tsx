import { useLingui } from '@lingui/react/macro';
import { Kbd, Tooltip } from '@mediation/ui';
import { QuickExitButton } from '../safety/quick-exit-button.tsx';

/** The quiet way out, which says what it is under the pointer and on focus. */
export function QuickExitWithTooltip() {
  const { t } = useLingui();
  return (
    <Tooltip side="bottom" label={t`Quick exit`} shortcut={<Kbd>{t`Shift × 3`}</Kbd>}>
      <QuickExitButton corner quiet />
    </Tooltip>
  );
}
