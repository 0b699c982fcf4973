import { useLingui } from '@lingui/react/macro';
import type { DocumentCount, Requirement } from '@mediation/api-client';
import { Badge, Card, EmptyState, List, Text } from '@mediation/ui';
import { CircleCheck, CircleMinus, CircleX, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Reading, ReadingCard } from '../../../shared/loading/reading-card.tsx';
import { paths } from '../../../paths.ts';
import { documentCountText } from '../../../words/amounts/document-count.ts';
import { requirementText } from '../../../words/texts/requirement-text.ts';
import { icon as iconStyle } from '../../../shared/layout/rows.css.ts';
import * as styles from './own-documents-card.css.ts';

const shown = 4;

export interface OwnDocumentsCardProps {
  caseId: string;
  participantId: string | undefined;
  requirements: Reading<{ requirements: Requirement[] }>;
  counts: DocumentCount[];
}

/** A party's own documents: the numbers sent and accepted, and the status of each. */
export function OwnDocumentsCard({ caseId, participantId, requirements, counts }: OwnDocumentsCardProps) {
  const { t } = useLingui();
  const own = (requirements.data?.requirements ?? []).filter(({ participant_id }) => participant_id === participantId);
  const sent = own.filter(({ state }) => state !== 'needed');
  const mine = counts.filter(({ participant_id }) => participant_id === participantId);
  const all = <Link to={paths.uploads(caseId)}>{t`See all`}</Link>;
  return (
    <ReadingCard
      title={t`Documents`}
      reading={requirements}
      failed={t`Failed to load your documents`}
      end={
        mine.length > 0 && (
          <Text tone="soft">
            {documentCountText(mine)} · {all}
          </Text>
        )
      }
    >
      {() =>
        sent.length === 0 ? (
          <Card.Body>
            <EmptyState
              title={t`Nothing sent yet`}
              action={<Link to={paths.uploads(caseId)}>{t`See the checklist`}</Link>}
            >
              {t`What you send appears here. Only you and your mediator see it, unless you choose otherwise.`}
            </EmptyState>
          </Card.Body>
        ) : (
          <List>
            {sent.slice(0, shown).map((requirement) => (
              <DocumentRow key={requirement.id} requirement={requirement} />
            ))}
          </List>
        )
      }
    </ReadingCard>
  );
}

function DocumentRow({ requirement }: { requirement: Requirement }) {
  const { t } = useLingui();
  const { label } = requirementText(requirement);
  const looks = {
    needed: { icon: <Clock />, tone: 'neutral', word: t`Still missing` },
    uploaded: { icon: <Clock />, tone: 'neutral', word: t`In review` },
    confirmed: { icon: <CircleCheck />, tone: 'success', word: t`Received and readable` },
    not_available: { icon: <Clock />, tone: 'neutral', word: t`In review` },
    not_applicable: { icon: <CircleMinus />, tone: 'neutral', word: t`Not needed` },
    rejected: { icon: <CircleX />, tone: 'danger', word: t`Please send again` },
  } as const;
  const { icon, tone, word } = looks[requirement.state];
  return (
    <List.Row className={styles.row}>
      <Text asChild tone={tone === 'neutral' ? 'soft' : tone}>
        <span className={iconStyle}>{icon}</span>
      </Text>
      <span className={styles.name}>{label}</span>
      <Badge tone={tone}>{word}</Badge>
    </List.Row>
  );
}
