import { useLingui } from '@lingui/react/macro';
import type { AdminTiles } from '@mediation/api-client';
import { Tiles } from '@mediation/ui';
import { Archive, Briefcase, Building2, FileClock, KeyRound, MailWarning, UserCheck, UserX } from 'lucide-react';
import { promises } from '../../../words/texts/promises.ts';
import { isPlatformAdmin } from '../../../auth/admin-kind.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { paths } from '../../../paths.ts';
import { CountTile } from '../../../shared/layout/count-tile.tsx';

const { reviewLateHours } = promises;

export interface AdminTilesRowProps {
  stats: AdminTiles | undefined;
  hasFailed: boolean;
}

/** The numbers of items that wait for an admin, each with a link. */
export function AdminTilesRow({ stats, hasFailed }: AdminTilesRowProps) {
  const { t } = useLingui();
  const isOfPlatform = isPlatformAdmin(useUser());
  const tiles = [
    {
      name: t`Approvals`,
      reason: t`people who wait for their role`,
      icon: <UserCheck />,
      count: stats?.approvals,
      to: paths.adminUsers(),
    },
    {
      name: t`Cases`,
      reason: t`without a mediator`,
      icon: <Briefcase />,
      count: stats?.cases_without_mediator,
      to: `${paths.adminCaseAssignments()}?show=unassigned`,
    },
    {
      name: t`Invitations`,
      reason: t`that ran out of time`,
      icon: <MailWarning />,
      count: stats?.expired_invitations,
      to: paths.adminInvites(),
    },
    {
      name: t`Organizations`,
      reason: t`that are suspended`,
      icon: <Building2 />,
      count: stats?.suspended_organizations,
      to: paths.adminOrganizations(),
      isForPlatform: true,
    },
    {
      name: t`Documents`,
      reason: t`waiting longer than ${reviewLateHours} hours`,
      icon: <FileClock />,
      count: stats?.documents_late,
      to: `${paths.mediatorDocuments()}?show=late`,
    },
    {
      name: t`Erasure requests`,
      reason: t`not answered yet`,
      icon: <UserX />,
      count: stats?.erasure_requests,
      to: paths.adminErasures(),
    },
    {
      name: t`Second steps`,
      reason: t`lost, and not decided yet`,
      icon: <KeyRound />,
      count: stats?.lost_factors,
      to: paths.adminUsers(),
    },
    {
      name: t`Retention`,
      reason: t`kept long enough`,
      icon: <Archive />,
      count: stats?.retention_due,
      to: `${paths.admin()}#retention`,
    },
  ];
  return (
    <Tiles aria-label={t`Quick actions`}>
      {tiles
        .filter(({ isForPlatform = false }) => isOfPlatform || !isForPlatform)
        .map(({ name, reason, icon, count, to }) => (
          <CountTile key={name} {...{ name, reason, icon, count, to }} hasFailed={hasFailed} />
        ))}
    </Tiles>
  );
}
