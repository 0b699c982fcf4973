import { useLingui } from '@lingui/react/macro';
import { AudienceLine, Card, Heading, Row, Stack, Text } from '@mediation/ui';
import { Lock, ShieldCheck, Users } from 'lucide-react';
import { adminsSee } from '../../words/texts/admins-see.ts';
import { shortDate } from '../../words/times/relative-time.ts';
import { AnswerCard, type OpenInvitationProps } from './answer-card.tsx';
import { ConcernDialog } from './concern-dialog.tsx';
import { DeclineInvitationDialog } from './decline-invitation-dialog.tsx';

/** An invitation of a party or a lawyer into a case that is not answered yet. */
export function CaseInvitation({ token, invitation, organization }: OpenInvitationProps) {
  const { t } = useLingui();
  const isLawyer = invitation.role === 'lawyer';
  const { client_name: client } = invitation;
  const until = shortDate(invitation.expires_at);
  return (
    <>
      <Stack gap="small">
        <Heading level={1} size="huge" voice>
          {t`${invitation.invited_by} invites you to a mediation`}
        </Heading>
        <Text size="lead" tone="soft">
          {client !== null
            ? t`${organization} invites you as the lawyer of ${client}. You can answer until ${until}.`
            : isLawyer
              ? t`${organization} invites you as a lawyer. You can answer until ${until}.`
              : t`${organization} invites you as one of the two parties. You can answer until ${until}.`}
        </Text>
      </Stack>
      <Visibility isLawyer={isLawyer} />
      <AnswerCard
        token={token}
        invitation={invitation}
        signInText={
          isLawyer
            ? t`There is an account with this address. Sign in to join the case. Your client then confirms you.`
            : t`There is an account with this address. Sign in, and you are in the case.`
        }
        registerText={
          isLawyer
            ? t`Choose a password to join the case. Your client then confirms you.`
            : t`Choose a password, and you are in the case.`
        }
      />
      <Row wrap>
        <DeclineInvitationDialog token={token} isForCase />
        <ConcernDialog token={token} role={invitation.role} />
      </Row>
    </>
  );
}

function Visibility({ isLawyer }: { isLawyer: boolean }) {
  const { t, i18n } = useLingui();
  return (
    <Card aria-labelledby="visible">
      <Stack gap="small">
        <Card.Title id="visible">{t`Who will see what`}</Card.Title>
        <AudienceLine icon={<Users />}>
          {t`Everyone in the case sees your name and role, and what you write in the channel that everyone shares.`}
        </AudienceLine>
        <AudienceLine icon={<Lock />}>
          {isLawyer
            ? t`When your client has confirmed you, you share their private channel. Only they, you and the mediator read it.`
            : t`Your private channel is read by you, your mediator and your lawyer. Your former partner can’t see it.`}
        </AudienceLine>
        <AudienceLine icon={<Lock />}>
          {isLawyer
            ? t`Your email address is seen by the mediator and the platform’s admins, not by the other people in the case.`
            : t`Your email address is seen by your mediator, not by the other people in the case.`}
        </AudienceLine>
        <AudienceLine icon={<Users />}>{i18n._(adminsSee)}</AudienceLine>
        <AudienceLine icon={<ShieldCheck />}>
          {isLawyer
            ? t`A safety check may look for grave signs in messages, such as a threat. Only the mediator sees what it finds.`
            : t`A safety check may look for grave signs in messages, such as a threat. Only your mediator sees what it finds.`}
        </AudienceLine>
        {!isLawyer && (
          <AudienceLine icon={<ShieldCheck />}>
            {t`It may also measure how harsh a message to everybody is. Each party may let harsh ones wait for the mediator. The measure is not kept.`}
          </AudienceLine>
        )}
      </Stack>
    </Card>
  );
}
