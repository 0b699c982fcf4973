import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Row, Stack, Text, Link as TextLink } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { RegistrationForm } from '../../auth/registration-form.tsx';
import { useSession } from '../../auth/session-provider.tsx';
import { SignInForm } from '../../auth/sign-in-form.tsx';
import { paths } from '../../paths.ts';
import { ProblemNotice } from '../../shared/forms/problem-notice.tsx';
import { useAcceptance } from './use-acceptance.ts';
import { getInvitation, type AnswerOf } from '@mediation/api-client';

/** An invitation as its page shows it. */
export type ShownInvitation = AnswerOf<typeof getInvitation>['invitation'];

export interface OpenInvitationProps {
  token: string;
  invitation: ShownInvitation;
  organization: string;
}

export interface AnswerCardProps extends Pick<OpenInvitationProps, 'token' | 'invitation'> {
  /** What a person with an account reads before they sign in. */
  signInText: string;
  /** What a person without an account reads before they choose a password. */
  registerText: string;
}

/** Accepts an invitation: with the account that is signed in, an existing one or a new one. */
export function AnswerCard({ token, invitation, signInText, registerText }: AnswerCardProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const acceptance = useAcceptance(token);
  return (
    <Card aria-labelledby="answer">
      <Stack gap="large">
        <Card.Title id="answer">{t`Your answer`}</Card.Title>
        <ProblemNotice problem={acceptance.problem} />
        {user === null && invitation.has_account && (
          <Stack>
            <Text>{signInText}</Text>
            <SignInForm fixedEmail={invitation.email} submitLabel={t`Sign in and accept`} onDone={acceptance.accept} />
          </Stack>
        )}
        {user === null && !invitation.has_account && (
          <Stack>
            <Text>{registerText}</Text>
            <RegistrationForm
              invited={invitation}
              invitation={token}
              submitLabel={t`Register and accept`}
              onDone={acceptance.accept}
            />
          </Stack>
        )}
        {user !== null && user.email === invitation.email && (
          <Stack>
            <Text>{t`You are signed in as ${user.email}.`}</Text>
            <Row>
              <Button busy={acceptance.isBusy} onClick={acceptance.accept}>
                {acceptance.isBusy ? t`Accepting` : t`Accept`}
              </Button>
              {acceptance.problem !== null && (
                <TextLink asChild standalone>
                  <Link to={paths.profile()}>{t`Change my name`}</Link>
                </TextLink>
              )}
            </Row>
          </Stack>
        )}
        {user !== null && user.email !== invitation.email && (
          <WrongAccount own={user.email} invited={invitation.email} />
        )}
      </Stack>
    </Card>
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
