import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { type InputOf, limits, type Upload, rejectUpload } from '@mediation/api-client';
import { Button, Dialog, Field, RadioGroup, Stack, Textarea } from '@mediation/ui';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { errorOf } from '../../shared/forms/error-of.ts';
import { ProblemNotice } from '../../shared/forms/problem-notice.tsx';
import { textOr } from '../../shared/forms/text-or.ts';
import { useAction } from '../../shared/forms/use-action.ts';
import { documentNames, rejectReasons } from '../../words/document-names.ts';

type Reason = keyof typeof rejectReasons;

/** Rejects a document with a reason that its owner reads. */
export function RejectDialog({ upload, onClose }: { upload: Upload; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const returnFocus = useReturnFocus();
  const id = useId();
  const { register, handleSubmit, formState, control } = useForm<InputOf<typeof rejectUpload>>({
    resolver: standardSchemaResolver(rejectUpload.input),
    defaultValues: { uploadId: upload.id, version: upload.version },
  });
  const { errors } = formState;
  const { run, isBusy, problem, reset } = useAction({ inPlace: true });

  const sendBack = handleSubmit(async (rejection) => {
    const isSent = await run(() => call(rejectUpload, rejection), { failed: t`Failed to send the document back` });
    if (isSent) onClose();
  });

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="medium" closeLabel={t`Close`} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{t`Send this document back?`}</Dialog.Title>
        <Dialog.Body>
          <form id={id} noValidate onSubmit={(event) => void sendBack(event)}>
            <Stack gap="large">
              <Dialog.Description>
                {t`${i18n._(documentNames[upload.doc_type])}, ${upload.file_name}. ${upload.owner_name} reads your reason and can send it again.`}
              </Dialog.Description>
              <Controller
                control={control}
                name="reject_code"
                render={({ field }) => (
                  <RadioGroup.Root
                    label={t`Reason`}
                    error={errorOf(errors.reject_code, t`Choose a reason.`)}
                    value={field.value ?? null}
                    onValueChange={(reason) => {
                      field.onChange(reason);
                      reset();
                    }}
                  >
                    {(Object.keys(rejectReasons) as Reason[]).map((reason, at) => (
                      <RadioGroup.Item key={reason} value={reason} ref={at === 0 ? field.ref : undefined}>
                        {i18n._(rejectReasons[reason])}
                      </RadioGroup.Item>
                    ))}
                  </RadioGroup.Root>
                )}
              />
              <Field label={t`Note to ${upload.owner_name}`} optional={t`(optional)`}>
                <Textarea {...register('reject_note', { setValueAs: textOr(undefined) })} maxLength={limits.noteMax} />
              </Field>
              <ProblemNotice problem={problem} />
            </Stack>
          </form>
        </Dialog.Body>
        <Dialog.Foot>
          <Dialog.Close asChild>
            <Button tone="secondary">{t`Keep looking`}</Button>
          </Dialog.Close>
          <Button type="submit" form={id} busy={isBusy}>
            {isBusy ? t`Sending back` : t`Send back`}
          </Button>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
