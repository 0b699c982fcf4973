import { Trans, useLingui } from '@lingui/react/macro';
import { AudienceLine, Button, Card, Heading, Row, Stack, Text } from '@mediation/ui';
import { Lock, ShieldCheck, Users } from 'lucide-react';
import { RegistrationForm } from '../../auth/registration-form.tsx';
import { useSession } from '../../auth/session-provider.tsx';
import { SignInForm } from '../../auth/sign-in-form.tsx';
import { ProblemNotice } from '../../shared/forms/problem-notice.tsx';
import { roleNames } from '../../words/role-names.ts';
import { shortDate } from '../../words/relative-time.ts';
import { ConcernDialog } from './concern-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { useAcceptance } from './use-acceptance.ts';
import { getInvitation, type AnswerOf } from '@mediation/api-client';

type Invited = AnswerOf<typeof getInvitation>['invitation'];

export interface OpenInvitationProps {
  token: string;
  invitation: Invited;
  organization: string;
}

/** An invitation that is not answered yet. */
export function OpenInvitation({ token, invitation, organization }: OpenInvitationProps) {
  const { t, i18n } = useLingui();
  const { user } = useSession();
  const acceptance = useAcceptance(token);
  const role = i18n._(roleNames[invitation.role]);
  return (
    <>
      <Stack gap="small">
        <Heading level={1} size="huge" voice>
          {t`${invitation.invited_by} invites you to a mediation`}
        </Heading>
        <Text size="lead" tone="soft">
          {t`${organization} asks you in as: ${role}. You can answer until ${shortDate(invitation.expires_at)}.`}
        </Text>
      </Stack>
      <Visibility role={invitation.role} />
      <Card aria-labelledby="answer">
        <Stack gap="large">
          <Card.Title id="answer">{t`Your answer`}</Card.Title>
          <ProblemNotice problem={acceptance.problem} />
          {user === null && <WaysIn token={token} invitation={invitation} onDone={acceptance.accept} />}
          {user !== null && user.email === invitation.email && (
            <Stack>
              <Text>{t`You are signed in as ${user.email}.`}</Text>
              <Row>
                <Button busy={acceptance.isBusy} onClick={acceptance.accept}>
                  {acceptance.isBusy ? t`Accepting` : t`Accept`}
                </Button>
              </Row>
            </Stack>
          )}
          {user !== null && user.email !== invitation.email && (
            <WrongAccount own={user.email} invited={invitation.email} />
          )}
        </Stack>
      </Card>
      <Row wrap>
        <DeclineDialog token={token} />
        {invitation.organization_id !== null && <ConcernDialog token={token} />}
      </Row>
    </>
  );
}

function WaysIn({ invitation, token, onDone }: { invitation: Invited; token: string; onDone: () => void }) {
  const { t } = useLingui();
  if (invitation.has_account)
    return (
      <Stack>
        <Text>{t`There is an account with this address. Sign in, and you are in the case.`}</Text>
        <SignInForm fixedEmail={invitation.email} submitLabel={t`Sign in and accept`} onDone={onDone} />
      </Stack>
    );
  return (
    <Stack>
      <Text>{t`Choose a password, and you are in the case.`}</Text>
      <RegistrationForm invited={invitation} invitation={token} submitLabel={t`Register and accept`} onDone={onDone} />
    </Stack>
  );
}

function WrongAccount({ own, invited }: { own: string; invited: string }) {
  const { t } = useLingui();
  const { signOut } = useSession();
  return (
    <Stack>
      <Text>
        <Trans>
          You are signed in as {own}. This invitation is for {invited}.
        </Trans>
      </Text>
      <Row>
        <Button onClick={signOut}>{t`Sign out and use the other account`}</Button>
      </Row>
    </Stack>
  );
}

function Visibility({ role }: { role: Invited['role'] }) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="visible">
      <Stack gap="small">
        <Card.Title id="visible">{t`Who will see what`}</Card.Title>
        <AudienceLine icon={<Users />}>
          {t`Everyone in the case sees your name and role, and what you write in the channel that everyone shares.`}
        </AudienceLine>
        <AudienceLine icon={<Lock />}>
          {role === 'lawyer'
            ? t`When your client has confirmed you, you share their private channel. Only they, you and the mediator read it.`
            : t`Your private channel is read by you, your mediator and your lawyer. Your former partner can’t see it.`}
        </AudienceLine>
        <AudienceLine icon={<Lock />}>
          {t`Your email address is seen by your mediator and the platform’s admins, not by the other people in the case.`}
        </AudienceLine>
        <AudienceLine icon={<Users />}>
          {t`The platform’s admins also see names, states and the channel that everyone shares. They do not see what is in documents or what you write in private.`}
        </AudienceLine>
        <AudienceLine icon={<ShieldCheck />}>
          {t`A safety check may look for grave signs in messages, such as a threat. Only your mediator sees what it finds.`}
        </AudienceLine>
      </Stack>
    </Card>
  );
}
