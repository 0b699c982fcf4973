import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { type Contact, ContactDetails, addContact, updateContact } from '@mediation/api-client';
import { AudienceLine, Button, Dialog, Field, FormRow, Input, Stack, Textarea } from '@mediation/ui';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUser } from '../../auth/session-provider.tsx';
import { useBackend } from '../../backend/backend-provider.tsx';
import { tabDraft } from '../../browser/tab-draft.ts';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { errorOf } from '../../shared/forms/error-of.ts';
import { ProblemNotice } from '../../shared/forms/problem-notice.tsx';
import { errorText } from '../../words/texts/error-text.ts';
import { blankDetails, detailsOf, emptyIsNull } from './contact-form.ts';
import { SafeContactFields } from './safe-contact-fields.tsx';

export interface ContactFormDialogProps {
  /** The entry to change; without it a new one is made. */
  contact?: Contact;
  onClose: () => void;
}

/** Writes down somebody who has no account yet, or changes what is written. Typed text outlives every error. */
export function ContactFormDialog({ contact, onClose }: ContactFormDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const { call, settled } = useBackend();
  const returnFocus = useReturnFocus();
  const { id: userId } = useUser();
  const [kept] = useState(() => tabDraft<ContactDetails>(`contact:${userId}:${contact?.id ?? 'new'}`));
  const form = useForm<ContactDetails>({
    resolver: standardSchemaResolver(ContactDetails),
    mode: 'onTouched',
    defaultValues: kept.read() ?? (contact ? detailsOf(contact) : blankDetails),
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => kept.keep(values) }),
    [form, kept],
  );
  const { errors, isSubmitting, isDirty } = form.formState;
  const close = () => {
    kept.drop();
    onClose();
  };
  const save = form.handleSubmit(async (details) => {
    try {
      if (contact === undefined) await call(addContact, details);
      else await call(updateContact, { ...details, contactId: contact.id, version: contact.version });
      await settled();
      close();
    } catch (error) {
      form.setError('root', { message: errorText(error, t`Failed to save the contact`) });
    }
  });

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Content
        size="medium"
        closeLabel={t`Close`}
        onCloseAutoFocus={returnFocus}
        onInteractOutside={(event) => isDirty && event.preventDefault()}
      >
        <Dialog.Title>{contact === undefined ? t`Add a contact` : t`Edit the contact`}</Dialog.Title>
        <Dialog.Body>
          <form id={id} noValidate onSubmit={(event) => void save(event)}>
            <Stack gap="large">
              <Dialog.Description>
                {t`For somebody who wrote or called before they have an account here.`}
              </Dialog.Description>
              <Field label={t`Name`} error={errorOf(errors.name, t`Enter their name.`)}>
                <Input {...form.register('name')} autoComplete="off" />
              </Field>
              <FormRow>
                <Field
                  label={t`Email`}
                  optional={t`(optional)`}
                  error={errorOf(errors.email, t`Enter an email address, like name@example.org.`)}
                >
                  <Input {...form.register('email', { setValueAs: emptyIsNull })} type="email" autoComplete="off" />
                </Field>
                <Field
                  label={t`Phone`}
                  optional={t`(optional)`}
                  error={errorOf(errors.phone, t`Enter a phone number, like +44 117 496 0233.`)}
                >
                  <Input {...form.register('phone', { setValueAs: emptyIsNull })} type="tel" autoComplete="off" />
                </Field>
              </FormRow>
              <SafeContactFields form={form} />
              <Field
                label={t`Note`}
                optional={t`(optional)`}
                error={errorOf(errors.note, t`Use 4,000 characters at most.`)}
              >
                <Textarea {...form.register('note')} rows={4} />
              </Field>
              <AudienceLine audience="mediator">{t`Only you read this. It is deleted when the person is erased.`}</AudienceLine>
              <ProblemNotice problem={errors.root?.message} />
            </Stack>
          </form>
        </Dialog.Body>
        <Dialog.Foot>
          <Dialog.Close asChild>
            <Button tone="secondary">{t`Cancel`}</Button>
          </Dialog.Close>
          <Button type="submit" form={id} busy={isSubmitting}>
            {t`Save`}
          </Button>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
