import { useLingui } from '@lingui/react/macro';
import { type HealthRow, getAdminHealth } from '@mediation/api-client';
import { Button, Card, Link, Row, Table, Text } from '@mediation/ui';
import { toast } from '@mediation/ui/toast';
import { Copy, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { HealthBadge } from '../../shared/badges/health-badge.tsx';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { paths } from '../../paths.ts';
import { partName } from '../../words/names/part-names.ts';
import { clockTime } from '../../words/times/relative-time.ts';

/** Shows the health of each part of the platform, refreshed every half minute unless paused. */
export function SystemHealthPage() {
  const { t } = useLingui();
  const [isPaused, setPaused] = useState(false);
  const query = useEndpoint(getAdminHealth, {}, { poll: !isPaused });
  return (
    <WorkPage
      title={t`System health`}
      lead={t`How each part of the platform is doing. No personal data, and nothing from cases.`}
      audience={t`Visible to admins.`}
      action={
        <Button tone="secondary" onClick={() => setPaused(!isPaused)}>
          {isPaused ? <Play /> : <Pause />}
          {isPaused ? t`Look again` : t`Pause`}
        </Button>
      }
    >
      <Loaded query={query} loadingLabel={t`Looking at every part`} fallback={t`Failed to look at the platform`}>
        {({ health, checked_at }) => (
          <Card flush aria-labelledby="parts">
            <Card.Head>
              <Card.Title id="parts">{t`Parts`}</Card.Title>
              <Row wrap>
                <Text asChild size="small" tone="soft">
                  <span>{t`Looked at ${clockTime(checked_at)}`}</span>
                </Text>
                <CopyButton rows={health} at={checked_at} />
              </Row>
            </Card.Head>
            <Table stack aria-labelledby="parts">
              <thead>
                <tr>
                  <th>{t`Part`}</th>
                  <th>{t`State`}</th>
                  <th>{t`Details`}</th>
                </tr>
              </thead>
              <tbody>
                {health.map(({ name, state, detail }) => (
                  <tr key={name}>
                    <td>
                      <b>{partName(name)}</b>
                    </td>
                    <td data-phone="end">
                      <HealthBadge state={state} />
                    </td>
                    <td data-phone="row">{detail}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Card>
        )}
      </Loaded>
      <Link asChild standalone>
        <RouterLink to={paths.adminNeutrality()}>{t`Neutrality of the AI assistance`}</RouterLink>
      </Link>
    </WorkPage>
  );
}

function CopyButton({ rows, at }: { rows: HealthRow[]; at: string }) {
  const { t } = useLingui();
  const lines = [at, ...rows.map(({ name, state, detail }) => `${name}\t${state}\t${detail}`)].join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines);
      toast({ title: t`Copied` });
    } catch {
      toast({ title: t`Your browser did not allow copying.`, tone: 'destructive' });
    }
  };
  return (
    <Button tone="quiet" size="small" onClick={() => void copy()}>
      <Copy />
      {t`Copy diagnostics`}
    </Button>
  );
}
