import { Plural, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { AnswerOf, rankCases } from '@mediation/api-client';
import { Card, EmptyState, Table, VisuallyHidden } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { FoldedCases } from '../../../shared/cases/table/folded-cases.tsx';
import { NoCases } from '../../../shared/cases/table/no-cases.tsx';
import { RankedRow } from '../../../shared/cases/table/ranked-row.tsx';
import { type Reading, ReadingCard } from '../../../shared/loading/reading-card.tsx';
import { paths } from '../../../paths.ts';

export type Ranking = AnswerOf<typeof rankCases>;

/** The cases that need the mediator, each with the reason, the risk level and the next action. */
export function AttentionCard({ ranking }: { ranking: Reading<Ranking> }) {
  const { t } = useLingui();
  const all = ranking.data && Object.values(ranking.data.counts).reduce((sum, count) => sum + count, 0);
  return (
    <ReadingCard
      title={t`Cases needing attention`}
      reading={ranking}
      failed={t`Failed to load cases`}
      end={
        all !== undefined &&
        all > 0 && (
          <Link to={paths.mediatorCases()}>
            <Plural value={all} one="All cases" other="All # cases" />
          </Link>
        )
      }
    >
      {({ cases, counts }) => (
        <>
          {cases.length > 0 && <Rows cases={cases} />}
          {cases.length === 0 && (all === 0 ? <NoCases /> : <NothingNeeded />)}
          {counts.invited > 0 && (
            <Card.Foot>
              <FoldedCases
                group="invited"
                title={t`${plural(counts.invited, { one: '# waits for an invitation to be accepted', other: '# wait for an invitation to be accepted' })}`}
              />
            </Card.Foot>
          )}
        </>
      )}
    </ReadingCard>
  );
}

function Rows({ cases }: Pick<Ranking, 'cases'>) {
  const { t } = useLingui();
  return (
    <Table stack aria-label={t`Cases needing attention`}>
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
        {cases.map((it) => (
          <RankedRow key={it.id} ranked={it} />
        ))}
      </tbody>
    </Table>
  );
}

function NothingNeeded() {
  const { t } = useLingui();
  return (
    <Card.Body>
      <EmptyState
        title={t`No case needs you right now`}
        action={<Link to={paths.mediatorCases()}>{t`See all cases`}</Link>}
      >
        {t`Requests, intakes, documents, private messages, comments and signatures, and cases that have gone quiet appear here.`}
      </EmptyState>
    </Card.Body>
  );
}
