import { useLingui } from '@lingui/react/macro';
import { type Organization, updateOrganization } from '@mediation/api-client';
import { AlertDialog, Button, Stack } from '@mediation/ui';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';

/** Suspends an organization, or lifts its suspension, after a question that says what stops and what goes on. */
export function SuspendButton({ organization: { id, name, suspended, version } }: { organization: Organization }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const change = () =>
    run(() => call(updateOrganization, { orgId: id, suspended: !suspended, version }), {
      failed: suspended ? t`Failed to lift the suspension` : t`Failed to suspend the organization`,
      done: suspended ? t`Suspension of ${name} lifted` : t`${name} is suspended`,
    });
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>
        <Button tone="secondary" busy={isBusy}>
          {suspended ? t`Lift the suspension` : t`Suspend`}
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content>
        <AlertDialog.Title>{suspended ? t`Lift the suspension of ${name}?` : t`Suspend ${name}?`}</AlertDialog.Title>
        <AlertDialog.Body>
          {suspended ? (
            <AlertDialog.Description>
              {t`Its people can write, open cases and invite again, from this moment on.`}
            </AlertDialog.Description>
          ) : (
            <AlertDialog.Description asChild>
              <Stack gap="small">
                <p>{t`People sign in and read everything, but nobody can write, send documents, sign, open a case or join one.`}</p>
                <p>
                  {t`They can still say that they are in danger, and cancel or end a session. You can lift the suspension at any time.`}
                </p>
              </Stack>
            </AlertDialog.Description>
          )}
        </AlertDialog.Body>
        <AlertDialog.Foot>
          <AlertDialog.Cancel>{suspended ? t`Keep it suspended` : t`Keep it active`}</AlertDialog.Cancel>
          <AlertDialog.Action onClick={() => void change()}>
            {suspended ? t`Lift the suspension` : t`Suspend the organization`}
          </AlertDialog.Action>
        </AlertDialog.Foot>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
