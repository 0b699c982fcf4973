import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { renamePasskey } from '@mediation/api-client';
import { Button, Dialog, Field, Input } from '@mediation/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { errorText } from '../../../words/texts/error-text.ts';

/** Gives a passkey another name. */
export function RenamePasskey({ passkeyId, name }: { passkeyId: string; name: string }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [isOpen, setOpen] = useState(false);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: standardSchemaResolver(renamePasskey.input),
    values: { passkeyId, name },
  });
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async (input) => {
    try {
      await call(renamePasskey, input);
      setOpen(false);
    } catch (error) {
      setError('name', { type: 'server', message: errorText(error, t`We could not save the name`) });
    }
  });
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button tone="secondary" size="small" aria-label={t`Rename ${name}`}>
          {t`Rename`}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content closeLabel={t`Close`} aria-describedby={undefined}>
        <Dialog.Title>{t`Rename this passkey`}</Dialog.Title>
        <form onSubmit={(event) => void save(event)} noValidate>
          <Dialog.Body>
            <Field label={t`Name`} error={errorOf(errors.name, t`Enter a name of at most 60 characters.`)}>
              <Input {...register('name')} maxLength={60} autoComplete="off" />
            </Field>
          </Dialog.Body>
          <Dialog.Foot>
            <Dialog.Close asChild>
              <Button tone="secondary">{t`Cancel`}</Button>
            </Dialog.Close>
            <Button type="submit" busy={isSubmitting}>
              {t`Save name`}
            </Button>
          </Dialog.Foot>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
