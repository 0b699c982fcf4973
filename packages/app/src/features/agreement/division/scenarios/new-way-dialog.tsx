import { useLingui } from '@lingui/react/macro';
import { addSettlement, limits, type Settlement } from '@mediation/api-client';
import { Field, Input, Select } from '@mediation/ui';
import { useState } from 'react';
import { useUser } from '../../../../auth/session-provider.tsx';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import type { DivisionPlace } from '../division-place.ts';
import { asItIs } from '../settlements.ts';
import { wayName } from './ways.ts';

export interface NewWayDialogProps {
  place: DivisionPlace;
  ways: readonly Settlement[];
  /** What it starts from; null where the person chooses. */
  from: Settlement | null;
  onAdded: (id: string) => void;
  onClose: () => void;
}

/** Adds another way, which begins as one that is there or as things are now. */
export function NewWayDialog({ place, ways, from, onAdded, onClose }: NewWayDialogProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const { call } = useBackend();
  const [name, setName] = useState('');
  const [start, setStart] = useState(from?.id ?? ways.at(-1)?.id ?? '');
  const [isWrong, setWrong] = useState(false);
  const add = async () => {
    const content = ways.find(({ id }) => id === start)?.content ?? asItIs;
    const { id } = await call(addSettlement, { caseId: place.mediationCase.id, name: name.trim(), content });
    onAdded(id);
  };
  return (
    <ActionDialog
      title={t`Try another way`}
      description={t`Only you can read it until you share it.`}
      action={t`Add it`}
      failed={t`Failed to add it`}
      isReady={() => {
        setWrong(name.trim() === '');
        return name.trim() !== '';
      }}
      work={add}
      onClose={onClose}
    >
      <Field
        label={t`What do you call it?`}
        hint={t`For example: Sell in spring`}
        error={isWrong && name.trim() === '' && t`Write a name.`}
      >
        <Input value={name} maxLength={limits.settlementNameMax} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label={t`It begins as`}>
        <Select value={start} onChange={({ target }) => setStart(target.value)}>
          <option value="">{t`Things are now`}</option>
          {ways.map((way) => (
            <option key={way.id} value={way.id}>
              {wayName(way, role)}
            </option>
          ))}
        </Select>
      </Field>
    </ActionDialog>
  );
}
