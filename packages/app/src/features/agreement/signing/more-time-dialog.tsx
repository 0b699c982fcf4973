import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, extendCoolingOff } from '@mediation/api-client';
import { Field, Select } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { moment } from '../../../words/relative-time.ts';
import { useNow } from './use-now.ts';

const days = [1, 2, 3, 7, 14, 28];

export interface MoreTimeDialogProps {
  version: AgreementVersion;
  onClose: () => void;
}

/** Gives both parties more time to think. It never becomes shorter. */
export function MoreTimeDialog({ version, onClose }: MoreTimeDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const now = useNow();
  const [chosen, setChosen] = useState(2);
  const after = (more: number) =>
    new Date(Math.max(Date.parse(version.signable_at), now) + more * 86_400_000).toISOString();
  return (
    <ActionDialog
      title={t`Give more time to think?`}
      description={t`Both parties get a message, and neither learns whether somebody asked. It cannot be made shorter again.`}
      action={t`Give more time`}
      failed={t`Failed to give more time`}
      done={t`Both have more time`}
      work={() =>
        call(extendCoolingOff, { caseId: version.case_id, versionId: version.id, signable_at: after(chosen) })
      }
      onClose={onClose}
    >
      <Field label={t`They can sign from`}>
        <Select value={String(chosen)} onChange={({ target }) => setChosen(Number(target.value))}>
          {days.map((it) => (
            <option key={it} value={it}>
              {moment(after(it))}
            </option>
          ))}
        </Select>
      </Field>
    </ActionDialog>
  );
}
