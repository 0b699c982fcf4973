import { useLingui } from '@lingui/react/macro';
import { type Account, getAccount } from '@mediation/api-client';
import { Grid } from '@mediation/ui';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { BackLink } from '../../../../shared/layout/back-link.tsx';
import { Loaded } from '../../../../shared/loading/loaded.tsx';
import { WorkPage } from '../../../../shared/layout/work-page.tsx';
import { paths } from '../../../../paths.ts';
import { roleNames } from '../../../../words/names/role-names.ts';
import { InvitationsCard } from '../../invitations/invitations-card.tsx';
import { AccountBadge } from '../account-badge.tsx';
import { LostFactorsCard } from '../lost-factors-card.tsx';
import { HandoverHistoryCard } from './handover-history-card.tsx';
import { NoSuchPerson } from './no-such-person.tsx';
import { PersonCasesCard } from './person-cases-card.tsx';
import { PersonFactsCard } from './person-facts-card.tsx';
import { PersonHelpCard } from './person-help-card.tsx';

/** One person as an admin reads them: the account, the cases by their reference, and what can be done. */
export function PersonPage() {
  const { userId = '' } = useParams();
  const { t } = useLingui();
  const query = useEndpoint(getAccount, { userId });
  if (query.error?.code === 'not_found' || query.error?.code === 'invalid') return <NoSuchPerson />;
  return (
    <Loaded query={query} loadingLabel={t`Loading the person`} fallback={t`Failed to load the person`}>
      {({ account }) => <OnePerson account={account} />}
    </Loaded>
  );
}

function OnePerson({ account }: { account: Account }) {
  const { t, i18n } = useLingui();
  const { user_id: userId, name, role } = account;
  return (
    <WorkPage
      title={name}
      back={<BackLink to={paths.adminUsers()}>{t`Users`}</BackLink>}
      badges={account.version !== null && <AccountBadge account={account} />}
      lead={i18n._(roleNames[role])}
      audience={t`Visible to admins. What people write in cases, and how to reach a party, is not here.`}
    >
      <LostFactorsCard userId={userId} />
      <Grid column={18}>
        <PersonFactsCard account={account} />
        <PersonHelpCard account={account} />
      </Grid>
      <PersonCasesCard userId={userId} />
      <HandoverHistoryCard account={account} />
      <InvitationsCard userId={userId} />
    </WorkPage>
  );
}
