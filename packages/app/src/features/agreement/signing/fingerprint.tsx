import { useLingui } from '@lingui/react/macro';
import { Stack, Text, VisuallyHidden } from '@mediation/ui';
import * as styles from './signing.css.ts';

export interface FingerprintProps {
  hash: string;
  number: number;
  /** Whether the reader has signed already. */
  isSigned?: boolean;
}

/** The hash of a version, in 16 groups of 4. */
export function Fingerprint({ hash, number, isSigned = false }: FingerprintProps) {
  const { t } = useLingui();
  const groups = [...hash.matchAll(/.{4}/g)];
  const begins = hash.slice(0, 4);
  return (
    <Stack gap="small">
      <Text weight="strong">{isSigned ? t`You signed exactly these words` : t`You sign exactly these words`}</Text>
      <VisuallyHidden>{t`Fingerprint of version ${number}, 64 characters, begins ${begins}`}</VisuallyHidden>
      <div aria-hidden className={styles.hash}>
        {groups.map(({ 0: group, index }) => (
          <span key={index}>{group}</span>
        ))}
      </div>
      <Text size="small" tone="soft">{t`This fingerprint belongs to version ${number} alone.`}</Text>
    </Stack>
  );
}
