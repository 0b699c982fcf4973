import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, extendCoolingOff } from '@mediation/api-client';
import { Field, Select } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { firstName } from '../../../../words/names/people-names.ts';
import { moment } from '../../../../words/times/relative-time.ts';
import { useNow } from '../../../../browser/use-now.ts';

/** Every day of two weeks, then whole weeks. */
const days = [...Array.from({ length: 14 }, (_, at) => at + 1), 21, 28];
const hour = 3_600_000;

export interface MoreTimeDialogProps {
  version: AgreementVersion;
  /** The parties who have not signed. */
  unsigned: AgreementVersion['parties'];
  onClose: () => void;
}

/** Gives the parties who have not signed more time to think. It never becomes shorter. */
export function MoreTimeDialog({ version, unsigned, onClose }: MoreTimeDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const now = useNow();
  const [chosen, setChosen] = useState(2);
  const after = (more: number) =>
    new Date(Math.ceil(Math.max(Date.parse(version.signable_at), now) / hour) * hour + more * 24 * hour).toISOString();
  const [only] = unsigned;
  const alone = unsigned.length === 1 && only ? firstName(only.name) : null;
  return (
    <ActionDialog
      title={t`Give more time to think?`}
      description={t`Both parties get a message, and neither learns whether somebody asked. It cannot be made shorter again.`}
      action={t`Give more time`}
      failed={t`Failed to give more time`}
      done={alone === null ? t`Both have more time` : t`${alone} has more time`}
      work={() =>
        call(extendCoolingOff, { caseId: version.case_id, versionId: version.id, signable_at: after(chosen) })
      }
      onClose={onClose}
    >
      <Field label={alone === null ? t`They can sign from` : t`${alone} can sign from`}>
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
