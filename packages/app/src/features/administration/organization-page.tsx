import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Organization, getOrganization } from '@mediation/api-client';
import { useParams } from 'react-router-dom';
import { isPlatformAdmin } from '../../auth/admin-kind.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { LeaveQuestion } from '../../shared/forms/leave-question.tsx';
import { BackLink } from '../../shared/layout/back-link.tsx';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { type PageTab, PageTabs, usePageTab } from '../../shared/layout/page-tabs.tsx';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { paths } from '../../paths.ts';
import { AssistantTab } from './assistant/assistant-tab.tsx';
import { AuditTab } from './organization/audit/audit-tab.tsx';
import { BrandingTab } from './organization/branding/branding-tab.tsx';
import { CalculatorsTab } from './organization/calculators/calculators-tab.tsx';
import { CasesTab } from './organization/cases-tab.tsx';
import { FeesTab } from './organization/fees/fees-tab.tsx';
import { MembersTab } from './organization/members-tab.tsx';
import { NoSuchOrganization } from './organization/no-such-organization.tsx';
import { PoliciesTab } from './organization/policies/policies-tab.tsx';
import { TemplatesTab } from './organization/templates/templates-tab.tsx';
import { TermsTab } from './organization/terms/terms-tab.tsx';
import { SuspendButton } from './organization/suspend-button.tsx';

const parts: Record<string, PageTab<{ organization: Organization }>> = {
  members: { name: msg`Members`, Content: MembersTab },
  cases: { name: msg`Cases`, Content: CasesTab },
  branding: { name: msg`Branding`, Content: BrandingTab },
  policies: { name: msg`Policies`, Content: PoliciesTab },
  terms: { name: msg`Terms`, Content: TermsTab },
  fees: { name: msg`Fees`, Content: FeesTab },
  templates: { name: msg`Templates`, Content: TemplatesTab },
  calculators: { name: msg`Calculators`, Content: CalculatorsTab },
  assistant: { name: msg`Assistant`, Content: AssistantTab },
  audit: { name: msg`Audit`, Content: AuditTab },
};

/** One organization: its members, the number of its cases, its branding and its policies. */
export function OrganizationPage() {
  const { orgId = '' } = useParams();
  const { t } = useLingui();
  const query = useEndpoint(getOrganization, { orgId });
  if (query.error?.code === 'not_found' || query.error?.code === 'invalid') return <NoSuchOrganization />;
  return (
    <Loaded query={query} loadingLabel={t`Loading the organization`} fallback={t`Failed to load the organization`}>
      {({ organization }) => <OneOrganization organization={organization} />}
    </Loaded>
  );
}

function OneOrganization({ organization }: { organization: Organization }) {
  const { t } = useLingui();
  const [current, { Content }] = usePageTab(parts);
  const isOfPlatform = isPlatformAdmin(useUser());
  return (
    <WorkPage
      title={organization.name}
      back={isOfPlatform && <BackLink to={paths.adminOrganizations()}>{t`Organizations`}</BackLink>}
      lead={
        organization.suspended
          ? t`Suspended: people can read everything here and change nothing.`
          : organization.branding.tagline
      }
      audience={t`Visible to admins. What people write in cases is not here.`}
      action={isOfPlatform && <SuspendButton organization={organization} />}
    >
      <PageTabs label={organization.name} parts={parts} current={current} />
      <Content organization={organization} />
      <LeaveQuestion />
    </WorkPage>
  );
}
