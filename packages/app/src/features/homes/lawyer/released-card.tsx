import { useLingui } from '@lingui/react/macro';
import type { ReleasedVersion } from '@mediation/api-client';
import { Card, List, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { agreementPaths } from '../../../agreement-paths.ts';
import * as styles from '../../../shared/layout/rows.css.ts';
import { agreementNames } from '../../../words/names/agreement-names.ts';
import { shortDate } from '../../../words/times/relative-time.ts';

/** The released versions that a lawyer may read and that both parties have not signed. Renders nothing without any. */
export function ReleasedCard({ versions }: { versions: readonly ReleasedVersion[] }) {
  const { t, i18n } = useLingui();
  if (versions.length === 0) return null;
  return (
    <Card flush aria-labelledby="released">
      <Card.Head>
        <Card.Title id="released">{t`Released, not signed by both yet`}</Card.Title>
      </Card.Head>
      <List>
        {versions.map(({ version_id, case_id, case_title, document, number, released_at }) => (
          <List.Row key={version_id} asChild>
            <Link to={`${agreementPaths.home(case_id)}?document=${document}`}>
              <span className={styles.lines}>
                <Text asChild weight="medium">
                  <span>{t`${i18n._(agreementNames[document])}, version ${number}`}</span>
                </Text>
                <Text asChild size="small" tone="soft">
                  <span>{case_title}</span>
                </Text>
              </span>
              <span>{shortDate(released_at)}</span>
            </Link>
          </List.Row>
        ))}
      </List>
    </Card>
  );
}
