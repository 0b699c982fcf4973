import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComparedClause } from '@mediation/agreement';
import { ClauseNumber, Comparison, Heading } from '@mediation/ui';

/** Parts of a file without a change in one line, which opens. */
export function SameParts({ parts }: { parts: readonly ComparedClause[] }) {
  const { t } = useLingui();
  return (
    <Comparison.Same
      line={plural(parts.length, { one: '# part is the same in both.', other: '# parts are the same in both.' })}
      showLabel={parts.length === 1 ? t`Show it` : t`Show them`}
      hideLabel={parts.length === 1 ? t`Hide it` : t`Hide them`}
    >
      {parts.map(({ id, number, now }) => (
        <Comparison.Side key={id}>
          <Heading level={3}>
            {number !== undefined && <ClauseNumber>{number}</ClauseNumber>} {now?.heading}
          </Heading>
          <Comparison.Words>{now?.text}</Comparison.Words>
        </Comparison.Side>
      ))}
    </Comparison.Same>
  );
}
