import { useLingui } from '@lingui/react/macro';
import type { Role } from '@mediation/api-client';
import { AudienceLine, Heading, PageHeader, Stack, Tile, Tiles } from '@mediation/ui';
import { Briefcase, ContactRound, Folder, Handshake, MessageCircle, Scale, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { homeOf, paths } from '../../paths.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { useActiveCase } from '../../active-case/stored-active-case.ts';
import { roleNames } from '../../words/names/role-names.ts';
import { CountTile } from '../../shared/layout/count-tile.tsx';
import { useCounts } from './use-counts.ts';

const areas: { role: Role; icon: ReactNode }[] = [
  { role: 'divorcee', icon: <UserRound /> },
  { role: 'mediator', icon: <Handshake /> },
  { role: 'lawyer', icon: <Scale /> },
  { role: 'admin', icon: <ShieldCheck /> },
];

/** The general dashboard: quick actions with counts, and links to the areas of each role that the person may open. */
export function AreasPage() {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const reasons: Record<Role, string> = {
    divorcee: t`Your case`,
    mediator: t`Cases and sessions`,
    lawyer: t`Matters and deadlines`,
    admin: t`People and settings`,
  };
  return (
    <Stack gap="grid">
      <PageTitle>{t`Dashboard`}</PageTitle>
      <PageHeader title={t`Dashboard`} lead={t`Where would you like to go?`} />
      <QuickActions />
      <Stack gap="normal">
        <Heading level={2} id="areas">{t`Dashboards`}</Heading>
        <Tiles aria-labelledby="areas">
          {areas.map(({ role: area, icon }) => (
            <Tile
              key={area}
              asChild
              icon={icon}
              name={i18n._(roleNames[area])}
              reason={reasons[area]}
              locked={role === area || role === 'admin' ? undefined : t`Locked`}
            >
              <Link to={homeOf(area)} />
            </Tile>
          ))}
        </Tiles>
      </Stack>
      <AudienceLine audience="self">{t`Only you see this page.`}</AudienceLine>
    </Stack>
  );
}

const pageOfMessages: Record<Role, string> = {
  divorcee: paths.messages(),
  lawyer: paths.messages(),
  mediator: paths.mediatorMessages(),
  admin: paths.adminSupport(),
};

function QuickActions() {
  const { t } = useLingui();
  const { role } = useUser();
  const { cases, documents, messages, contacts } = useCounts();
  const here = useActiveCase();
  const isAdmin = role === 'admin';
  const isStaff = role === 'mediator' || isAdmin;
  const ofCase = (to: (caseId: string) => string) => (here === null ? homeOf(role) : to(here));
  return (
    <Tiles aria-label={t`Quick actions`}>
      <CountTile
        to={isStaff ? paths.mediatorCases() : ofCase(paths.case)}
        icon={<Briefcase />}
        name={t`Cases`}
        reason={isAdmin ? t`on the platform` : t`you are in`}
        {...cases}
      />
      <CountTile
        to={isAdmin ? paths.mediatorDocuments() : isStaff ? paths.mediatorReview() : ofCase(paths.uploads)}
        icon={<Folder />}
        name={t`Documents`}
        reason={isAdmin ? t`on the platform` : t`you can read`}
        {...documents}
      />
      <CountTile
        to={pageOfMessages[role]}
        icon={<MessageCircle />}
        name={t`Messages`}
        reason={isAdmin ? t`open in Support` : t`unread`}
        {...messages}
      />
      <CountTile
        to={isStaff ? paths.mediatorContacts() : ofCase(paths.case)}
        icon={<ContactRound />}
        name={t`Contacts`}
        reason={isAdmin ? t`on the platform` : t`in your cases`}
        {...contacts}
      />
    </Tiles>
  );
}
