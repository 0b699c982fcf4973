import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { makeEarlier, makeLonger, makeWin, type NumberedRule, type Problem, rulesOf } from '@mediation/agreement';
import type { ParentingSchedule } from '@mediation/api-client';
import { Button, Grid, NightProblem, Stack, Text } from '@mediation/ui';
import { useEffect, useRef, useState } from 'react';
import { type CarerNames, nightSign } from './carers.ts';
import { ruleTitle } from './rules/describe-rule.ts';
import { dateOf, weekdayAndDate } from './rules/plan-day.ts';

export interface ProblemListProps {
  schedule: ParentingSchedule;
  problems: readonly Problem[];
  names: CarerNames;
  onChange: (schedule: ParentingSchedule) => void;
  /** Adds a rule for the nights of a gap. */
  onAdd: (gap: Problem) => void;
}

const most = 4;

/**
 * The nights that have no carer or two, each with the rules that cause it and ways to settle it. After one is settled, a
 * line with the focus says what happened and what is left, because the button that was pressed is gone.
 */
export function ProblemList({ problems, ...props }: ProblemListProps) {
  const { t } = useLingui();
  const [settled, setSettled] = useState<{ words: string }>();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (settled !== undefined) line.current?.focus();
  }, [settled]);
  const count = problems.length;
  const left = count - most;
  if (count === 0 && settled === undefined) return null;
  return (
    <Stack>
      {settled && (
        <Text ref={line} tabIndex={-1}>
          {settled.words}.{' '}
          {t`${plural(count, { 0: 'Every night has one carer.', one: '# problem is left.', other: '# problems are left.' })}`}
        </Text>
      )}
      <Grid column={18} gap="normal">
        {problems.slice(0, most).map((problem) => (
          <ProblemCard
            key={`${problem.from} ${problem.kind}`}
            problem={problem}
            onSettled={(words) => setSettled({ words })}
            {...props}
          />
        ))}
      </Grid>
      {left > 0 && (
        <Text size="small">
          {t`${plural(left, { one: '# more problem comes after these.', other: '# more problems come after these.' })}`}
        </Text>
      )}
    </Stack>
  );
}

function ProblemCard({
  schedule,
  problem,
  names,
  onChange,
  onAdd,
  onSettled,
}: Omit<ProblemListProps, 'problems'> & { problem: Problem; onSettled: (words: string) => void }) {
  const { t } = useLingui();
  const { kind, from, nights, rules, says } = problem;
  const all = rulesOf(schedule);
  const found = all.filter(({ rule }) => rules.includes(rule.id));
  const day = weekdayAndDate(from);
  const more = plural(nights - 1, { one: '# more night', other: '# more nights' });
  const where = nights === 1 ? day : t`${day} and ${more}`;
  const saying = (it: NumberedRule) => {
    const title = ruleTitle(it);
    if (kind === 'clash') return t`${title} says ${names[says[rules.indexOf(it.rule.id)] ?? 'A']}`;
    if (it.rule.from > from) return t`${title} starts on ${dateOf(it.rule.from)}`;
    return it.tier === 'patterns' ? t`${title} pauses in school holidays` : t`${title} ends that day`;
  };
  return (
    <NightProblem
      look={kind}
      sign={nightSign(kind, names)}
      title={kind === 'clash' ? t`${where}: two carers` : t`${where}: no carer`}
      causes={found.map((it) => ({ id: it.rule.id, term: t`Rule ${it.number}`, detail: saying(it) }))}
    >
      {waysFor(problem, found).map((way) => {
        const words = {
          wins: t`Rule ${way.number} wins`,
          longer: t`Rule ${way.number} longer`,
          earlier: t`Rule ${way.number} earlier`,
        }[way.kind];
        return (
          <Button
            key={words}
            size="small"
            tone="secondary"
            onClick={() => {
              onChange(settle(schedule, problem, way));
              onSettled(words);
            }}
          >
            {words}
          </Button>
        );
      })}
      {kind === 'gap' && (
        <Button size="small" tone="secondary" aria-haspopup="dialog" onClick={() => onAdd(problem)}>
          {t`Add rule`}
        </Button>
      )}
    </NightProblem>
  );
}

interface Way {
  kind: 'wins' | 'longer' | 'earlier';
  number: number;
  id: string;
}

/** What can settle a problem: a winner, or a neighbor of the gap that grows. Patterns only begin earlier, and have no winner. */
function waysFor({ kind, from, after, before }: Problem, rules: readonly NumberedRule[]): Way[] {
  return rules.flatMap(({ number, tier, rule }): Way[] => {
    const { id } = rule;
    if (kind === 'clash') return tier === 'patterns' ? [] : [{ kind: 'wins', number, id }];
    if (id === before && tier !== 'patterns') return [{ kind: 'longer', number, id }];
    return id === after && rule.from > from ? [{ kind: 'earlier', number, id }] : [];
  });
}

function settle(schedule: ParentingSchedule, problem: Problem, { kind, id }: Way): ParentingSchedule {
  if (kind === 'wins') return makeWin(schedule, id, problem.rules);
  return kind === 'longer' ? makeLonger(schedule, problem) : makeEarlier(schedule, problem);
}
