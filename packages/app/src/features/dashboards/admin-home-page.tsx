import { Plural, useLingui } from '@lingui/react/macro';
import { Card, PageHeader, Stack, Text, Tile, Tiles } from '@mediation/ui';
import { Briefcase } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { paths } from '../../paths.ts';

/** What an admin can do so far. */
export function AdminHomePage() {
  const { t } = useLingui();
  const { data, isError } = useEndpoint('listCases', {});
  const open = data?.cases.filter((it) => it.status === 'open').length ?? 0;
  return (
    <>
      <PageTitle>{t`Admin`}</PageTitle>
      <PageHeader title={t`Admin`} lead={t`You look after the whole platform.`} />
      <Tiles aria-label={t`Quick actions`}>
        <Tile
          asChild
          icon={<Briefcase />}
          name={t`Cases`}
          reason={<Plural value={open} _0="none open" one="# open" other="# open" />}
          value={data === undefined ? (isError ? null : '') : data.cases.length}
          missingLabel={t`Could not be counted`}
        >
          <Link to={paths.mediatorCases()} />
        </Tile>
      </Tiles>
      <Card aria-labelledby="can">
        <Stack gap="small">
          <Card.Title id="can">{t`What you can see`}</Card.Title>
          <Text>{t`You open the pages of every role, see all cases and who is in them.`}</Text>
          <Text>
            {t`In a case you read what everyone there reads. Private channels stay with the party, their lawyer and the mediator.`}
          </Text>
        </Stack>
      </Card>
    </>
  );
}
