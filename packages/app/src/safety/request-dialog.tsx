import { useLingui } from '@lingui/react/macro';
import { type CaseRequest, limits, askMediator } from '@mediation/api-client';
import { AudienceLine, Button, Dialog, Field, Notice, Stack, Textarea } from '@mediation/ui';
import { toast } from '@mediation/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useBackend } from '../backend/backend-provider.tsx';
import { errorText } from '../words/error-text.ts';
import { sentence } from '../words/people.ts';
import type { PanelProps } from '../shared/layout/panel.ts';
import { useReturnFocus } from '../browser/use-return-focus.ts';

/** What can be asked of the mediator. */
export type Asked = CaseRequest['kind'];

export interface RequestDialogProps extends PanelProps {
  caseId: string;
  kind: Asked;
  /** First name. */
  mediator: string;
  /** Where the focus goes afterwards, when this took the place of another dialog. */
  returnFocus?: (event: Event) => void;
}

/** Asks the mediator for something, in words or without any. Nobody else learns of it. */
export function RequestDialog({ caseId, kind, mediator, onClose, returnFocus }: RequestDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const id = useId();
  const [note, setNote] = useState('');
  const toOpener = useReturnFocus();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(askMediator, { caseId, kind, ...(note.trim() !== '' && { note }) }),
    onSuccess: () => {
      // A safety concern can also be sent in a closed case, where nobody can answer in the chat.
      const isConcern = kind === 'safety_concern';
      toast({
        title: sentence(
          isConcern ? t`${mediator} will read it` : t`${mediator} will read it and answer you in private`,
        ),
      });
      onClose();
    },
  });
  const words = {
    pause: {
      title: t`Ask for a pause?`,
      text: t`${mediator} decides with you how long it lasts. Nothing is due until then.`,
    },
    private_conversation: {
      title: t`Ask for a private conversation?`,
      text: t`${mediator} writes to you in your private channel, or offers you a time to talk alone.`,
    },
    safety_concern: {
      title: t`Tell ${mediator} that something is not safe?`,
      text: t`${mediator} takes care that you are not in one room, and calls on you first.`,
    },
  }[kind];
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content closeLabel={t`Close`} onCloseAutoFocus={returnFocus ?? toOpener}>
        <Dialog.Title>{words.title}</Dialog.Title>
        <Dialog.Body>
          <form
            id={id}
            onSubmit={(event) => {
              event.preventDefault();
              mutate();
            }}
          >
            <Stack>
              <Dialog.Description>{sentence(words.text)}</Dialog.Description>
              <Field label={t`What should ${mediator} know?`} optional={t`(optional)`}>
                <Textarea
                  value={note}
                  maxLength={limits.descriptionMax}
                  autoComplete="off"
                  onChange={(event) => setNote(event.target.value)}
                />
              </Field>
              <AudienceLine audience="mediator">{t`Only ${mediator} reads this.`}</AudienceLine>
              {error !== null && (
                <Notice tone="danger" role="alert">
                  {errorText(error, t`Failed to ask`)}
                </Notice>
              )}
            </Stack>
          </form>
        </Dialog.Body>
        <Dialog.Foot>
          <Dialog.Close asChild>
            <Button tone="secondary">{t`Cancel`}</Button>
          </Dialog.Close>
          <Button type="submit" form={id} busy={isPending}>
            {isPending ? t`Sending` : t`Send`}
          </Button>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
