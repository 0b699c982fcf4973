import { useLingui } from '@lingui/react/macro';
import { Dialog, ErrorState } from '@mediation/ui';
import type { PanelProps } from '../../shared/layout/panel.ts';
import { useReturnFocus } from '../../browser/use-return-focus.ts';

/** The error state of a panel that failed to load. */
export function PanelFailed({ onClose, onRetry }: PanelProps & { onRetry: () => void }) {
  const { t } = useLingui();
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content closeLabel={t`Close`} onCloseAutoFocus={returnFocus} aria-describedby={undefined}>
        <Dialog.Title>{t`Something went wrong`}</Dialog.Title>
        <Dialog.Body>
          <ErrorState message={t`This could not be opened.`} retryLabel={t`Try Again`} onRetry={onRetry}>
            {t`The page beneath is still there.`}
          </ErrorState>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
