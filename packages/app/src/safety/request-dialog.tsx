import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { type CaseRequest, type InputOf, limits, askMediator } from '@mediation/api-client';
import { AudienceLine, Button, Dialog, Field, Stack, Textarea } from '@mediation/ui';
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
import { useReturnFocus } from '../browser/use-return-focus.ts';

/** The kinds of requests to the mediator. */
export type Asked = CaseRequest['kind'];

export interface RequestDialogProps extends PanelProps {
  caseId: string;
  kind: Asked;
  /** The session that a safety concern is about. */
  sessionId?: string;
  /** The version of the agreement that it is about: a private word before signing, or more time to think. */
  versionId?: string;
  /** The signature on paper in the party's name that is not right. */
  signatureId?: string;
  /** First name. */
  mediator: string;
  /** Sets the focus after closing, when the dialog replaced another one. */
  returnFocus?: (event: Event) => void;
}

/** Sends a request to the mediator, with or without text. The other party is never notified. */
export function RequestDialog({
  caseId,
  kind,
  sessionId,
  versionId,
  signatureId,
  mediator,
  onClose,
  returnFocus,
}: RequestDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { role } = useUser();
  const id = useId();
  const { register, handleSubmit, formState } = useForm<InputOf<typeof askMediator>>({
    resolver: standardSchemaResolver(askMediator.input),
    defaultValues: {
      caseId,
      kind,
      ...(sessionId !== undefined && { sessionId }),
      ...(versionId !== undefined && { versionId }),
      ...(signatureId !== undefined && { signatureId }),
    },
  });
  const toOpener = useReturnFocus();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  // A safety concern can also be sent in a closed case, where chat is read-only.
  const done = sentence(
    kind === 'safety_concern' ? t`${mediator} will read it` : t`${mediator} will read it and answer you in private`,
  );
  const send = handleSubmit(async (request) => {
    if (await run(() => call(askMediator, request), { failed: t`Failed to ask`, done })) onClose();
  });
  const words = {
    pause:
      versionId === undefined
        ? {
            title: t`Ask for a pause?`,
            text: t`${mediator} decides with you how long it lasts. Nothing is due until then.`,
          }
        : {
            title: t`Ask for more time?`,
            text: t`${mediator} can make the time to think longer. Nobody else learns that you asked.`,
          },
    private_conversation:
      signatureId === undefined
        ? {
            title: t`Ask for a private conversation?`,
            text: t`${mediator} writes to you in your private channel, or offers you a time to talk alone.`,
          }
        : {
            title: t`Is the signature on paper not yours?`,
            text: t`It does not count from now on, until ${mediator} has dealt with it. Everybody who reads the agreement sees that ${mediator} checks it.`,
          },
    safety_concern: {
      title:
        sessionId === undefined
          ? t`Tell ${mediator} that something is not safe?`
          : role === 'lawyer'
            ? t`Tell ${mediator} that this session is not safe?`
            : t`Tell ${mediator} that you feel unsafe?`,
      text:
        role === 'lawyer'
          ? t`${mediator} speaks to you before the session goes on.`
          : t`${mediator} takes care that you are not in one room, and calls on you first.`,
    },
  }[kind];
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content closeLabel={t`Close`} onCloseAutoFocus={returnFocus ?? toOpener}>
        <Dialog.Title>{words.title}</Dialog.Title>
        <Dialog.Body>
          <form id={id} noValidate onSubmit={(event) => void send(event)}>
            <Stack>
              <Dialog.Description>{sentence(words.text)}</Dialog.Description>
              <Field
                label={t`What should ${mediator} know?`}
                optional={t`(optional)`}
                error={errorOf(formState.errors.note, t`Write a few words, or leave it empty.`)}
              >
                <Textarea
                  {...register('note', { setValueAs: textOr(undefined) })}
                  maxLength={limits.descriptionMax}
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
