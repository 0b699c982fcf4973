import { useLingui } from '@lingui/react/macro';
import { DocumentKind } from '@mediation/api-client';
import { useParams, useSearchParams } from 'react-router-dom';
import { NoSuchCase } from '../../../shared/cases/no-such-case.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { useVersions } from '../versions/use-versions.ts';
import { ComparedVersions } from './compared-versions.tsx';
import { DraftComparison } from './draft-comparison.tsx';
import { NothingToCompare } from './nothing-to-compare.tsx';
import { WordFileComparison } from './word-file/word-file-comparison.tsx';

/**
 * Two versions of a document beside each other, word by word. The address names them by number; instead of the later one
 * there may be the draft or a Word file.
 */
export function ComparePage() {
  const { t } = useLingui();
  const { caseId = '' } = useParams();
  const [search] = useSearchParams();
  const document = DocumentKind.safeParse(search.get('document')).data ?? 'memorandum';
  const query = useVersions(caseId, document);
  const code = query.error?.code;
  if (code === 'not_found' || code === 'invalid') return <NoSuchCase />;
  return (
    <>
      <PageTitle>{t`What changed`}</PageTitle>
      <Loaded query={query} loadingLabel={t`Loading the versions`} fallback={t`Failed to load the versions`}>
        {(versions) => {
          const numbered = (name: string) => versions.find(({ number }) => number === Number(search.get(name)));
          if (search.get('to') === 'draft') {
            const before = numbered('from') ?? versions[0];
            return (
              <DraftComparison
                caseId={caseId}
                document={document}
                before={before}
                newest={before?.id === versions[0]?.id}
              />
            );
          }
          if (search.get('to') === 'file') {
            const version = numbered('from') ?? versions[0];
            return version ? <WordFileComparison version={version} versions={versions} /> : <NothingToCompare />;
          }
          const now = numbered('to') ?? versions[0];
          const before = numbered('from') ?? versions.find(({ number }) => number < (now?.number ?? 0));
          return now && before ? (
            <ComparedVersions
              key={`${before.id} ${now.id}`}
              before={before}
              now={now}
              newest={versions[0]?.id === now.id}
            />
          ) : (
            <NothingToCompare version={now} />
          );
        }}
      </Loaded>
    </>
  );
}
