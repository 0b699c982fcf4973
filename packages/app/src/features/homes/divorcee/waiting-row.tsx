import { useLingui } from '@lingui/react/macro';
import type { DueDuty, Participant } from '@mediation/api-client';
import { Badge, Checkbox, List, Stack, Text } from '@mediation/ui';
import {
  ArrowLeftRight,
  CalendarClock,
  ChevronRight,
  CircleHelp,
  Clock,
  FileText,
  type LucideIcon,
  PenLine,
  Sparkles,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { actionPlace } from '../../../shared/cases/actions/action-place.ts';
import type { PendingAction } from '../../../shared/cases/actions/pending-actions.ts';
import { useDutyMark } from '../../../shared/duties/use-duty-mark.ts';
import type { PlacedAction } from '../../../shared/sessions/next-actions.ts';
import { useTick } from '../../../shared/sessions/use-tick.ts';
import { dueText } from '../../../words/times/due-text.ts';
import { moment } from '../../../words/times/relative-time.ts';
import { lastDay, type WaitingAction } from './waiting-actions.ts';

export interface WaitingRowProps {
  caseId: string;
  row: WaitingAction;
  text: string;
  me: Participant | undefined;
  /** The session whose times wait for an answer. */
  sessionId: string | undefined;
  /** Called with a tick at once, and again if it could not be saved. */
  onTick: (isDone: boolean) => void;
}

/** One thing that waits for a party: done in place where a tick does it, else one tap away. */
export function WaitingRow({ caseId, row, me, sessionId, text, onTick }: WaitingRowProps) {
  const { t } = useLingui();
  const { action, isLate, isLater } = row;
  const late = isLate && <Badge tone="warning" icon={<Clock />}>{t`Late`}</Badge>;
  if (action.agreed) return <AgreedRow agreed={action.agreed} {...{ late, onTick }} />;
  if (action.duty) return <DutyRow duty={action.duty} {...{ caseId, me, late, onTick }} />;
  const Icon = icons[action.what] ?? FileText;
  const to = actionPlace(action, caseId, sessionId);
  const day = lastDay(action);
  const hint = action.version
    ? action.version.is_paused
      ? t`Paused until your mediator has spoken with you.`
      : isLater
        ? t`You can sign from ${moment(action.version.signable_at)}.`
        : undefined
    : day && dueText(day);
  const words = (
    <Stack gap="tiny">
      <span>
        {text} {late}
      </span>
      {hint && (
        <Text asChild size="small" tone="soft">
          <span>{hint}</span>
        </Text>
      )}
    </Stack>
  );
  if (to === undefined) return <List.Row icon={<Icon />}>{words}</List.Row>;
  return (
    <List.Row asChild icon={<Icon />} end={<ChevronRight />}>
      <Link to={to}>{words}</Link>
    </List.Row>
  );
}

interface AgreedRowProps extends Pick<TickRowProps, 'late' | 'onTick'> {
  agreed: PlacedAction;
}

function AgreedRow({ agreed, ...props }: AgreedRowProps) {
  const { isDone, tick, problem } = useTick(agreed);
  const { text, due_on } = agreed.action;
  return <TickRow text={text} hint={due_on && dueText(due_on)} {...{ isDone, tick, problem }} {...props} />;
}

interface DutyRowProps extends Pick<WaitingRowProps, 'caseId' | 'me'>, Pick<TickRowProps, 'late' | 'onTick'> {
  duty: DueDuty;
}

function DutyRow({ caseId, duty, me, ...props }: DutyRowProps) {
  const { t } = useLingui();
  const { isDone, mark, problem } = useDutyMark(caseId, duty, me);
  const { what, due_on, who, clause_number: number, heading } = duty;
  return (
    <TickRow
      text={who === 'both' ? t`${what} (both of you)` : what}
      hint={`${dueText(due_on)} ${t`Clause ${number}, ${heading}`}`}
      tick={mark}
      {...{ isDone, problem }}
      {...props}
    />
  );
}

interface TickRowProps extends Pick<WaitingRowProps, 'onTick'> {
  text: string;
  hint: string | undefined;
  late: ReactNode;
  isDone: boolean;
  /** Saves a tick, and says whether it was saved. */
  tick: (isDone: boolean) => Promise<boolean>;
  problem: string | null;
}

function TickRow({ text, hint, late, isDone, tick, problem, onTick }: TickRowProps) {
  const { t } = useLingui();
  const change = async (next: boolean) => {
    onTick(next);
    if (!(await tick(next))) onTick(!next);
  };
  return (
    <List.Row>
      <Checkbox
        label={text}
        hint={
          isDone ? (
            t`Done by you.`
          ) : (
            <>
              {late} {hint}
            </>
          )
        }
        checked={isDone}
        onCheckedChange={(next) => void change(next)}
        {...(problem !== null && { error: problem })}
      />
    </List.Row>
  );
}

const icons: Partial<Record<PendingAction['what'], LucideIcon>> = {
  times: CalendarClock,
  proposals: ArrowLeftRight,
  refused: ArrowLeftRight,
  reality_checks: CircleHelp,
  questions: CircleHelp,
  signatures_in: PenLine,
  terms: PenLine,
  ai_consent: Sparkles,
};
