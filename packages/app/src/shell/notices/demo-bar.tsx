import { Trans, useLingui } from '@lingui/react/macro';
import { getConfig } from '@mediation/api-client';
import { Banner, Button } from '@mediation/ui';
import { FlaskConical } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { demoVisit } from '../../auth/demo-visit.ts';
import { useSession, useUser } from '../../auth/session-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { paths } from '../../paths.ts';
import { shownName } from '../../words/names/people-names.ts';

/** In a demonstration: who one is, and the way to be somebody else. */
export function DemoBar() {
  const { t } = useLingui();
  const user = useUser();
  const { signOut } = useSession();
  const navigate = useNavigate();
  const { data: config } = useEndpoint(getConfig, {});
  if (!config?.demo) return null;
  const change = () => {
    demoVisit.set(false);
    signOut();
    void navigate(paths.signIn());
  };
  const name = shownName(user);
  return (
    <Banner
      tone="neutral"
      icon={<FlaskConical />}
      action={
        <Button size="small" tone="secondary" onClick={change}>
          {t`Change person`}
        </Button>
      }
    >
      <Trans>Demonstration: you are {name}.</Trans>
    </Banner>
  );
}
