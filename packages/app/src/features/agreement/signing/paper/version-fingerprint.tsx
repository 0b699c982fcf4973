import { useLingui } from '@lingui/react/macro';
import { Fingerprint } from '@mediation/ui';

export interface VersionFingerprintProps {
  hash: string;
  number: number;
  /** Whether the reader has signed already. */
  isSigned?: boolean;
}

/** The hash of a version, in 16 groups of 4. */
export function VersionFingerprint({ hash, number, isSigned = false }: VersionFingerprintProps) {
  const { t } = useLingui();
  const begins = hash.slice(0, 4);
  return (
    <Fingerprint
      hash={hash}
      title={t`Fingerprint of this version`}
      spoken={t`Fingerprint of version ${number}, 64 characters, begins ${begins}`}
      note={
        isSigned
          ? t`It belongs to the exact words of version ${number} that you signed, and to no others.`
          : t`It belongs to the exact words of version ${number} that you sign, and to no others.`
      }
    />
  );
}
