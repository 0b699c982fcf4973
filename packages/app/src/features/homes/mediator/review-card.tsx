import { Plural, useLingui } from '@lingui/react/macro';
import type { Upload } from '@mediation/api-client';
import { Card, EmptyState, List, Text } from '@mediation/ui';
import { ChevronRight, FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Age } from '../../../shared/documents/age.tsx';
import { type Reading, ReadingCard } from '../../../shared/loading/reading-card.tsx';
import { paths } from '../../../paths.ts';
import { documentNames } from '../../../words/names/document-names.ts';
import * as styles from '../../../shared/layout/rows.css.ts';

const shown = 5;

/** A document that waits for review, with the hours waited. */
export type PendingUpload = Upload & { age_hours: number };

/** The documents that wait for the mediator's review, longest wait first: amber after one day, red after two. */
export function ReviewCard({ reading }: { reading: Reading<{ uploads: PendingUpload[] }> }) {
  const { t } = useLingui();
  const count = reading.data?.uploads.length ?? 0;
  return (
    <ReadingCard
      title={t`Ready for review`}
      reading={reading}
      failed={t`Failed to load documents`}
      end={
        count > 0 && (
          <Link to={paths.mediatorReview()}>
            <Plural value={count} one="Open the review" other="All # documents" />
          </Link>
        )
      }
    >
      {({ uploads }) =>
        uploads.length === 0 ? (
          <Card.Body>
            <EmptyState title={t`All caught up`}>{t`Documents that people send to you appear here.`}</EmptyState>
          </Card.Body>
        ) : (
          <List>
            {uploads.slice(0, shown).map((upload) => (
              <Waiting key={upload.id} upload={upload} />
            ))}
          </List>
        )
      }
    </ReadingCard>
  );
}

function Waiting({ upload }: { upload: PendingUpload }) {
  const { t, i18n } = useLingui();
  return (
    <List.Row asChild>
      <Link to={`${paths.mediatorReview()}?document=${upload.id}`}>
        <span className={styles.icon}>
          <FileText />
        </span>
        <span className={styles.words}>
          <Text asChild weight="medium">
            <span>{i18n._(documentNames[upload.doc_type])}</span>
          </Text>{' '}
          <Text asChild tone="soft">
            <span>{t`from ${upload.owner_name}`}</span>
          </Text>
        </span>
        <Age hours={upload.age_hours} />
        <ChevronRight />
      </Link>
    </List.Row>
  );
}
