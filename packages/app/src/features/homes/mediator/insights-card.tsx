import { useLingui } from '@lingui/react/macro';
import { type CaseListItem, type Insight, listParticipants } from '@mediation/api-client';
import { Card, EmptyState, List, Text } from '@mediation/ui';
import { Activity, Sparkles, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { type Reading, ReadingCard } from '../../../shared/loading/reading-card.tsx';
import { panels } from '../../../panel-paths.ts';
import { paths } from '../../../paths.ts';
import { channelText, insightText, privateParty } from '../../../words/texts/insight-words.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import * as styles from '../../../shared/layout/rows.css.ts';

const shown = 4;
const day = 24 * 3_600_000;

export interface InsightsCardProps {
  reading: Reading<Insight[]>;
  cases: Pick<CaseListItem, 'id' | 'title'>[];
}

/** The AI insights of the last day, each with its time, a disclaimer and a link to the messages. */
export function InsightsCard({ reading, cases }: InsightsCardProps) {
  const { t } = useLingui();
  return (
    <ReadingCard
      title={t`AI insights`}
      reading={reading}
      failed={t`Failed to get insights`}
      end={
        <Text asChild size="meta" tone="soft">
          <span>{t`Last 24 hours`}</span>
        </Text>
      }
    >
      {(all) => {
        const recent = all.filter(({ created_at }) => Date.now() - Date.parse(created_at) < day);
        return recent.length === 0 ? (
          <Card.Body>
            <EmptyState
              title={t`Nothing new`}
            >{t`What AI notices in your cases appears here. AI can be wrong.`}</EmptyState>
          </Card.Body>
        ) : (
          <>
            <List>
              {recent.slice(0, shown).map((insight) => (
                <Noticed
                  key={insight.id}
                  insight={insight}
                  title={cases.find(({ id }) => id === insight.case_id)?.title ?? ''}
                />
              ))}
            </List>
            <Card.Foot>
              <Text size="small" tone="soft">{t`Made by AI from messages. AI can be wrong.`}</Text>
            </Card.Foot>
          </>
        );
      }}
    </ReadingCard>
  );
}

const icons = { risk_assessment: <TriangleAlert />, tone_analysis: <Activity />, summary: <Sparkles /> };

function Noticed({ insight, title }: { insight: Insight; title: string }) {
  const party = privateParty(insight.source_channel_id);
  const people = useEndpoint(listParticipants, { caseId: insight.case_id }).data?.participants ?? [];
  const channel = channelText(insight.source_channel_id, people);
  const { name, text } = insightText(insight, title, people);
  // A summary is long; its case shows all of it.
  const isSummary = insight.insight_type === 'summary' && party === undefined;
  return (
    <List.Row asChild>
      <Link to={isSummary ? paths.case(insight.case_id) : panels.chat(insight.case_id, party)}>
        <span className={styles.icon}>{icons[insight.insight_type]}</span>
        <span className={styles.lines}>
          <Text asChild size="small" tone="soft">
            <span>{[name, channel, relativeTime(insight.created_at)].filter(Boolean).join(' · ')}</span>
          </Text>
          <Text asChild size="small">
            <span className={isSummary ? styles.clamped : undefined}>{text}</span>
          </Text>
        </span>
      </Link>
    </List.Row>
  );
}
