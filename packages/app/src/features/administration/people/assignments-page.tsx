import { useLingui } from '@lingui/react/macro';
import { type Assignment, type MediatorLoad, listAssignments, assignMediator } from '@mediation/api-client';
import { Badge, Button, Columns, EmptyState, Field, Row, Select, Stack, Textarea } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { Lock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { usePages } from '../../../backend/use-pages.ts';
import { RowName } from '../../../shared/layout/row-name.tsx';
import { PagedCard } from '../../../shared/loading/paged-card.tsx';
import { WorkPage } from '../../../shared/layout/work-page.tsx';
import { listOf } from '../../../words/names/people-names.ts';
import { shortDate } from '../../../words/times/relative-time.ts';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { LegalHoldDialog } from './legal-hold-dialog.tsx';
import { WorkloadCard } from './workload-card.tsx';

const assignmentsOf = ({ assignments }: { assignments: Assignment[] }) => assignments;
const loadOf = ({ load }: { load: MediatorLoad[] }) => load;

/** Lists the cases with their mediators, and each mediator's load. */
export function AssignmentsPage() {
  const { t } = useLingui();
  const [assigning, setAssigning] = useState<Assignment | null>(null);
  const [holding, setHolding] = useState<Assignment | null>(null);
  const [search, setSearch] = useSearchParams();
  const isUnassigned = search.get('show') === 'unassigned';
  const list = usePages(listAssignments, isUnassigned ? { without_mediator: '1' } : {}, assignmentsOf);
  const load = usePages(listAssignments, {}, loadOf);
  return (
    <WorkPage
      title={t`Case assignments`}
      lead={t`Who mediates which case. A case without a mediator waits here.`}
      audience={t`Visible to admins. The note goes to the new mediator alone.`}
    >
      <Columns aside={<WorkloadCard load={load.rows} />}>
        <PagedCard
          title={t`Cases`}
          list={list}
          columns={useColumns(setAssigning, setHolding)}
          rowId={(it) => it.case_id}
          loadingLabel={t`Loading cases`}
          fallback={t`Failed to load cases`}
          empty={
            isUnassigned ? (
              <EmptyState
                title={t`No case is unassigned`}
              >{t`Every case that is not closed has a mediator.`}</EmptyState>
            ) : (
              <EmptyState title={t`No cases yet`}>{t`Cases appear here when somebody opens one.`}</EmptyState>
            )
          }
          controls={
            <Select
              aria-label={t`Show cases by mediator`}
              value={isUnassigned ? 'unassigned' : 'all'}
              onChange={(event) =>
                setSearch(event.target.value === 'unassigned' ? { show: 'unassigned' } : {}, { replace: true })
              }
            >
              <option value="all">{t`All cases`}</option>
              <option value="unassigned">{t({ context: 'cases', message: 'Unassigned' })}</option>
            </Select>
          }
        />
      </Columns>
      {assigning !== null && (
        <AssignDialog assignment={assigning} load={load.rows ?? []} onClose={() => setAssigning(null)} />
      )}
      {holding !== null && <LegalHoldDialog assignment={holding} onClose={() => setHolding(null)} />}
    </WorkPage>
  );
}

function useColumns(assign: (it: Assignment) => void, hold: (it: Assignment) => void): DataColumn<Assignment>[] {
  const { t } = useLingui();
  return [
    {
      id: 'case',
      header: t`Case`,
      cell: (it) => (
        <Stack gap="tiny" align="start">
          <RowName name={it.title} detail={it.reference} />
          {it.legal_hold && <Badge icon={<Lock />}>{t`On legal hold`}</Badge>}
        </Stack>
      ),
      sortBy: (it) => it.title,
    },
    {
      id: 'mediators',
      header: t`Mediator`,
      phone: 'labelled',
      cell: (listedCase) =>
        listedCase.mediators.length === 0 ? (
          <Badge tone="warning" icon={<TriangleAlert />}>
            {t`Nobody yet`}
          </Badge>
        ) : (
          listOf(listedCase.mediators.map(({ name }) => name))
        ),
    },
    { id: 'opened', header: t`Opened`, cell: (it) => shortDate(it.created_at), phone: 'labelled' },
    {
      id: 'action',
      header: t`Action`,
      hideHeader: true,
      align: 'end',
      phone: 'end',
      cell: (listedCase) => (
        <Row wrap gap="small" justify="end">
          <Button
            tone="plain"
            size="small"
            aria-label={t`Legal hold of ${listedCase.title}`}
            onClick={() => hold(listedCase)}
          >
            {t`Legal hold`}
          </Button>
          <Button
            tone="secondary"
            size="small"
            aria-label={t`Assign ${listedCase.title}`}
            onClick={() => assign(listedCase)}
          >
            {t`Assign`}
          </Button>
        </Row>
      ),
    },
  ];
}

interface AssignDialogProps {
  assignment: Assignment;
  load: MediatorLoad[];
  onClose: () => void;
}

function AssignDialog({ assignment, load, onClose }: AssignDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const able = load.filter(
    ({ organization_id, mediator_id }) =>
      organization_id === assignment.organization_id &&
      assignment.mediators.every(({ user_id }) => user_id !== mediator_id),
  );
  const [mediator, setMediator] = useState(able[0]?.mediator_id ?? '');
  const [note, setNote] = useState('');
  return (
    <ActionDialog
      title={t`Assign ${assignment.title}`}
      description={t`Whoever has it now leaves the case. Somebody who had another part in it cannot mediate it.`}
      action={t`Assign`}
      failed={t`Failed to assign the case`}
      onClose={onClose}
      isReady={() => mediator !== ''}
      work={() =>
        call(assignMediator, {
          case_id: assignment.case_id,
          mediator_id: mediator,
          ...(note.trim() !== '' && { note: note.trim() }),
        })
      }
    >
      <Field
        label={t`Mediator`}
        hint={
          able.length === 0
            ? t`This organization has no other mediator. Invite one first.`
            : t`Of the same organization, the least busy first.`
        }
      >
        <Select value={mediator} onChange={(event) => setMediator(event.target.value)}>
          {able.map(({ mediator_id, name, open_cases }) => (
            <option key={mediator_id} value={mediator_id}>
              {t`${name}, ${open_cases} open`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t`Handover note`} optional={t`(optional)`}>
        <Textarea value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </ActionDialog>
  );
}
