import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { ApiError, type Case, type InputOf, getCase, updateCase } from '@mediation/api-client';
import { Button, Dialog, Field, Input, Stack, Textarea } from '@mediation/ui';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useReturnFocus } from '../../../browser/use-return-focus.ts';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { UndrawnNote } from '../../../shared/forms/undrawn-note.tsx';
import { errorText } from '../../../words/texts/error-text.ts';
import { type CaseWords, ConflictNotice } from './conflict-notice.tsx';

export interface EditCaseDialogProps {
  mediationCase: Case;
  onClose: () => void;
}

/** Changes what a case is called and about. When somebody else changed it meanwhile, it shows both and asks which to keep. */
export function EditCaseDialog({ mediationCase, onClose }: EditCaseDialogProps) {
  const { t } = useLingui();
  const { call, settled } = useBackend();
  const id = useId();
  const returnFocus = useReturnFocus();
  const [before, setBefore] = useState(mediationCase);
  const [newest, setNewest] = useState<Case | null>(null);
  const { register, handleSubmit, formState, setError, clearErrors, setValue, getValues, control } = useForm<
    InputOf<typeof updateCase>
  >({
    resolver: standardSchemaResolver(updateCase.input),
    defaultValues: {
      caseId: before.id,
      version: before.version,
      title: before.title,
      description: before.description,
    },
  });
  const { errors, isSubmitting } = formState;
  const title = useWatch({ control, name: 'title' }) ?? '';

  const keep = async (input: InputOf<typeof updateCase>): Promise<void> => {
    try {
      await call(updateCase, input);
      await settled();
      onClose();
    } catch (error) {
      const now = error instanceof ApiError && error.code === 'conflict' ? await readNewest() : null;
      if (now === null || now.status === 'closed')
        return setError('root', { message: errorText(error, t`Failed to change the case`) });
      setValue('version', now.version);
      const isUntouched = now.title === before.title && now.description === before.description;
      setBefore(now);
      if (isUntouched) return keep({ ...input, version: now.version });
      setNewest(now);
    }
  };
  const readNewest = async () => (await call(getCase, { caseId: before.id }).catch(() => null))?.case ?? null;
  const save = handleSubmit(keep);
  const takeNewest = ({ title, description }: CaseWords) => {
    setValue('title', title);
    setValue('description', description);
    setNewest(null);
  };
  const own = (): CaseWords => ({ title: getValues('title') ?? '', description: getValues('description') ?? '' });

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
              clearErrors('root');
              void save(event);
            }}
          >
            <Stack gap="large">
              <Dialog.Description>{t`Everyone in the case reads the title and the description.`}</Dialog.Description>
              {newest !== null && (
                <ConflictNotice
                  own={own()}
                  newest={newest}
                  onKeep={() => {
                    setNewest(null);
                    void save();
                  }}
                  onTake={() => takeNewest(newest)}
                />
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
