import { useLingui } from '@lingui/react/macro';
import { Button, FocusLayout, Heading, Row, Stack, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { BrandLink } from '../page/brand-link.tsx';
import { CornerExit } from '../page/corner-exit.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { paths } from '../paths.ts';

/** For an address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <FocusLayout brand={<BrandLink />} quickExit={<CornerExit />}>
      <PageTitle>{t`Page not found`}</PageTitle>
      <Stack gap="normal">
        <Heading level={1} size="huge" voice>
          {t`This page is not here`}
        </Heading>
        <Text size="lead">{t`The address may have a typing mistake, or the page has moved.`}</Text>
      </Stack>
      <Row>
        <Button asChild>
          <Link to={paths.home()}>{t`Go Home`}</Link>
        </Button>
      </Row>
    </FocusLayout>
  );
}
