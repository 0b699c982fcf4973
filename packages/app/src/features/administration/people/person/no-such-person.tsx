import { useLingui } from '@lingui/react/macro';
import { Button, PageHeader, Stack } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { isPlatformAdmin } from '../../../../auth/admin-kind.ts';
import { useUser } from '../../../../auth/session-provider.tsx';
import { PageTitle } from '../../../../shared/layout/page-title.tsx';
import { paths } from '../../../../paths.ts';

/** The page for a person who does not exist, or whom this admin does not look after; both look the same. */
export function NoSuchPerson() {
  const { t } = useLingui();
  const user = useUser();
  return (
    <Stack gap="grid">
      <PageTitle>{t`Person not found`}</PageTitle>
      <PageHeader
        title={t`We can’t find this person`}
        lead={
          isPlatformAdmin(user)
            ? t`The address may be wrong.`
            : t`The address may be wrong, or they are not in your organization.`
        }
        action={
          <Button asChild>
            <Link to={paths.adminUsers()}>{t`See all people`}</Link>
          </Button>
        }
      />
    </Stack>
  );
}
