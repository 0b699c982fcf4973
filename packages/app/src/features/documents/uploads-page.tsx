import { useLingui } from '@lingui/react/macro';
import { Columns } from '@mediation/ui';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { promises } from '../../help/promises.ts';
import { CaseTrail } from '../../page/case-trail.tsx';
import { Loaded } from '../../page/loaded.tsx';
import { NoSuchCase } from '../../page/no-such-case.tsx';
import { WorkPage } from '../../page/work-page.tsx';
import { useUser } from '../../session/session-provider.tsx';
import { AddCard } from './add-card.tsx';
import { PapersCard } from './papers-card.tsx';
import { UploadListCard } from './upload-list-card.tsx';

const { megabytes, reviewHours } = promises;

/** The papers of one case: what is asked for, what is there, and the place to add more. */
export function UploadsPage() {
  const { caseId = '' } = useParams();
  const { t } = useLingui();
  const { role } = useUser();
  const query = useEndpoint('getCase', { caseId });
  const mayAdd = role === 'divorcee' || role === 'lawyer';
  if (query.error?.code === 'not_found' || query.error?.code === 'invalid') return <NoSuchCase />;
  return (
    <Loaded query={query} loadingLabel={t`Loading the case`} fallback={t`Failed to load the case`}>
      {({ case: it }) => (
        <WorkPage
          title={t`Documents`}
          back={<CaseTrail it={it}>{t`Documents`}</CaseTrail>}
          lead={t`PDF, JPG or PNG, up to ${megabytes} MB each. Your mediator looks within ${reviewHours} hours.`}
          audience={t`Each paper says who reads it. Without your choice that is you and your mediator alone.`}
        >
          <Columns aside={<PapersCard caseId={caseId} />}>
            {mayAdd && it.status !== 'closed' && <AddCard caseId={caseId} />}
            <UploadListCard caseId={caseId} />
          </Columns>
        </WorkPage>
      )}
    </Loaded>
  );
}
