import { useLingui } from '@lingui/react/macro';
import { Kbd, Tooltip } from '@mediation/ui';
import { QuickExitButton } from '../../safety/quick-exit-button.tsx';

/** The unobtrusive quick exit, with its label as a tooltip. */
export function QuickExitWithTooltip() {
  const { t } = useLingui();
  return (
    <Tooltip side="bottom" label={t`Quick exit`} shortcut={<Kbd>{t`Shift × 3`}</Kbd>}>
      <QuickExitButton corner quiet />
    </Tooltip>
  );
}
