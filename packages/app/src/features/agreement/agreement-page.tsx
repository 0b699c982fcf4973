import { useLingui } from '@lingui/react/macro';
import { type AgreementDocument, type Case, getAgreement, getCase } from '@mediation/api-client';
import { lazy, Suspense, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useUser } from '../../auth/session-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { NoSuchCase } from '../../shared/cases/no-such-case.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { combineReadings } from '../../shared/loading/combine-readings.ts';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { AgreementLoading } from './agreement-loading.tsx';
import { FlushPadding } from './flush-padding.tsx';
import { useDocument } from './use-document.ts';

const loadWorkspace = () => import('./drafting/draft-workspace.tsx');
const DraftWorkspace = lazy(async () => ({ default: (await loadWorkspace()).DraftWorkspace }));

const loadReading = () => import('./reading/reading-page.tsx');
const ReadingPage = lazy(async () => ({ default: (await loadReading()).ReadingPage }));

/** The agreement of a case: for its mediator the workspace of its three documents, for everybody else what was released. */
export function AgreementPage() {
  const { t } = useLingui();
  const { role } = useUser();
  const { caseId = '' } = useParams();
  const mediationCase = useEndpoint(getCase, { caseId });
  // The clauses of another mediator come without a live event.
  const agreement = useEndpoint(getAgreement, { caseId }, { poll: role === 'mediator' });
  // The code of the page loads together with what it shows. A failure is reported where the page would be.
  useEffect(() => void (role === 'mediator' ? loadWorkspace() : loadReading()).catch(() => undefined), [role]);
  const code = (mediationCase.error ?? agreement.error)?.code;
  if (code === 'not_found' || code === 'invalid')
    return (
      <FlushPadding>
        <NoSuchCase />
      </FlushPadding>
    );
  const query = combineReadings({ mediationCase, agreement });
  if (query.data === undefined && query.error === null) return <AgreementLoading />;
  const page = (
    <Loaded query={query} loadingLabel={t`Loading the agreement`} fallback={t`Failed to load the agreement`}>
      {({ mediationCase: { case: it }, agreement: { documents } }) => (
        <>
          <PageTitle>{t`Agreement`}</PageTitle>
          <OpenDocument key={it.id} mediationCase={it} documents={documents} />
        </>
      )}
    </Loaded>
  );
  return query.data === undefined ? <FlushPadding>{page}</FlushPadding> : page;
}

function OpenDocument({ mediationCase, documents }: { mediationCase: Case; documents: AgreementDocument[] }) {
  const { role } = useUser();
  const [search] = useSearchParams();
  const current = useDocument(documents);
  if (current === undefined) return null;
  // A mediator reads a released version as its readers do.
  const isReading = search.has('document') && search.has('version');
  if (role === 'mediator' && current.draft !== null && !isReading)
    return (
      <Suspense fallback={<AgreementLoading />}>
        <DraftWorkspace
          key={current.document}
          mediationCase={mediationCase}
          documents={documents}
          document={current}
          draft={current.draft}
        />
      </Suspense>
    );
  return (
    <Suspense fallback={<AgreementLoading />}>
      <ReadingPage mediationCase={mediationCase} documents={documents} document={current} />
    </Suspense>
  );
}
