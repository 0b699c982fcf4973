import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Dialog, Facts, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import type { PanelProps } from '../../page/panel.ts';
import { useReturnFocus } from '../../page/use-return-focus.ts';
import { AskDialog } from './ask-dialog.tsx';

export interface DangerDialogProps extends PanelProps {
  caseId?: string | undefined;
  mediator?: string | undefined;
}

/** Whom to call in danger, and how to tell the mediator and nobody else. */
export function DangerDialog({ caseId, mediator, onClose }: DangerDialogProps) {
  const { t } = useLingui();
  const [isTelling, setTelling] = useState(false);
  const returnFocus = useReturnFocus();
  if (isTelling && caseId !== undefined)
    return (
      <AskDialog
        caseId={caseId}
        kind="safety_concern"
        mediator={mediator ?? t`your mediator`}
        returnFocus={returnFocus}
        onClose={onClose}
      />
    );
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content closeLabel={t`Close`} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{t`Call for help now`}</Dialog.Title>
        <Dialog.Body>
          <Stack>
            <Dialog.Description>
              {t`If you are in danger, call the emergency number where you are. Use a phone that only you use, if you can.`}
            </Dialog.Description>
            <Facts
              facts={[
                { term: t`Europe`, detail: <a href="tel:112">112</a> },
                { term: t`UK`, detail: <a href="tel:999">999</a> },
                { term: t`North America`, detail: <a href="tel:911">911</a> },
              ]}
            />
            <Text size="small" tone="soft">
              <Trans>
                To leave this page at once, press Shift three times or use Quick exit. It does not clear the history of
                the browser.
              </Trans>
            </Text>
          </Stack>
        </Dialog.Body>
        <Dialog.Foot>
          {caseId !== undefined && mediator !== undefined && (
            <Button tone="secondary" onClick={() => setTelling(true)}>
              {t`Tell ${mediator}, and nobody else`}
            </Button>
          )}
          <Dialog.Close asChild>
            <Button>{t`Close`}</Button>
          </Dialog.Close>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
