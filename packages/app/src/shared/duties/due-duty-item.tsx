import { useLingui } from '@lingui/react/macro';
import type { DueDuty, Participant } from '@mediation/api-client';
import { Badge, Checkbox, Row, Text, VisuallyHidden } from '@mediation/ui';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { agreementPaths } from '../../agreement-paths.ts';
import { dueText, today } from '../../words/times/due-text.ts';
import { firstName, listOf, sideNames } from '../../words/names/people-names.ts';
import { dutyOwner, dutyRhythms } from './duty-words.ts';
import { useDutyMark } from './use-duty-mark.ts';

export interface DueDutyItemProps {
  caseId: string;
  duty: DueDuty;
  /** The people of the case. */
  people: readonly Participant[];
  /** The reader’s own participant in the case. */
  me: Participant | undefined;
}

/** Something to do from a signed clause: a party ticks their own part, others see who has done theirs. */
export function DueDutyItem({ caseId, duty, people, me }: DueDutyItemProps) {
  const { t, i18n } = useLingui();
  const { isDone, mark, problem } = useDutyMark(caseId, duty, me);
  const { due_on, who, what, heading, clause_number: number, document, kind, repeats, marks } = duty;
  const nameOf = (participantId: string) =>
    participantId === me?.id ? t`you` : firstName(people.find(({ id }) => id === participantId)?.name ?? '');
  const done = listOf(marks.map(({ participant_id }) => nameOf(participant_id)));
  const isWhole = marks.length >= (who === 'both' ? 2 : 1);
  const hint = [
    ...(repeats === 'none' ? [] : [`${i18n._(dutyRhythms[repeats])}.`]),
    ...(isWhole ? [] : [dueText(due_on)]),
    ...(done === '' ? [] : [t`Done by ${done}.`]),
    t`Clause ${number}, ${heading}`,
  ].join(' ');
  const isReviewDue = me?.role === 'mediator' && kind === 'review' && !isWhole && due_on <= today();
  if (me?.role === 'divorcee' && (who === 'both' || who === me.side))
    return (
      <li>
        <Checkbox
          label={who === 'both' ? t`${what} (both of you)` : what}
          hint={hint}
          checked={isDone}
          onCheckedChange={(next) => void mark(next)}
          {...(problem !== null && { error: problem })}
        />
      </li>
    );
  return (
    <Row asChild align="start">
      <li>
        {isWhole ? <CircleCheck /> : <Circle />}
        <span>
          {dutyOwner(who, sideNames(people))}: {what} {isReviewDue && <Badge tone="info">{t`Review due`}</Badge>}
          <VisuallyHidden>, {isWhole ? t`done` : t`open`}</VisuallyHidden>
          <Text size="small" tone="soft">
            {hint}
          </Text>
          {isReviewDue && (
            <Text size="small">
              <Link
                to={{ pathname: agreementPaths.home(caseId), search: `?document=${document}&clause=${duty.clause_id}` }}
              >
                {t`Open clause ${number}`}
              </Link>
            </Text>
          )}
        </span>
      </li>
    </Row>
  );
}
