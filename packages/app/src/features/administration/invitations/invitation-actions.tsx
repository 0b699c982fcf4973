import { useLingui } from '@lingui/react/macro';
import { type AnyInvitation, type Call, invite, inviteToPlatform, revokeInvitation } from '@mediation/api-client';
import { Button, Row } from '@mediation/ui';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { paths } from '../../../paths.ts';

export interface Resent {
  name: string;
  link: string;
  /** The button of the invitation in whose place the new one stands. */
  buttonId: string;
}

/** Sends an invitation that nobody answered again, with a new link, or withdraws it. */
export function InvitationActions({ it, onSent }: { it: AnyInvitation; onSent: (sent: Resent) => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const { name } = it;
  const buttonId = `again-${it.email}-${it.case_id}`;
  const withdraw = () =>
    run(() => call(revokeInvitation, { invitationId: it.id }), {
      failed: t`Failed to withdraw the invitation`,
      done: t`Invitation withdrawn`,
    });
  const sendAgain = async () => {
    let link = '';
    const isSent = await run(
      async () => {
        const { token } = await inviteAgain(call, it);
        link = `${location.origin}${paths.acceptInvitation(token)}`;
      },
      { failed: t`Failed to send the invitation` },
    );
    // Once the list is read again: the button of the new invitation is there, to go back to.
    if (isSent) onSent({ name, link, buttonId });
  };
  return (
    <Row gap="small" justify="end" wrap>
      <Button
        id={buttonId}
        tone="secondary"
        size="small"
        busy={isBusy}
        aria-label={t`Send the invitation of ${name} again`}
        onClick={() => void sendAgain()}
      >
        {t`Send again`}
      </Button>
      <Button
        tone="secondary"
        size="small"
        busy={isBusy}
        aria-label={t`Withdraw the invitation of ${name}`}
        onClick={() => void withdraw()}
      >
        {t`Withdraw`}
      </Button>
    </Row>
  );
}

function inviteAgain(call: Call, { case_id, side, role, email, name, organization_id, language }: AnyInvitation) {
  const guest = { email, name, ...(language !== null && { language }) };
  if (case_id === null) return call(inviteToPlatform, { ...guest, role, organization_id });
  return call(invite, {
    ...guest,
    caseId: case_id,
    role: role === 'lawyer' ? 'lawyer' : 'divorcee',
    side: side === 'B' ? 'B' : 'A',
  });
}
