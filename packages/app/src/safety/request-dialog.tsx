import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { type InputOf, limits, askMediator } from '@mediation/api-client';
import { AudienceLine, Button, Dialog, Field, Stack } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useUser } from '../auth/session-provider.tsx';
import { useBackend } from '../backend/backend-provider.tsx';
import { errorOf } from '../shared/forms/error-of.ts';
import { ProblemNotice } from '../shared/forms/problem-notice.tsx';
import { textOr } from '../shared/forms/text-or.ts';
import { useAction } from '../shared/forms/use-action.ts';
import { sentence } from '../words/names/people-names.ts';
import type { PanelProps } from '../shared/layout/panel.ts';
import { type AskedOf, requestWords } from './request-words.ts';
import { useReturnFocus } from '../browser/use-return-focus.ts';
import { LongText } from '../shared/forms/long-text.tsx';

export interface RequestDialogProps extends PanelProps, AskedOf {
  caseId: string;
  /** First name. */
  mediator: string;
  /** Sets the focus after closing, when the dialog replaced another one. */
  returnFocus?: (event: Event) => void;
}

/** Sends a request to the mediator, with or without text. The other party is never notified. */
export function RequestDialog({ caseId, mediator, onClose, returnFocus, ...request }: RequestDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { role } = useUser();
  const id = useId();
  const { register, handleSubmit, formState } = useForm<InputOf<typeof askMediator>>({
    resolver: standardSchemaResolver(askMediator.input),
    defaultValues: { caseId, ...request },
  });
  const toOpener = useReturnFocus();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  // A safety concern can also be sent in a closed case, where chat is read-only.
  const done = sentence(
    request.kind === 'safety_concern'
      ? t`${mediator} will read it`
      : t`${mediator} will read it and answer you in private`,
  );
  const send = handleSubmit(async (asked) => {
    if (await run(() => call(askMediator, asked), { failed: t`Failed to ask`, done })) onClose();
  });
  const { title, text } = requestWords(request, mediator, role);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content closeLabel={t`Close`} onCloseAutoFocus={returnFocus ?? toOpener}>
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Body>
          <form id={id} noValidate onSubmit={(event) => void send(event)}>
            <Stack>
              <Dialog.Description>{sentence(text)}</Dialog.Description>
              <Field
                label={t`What should ${mediator} know?`}
                optional={t`(optional)`}
                error={errorOf(formState.errors.note, t`Write a few words, or leave it empty.`)}
              >
                <LongText
                  {...register('note', { setValueAs: textOr(undefined) })}
                  most={limits.descriptionMax}
                  autoComplete="off"
                />
              </Field>
              <AudienceLine icon={<Lock />}>{t`Only ${mediator} reads this.`}</AudienceLine>
              <ProblemNotice problem={problem} />
            </Stack>
          </form>
        </Dialog.Body>
        <Dialog.Foot>
          <Dialog.Close asChild>
            <Button tone="secondary">{t`Cancel`}</Button>
          </Dialog.Close>
          <Button type="submit" form={id} busy={isBusy}>
            {isBusy ? t`Sending` : t`Send`}
          </Button>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
