import { useLingui } from '@lingui/react/macro';
import { shareSettlement } from '@mediation/api-client';
import { useUser } from '../../../../auth/session-provider.tsx';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { listOf } from '../../../../words/names/people-names.ts';
import type { DivisionPlace } from '../division-place.ts';
import { othersOf } from '../others.ts';
import type { SettlementDraft } from './settlement-draft.ts';

export interface ShareDraftDialogProps {
  place: DivisionPlace;
  draft: SettlementDraft;
  name: string | null;
  number: number;
  onClose: () => void;
}

/** Shares the draft with everybody in the case, once everything is saved. */
export function ShareDraftDialog({ place, draft, name, number, onClose }: ShareDraftDialogProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const { call } = useBackend();
  const others = listOf([...othersOf(place, role), t`the lawyers in the case`]);
  const share = async () => {
    const saved = await draft.saved();
    if (saved === null) throw new Error('The last changes are not saved.');
    await call(shareSettlement, { ...saved, with: 'everyone' });
  };
  const title =
    name !== null ? t`Share “${name}”?` : role === 'mediator' ? t`Share version ${number}?` : t`Share your draft?`;
  return (
    <ActionDialog
      title={title}
      description={
        name === null
          ? t`${others} can read it and are told that there is something new. Sharing cannot be undone, and what is shared stays as it is. You can go on with your own copy.`
          : t`${others} can read it and are told that there is something new. Sharing cannot be undone, and what is shared stays as it is.`
      }
      action={t`Share it`}
      failed={t`Failed to share this`}
      done={t`It is shared`}
      work={share}
      onClose={onClose}
      focusInstead={() => document.querySelector('h1')?.focus()}
    />
  );
}
