import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type CaseListItem, limits, listPendingUploads, getDashboardStats } from '@mediation/api-client';
import { Tiles } from '@mediation/ui';
import { Briefcase, ContactRound, Folder, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { CountTile } from '../../../shared/layout/count-tile.tsx';

/** Reserves the line while the text is unknown. */
const unknown = <>&nbsp;</>;

/** The counts of cases, documents, messages and contacts; a dash after an error. */
export function MediatorTiles({ cases }: { cases: CaseListItem[] | undefined }) {
  const { t } = useLingui();
  const { id: userId, role } = useUser();
  const pending = useEndpoint(listPendingUploads, { limit: limits.pageMax });
  const stats = useEndpoint(getDashboardStats, { role, userId });
  const [weekAgo] = useState(() => Date.now() - 7 * 24 * 3_600_000);
  const opened = cases?.filter((it) => Date.parse(it.created_at) > weekAgo).length;
  const unread = cases?.filter((it) => it.unread_count > 0).length;
  const documents = pending.data && `${pending.data.uploads.length}${pending.data.next_cursor === null ? '' : '+'}`;
  // The statistics count only one's own cases, and an admin, who sees all cases here, has none.
  const isGuest = role === 'admin';
  const messages = isGuest ? cases?.reduce((sum, it) => sum + it.unread_count, 0) : stats.data?.stats.messages;
  return (
    <Tiles aria-label={t`Quick actions`}>
      <CountTile
        to={paths.mediatorCases()}
        icon={<Briefcase />}
        name={t`Cases`}
        reason={
          opened === undefined ? (
            unknown
          ) : (
            <Plural value={opened} _0="none opened this week" other="# opened this week" />
          )
        }
        count={isGuest ? cases?.length : stats.data?.stats.cases}
        hasFailed={stats.error !== null}
      />
      <CountTile
        to={paths.mediatorReview()}
        icon={<Folder />}
        name={t`Documents`}
        reason={t`waiting for your review`}
        count={documents}
        hasFailed={pending.error !== null}
      />
      <CountTile
        to={paths.mediatorMessages()}
        icon={<MessageCircle />}
        name={t`Messages`}
        reason={
          unread === undefined ? (
            unknown
          ) : (
            <Plural value={unread} _0="nothing unread" one="unread in # case" other="unread in # cases" />
          )
        }
        count={messages !== undefined && messages > 9 ? '9+' : messages}
        hasFailed={stats.error !== null}
      />
      <CountTile
        to={paths.mediatorContacts()}
        icon={<ContactRound />}
        name={t`Contacts`}
        reason={<Trans>in your cases</Trans>}
        count={stats.data?.stats.contacts}
        hasFailed={stats.error !== null}
      />
    </Tiles>
  );
}
