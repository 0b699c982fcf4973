import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { Button, Notice, Stack, Text } from '@mediation/ui';
import type { WordFile } from './use-word-file.ts';

/** A file that shares less with a version is another document. */
const leastShared = 0.2;

export interface FileNoticesProps {
  read: WordFile;
  version: AgreementVersion;
  /** The version whose fingerprint the file names, if it is another one. */
  origin: AgreementVersion | undefined;
  onCompare: (version: AgreementVersion) => Promise<void>;
}

/** What to know about a Word file before its differences: whether it has any, what it was made from and what was not read. */
export function FileNotices({ read, version, origin, onCompare }: FileNoticesProps) {
  const { t } = useLingui();
  const { parts, signatures, isReordered, isTracked, hasPictures, shared } = read;
  const { number } = version;
  const changed = parts.filter(({ changes }) => changes > 0).length;
  const isSame = changed === 0 && !isReordered;
  const hasOtherSignatures = (signatures?.changes ?? 0) > 0;
  return (
    <Stack asChild gap="small">
      <output>
        {changed > 0 && (
          <Text weight="strong">
            {plural(changed, {
              one: `# part differs from version ${number}.`,
              other: `# parts differ from version ${number}.`,
            })}
          </Text>
        )}
        {isSame && (
          <Notice tone="success">
            <strong>{t`No differences.`}</strong> {t`This file says the same as version ${number}.`}{' '}
            {hasOtherSignatures && t`Only the part with the signatures differs. It changes when somebody signs.`}
          </Notice>
        )}
        {shared < leastShared && (
          <Notice tone="warning">
            {t`Nearly nothing in this file is in version ${number}. It may be another document: look at its name.`}
          </Notice>
        )}
        {origin && (
          <Notice
            tone="info"
            action={
              <Button tone="secondary" size="small" onClick={() => void onCompare(origin)}>
                {t`Compare it with version ${origin.number}`}
              </Button>
            }
          >
            {t`This file names the fingerprint of version ${origin.number}, so it was probably made from that.`}
          </Notice>
        )}
        {isReordered && <Notice>{t`In this file some clauses are in another order than in version ${number}.`}</Notice>}
        {isTracked && (
          <Notice>{t`Changes were tracked in this file. We read it as if you had accepted all of them.`}</Notice>
        )}
        {hasPictures && (
          <Notice>{t`This file has pictures or embedded objects. They are not compared: look at them in Word.`}</Notice>
        )}
      </output>
    </Stack>
  );
}
