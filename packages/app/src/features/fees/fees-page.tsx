import { useLingui } from '@lingui/react/macro';
import { type Case, getCase } from '@mediation/api-client';
import { AudienceLine, PageHeader, Stack } from '@mediation/ui';
import { Eye } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useUser } from '../../auth/session-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { paths } from '../../paths.ts';
import { NoSuchCase } from '../../shared/cases/no-such-case.tsx';
import { SuspendedCaseNotice } from '../../shared/cases/suspended-notice.tsx';
import { BackLink } from '../../shared/layout/back-link.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { MediatorFees } from './mediator/mediator-fees.tsx';
import { OwnInvoices } from './invoices/own-invoices.tsx';

/** The fees of a case: for its mediator all of them, for a party their own invoices. */
export function FeesPage() {
  const { t } = useLingui();
  const { caseId = '' } = useParams();
  const { role } = useUser();
  const query = useEndpoint(getCase, { caseId });
  // Admins may open every page of a role, but have no part in a case.
  if (role === 'admin') return <NoSuchCase />;
  if (query.error?.code === 'not_found' || query.error?.code === 'invalid') return <NoSuchCase />;
  return (
    <Loaded query={query} loadingLabel={t`Loading the fees`} fallback={t`Failed to load the fees`}>
      {({ case: it }) => <OpenFees key={it.id} mediationCase={it} />}
    </Loaded>
  );
}

function OpenFees({ mediationCase }: { mediationCase: Case }) {
  const { t } = useLingui();
  const { role } = useUser();
  const { id: caseId, title } = mediationCase;
  return (
    <Stack gap="grid">
      <PageTitle>{t`Fees`}</PageTitle>
      <PageHeader title={t`Fees`} back={<BackLink to={paths.case(caseId)}>{title}</BackLink>} />
      <AudienceLine icon={<Eye />}>
        {role === 'mediator'
          ? t`Time is visible to you only. Each party sees their own invoice.`
          : t`Only you and the mediator see this. You can still use everything here.`}
      </AudienceLine>
      <SuspendedCaseNotice mediationCase={mediationCase} />
      {role === 'mediator' ? <MediatorFees mediationCase={mediationCase} /> : <OwnInvoices caseId={caseId} />}
    </Stack>
  );
}
