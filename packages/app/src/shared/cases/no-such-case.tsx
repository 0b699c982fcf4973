import { Trans, useLingui } from '@lingui/react/macro';
import { Button, PageHeader, Stack } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { homeOf } from '../../paths.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { PageTitle } from '../layout/page-title.tsx';

/** The page for a case that does not exist or that the person may not read; both look the same. */
export function NoSuchCase() {
  const { t } = useLingui();
  const { role } = useUser();
  return (
    <Stack gap="grid">
      <PageTitle>{t`Case not found`}</PageTitle>
      <PageHeader
        title={t`We can’t find this case`}
        lead={
          role === 'mediator'
            ? t`The address may be wrong, or another mediator has this case now.`
            : t`The address may be wrong, or you are not in this case.`
        }
        action={
          <Button asChild>
            <Link to={homeOf(role)}>
              <Trans>Go to the dashboard</Trans>
            </Link>
          </Button>
        }
      />
    </Stack>
  );
}
