import { useLingui } from '@lingui/react/macro';
import type { ComparedClause } from '@mediation/agreement';
import { ClauseNumber, Comparison, Heading } from '@mediation/ui';
import { DutyList } from '../../../shared/duties/duty-list.tsx';
import { listOf } from '../../../words/names/people-names.ts';

/** Clauses without a change in one line, which opens. */
export function SameClauses({ caseId, clauses }: { caseId: string; clauses: readonly ComparedClause[] }) {
  const { t } = useLingui();
  const [first, last] = [clauses[0]?.number ?? 0, clauses.at(-1)?.number ?? 0];
  const numbers = listOf(clauses.map(({ number }) => String(number)));
  const line =
    clauses.length === 1
      ? t`Clause ${first} is the same in both versions.`
      : clauses.length === 2
        ? t`Clauses ${numbers} are the same in both versions.`
        : t`Clauses ${first} to ${last} are the same in both versions.`;
  return (
    <Comparison.Same
      line={line}
      showLabel={clauses.length === 1 ? t`Show it` : t`Show them`}
      hideLabel={clauses.length === 1 ? t`Hide it` : t`Hide them`}
    >
      {clauses.map(({ id, number, now }) => (
        <Comparison.Side key={id}>
          <Heading level={3}>
            <ClauseNumber>{number}</ClauseNumber> {now?.heading}
          </Heading>
          <Comparison.Words>{now?.text}</Comparison.Words>
          <DutyList caseId={caseId} duties={now?.duties ?? []} />
        </Comparison.Side>
      ))}
    </Comparison.Same>
  );
}
