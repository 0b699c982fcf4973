import { useLingui } from '@lingui/react/macro';
import type { Upload } from '@mediation/api-client';
import { Badge, Card, EmptyState, List, Text } from '@mediation/ui';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Reading, ReadingCard } from '../../../shared/loading/reading-card.tsx';
import { paths } from '../../../paths.ts';
import { documentNames } from '../../../words/names/document-names.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import * as styles from '../../../shared/layout/rows.css.ts';

const shown = 5;

/** The documents that a lawyer's own side may read. */
export function SharedDocumentsCard({ reading }: { reading: Reading<Upload[]> }) {
  const { t, i18n } = useLingui();
  return (
    <ReadingCard title={t`Documents shared with your side`} reading={reading} failed={t`Failed to load documents`}>
      {(uploads) =>
        uploads.length === 0 ? (
          <Card.Body>
            <EmptyState title={t`Nothing is shared yet`}>
              {t`What your client shares with you, or anybody with everyone, appears here.`}
            </EmptyState>
          </Card.Body>
        ) : (
          <List>
            {uploads.slice(0, shown).map((upload) => (
              <List.Row asChild key={upload.id}>
                <Link to={paths.uploads(upload.case_id)}>
                  <span className={styles.icon}>
                    <FileText />
                  </span>
                  <span className={styles.lines}>
                    <Text asChild weight="medium">
                      <span>{i18n._(documentNames[upload.doc_type])}</span>
                    </Text>
                    <Text asChild size="small" tone="soft">
                      <span>{t`from ${upload.owner_name}, ${relativeTime(upload.created_at)}`}</span>
                    </Text>
                  </span>
                  <Badge>{upload.audience === 'everyone' ? t`Everyone` : t`Your side`}</Badge>
                </Link>
              </List.Row>
            ))}
          </List>
        )
      }
    </ReadingCard>
  );
}
