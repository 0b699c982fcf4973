import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Case, type Role, getCase } from '@mediation/api-client';
import { Button, Notice } from '@mediation/ui';
import { ListChecks, Upload } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { CaseStatusBadge } from '../../shared/badges/case-status-badge.tsx';
import { CaseTrail } from '../../shared/cases/case-trail.tsx';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { NoSuchCase } from '../../shared/cases/no-such-case.tsx';
import { type PageTab, PageTabs, usePageTab } from '../../shared/layout/page-tabs.tsx';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { stepNames, stepNumber } from '../../words/step-names.ts';
import { ActivityTab } from './file/activity-tab.tsx';
import { AgreementTab } from './file/agreement-tab.tsx';
import { DetailsTab } from './file/details-tab.tsx';
import { DocumentsTab } from './file/documents-tab.tsx';
import { NotesTab } from './file/notes-tab.tsx';
import { PeopleTab } from './file/people-tab.tsx';
import { SessionsTab } from './file/sessions-tab.tsx';

interface Part extends PageTab<{ mediationCase: Case }> {
  /** The roles that may open this tab; without it everyone in the case. */
  roles?: Role[];
}

const parts: Record<string, Part> = {
  details: { name: msg`Details`, Content: DetailsTab },
  people: { name: msg`People`, Content: PeopleTab },
  documents: { name: msg`Documents`, Content: DocumentsTab },
  sessions: { name: msg`Sessions`, Content: SessionsTab },
  notes: { name: msg`Notes`, Content: NotesTab, roles: ['mediator'] },
  agreement: { name: msg`Agreement`, Content: AgreementTab },
  activity: { name: msg`Activity`, Content: ActivityTab },
};

const partsOf = (role: Role) =>
  Object.fromEntries(Object.entries(parts).filter(([, { roles }]) => roles?.includes(role) ?? true));

/** The tabs of a case, each with its own address; a person sees only the tabs of their role. */
export function CaseFilePage() {
  const { caseId = '' } = useParams();
  const { t } = useLingui();
  const query = useEndpoint(getCase, { caseId });
  if (query.error?.code === 'not_found' || query.error?.code === 'invalid') return <NoSuchCase />;
  return (
    <Loaded query={query} loadingLabel={t`Loading the case`} fallback={t`Failed to load the case`}>
      {({ case: mediationCase }) => <CaseFile mediationCase={mediationCase} />}
    </Loaded>
  );
}

function CaseFile({ mediationCase }: { mediationCase: Case }) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const mine = partsOf(role);
  const [current, { Content }] = usePageTab(mine);
  const isStaff = role === 'mediator' || role === 'admin';
  return (
    <WorkPage
      title={mediationCase.title}
      back={<CaseTrail mediationCase={mediationCase}>{t`File`}</CaseTrail>}
      lead={t`Step ${stepNumber(mediationCase.step)} of 7: ${i18n._(stepNames[mediationCase.step])}`}
      badges={
        <>
          <CaseStatusBadge status={mediationCase.status} />
          <code>{mediationCase.reference}</code>
        </>
      }
      audience={
        current === 'notes'
          ? t`Only you read your notes: no party, no lawyer, no admin and no other mediator.`
          : t`Everyone in the case can open this file. Each part shows what is meant for you.`
      }
      action={
        <Button asChild tone="secondary">
          <Link to={paths.uploads(mediationCase.id)}>
            {isStaff ? <ListChecks /> : <Upload />}
            {t`Document checklist`}
          </Link>
        </Button>
      }
    >
      {mediationCase.status === 'closed' && (
        <Notice>{t`This case is closed. You can read everything, and nobody writes in it.`}</Notice>
      )}
      <PageTabs label={mediationCase.title} parts={mine} current={current} />
      <Content mediationCase={mediationCase} />
    </WorkPage>
  );
}
