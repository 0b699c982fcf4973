import { useLingui } from '@lingui/react/macro';
import type { RankedCase } from '@mediation/api-client';
import { Badge, Button, Stack, Text, VisuallyHidden } from '@mediation/ui';
import { ShieldAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { listOf } from '../../../words/names/people-names.ts';
import { clockTime, relativeTime, shortDate } from '../../../words/times/relative-time.ts';
import { CaseRisk } from '../case-risk.tsx';
import { CaseName, CaseStep } from './case-table.tsx';
import { ReasonAction } from '../actions/reason-action.tsx';
import { reasonText } from '../actions/reason-words.ts';

export interface RankedRowProps {
  ranked: RankedCase;
  /** With the next session, where there is room. */
  showsSession?: boolean;
}

/** A case in its mediator's list: why it needs them or who is in it, and the one thing to do. */
export function RankedRow({ ranked, showsSession = false }: RankedRowProps) {
  const { t } = useLingui();
  const { reason, also, more, people, risk, next_session_at: next } = ranked;
  const flag = [reason, ...also].find((it) => it?.kind === 'safety_concern' || it?.kind === 'safety_answer');
  return (
    <tr>
      <td>
        <CaseName listedCase={ranked} />
        <Text size="small" tone="soft">
          {reason !== null ? reasonText(reason) : people.length === 0 ? t`No one has joined yet` : listOf(people)}
        </Text>
        {also.map((it) => (
          <Text key={it.kind} size="small" tone="soft">
            {reasonText(it)}
          </Text>
        ))}
        {more > 0 && (
          <Text size="small">
            <Link to={paths.case(ranked.id)} aria-label={t`${more} more: ${ranked.title}`}>{t`+${more} more`}</Link>
          </Text>
        )}
      </td>
      <td data-phone={risk === null && !flag ? 'hidden' : 'end'}>
        {flag ? (
          <Stack gap="tiny" align="start">
            <Badge tone={flag.urgency === 'danger' ? 'danger' : 'warning'} icon={<ShieldAlert />}>
              <VisuallyHidden>{t`Safety concern`}</VisuallyHidden>
            </Badge>
            {risk !== null && <CaseRisk risk={risk} />}
          </Stack>
        ) : (
          <CaseRisk risk={risk} />
        )}
      </td>
      <td data-phone="row">
        <CaseStep listedCase={ranked} />
      </td>
      {showsSession && <td>{next === null ? t`None planned` : `${shortDate(next)}, ${clockTime(next)}`}</td>}
      <td data-align="end" data-phone="end">
        {relativeTime(ranked.last_activity_at)}
      </td>
      <td data-align="end">
        {reason !== null ? (
          <ReasonAction ranked={ranked} reason={reason} />
        ) : (
          <Button asChild tone="quiet" size="small">
            <Link to={paths.case(ranked.id)} aria-label={t`Open case ${ranked.title}`}>
              {t({ context: 'action', message: 'Open' })}
            </Link>
          </Button>
        )}
      </td>
    </tr>
  );
}
