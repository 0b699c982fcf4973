import { useLingui } from '@lingui/react/macro';
import { type Organization, listOrganizations, createOrganization } from '@mediation/api-client';
import { Badge, Button, EmptyState, Field, Input } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { CircleCheck, CirclePause, Plus } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { usePages } from '../../backend/use-pages.ts';
import { RowName } from '../../shared/layout/row-name.tsx';
import { PagedCard } from '../../shared/loading/paged-card.tsx';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { paths } from '../../paths.ts';
import { shortDate } from '../../words/times/relative-time.ts';
import { ActionDialog } from '../../shared/forms/action-dialog.tsx';
import { UndrawnNote } from '../../shared/forms/undrawn-note.tsx';

const organizationsOf = ({ organizations }: { organizations: Organization[] }) => organizations;

/** Lists the organizations on the platform. */
export function OrganizationListPage() {
  const { t } = useLingui();
  const [isFounding, setFounding] = useState(false);
  const list = usePages(listOrganizations, {}, organizationsOf);
  return (
    <WorkPage
      title={t`Organizations`}
      lead={t`Each has its own people, cases, colors and rules.`}
      audience={t`Visible to admins. Nothing from cases stands here.`}
      action={
        <Button onClick={() => setFounding(true)}>
          <Plus />
          {t`Add organization`}
        </Button>
      }
    >
      <PagedCard
        title={t`All organizations`}
        list={list}
        columns={useColumns()}
        rowId={({ id }) => id}
        loadingLabel={t`Loading organizations`}
        fallback={t`Failed to load organizations`}
        empty={
          <EmptyState title={t`No organizations yet`}>{t`Add the first one, then invite its mediators.`}</EmptyState>
        }
      />
      {isFounding && <FoundDialog onClose={() => setFounding(false)} />}
    </WorkPage>
  );
}

function useColumns(): DataColumn<Organization>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`Name`,
      sortBy: (it) => it.name,
      cell: (it) => <RowName to={paths.adminOrganization(it.id)} name={it.name} detail={it.slug} />,
    },
    { id: 'display', header: t`Shown as`, cell: (it) => it.branding.displayName, breaks: true, phone: 'labelled' },
    { id: 'since', header: t`Since`, cell: (it) => shortDate(it.created_at), phone: 'labelled' },
    {
      id: 'state',
      header: t`State`,
      phone: 'end',
      cell: (organization) =>
        organization.suspended ? (
          <Badge tone="warning" icon={<CirclePause />}>
            {t`Suspended`}
          </Badge>
        ) : (
          <Badge tone="success" icon={<CircleCheck />}>
            {t`Active`}
          </Badge>
        ),
    },
  ];
}

function FoundDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [name, setName] = useState('');
  return (
    <ActionDialog
      title={t`Add organization`}
      description={t`It begins with the platform’s own colors and settings.`}
      action={t`Add organization`}
      failed={t`Failed to add the organization`}
      onClose={onClose}
      work={() => call(createOrganization, { name })}
    >
      <Field label={t`Name`}>
        <Input value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <UndrawnNote text={name} />
    </ActionDialog>
  );
}
