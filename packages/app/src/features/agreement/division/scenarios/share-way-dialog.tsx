import { useLingui } from '@lingui/react/macro';
import { type Settlement, shareSettlement } from '@mediation/api-client';
import { useUser } from '../../../../auth/session-provider.tsx';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { listOf } from '../../../../words/names/people-names.ts';
import type { DivisionPlace } from '../division-place.ts';
import { othersOf } from '../others.ts';

export interface ShareWayDialogProps {
  place: DivisionPlace;
  way: Settlement;
  readers: 'side' | 'everyone';
  onClose: () => void;
}

/** Shares a way with the mediator and one’s own lawyer, or with everybody. */
export function ShareWayDialog({ place, way, readers, onClose }: ShareWayDialogProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const { call } = useBackend();
  const name = way.name ?? '';
  const others = listOf([...othersOf(place, role), t`the lawyers in the case`]);
  const [mediator = ''] = place.mediators;
  const other = place.names[place.userSide === 'A' ? 'B' : 'A'];
  return (
    <ActionDialog
      title={readers === 'side' ? t`Share “${name}” with ${mediator}?` : t`Share “${name}”?`}
      description={
        readers === 'side'
          ? t`${mediator} and your lawyer, if you have one, can read it. ${other} learns nothing of it. Sharing cannot be undone, and what is shared stays as it is.`
          : t`${others} can read it and are told that there is something new. Sharing cannot be undone, and what is shared stays as it is.`
      }
      action={t`Share it`}
      failed={t`Failed to share this`}
      done={t`It is shared`}
      work={() => call(shareSettlement, { settlementId: way.id, with: readers, version: way.version })}
      onClose={onClose}
    />
  );
}
