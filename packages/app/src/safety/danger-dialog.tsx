import { useLingui } from '@lingui/react/macro';
import { listParticipants } from '@mediation/api-client';
import { Button, Dialog, Stack, Text, WideOnly } from '@mediation/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useActiveCase } from '../active-case/stored-active-case.ts';
import { useSession } from '../auth/session-provider.tsx';
import { useEndpoint } from '../backend/use-endpoint.ts';
import { useReturnFocus } from '../browser/use-return-focus.ts';
import type { PanelProps } from '../shared/layout/panel.ts';
import { firstName } from '../words/names/people-names.ts';
import { EmergencyCalls } from './emergency-calls.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { SafetyContacts } from './safety-contacts.tsx';

/** Emergency contacts, and a confidential message from a party to their mediator. */
export function DangerDialog({ onClose }: PanelProps) {
  const { user } = useSession();
  const caseId = useActiveCase();
  const returnFocus = useReturnFocus();
  return user?.role === 'divorcee' && caseId !== null ? (
    <InCase caseId={caseId} returnFocus={returnFocus} onClose={onClose} />
  ) : (
    <Numbers returnFocus={returnFocus} onClose={onClose} />
  );
}

interface PartProps extends PanelProps {
  returnFocus: (event: Event) => void;
}

function InCase({ caseId, ...props }: PartProps & { caseId: string }) {
  const { t } = useLingui();
  const { data } = useEndpoint(listParticipants, { caseId });
  const [isTelling, setTelling] = useState(false);
  const found = data?.participants.find((it) => it.role === 'mediator' && it.status !== 'removed');
  const mediator = found ? firstName(found.name) : t`your mediator`;
  if (isTelling) return <RequestDialog caseId={caseId} kind="safety_concern" mediator={mediator} {...props} />;
  return (
    <Numbers contacts={<SafetyContacts caseId={caseId} />} {...props}>
      <Button tone="secondary" block onClick={() => setTelling(true)}>
        {t`Tell ${mediator}, and nobody else`}
      </Button>
    </Numbers>
  );
}

/** The numbers to call, which need neither a case nor the network. */
function Numbers({
  returnFocus,
  onClose,
  contacts,
  children,
}: PartProps & { contacts?: ReactNode; children?: ReactNode }) {
  const { t } = useLingui();
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content closeLabel={t`Close`} initialFocus={safe} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{t`Call for help now`}</Dialog.Title>
        <Dialog.Body>
          <Stack>
            <EmergencyCalls />
            {contacts}
            <Dialog.Description>
              {t`If you are in danger, call the emergency number where you are. Use a phone that only you use, if you can.`}
            </Dialog.Description>
            {children}
            <Text asChild size="small" tone="soft">
              <div>
                {t`To leave this page at once, use Quick exit. It does not clear the history of the browser.`}{' '}
                <WideOnly>{t`Or press Shift three times.`}</WideOnly>
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
