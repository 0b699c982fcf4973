import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Stack, Text, WideOnly } from '@mediation/ui';
import { useRef, useState } from 'react';
import { useEndpoint } from '../backend/use-endpoint.ts';
import { useUser } from '../auth/session-provider.tsx';
import { useActiveCase } from '../active-case/stored-active-case.ts';
import { firstName } from '../words/people.ts';
import type { PanelProps } from '../shared/layout/panel.ts';
import { useReturnFocus } from '../browser/use-return-focus.ts';
import { RequestDialog } from './request-dialog.tsx';
import { EmergencyCalls } from './emergency-calls.tsx';
import { SafetyContacts } from './safety-contacts.tsx';
import { listParticipants } from '@mediation/api-client';

/** Emergency contacts, and a confidential message from a party to their mediator. */
export function DangerDialog({ onClose }: PanelProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const active = useActiveCase();
  const caseId = role === 'divorcee' ? active : null;
  const { data } = useEndpoint(listParticipants, { caseId: caseId ?? '' }, { enabled: caseId !== null });
  const [isTelling, setTelling] = useState(false);
  const safe = useRef<HTMLButtonElement>(null);
  const returnFocus = useReturnFocus();
  const found = data?.participants.find((it) => it.role === 'mediator' && it.status !== 'removed');
  const mediator = found ? firstName(found.name) : t`your mediator`;
  if (isTelling && caseId !== null)
    return (
      <RequestDialog
        caseId={caseId}
        kind="safety_concern"
        mediator={mediator}
        returnFocus={returnFocus}
        onClose={onClose}
      />
    );
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content closeLabel={t`Close`} initialFocus={safe} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{t`Call for help now`}</Dialog.Title>
        <Dialog.Body>
          <Stack>
            <EmergencyCalls />
            {caseId !== null && <SafetyContacts caseId={caseId} />}
            <Dialog.Description>
              {t`If you are in danger, call the emergency number where you are. Use a phone that only you use, if you can.`}
            </Dialog.Description>
            {caseId !== null && (
              <Button tone="secondary" block onClick={() => setTelling(true)}>
                {t`Tell ${mediator}, and nobody else`}
              </Button>
            )}
            <Text asChild size="small" tone="soft">
              <div>
                {t`To leave this page at once, use Quick exit. It does not clear the history of the browser.`}
                <WideOnly> {t`Or press Shift three times.`}</WideOnly>
              </div>
            </Text>
          </Stack>
        </Dialog.Body>
        <Dialog.Foot>
          <Dialog.Close asChild>
            <Button ref={safe} tone="secondary">{t`Close`}</Button>
          </Dialog.Close>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
