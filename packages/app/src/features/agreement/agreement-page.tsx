import { useLingui } from '@lingui/react/macro';
import { type AgreementDocument, type Case, getAgreement, getCase } from '@mediation/api-client';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useUser } from '../../auth/session-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { NoSuchCase } from '../../shared/cases/no-such-case.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { combineReadings } from '../../shared/loading/combine-readings.ts';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { Loading } from '../../shared/loading/loading.tsx';
import { FlushPadding } from './flush-padding.tsx';
import { useDocument } from './use-document.ts';

const DraftWorkspace = lazy(async () => ({
  default: (await import('./drafting/draft-workspace.tsx')).DraftWorkspace,
}));

const ReadingPage = lazy(async () => ({ default: (await import('./reading/reading-page.tsx')).ReadingPage }));

/** The agreement of a case: for its mediator the workspace of its three documents, for everybody else what was released. */
export function AgreementPage() {
  const { t } = useLingui();
  const { role } = useUser();
  const { caseId = '' } = useParams();
  const mediationCase = useEndpoint(getCase, { caseId });
  // The clauses of another mediator come without a live event.
  const agreement = useEndpoint(getAgreement, { caseId }, { poll: role === 'mediator' });
  const code = (mediationCase.error ?? agreement.error)?.code;
  if (code === 'not_found' || code === 'invalid')
    return (
      <FlushPadding>
        <NoSuchCase />
      </FlushPadding>
    );
  const query = combineReadings({ mediationCase, agreement });
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
  const { t } = useLingui();
  const { role } = useUser();
  const current = useDocument(documents);
  const loading = (
    <FlushPadding>
      <Loading label={t`Loading the agreement`} />
    </FlushPadding>
  );
  if (current === undefined) return null;
  if (role === 'mediator' && current.draft !== null)
    return (
      <Suspense fallback={loading}>
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
    <Suspense fallback={loading}>
      <ReadingPage key={current.document} mediationCase={mediationCase} documents={documents} document={current} />
    </Suspense>
  );
}
