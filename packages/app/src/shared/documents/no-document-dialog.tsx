import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { type InputOf, limits, type Requirement, updateRequirement } from '@mediation/api-client';
import { Button, Dialog, Field, Stack, Text, Textarea } from '@mediation/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useUser } from '../../auth/session-provider.tsx';
import { requirementText } from '../../words/requirement-text.ts';
import { errorOf } from '../forms/error-of.ts';
import { useAction } from '../forms/use-action.ts';
import { useReturnFocus } from '../../browser/use-return-focus.ts';

export interface NoDocumentDialogProps {
  requirement: Requirement;
  onClose: () => void;
  /** Moves the focus when the button that opened the dialog disappears. */
  toUndo: () => void;
}

/** Asks why a document does not exist, and first says who will read the reason. */
export function NoDocumentDialog({ requirement, onClose, toUndo }: NoDocumentDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const { call } = useBackend();
  const { role } = useUser();
  const { run, isBusy } = useAction();
  const returnFocus = useReturnFocus(toUndo);
  const { id: requirementId, case_id: caseId, version } = requirement;
  const { register, handleSubmit, formState } = useForm<InputOf<typeof updateRequirement>>({
    resolver: standardSchemaResolver(updateRequirement.input),
    defaultValues: { caseId, requirementId, version, state: 'not_applicable', na_reason: '' },
  });
  const titles: Record<string, string> = {
    mediator: t`Is this document not needed?`,
    lawyer: t`Your client doesn’t have this document?`,
  };
  const readers: Record<string, string> = {
    mediator: t`The case goes on without it. The party and their lawyer read your reason, the other party never does. You can undo this.`,
    lawyer: t`Your client and the mediator read the reason. The other party never does. You can undo this.`,
  };
  const hints: Record<string, string> = {
    mediator: t`For example: they rent their home, so there is no deed.`,
    lawyer: t`For example: they never had one, or the bank can’t send it.`,
  };

  const save = handleSubmit(async (change) => {
    // After a conflict the requirement is newer than the form.
    const isSaved = await run(() => call(updateRequirement, { ...change, version }), {
      failed: t`Failed to save your reason`,
      done: t`Saved. The case goes on without it.`,
    });
    if (isSaved) onClose();
  });

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="medium" closeLabel={t`Close`} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{titles[role] ?? t`You don’t have this document?`}</Dialog.Title>
        <Dialog.Body>
          <form id={id} noValidate onSubmit={(event) => void save(event)}>
            <Stack gap="large">
              <Stack gap="tiny">
                <Text weight="strong">{requirementText(requirement).label}</Text>
                <Dialog.Description>
                  {readers[role] ?? t`Your mediator reads why. The other party never does. You can undo this.`}
                </Dialog.Description>
              </Stack>
              <Field
                label={role === 'mediator' ? t`Why is it not needed?` : t`Why is there none?`}
                hint={hints[role] ?? t`For example: I never had one, or the bank can’t send it.`}
                error={errorOf(formState.errors.na_reason, t`Say why in a few words.`)}
              >
                <Textarea {...register('na_reason')} maxLength={limits.reasonMax} />
              </Field>
            </Stack>
          </form>
        </Dialog.Body>
        <Dialog.Foot>
          <Dialog.Close asChild>
            <Button tone="secondary">{t`Cancel`}</Button>
          </Dialog.Close>
          <Button type="submit" form={id} busy={isBusy}>
            {isBusy ? t`Saving` : t`Save`}
          </Button>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
