import { useLingui } from '@lingui/react/macro';
import { Button } from '@mediation/ui';
import { ListChecks } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { promises } from '../../words/texts/promises.ts';
import { CaseTrail } from '../../shared/cases/case-trail.tsx';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { NoSuchCase } from '../../shared/cases/no-such-case.tsx';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { AddingDocuments } from '../../shared/documents/adding/adding-documents.tsx';
import { AddCard } from './add-card.tsx';
import { ChecklistCard } from './checklist-card.tsx';
import { UploadListCard } from './upload-list-card.tsx';
import { getCase } from '@mediation/api-client';
import { SuspendedCaseNotice } from '../../shared/cases/suspended-notice.tsx';
import { isWritable } from '../../shared/cases/writable-case.ts';

const { megabytes, reviewHours } = promises;

/** The documents of one case: requirements, documents, and a form to add more. */
export function UploadsPage() {
  const { caseId = '' } = useParams();
  const { t } = useLingui();
  const { role } = useUser();
  const query = useEndpoint(getCase, { caseId });
  const isStaff = role === 'mediator' || role === 'admin';
  if (query.error?.code === 'not_found' || query.error?.code === 'invalid') return <NoSuchCase />;
  return (
    <Loaded query={query} loadingLabel={t`Loading the case`} fallback={t`Failed to load the case`}>
      {({ case: mediationCase }) => (
        <WorkPage
          title={t`Documents`}
          back={<CaseTrail mediationCase={mediationCase}>{t`Documents`}</CaseTrail>}
          lead={
            isStaff
              ? t`What each party is asked for, and what came in.`
              : t`PDF, JPG or PNG, up to ${megabytes} MB each. Your mediator looks within ${reviewHours} hours.`
          }
          audience={
            {
              lawyer: t`Each document says who reads it. Unless somebody chooses otherwise, that is your client, you and the mediator.`,
              mediator: t`You see what is meant for you. Each document says who reads it.`,
              admin: t`Admins see that a document is there, not what is in it.`,
            }[role as string] ??
            t`Each document says who reads it. Unless you choose otherwise, only you and your mediator do. Your lawyer reads the checklist, too, once you confirmed them.`
          }
          action={
            role === 'mediator' && (
              <Button asChild tone="secondary">
                <Link to={`${paths.mediatorReview()}?case=${caseId}`}>
                  <ListChecks />
                  {t`Review documents`}
                </Link>
              </Button>
            )
          }
        >
          <SuspendedCaseNotice mediationCase={mediationCase} />
          <AddingDocuments>
            {!isStaff && isWritable(mediationCase) && <AddCard caseId={caseId} />}
            {!isStaff && <ChecklistCard mediationCase={mediationCase} />}
            <UploadListCard mediationCase={mediationCase} />
            {role === 'mediator' && <ChecklistCard mediationCase={mediationCase} />}
          </AddingDocuments>
        </WorkPage>
      )}
    </Loaded>
  );
}
