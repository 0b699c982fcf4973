import { useLingui } from '@lingui/react/macro';
import { AudienceLine, Dialog, Field, Input, Stack } from '@mediation/ui';
import { useState } from 'react';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { ConflictCheck } from '../../shared/people/conflict-check.tsx';

/** Asks for a name or an address, and looks for earlier cases with this person. */
export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const returnFocus = useReturnFocus();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="medium" closeLabel={t`Close`} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{t`Check for a conflict`}</Dialog.Title>
        <Dialog.Body>
          <Stack gap="large">
            <Dialog.Description>
              {t`Before you take a case: see whether you or a colleague worked with this person before.`}
            </Dialog.Description>
            <Field label={t`Name`} hint={t`First and last name. A case is found when all the words fit.`}>
              <Input value={name} onChange={({ target }) => setName(target.value)} autoComplete="off" maxLength={120} />
            </Field>
            <Field label={t`Email`} optional={t`(optional)`}>
              <Input
                type="email"
                value={email}
                onChange={({ target }) => setEmail(target.value)}
                autoComplete="off"
                maxLength={254}
              />
            </Field>
            <ConflictCheck name={name} email={email} />
            <AudienceLine audience="mediator">
              {t`Only you see the answer. Of a colleague’s case it says whom to ask, and nothing else.`}
            </AudienceLine>
          </Stack>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
