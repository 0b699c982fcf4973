import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { EmptyState } from '@mediation/ui';
import { WordFileLink } from './word-file-link.tsx';

/** That a document has no two texts to compare yet. Its only version is compared with a Word file. */
export function NothingToCompare({ version }: { version?: AgreementVersion | undefined }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`Nothing to compare yet`} action={version && <WordFileLink version={version} />}>
      {t`A second version is compared with the first one.`}
    </EmptyState>
  );
}
