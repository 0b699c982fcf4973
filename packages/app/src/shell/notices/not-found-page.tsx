import { useLingui } from '@lingui/react/macro';
import { Button, PageHeader, Row } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { paths } from '../../paths.ts';

/** The page for an unknown address, in the shell of the person's role. */
export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`Page not found`}</PageTitle>
      <PageHeader
        voice
        title={t`This page is not here`}
        lead={t`The address may have a typing mistake, or the page has moved.`}
      />
      <Row>
        <Button asChild>
          <Link to={paths.home()}>{t`Go Home`}</Link>
        </Button>
      </Row>
    </>
  );
}
