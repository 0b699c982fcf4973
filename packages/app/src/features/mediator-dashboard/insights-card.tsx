import { useLingui } from '@lingui/react/macro';
import type { CaseListItem, Insight } from '@mediation/api-client';
import { Card, EmptyState, List, Text } from '@mediation/ui';
import { Activity, Sparkles, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Reading, ReadingCard } from '../../shared/loading/reading-card.tsx';
import { panels, paths } from '../../paths.ts';
import { relativeTime } from '../../words/relative-time.ts';
import { toneText } from '../../words/tone-names.ts';
import * as styles from '../../shared/layout/rows.css.ts';

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

function Noticed({ insight, title }: { insight: Insight; title: string }) {
  const { t } = useLingui();
  const party = insight.source_channel_id?.match(/^private-.{36}-(.{36})$/)?.[1];
  const { recommendations, intensity = 0, summary } = insight.content as Found;
  const looks = {
    risk_assessment: {
      icon: <TriangleAlert />,
      name: t`Risk assessment, ${title}`,
      text: recommendations?.[0] ?? t`No signs found. That does not say that it is safe.`,
    },
    tone_analysis: { icon: <Activity />, name: t`Tone, ${title}`, text: toneText(intensity) },
    summary: {
      icon: <Sparkles />,
      name: t`Summary, ${title}`,
      // What was said in private stays out of a page that lists everything.
      text: party === undefined ? (summary ?? '') : t`Of a private channel. Open it to read.`,
    },
  };
  // A summary is long; its case shows all of it.
  const isSummary = insight.insight_type === 'summary' && party === undefined;
  const { icon, name, text } = looks[insight.insight_type];
  return (
    <List.Row asChild>
      <Link to={isSummary ? paths.case(insight.case_id) : panels.chat(insight.case_id, party)}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.lines}>
          <Text asChild size="small" tone="soft">
            <span>
              {name} · {relativeTime(insight.created_at)}
            </span>
          </Text>
          <Text asChild size="small">
            <span className={isSummary ? styles.clamped : undefined}>{text}</span>
          </Text>
        </span>
      </Link>
    </List.Row>
  );
}

/** The parts of an insight's content that this card shows. */
interface Found {
  recommendations?: string[];
  intensity?: number;
  summary?: string;
}
