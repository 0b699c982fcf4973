import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import {
  type AssistantLanguage,
  type InputOf,
  type OrganizationPassage,
  removePassage,
  savePassage,
} from '@mediation/api-client';
import { AudienceLine, Button, Dialog, Field, Input, Stack, Text, Textarea } from '@mediation/ui';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useReturnFocus } from '../../../browser/use-return-focus.ts';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { RoleChoices } from './role-choices.tsx';

export interface PassageDialogProps {
  orgId: string;
  language: AssistantLanguage;
  /** The passage to change; without it a new one is written. */
  passage: OrganizationPassage | undefined;
  onClose: () => void;
}

type Form = InputOf<typeof savePassage>;

const placeholder = '{emergency}';

/** Changes what the assistant quotes in an organization, or adds to it. */
export function PassageDialog({ orgId, language, passage, onClose }: PassageDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const { call } = useBackend();
  const returnFocus = useReturnFocus();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const [newId] = useState(() => `own-${crypto.randomUUID()}`);
  const { roles = ['divorcee'], title = '', text = '', questions = [], version = null } = passage ?? {};
  const { register, control, handleSubmit, formState } = useForm<Form>({
    resolver: standardSchemaResolver(savePassage.input),
    mode: 'onTouched',
    defaultValues: { orgId, language, passageId: passage?.id ?? newId, roles, title, text, questions, version },
  });
  const { errors, isDirty } = formState;
  const save = handleSubmit(async (input) => {
    if (await run(() => call(savePassage, input), { failed: t`Failed to save the answer` })) onClose();
  });
  const remove = async (passageId: string) => {
    const work = () => call(removePassage, { orgId, language, passageId });
    if (await run(work, { failed: t`Failed to remove the answer` })) onClose();
  };

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content
        size="medium"
        closeLabel={t`Close`}
        onCloseAutoFocus={returnFocus}
        onInteractOutside={(event) => isDirty && event.preventDefault()}
      >
        <Dialog.Title>{passage === undefined ? t`Add an answer` : t`Change the answer`}</Dialog.Title>
        <Dialog.Body>
          <form id={id} noValidate onSubmit={(event) => void save(event)}>
            <Stack gap="large">
              <Dialog.Description>
                {t`Words in braces, like ${placeholder}, stand for your settings. Keep them where they are.`}
              </Dialog.Description>
              <Field label={t`Title`} error={errorOf(errors.title, t`Use one line of up to 120 characters.`)}>
                <Input {...register('title')} autoComplete="off" />
              </Field>
              <Field label={t`Answer`} error={errorOf(errors.text, t`Write up to 2,000 characters.`)}>
                <Textarea {...register('text')} rows={6} />
              </Field>
              <Controller
                control={control}
                name="questions"
                render={({ field: { value, onChange, onBlur, ref } }) => (
                  <Field
                    label={t`Questions that it answers`}
                    hint={t`One on each line, as people ask them. More ways to ask make it easier to find.`}
                    error={errors.questions && t`Write 1 to 20 questions of up to 200 characters.`}
                  >
                    <Textarea
                      rows={5}
                      ref={ref}
                      onBlur={onBlur}
                      defaultValue={value.join('\n')}
                      onChange={(event) => onChange(event.target.value.split('\n').filter((it) => it.trim() !== ''))}
                    />
                  </Field>
                )}
              />
              <Controller
                control={control}
                name="roles"
                render={({ field: { value, onChange } }) => (
                  <RoleChoices value={value} onChange={onChange} error={errors.roles && t`Choose who may get it.`} />
                )}
              />
              {passage && passage.origin !== 'built_in' && (
                <Text tone="soft">
                  {passage.origin === 'changed'
                    ? t`The platform has a text of its own for this. You can return to it.`
                    : t`Only your organization has this answer.`}
                </Text>
              )}
              <AudienceLine audience="case">{t`People of this organization read it when they ask. Write nothing about a case.`}</AudienceLine>
              <ProblemNotice problem={problem} />
            </Stack>
          </form>
        </Dialog.Body>
        <Dialog.Foot>
          {passage && passage.origin !== 'built_in' && (
            <Button tone="quiet" busy={isBusy} onClick={() => void remove(passage.id)}>
              {passage.origin === 'changed' ? t`Use the platform’s text` : t`Remove the answer`}
            </Button>
          )}
          <Dialog.Close asChild>
            <Button tone="secondary">{t`Cancel`}</Button>
          </Dialog.Close>
          <Button type="submit" form={id} busy={isBusy}>
            {t`Save`}
          </Button>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
