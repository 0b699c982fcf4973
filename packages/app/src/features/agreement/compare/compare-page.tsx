import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, DocumentKind, listAgreementVersions } from '@mediation/api-client';
import { EmptyState } from '@mediation/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { useWhole } from '../../../backend/use-pages.ts';
import { NoSuchCase } from '../../../shared/cases/no-such-case.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { ComparedVersions } from './compared-versions.tsx';

const versionsOf = ({ versions }: { versions: AgreementVersion[] }) => versions;

/** Two versions of a document beside each other, word by word. The address names them by number. */
export function ComparePage() {
  const { t } = useLingui();
  const { caseId = '' } = useParams();
  const [search] = useSearchParams();
  const document = DocumentKind.safeParse(search.get('document')).data ?? 'memorandum';
  const query = useWhole(listAgreementVersions, { caseId, document }, versionsOf);
  const code = query.error?.code;
  if (code === 'not_found' || code === 'invalid') return <NoSuchCase />;
  return (
    <>
      <PageTitle>{t`What changed`}</PageTitle>
      <Loaded query={query} loadingLabel={t`Loading the versions`} fallback={t`Failed to load the versions`}>
        {(versions) => {
          const numbered = (name: string) => versions.find(({ number }) => number === Number(search.get(name)));
          const now = numbered('to') ?? versions[0];
          const before = numbered('from') ?? versions.find(({ number }) => number === (now?.number ?? 0) - 1);
          return now && before ? (
            <ComparedVersions
              key={`${before.id} ${now.id}`}
              before={before}
              now={now}
              newest={versions[0]?.id === now.id}
            />
          ) : (
            <EmptyState
              title={t`Nothing to compare yet`}
            >{t`A second version is compared with the first one.`}</EmptyState>
          );
        }}
      </Loaded>
    </>
  );
}
