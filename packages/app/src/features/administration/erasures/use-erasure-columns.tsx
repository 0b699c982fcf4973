import { useLingui } from '@lingui/react/macro';
import type { Erasure } from '@mediation/api-client';
import { Button, Text } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { RowName } from '../../../shared/layout/row-name.tsx';
import { relativeTime, shortDate } from '../../../words/times/relative-time.ts';
import { roleNames } from '../../../words/names/role-names.ts';
import { ErasureState } from './erasure-state.tsx';
import { KeptCases } from './kept-cases.tsx';

/** The columns of both lists of erasure requests. */
export function useErasureColumns(answer: (it: Erasure) => void) {
  const { t, i18n } = useLingui();
  const who: DataColumn<Erasure> = {
    id: 'who',
    header: t`Who`,
    cell: (it) => <RowName name={it.name} detail={[i18n._(roleNames[it.role]), it.email].filter(Boolean).join(', ')} />,
  };
  const state: DataColumn<Erasure> = {
    id: 'state',
    header: t`State`,
    phone: 'end',
    cell: (it) => <ErasureState erasure={it} />,
  };
  const waiting: DataColumn<Erasure>[] = [
    who,
    { id: 'since', header: t`Asked`, cell: (it) => relativeTime(it.created_at), phone: 'labelled' },
    {
      id: 'kept',
      header: t`What must be kept`,
      cell: (it) => <KeptCases erasure={it} />,
      phone: 'labelled',
    },
    state,
    {
      id: 'action',
      header: t`Action`,
      hideHeader: true,
      align: 'end',
      phone: 'end',
      cell: (request) =>
        request.status !== 'carrying_out' && (
          <Button tone="secondary" size="small" aria-label={t`Answer ${request.name}`} onClick={() => answer(request)}>
            {t`Answer`}
          </Button>
        ),
    },
  ];
  const answered: DataColumn<Erasure>[] = [
    who,
    { id: 'answered', header: t`Answered on`, cell: (it) => shortDate(it.updated_at), phone: 'labelled' },
    {
      id: 'explanation',
      header: t`Explanation`,
      cell: (it) => <Text size="small">{it.explanation}</Text>,
      phone: 'labelled',
    },
    state,
  ];
  return { waiting, answered };
}
