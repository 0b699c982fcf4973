import { Trans, useLingui } from '@lingui/react/macro';
import type { CaseListItem } from '@mediation/api-client';
import { Button, CountBadge, MiniPath, Table, Text, VisuallyHidden } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { listOf } from '../../../words/names/people-names.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { stepNames, stepNumber } from '../../../words/names/step-names.ts';
import { CaseStatusBadge } from '../../badges/case-status-badge.tsx';
import { quietLink } from '../../layout/quiet-link.css.ts';

export interface CaseTableProps {
  cases: CaseListItem[];
  /** Hides the unread counts, where the page shows them elsewhere. */
  hidesUnread?: boolean;
}

/** A table of cases: people, status, step, unread count and last activity. */
export function CaseTable({ cases, hidesUnread = false }: CaseTableProps) {
  const { t } = useLingui();
  return (
    <Table stack>
      <thead>
        <tr>
          <th>{t`Case and people`}</th>
          <th>{t`Status`}</th>
          <th>{t`Step`}</th>
          {!hidesUnread && <th>{t`Unread`}</th>}
          <th data-align="end">{t`Last activity`}</th>
          <th>
            <VisuallyHidden>{t`Action`}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {cases.map((listedCase) => (
          <tr key={listedCase.id}>
            <td>
              <CaseName listedCase={listedCase} />
              <Text size="small" tone="soft">
                {listedCase.people.length === 0 ? t`No one has joined yet` : listOf(listedCase.people)}
              </Text>
            </td>
            <td data-phone="end">
              <CaseStatusBadge status={listedCase.status} />
            </td>
            <td>
              <CaseStep listedCase={listedCase} />
            </td>
            {!hidesUnread && (
              <td data-phone="end">
                <CountBadge count={listedCase.unread_count} label={t`${listedCase.unread_count} unread`} />
              </td>
            )}
            <td data-align="end">{relativeTime(listedCase.last_activity_at)}</td>
            <td data-align="end" data-phone="end">
              <Button asChild tone="secondary" size="small">
                <Link to={paths.case(listedCase.id)} aria-label={t`Open case ${listedCase.title}`}>
                  <Trans>Open case</Trans>
                </Link>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The title of a case in a table, as a link. */
export const CaseName = ({ listedCase }: { listedCase: Pick<CaseListItem, 'id' | 'title'> }) => (
  <Text asChild weight="strong">
    <Link to={paths.case(listedCase.id)} className={quietLink}>
      {listedCase.title}
    </Link>
  </Text>
);

/** The progress of a case, for a table. */
export function CaseStep({ listedCase }: { listedCase: Pick<CaseListItem, 'step'> }) {
  const { t, i18n } = useLingui();
  const number = stepNumber(listedCase.step);
  return <MiniPath current={number} total={7} label={`${t`${number} of 7`} · ${i18n._(stepNames[listedCase.step])}`} />;
}
