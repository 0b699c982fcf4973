import { useLingui } from '@lingui/react/macro';
import { type ComparedClause, foldUnchanged } from '@mediation/agreement';
import type { AgreementVersion } from '@mediation/api-client';
import { Badge, Columns, Comparison as Parts } from '@mediation/ui';
import { FileText } from 'lucide-react';
import { ChangedClause } from '../changed-clause.tsx';
import { ChangedList } from '../changed-list.tsx';
import { VersionHead } from '../version-head.tsx';
import { OtherSignatures } from './other-signatures.tsx';
import { SameParts } from './same-parts.tsx';
import type { WordFile } from './use-word-file.ts';

export interface FileChangesProps {
  read: WordFile;
  version: AgreementVersion;
  newest: boolean;
  isPair: boolean;
}

/** What differs between a version and a Word file, part by part. */
export function FileChanges({ read: { file, parts, signatures }, version, newest, isPair }: FileChangesProps) {
  const { t } = useLingui();
  /** What stands before the clauses has no heading. */
  const named = parts.map((part): ComparedClause => {
    const { before, now } = part;
    const title = t`Title page`;
    return {
      ...part,
      before: before && { ...before, heading: before.heading || title },
      now: now && { ...now, heading: now.heading || title },
    };
  });
  return (
    <Columns
      aside={
        <ChangedList
          title={t`What differs`}
          clauses={named.filter(({ changes }) => changes > 0)}
          annex={undefined}
          inRecitals={0}
        />
      }
    >
      <Parts.Root
        heads={
          <>
            <VersionHead version={version} newest={newest} />
            <Parts.Head name={file.name} badge={<Badge icon={<FileText />}>{t`Word file`}</Badge>}>
              {t`Read in your browser only.`}
            </Parts.Head>
          </>
        }
      >
        {foldUnchanged(named).map((group) =>
          group.isChanged ? (
            group.clauses.map((part) => (
              <ChangedClause
                key={part.id}
                caseId={version.case_id}
                clause={part}
                isPair={isPair}
                names={[t`Version ${version.number}`, t`Word file`]}
                discussion={undefined}
                isInForce={false}
              />
            ))
          ) : (
            <SameParts key={group.clauses[0]?.id} parts={group.clauses} />
          ),
        )}
        {signatures && signatures.changes > 0 && <OtherSignatures part={signatures} />}
      </Parts.Root>
    </Columns>
  );
}
