import { useLingui } from '@lingui/react/macro';
import { getOrganization } from '@mediation/api-client';
import { Card, List, Text } from '@mediation/ui';
import { ClipboardList, Palette, ScrollText, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { ReadingCard } from '../../../shared/loading/reading-card.tsx';
import { paths } from '../../../paths.ts';

/** The organization of its admin, with the way to its parts. */
export function OfficeCard({ orgId }: { orgId: string }) {
  const { t } = useLingui();
  const reading = useEndpoint(getOrganization, { orgId });
  const part = (tab: string) => `${paths.adminOrganization(orgId)}?tab=${tab}`;
  const ways = [
    { name: t`Members`, icon: <Users />, to: part('members') },
    { name: t`Branding`, icon: <Palette />, to: part('branding') },
    { name: t`Policies`, icon: <ScrollText />, to: part('policies') },
    { name: t`Audit log`, icon: <ClipboardList />, to: paths.adminAudit() },
  ];
  return (
    <ReadingCard title={t`Your organization`} reading={reading} failed={t`Failed to load the organization`}>
      {({ organization }) => (
        <>
          <Card.Body>
            <Text weight="strong">{organization.name}</Text>
          </Card.Body>
          <List>
            {ways.map(({ name, icon, to }) => (
              <List.Row key={name} asChild icon={icon}>
                <Link to={to}>{name}</Link>
              </List.Row>
            ))}
          </List>
        </>
      )}
    </ReadingCard>
  );
}
