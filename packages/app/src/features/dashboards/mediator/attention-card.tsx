import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { CaseListItem, RiskLevel } from '@mediation/api-client';
import { Button, Card, EmptyState, RiskBadge, Row, Table, Text, VisuallyHidden } from '@mediation/ui';
import { ShieldAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CaseName, CaseStep } from '../../../shared/cases/case-table.tsx';
import { NoCases } from '../../../shared/cases/no-cases.tsx';
import { type Reading, ReadingCard } from '../../../shared/loading/reading-card.tsx';
import { panels, paths } from '../../../paths.ts';
import { relativeTime } from '../../../words/relative-time.ts';
import { type Attention, type CaseSignals, needingAttention } from './attention.ts';

const shown = 6;

export interface AttentionCardProps {
  cases: Reading<CaseListItem[]>;
  signsOf: (caseId: string) => CaseSignals;
}

/** The cases that need the mediator, each with the reason, the risk level and the next action. */
export function AttentionCard({ cases, signsOf }: AttentionCardProps) {
  const { t } = useLingui();
  return (
    <ReadingCard
      title={t`Cases needing attention`}
      reading={cases}
      failed={t`Failed to load cases`}
      end={
        cases.data !== undefined &&
        cases.data.length > 0 && (
          <Link to={paths.mediatorCases()}>
            <Plural value={cases.data.length} one="All cases" other="All # cases" />
          </Link>
        )
      }
    >
      {(all) => {
        if (all.length === 0) return <NoCases />;
        const rows = needingAttention(all, signsOf).slice(0, shown);
        return rows.length === 0 ? <NothingNeeded /> : <Rows rows={rows} />;
      }}
    </ReadingCard>
  );
}

function Rows({ rows }: { rows: Attention[] }) {
  const { t } = useLingui();
  return (
    <Table stack>
      <thead>
        <tr>
          <th>{t`Case and reason`}</th>
          <th>{t`Risk`}</th>
          <th>{t`Step`}</th>
          <th data-align="end">{t`Last activity`}</th>
          <th>
            <VisuallyHidden>{t`Action`}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.listedCase.id}>
            <td>
              <Row gap="small">
                <CaseName listedCase={row.listedCase} />
                {row.isFlagged && (
                  <Link to={paths.case(row.listedCase.id)} aria-label={t`Safety flag in ${row.listedCase.title}`}>
                    <ShieldAlert />
                  </Link>
                )}
              </Row>
              <Text size="small" tone="soft">
                <Why {...row} />
              </Text>
            </td>
            <td data-phone="end">{row.risk === null ? '–' : <RiskOf {...row.risk} />}</td>
            <td data-phone="hidden">
              <CaseStep listedCase={row.listedCase} />
            </td>
            <td data-align="end">{relativeTime(row.listedCase.last_activity_at)}</td>
            <td data-align="end" data-phone="end">
              <Action {...row} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function RiskOf({ level, score }: { level: RiskLevel; score: number }) {
  const { t } = useLingui();
  const words = { low: t`Low`, medium: t`Medium`, high: t`High`, critical: t`Critical` };
  return <RiskBadge level={level} label={words[level]} score={score} scoreLabel={t`${score} of 10`} />;
}

function Why({ listedCase, reason }: Attention) {
  const { t } = useLingui();
  if (reason.kind === 'documents' && reason.hours === 0)
    return t`${plural(reason.count, { one: 'A document waits', other: '# documents wait' })}`;
  if (reason.kind === 'documents')
    return t`${plural(reason.count, { one: 'A document waits', other: '# documents wait' })}, the oldest for ${reason.hours} h`;
  if (reason.kind === 'unread')
    return t`${plural(reason.count, { one: '# unread message', other: '# unread messages' })}`;
  if (reason.kind === 'quiet') return t`Nothing has happened for ${reason.days} days`;
  const words = {
    safety: t`Somebody has to hear from you first`,
    risk: t`Messages that may need you`,
    private_conversation: t`Asks for a private conversation`,
    pause: t`Asks for a pause`,
    review: t`All documents are in. Complete your review`,
    alone: listedCase.people.length === 0 ? t`No one has joined yet` : t`The other party is not invited yet`,
  };
  return words[reason.kind];
}

const readInChat = new Set(['risk', 'unread', 'private_conversation']);

function Action({ listedCase, reason: { kind } }: Attention) {
  const { t } = useLingui();
  const openCase = { label: t`Open case`, to: paths.case(listedCase.id) };
  const openChat = { label: t`Open chat`, to: panels.chat(listedCase.id) };
  const review = { label: t({ context: 'action', message: 'Review' }), to: paths.mediatorReview() };
  const { label, to } = kind === 'documents' ? review : readInChat.has(kind) ? openChat : openCase;
  return (
    <Button asChild tone="secondary" size="small">
      <Link to={to} aria-label={`${label}: ${listedCase.title}`}>
        {label}
      </Link>
    </Button>
  );
}

function NothingNeeded() {
  const { t } = useLingui();
  return (
    <Card.Body>
      <EmptyState
        title={t`Nothing needs you right now`}
        action={<Link to={paths.mediatorCases()}>{t`See all cases`}</Link>}
      >
        {t`Documents, unread messages and cases that have gone quiet appear here.`}
      </EmptyState>
    </Card.Body>
  );
}
