import { useLingui } from '@lingui/react/macro';
import {
  type Participant,
  type SentInvitation,
  activateParticipant,
  limits,
  listInvitations,
} from '@mediation/api-client';
import { Button, Row } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import type { InviteStart } from '../invite-dialog.tsx';
import { WithdrawInvitationButton } from '../withdraw-invitation-button.tsx';
import { RemovePersonDialog } from './remove-person-dialog.tsx';

export interface PersonActionsProps {
  person: Participant;
  /** Whether the organization is suspended: then people only leave. */
  isSuspended: boolean;
  onInvite: (start: InviteStart) => void;
}

/** What the mediator can do about somebody in the case, by how far they are in it. */
export function PersonActions({ person, isSuspended, onInvite }: PersonActionsProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const [isRemoving, setRemoving] = useState(false);
  const { data, isPending } = useEndpoint(listInvitations, { caseId: person.case_id, limit: limits.pageMax });
  const invitation = data?.invitations.find(({ participant_id }) => participant_id === person.id);

  if (person.status === 'active')
    return (
      <>
        <Button
          tone="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-label={t`Remove ${person.name}`}
          onClick={() => setRemoving(true)}
        >
          {t`Remove`}
        </Button>
        {isRemoving && (
          <RemovePersonDialog person={person} isSuspended={isSuspended} onClose={() => setRemoving(false)} />
        )}
      </>
    );
  const withdraw = invitation?.status === 'pending' && (
    <WithdrawInvitationButton invitation={invitation} tone="quiet" />
  );
  if (isSuspended) return withdraw;
  const bringBack = () =>
    run(() => call(activateParticipant, { participantId: person.id }), {
      failed: t`Failed to bring them back`,
      done: t`${person.name} is in the case again`,
    });
  if (person.status === 'removed' && person.user_id !== null)
    return (
      <Button
        tone="quiet"
        size="small"
        busy={isBusy}
        aria-label={t`Bring back ${person.name}`}
        onClick={() => void bringBack()}
      >
        {t`Bring back`}
      </Button>
    );
  return (
    <Row wrap gap="small" justify="end">
      <Button
        tone="secondary"
        size="small"
        disabled={isPending}
        aria-haspopup="dialog"
        aria-label={t`Invite again: ${person.name}`}
        onClick={() => onInvite(placeOf(person, invitation))}
      >
        {t`Invite again`}
      </Button>
      {withdraw}
    </Row>
  );
}

/** The place of a person, with the address and the language of the last invitation. */
const placeOf = ({ name, role, side }: Participant, invitation: SentInvitation | undefined): InviteStart => ({
  name,
  role: role === 'lawyer' ? 'lawyer' : 'divorcee',
  side: side === 'B' ? 'B' : 'A',
  ...(invitation && { email: invitation.email }),
  ...(invitation?.language && { language: invitation.language }),
});
