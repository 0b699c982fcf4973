import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Role } from '@mediation/api-client';
import { Card, Heading, Row, Stack, Text } from '@mediation/ui';
import { shortDate } from '../../words/times/relative-time.ts';
import { AnswerCard, type OpenInvitationProps } from './answer-card.tsx';
import { DeclineInvitationDialog } from './decline-invitation-dialog.tsx';

const nextSteps: Record<Role, MessageDescriptor> = {
  divorcee: msg`You see your case as soon as its mediator invites you into it.`,
  mediator: msg`You create your first case, then you invite the two parties and their lawyers.`,
  lawyer: msg`You see a case as soon as its mediator invites you into it. Your client then confirms you.`,
  admin: msg`You manage organizations, people and invitations. What is in documents, and what people write in private, you do not see.`,
};

/** An invitation to the platform that is not answered yet. There is no case, and no mediator who asks. */
export function PlatformInvitation({ token, invitation, organization }: OpenInvitationProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Stack gap="small">
        <Heading level={1} size="huge" voice>
          <Title invitation={invitation} organization={organization} />
        </Heading>
        <Text size="lead" tone="soft">
          {t`You can answer until ${shortDate(invitation.expires_at)}.`}
        </Text>
      </Stack>
      <Card aria-labelledby="next">
        <Stack gap="small">
          <Card.Title id="next">{t`What comes next`}</Card.Title>
          <Text>{i18n._(nextSteps[invitation.role])}</Text>
        </Stack>
      </Card>
      <AnswerCard
        token={token}
        invitation={invitation}
        signInText={t`There is an account with this address. Sign in to accept.`}
        registerText={t`Choose a password, and your account is ready.`}
      />
      <Row>
        <DeclineInvitationDialog token={token} isForCase={false} />
      </Row>
    </>
  );
}

function Title({ invitation, organization }: Omit<OpenInvitationProps, 'token'>) {
  const { t } = useLingui();
  const { invited_by: admin, organization_id: organizationId, role } = invitation;
  if (organizationId === null)
    return {
      divorcee: t`${admin} invites you to join this platform`,
      mediator: t`${admin} invites you to join this platform as a mediator`,
      lawyer: t`${admin} invites you to join this platform as a lawyer`,
      admin: t`${admin} invites you to join this platform as an admin`,
    }[role];
  return {
    divorcee: t`${admin} invites you to join ${organization}`,
    mediator: t`${admin} invites you to join ${organization} as a mediator`,
    lawyer: t`${admin} invites you to join ${organization} as a lawyer`,
    admin: t`${admin} invites you to join ${organization} as an admin`,
  }[role];
}
