import { useLingui } from '@lingui/react/macro';
import { type Figure, removeFigure } from '@mediation/api-client';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';

/** Asks before a figure is removed. */
export function RemoveFigureDialog({ figure, onClose }: { figure: Figure; onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  return (
    <ActionDialog
      title={t`Remove ${figure.label}?`}
      description={t`The figure and the questions about it are removed.`}
      action={t`Remove`}
      failed={t`Failed to remove the figure`}
      work={() => call(removeFigure, { figureId: figure.id })}
      onClose={onClose}
    />
  );
}
