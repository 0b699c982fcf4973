import { useLingui } from '@lingui/react/macro';
import { type CaseListItem, type Channel, getDashboardStats, type Upload } from '@mediation/api-client';
import { Tiles } from '@mediation/ui';
import { Briefcase, CalendarDays, Folder, MessageCircle } from 'lucide-react';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { caseTab } from '../../../case-paths.ts';
import { paths } from '../../../paths.ts';
import { CountTile } from '../../../shared/layout/count-tile.tsx';
import type { Reading } from '../../../shared/loading/reading-card.tsx';

export interface LawyerTilesRowProps {
  matters: CaseListItem[] | undefined;
  /** The documents that the lawyer's own side may read. */
  shared: Reading<Upload[]>;
  /** The channels that everybody in a case reads. */
  joint: Reading<Channel[]>;
}

/** How much there is of each kind, with a link to it. */
export function LawyerTilesRow({ matters, shared, joint }: LawyerTilesRowProps) {
  const { t } = useLingui();
  const { id: userId, role } = useUser();
  const stats = useEndpoint(getDashboardStats, { role, userId });
  const unread = joint.data?.reduce((total, it) => total + it.unread_count, 0);
  const only = matters?.length === 1 ? matters[0] : undefined;
  return (
    <Tiles aria-label={t`Quick actions`}>
      <CountTile
        to={matters?.[0] === undefined ? paths.lawyer() : paths.case(matters[0].id)}
        icon={<Briefcase />}
        name={t`Matters`}
        reason={t`not closed`}
        count={stats.data?.stats.cases}
        hasFailed={stats.error !== null}
      />
      <CountTile
        to={only === undefined ? paths.lawyer() : paths.uploads(only.id)}
        icon={<Folder />}
        name={t`Documents`}
        reason={t`shared with your side`}
        count={shared.data?.length}
        hasFailed={shared.error !== null}
      />
      <CountTile
        to={paths.messages()}
        icon={<MessageCircle />}
        name={t`Messages`}
        reason={t`unread, to everyone`}
        count={unread}
        hasFailed={joint.error !== null}
      />
      <CountTile
        to={only === undefined ? paths.lawyer() : caseTab(only.id, 'sessions')}
        icon={<CalendarDays />}
        name={t`Sessions`}
        reason={t`still to come`}
        count={stats.data?.stats.sessions}
        hasFailed={stats.error !== null}
      />
    </Tiles>
  );
}
