import { Plural, useLingui } from '@lingui/react/macro';
import type { MediatorLoad } from '@mediation/api-client';
import { Card, EmptyState, List } from '@mediation/ui';
import { Loading } from '../../../shared/loading/loading.tsx';

/** Lists the mediators with the number of their cases that are not closed, lowest first. */
export function WorkloadCard({ load }: { load: MediatorLoad[] | undefined }) {
  const { t } = useLingui();
  return (
    <Card flush aria-labelledby="load">
      <Card.Head>
        <Card.Title id="load">{t`Load`}</Card.Title>
      </Card.Head>
      {load === undefined && (
        <Card.Body>
          <Loading label={t`Loading mediators`} />
        </Card.Body>
      )}
      {load?.length === 0 && (
        <Card.Body>
          <EmptyState
            title={t`No mediators yet`}
          >{t`Mediators appear here when they have an organization.`}</EmptyState>
        </Card.Body>
      )}
      <List>
        {load?.map(({ mediator_id, name, open_cases }) => (
          <List.Row
            key={mediator_id}
            end={<Plural value={open_cases} _0="no open case" one="one open case" other="# open cases" />}
          >
            {name}
          </List.Row>
        ))}
      </List>
    </Card>
  );
}
