import { useLingui } from '@lingui/react/macro';
import type { Upload } from '@mediation/api-client';
import { Text } from '@mediation/ui';

/** Says what a file still tells its readers besides its pages. Nothing where nobody else reads it. */
export function CopyNote({ audience }: { audience: Upload['audience'] }) {
  const { t } = useLingui();
  if (audience === 'private') return null;
  return (
    <Text size="small" tone="soft">
      {t`Others get a copy without the author, dates and places that a file holds besides its pages. A PDF that is signed electronically, or that cannot be cleaned, stays as it is and may name them.`}
    </Text>
  );
}
