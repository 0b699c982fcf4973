import { useLingui } from '@lingui/react/macro';
import { Avatar, Badge, Button, Card, EmptyState, List, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { ReadingCard } from '../../../shared/loading/reading-card.tsx';
import { paths } from '../../../paths.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { roleNames } from '../../../words/names/role-names.ts';
import * as styles from '../../../shared/layout/rows.css.ts';
import { listApprovals } from '@mediation/api-client';

/** How many approvals the card asks for. */
export const shownApprovals = { limit: 5 };

/** Lists the requested roles that wait for approval, longest wait first. */
export function ApprovalsCard() {
  const { t, i18n } = useLingui();
  const reading = useEndpoint(listApprovals, shownApprovals);
  return (
    <ReadingCard
      title={t`Pending approvals`}
      end={<Link to={paths.adminUsers()}>{t`All people`}</Link>}
      reading={reading}
      failed={t`Failed to load who waits`}
    >
      {({ approvals }) =>
        approvals.length === 0 ? (
          <Card.Body>
            <EmptyState
              title={t`Nobody waits`}
            >{t`People who register as a mediator, lawyer or admin appear here until an admin decides.`}</EmptyState>
          </Card.Body>
        ) : (
          <List>
            {approvals.map(({ user_id, name, requested_role, since }) => (
              <List.Row key={user_id}>
                <Avatar name={name} />
                <span className={styles.lines}>
                  <Text asChild weight="medium">
                    <span>{name}</span>
                  </Text>
                  <Text asChild size="small" tone="soft">
                    <span>{relativeTime(since)}</span>
                  </Text>
                </span>
                <Badge>{i18n._(roleNames[requested_role])}</Badge>
                <Button asChild tone="secondary" size="small">
                  <Link to={paths.adminUsers()} aria-label={t`Decide about ${name}`}>
                    {t`Decide`}
                  </Link>
                </Button>
              </List.Row>
            ))}
          </List>
        )
      }
    </ReadingCard>
  );
}
