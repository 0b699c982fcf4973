import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { ApiError, type NewCase, createCase, limits } from '@mediation/api-client';
import { AudienceLine, Button, Dialog, Field, Input, Stack, Textarea } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useForm, type UseFormSetError, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../backend/backend-provider.tsx';
import { ConflictCheck } from '../../shared/people/conflict-check.tsx';
import { ProblemNotice } from '../../shared/forms/problem-notice.tsx';
import type { PanelProps } from '../../shared/layout/panel.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { tabDraft } from '../../browser/tab-draft.ts';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { paths } from '../../paths.ts';
import { activeCase } from '../../active-case/stored-active-case.ts';
import { errorOf } from '../../shared/forms/error-of.ts';
import { textProblem } from '../../shared/forms/text-problem.ts';
import { UndrawnNote } from '../../shared/forms/undrawn-note.tsx';
import { errorText } from '../../words/texts/error-text.ts';
import { keepClientDetails } from './client-details.ts';
import { type CaseForm, type NewCaseInput, newCaseSchema, withoutBlanks, wrongCaseFields } from './create-case-form.ts';
import { MoreFields } from './more-fields.tsx';
import { SuspendedNotice, useIsSuspended } from '../../shared/cases/suspended-notice.tsx';

/** Creates a case for a client; a second step takes what is known already. It keeps the input after every error, and until
 * "Cancel" when it is closed. */
export function CreateCaseDialog({ onClose }: PanelProps) {
  const { t } = useLingui();
  const id = useId();
  const { call } = useBackend();
  const navigate = useNavigate();
  const returnFocus = useReturnFocus();
  const { id: userId } = useUser();
  const isSuspended = useIsSuspended();
  const [kept] = useState(() => tabDraft<NewCaseInput>(`new-case:${userId}`));
  const form = useForm<NewCaseInput, unknown, NewCase>({
    resolver: standardSchemaResolver(newCaseSchema),
    mode: 'onTouched',
    defaultValues: kept.read() ?? {},
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => kept.keep(values) }),
    [form, kept],
  );
  const [isMore, setMore] = useState(false);
  const { errors, isSubmitting, isDirty } = form.formState;

  const create = form.handleSubmit(
    async (input) => {
      const wrong = wrongCaseFields(input);
      if (wrong.length > 0) {
        setMore(true);
        for (const field of wrong)
          form.setError(field, {
            message: field.startsWith('marriage')
              ? t`The separation cannot come before the wedding.`
              : t`Enter an amount in numbers, like 2150.`,
          });
        return;
      }
      try {
        const { case: created } = await call(createCase, withoutBlanks(input));
        keepClientDetails(created.id, input.personalInfo);
        activeCase.save(created.id);
        kept.drop();
        await navigate(paths.case(created.id));
      } catch (error) {
        setMore(false);
        if (!placeDetails(error, form.setError))
          form.setError('root', { message: errorText(error, t`Failed to create case`) });
      }
    },
    () => setMore(false),
  );

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        size="medium"
        closeLabel={t`Close`}
        onCloseAutoFocus={returnFocus}
        onInteractOutside={(event) => isDirty && event.preventDefault()}
      >
        <Dialog.Title>{t`Create new case`}</Dialog.Title>
        <Dialog.Body>
          <Stack asChild gap="large">
            <form id={id} onSubmit={(event) => void create(event)} noValidate>
              {isMore ? (
                <MoreFields form={form} />
              ) : (
                <>
                  <Dialog.Description>
                    {t`The case starts at step 1 of 7. You invite the two parties next.`}
                  </Dialog.Description>
                  <SuspendedNotice />
                  <CaseFields form={form} />
                  <ProblemNotice problem={errors.root?.message} />
                </>
              )}
            </form>
          </Stack>
        </Dialog.Body>
        <Dialog.Foot>
          {isMore ? (
            <Button tone="secondary" onClick={() => setMore(false)}>{t`Back`}</Button>
          ) : (
            <>
              <Dialog.Close asChild>
                <Button tone="secondary" onClick={kept.drop}>{t`Cancel`}</Button>
              </Dialog.Close>
              <Button
                tone="secondary"
                onClick={() => void form.trigger(undefined, { shouldFocus: true }).then(setMore)}
              >
                {t`Add what you know`}
              </Button>
            </>
          )}
          <Button type="submit" form={id} busy={isSubmitting} disabled={isSuspended}>
            {isSubmitting ? t`Creating` : t`Create case`}
          </Button>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function CaseFields({ form }: { form: CaseForm }) {
  const { t } = useLingui();
  const { register, formState, control } = form;
  const [caseTitle, name, email] = useWatch({
    control,
    name: ['title', 'personalInfo.name', 'personalInfo.email'],
  });
  const { title, description, personalInfo: client } = formState.errors;
  return (
    <Stack gap="large">
      <Field
        label={t`Title`}
        hint={t`What the case is called in lists. Left empty, it becomes “Untitled Case”.`}
        error={errorOf(title, t`Use 120 characters or fewer.`)}
      >
        <Input {...register('title')} autoComplete="off" />
      </Field>
      <UndrawnNote text={caseTitle ?? ''} />
      <Field
        label={t`Client full name`}
        error={errorOf(client?.name, textProblem(name ?? '', limits.nameMax, t`Enter the client’s full name.`))}
      >
        <Input {...register('personalInfo.name')} autoComplete="off" />
      </Field>
      <UndrawnNote text={name ?? ''} />
      <Field label={t`Email`} error={errorOf(client?.email, t`Enter an email address, like name@example.org.`)}>
        <Input {...register('personalInfo.email')} type="email" autoComplete="off" />
      </Field>
      <ConflictCheck name={name ?? ''} email={email ?? ''} />
      <Field label={t`Phone`} error={errorOf(client?.phone, t`Enter a phone number, like +44 117 496 0233.`)}>
        <Input {...register('personalInfo.phone')} type="tel" autoComplete="off" />
      </Field>
      <Field label={t`Date of birth`} error={errorOf(client?.dateOfBirth, t`Enter a date in the past.`)}>
        <Input {...register('personalInfo.dateOfBirth')} type="date" autoComplete="off" />
      </Field>
      <Field label={t`Address`} error={errorOf(client?.address, t`Enter the address.`)}>
        <Textarea {...register('personalInfo.address')} rows={2} autoComplete="off" />
      </Field>
      <AudienceLine icon={<Lock />}>
        {t`Email, phone, date of birth and address go into the client’s intake. The client and their lawyer read it, and you once it is sent. The other party never does.`}
      </AudienceLine>
      <Field
        label={t`Description`}
        optional={t`(optional)`}
        hint={t`Everyone in the case can read it.`}
        error={errorOf(description, t`Use 4,000 characters or fewer.`)}
      >
        <Textarea {...register('description')} />
      </Field>
    </Stack>
  );
}

const fields = new Set<string>([
  'title',
  'description',
  'personalInfo.name',
  'personalInfo.email',
  'personalInfo.phone',
  'personalInfo.dateOfBirth',
  'personalInfo.address',
]);

/** Shows the server's validation errors at their fields; false when an error belongs to no field. */
function placeDetails(error: unknown, setError: UseFormSetError<NewCaseInput>): boolean {
  if (!(error instanceof ApiError) || error.details.length === 0) return false;
  if (!error.details.every(({ path }) => fields.has(path))) return false;
  for (const [at, { path, message }] of error.details.entries())
    setError(path as 'title', { type: 'server', message }, { shouldFocus: at === 0 });
  return true;
}
