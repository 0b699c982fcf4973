import { useLingui } from '@lingui/react/macro';
import { type Contact, mergeContact } from '@mediation/api-client';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { ActionDialog } from '../../shared/forms/action-dialog.tsx';
import { DoubleField } from './double-field.tsx';
import { type Choices, MergeChoices, startOf } from './merge-choices.tsx';
import { type Double, useDoubles, useTarget } from './use-doubles.ts';

/** Makes one of two entries about one person: whom, what of both stays, and one confirmation. */
export function MergeDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const doubles = useDoubles(contact);
  const [chosen, setChosen] = useState<Double | null>(null);
  const [isMissing, setMissing] = useState(false);
  const picked = chosen ?? doubles.sameEmail;
  const other = useTarget(picked);
  const [choices, setChoices] = useState<{ of: string; values: Choices } | null>(null);
  const values = other && (choices?.of === other.id ? choices.values : startOf(contact, other));

  return (
    <ActionDialog
      title={t`Merge ${contact.name}`}
      description={t`Two entries about one person become one. Their cases, safe contact and notes move to the one that stays. You cannot undo this.`}
      action={t`Merge`}
      failed={t`Failed to merge the contacts`}
      isReady={() => {
        setMissing(picked === null);
        return values != null;
      }}
      work={async () =>
        other &&
        values &&
        call(mergeContact, {
          contactId: contact.id,
          version: contact.version,
          ...(other.kind === 'person' ? { into_person: other.id } : { into_contact: other.id }),
          keep: values,
        })
      }
      onClose={onClose}
    >
      <DoubleField
        doubles={doubles}
        value={picked}
        onValueChange={setChosen}
        isMissing={isMissing && picked === null}
      />
      {other && values && (
        <MergeChoices
          contact={contact}
          other={other}
          values={values}
          onValuesChange={(next) => setChoices({ of: other.id, values: next })}
        />
      )}
    </ActionDialog>
  );
}
