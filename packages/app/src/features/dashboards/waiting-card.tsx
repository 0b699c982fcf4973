import { useLingui } from '@lingui/react/macro';
import type { CaseListItem } from '@mediation/api-client';
import { Card, CountBadge, EmptyState, List, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { panels } from '../../paths.ts';
import { relativeTime } from '../../words/relative-time.ts';
import * as styles from './waiting-card.css.ts';

const shownCases = 6;

/** The cases in which something is unread, each leading straight to its chat. */
export function WaitingCard({ cases }: { cases: CaseListItem[] }) {
  const { t } = useLingui();
  const waiting = cases.filter((it) => it.unread_count > 0).slice(0, shownCases);
  return (
    <Card flush aria-labelledby="waiting">
      <Card.Head>
        <Card.Title id="waiting">{t`Waiting for you`}</Card.Title>
      </Card.Head>
      {waiting.length === 0 ? (
        <Card.Body>
          <EmptyState title={t`All read`}>{t`New messages from your cases appear here.`}</EmptyState>
        </Card.Body>
      ) : (
        <List>
          {waiting.map((it) => (
            <List.Row asChild key={it.id}>
              <Link to={panels.chat(it.id)}>
                <span className={styles.words}>
                  <Text asChild weight="medium">
                    <span>{it.title}</span>
                  </Text>
                  <Text asChild size="small" tone="soft">
                    <span>{relativeTime(it.last_activity_at)}</span>
                  </Text>
                </span>
                <CountBadge count={it.unread_count} label={t`${it.unread_count} unread`} />
              </Link>
            </List.Row>
          ))}
        </List>
      )}
    </Card>
  );
}
