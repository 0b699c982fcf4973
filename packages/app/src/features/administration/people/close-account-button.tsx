import { useLingui } from '@lingui/react/macro';
import { type Person, deleteUser } from '@mediation/api-client';
import { AlertDialog, Button } from '@mediation/ui';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';

/** Closes the account of a person, after a question that says what goes and what stays. */
export function CloseAccountButton({ person }: { person: Pick<Person, 'id' | 'name'> }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const close = () =>
    run(() => call(deleteUser, { userId: person.id }), {
      failed: t`Failed to close the account`,
      done: t`Account closed`,
    });
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>
        <Button tone="secondary" size="small" disabled={isBusy} aria-label={t`Close account of ${person.name}`}>
          {t`Close account`}
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content>
        <AlertDialog.Title>{t`Close the account of ${person.name}?`}</AlertDialog.Title>
        <AlertDialog.Body>
          <AlertDialog.Description>
            {t`They are signed out everywhere and leave their cases at once. What they wrote in a case stays as long as the case must be kept. If no case must be kept, all of their data is erased at once, for good.`}
          </AlertDialog.Description>
        </AlertDialog.Body>
        <AlertDialog.Foot>
          <AlertDialog.Cancel>{t`Keep it`}</AlertDialog.Cancel>
          <AlertDialog.Action tone="danger" onClick={() => void close()}>{t`Close account`}</AlertDialog.Action>
        </AlertDialog.Foot>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
