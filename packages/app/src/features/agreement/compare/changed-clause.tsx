import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComparedClause } from '@mediation/agreement';
import { Badge, Comparison, PhoneOnly, VisuallyHidden, WideOnly } from '@mediation/ui';
import type { Discussion } from '../comments/use-discussion.ts';
import { stateNames } from '../drafting/editor/clause-states.tsx';
import { NotAgreed } from '../not-agreed.tsx';
import { ChangedDuties } from './changed-duties.tsx';
import { ChangedEstimate } from './changed-estimate.tsx';
import { ChangedText } from './changed-text.tsx';
import { LawyerComments } from './lawyer-comments.tsx';

export interface ChangedClauseProps {
  caseId: string;
  clause: ComparedClause;
  /** Both texts beside each other, on wide screens, or one text with both. */
  isPair: boolean;
  /** What the two are called: "Version 1", "Version 2". */
  names: readonly [string, string];
  discussion: Discussion | undefined;
  /** Whether both parties signed the later one. */
  isInForce: boolean;
}

/** A clause that differs, with the comments of both lawyers below it. */
export function ChangedClause({
  caseId,
  clause,
  isPair,
  names: [old, fresh],
  discussion,
  isInForce,
}: ChangedClauseProps) {
  const { t, i18n } = useLingui();
  const { id, number, before, now, runs, changes } = clause;
  const title = now?.heading ?? before?.heading;
  const isRenamed = before && now && before.heading !== now.heading;
  const side = (name: string, left: 'in' | 'out') => (
    <Comparison.Side asChild look="words">
      <p>
        <VisuallyHidden>{name}: </VisuallyHidden>
        <ChangedText runs={runs.filter(({ kind }) => kind !== left)} />
      </p>
    </Comparison.Side>
  );
  const one = (
    <Comparison.Side asChild look="words">
      <p>
        <ChangedText runs={runs} />
      </p>
    </Comparison.Side>
  );
  return (
    <Comparison.Item
      id={`changed-${id}`}
      number={number}
      title={title}
      badges={
        <>
          <Badge>
            {before === undefined
              ? t`New clause`
              : now === undefined
                ? t`Taken out`
                : plural(changes, { one: '# change', other: '# changes' })}
          </Badge>
          {now && <NotAgreed state={now.state} isInForce={isInForce} />}
        </>
      }
    >
      {isRenamed && (
        <Comparison.Side asChild look="title">
          <p>
            <ChangedText
              runs={[
                { kind: 'out', words: before.heading },
                { kind: 'same', words: ' ' },
                { kind: 'in', words: now.heading },
              ]}
            />
          </p>
        </Comparison.Side>
      )}
      {isPair && (
        <WideOnly>
          <Comparison.Pair>
            {side(old, 'in')}
            {side(fresh, 'out')}
          </Comparison.Pair>
        </WideOnly>
      )}
      {isPair ? <PhoneOnly>{one}</PhoneOnly> : one}
      {clause.isStateChanged && before && now && (
        <Comparison.Side asChild>
          <p>
            {t`State:`}{' '}
            <ChangedText
              runs={[
                { kind: 'out', words: `${i18n._(stateNames[before.state])} ` },
                { kind: 'in', words: i18n._(stateNames[now.state]) },
              ]}
            />
          </p>
        </Comparison.Side>
      )}
      {clause.plain.length > 0 && (
        <Comparison.Side asChild look="words">
          <p>
            {t`In plain words:`} <ChangedText runs={clause.plain} />
          </p>
        </Comparison.Side>
      )}
      <ChangedEstimate change={clause.estimate} />
      <ChangedDuties caseId={caseId} duties={clause.duties} />
      {discussion && <LawyerComments discussion={discussion} clauseId={id} />}
    </Comparison.Item>
  );
}
