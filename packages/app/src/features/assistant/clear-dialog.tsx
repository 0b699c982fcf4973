import { useLingui } from '@lingui/react/macro';
import { ActionDialog } from '../../shared/forms/action-dialog.tsx';

export interface ClearDialogProps {
  onClear: () => Promise<void>;
  onClose: () => void;
  focusAfter: () => void;
}

/** Asks before a conversation with the assistant is deleted. */
export function ClearDialog({ onClear, onClose, focusAfter }: ClearDialogProps) {
  const { t } = useLingui();
  return (
    <ActionDialog
      title={t`Clear this conversation?`}
      description={t`This deletes everything that you asked and every answer, also those of earlier days. It cannot be undone.`}
      action={t`Clear`}
      failed={t`The conversation could not be cleared.`}
      work={onClear}
      onClose={onClose}
      focusAfter={focusAfter}
    />
  );
}
