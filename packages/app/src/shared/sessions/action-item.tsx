import { useLingui } from '@lingui/react/macro';
import { Badge, Checkbox, Row, Text, VisuallyHidden } from '@mediation/ui';
import { Circle, CircleCheck, Clock } from 'lucide-react';
import { dueText } from '../../words/times/due-text.ts';
import { longDate } from '../../words/times/relative-time.ts';
import { isLate, type PlacedAction } from './next-actions.ts';
import { useTick } from './use-tick.ts';

export interface ActionItemProps extends PlacedAction {
  /** Whether the reader may say that it is done. */
  mayTick: boolean;
  /** Who does it, where the list is of several people. */
  who?: string | undefined;
}

/** A next action: its owner ticks it, others see whether it is done. */
export function ActionItem({ mayTick, who, ...placed }: ActionItemProps) {
  const { t } = useLingui();
  const { isDone, tick, problem } = useTick(placed);
  const { action } = placed;
  const label = (
    <>
      {action.text} {isLate(action) && <Badge tone="warning" icon={<Clock />}>{t`Late`}</Badge>}
    </>
  );
  const day = isDone ? doneText() : action.due_on && dueText(action.due_on);
  const hint = [who, day].filter(Boolean).join(' · ');
  if (!mayTick)
    return (
      <Row asChild align="start">
        <li>
          {isDone ? <CircleCheck /> : <Circle />}
          <span>
            {label}
            <VisuallyHidden>, {isDone ? t`done` : t`open`}</VisuallyHidden>
            <Text size="small" tone="soft">
              {hint}
            </Text>
          </span>
        </li>
      </Row>
    );
  return (
    <li>
      <Checkbox
        label={label}
        hint={hint}
        checked={isDone}
        onCheckedChange={(next) => void tick(next)}
        {...(problem !== null && { error: problem })}
      />
    </li>
  );

  function doneText() {
    return action.done_on === undefined ? t`Done` : t`Done on ${longDate(new Date(`${action.done_on}T12:00`))}`;
  }
}
