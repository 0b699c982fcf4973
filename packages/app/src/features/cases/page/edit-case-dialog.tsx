import { useLingui } from '@lingui/react/macro';
import type { Case } from '@mediation/api-client';
import { Button, Dialog, Field, Input, Stack, Textarea } from '@mediation/ui';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useReturnFocus } from '../../../browser/use-return-focus.ts';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { UndrawnNote } from '../../../shared/forms/undrawn-note.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { useCaseEdit } from './use-case-edit.ts';

export interface EditCaseDialogProps {
  mediationCase: Case;
  onClose: () => void;
}

/** Changes what a case is called and about. When somebody else changed it meanwhile, it shows both and asks which to keep. */
export function EditCaseDialog({ mediationCase, onClose }: EditCaseDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const returnFocus = useReturnFocus();
  const { form, newest, own, save, keepOwn, takeNewest } = useCaseEdit(mediationCase, onClose);
  const { register, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const title = useWatch({ control, name: 'title' }) ?? '';

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        size="medium"
        closeLabel={t`Close`}
        onCloseAutoFocus={returnFocus}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Dialog.Title>{t`Edit the case`}</Dialog.Title>
        <Dialog.Body>
          <form
            id={id}
            noValidate
            onSubmit={(event) => {
              form.clearErrors('root');
              void save(event);
            }}
          >
            <Stack gap="large">
              <Dialog.Description>{t`Everyone in the case reads the title and the description, and so do admins.`}</Dialog.Description>
              {newest !== null && (
                <ConflictNotice own={own()} newest={newest} onKeep={keepOwn} onTake={() => takeNewest(newest)} />
              )}
              <Field label={t`Title`} error={errorOf(errors.title, t`Use one line of up to 120 characters.`)}>
                <Input {...register('title')} autoComplete="off" />
              </Field>
              <UndrawnNote text={title} />
              <Field
                label={t`Description`}
                optional={t`(optional)`}
                error={errorOf(errors.description, t`Use 4,000 characters at most.`)}
              >
                <Textarea {...register('description')} rows={5} />
              </Field>
              <ProblemNotice problem={errors.root?.message} />
            </Stack>
          </form>
        </Dialog.Body>
        <Dialog.Foot>
          <Dialog.Close asChild>
            <Button tone="secondary">{t`Cancel`}</Button>
          </Dialog.Close>
          <Button type="submit" form={id} busy={isSubmitting} disabled={newest !== null}>
            {t`Save`}
          </Button>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
