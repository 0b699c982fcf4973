import { useLingui } from '@lingui/react/macro';
import { type Enquiry, listEnquiries } from '@mediation/api-client';
import { Badge, EmptyState, Link } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { Check, CircleX } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { usePages } from '../../../../backend/use-pages.ts';
import { paths } from '../../../../paths.ts';
import { PagedCard } from '../../../../shared/loading/paged-card.tsx';
import { shortDate } from '../../../../words/times/relative-time.ts';
import { enquiriesOf } from './enquiries-of.ts';

/** The enquiries that were answered, the newest first, with the case of each. */
export function AnsweredEnquiries() {
  const { t } = useLingui();
  return (
    <PagedCard
      title={t`Answered`}
      list={usePages(listEnquiries, { state: 'answered' }, enquiriesOf)}
      columns={useColumns()}
      rowId={(it: Enquiry) => it.id}
      loadingLabel={t`Loading the answered enquiries`}
      fallback={t`Failed to load the enquiries`}
      empty={<EmptyState title={t`None yet`}>{t`What you answer stays here.`}</EmptyState>}
    />
  );
}

function useColumns(): DataColumn<Enquiry>[] {
  const { t } = useLingui();
  return [
    { id: 'name', header: t`Name`, cell: ({ name }) => name },
    {
      id: 'state',
      header: t`Answer`,
      cell: ({ status }) =>
        status === 'case' ? (
          <Badge tone="success" icon={<Check />}>{t`Became a case`}</Badge>
        ) : (
          <Badge icon={<CircleX />}>{t`Declined`}</Badge>
        ),
      phone: 'end',
    },
    {
      id: 'answered',
      header: t`Answered on`,
      cell: ({ answered_at: at }) => at !== null && shortDate(at),
      phone: 'labelled',
    },
    {
      id: 'case',
      header: t`Case`,
      cell: ({ case_id: caseId }) =>
        caseId !== null && (
          <Link asChild>
            <RouterLink to={paths.case(caseId)}>{t`Open the case`}</RouterLink>
          </Link>
        ),
      phone: 'labelled',
    },
  ];
}
