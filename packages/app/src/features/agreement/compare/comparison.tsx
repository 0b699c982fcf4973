import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { compareVersions, foldUnchanged, type WrittenClause } from '@mediation/agreement';
import type { AgreementVersion } from '@mediation/api-client';
import { Columns, Comparison as Parts, PageHeader, Row, Stack } from '@mediation/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { agreementPaths } from '../../../agreement-paths.ts';
import { BackLink } from '../../../shared/layout/back-link.tsx';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { listOf } from '../../../words/names/people-names.ts';
import { agreementNames } from '../../../words/names/agreement-names.ts';
import type { useDiscussion } from '../comments/use-discussion.ts';
import { documentSearch } from '../use-document.ts';
import { ChangedAnnex, recitalsId } from './changed-annex.tsx';
import { ChangedClause } from './changed-clause.tsx';
import { ChangedList } from './changed-list.tsx';
import { recitalChanges } from './recital-changes.ts';
import { SameClauses } from './same-clauses.tsx';
import { useAnnexChanges, type WithAnnex } from './use-annex-changes.ts';
import { ViewChoice } from './view-choice.tsx';
import { WordFileLink } from './word-file-link.tsx';

export interface ComparisonProps {
  title: string;
  before: AgreementVersion;
  now: WithAnnex & Pick<AgreementVersion, 'recitals'> & { clauses: readonly WrittenClause[]; is_in_force?: boolean };
  /** The later released one of the two. */
  released: AgreementVersion;
  /** What the two are called: "Version 1", "Version 2". */
  names: readonly [string, string];
  /** What is said above each of the two. */
  heads: ReactNode;
  /** What is said about the earlier one. */
  said: ReturnType<typeof useDiscussion>;
  /** The cards below the list of changed clauses. */
  aside: ReactNode;
}

/** The changed clauses of two texts of a document and what changed in the annex, with what lawyers said about the earlier one. */
export function Comparison({ title, before, now, released, names, heads, said, aside }: ComparisonProps) {
  const { t, i18n } = useLingui();
  const [isPair, setPair] = useState(true);
  const clauses = useMemo(() => compareVersions(before, now), [before, now]);
  const { case_id: caseId, document } = before;
  const annex = useAnnexChanges(caseId, before, now);
  const inAnnex = annex
    ? plural(annex.changes.length, { one: '# change in the annex.', other: '# changes in the annex.' })
    : t`The annex is the same.`;
  const recitals = recitalChanges(before.recitals, now.recitals);
  const hasAnnex = [before, now].some(({ schedule, statement }) => schedule ?? statement);
  const changed = clauses.filter(({ changes }) => changes > 0);
  const added = changed.filter((it) => it.before === undefined).length;
  const removed = changed.filter((it) => it.now === undefined).length;
  const count = listOf(
    [
      {
        many: changed.length - added - removed,
        words: (many: number) => plural(many, { one: '# clause changed', other: '# clauses changed' }),
      },
      { many: added, words: (many: number) => plural(many, { one: '# new', other: '# new' }) },
      { many: removed, words: (many: number) => plural(many, { one: '# taken out', other: '# taken out' }) },
    ].flatMap(({ many, words }, at) => (many > 0 || (at === 0 && changed.length === 0) ? [words(many)] : [])),
  );
  return (
    <Stack gap="grid">
      <PageHeader
        title={title}
        back={
          <BackLink to={`${agreementPaths.home(caseId)}${documentSearch(document).search}`}>{t`Agreement`}</BackLink>
        }
        lead={[
          t`${i18n._(agreementNames[document])}. ${count}, ${clauses.length - changed.length} the same.`,
          ...(hasAnnex ? [inAnnex] : []),
          ...(recitals.length > 0
            ? [plural(recitals.length, { one: '# change in the recitals.', other: '# changes in the recitals.' })]
            : []),
        ].join(' ')}
        action={
          <Row gap="small" wrap>
            <ViewChoice isPair={isPair} onChange={setPair} />
            <WordFileLink version={released} />
          </Row>
        }
      />
      <Columns
        aside={
          <Stack gap="grid">
            <ChangedList clauses={changed} annex={annex} inRecitals={recitals.length} />
            {aside}
          </Stack>
        }
      >
        <Parts.Root heads={heads}>
          {said.error && said.data === undefined && (
            <LoadFailed
              error={said.error}
              fallback={t`Failed to load the comments`}
              onRetry={said.refetch}
              isRetrying={said.isFetching}
            />
          )}
          {recitals.length > 0 && <ChangedAnnex id={recitalsId} title={t`Recitals`} changes={recitals} years={[]} />}
          {foldUnchanged(clauses).map((group) =>
            group.isChanged ? (
              group.clauses.map((clause) => (
                <ChangedClause
                  key={clause.id}
                  caseId={caseId}
                  clause={clause}
                  isPair={isPair}
                  names={names}
                  discussion={said.data}
                  isInForce={now.is_in_force ?? false}
                />
              ))
            ) : (
              <SameClauses key={group.clauses[0]?.id} caseId={caseId} clauses={group.clauses} />
            ),
          )}
          {annex && <ChangedAnnex {...annex} />}
        </Parts.Root>
      </Columns>
    </Stack>
  );
}
