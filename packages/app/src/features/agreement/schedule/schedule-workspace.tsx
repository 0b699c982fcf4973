import { useLingui } from '@lingui/react/macro';
import { type NumberedRule, type Problem, rulesOf } from '@mediation/agreement';
import type { Case, SchoolHoliday } from '@mediation/api-client';
import { AudienceLine, Button, EmptyState, SegmentedControl, Stack, VisuallyHidden } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CarerNames } from './carers.ts';
import { ScheduleHandoverCard } from './handovers/schedule-handover-card.tsx';
import { HolidayDialog } from './holidays/holiday-dialog.tsx';
import { ImportDialog } from './holidays/import-dialog.tsx';
import { ProblemList } from './problem-list.tsx';
import { RemoveHolidaysDialog } from './holidays/remove-holidays-dialog.tsx';
import { RuleDialog } from './rules/rule-dialog.tsx';
import { RulesCard } from './rules/rules-card.tsx';
import { SaveProblem } from './save-line.tsx';
import { ScheduleHead } from './schedule-head.tsx';
import { ScheduleMonths } from './calendar/schedule-months.tsx';
import * as styles from './schedule.css.ts';
import { SchoolHolidaysCard } from './holidays/school-holidays-card.tsx';
import { ScheduleTotalsCard } from './schedule-totals-card.tsx';
import { useCompiled } from './use-compiled.ts';
import { type Draft, useDraftSchedule } from './use-draft-schedule.ts';

export interface ScheduleWorkspaceProps {
  mediationCase: Pick<Case, 'id'>;
  read: Draft;
  names: CarerNames;
}

type Part = 'agenda' | 'rules' | 'totals';
type Dialog =
  | { kind: 'rule'; rule?: NumberedRule; gap?: Problem }
  | { kind: 'holiday'; holiday: SchoolHoliday }
  | { kind: 'import' | 'clear' }
  | undefined;

/** The rules of a schedule beside the nights that they make, with all that is not settled on top. */
export function ScheduleWorkspace({ mediationCase, read, names }: ScheduleWorkspaceProps) {
  const { t } = useLingui();
  const { id: caseId } = mediationCase;
  const { schedule, state, refused, change, retry, resolve } = useDraftSchedule(caseId, read);
  const { compiled, months, move, numbers } = useCompiled(schedule);
  const [part, setPart] = useState<Part>('agenda');
  const [dialog, setDialog] = useState<Dialog>();
  const shown = (it: Part) => (part === it ? '' : styles.away);
  const isEmpty = rulesOf(schedule).length === 0;
  const edit = { schedule, names, onChange: change };
  const open = useRef<HTMLElement>(null);
  // The button that was pressed goes away with its problem.
  const focusOpen = () => open.current?.focus();
  const settle: typeof change = (next) => {
    change(next);
    focusOpen();
  };
  const close = () => setDialog(undefined);
  const holidays = useRef<HTMLElement>(null);
  const ofHolidays = { schedule, onChange: change, onClose: close, focusInstead: () => holidays.current?.focus() };
  const addRule = () => setDialog({ kind: 'rule' });
  return (
    <Stack gap="grid">
      <ScheduleHead caseId={caseId} schedule={schedule} names={names} state={state} />
      <AudienceLine icon={<Lock />}>
        {t`Draft for the Parenting Plan. Only the mediators of this case can read it until you release a version.`}
      </AudienceLine>
      <SaveProblem state={state} schedule={schedule} refused={refused} onRetry={retry} onResolve={resolve} />
      <div className={styles.phoneTabs}>
        <SegmentedControl.Root block label={t`Show`} value={part} onValueChange={(it) => setPart(it as Part)}>
          <SegmentedControl.Item value="agenda">{t`Nights`}</SegmentedControl.Item>
          <SegmentedControl.Item value="rules">{t`Rules`}</SegmentedControl.Item>
          <SegmentedControl.Item value="totals">{t`Totals`}</SegmentedControl.Item>
        </SegmentedControl.Root>
      </div>
      <div className={styles.page}>
        <div className={`${styles.rules} ${shown('rules')}`}>
          <Stack gap="grid">
            <RulesCard
              schedule={schedule}
              names={names}
              onAdd={addRule}
              onEdit={(rule) => setDialog({ kind: 'rule', rule })}
            />
            <ScheduleHandoverCard schedule={schedule} onChange={change} />
            <SchoolHolidaysCard
              ref={holidays}
              schedule={schedule}
              onChange={change}
              onImport={() => setDialog({ kind: 'import' })}
              onEdit={(holiday) => setDialog({ kind: 'holiday', holiday })}
              onRemoveAll={() => setDialog({ kind: 'clear' })}
            />
          </Stack>
        </div>
        {isEmpty ? (
          <EmptyState title={t`No rules yet`} action={<Button onClick={addRule}>{t`Add the first rule`}</Button>}>
            {t`Start with the regular pattern. The nights appear here.`}
          </EmptyState>
        ) : (
          <Stack gap="grid">
            <section ref={open} aria-label={t`Nights to settle`} tabIndex={-1} className={styles.open}>
              <ProblemList
                problems={compiled.problems}
                {...edit}
                onChange={settle}
                onAdd={(gap) => setDialog({ kind: 'rule', gap })}
              />
              {compiled.problems.length === 0 && <VisuallyHidden>{t`Every night has one carer.`}</VisuallyHidden>}
            </section>
            <div className={shown('agenda')}>
              <ScheduleMonths compiled={compiled} months={months} onMove={move} names={names} numbers={numbers} />
            </div>
            <div className={shown('totals')}>
              <ScheduleTotalsCard compiled={compiled} months={months} names={names} />
            </div>
          </Stack>
        )}
      </div>
      {dialog?.kind === 'rule' && (
        <RuleDialog rule={dialog.rule} gap={dialog.gap} {...edit} onClose={close} focusInstead={focusOpen} />
      )}
      {dialog?.kind === 'import' && <ImportDialog {...edit} onClose={close} />}
      {dialog?.kind === 'holiday' && <HolidayDialog holiday={dialog.holiday} {...ofHolidays} />}
      {dialog?.kind === 'clear' && <RemoveHolidaysDialog {...ofHolidays} />}
    </Stack>
  );
}
