import { Plural, useLingui } from '@lingui/react/macro';
import { Card, List, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { HealthBadge } from '../../../shared/badges/health-badge.tsx';
import { ReadingCard } from '../../../shared/loading/reading-card.tsx';
import { paths } from '../../../paths.ts';
import { partName } from '../../../words/names/part-names.ts';
import * as styles from '../../../shared/layout/rows.css.ts';
import { getAdminHealth } from '@mediation/api-client';

/** The system health: first the parts with problems, then the number of healthy ones. */
export function HealthCard() {
  const { t } = useLingui();
  const reading = useEndpoint(getAdminHealth, {});
  return (
    <ReadingCard
      title={t`System health`}
      end={<Link to={paths.adminSystemHealth()}>{t`Details`}</Link>}
      reading={reading}
      failed={t`Failed to load system health`}
    >
      {({ health }) => {
        const unwell = health.filter(({ state }) => state === 'down' || state === 'degraded');
        const well = health.filter(({ state }) => state === 'ok').length;
        const rest = health.length - well - unwell.length;
        return (
          <>
            {unwell.length > 0 && (
              <List>
                {unwell.map((row) => (
                  <List.Row key={row.name}>
                    <span className={styles.lines}>
                      <Text asChild weight="medium">
                        <span>{partName(row.name)}</span>
                      </Text>
                      <Text asChild size="small" tone="soft">
                        <span>{row.detail}</span>
                      </Text>
                    </span>
                    <HealthBadge state={row.state} />
                  </List.Row>
                ))}
              </List>
            )}
            <Card.Body>
              <Text tone="soft">
                <Plural value={well} _0="No part says that it works." one="# part works." other="# parts work." />{' '}
                {rest > 0 && <Plural value={rest} one="# is off or unknown." other="# are off or unknown." />}
              </Text>
            </Card.Body>
          </>
        );
      }}
    </ReadingCard>
  );
}
