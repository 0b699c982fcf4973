import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type InputOf, type Participant, removeParticipant } from '@mediation/api-client';
import { Field, Select } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { firstName } from '../../../words/names/people-names.ts';

type Reason = NonNullable<InputOf<typeof removeParticipant>['reason']>;

const reasons: Record<Reason, MessageDescriptor> = {
  left: msg`They wish to leave`,
  replaced: msg`Somebody else takes their place`,
  mistake: msg`They were added by mistake`,
  conflict_of_interest: msg`Conflict of interest`,
  safety: msg`Safety`,
  other: msg`Another reason`,
};

/** What a suspended organization still allows. */
const leaving: Reason[] = ['left', 'safety'];

const isReason = (it: string): it is Reason => it in reasons;

export interface RemovePersonDialogProps {
  person: Participant;
  isSuspended: boolean;
  onClose: () => void;
}

/** Takes somebody out of a case, after saying what that means and asking why. */
export function RemovePersonDialog({ person, isSuspended, onClose }: RemovePersonDialogProps) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const [reason, setReason] = useState<Reason | ''>('');
  const [isMissing, setMissing] = useState(false);
  const name = firstName(person.name);
  return (
    <ActionDialog
      title={t`Remove ${person.name} from the case?`}
      description={
        isSuspended
          ? t`${name} loses access at once and is told that they are no longer part of a case. What ${name} wrote and sent stays.`
          : t`${name} loses access at once and is told that they are no longer part of a case. What ${name} wrote and sent stays. You can bring them back later.`
      }
      action={t`Remove`}
      failed={t`Failed to remove them`}
      isReady={() => {
        setMissing(reason === '');
        return reason !== '';
      }}
      work={async () => reason !== '' && call(removeParticipant, { participantId: person.id, reason })}
      onClose={onClose}
    >
      <Field
        label={t`Why?`}
        hint={t`Only mediators of this case read it.`}
        error={isMissing && reason === '' && t`Choose a reason.`}
      >
        <Select value={reason} onChange={({ target }) => isReason(target.value) && setReason(target.value)}>
          <option value="" disabled>
            {t`Choose a reason`}
          </option>
          {(isSuspended ? leaving : Object.keys(reasons).filter(isReason)).map((id) => (
            <option key={id} value={id}>
              {i18n._(reasons[id])}
            </option>
          ))}
        </Select>
      </Field>
    </ActionDialog>
  );
}
