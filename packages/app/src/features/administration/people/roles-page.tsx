import { useLingui } from '@lingui/react/macro';
import { type RoleHolder, type RoleRights, listRoles } from '@mediation/api-client';
import { Badge, Bullets, Button, Card, EmptyState, Grid, Row, Stack } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { usePages } from '../../../backend/use-pages.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { RowName } from '../../../shared/layout/row-name.tsx';
import { PagedCard } from '../../../shared/loading/paged-card.tsx';
import { WorkPage } from '../../../shared/layout/work-page.tsx';
import { useUser } from '../../../auth/session-provider.tsx';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { roleNames } from '../../../words/names/role-names.ts';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { rightText } from '../right-text.ts';

const peopleOf = ({ people }: { people: RoleHolder[] }) => people;

/** Shows the rights of each role to everyone, and to admins also each person's role, which they can change. */
export function RolesPage() {
  const { t } = useLingui();
  const { role } = useUser();
  const query = useEndpoint(listRoles, {});
  return (
    <WorkPage
      title={t`Roles`}
      lead={t`What each role may do here. It is checked every time somebody asks for something.`}
      audience={t`Everyone who is signed in can read this. Only an admin changes a person’s role.`}
    >
      <Loaded query={query} loadingLabel={t`Loading the roles`} fallback={t`Failed to load the roles`}>
        {({ roles }) => (
          <Grid column={16}>
            {roles.map((rights) => (
              <RoleCard key={rights.role} rights={rights} isMine={rights.role === role} />
            ))}
          </Grid>
        )}
      </Loaded>
      {role === 'admin' && <People />}
    </WorkPage>
  );
}

function RoleCard({ rights: { role, may }, isMine }: { rights: RoleRights; isMine: boolean }) {
  const { t, i18n } = useLingui();
  return (
    <Card aria-labelledby={`role-${role}`}>
      <Stack>
        <Row gap="small" wrap>
          <Card.Title id={`role-${role}`}>{i18n._(roleNames[role])}</Card.Title>
          {isMine && (
            <Badge tone="info" icon={<UserCheck />}>
              {t`Your role`}
            </Badge>
          )}
        </Row>
        <Bullets marker="disc">
          {may.map((right) => (
            <li key={right}>{rightText(right)}</li>
          ))}
        </Bullets>
      </Stack>
    </Card>
  );
}

function People() {
  const { t } = useLingui();
  const [changing, setChanging] = useState<RoleHolder | null>(null);
  const list = usePages(listRoles, {}, peopleOf);
  return (
    <>
      <PagedCard
        title={t`Who has which role`}
        list={list}
        columns={useColumns(setChanging)}
        rowId={(it) => it.user_id}
        loadingLabel={t`Loading people`}
        fallback={t`Failed to load people`}
        empty={<EmptyState title={t`Nobody yet`}>{t`People appear here when they have an account.`}</EmptyState>}
      />
      {changing !== null && <ChangeRoleDialog person={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

function useColumns(change: (it: RoleHolder) => void): DataColumn<RoleHolder>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'name',
      header: t`Name`,
      sortBy: (it) => it.name,
      cell: (it) => <RowName name={it.name} detail={it.email} />,
    },
    {
      id: 'role',
      header: t`Role`,
      cell: (it) => i18n._(roleNames[it.role]),
      sortBy: (it) => it.role,
      phone: 'labelled',
    },
    { id: 'since', header: t`Since`, cell: (it) => relativeTime(it.since), align: 'end', phone: 'labelled' },
    {
      id: 'action',
      header: t`Action`,
      hideHeader: true,
      align: 'end',
      phone: 'end',
      cell: (person) => (
        <Button
          tone="secondary"
          size="small"
          aria-label={t`Change role of ${person.name}`}
          onClick={() => change(person)}
        >
          {t`Change role`}
        </Button>
      ),
    },
  ];
}
