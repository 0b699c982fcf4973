import { useLingui } from '@lingui/react/macro';
import { Stack, Text, VisuallyHidden } from '@mediation/ui';
import * as styles from '../signing.css.ts';

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
      <Text weight="strong">{t`Fingerprint of this version`}</Text>
      <VisuallyHidden>{t`Fingerprint of version ${number}, 64 characters, begins ${begins}`}</VisuallyHidden>
      <div aria-hidden className={styles.hash}>
        {groups.map(({ 0: group, index }) => (
          <span key={index}>{group}</span>
        ))}
      </div>
      <Text size="small" tone="soft">
        {isSigned
          ? t`It belongs to the exact words of version ${number} that you signed, and to no others.`
          : t`It belongs to the exact words of version ${number} that you sign, and to no others.`}
      </Text>
    </Stack>
  );
}
