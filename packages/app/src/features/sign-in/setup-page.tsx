import { useLingui } from '@lingui/react/macro';
import type { Role } from '@mediation/api-client';
import { Button, FocusLayout, Heading, NextSteps, Row, Stack, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { BrandLink } from '../../appearance/brand-link.tsx';
import { HelpNowButton } from '../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../safety/quick-exit-button.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { roleNames } from '../../words/names/role-names.ts';
import { PendingApproval } from './pending-approval.tsx';

/** After registration: the granted role, the requested role that waits, and the next step. */
export function SetupPage() {
  const { t, i18n } = useLingui();
  const { role, requested_role: requested } = useUser();
  const asked = requested === null ? null : i18n._(roleNames[requested]);
  const granted = i18n._(roleNames[role]);
  return (
    <FocusLayout brand={<BrandLink />} quickExit={<QuickExitCorner />} helpNow={<HelpNowButton />}>
      <PageTitle>{t`Your account`}</PageTitle>
      <Stack gap="small">
        <Heading level={1} size="huge" voice>
          {asked === null ? t`Your account is ready` : t`Your account is ready, your role is pending approval`}
        </Heading>
        <Text size="lead" tone="soft">
          {asked === null ? t`Your role: ${granted}.` : t`You asked for the role ${asked}.`}
        </Text>
      </Stack>
      {asked !== null && <PendingApproval granted={granted} />}
      <Steps role={requested ?? role} />
      <Row>
        <Button asChild>
          <Link to={paths.dashboard()}>{t`Go to the dashboard`}</Link>
        </Button>
      </Row>
    </FocusLayout>
  );
}

function Steps({ role }: { role: Role }) {
  const { t } = useLingui();
  const steps = {
    divorcee: [
      {
        title: t`Open the link that your mediator sends you`,
        text: t`It opens your place in the case. No link? Ask an office from your dashboard.`,
      },
    ],
    lawyer: [
      { title: t`Open the link from the mediator`, text: t`It opens your place in your client’s case.` },
      { title: t`Your client confirms you`, text: t`Then you read and write in their private channel.` },
    ],
    mediator: [
      { title: t`Create a case`, text: t`A title and your client’s details are enough to start.` },
      { title: t`Invite the people`, text: t`Both parties first, then their lawyers.` },
    ],
    admin: [{ title: t`Look around`, text: t`An admin opens the pages of every role.` }],
  };
  return <NextSteps steps={steps[role]} />;
}
