import { Trans, useLingui } from '@lingui/react/macro';
import { type Role, getConfig } from '@mediation/api-client';
import { Heading, NextSteps, SplitLayout, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { BrandLink } from '../../appearance/brand-link.tsx';
import { HelpNowButton } from '../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../safety/quick-exit-button.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { paths } from '../../paths.ts';
import { MailSent } from './mail-sent.tsx';
import { RegistrationForm } from '../../auth/registration-form.tsx';
import { useSession } from '../../auth/session-provider.tsx';

/**
 * Registers a person. The role is a request, and the page explains what follows from it. The form stays until the next
 * page has loaded.
 */
export function RegisterPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { user, isChecking } = useSession();
  const [asked, setAsked] = useState<Role | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { data: config } = useEndpoint(getConfig, {});
  const roleHints = useRoleHints(config?.registration === 'open');
  const onward = user && <Navigate to={nextPage(search.get('invitation'), asked)} replace />;
  if (isChecking) return null;
  if (onward && asked === null) return onward;
  if (sentTo !== null && user === null) return <MailSent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <SplitLayout
      brand={<BrandLink />}
      quickExit={<QuickExitCorner />}
      helpNow={<HelpNowButton />}
      threads="low"
      aside={<WhatHappens />}
    >
      {onward}
      <PageTitle>{t`Register`}</PageTitle>
      <Stack gap="medium">
        <Stack gap="small">
          <Heading level={1} size="form">{t`Register`}</Heading>
          <Text tone="soft">{t`It takes about two minutes.`}</Text>
        </Stack>
        <RegistrationForm
          roleHints={roleHints}
          takesCode={config?.registration === 'approval'}
          invitation={search.get('invitation') ?? undefined}
          onSubmit={setAsked}
          onMailSent={setSentTo}
        />
        <Text>
          <Trans>
            Not sure yet? <Link to={paths.wizard()}>See whether mediation suits you</Link>
          </Trans>
        </Text>
        <Text>
          <Trans>
            Already registered? <Link to={{ pathname: paths.signIn(), search: search.toString() }}>Sign In</Link>
          </Trans>
        </Text>
      </Stack>
    </SplitLayout>
  );
}

function nextPage(invitation: string | null, asked: Role | null) {
  if (invitation !== null) return paths.acceptInvitation(invitation);
  return asked === null ? paths.dashboard() : { pathname: paths.setup(), search: `?role=${asked}` };
}

/** Explains for each role what follows from requesting it. */
function useRoleHints(isOpen: boolean): Record<Role, string> {
  const { t } = useLingui();
  const granted = isOpen
    ? t`This is a demonstration: every role is granted at once.`
    : t`You can start once your email address is confirmed.`;
  const waits = t`This is a request. An admin has to approve it; until then you can sign in but work in no case.`;
  const others = isOpen ? granted : waits;
  return { divorcee: granted, mediator: others, lawyer: others, admin: others };
}

function WhatHappens() {
  const { t } = useLingui();
  return (
    <Stack gap="large">
      <Heading level={2} size="large" voice>{t`What happens after this`}</Heading>
      <NextSteps
        steps={[
          {
            title: t`You see what your account can do`,
            text: t`A short page says which role you have and what comes next.`,
          },
          { title: t`You join your case`, text: t`Your mediator sends you a link. It opens your place in the case.` },
          { title: t`Your mediator takes it from there`, text: t`You talk things through, one step at a time.` },
        ]}
      />
      <Text tone="soft">{t`Your former partner does not see your private messages or your email address.`}</Text>
    </Stack>
  );
}
