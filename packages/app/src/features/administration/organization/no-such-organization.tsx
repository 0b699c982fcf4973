import { useLingui } from '@lingui/react/macro';
import { Button, PageHeader, Stack } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { isPlatformAdmin } from '../../../auth/admin-kind.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { homeOf, paths } from '../../../paths.ts';

/** The page for an organization that does not exist. */
export function NoSuchOrganization() {
  const { t } = useLingui();
  const user = useUser();
  return (
    <Stack gap="grid">
      <PageTitle>{t`Organization not found`}</PageTitle>
      <PageHeader
        title={t`We can’t find this organization`}
        lead={t`The address may be wrong, or it is no longer there.`}
        action={
          <Button asChild>
            {isPlatformAdmin(user) ? (
              <Link to={paths.adminOrganizations()}>{t`See all organizations`}</Link>
            ) : (
              <Link to={homeOf(user.role)}>{t`Go to the dashboard`}</Link>
            )}
          </Button>
        }
      />
    </Stack>
  );
}
