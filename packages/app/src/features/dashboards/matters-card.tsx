import { Trans, useLingui } from '@lingui/react/macro';
import type { CaseListItem } from '@mediation/api-client';
import { Button, MiniPath, Table, Text, VisuallyHidden } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { CaseStatusBadge } from '../../page/case-status-badge.tsx';
import { quietLink } from '../../page/quiet-link.css.ts';
import { paths } from '../../paths.ts';
import { listOf } from '../../words/people.ts';
import { relativeTime } from '../../words/relative-time.ts';
import { stepNames, stepNumber } from '../../words/step-names.ts';
import { ReadingCard } from './reading-card.tsx';
import type { Reading } from './together.ts';

/** The cases of a lawyer: who is in them and where they stand. */
export function MattersCard({ reading }: { reading: Reading<CaseListItem[]> }) {
  const { t, i18n } = useLingui();
  return (
    <ReadingCard title={t`Your matters`} reading={reading} failed={t`Failed to load your matters`}>
      {(matters) => (
        <Table stack>
          <thead>
            <tr>
              <th>{t`Case and people`}</th>
              <th>{t`Status`}</th>
              <th>{t`Step`}</th>
              <th data-align="end">{t`Last activity`}</th>
              <th>
                <VisuallyHidden>{t`Action`}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {matters.map((it) => (
              <tr key={it.id}>
                <td>
                  <Text asChild weight="strong">
                    <Link to={paths.case(it.id)} className={quietLink}>
                      {it.title}
                    </Link>
                  </Text>
                  <Text size="small" tone="soft">
                    {listOf(it.people)}
                  </Text>
                </td>
                <td data-phone="end">
                  <CaseStatusBadge status={it.status} />
                </td>
                <td>
                  <MiniPath
                    current={stepNumber(it.step)}
                    total={7}
                    label={`${t`${stepNumber(it.step)} of 7`} · ${i18n._(stepNames[it.step])}`}
                  />
                </td>
                <td data-align="end">{relativeTime(it.last_activity_at)}</td>
                <td data-align="end" data-phone="end">
                  <Button asChild tone="secondary" size="small">
                    <Link to={paths.case(it.id)} aria-label={t`Open case ${it.title}`}>
                      <Trans>Open case</Trans>
                    </Link>
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </ReadingCard>
  );
}
