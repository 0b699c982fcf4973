import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@mediation/ui';

/** That a document has no two texts to compare yet. */
export function NothingToCompare() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`Nothing to compare yet`}>{t`A second version is compared with the first one.`}</EmptyState>
  );
}
