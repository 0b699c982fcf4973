import { useLingui } from '@lingui/react/macro';
import { Button, PageHeader, Stack } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useUser } from '../../auth/session-provider.tsx';
import { homeOf } from '../../paths.ts';
import { PageTitle } from '../../shared/layout/page-title.tsx';

/** The page for a session that does not exist or to which the person is not invited; both look the same. */
export function NoSuchSession() {
  const { t } = useLingui();
  const { role } = useUser();
  return (
    <Stack gap="grid">
      <PageTitle>{t`Session not found`}</PageTitle>
      <PageHeader
        title={t`We can’t find this session`}
        lead={t`The address may be wrong, or you are not invited to it.`}
        action={
          <Button asChild>
            <Link to={homeOf(role)}>{t`Go to the dashboard`}</Link>
          </Button>
        }
      />
    </Stack>
  );
}
