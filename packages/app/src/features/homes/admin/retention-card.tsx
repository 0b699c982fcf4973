import { useLingui } from '@lingui/react/macro';
import { type RetentionDue, listRetentionDue } from '@mediation/api-client';
import { Badge, Card, EmptyState, List, Text } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { officeOf } from '../../../auth/admin-kind.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { ReadingCard } from '../../../shared/loading/reading-card.tsx';
import { paths } from '../../../paths.ts';
import { shortDate } from '../../../words/times/relative-time.ts';
import * as styles from '../../../shared/layout/rows.css.ts';

const shown = 5;

/** Data whose retention has ended, by case number. */
export function RetentionCard() {
  const { t } = useLingui();
  const reading = useEndpoint(listRetentionDue, {});
  const office = officeOf(useUser());
  const classes: Record<RetentionDue['class'], string> = {
    messages: t`Messages`,
    financial_documents: t`Financial documents`,
    notes: t`Notes`,
    agreement: t`Agreement`,
    audit: t`Audit log`,
  };
  return (
    <ReadingCard
      title={t`Retention due`}
      place="retention"
      end={
        <Link
          to={office === null ? `${paths.adminSettings()}#kept` : `${paths.adminOrganization(office)}?tab=policies`}
        >
          {t`Settings`}
        </Link>
      }
      reading={reading}
      failed={t`Failed to load what is due`}
    >
      {({ due }) =>
        due.length === 0 ? (
          <Card.Body>
            <EmptyState title={t`Nothing is due`}>
              {t`Data whose time is over appears here before it is deleted.`}
            </EmptyState>
          </Card.Body>
        ) : (
          <List>
            {due.slice(0, shown).map((dueCase) => (
              <List.Row key={`${dueCase.case_id} ${dueCase.class}`}>
                <span className={styles.lines}>
                  <code>{dueCase.reference}</code>
                  <Text asChild size="small" tone="soft">
                    <span>{t`${classes[dueCase.class]}, due since ${shortDate(dueCase.due_since)}`}</span>
                  </Text>
                </span>
                {dueCase.is_held && <Badge icon={<Lock />}>{t`On hold`}</Badge>}
              </List.Row>
            ))}
          </List>
        )
      }
    </ReadingCard>
  );
}
